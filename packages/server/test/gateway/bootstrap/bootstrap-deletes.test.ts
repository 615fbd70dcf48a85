import { expect } from 'chai';
import type { BootstrapServerInput } from '../../../src/features/bootstrap/bootstrap-server-service.ts';
import { startBootstrapGateway } from '../../../src/gateway/bootstrap/bootstrap-gateway.ts';
import type { Gateway } from '../../../src/gateway/gateway.ts';
import { BytesDevice, option, pathOf } from '../../support/bytes-device.ts';
import { DeviceWorld } from '../../support/device-world.ts';

const CODES: Readonly<Record<string, string>> = {
  '0.01': 'GET',
  '0.02': 'POST',
  '0.03': 'PUT',
  '0.04': 'DELETE',
};

/** A device that exchanges bytes and records its requests. */
describe('Deletes of a bootstrap server, in bytes', () => {
  let world: DeviceWorld;
  let gateway: Gateway;
  let device: BytesDevice;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    gateway = await startBootstrapGateway({
      listen: ['coap://127.0.0.1:0'],
      service: world.admin.bootstrap,
      clock: world.clock,
      onWarning: () => undefined,
      onError: (error) => world.errors.push(error),
    });
    device = await BytesDevice.open();
  });

  afterEach(async () => {
    await device.close();
    await gateway.close();
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  /**
   * Bootstraps and resolves with "DELETE /0", "PUT /0/1", … up to the Finish, or the first request that `answers`
   * refuses.
   *
   * @param answers response codes by request, if not success
   */
  async function bootstrap(
    changes: Partial<BootstrapServerInput> = {},
    answers: Readonly<Record<string, string>> = {},
  ): Promise<string[]> {
    await world.admin.bootstrapServers.create(world.deviceNetworkId, {
      name: 'harbour',
      removesExisting: true,
      accounts: [
        {
          shortServerId: 101,
          serverUri: 'coap://127.0.0.1:5683',
          securityMode: 'NoSec',
          lifetimeSeconds: 300,
          binding: 'U',
          storeNotifications: true,
        },
      ],
      accessControls: [],
      ...changes,
    });
    const { deviceTypeId } = world;
    await world.domain.deviceCreation.create(world.deviceNetworkId, {
      deviceIdentifier: 'a',
      deviceTypeId,
      bootstrapServerName: 'harbour',
    });
    const uri = gateway.addresses[0]!;
    const options = { [option.uriQuery]: ['ep=a'] };
    await device.send(uri, { type: 'CON', code: 'POST', id: 1, token: 'aa', path: ['bs'], options });
    const requests: string[] = [];
    for (;;) {
      const received = await device.receive();
      const method = CODES[received.code];
      if (method === undefined) continue;
      const request = `${method} ${pathOf(received)}`;
      requests.push(request);
      const success = { GET: '4.04', POST: '2.04', PUT: '2.04', DELETE: '2.02' }[method] ?? '2.04';
      const code = answers[request] ?? success;
      await device.answer(uri, received, { code });
      const isRefused = method !== 'GET' && code.startsWith('4.') && code !== '4.04';
      if (request === 'POST /bs' || isRefused) return requests;
    }
  }

  const deletes = async (changes: Partial<BootstrapServerInput>): Promise<string[]> =>
    (await bootstrap(changes)).filter((one) => one.startsWith('DELETE'));

  it('the written objects, and no others', async () => {
    expect(await bootstrap()).to.deep.equal([
      'GET /0',
      'DELETE /0',
      'DELETE /1',
      'PUT /0/1',
      'PUT /1/0',
      'POST /bs',
    ]);
  });

  for (const [title, changes, expected] of [
    [
      'with access controls, those too',
      { accessControls: [{ objectId: 3303, instanceId: 0, ownerId: 101, rights: [] }] },
      ['/0', '/1', '/2'],
    ],
    [
      'the paths of the configuration, / included',
      { removedPaths: ['/11', '/0/1', '/'] },
      ['/11', '/0/1', '/'],
    ],
    ['none, if the configuration removes nothing', { removesExisting: false }, []],
  ] as const) {
    it(title, async () => {
      expect(await deletes(changes)).to.deep.equal(expected.map((path) => `DELETE ${path}`));
    });
  }

  it('a missing path is no failure; a refused Delete is', async () => {
    const requests = await bootstrap({}, { 'DELETE /0': '4.04', 'DELETE /1': '4.05' });
    expect(requests).to.deep.equal(['GET /0', 'DELETE /0', 'DELETE /1']);
  });
});
