import { until } from '@muster/testkit';
import { X509Certificate } from 'node:crypto';
import { createUdpSocket } from '@muster/lwm2m';
import { expect } from 'chai';
import { createFleet, fleetCredentials, type Fleet, type FleetOptions } from '../../src/index.ts';
import { FleetAuthority } from '../../src/security/authority.ts';
import { deriveKeyPair } from '../../src/security/secrets.ts';
import { preSharedKeys } from '../support/fleet-keys.ts';
import { noting } from '../support/noting-socket.ts';
import { SecuredServer } from '../support/secured-server.ts';

/** Content type of a DTLS record (RFC 5246 A.1). */
const alert = 21;
const backOff = { initialSeconds: 0.2, maxSeconds: 0.5 };

describe('a secured fleet', () => {
  let server: SecuredServer | undefined;
  let fleet: Fleet | undefined;

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    await server?.[Symbol.asyncDispose]();
    fleet = undefined;
    server = undefined;
  });

  async function start(options: Omit<FleetOptions, 'devices'> & Partial<FleetOptions>): Promise<Fleet> {
    fleet = createFleet({ devices: 3, seed: 7, backOff, ...options });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  /** A server with the credentials that `fleetCredentials` returns. */
  async function knowing(options: Omit<FleetOptions, 'serverUri'>): Promise<SecuredServer> {
    const known = await fleetCredentials({ serverUri: 'coaps://127.0.0.1:5684', ...options });
    const authority = await FleetAuthority.open(99);
    const own = deriveKeyPair(99, 'x509', 'server');
    server = await SecuredServer.start({
      psk: await preSharedKeys(options),
      certificate: { chain: [await authority.issue('server', own, 'server')], privateKey: own.privateKey },
      ...(known.authority === undefined ? {} : { trusted: [new X509Certificate(known.authority)] }),
    });
    return server;
  }

  it('registers without its endpoint name where the identity is to say it', async () => {
    const { uri } = await knowing({ devices: 1, seed: 7 });
    const sent: Buffer[] = [];
    fleet = createFleet({
      devices: [{ name: 'unnamed', count: 1, omitEndpoint: true }],
      seed: 7,
      serverUri: uri,
      onDatagram: (_device, direction, message) => direction === 'sent' && sent.push(Buffer.from(message)),
    });
    await fleet.start();
    expect(fleet.stats.handshakes).to.equal(1);
    expect(sent[0]?.toString('latin1')).to.contain('lt=300').and.not.to.contain('ep=');
  });

  it('registers with certificates of its authority', async () => {
    const { certificate } = await FleetAuthority.open(99);
    const known = { devices: 3, seed: 7, security: 'x509', serverCertificates: [certificate] } as const;
    const { uri, targets } = await knowing(known);
    const { stats, devices } = await start({ ...known, serverUri: uri });
    expect(stats).to.include({ registered: 3, handshakes: 3 });
    for (const { endpointName } of devices) {
      expect(targets.get(endpointName)?.identity).to.equal(`x509:${endpointName}`);
    }
  });

  it('takes no other server for its own', async () => {
    const other = await FleetAuthority.open(98);
    const known = { devices: 1, seed: 7, security: 'x509', serverCertificates: [other.certificate] } as const;
    const { uri } = await knowing(known);
    fleet = createFleet({ ...known, serverUri: uri, backOff });
    void fleet.start().catch(() => undefined);
    const running = fleet;
    await until(() => running.stats.handshakeFailures > 0);
    expect(running.stats.registered).to.equal(0);
    expect(running.report().troubles.map(({ action }) => action)).to.include('handshake');
  });

  it('makes a whole handshake when its session is lost, and resumes after a reboot', async () => {
    const { uri } = await knowing({ devices: 1, seed: 7 });
    const { devices } = await start({ serverUri: uri, devices: 1 });
    const [device] = devices;
    await device!.loseSession();
    await device!.update();
    expect(device!.counters).to.include({ handshakes: 2, resumptions: 0, registrations: 1 });
    device!.reboot();
    await until(() => device!.counters.registrations === 2);
    expect(device!.counters).to.include({ handshakes: 3, resumptions: 1 });
    device!.reboot('power-cycle');
    await until(() => device!.counters.registrations === 3);
    expect(device!.counters).to.include({ handshakes: 4, resumptions: 1 });
  });

  it('a device that crashes sends no close_notify, and comes back with a whole handshake', async () => {
    const { uri } = await knowing({ devices: 1, seed: 7 });
    const types: number[] = [];
    const { devices } = await start({
      serverUri: uri,
      devices: 1,
      connectionId: false,
      socket: async () => noting(await createUdpSocket(), types),
    });
    const [device] = devices;
    device!.crash(0);
    await until(() => device!.counters.registrations === 2);
    expect(types).not.to.include(alert);
    expect(device!.counters).to.include({ handshakes: 2, resumptions: 0 });
    await device!.stop({ deregister: false });
    expect(types.at(-1)).to.equal(alert);
  });

  it('says what does not fit', () => {
    const serverUri = 'coap://127.0.0.1:5683';
    expect(() => createFleet({ devices: 1, serverUri, security: 'psk' })).to.throw(/psk needs a coaps/u);
    const secured = 'coaps://127.0.0.1:5684';
    expect(() => createFleet({ devices: 1, serverUri: secured, security: 'rpk' })).to.throw(/public key/u);
    expect(() => createFleet({ devices: 1, serverUri: secured, security: 'none' })).to.throw(/coaps/u);
  });
});
