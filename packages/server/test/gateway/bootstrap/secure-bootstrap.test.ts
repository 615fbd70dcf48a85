import { generateKeyPairSync } from 'node:crypto';
import { systemClock } from '@muster/lwm2m/core';
import { createBootstrapClient, ModelRegistry, omaCatalogue, secureTransport } from '@muster/lwm2m';
import type { BootstrapClient, ObjectTree } from '@muster/lwm2m';
import { expect } from 'chai';
import { UplinkRefusal } from '../../../src/kernel/errors.ts';
import type { SettingValue } from '../../../src/features/settings/setting-plan.ts';
import { startBootstrapGateway } from '../../../src/gateway/bootstrap-gateway.ts';
import type { Gateway } from '../../../src/gateway/gateway.ts';
import { GatewayProcess } from '../../support/gateway-process.ts';
import {
  codeOf,
  postBytes,
  RawSecuredDevice,
} from '../../../../lwm2m/test/endpoint/secure/raw-secured-device.ts';

const FIRST = '00112233445566778899aabbccddeeff';
const OWN = 'ffeeddccbbaa99887766554433221100';

const tree: ObjectTree = {
  objects: () => [{ objectId: 3, instanceIds: [0] }],
  resourceIds: (objectId) => (objectId === 3 ? [0] : []),
  read: () => 'Muster',
};

describe('bootstrap over DTLS', () => {
  let server: GatewayProcess;
  let bootstrap: Gateway;
  let clients: BootstrapClient[];

  beforeEach(async () => {
    server = await GatewayProcess.inMemory(['coap://127.0.0.1:0', 'coaps://127.0.0.1:0']);
    bootstrap = await startBootstrapGateway({
      listen: ['coaps://127.0.0.1:0'],
      service: server.admin.bootstrap,
      secure: {
        own: { rawPublicKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }) },
        credentials: server.admin.credentials,
        log: (level, fields, message) => server.log.push({ level, fields: { ...fields }, message }),
      },
      clock: systemClock,
      onWarning: () => undefined,
      onError: (error) => server.errors.push(error),
    });
    clients = [];
    // No identity and no key: the server issues them for each device.
    await server.admin.bootstrapServers.create(server.deviceNetworkId, {
      name: 'harbour',
      removesExisting: true,
      accounts: [
        {
          shortServerId: 101,
          serverUri: server.addresses[1]!,
          securityMode: 'PSK',
          lifetimeSeconds: 300,
          binding: 'U',
          storeNotifications: true,
        },
      ],
      accessControls: [],
    });
  });

  afterEach(async () => {
    await Promise.all(clients.map((one) => one.close()));
    await bootstrap.close();
    expect(server.errors).to.deep.equal([]);
    await server.close();
  });

  async function addDevice(name: string, settings: readonly SettingValue[]): Promise<void> {
    const { deviceTypeId, deviceNetworkId } = server;
    const input = { deviceIdentifier: name, deviceTypeId, bootstrapServerName: 'harbour', settings };
    await server.domain.deviceCreation.create(deviceNetworkId, input);
  }

  function psk(category: string, identity: string, key: string): SettingValue[] {
    const at = { category: 'category', key: 'key', value: 'value' };
    return [
      { categoryName: category, key: 'identity', value: identity, at },
      { categoryName: category, key: 'preSharedKey', value: key, at },
    ];
  }

  function start(endpointName: string, identity: string, key: string): Promise<string | undefined> {
    const credentials = { psk: { identity, key: Buffer.from(key, 'hex') } };
    return new Promise((resolve) => {
      const client = createBootstrapClient({
        endpointName,
        bootstrapUri: bootstrap.addresses[0]!,
        tree,
        models: new ModelRegistry(omaCatalogue),
        bootstrapTransportFactory: secureTransport({ credentials }),
        hooks: { onState: (state, detail) => state === 'failed' && resolve(detail) },
      });
      clients.push(client);
      client.start().then(
        () => resolve('registered'),
        () => undefined,
      );
    });
  }

  it('a device gets its own key, and registers with it', async () => {
    await addDevice('a', [...psk('BootstrapPSK', 'first-a', FIRST), ...psk('PSK', 'buoy-a', OWN)]);
    expect(await start('a', 'first-a', FIRST)).to.equal('registered');
    const [registration] = server.domain.live.all();
    expect(registration).to.include({ endpointName: 'a', identity: 'psk:buoy-a' });
    expect(JSON.stringify([server.seen, server.log])).not.to.include(OWN);
  });

  it('a Bootstrap-Request without ep: the name is that of the device whose key was used', async () => {
    await addDevice('a', [...psk('BootstrapPSK', 'first-a', FIRST), ...psk('PSK', 'buoy-a', OWN)]);
    const raw = await RawSecuredDevice.open(bootstrap.addresses[0]!, {
      psk: { identity: 'first-a', key: Buffer.from(FIRST, 'hex') },
    });
    try {
      expect(codeOf(await raw.ask(postBytes('bs', [], false)))).to.equal('2.04');
    } finally {
      await raw.close();
    }
  });

  it('a device without security gets no key', async () => {
    await addDevice('a', psk('PSK', 'buoy-a', OWN));
    let refusal: unknown;
    await server.admin.bootstrap.begin('a', '127.0.0.1:1').catch((error: unknown) => {
      refusal = error;
    });
    expect(refusal).to.be.instanceOf(UplinkRefusal);
    expect(String(refusal)).to.match(/coaps only/u);
  });

  it('a device gets nothing of another one, and nothing without its own key', async () => {
    await addDevice('a', psk('BootstrapPSK', 'first-a', FIRST));
    await addDevice('b', psk('PSK', 'buoy-b', OWN));
    expect(await start('a', 'buoy-b', OWN)).to.match(/no bootstrap configuration for this device/u);
    expect(await start('a', 'first-a', FIRST)).to.match(/no PSK settings/u);
  });
});
