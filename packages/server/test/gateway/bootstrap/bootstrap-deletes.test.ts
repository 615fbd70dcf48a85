import { expect } from 'chai';
import { encodeText, udpPeer } from '@muster/testkit';
import type { UdpPeer } from '@muster/testkit';
import type { BootstrapServerInput } from '../../../src/features/bootstrap/bootstrap-server-service.ts';
import { startBootstrapGateway } from '../../../src/gateway/bootstrap/bootstrap-gateway.ts';
import type { Gateway } from '../../../src/gateway/gateway.ts';
import { DeviceWorld } from '../../support/device-world.ts';

const CODES: Readonly<Record<number, string>> = { 1: 'GET', 2: 'POST', 3: 'PUT', 4: 'DELETE' };

/** Returns the Uri-Path of a request (RFC 7252, 3.1), assuming option deltas below 13. */
function pathOf(bytes: Buffer): string {
  let at = 4 + ((bytes[0] ?? 0) & 15);
  let number = 0;
  let path = '';
  while (at < bytes.length && bytes[at] !== 0xff) {
    const head = bytes[at] ?? 0;
    const length = head & 15;
    number += head >> 4;
    if (number === 11) path += `/${bytes.subarray(at + 1, at + 1 + length).toString()}`;
    at += 1 + length;
  }
  return path === '' ? '/' : path;
}

/** A device that exchanges bytes and records its requests. */
describe('Deletes of a bootstrap server, in bytes', () => {
  let world: DeviceWorld;
  let gateway: Gateway;
  let device: UdpPeer;
  let port: number;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    gateway = await startBootstrapGateway({
      listen: ['coap://127.0.0.1:0'],
      service: world.admin.bootstrap,
      clock: world.clock,
      onWarning: () => undefined,
      onError: (error) => world.errors.push(error),
    });
    port = Number(new URL(gateway.addresses[0] ?? '').port);
    device = await udpPeer();
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
    const options = { 15: ['ep=a'] };
    await device.send(
      encodeText({ type: 'CON', code: 'POST', id: 1, token: 'aa', path: ['bs'], options }),
      port,
    );
    const requests: string[] = [];
    for (;;) {
      const bytes = await device.receive();
      const method = CODES[bytes[1] ?? 0];
      if (method === undefined) continue;
      const request = `${method} ${pathOf(bytes)}`;
      requests.push(request);
      const success = { GET: '4.04', POST: '2.04', PUT: '2.04', DELETE: '2.02' }[method] ?? '2.04';
      const code = answers[request] ?? success;
      const token = bytes.subarray(4, 4 + ((bytes[0] ?? 0) & 15)).toString('hex');
      await device.send(encodeText({ type: 'ACK', code, id: bytes.readUInt16BE(2), token }), port);
      const isRefused = method !== 'GET' && code.startsWith('4.') && code !== '4.04';
      if (request === 'POST /bs' || isRefused) return requests;
    }
  }

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

  it('with access controls, those too', async () => {
    const accessControls = [{ objectId: 3303, instanceId: 0, ownerId: 101, rights: [] }];
    expect((await bootstrap({ accessControls })).filter((one) => one.startsWith('DELETE'))).to.deep.equal([
      'DELETE /0',
      'DELETE /1',
      'DELETE /2',
    ]);
  });

  it('the paths of the configuration, / included', async () => {
    const requests = await bootstrap({ removedPaths: ['/11', '/0/1', '/'] });
    expect(requests.filter((one) => one.startsWith('DELETE'))).to.deep.equal([
      'DELETE /11',
      'DELETE /0/1',
      'DELETE /',
    ]);
  });

  it('none, if the configuration removes nothing', async () => {
    const requests = await bootstrap({ removesExisting: false });
    expect(requests.filter((one) => one.startsWith('DELETE'))).to.deep.equal([]);
  });

  it('a missing path is no failure; a refused Delete is', async () => {
    const requests = await bootstrap({}, { 'DELETE /0': '4.04', 'DELETE /1': '4.05' });
    expect(requests).to.deep.equal(['GET /0', 'DELETE /0', 'DELETE /1']);
  });
});
