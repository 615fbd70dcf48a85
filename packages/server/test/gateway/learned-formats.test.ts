import { expect } from 'chai';
import { devices } from '../../src/features/devices/model.ts';
import { acceptOf, BytesDevice, option } from '../support/bytes-device.ts';
import { GatewayProcess } from '../support/gateway-process.ts';

const SENML_CBOR = 112;
const SENML_JSON = 110;

/** A device that supports only SenML JSON and does not announce it. */
describe('detected Content-Formats', () => {
  let server: GatewayProcess;
  let device: BytesDevice;
  let deviceId: string;

  beforeEach(async () => {
    server = await GatewayProcess.inMemory(['coap://127.0.0.1:0']);
    deviceId = await server.addDevice('json');
    device = await BytesDevice.open();
    await register('</1/0>,</3303/0>');
    // The gateway discovers the resources once per object list.
    await device.answer(server.uri, await device.receive(), { code: '4.04' });
    await server.idle();
  });

  afterEach(async () => {
    await server.close();
    await device.close();
    expect(server.errors).to.deep.equal([]);
  });

  async function register(links: string): Promise<void> {
    expect((await device.register(server.uri, 'json', links)).code).to.equal('2.01');
  }

  /** Resolves with the Accepts of the requests, up to the first that the device supports. */
  async function readAccepts(): Promise<(number | undefined)[]> {
    const { domain, deviceNetworkId } = server;
    const id = await server.resource(deviceId, 3303, 0, 5700);
    const activity = await domain.resources.read(deviceNetworkId, id);
    const accepts: (number | undefined)[] = [];
    while (accepts.at(-1) !== SENML_JSON) {
      const request = await device.receive();
      accepts.push(acceptOf(request));
      await (acceptOf(request) === SENML_JSON
        ? device.answer(server.uri, request, {
            code: '2.05',
            options: { [option.contentFormat]: SENML_JSON },
            payload: '[{"n":"/3303/0/5700","v":1}]',
          })
        : device.answer(server.uri, request, { code: '4.06' }));
    }
    expect(await server.over(activity)).to.include({ status: 'Completed' });
    return accepts;
  }

  async function stored(): Promise<unknown> {
    return (await server.store.collection(devices).get(deviceId))?.learnedFormats;
  }

  it('survive a restart', async () => {
    expect(await readAccepts()).to.deep.equal([SENML_CBOR, SENML_JSON]);
    server = await server.restarted();
    expect(await readAccepts()).to.deep.equal([SENML_JSON]);
    expect(await stored()).to.deep.equal({ announced: '1.1 ', formats: { 'read-single': SENML_JSON } });
  });

  it('survive a new registration, from another port', async () => {
    await readAccepts();
    await device.close();
    device = await BytesDevice.open();
    await register('</1/0>,</3303/0>');
    expect(await readAccepts()).to.deep.equal([SENML_JSON]);
  });

  it('are forgotten when the device announces others', async () => {
    await readAccepts();
    await device.close();
    device = await BytesDevice.open();
    await register('</>;ct="112 110",</1/0>,</3303/0>');
    expect(await readAccepts()).to.deep.equal([SENML_CBOR, SENML_JSON]);
    expect(await stored()).to.include({ announced: '1.1 110,112' });
  });
});
