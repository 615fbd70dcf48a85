/** Attacks on the secured listener of a gateway with a live device. All values of the device are stored, once. */
import { until } from '@muster/testkit';
import { randomBytes } from 'node:crypto';
import { setImmediate as tick } from 'node:timers/promises';
import { expect } from 'chai';
import { createEndpoint, type Endpoint, type RequestInit as CoapRequestInit } from '@muster/coap';
import { secureTransport, type ClientCredentials } from '@muster/lwm2m';
import { foreignMessages } from '../../packages/dtls/test/support/foreign-messages.ts';
import { rawPublicKey } from '../../packages/dtls/test/support/identities.ts';
import { Gateway } from '../support/gateway.ts';
import { Crossroads } from '../support/crossroads.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';
import { Parties } from '../support/parties.ts';
import { residentBytes } from '../support/process-figures.ts';
import { bound, closed } from '../support/udp-socket.ts';

const MEGABYTE = 1_048_576;
const dtls = (name: string) => `muster_gateway_dtls_${name}`;

describe('attacks on a gateway with a live secured device', () => {
  const own = new Parties('gateway');
  const sinceMs = Date.now() - 1;
  let open: AsyncDisposableStack;
  let gateway: Gateway;
  let nat: Crossroads;
  let meter: NotifyingFleet;
  let endpointName: string;

  beforeEach(async () => {
    open = new AsyncDisposableStack();
    gateway = await Gateway.openSecured(own);
    open.defer(() => gateway.close());
    nat = open.use(await Crossroads.open(gateway.securePort));
    const options = fleetOf(`coaps://127.0.0.1:${nat.port}`, notifying('buoy', 1));
    const closers = { unshift: (close: () => unknown) => open.defer(() => close() as Promise<void>) };
    meter = await NotifyingFleet.open(gateway.client, options, closers);
    ({ endpointName } = meter.fleet.devices[0]!);
  });

  afterEach(() => open.disposeAsync());

  /** The device reports one value after the other, while something else happens. */
  async function reportsDuring(attack: Promise<unknown>): Promise<void> {
    let isOver = false as boolean;
    const ended = attack.finally(() => (isOver = true));
    for (let left = 10; !isOver || left > 0; left -= 1) {
      await meter.report();
    }
    await ended;
    expect(await meter.compare(gateway.client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    const [device] = meter.fleet.devices;
    expect(device!.counters).to.include({ handshakes: 1, registrations: 1 });
    expect(await gateway.figure(dtls('handshakes_total'))).to.equal(1);
  }

  /** The session of an attacker, or of a device whose requests the test sends. */
  async function connect(credentials: ClientCredentials, localAddress = '127.0.0.1'): Promise<Endpoint> {
    const address = { address: '127.0.0.1', port: gateway.securePort, scheme: 'coaps' } as const;
    const factory = secureTransport({ credentials, localAddress, handshakeTimeoutMs: 8_000 });
    const transport = await factory(address);
    const endpoint = createEndpoint({ transport });
    open.defer(() => endpoint.close());
    await transport.connect();
    return endpoint;
  }

  it('ClientHellos from addresses of all kinds: no state, no amplification, no loss', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, (_, at) => bound(`127.0.1.${at + 1}`)));
    let [bytesSent, bytesReceived] = [0, 0];
    for (const socket of sockets) {
      open.defer(() => closed(socket));
      socket.on('message', (datagram) => (bytesReceived += datagram.length));
    }
    const flood = async (): Promise<void> => {
      for (let at = 0; at < 10_000; at += 1) {
        const hello = clientHello();
        bytesSent += hello.length;
        sockets[at % sockets.length]!.send(hello, gateway.securePort, '127.0.0.1');
        if (at % 32 === 0) await tick();
      }
    };
    // The first flood compiles code and fills the young generation.
    await flood();
    const before = residentBytes(gateway.info.pid);
    await reportsDuring(flood());
    expect(await gateway.figure(dtls('cookies_sent_total'))).to.be.above(1000);
    expect(bytesReceived).to.be.within(1, bytesSent);
    await until(async () => (await gateway.figure(dtls('half_open'))) === 0);
    expect(await gateway.figure(dtls('connections'))).to.equal(1);
    expect(residentBytes(gateway.info.pid) - before, 'growth in bytes').to.be.below(64 * MEGABYTE);
    // Without those of the requests that the test makes itself.
    const lines = gateway.process
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"msg":"request"'));
    expect(lines.length, 'lines logged').to.be.below(50);
  });

  it("datagrams from the device's own address: ClientHellos, alerts, replays, changed and cut records", async () => {
    const alert = Buffer.from('15fefd00000000000000ff00020228', 'hex');
    const attack = async (): Promise<void> => {
      for (let at = 0; at < 2_000; at += 1) {
        const [replayed] = nat.passed.slice(-1 - (at % 5));
        const changed = Buffer.from(replayed!);
        changed[at % changed.length]! ^= 1 << (at % 8);
        for (const one of [clientHello(), alert, replayed!, changed, replayed!.subarray(0, at % 40)])
          nat.inject(one);
        if (at % 8 === 0) await tick();
      }
    };
    await reportsDuring(attack());
    expect(await gateway.figure(dtls('replayed_total'))).to.be.above(0);
    expect(await gateway.figure(dtls('bad_mac_total'))).to.be.above(0);
    expect(await gateway.read(endpointName, '/3/0/0')).to.equal('Muster');
  });

  it('handshakes with wrong keys, unknown identities and unknown public keys: counted, logged in bounds', async () => {
    const spoof = { identity: endpointName, key: randomBytes(16) };
    const stranger = { identity: 'x'.repeat(128), key: randomBytes(16) };
    const serverRawPublicKey = await gateway.rawPublicKey();
    const attempts = Array.from({ length: 80 }, (_, at): ClientCredentials => {
      if (at % 4 === 0) return { psk: at % 8 === 0 ? spoof : stranger };
      return { rawPublicKey: rawPublicKey(), serverRawPublicKey };
    });
    const connects = attempts.map((credentials, at) => connect(credentials, `127.0.2.${(at % 20) + 1}`));
    const attack = Promise.allSettled(connects);
    await reportsDuring(attack);
    for (const { status } of await attack) expect(status).to.equal('rejected');
    // The server gives up later than the attackers do.
    await until(async () => (await gateway.figure(dtls('handshakes_failed_total'))) >= 70);
    expect(await gateway.figure(dtls('bad_mac_total'))).to.be.at.least(20);
    const lines = gateway.process
      .output()
      .split('\n')
      .filter((line) => line.includes('DTLS handshake failed'));
    expect(lines.length).to.be.within(1, 60);
    for (const { key } of [spoof, stranger])
      expect(gateway.process.output()).not.to.contain(key.toString('hex'));
  });

  it("a device that proves who it is can neither take another's name nor touch its registration", async () => {
    const sessionOf = async (name: string): Promise<Endpoint> => {
      const parties = new Parties(name, own);
      await gateway.addDevice(parties, 'psk');
      return connect(parties.device('psk'));
    };
    const request = (endpoint: Endpoint, message: CoapRequestInit) =>
      endpoint.request(endpoint.transport.peerOf('127.0.0.1', gateway.securePort), message);
    const register = (endpoint: Endpoint, name: string) => {
      const query = [`ep=${name}`, 'lt=300', 'lwm2m=1.1', 'b=U'];
      const body = { contentFormat: 40, payload: Buffer.from('</1/0>,</3/0>') };
      return request(endpoint, { method: 'POST', path: ['rd'], query, ...body });
    };
    const rival = await sessionOf('rival');
    for (const name of [endpointName, 'nobody']) expect((await register(rival, name)).code).to.equal('4.03');
    const registered = await register(await sessionOf('victim'), 'victim');
    expect(registered.code).to.equal('2.01');
    const path = registered.locationPath;
    for (const method of ['POST', 'DELETE'] as const)
      expect((await request(rival, { method, path })).code).to.match(/^4\.0[34]$/);
    expect((await gateway.device('victim')).Status).to.equal('online');
    const payload = Buffer.from('[{"n":"/3/0/9","v":1}]');
    const send = { method: 'POST', path: ['dp'], contentFormat: 110, payload } as const;
    expect((await request(rival, send)).code).to.match(/^4\./);
    const entries = await until(
      () => gateway.client.activityLogs.iterate({ Filter: "EntityIdentifier eq 'rival'" }).toArray(100),
      (all) => all.some(({ Status }) => Status === 'Failed'),
    );
    expect(entries.some(({ Description }) => Description.includes(endpointName))).to.equal(true);
  });
});

/** A first ClientHello as OpenSSL makes it, each with a random of its own. */
function clientHello(): Buffer {
  const message = Buffer.from(foreignMessages.opensslClientHello);
  randomBytes(32).copy(message, 12 + 2);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([Buffer.from('16feff0000000000000000', 'hex'), length, message]);
}
