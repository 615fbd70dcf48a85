import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import {
  createLwm2mClient,
  DeviceUnreachableError,
  EncodeError,
  Lwm2mRefusal,
  parsePath,
  type ValueRecord,
} from '../../../src/index.ts';
import { CoapDevice } from '../coap-device.ts';
import { collecting, Collector, failureOf, MemoryTree, models, Pair, TestServer } from '../support.ts';

const sensor = parsePath('/3303/0/5700');
const history: ValueRecord[] = [
  { path: sensor, value: 20, timeMs: 1_767_225_600_000 },
  { path: sensor, value: 21.5, timeMs: 1_767_225_660_500 },
];

describe('Send of a device', () => {
  it('reaches the server as it was, in every format', async () => {
    await using pair = await Pair.open();
    for (const format of [110, 112]) await pair.client.send(history, { format });
    await pair.client.send([{ path: sensor, value: 20 }], { format: 11_544 });
    expect(pair.server.sends.map(({ records }) => records)).to.deep.equal([
      history,
      history,
      [{ path: sensor, value: 20 }],
    ]);
  });

  it('is not sent before registration, without values, or of the Security object', async () => {
    await using pair = await Pair.open();
    const common = { endpointName: 'b', serverUri: pair.server.uri, tree: new MemoryTree(), models };
    const idle = createLwm2mClient(common);
    const legacy = createLwm2mClient({ ...common, lwm2mVersion: '1.0' });
    try {
      expect(await failureOf(idle.send(history))).to.be.instanceOf(DeviceUnreachableError);
      expect(await failureOf(legacy.send(history))).to.be.instanceOf(Lwm2mRefusal);
      expect(await failureOf(pair.client.send([]))).to.be.instanceOf(EncodeError);
      expect(await failureOf(pair.client.send(history, { format: 11_542 }))).to.be.instanceOf(EncodeError);
      const secret = [{ path: parsePath('/0/0/5'), value: Buffer.from('00', 'hex') }];
      expect(await failureOf(pair.client.send(secret))).to.be.instanceOf(Lwm2mRefusal);
      expect(pair.server.sends).to.deep.equal([]);
    } finally {
      await Promise.all([idle.close(), legacy.close()]);
    }
  });
});

describe('notifications with several times', () => {
  it('are passed on record by record, relative times counted from now', async () => {
    const clock = new VirtualClock(1_767_225_600_000);
    await using server = await TestServer.open({ clock });
    await using device = await CoapDevice.open(server);
    device.answer = () => ({
      code: '2.05',
      contentFormat: 110,
      payload: Buffer.from('[{"bn":"/3303/0/5700","v":1}]'),
    });
    const notified = new Collector<ValueRecord[]>();
    const handlers = collecting(notified);
    await server.server.observe(device.target(), sensor, handlers);
    const pack = '[{"bn":"/3303/0/5700","bt":1767225000,"v":2},{"t":60,"v":3},{"bt":0,"t":-5,"v":4}]';
    device.observer?.notify({ code: '2.05', contentFormat: 110, payload: Buffer.from(pack) });
    expect(await notified.take(1)).to.deep.equal([
      [
        { path: sensor, value: 2, timeMs: 1_767_225_000_000 },
        { path: sensor, value: 3, timeMs: 1_767_225_060_000 },
        { path: sensor, value: 4, timeMs: 1_767_225_595_000 },
      ],
    ]);
    const paths = [sensor, parsePath('/3/0/9')];
    const { token } = await server.server.observeComposite(device.target(), paths, handlers);
    expect(token).not.to.equal(undefined);
    const both = '[{"n":"/3303/0/5700","t":-1,"v":5},{"n":"/3/0/9","t":-2,"v":6}]';
    device.observer?.notify({ code: '2.05', contentFormat: 110, payload: Buffer.from(both) });
    expect((await notified.take(2))[1]).to.deep.equal([
      { path: sensor, value: 5, timeMs: 1_767_225_599_000 },
      { path: parsePath('/3/0/9'), value: 6, timeMs: 1_767_225_598_000 },
    ]);
  });
});
