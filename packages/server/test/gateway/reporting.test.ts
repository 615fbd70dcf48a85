import { expect } from 'chai';
import { BytesDevice, option, type ReceivedMessage } from '../support/bytes-device.ts';
import { GatewayProcess } from '../support/gateway-process.ts';

const SENML_JSON = 110;

/** Options and codes as bytes, of the device's messages and of the responses to it. */
describe('values that devices report, in bytes', () => {
  let server: GatewayProcess;
  let device: BytesDevice;
  let deviceId: string;

  beforeEach(async () => {
    server = await GatewayProcess.inMemory(['coap://127.0.0.1:0']);
    deviceId = await server.addDevice('bytes');
    device = await BytesDevice.open();
    const answer = await device.register(server.uri, 'bytes', '</>;ct=110,</1/0>,</3/0>,</3303/0>');
    expect(answer.code).to.equal('2.01');
    await answerDiscovers();
  });

  afterEach(async () => {
    await server.close();
    await device.close();
  });

  /** Answers the Discovers of the gateway with 4.04. */
  async function answerDiscovers(): Promise<void> {
    for (let object = 0; object < 2; object += 1) {
      await device.answer(server.uri, await device.receive(), { code: '4.04' });
    }
    await server.idle();
  }

  const post = (payload: string | Buffer, contentFormat = SENML_JSON): Promise<ReceivedMessage> =>
    device.ask(server.uri, {
      code: 'POST',
      path: ['dp'],
      options: { [option.contentFormat]: contentFormat },
      payload,
    });

  async function samples(rid: number): Promise<readonly (readonly [number, unknown])[]> {
    const id = await server.resource(deviceId, 3303, 0, rid);
    const found = await server.store.measurements.range(id, 0, Date.now() + 1_000, 100);
    return found.map(({ timeMs, value }) => [timeMs, value] as const);
  }

  it('Send: SenML JSON with a base time and relative times is stored with these times', async () => {
    const { code } = await post(
      '[{"bn":"/3303/0/","bt":1600000000,"n":"5700","v":19.5},{"n":"5700","t":60,"v":20},{"n":"5701","t":90,"vs":"Cel"}]',
    );
    expect(code).to.equal('2.04');
    expect(await samples(5700)).to.deep.equal([
      [1_600_000_000_000, 19.5],
      [1_600_000_060_000, 20],
    ]);
    expect(await samples(5701)).to.deep.equal([[1_600_000_090_000, 'Cel']]);
  });

  it('Send: SenML CBOR is stored', async () => {
    // [{-2: "/3303/0/5700", -3: 1600000000, 2: 21}]
    const pack = Buffer.from('81a3216c2f333330332f302f35373030221a5f5e10000215', 'hex');
    const { code } = await post(pack, 112);
    expect(code).to.equal('2.04');
    expect(await samples(5700)).to.deep.equal([[1_600_000_000_000, 21]]);
  });

  it('Send: relative times count from the arrival', async () => {
    const before = Date.now();
    expect((await post('[{"n":"/3303/0/5700","t":-3600,"v":18}]')).code).to.equal('2.04');
    const [[timeMs] = [0]] = await samples(5700);
    expect(timeMs).to.be.within(before - 3_600_000 - 1, Date.now() - 3_600_000);
  });

  for (const [what, code, payload, format] of [
    ['what cannot be read', '4.00', '[{"n":', SENML_JSON],
    ['an object that is not registered', '4.04', '[{"n":"/3304/0/5700","v":1}]', SENML_JSON],
    ['a resource that nobody knows', '4.04', '[{"n":"/3303/0/26241","v":1}]', SENML_JSON],
    ['no value at all', '4.00', '[]', SENML_JSON],
    ['a format that holds no paths', '4.15', '1', 0],
  ] as const) {
    it(`Send of ${what} is a ${code}`, async () => {
      expect((await post(payload, format)).code).to.equal(code);
      expect(await samples(5700)).to.deep.equal([]);
    });
  }

  it('Send from an address without a registration is a 4.04', async () => {
    await device.close();
    device = await BytesDevice.open();
    expect((await post('[{"n":"/3303/0/5700","v":1}]')).code).to.equal('4.04');
  });

  it('a Notify with times: each value is stored at its own', async () => {
    const temperature = await server.resource(deviceId, 3303, 0, 5700);
    const activity = await server.domain.resources.observe(server.deviceNetworkId, temperature);
    const request = await device.receive();
    const options = { [option.observe]: 1, [option.contentFormat]: SENML_JSON };
    const initial = '[{"bn":"/3303/0/5700","bt":1600000000,"v":1}]';
    await device.answer(server.uri, request, { code: '2.05', options, payload: initial });
    await server.over(activity);
    const queued = '[{"bn":"/3303/0/5700","bt":1600000100,"v":2},{"t":10,"v":3},{"t":20,"v":4}]';
    await device.send(server.uri, {
      type: 'CON',
      code: '2.05',
      id: 0x7001,
      token: request.token,
      options: { [option.observe]: 2, [option.contentFormat]: SENML_JSON },
      payload: queued,
    });
    expect((await device.receive()).id).to.equal(0x7001);
    expect(await samples(5700)).to.deep.equal([
      [1_600_000_000_000, 1],
      [1_600_000_100_000, 2],
      [1_600_000_110_000, 3],
      [1_600_000_120_000, 4],
    ]);
  });
});
