import { activityLogEntries } from '../../../src/features/activity/model.ts';
import { createBootstrapClient, formatPath, ModelRegistry, omaCatalogue, parsePath } from '@muster/lwm2m';
import type { BootstrapClient, BootstrapClientOptions, ObjectTree, ValueRecord } from '@muster/lwm2m';
import { expect } from 'chai';
import { createLwm2mServer, type Lwm2mServer } from '@muster/lwm2m';
import type { ActivityLogEntry } from '../../../src/features/activity/model.ts';
import { StoreError } from '../../../src/store/port.ts';
import type { BootstrapServerInput } from '../../../src/features/bootstrap/bootstrap.ts';
import { startBootstrapGateway } from '../../../src/gateway/bootstrap-gateway.ts';
import type { Gateway } from '../../../src/gateway/gateway.ts';
import { BytesDevice, option, pathOf } from '../../support/bytes-device.ts';
import { DeviceWorld } from '../../support/device-world.ts';

const CODES: Readonly<Record<string, string>> = {
  '0.01': 'GET',
  '0.02': 'POST',
  '0.03': 'PUT',
  '0.04': 'DELETE',
};

const models = new ModelRegistry(omaCatalogue);

/** A device with the Device object only. */
const tree: ObjectTree = {
  objects: () => [{ objectId: 3, instanceIds: [0] }],
  resourceIds: (objectId) => (objectId === 3 ? [0] : []),
  read: () => 'Muster',
};

describe('bootstrap gateway', () => {
  let world: DeviceWorld;
  let gateway: Gateway;
  let registrar: Lwm2mServer;
  let registered: string[];
  let clients: BootstrapClient[];
  let errors: unknown[];

  beforeEach(async () => {
    world = await DeviceWorld.create();
    registered = [];
    clients = [];
    errors = [];
    gateway = await open(world.admin.bootstrap);
    registrar = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models,
      handlers: {
        register: async ({ endpointName }) => {
          registered.push(endpointName);
          return { location: 'x' };
        },
        update: async () => ({}),
        deregister: async () => ({}),
        send: async () => undefined,
      },
    });
  });

  afterEach(async () => {
    await Promise.all(clients.map((one) => one.close()));
    await registrar.close();
    await gateway.close();
    await world.close();
  });

  function open(service: Parameters<typeof startBootstrapGateway>[0]['service']): Promise<Gateway> {
    return startBootstrapGateway({
      listen: ['coap://127.0.0.1:0'],
      service,
      clock: world.clock,
      onWarning: () => undefined,
      onError: (error) => errors.push(error),
    });
  }

  function configuration(changes: Partial<BootstrapServerInput> = {}): BootstrapServerInput {
    return {
      name: 'harbour',
      removesExisting: true,
      accounts: [account()],
      accessControls: [],
      ...changes,
    };
  }

  const account = (): BootstrapServerInput['accounts'][number] => ({
    ...{ shortServerId: 101, serverUri: registrar.addresses[0] ?? '', securityMode: 'NoSec' },
    ...{ lifetimeSeconds: 300, binding: 'U', storeNotifications: true },
  });

  async function addDevice(endpointName: string, bootstrapServerName?: string): Promise<void> {
    await world.domain.deviceCreation.create(world.deviceNetworkId, {
      deviceIdentifier: endpointName,
      deviceTypeId: world.deviceTypeId,
      ...(bootstrapServerName === undefined ? {} : { bootstrapServerName }),
    });
  }

  function device(endpointName: string, options: Partial<BootstrapClientOptions> = {}): BootstrapClient {
    const client = createBootstrapClient({
      endpointName,
      bootstrapUri: gateway.addresses[0] ?? '',
      tree,
      models,
      ...options,
    });
    clients.push(client);
    return client;
  }

  /** The device's report of its failed first attempt. */
  function failure(endpointName: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      const client = device(endpointName, {
        hooks: { onState: (state, detail) => state === 'failed' && resolve(detail) },
      });
      client.start().catch(() => undefined);
    });
  }

  async function activities(): Promise<readonly ActivityLogEntry[]> {
    return world.store.collection(activityLogEntries).find({});
  }

  async function untilOver(): Promise<ActivityLogEntry> {
    for (;;) {
      const entry = (await activities()).find(({ status }) => status === 'Completed' || status === 'Failed');
      if (entry) return entry;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const paths = (records: readonly ValueRecord[]): string[] => records.map(({ path }) => formatPath(path));

  it('provisions a device with a bootstrap server, and records it in the Activity Log', async () => {
    await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration());
    await addDevice('a', 'harbour');
    const client = device('a');
    await client.start();
    expect(registered).to.deep.equal(['a']);
    expect(paths(client.provisioned)).to.include.members(['/0/0/0', '/0/0/10', '/1/0/0', '/1/0/1', '/1/0/7']);
    const entry = await untilOver();
    expect(entry).to.include({
      status: 'Completed',
      entityType: 'Device',
      entityIdentifier: 'a',
      responseCode: '2.04',
    });
    expect(entry.description).to.match(/^Bootstrap from harbour, requested by 127\.0\.0\.1:\d+$/u);
    expect(gateway.counters()).to.include({ finished: 1, unfinished: 0, sessions: 0 });
  });

  it('keeps the account of the bootstrap server on the device', async () => {
    await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration());
    await addDevice('a', 'harbour');
    const client = device('a', {
      provisioned: [
        { path: parsePath('/0/0/0'), value: gateway.addresses[0] ?? '' },
        { path: parsePath('/0/0/1'), value: true },
      ],
    });
    await client.start();
    expect(paths(client.provisioned)).to.include.members(['/0/0/1', '/0/1/0', '/0/1/10']);
  });

  it('provisions several servers with keys, and access control', async () => {
    const second = { ...account(), shortServerId: 102, serverUri: 'coaps://192.0.2.2' };
    const psk = { securityMode: 'PSK', identity: 'buoy', secretKey: '0102' } as const;
    const rights = [{ shortServerId: 102, mask: 5 }];
    await world.admin.bootstrapServers.create(
      world.deviceNetworkId,
      configuration({
        accounts: [account(), { ...second, ...psk, defaultMinimumPeriodSeconds: 1 }],
        accessControls: [{ objectId: 3, instanceId: 0, ownerId: 101, rights }],
      }),
    );
    await addDevice('a', 'harbour');
    const { createUdpTransport } = await import('@muster/lwm2m');
    const client = device('a', { transportFactory: () => createUdpTransport() });
    await client.start();
    const value = (path: string): unknown =>
      client.provisioned.find((one) => formatPath(one.path) === path)?.value;
    expect(value('/0/1/2')).to.equal(0);
    expect(Buffer.from(value('/0/1/3') as Uint8Array).toString()).to.equal('buoy');
    expect(Buffer.from(value('/0/1/5') as Uint8Array).toString('hex')).to.equal('0102');
    expect(value('/1/1/2')).to.equal(1);
    expect(value('/2/0/0')).to.equal(3);
    expect(value('/2/0/2/102')).to.equal(5);
  });

  it('sends a Bootstrap-Pack on request', async () => {
    await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration());
    await addDevice('a', 'harbour');
    const client = device('a', { pack: true });
    await client.start();
    expect(registered).to.deep.equal(['a']);
    expect(gateway.counters()).to.include({ packs: 1, requests: 0 });
    expect(await untilOver()).to.include({ status: 'Completed', responseCode: '2.05' });
  });

  it('sends nothing to a device without a bootstrap server, nor to an unknown one (spec 7.2)', async () => {
    await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration());
    await addDevice('a');
    expect(await failure('a')).to.equal('bootstrap: There is no bootstrap configuration for this device.');
    expect(await failure('stranger')).to.equal(
      'bootstrap: There is no bootstrap configuration for this device.',
    );
    expect(await activities()).to.have.length(0);
    expect(gateway.counters()).to.include({ steps: 0, refusals: 2 });
    expect(errors).to.deep.equal([]);
  });

  it('a device that refuses its configuration fails in the Activity Log', async () => {
    const secured = { ...account(), serverUri: 'coaps://192.0.2.2', securityMode: 'PSK' } as const;
    const accounts = [{ ...secured, identity: 'i', secretKey: '' }];
    await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration({ accounts }));
    await addDevice('a', 'harbour');
    expect(await failure('a')).to.match(/credentials/u);
    const entry = await untilOver();
    expect(entry).to.include({ status: 'Failed', responseCode: '4.06' });
    expect(entry.responseMessage).to.match(/^refused: finish \/ was answered 4\.06/u);
  });

  it('asks devices to retry when the store fails', async () => {
    await gateway.close();
    gateway = await open({
      begin: () => Promise.reject(new StoreError('io', 'The disk is gone.')),
      end: async () => undefined,
    });
    expect(await failure('a')).to.equal('bootstrap: The service cannot read its data. Try again later.');
    expect(errors).to.have.length(1);
  });

  describe('Deletes, in bytes', () => {
    let peer: BytesDevice;

    beforeEach(async () => {
      peer = await BytesDevice.open();
    });

    afterEach(() => peer.close());

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
      await world.admin.bootstrapServers.create(world.deviceNetworkId, configuration(changes));
      await addDevice('a', 'harbour');
      const uri = gateway.addresses[0]!;
      const options = { [option.uriQuery]: ['ep=a'] };
      await peer.send(uri, { type: 'CON', code: 'POST', id: 1, token: 'aa', path: ['bs'], options });
      const requests: string[] = [];
      for (;;) {
        const received = await peer.receive();
        const method = CODES[received.code];
        if (method === undefined) continue;
        const request = `${method} ${pathOf(received)}`;
        requests.push(request);
        const success = { GET: '4.04', POST: '2.04', PUT: '2.04', DELETE: '2.02' }[method] ?? '2.04';
        const code = answers[request] ?? success;
        await peer.answer(uri, received, { code });
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
});
