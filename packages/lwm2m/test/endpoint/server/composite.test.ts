import { expect } from 'chai';
import type { CoapReply, CoapRequest } from '@muster/coap';
import { VirtualClock } from '@muster/testkit';
import {
  createLwm2mServer,
  decodePaths,
  encodeValues,
  EncodeError,
  formatPath,
  parsePath,
  PathError,
  type OperationAnswer,
  type ServerOptions,
  type ValueRecord,
} from '../../../src/index.ts';
import { CoapDevice } from '../coap-device.ts';
import { Collector, models, Pair, TestServer } from '../support.ts';

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

  beforeEach(() => open());

  afterEach(async () => {
    await device.close();
    await server.close();
  });

  const read = (given = {}, options = {}): Promise<OperationAnswer> =>
    server.server.perform(device.target(given), { type: 'readComposite', paths }, options);
  const write = (given = {}): Promise<OperationAnswer> =>
    server.server.perform(device.target(given), { type: 'writeComposite', records: values });

  it('Read-Composite is a FETCH of the root, with the paths', async () => {
    let asked: string[] = [];
    device.answer = ({ payload, contentFormat }) => {
      asked = decodePaths(contentFormat ?? 0, payload).map(formatPath);
      return { code: '2.05', contentFormat: 112, payload: encodeValues(112, {}, values, models) };
    };
    expect(await read()).to.deep.equal({ code: '2.05', success: true, contentFormat: 112, records: values });
    expect(asked).to.deep.equal(['/3/0/9', '/3303/0/5700']);
    expect(device.asked).to.deep.equal(['FETCH / accept=112 format=112']);
    device.asked.length = 0;
    await read({ rootPath: '/lwm2m' }, { contentFormat: 110 });
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
    expect(await write()).to.deep.equal({ code: '2.04', success: true });
    expect(await write({ contentFormats: [11_544] })).to.deep.equal({ code: '2.04', success: true });
    expect(device.asked).to.deep.equal(['iPATCH / format=112', 'iPATCH / format=11544']);
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
      const handlers = { onNotify: async () => undefined, onEnd: () => undefined };
      const { answer, token } = await server.server.observeComposite(device.target(), paths, handlers);
      expect(answer).to.include({ code: '4.05', success: false });
      expect(token).to.equal(undefined);
      expect(device.asked).to.have.length(5);
    });
  }

  it('a device that never answers FETCH is asked path by path', async () => {
    const clock = new VirtualClock();
    await device.close();
    await server.close();
    await open({ clock });
    const answer = singleOnly('4.05');
    device.answer = (request) => (request.method === 'FETCH' ? never() : answer(request));
    const reading = read();
    const progress = { isOver: false };
    void reading.finally(() => (progress.isOver = true));
    for (let step = 0; step < 200 && !progress.isOver; step += 1) {
      await clock.advance(5_000);
      // Datagrams on loopback take real time.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await reading).to.include({ success: true, singly: true });
  });

  it('path by path: missing paths are omitted; a Write ends at the first refusal and names its path', async () => {
    device.answer = singleOnly('5.01');
    const some = { type: 'readComposite', paths: [parsePath('/9/0/1'), sensor] } as const;
    const answer = await server.server.perform(device.target(), some);
    expect(answer).to.deep.include({ success: true, records: [values[1]] });
    const none = { type: 'readComposite', paths: [parsePath('/9/0/1'), {}] } as const;
    expect(await server.server.perform(device.target(), none)).to.include({ code: '4.04', success: false });
    expect(await write()).to.deep.equal({
      code: '4.03',
      success: false,
      diagnostic: '/3303/0: locked',
      singly: true,
    });
  });

  it('a device of LwM2M 1.0 is asked path by path at once', async () => {
    device.answer = singleOnly('5.00');
    await read({ lwm2mVersion: '1.0' });
    expect(device.asked[0]).to.match(/^GET/);
  });

  it('without the fallback the answer is what the device says', async () => {
    await device.close();
    await server.close();
    await open({ compositeFallback: false });
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
    for (const operation of attempts) {
      const error: unknown = await server.server.perform(device.target(), operation).catch((e: unknown) => e);
      expect(error).to.be.instanceOf(PathError);
    }
    const operation = { type: 'readComposite', paths } as const;
    const error: unknown = await server.server
      .perform(device.target(), operation, { contentFormat: 11_542 })
      .catch((e: unknown) => e);
    expect(error).to.be.instanceOf(EncodeError);
    expect(device.asked).to.deep.equal([]);
  });
});

/** No answer, ever. */
function never(): Promise<CoapReply> {
  return new Promise(() => undefined);
}

describe('composite observation, over restarts', () => {
  it('is taken up by a new process, and cancelled by it', async () => {
    const pair = await Pair.open();
    const first = await TestServer.open();
    await first.close();
    const notified = new Collector<ValueRecord[]>();
    const handlers = {
      onNotify: async (records: ValueRecord[]) => notified.add(records),
      onEnd: () => undefined,
    };
    const { target } = pair.server;
    const port = pair.server.port;
    const begun = await pair.server.server.observeComposite(target, paths, handlers);
    expect(begun.answer).to.include({ code: '2.05', success: true });
    expect(begun.contentFormat).to.equal(112);
    await pair.server.close();
    const second = await createLwm2mServer({
      listen: [`coap://127.0.0.1:${port}`],
      models,
      handlers: pair.server,
    });
    try {
      const formats = { contentFormat: begun.contentFormat ?? 0 };
      second.resumeCompositeObservation(target, paths, begun.token ?? '', formats, handlers);
      pair.tree.set(3, 0, 9, 50);
      pair.client.changed(battery);
      expect(await notified.take(1)).to.deep.equal([
        [
          { path: battery, value: 50 },
          { path: sensor, value: 21.5 },
        ],
      ]);
      await second.cancelCompositeObservation(target, paths, begun.token ?? '', 'active', formats);
      pair.tree.set(3, 0, 9, 49);
      pair.client.changed(battery);
      await second.perform(target, { type: 'read', path: battery });
      expect(notified.all).to.have.length(1);
      expect(pair.client.counters.notifications).to.equal(1);
    } finally {
      await second.close();
      await pair.client.close();
    }
  });

  it('one that this process knows nothing of is cancelled by its token', async () => {
    const pair = await Pair.open();
    const handlers = { onNotify: async () => undefined, onEnd: () => undefined };
    try {
      const { server, target } = pair.server;
      const { token = '' } = await server.observeComposite(target, paths, handlers, { contentFormat: 110 });
      await server.cancelCompositeObservation(target, paths, token, 'passive', { contentFormat: 110 });
      await server.cancelCompositeObservation(target, paths, token, 'passive', { contentFormat: 110 });
      await server.cancelCompositeObservation(target, paths, token, 'active', { contentFormat: 110 });
      pair.client.changed(battery);
      expect(pair.client.counters.notifications).to.equal(0);
    } finally {
      await pair.close();
    }
  });
});
