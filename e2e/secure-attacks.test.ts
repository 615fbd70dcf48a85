/** Attacks on the secured listener of a gateway with a live device. All values of the device are stored. */
import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate as tick } from 'node:timers/promises';
import { expect } from 'chai';
import { createEndpoint, type Endpoint, type RequestInit as CoapRequestInit } from '@muster/coap';
import { secureTransport, type ClientCredentials } from '@muster/lwm2m';
import { foreignMessages } from '../packages/dtls/test/support/foreign-messages.ts';
import { rawPublicKey } from '../packages/dtls/test/support/identities.ts';
import { Gateway } from './support/gateway.ts';
import { Nat } from './support/nat.ts';
import { Parties } from './support/parties.ts';
import { SecuredDevice } from './support/secured-device.ts';
import { until } from './support/until.ts';

const MEGABYTE = 1_048_576;
const dtls = (name: string) => `muster_gateway_dtls_${name}`;

describe('attacks on a gateway with a live secured device', () => {
  const own = new Parties('gateway');
  const parties = new Parties('buoy', own);
  let open: AsyncDisposableStack;
  let gateway: Gateway;
  let nat: Nat;
  let device: SecuredDevice;

  beforeEach(async () => {
    open = new AsyncDisposableStack();
    gateway = await Gateway.openSecured(own);
    open.defer(() => gateway.close());
    await gateway.addDevice(parties, 'psk');
    nat = open.use(await Nat.open(gateway.securePort));
    device = open.use(await SecuredDevice.open(gateway, nat.port, parties.endpoint, parties.device('psk')));
  });

  afterEach(() => open.disposeAsync());

  /** Without those of the requests that the test makes itself. */
  const linesLogged = (): number =>
    gateway.log.split('\n').filter((line) => line !== '' && !line.includes('"msg":"request"')).length;

  /** The device reports one value after the other, while something else happens. */
  async function reportsDuring(attack: Promise<unknown>): Promise<void> {
    let isOver = false as boolean;
    const ended = attack.finally(() => (isOver = true));
    const values = [];
    for (let value = 1000; !isOver || value < 1010; value += 1) {
      await device.reports(value);
      values.push(value);
    }
    await ended;
    const stored = await device.stored();
    expect(stored.slice(-values.length)).to.deep.equal(values);
    expect(new Set(stored).size, 'each value once').to.equal(stored.length);
  }

  /** The session of an attacker, or of a device whose requests the test sends. */
  async function connect(credentials: ClientCredentials, localAddress = '127.0.0.1'): Promise<Endpoint> {
    const transport = await secureTransport({ credentials, localAddress, handshakeTimeoutMs: 8_000 })({
      address: '127.0.0.1',
      port: gateway.securePort,
      scheme: 'coaps',
    });
    const endpoint = createEndpoint({ transport });
    open.defer(() => endpoint.close());
    await transport.connect();
    return endpoint;
  }

  const request = (endpoint: Endpoint, message: CoapRequestInit) =>
    endpoint.request(endpoint.transport.peerOf('127.0.0.1', gateway.securePort), message);

  it('ClientHellos from addresses of all kinds: no state, no amplification, no loss', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, (_, at) => bound(`127.0.1.${at + 1}`)));
    let [bytesSent, bytesReceived] = [0, 0];
    for (const socket of sockets) {
      open.defer(() => closed(socket));
      socket.on('message', (datagram) => (bytesReceived += datagram.length));
    }
    const flood = async () => {
      for (let at = 0; at < 20_000; at += 1) {
        const hello = clientHello();
        bytesSent += hello.length;
        sockets[at % sockets.length]!.send(hello, gateway.securePort, '127.0.0.1');
        if (at % 32 === 0) await tick();
      }
    };
    // The first flood compiles code and fills the young generation.
    await flood();
    const before = residentBytes();
    await reportsDuring(flood());
    expect(await gateway.figure(dtls('cookies_sent_total'))).to.be.above(1000);
    expect(bytesReceived).to.be.within(1, bytesSent);
    expect(await gateway.figure(dtls('handshakes_total'))).to.equal(1);
    await until(
      () => gateway.figure(dtls('half_open')),
      (count) => count === 0,
    );
    expect(await gateway.figure(dtls('connections'))).to.equal(1);
    expect(residentBytes() - before, 'growth in bytes').to.be.below(64 * MEGABYTE);
    expect(linesLogged(), 'lines logged').to.be.below(50);
  });

  it("datagrams from the device's own address: ClientHellos, alerts, replays, changed and cut records", async () => {
    const alert = Buffer.from('15fefd00000000000000ff00020228', 'hex');
    const attack = async () => {
      for (let at = 0; at < 2_000; at += 1) {
        const [replayed] = nat.passed.slice(-1 - (at % 5));
        const changed = Buffer.from(replayed!);
        changed[at % changed.length]! ^= 1 << (at % 8);
        for (const one of [clientHello(), alert, replayed!, changed, replayed!.subarray(0, at % 40)]) {
          nat.inject(one);
        }
        if (at % 8 === 0) await tick();
      }
    };
    await reportsDuring(attack());
    expect(await gateway.figure(dtls('replayed_total'))).to.be.above(0);
    expect(await gateway.figure(dtls('bad_mac_total'))).to.be.above(0);
    expect(await gateway.figure(dtls('handshakes_total'))).to.equal(1);
    expect(device.transport.counters.handshakes).to.equal(1);
    expect(await gateway.read(parties.endpoint, '/3/0/0')).to.equal('Muster');
  });

  it('handshakes with wrong keys, unknown identities and unknown public keys: counted, logged in bounds', async () => {
    const spoof = { identity: parties.endpoint, key: randomBytes(16) };
    const stranger = { identity: 'x'.repeat(128), key: randomBytes(16) };
    const serverRawPublicKey = await gateway.rawPublicKey();
    const attempts = Array.from({ length: 160 }, (_, at): ClientCredentials => {
      if (at % 8 === 0) return { psk: at % 16 === 0 ? spoof : stranger };
      return { rawPublicKey: rawPublicKey(), serverRawPublicKey };
    });
    const connects = attempts.map((credentials, at) => connect(credentials, `127.0.2.${(at % 20) + 1}`));
    const attack = Promise.allSettled(connects);
    await reportsDuring(attack);
    for (const { status } of await attack) expect(status).to.equal('rejected');
    // The server gives up later than the attackers do.
    await until(
      () => gateway.figure(dtls('handshakes_failed_total')),
      (count) => count >= 140,
    );
    expect(await gateway.figure(dtls('bad_mac_total'))).to.be.at.least(20);
    expect(await gateway.figure(dtls('handshakes_total'))).to.equal(1);
    const lines = gateway.log.split('\n').filter((line) => line.includes('DTLS handshake failed'));
    expect(lines.length).to.be.within(1, 60);
    for (const { key } of [spoof, stranger]) expect(gateway.log).not.to.contain(key.toString('hex'));
    expect(gateway.log).not.to.contain(parties.key.toString('hex'));
    // Its session was not replaced by those who claimed its identity.
    expect(device.transport.counters.handshakes).to.equal(1);
  });

  it("a device that proves who it is can neither take another's name nor touch its registration", async () => {
    const other = new Parties('rival', own);
    await gateway.addDevice(other, 'psk');
    const rival = await connect(other.device('psk'));
    const register = (endpoint: Endpoint, name: string) =>
      request(endpoint, {
        method: 'POST',
        path: ['rd'],
        query: [`ep=${name}`, 'lt=300', 'lwm2m=1.1', 'b=U'],
        contentFormat: 40,
        payload: Buffer.from('</1/0>,</3/0>'),
      });
    expect((await register(rival, parties.endpoint)).code).to.equal('4.03');
    expect((await register(rival, 'nobody')).code).to.equal('4.03');

    const victim = new Parties('victim', own);
    await gateway.addDevice(victim, 'psk');
    const registered = await register(await connect(victim.device('psk')), victim.endpoint);
    expect(registered.code).to.equal('2.01');
    const path = registered.locationPath;
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await request(rival, { method, path })).code).to.match(/^4\.0[34]$/);
    }
    expect((await gateway.device(victim.endpoint)).Status).to.equal('online');
    const send = { method: 'POST', path: ['dp'], contentFormat: 110, payload: sent } as const;
    expect((await request(rival, send)).code).to.match(/^4\./);

    const entries = await until(
      () => gateway.client.activityLogs.iterate({ Filter: "EntityIdentifier eq 'rival'" }).toArray(100),
      (all) => all.some(({ Status }) => Status === 'Failed'),
    );
    expect(entries.some(({ Description }) => Description.includes(parties.endpoint))).to.equal(true);
    await device.reports(99);
  });

  function residentBytes(): number {
    const status = readFileSync(`/proc/${gateway.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  }
});

const sent = Buffer.from('[{"n":"/3/0/9","v":1}]');

/** A first ClientHello as OpenSSL makes it, each with a random of its own. */
function clientHello(): Buffer {
  const message = Buffer.from(foreignMessages.opensslClientHello);
  randomBytes(32).copy(message, 12 + 2);
  const header = Buffer.from('16feff0000000000000000', 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([header, length, message]);
}

async function bound(address: string): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  return socket;
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
