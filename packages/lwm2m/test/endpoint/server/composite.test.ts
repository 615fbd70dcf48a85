import { expect } from 'chai';
import type { CoapReply, CoapRequest } from '@muster/coap';
import { settle, until, VirtualClock } from '@muster/testkit';
import {
  createLwm2mServer,
  encodeValues,
  EncodeError,
  formatPath,
  parsePath,
  PathError,
  type CompositeOperation,
  type OperationAnswer,
  type ServerOptions,
  type ValueRecord,
} from '../../../src/index.ts';
import { CoapDevice } from '../coap-device.ts';
import { collecting, Collector, failureOf, ignored, models, Pair, TestServer } from '../support.ts';

const battery = parsePath('/3/0/9');
const sensor = parsePath('/3303/0/5700');
const paths = [battery, sensor];
const values: ValueRecord[] = [
  { path: battery, value: 87 },
  { path: sensor, value: 1.5 },
];

/** A device of single operations: `refusal` is how it answers the others; undefined: not at all. */
function singleOnly(refusal: string): (request: CoapRequest) => CoapReply {
  return ({ method, path }) => {
    if (method === 'FETCH' || method === 'iPATCH') return { code: refusal as CoapReply['code'] };
    if (method !== 'GET') return { code: path[0] === '3' ? '2.04' : '4.03', payload: Buffer.from('locked') };
    const record = values.find((one) => formatPath(one.path) === `/${path.join('/')}`);
    if (!record) return { code: '4.04' };
    return { code: '2.05', contentFormat: 112, payload: encodeValues(112, record.path, [record], models) };
  };
}

describe('composites of a server', () => {
  let server: TestServer;
  let device: CoapDevice;

  async function open(options: Partial<ServerOptions> = {}): Promise<void> {
    server = await TestServer.open(options);
    device = await CoapDevice.open(server);
  }

  async function close(): Promise<void> {
    await device.close();
    await server.close();
  }

  const reopen = (options: Partial<ServerOptions>): Promise<void> => close().then(() => open(options));

  beforeEach(() => open());
  afterEach(() => close());

  const read = (given = {}, options = {}): Promise<OperationAnswer> =>
    server.server.perform(device.target(given), { type: 'readComposite', paths }, options);
  const write = (given = {}): Promise<OperationAnswer> =>
    server.server.perform(device.target(given), { type: 'writeComposite', records: values });

  it('Read-Composite is a FETCH of the root path', async () => {
    device.answer = () => ({
      code: '2.05',
      contentFormat: 110,
      payload: encodeValues(110, {}, values, models),
    });
    const answer = await read({ rootPath: '/lwm2m' }, { contentFormat: 110 });
    expect(answer).to.deep.equal({ code: '2.05', success: true, contentFormat: 110, records: values });
    expect(device.asked).to.deep.equal(['FETCH /lwm2m accept=110 format=110']);
  });

  it('the format is found as for a Read, and remembered; what the device lists is tried first', async () => {
    device.answer = ({ contentFormat }) =>
      contentFormat === 110
        ? { code: '2.05', contentFormat: 110, payload: encodeValues(110, {}, values, models) }
        : { code: '4.15' };
    expect(await read()).to.include({ success: true });
    expect(await read()).to.include({ success: true });
    expect(device.asked).to.deep.equal([
      'FETCH / accept=112 format=112',
      'FETCH / accept=110 format=110',
      'FETCH / accept=110 format=110',
    ]);
    device.asked.length = 0;
    await read({ contentFormats: [60, 110] });
    expect(device.asked).to.deep.equal(['FETCH / accept=110 format=110']);
  });

  it('Write-Composite is an iPATCH of the root', async () => {
    device.answer = () => ({ code: '2.04' });
    expect(await write({ contentFormats: [11_544] })).to.deep.equal({ code: '2.04', success: true });
    expect(device.asked).to.deep.equal(['iPATCH / format=11544']);
  });

  for (const refusal of ['4.05', '5.01']) {
    it(`a device that answers ${refusal} is asked path by path, and from then on at once`, async () => {
      device.answer = singleOnly(refusal);
      expect(await read()).to.deep.equal({ code: '2.05', success: true, singly: true, records: values });
      expect(await read()).to.include({ success: true, singly: true });
      expect(device.asked).to.deep.equal([
        'FETCH / accept=112 format=112',
        'GET /3/0/9 accept=112',
        'GET /3303/0/5700 accept=112',
        'GET /3/0/9 accept=112',
        'GET /3303/0/5700 accept=112',
      ]);
      const { answer, token } = await server.server.observeComposite(device.target(), paths, ignored);
      expect(answer).to.include({ code: '4.05', success: false });
      expect(token).to.equal(undefined);
      expect(device.asked).to.have.length(5);
    });
  }

  for (const [compositeTimeoutMs, longestMs] of [
    [undefined, 10_000],
    [25_000, 25_000],
  ] as const) {
    it(`a device that never answers FETCH is asked path by path after ${longestMs} ms`, async () => {
      const clock = new VirtualClock();
      await reopen({ clock, ...(compositeTimeoutMs === undefined ? {} : { compositeTimeoutMs }) });
      const answer = singleOnly('4.05');
      device.answer = (request) => (request.method === 'FETCH' ? never() : answer(request));
      const startMs = clock.now();
      const progress = { isOver: false };
      const reading = read().finally(() => (progress.isOver = true));
      await until(() => device.asked.length === 1);
      while (!progress.isOver) {
        if (device.asked.length === 1) await clock.advance(1_000);
        // Datagrams on loopback take real time.
        for (let turn = 0; turn < 20; turn += 1) await settle();
      }
      expect(await reading).to.include({ success: true, singly: true });
      // Without a limit it is the 93 s of a response.
      expect(clock.now() - startMs).to.be.within(longestMs, 60_000);
    });
  }

  it('path by path: missing paths are omitted; a Write ends at the first refusal and names its path', async () => {
    device.answer = singleOnly('5.01');
    const some = { type: 'readComposite', paths: [parsePath('/9/0/1'), sensor] } as const;
    const answer = await server.server.perform(device.target(), some);
    expect(answer).to.deep.include({ success: true, records: [values[1]] });
    const none = { type: 'readComposite', paths: [parsePath('/9/0/1'), {}] } as const;
    expect(await server.server.perform(device.target(), none)).to.include({ code: '4.04', success: false });
    const expected = { code: '4.03', success: false, diagnostic: '/3303/0: locked', singly: true };
    expect(await write()).to.deep.equal(expected);
  });

  it('a device of LwM2M 1.0 is asked path by path at once', async () => {
    device.answer = singleOnly('5.00');
    await read({ lwm2mVersion: '1.0' });
    expect(device.asked[0]).to.match(/^GET/);
  });

  it('without the fallback the answer is what the device says', async () => {
    await reopen({ compositeFallback: false });
    device.answer = singleOnly('4.05');
    expect(await read()).to.deep.equal({ code: '4.05', success: false });
    expect(device.asked).to.have.length(1);
  });

  it('what cannot be asked is refused before anything is sent', async () => {
    const attempts = [
      { type: 'readComposite', paths: [] },
      { type: 'readComposite', paths: [{ objectId: 3, resourceId: 0 }] },
      { type: 'writeComposite', records: [] },
      { type: 'writeComposite', records: [{ path: parsePath('/3/0'), value: 1 }] },
    ] as const;
    const perform = (operation: CompositeOperation, options = {}): Promise<unknown> =>
      failureOf(server.server.perform(device.target(), operation, options));
    for (const operation of attempts) expect(await perform(operation)).to.be.instanceOf(PathError);
    const operation = { type: 'readComposite', paths } as const;
    expect(await perform(operation, { contentFormat: 11_542 })).to.be.instanceOf(EncodeError);
    expect(device.asked).to.deep.equal([]);
  });
});

/** No answer, ever. */
const never = (): Promise<CoapReply> => new Promise(() => undefined);

describe('composite observation, over restarts', () => {
  let pair: Pair;

  beforeEach(async () => {
    pair = await Pair.open();
  });

  afterEach(() => pair.close());

  it('is taken up by a new process, and cancelled by it', async () => {
    const notified = new Collector<ValueRecord[]>();
    const { target, uri, server } = pair.server;
    const begun = await server.observeComposite(target, paths, ignored);
    expect(begun.answer).to.include({ code: '2.05', success: true });
    expect(begun.contentFormat).to.equal(112);
    await server.close();
    const second = await createLwm2mServer({ listen: [uri], models, handlers: pair.server });
    try {
      const { token = '', contentFormat = 0 } = begun;
      second.resumeCompositeObservation(target, paths, token, { contentFormat }, collecting(notified));
      pair.set('/3/0/9', 50);
      const [records] = await notified.take(1);
      expect(records?.map(({ value }) => value)).to.deep.equal([50, 21.5]);
      await second.cancelCompositeObservation(target, paths, token, 'active', { contentFormat });
      pair.set('/3/0/9', 49);
      await second.perform(target, { type: 'read', path: battery });
      expect(notified.all).to.have.length(1);
      expect(pair.client.counters.notifications).to.equal(1);
    } finally {
      await second.close();
    }
  });

  it('one that this process knows nothing of is cancelled by its token', async () => {
    const { server, target } = pair.server;
    const formats = { contentFormat: 110 };
    const { token = '' } = await server.observeComposite(target, paths, ignored, formats);
    for (const how of ['passive', 'passive', 'active'] as const) {
      await server.cancelCompositeObservation(target, paths, token, how, formats);
    }
    pair.client.changed(battery);
    expect(pair.client.counters.notifications).to.equal(0);
  });
});
