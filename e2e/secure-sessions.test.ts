/** A registered device opens further DTLS sessions with its own credentials, such as to fetch firmware over coaps. */
import { createEndpoint, type Endpoint } from '@muster/coap';
import { secureTransport, type ClientCredentials, type SecureTransport } from '@muster/lwm2m';
import { createFleet, fleetCredentials, type Cohort, type Fleet } from '@muster/simulator';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import { Program } from '../packages/dtls/test/interop/support/program.ts';
import { Gateway } from './support/gateway.ts';
import { until } from './support/until.ts';

/** Text, so that it shows in the output of OpenSSL. */
const image = Buffer.from(Array.from({ length: 400 }, (_, at) => `line ${at} of the image\n`).join(''));
const dtls = (name: string) => `muster_gateway_dtls_${name}`;

describe('a registered device with further DTLS sessions', () => {
  const endpoint = 'double';
  let open: AsyncDisposableStack;
  let gateway: Gateway;
  let fleet: Fleet;
  let device: Fleet['devices'][number];
  let identity: string;
  let key: string;

  beforeEach(async () => {
    open = new AsyncDisposableStack();
    gateway = await Gateway.openSecured();
    open.defer(() => gateway.close());
    const cohort: Cohort = {
      name: endpoint,
      endpoint,
      count: 1,
      lifetimeSeconds: 3600,
      notifyIntervalSeconds: 0,
      objects: [1, 3, 5],
      // The update is under way for as long as the test lasts.
      firmware: { delivery: 'pull', protocols: ['coaps'], downloadSeconds: 300 },
    };
    const serverUri = `coaps://127.0.0.1:${gateway.securePort}`;
    const [known] = (await fleetCredentials({ devices: [cohort], serverUri })).devices;
    identity = known!.identity!;
    key = known!.preSharedKey!;
    await gateway.client.devices.createMultiple(
      `DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey\n${endpoint},Generic LwM2M,${identity},${key}`,
    );
    fleet = createFleet({ serverUri, devices: [cohort] });
    open.defer(() => fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.whenRegistered();
    device = fleet.devices[0]!;
  });

  afterEach(() => open.disposeAsync());

  interface Session {
    readonly endpoint: Endpoint;
    readonly transport: SecureTransport;
  }

  async function associate(): Promise<Session> {
    const credentials: ClientCredentials = { psk: { identity, key: Buffer.from(key, 'hex') } };
    const server = { address: '127.0.0.1', port: gateway.securePort, scheme: 'coaps' } as const;
    const transport = await secureTransport({ credentials, handshakeTimeoutMs: 8_000 })(server);
    const session = { endpoint: createEndpoint({ transport }), transport };
    open.defer(() => session.endpoint.close());
    await transport.connect();
    return session;
  }

  /** Path segments of the address that the server gives the device to fetch its firmware from. */
  async function orderDownload(): Promise<string[]> {
    const { client } = gateway;
    const DeviceTypeId = (await client.deviceTypes.list()).Rows[0]!.Id;
    const request = { DeviceTypeId, Title: 'Mooring', Version: '2.0' };
    const firmware = new File([image], 'image.bin');
    const FirmwarePackageId = (await client.firmwarePackages.create({ firmware, request })).Id;
    const { Id } = await client.devices.getByEndpoint(endpoint);
    await client.devices.firmwareUpgrade(Id, { FirmwarePackageId });
    const uri = await until(
      async () => device.read('/5/0/1'),
      (value) => typeof value === 'string' && value.startsWith('coaps:'),
    );
    return new URL((uri as string).replace('coaps:', 'http:')).pathname.split('/').slice(1);
  }

  /** A command goes to the device over the session that it registered with, at once: it is read, not queued. */
  async function answersCommands(): Promise<void> {
    expect(await gateway.read(endpoint, '/3/0/0')).to.be.a('string');
    expect(device.counters).to.include({ handshakes: 1, registrations: 1 });
  }

  it('downloads firmware over a second session; commands and a restart find it over the first', async () => {
    const path = await orderDownload();
    const second = await associate();
    const peer = second.endpoint.transport.peerOf('127.0.0.1', gateway.securePort);
    const response = await second.endpoint.request(peer, { method: 'GET', path });
    expect(response.code).to.equal('2.05');
    expect(response.payload.equals(image)).to.equal(true);
    expect(await gateway.figure(dtls('connections'))).to.equal(2);
    await answersCommands();

    await gateway.restart('SIGKILL');
    expect(await gateway.figure(dtls('restored_total'))).to.equal(2);
    await answersCommands();
    expect(await gateway.figure(dtls('handshakes_total'))).to.equal(0);
  });

  it('OpenSSL downloads over a second session; commands find the device over the first', async function () {
    foreignPeer(this, 'openssl', 'openssl');
    const path = await orderDownload();
    const address = `127.0.0.1:${gateway.securePort}`;
    const psk = ['-psk', key, '-psk_identity', identity, '-cipher', 'PSK-AES128-CCM8:@SECLEVEL=0'];
    const theirs = new Program('openssl', ['s_client', '-dtls1_2', '-quiet', '-connect', address, ...psk]);
    open.defer(() => theirs.stop());
    await until(
      () => gateway.figure(dtls('connections')),
      (count) => count === 2,
    );
    theirs.write(getText(path));
    await theirs.says(/line 0 of the image\nline 1 of the image/u);
    await answersCommands();
  });

  it('more sessions than an identity may have: the others end, with an alert and a line in the log', async () => {
    const sessions: Session[] = [];
    for (let at = 0; at < 6; at += 1) sessions.push(await associate());
    await until(
      () => gateway.figure(dtls('evicted_total')),
      (count) => count === 3,
    );
    await until(
      async () => sessions.filter(({ transport }) => transport.isEstablished).length,
      (left) => left === 3,
    );
    const lines = gateway.log.split('\n').filter((line) => line.includes('"msg":"DTLS session ended"'));
    expect(lines).to.have.length(3);
    for (const line of lines) {
      expect(line).to.include('"reason":"evicted"').and.to.include(`"identity":"psk:${identity}"`);
    }
    await answersCommands();
  });
});

/**
 * CON GET of a path (RFC 7252 3), of bytes below 0x80 only: they go through a pipe as text. An ETag before the Uri-Path makes
 * the delta of that small enough.
 */
function getText(path: readonly string[]): string {
  const options = path.map((segment, at) => {
    const delta = at === 0 ? 0x70 : 0;
    const { length } = segment;
    const head = length < 13 ? [delta | length] : [delta | 13, length - 13];
    return String.fromCharCode(...head) + segment;
  });
  return `\u0042\u0001\u0001\u0001ab\u0041e${options.join('')}`;
}
