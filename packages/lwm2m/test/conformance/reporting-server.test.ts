import { OptionNumber, type Message } from '@muster/coap';
import { optionUint } from '@muster/testkit';
import { expect } from 'chai';
import {
  formatPath,
  parsePath,
  type CompositeOperation,
  type DeviceOperation,
  type DeviceTarget,
  type Lwm2mPath,
  type OperationAnswer,
  type ValueRecord,
} from '../../src/index.ts';
import { RawDevice, readAnswer, type RawAnswer } from '../endpoint/raw-device.ts';
import { collecting, Collector, failureOf, TestServer } from '../endpoint/support.ts';

const { contentFormat, observe } = OptionNumber;
const sensor = parsePath('/3303/0/5700');
const pair = [parsePath('/3/0/9'), sensor];

describe('reporting of the enabler test specification, in bytes, as server', () => {
  let server: TestServer;
  let device: RawDevice;
  let target: DeviceTarget;
  let notified: Collector<ValueRecord[]>;
  let handlers: ReturnType<typeof collecting>;
  let token: string;
  let sequence: number;

  beforeEach(async () => {
    server = await TestServer.open();
    device = await RawDevice.open(server.port);
    const { port } = device.udp;
    const address = { listener: server.uri, address: '127.0.0.1', port, rootPath: '/' };
    target = { ...address, lwm2mVersion: '1.1', contentFormats: [] };
    notified = new Collector();
    handlers = collecting(notified);
    sequence = 1;
  });

  afterEach(async () => {
    await device.close();
    await server.close();
  });

  /** Takes a request of the server and answers it; with Observe where it asks to observe. */
  async function respond(payload: string): Promise<RawAnswer & { observe: number | undefined }> {
    const message = await device.receive();
    token = message.token.toString('hex');
    const asked = optionUint(message, observe);
    const options = { [contentFormat]: 110, ...(asked === 0 ? { [observe]: sequence } : {}) };
    await device.acknowledge(message, '2.05', options, payload);
    return { ...readAnswer(message), observe: asked };
  }

  /** The same in one line. */
  async function answer(payload: string): Promise<string> {
    const request = await respond(payload);
    return `${request.code} observe=${request.observe ?? '-'} ${request.payload}`;
  }

  /** Performs an operation, which is answered 2.04. @returns the request */
  async function changes(operation: DeviceOperation | CompositeOperation, options = {}): Promise<RawAnswer> {
    const performed: Promise<OperationAnswer> = server.server.perform(target, operation, options);
    const request = await device.answer('2.04');
    expect(await performed).to.include({ code: '2.04', success: true });
    return request;
  }

  /** Notifies, and takes what the server says to it. */
  async function notify(payload: string): Promise<Message> {
    sequence += 1;
    const options = { [contentFormat]: 110, [observe]: sequence };
    await device.send({ type: 'CON', id: 5000 + sequence, code: '2.05', token, options, payload });
    return device.receive();
  }

  async function begin(): Promise<string> {
    const observing = server.server.observe(target, sensor, handlers, { accept: 110 });
    expect(await answer('[{"bn":"/3303/0/5700","v":21.5}]')).to.equal('GET observe=0 ');
    const { answer: first, token: given } = await observing;
    expect(first.records).to.deep.equal([{ path: sensor, value: 21.5 }]);
    return given ?? '';
  }

  async function beginComposite(paths: readonly Lwm2mPath[], payload: string): Promise<string> {
    const observing = server.server.observeComposite(target, paths, handlers, { contentFormat: 110 });
    const list = JSON.stringify(paths.map((path) => ({ n: formatPath(path) })));
    expect(await answer(payload)).to.equal(`FETCH observe=0 ${list}`);
    const { answer: first, token: given } = await observing;
    expect(first).to.include({ code: '2.05', success: true });
    return given ?? '';
  }

  const valuesOf = (records: readonly ValueRecord[] | undefined): Record<string, unknown> =>
    Object.fromEntries((records ?? []).map(({ path, value }) => [formatPath(path), value]));
  const both = '[{"n":"/3/0/9","v":87},{"n":"/3303/0/5700","v":21.5}]';

  it('LightweightM2M-1.1-int-301: attributes go out before the Observe, values come in after it', async () => {
    const attributes = { pmin: 5, pmax: 15 };
    const { query } = await changes({ type: 'writeAttributes', path: sensor, attributes });
    expect(query).to.deep.equal(['pmin=5', 'pmax=15']);
    await begin();
    expect(readAnswer(await notify('[{"bn":"/3303/0/5700","v":22}]')).code).to.equal('0.00');
    expect(notified.all).to.deep.equal([[{ path: sensor, value: 22 }]]);
  });

  it('LightweightM2M-1.1-int-302: cancelled with a Reset of the next notification', async () => {
    await server.server.cancelObservation(target, sensor, await begin(), 'passive');
    const { type, messageId } = await notify('[{"bn":"/3303/0/5700","v":22}]');
    expect([type, messageId]).to.deep.equal([3, 5002]);
    expect(notified.all).to.deep.equal([]);
  });

  it('LightweightM2M-1.1-int-303: cancelled with a GET of Observe 1', async () => {
    const cancelling = server.server.cancelObservation(target, sensor, await begin(), 'active');
    expect(await answer('[{"bn":"/3303/0/5700","v":22}]')).to.equal('GET observe=1 ');
    await cancelling;
    expect(notified.all).to.deep.equal([]);
  });

  it('LightweightM2M-1.1-int-304: Observe-Composite', async () => {
    await beginComposite(pair, both);
    await notify('[{"n":"/3/0/9","v":86},{"n":"/3303/0/5700","v":21.5}]');
    expect(valuesOf(notified.all[0])).to.deep.equal({ '/3/0/9': 86, '/3303/0/5700': 21.5 });
  });

  it('LightweightM2M-1.1-int-305: Observe-Composite is cancelled with the same FETCH and Observe 1', async () => {
    const given = await beginComposite(pair, both);
    const formats = { contentFormat: 110 };
    const cancelling = server.server.cancelCompositeObservation(target, pair, given, 'active', formats);
    expect(await answer(both)).to.equal('FETCH observe=1 [{"n":"/3/0/9"},{"n":"/3303/0/5700"}]');
    await cancelling;
    expect((await notify(both)).type).to.equal(3);
  });

  it('LightweightM2M-1.1-int-306: a Send is answered 2.04, and its values are handed on', async () => {
    const options = { [contentFormat]: 110 };
    const answered = await device.ask({ code: 'POST', path: ['dp'], options, payload: both });
    expect(answered).to.include({ code: '2.04' });
    expect(server.sends[0]).to.include({ contentFormat: 110 });
    expect(valuesOf(server.sends[0]?.records)).to.deep.equal({ '/3/0/9': 87, '/3303/0/5700': 21.5 });
  });

  it('LightweightM2M-1.1-int-307: Send is muted with a Write', async () => {
    const path = parsePath('/1/0/23');
    const write = { type: 'write', path, mode: 'replace', records: [{ path, value: true }] } as const;
    expect((await changes(write, { contentFormat: 0 })).payload).to.equal('1');
  });

  it('LightweightM2M-1.1-int-308: a new object instance comes with a notification', async () => {
    await beginComposite([parsePath('/3303')], '[{"n":"/3303/0/5700","v":1}]');
    await notify('[{"n":"/3303/0/5700","v":1},{"n":"/3303/5/5700","v":3}]');
    expect(valuesOf(notified.all[0])).to.deep.equal({ '/3303/0/5700': 1, '/3303/5/5700': 3 });
  });

  it('LightweightM2M-1.1-int-309: one that is deleted is left out, and nothing at all is an empty notification', async () => {
    await beginComposite([parsePath('/3303')], '[{"n":"/3303/0/5700","v":1},{"n":"/3303/1/5700","v":3}]');
    await notify('[{"n":"/3303/0/5700","v":1}]');
    await notify('[]');
    expect(notified.all.map(valuesOf)).to.deep.equal([{ '/3303/0/5700': 1 }, {}]);
  });

  it('LightweightM2M-1.1-int-310: values that a Write-Composite changed come with a notification', async () => {
    await beginComposite(pair, both);
    const records = [{ path: sensor, value: 3 }];
    const request = await changes({ type: 'writeComposite', records }, { contentFormat: 110 });
    expect(request.code).to.equal('iPATCH');
    await notify('[{"n":"/3/0/9","v":87},{"n":"/3303/0/5700","v":3}]');
    expect(valuesOf(notified.all[0])).to.deep.equal({ '/3/0/9': 87, '/3303/0/5700': 3 });
  });

  it('LightweightM2M-1.1-int-311: a Send of earlier values keeps their times', async () => {
    const payload = '[{"bn":"/3303/0/5700","bt":1767225480,"v":20},{"t":60,"v":21}]';
    const options = { [contentFormat]: 110 };
    expect(await device.ask({ code: 'POST', path: ['dp'], options, payload })).to.include({ code: '2.04' });
    expect(server.sends[0]?.records).to.deep.equal([
      { path: sensor, value: 20, timeMs: 1_767_225_480_000 },
      { path: sensor, value: 21, timeMs: 1_767_225_540_000 },
    ]);
  });

  /** Takes the Observe, answers it, and says with which queries it came. */
  const queriesOf = async (): Promise<readonly string[]> =>
    (await respond('[{"bn":"/3303/0/5700","v":21.5}]')).query;

  it('LightweightM2M-1.2-int-312: an Observe that carries attributes, and its end', async () => {
    const options = { accept: 110, attributes: { pmin: 5, pmax: 15 } };
    const observing = server.server.observe(target, sensor, handlers, options);
    expect(await queriesOf()).to.deep.equal(['pmin=5', 'pmax=15']);
    const { token: given = '' } = await observing;
    await notify('[{"bn":"/3303/0/5700","v":22}]');
    expect(notified.all).to.deep.equal([[{ path: sensor, value: 22 }]]);
    const cancelling = server.server.cancelObservation(target, sensor, given, 'active');
    expect(await queriesOf()).to.deep.equal(['pmin=5', 'pmax=15']);
    await cancelling;
  });

  it('LightweightM2M-1.2-int-313: attributes are written first, and others go with the Observe', async () => {
    const attributes = { pmin: 5, pmax: 60 };
    await changes({ type: 'writeAttributes', path: sensor, attributes });
    const options = { accept: 110, attributes: { pmin: 5, pmax: 10 } };
    const observing = server.server.observe(target, sensor, handlers, options);
    expect(await queriesOf()).to.deep.equal(['pmin=5', 'pmax=10']);
    expect((await observing).answer).to.include({ success: true });
  });

  it('refuses attributes that contradict each other before anything is sent', async () => {
    const options = { accept: 110, attributes: { pmin: 5, pmax: 2 } };
    const expected = { name: 'Lwm2mRefusal', coapCode: '4.00' };
    expect(await failureOf(server.server.observe(target, sensor, handlers, options))).to.include(expected);
  });
});
