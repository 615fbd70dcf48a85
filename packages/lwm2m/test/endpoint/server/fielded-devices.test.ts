import { expect } from 'chai';
import type { CoapReply, CoapRequest } from '@muster/coap';
import { settle } from '@muster/testkit';
import {
  encodeValues,
  EncodeError,
  parsePath,
  type DeviceOperation,
  type LearnedFormats,
  type OperationAnswer,
  type ResourceValue,
  type ServerOptions,
  type ValueRecord,
} from '../../../src/index.ts';
import { CoapDevice } from '../coap-device.ts';
import { collecting, Collector, failureOf, ignored, models, TestServer } from '../support.ts';

const instance = parsePath('/3303/0');
const sensor = parsePath('/3303/0/5700');

/** A device that has some formats only, and says so with 4.06 and 4.15. */
function only(...formats: readonly number[]): (request: CoapRequest) => CoapReply {
  return ({ method, accept, contentFormat, path }) => {
    if (method !== 'GET') return { code: formats.includes(contentFormat ?? -1) ? '2.04' : '4.15' };
    const format = accept ?? formats[0] ?? 0;
    if (!formats.includes(format)) return { code: '4.06' };
    const base = parsePath(`/${path.join('/')}`);
    return {
      code: '2.05',
      contentFormat: format,
      payload: encodeValues(format, base, [{ path: sensor, value: 1.5 }], models),
    };
  };
}

describe('devices as they are in the field', () => {
  let server: TestServer;
  let device: CoapDevice;

  const open = async (options: Partial<ServerOptions> = {}): Promise<void> => {
    server = await TestServer.open(options);
    device = await CoapDevice.open(server);
  };
  const close = async (): Promise<void> => {
    await device.close();
    await server.close();
  };
  const reopen = (options: Partial<ServerOptions>): Promise<void> => close().then(() => open(options));

  beforeEach(() => open());
  afterEach(close);

  const perform = (operation: DeviceOperation, given = {}, options = {}): Promise<OperationAnswer> =>
    server.server.perform(device.target(given), operation, options);
  const read = (path = instance, given = {}): Promise<OperationAnswer> =>
    perform({ type: 'read', path }, given);
  const write = (value: ResourceValue = 2): Promise<OperationAnswer> =>
    perform({ type: 'write', path: instance, mode: 'update', records: [{ path: sensor, value }] });

  it('a device that lists no formats is asked until it answers, and that is remembered', async () => {
    device.answer = only(11_542);
    expect(await read()).to.include({ success: true, contentFormat: 11_542 });
    const expected = ['GET /3303/0 accept=112', 'GET /3303/0 accept=110', 'GET /3303/0 accept=11542'];
    expect(device.asked).to.deep.equal(expected);
    device.asked.length = 0;
    await read();
    expect(device.asked).to.deep.equal(['GET /3303/0 accept=11542']);
  });

  it('learned formats are reported, and a later process can use them', async () => {
    const learned: LearnedFormats[] = [];
    await reopen({ onFormatsLearned: (_device, formats) => learned.push(formats) });
    device.answer = only(11_542);
    await read();
    await read();
    expect(learned).to.deep.equal([{ 'read-many': 11_542 }]);
    const [learnedFormats] = learned;
    await reopen({ onFormatsLearned: (_device, formats) => learned.push(formats) });
    device.answer = only(11_542);
    await read(instance, { learnedFormats });
    expect(device.asked).to.deep.equal(['GET /3303/0 accept=11542']);
    // The next firmware supports the requested format, and no longer TLV.
    device.answer = only(112);
    await read(instance, { learnedFormats });
    await read(instance, { learnedFormats });
    const expected = ['GET /3303/0 accept=11542', 'GET /3303/0 accept=112', 'GET /3303/0 accept=112'];
    expect(device.asked.slice(1)).to.deep.equal(expected);
    expect(learned).to.deep.equal([{ 'read-many': 11_542 }, {}]);
  });

  it('a Write finds its format the same way', async () => {
    device.answer = only(110);
    expect(await write()).to.include({ code: '2.04' });
    expect(await write()).to.include({ code: '2.04' });
    const expected = ['POST /3303/0 format=112', 'POST /3303/0 format=110', 'POST /3303/0 format=110'];
    expect(device.asked).to.deep.equal(expected);
  });

  it('requests use the formats that a device lists', async () => {
    device.answer = only(11_542);
    await read(instance, { contentFormats: [60, 11_542] });
    expect(device.asked).to.deep.equal(['GET /3303/0 accept=11542']);
  });

  it('a device that has changed its mind is asked again', async () => {
    device.answer = only(11_542);
    await read();
    device.answer = only(112);
    device.asked.length = 0;
    expect(await read()).to.include({ success: true, contentFormat: 112 });
    expect(device.asked).to.deep.equal(['GET /3303/0 accept=11542', 'GET /3303/0 accept=112']);
  });

  it('a device that knows no Accept is asked without', async () => {
    device.answer = ({ accept }) =>
      accept === undefined
        ? { code: '2.05', contentFormat: 0, payload: Buffer.from('7.5') }
        : { code: '4.02' };
    const answer = await read(sensor);
    expect(answer.records).to.deep.equal([{ path: sensor, value: 7.5 }]);
    device.asked.length = 0;
    await read(sensor);
    expect(device.asked).to.deep.equal(['GET /3303/0/5700']);
  });

  it('a device that has no format at all is 4.06 in the end, after a bounded number of tries', async () => {
    device.answer = () => ({ code: '4.06' });
    expect(await read()).to.include({ code: '4.06', success: false });
    expect(device.asked).to.have.length(4);
  });

  it('a format that is asked for is the only one that is tried', async () => {
    device.answer = only(112);
    const answer = await perform({ type: 'read', path: instance }, {}, { accept: 11_542 });
    expect(answer).to.include({ code: '4.06' });
    expect(device.asked).to.have.length(1);
  });

  it('an answer without a Content-Format is of the one that was asked for', async () => {
    device.answer = ({ accept }) => ({
      code: '2.05',
      payload: encodeValues(accept ?? 0, sensor, [{ path: sensor, value: 3 }], models),
    });
    expect((await read(sensor)).records).to.deep.equal([{ path: sensor, value: 3 }]);
  });

  it('an answer that cannot be read is no success, and says why', async () => {
    device.answer = () => ({ code: '2.05', contentFormat: 11_542, payload: Buffer.from('ff', 'hex') });
    const answer = await read();
    expect(answer).to.include({ code: '2.05', success: false });
    expect(answer.diagnostic).to.match(/^the answer cannot be read: /);
    device.answer = () => ({ code: '2.05', contentFormat: 60_000 });
    expect(await read()).to.include({ success: false });
  });

  it('a device of before LwM2M 1.0 gets the old number of TLV', async () => {
    device.answer = only(1542);
    for (const contentFormats of [[1542], [1542, 1543]]) {
      const answer = await read(instance, { lwm2mVersion: '1.0', contentFormats });
      expect(answer).to.include({ contentFormat: 1542 });
    }
  });

  it('and its text may have another number', async () => {
    device.answer = () => ({ code: '2.05', contentFormat: 1541, payload: Buffer.from('4') });
    expect((await read(sensor)).records).to.deep.equal([{ path: sensor, value: 4 }]);
  });

  it('values that no format carries are refused before anything is sent', async () => {
    expect(await failureOf(write('warm'))).to.be.instanceOf(EncodeError);
    expect(device.asked).to.deep.equal([]);
  });

  it('a Create says the new id in its Location-Path, with or without a root path', async () => {
    device.answer = () => ({ code: '2.01', locationPath: ['lwm2m', '3303', '12'] });
    const answer = await perform({ type: 'create', path: parsePath('/3303'), records: [] });
    expect(answer).to.deep.equal({ code: '2.01', success: true, createdInstanceId: 12 });
  });

  describe('a Create without values', () => {
    const create = (path: string, given = {}): Promise<OperationAnswer> =>
      perform({ type: 'create', path: parsePath(path), records: [] }, given);
    let payloads: string[];

    beforeEach(() => {
      payloads = [];
      device.answer = ({ payload, contentFormat }) => {
        payloads.push(payload.toString('hex'));
        return { code: contentFormat === 11_542 ? '2.01' : '4.00' };
      };
    });

    it('goes out as a TLV instance without resources, and the next write in SenML-CBOR again', async () => {
      expect(await create('/3303/5')).to.deep.equal({ code: '2.01', success: true, createdInstanceId: 5 });
      expect(device.asked).to.deep.equal(['POST /3303 format=11542']);
      // Object instance (type 00), id of 8 bits, length 0: id 5.
      expect(payloads).to.deep.equal(['0005']);
      await create('/3303/300');
      expect(payloads[1]).to.equal('20012c');
      await write();
      expect(device.asked.at(-1)).to.equal('POST /3303/0 format=112');
    });

    it('goes out as no TLV at all when the device chooses the id', async () => {
      expect(await create('/3303')).to.deep.equal({ code: '2.01', success: true });
      expect(device.asked).to.deep.equal(['POST /3303 format=11542']);
      expect(payloads).to.deep.equal(['']);
    });

    it('goes out as an empty map to a device that lists LwM2M CBOR and no TLV', async () => {
      await create('/3303/5', { contentFormats: [110, 112, 11_544] });
      expect(device.asked).to.deep.equal(['POST /3303 format=11544']);
      expect(payloads).to.deep.equal(['a1190ce7a105a0']);
    });

    it('is refused with the remedy, before anything is sent, when the device lists SenML only', async () => {
      const error = await failureOf(create('/3303/5', { contentFormats: [60, 110, 112] }));
      expect(error).to.be.instanceOf(EncodeError);
      expect((error as EncodeError).message).to.contain('give at least one resource a value');
      expect(device.asked).to.deep.equal([]);
    });

    it('says the remedy when the device refuses TLV', async () => {
      device.answer = () => ({ code: '4.15' });
      const answer = await create('/3303/5');
      expect(answer).to.include({ code: '4.15', success: false });
      expect(answer.diagnostic).to.contain('give at least one resource a value');
    });
  });

  it('a malformed Discover is no success', async () => {
    device.answer = () => ({ code: '2.05', contentFormat: 40, payload: Buffer.from('</3/0') });
    const answer = await perform({ type: 'discover', path: parsePath('/3') });
    expect(answer).to.include({ code: '2.05', success: false });
  });

  it('a refusal for now says after how many seconds to ask again, if the device does', async () => {
    for (const code of ['5.03', '4.29'] as const) {
      device.answer = () => ({ code, maxAgeSeconds: 20 });
      expect(await read()).to.deep.equal({ code, success: false, retryAfterSeconds: 20 });
      device.answer = () => ({ code });
      expect(await read()).to.deep.equal({ code, success: false });
    }
    device.answer = () => ({ code: '4.04', maxAgeSeconds: 20 });
    expect(await read()).to.deep.equal({ code: '4.04', success: false });
  });

  it('a diagnostic of any length and bytes is bounded text', async () => {
    device.answer = () => ({ code: '5.00', payload: Buffer.alloc(1000, 0xff) });
    expect((await read()).diagnostic?.length).to.be.at.most(512);
  });

  describe('observation', () => {
    it('a device that answers without Observe gives its value and no token', async () => {
      device.takesObservers = false;
      device.answer = () => ({ code: '2.05', contentFormat: 0, payload: Buffer.from('5') });
      const { answer, token } = await server.server.observe(device.target(), sensor, ignored);
      expect(answer.records).to.deep.equal([{ path: sensor, value: 5 }]);
      expect(token).to.equal(undefined);
    });

    it('finds its format as a Read does', async () => {
      device.answer = only(11_542);
      const { answer, token } = await server.server.observe(device.target(), instance, ignored);
      expect(answer).to.include({ success: true, contentFormat: 11_542 });
      expect(token).to.be.a('string');
    });

    it('an answer that cannot be read ends it', async () => {
      device.answer = () => ({ code: '2.05', contentFormat: 11_542, payload: Buffer.from('ff', 'hex') });
      const { answer, token } = await server.server.observe(device.target(), instance, ignored);
      expect(answer.success).to.equal(false);
      expect(token).to.equal(undefined);
      expect(server.server.counters()).to.include({ observations: 0 });
    });

    it('a notification that cannot be read is acknowledged, counted and told as a warning; the next one counts', async () => {
      device.answer = () => ({ code: '2.05', contentFormat: 0, payload: Buffer.from('1') });
      const notified = new Collector<ValueRecord[]>();
      await server.server.observe(device.target(), sensor, collecting(notified));
      device.observer?.notify(
        { code: '2.05', contentFormat: 0, payload: Buffer.from('warm') },
        { confirmable: true },
      );
      while (server.warnings.length === 0) await settle();
      expect(server.warnings[0]?.message).to.match(/^a notification cannot be read: /);
      device.observer?.notify({ code: '2.05', contentFormat: 0, payload: Buffer.from('2') });
      expect(await notified.take(1)).to.deep.equal([[{ path: sensor, value: 2 }]]);
      expect(server.server.counters()).to.include({ unreadableNotifications: 1, notifications: 2 });
    });
  });

  it('an object list that needs several blocks is one list', async () => {
    const ids = Array.from({ length: 500 }, (_, id) => id);
    await device.register(ids.map((id) => `</3303/${id}>`).join(','));
    expect(server.registers[0]?.objects).to.deep.equal([{ objectId: 3303, instanceIds: ids }]);
  });
});
