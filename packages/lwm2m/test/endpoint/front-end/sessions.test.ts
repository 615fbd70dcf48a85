import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket } from '@muster/net';
import { settle } from '@muster/testkit';
import {
  parsePath,
  secureTransport,
  type ClientCredentials,
  type FrontEnd,
  type FrontEndOptions,
  type Lwm2mClient,
  type SecureTransport,
  type ValueRecord,
} from '../../../src/index.ts';
import { SharedSessions } from '../../../../dtls/test/support/shared-scene.ts';
import { collecting, Collector, failureOf } from '../support.ts';
import { Balancer, Site } from './support.ts';

const battery = parsePath('/3/0/9');
const key = Buffer.from('sixteen letters!');
const credentials: ClientCredentials = { psk: { identity: 'device-1', key } };

describe('front end: sessions', () => {
  const sessionKeys = [randomBytes(32)];
  let sessions: SharedSessions;
  let site: Site;
  let balancer: Balancer;
  let transport: SecureTransport | undefined;

  /** One more front end behind the balancer. */
  const listen = async (name: string, options: Partial<FrontEndOptions> = {}): Promise<FrontEnd> => {
    const { frontEnd } = await site.listen({
      listen: ['coaps://127.0.0.1:0'],
      openSocket: balancer.openSocket,
      ...options,
      secure: {
        credentials: { psk: (identity) => (identity === 'device-1' ? key : undefined) },
        sessionStore: () => sessions.viewOf(name, () => true),
        sessionKeys,
      },
    });
    sessions.alive.set(name, { releaseSession: (id, sequence) => frontEnd.releaseSession(id, sequence) });
    return frontEnd;
  };
  const device = (): Promise<Lwm2mClient> => {
    const factory = secureTransport({ credentials, handshakeTimeoutMs: 30_000 });
    return site.client({
      confirmableNotifications: true,
      parameters: { ackTimeoutMs: 100 },
      transportFactory: async (address) => (transport = await factory(address)),
    });
  };
  const read = async (): Promise<unknown> => {
    const { server, target } = site.server;
    return (await server.perform(target, { type: 'read', path: battery })).records?.[0]?.value;
  };

  beforeEach(async () => {
    sessions = new SharedSessions();
    balancer = await Balancer.open();
    transport = undefined;
    site = new Site();
    await site.serve();
  });

  afterEach(async () => {
    await site.close();
    await balancer.close();
  });

  it('a request to a session that cannot be taken from its store was not sent', async () => {
    await listen('a');
    await device();
    await listen('b');
    const { server, target } = site.server;
    sessions.before = () => Promise.reject(new Error('The store is away.'));
    const failed = failureOf(server.perform(target, { type: 'read', path: battery }));
    expect(await failed).to.have.property('kind', 'away');
    sessions.before = () => Promise.resolve();
    balancer.to = 1;
    expect(await read()).to.equal(87);
  });

  it('a device registers over DTLS with its identity and session, and is read', async () => {
    const frontEnd = await listen('a');
    await device();
    const { target } = site.server;
    expect(target).to.include({ listener: 'coaps://gateways', identity: 'psk:device-1' });
    expect(target.session).to.match(/^dtls:[0-9a-f]{12}$/);
    expect(await read()).to.equal(87);
    expect(frontEnd.secureSessions).to.equal(1);
    expect(frontEnd.counters()).to.include({ dtlsHandshakes: 1, dtlsConnections: 1 });
    expect(sessions.inner.size).to.equal(1);
  });

  it('another front end takes the session with its next record; commands and notifications go there', async () => {
    await site.serve({}, async ({ source, token }) => {
      const { target, server } = site.server;
      server.resumeObservation({ ...target, ...source }, battery, token, undefined, handlers);
      return 'resumed';
    });
    const notified = new Collector<ValueRecord[]>();
    const handlers = collecting(notified);
    const first = await listen('a');
    const client = await device();
    const { target, server } = site.server;
    await server.observe(target, battery, handlers);
    const second = await listen('b');
    balancer.to = 1;
    expect(await read(), 'a request takes it as well').to.equal(87);
    expect([first.secureSessions, second.secureSessions]).to.deep.equal([0, 1]);
    expect(sessions.takes).to.have.length(1);

    site.tree.set(3, 0, 9, 50);
    client.changed(battery);
    expect(await notified.take(1)).to.deep.equal([[{ path: battery, value: 50 }]]);
    expect(second.counters()).to.include({ observations: 1 });
    expect(first.counters(), 'it went with the session').to.include({ observations: 0 });

    balancer.to = 0;
    await client.update();
    expect([first.secureSessions, second.secureSessions]).to.deep.equal([1, 0]);
    expect(await read()).to.equal(50);
    expect(site.server.registers).to.have.length(1);
    expect(transport?.counters.handshakes).to.equal(1);
    expect(site.errors, 'the session that has come back is that of the endpoint').to.deep.equal([]);
  });

  it('takes the session of a front end that is dead, as it was stored', async () => {
    await listen('a');
    const client = await device();
    sessions.alive.delete('a');
    balancer.to = 1;
    const second = await listen('b');
    await client.update();
    expect(await read()).to.equal(87);
    expect(second.secureSessions).to.equal(1);
    expect(transport?.counters.handshakes).to.equal(1);
    expect(site.server.updates).to.have.length(1);
  });

  it('a request to a session that no front end and no store has is closed', async () => {
    await listen('a');
    await device();
    const { server, target } = site.server;
    const gone = { ...target, session: 'dtls:000000000000' };
    const failed = await failureOf(server.perform(gone, { type: 'read', path: battery }));
    expect(failed).to.have.property('kind', 'closed');
    const odd = { ...target, session: 'no session at all' };
    const refused = await failureOf(server.perform(odd, { type: 'read', path: battery }));
    expect(refused).to.have.property('kind', 'closed');
  });

  it('takes a session at the listener of the address family of its device', async () => {
    const udpSocket = (address: string, port: number): Promise<DatagramSocket> =>
      createUdpSocket({ address, port });
    const both = { listen: ['coaps://127.0.0.1:0', 'coaps://[::1]:0'], openSocket: udpSocket };
    const first = await listen('a', both);
    const factory = secureTransport({ credentials, handshakeTimeoutMs: 30_000 });
    await site.client({ serverUri: first.addresses[1] ?? '', transportFactory: factory });
    expect(site.server.target.address).to.equal('::1');
    const second = await listen('b', both);
    const { server, target } = site.server;
    // The device hears another port, so that it does not answer: the request leaves by a socket that can reach it.
    const abort = new AbortController();
    const reading = failureOf(
      server.perform(target, { type: 'read', path: battery }, { signal: abort.signal }),
    );
    const sent = (): number => second.counters()['coapDatagramsSent'] ?? 0;
    while (sent() === 0) await settle();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(site.errors).to.deep.equal([]);
    abort.abort();
    await reading;
    expect(second.secureSessions).to.equal(1);
  });

  it('ends the sessions of an identity, makes no new handshakes when told, and keeps sessions when it closes', async () => {
    const frontEnd = await listen('a');
    await device();
    expect(await site.server.server.revokeIdentity('psk:device-1')).to.equal(1);
    expect(frontEnd.secureSessions).to.equal(0);
    expect(sessions.inner.size).to.equal(0);
    expect(await failureOf(read())).to.have.property('kind', 'closed');
    frontEnd.stopHandshakes();
    const late = secureTransport({ credentials, handshakeTimeoutMs: 300 });
    const port = Number(new URL(site.uri.replace('coaps:', 'http:')).port);
    const other = await late({ address: '127.0.0.1', port, scheme: 'coaps' });
    other.start({ onDatagram: () => undefined, onError: () => undefined });
    expect(await failureOf(other.connect())).to.be.instanceOf(Error);
    await other.close();
  });
});
