/** Our LwM2M client over DTLS at a server made with Eclipse Leshan (Californium Scandium). */
import { expect } from 'chai';
import {
  createLwm2mClient,
  parsePath,
  secureTransport,
  type ClientCredentials,
  type Lwm2mClient,
  type SecureTransport,
} from '@muster/lwm2m';
import { MemoryTree, models } from '../../packages/lwm2m/test/endpoint/support.ts';
import { leshan, type Leshan } from './leshan.ts';
import { freeUdpPort } from '@muster/testkit';
import { Crossroads } from '../support/crossroads.ts';
import { Parties, securityModes } from '../support/parties.ts';
import type { PeerProcess } from '../support/peer-process.ts';

const battery = parsePath('/3/0/9');

interface Device {
  readonly client: Lwm2mClient;
  readonly tree: MemoryTree;
  readonly transport: () => SecureTransport;
}

/** Procedures that are followed with each kind of credentials. */
const procedures = {
  psk: 'LightweightM2M-1.1-int-401: ',
  rpk: '',
  x509: 'LightweightM2M-1.1-int-402: ',
} as const;

describe('our client at a server of Leshan over coaps', () => {
  let peers: Leshan;
  let open: AsyncDisposableStack;

  before(async function () {
    peers = await leshan(this);
  });

  beforeEach(() => (open = new AsyncDisposableStack()));
  afterEach(() => open.disposeAsync());

  async function serve(...words: string[]): Promise<{ server: PeerProcess; port: number }> {
    const port = await freeUdpPort();
    const server = peers.server(port, ...words);
    open.defer(() => server.stop());
    await server.next('listening');
    return { server, port };
  }

  function device(port: number, endpointName: string, credentials: ClientCredentials, cidBytes = 0): Device {
    const tree = new MemoryTree();
    const factory = secureTransport({
      credentials,
      connectionIdBytes: cidBytes,
      handshakeTimeoutMs: 5_000,
    });
    let transport: SecureTransport | undefined;
    const client = createLwm2mClient({
      endpointName,
      serverUri: `coaps://localhost:${port}`,
      localAddress: '127.0.0.1',
      tree,
      models,
      transportFactory: async (address) => (transport = await factory({ ...address, address: '127.0.0.1' })),
    });
    open.defer(() => client.close());
    return { client, tree, transport: () => transport! };
  }

  for (const mode of securityModes) {
    it(`${procedures[mode]}${mode}: registers, is read, written and observed, updates and deregisters`, async () => {
      const parties = new Parties(`muster-${mode}`);
      const { endpoint } = parties;
      const { server, port } = await serve(...parties.serverWords(mode));
      const { client, tree } = device(port, endpoint, parties.device(mode));
      await client.start();
      const registered = await server.next('registered');
      expect(registered).to.include({ endpoint });
      expect(String(registered['identity'])).to.match({ psk: /psk/i, rpk: /rpk/i, x509: /x509/i }[mode]);
      expect(await server.ask('read', endpoint, '/3/0/0')).to.include({ code: 'CONTENT', value: 'Muster' });
      expect(await server.ask('write', endpoint, '/3/0/14', '+05:30')).to.include({ code: 'CHANGED' });
      expect(tree.read(3, 0, 14)).to.equal('+05:30');
      expect((await server.ask('observe', endpoint, '/3/0/9'))['value']).to.equal(87);
      tree.set(3, 0, 9, 41);
      client.changed(battery);
      expect(await server.next('notified')).to.include({ path: '/3/0/9', value: 41 });
      await client.update();
      expect(await server.next('updated')).to.include({ endpoint });
      await client.deregister();
      expect(await server.next('deregistered')).to.include({ endpoint, expired: false });
    });
  }

  for (const [name, cidBytes] of [
    ['of the server', 0],
    ['of both', 4],
  ] as const) {
    it(`goes on by the Connection ID ${name} when its address changes: notifications and requests`, async () => {
      const parties = new Parties('muster-cid');
      const { endpoint } = parties;
      const { server, port } = await serve(...parties.serverWords('psk'), 'cid=6');
      const nat = open.use(await Crossroads.open(port));
      const { client, tree, transport } = device(nat.port, endpoint, parties.device('psk'), cidBytes);
      await client.start();
      await server.next('registered');
      expect((await server.ask('observe', endpoint, '/3/0/9'))['value']).to.equal(87);
      await nat.rebind();
      tree.set(3, 0, 9, 50);
      client.changed(battery);
      expect(await server.next('notified')).to.include({ path: '/3/0/9', value: 50 });
      expect(await server.ask('read', endpoint, '/3/0/9')).to.include({ code: 'CONTENT', value: 50 });
      await client.update();
      await server.next('updated');
      expect(transport().counters.handshakes).to.equal(1);
    });
  }

  it('without Connection ID its new handshake makes it known again from a new address', async () => {
    const parties = new Parties('muster-plain');
    const { endpoint } = parties;
    const { server, port } = await serve(...parties.serverWords('psk'), 'cid=-1');
    const { client, transport } = device(port, endpoint, parties.device('psk'));
    await client.start();
    await server.next('registered');
    await transport().rebind();
    await transport().reconnect();
    await client.update();
    await server.next('updated');
    expect(await server.ask('read', endpoint, '/3/0/0')).to.include({ code: 'CONTENT', value: 'Muster' });
  });
});
