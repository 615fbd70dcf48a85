import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { secureTransport } from '@muster/lwm2m';
import type { ClientCredentials, Lwm2mClient, SecureTransport } from '@muster/lwm2m';
import { expect } from 'chai';
import { freeUdpPort, until } from '@muster/testkit';
import { registrations } from '../../../src/features/registration/model.ts';
import { secureSessions } from '../../../src/features/security/model.ts';
import { settingsOf } from '../../../src/features/settings/inheritance.ts';
import type { Store } from '../../../src/store/port.ts';
import { TestAuthority } from '../../../../dtls/test/support/identities.ts';
import { gatewayKey, GatewayProcess } from '../../support/gateway-process.ts';
import {
  codeOf,
  postBytes,
  RawSecuredDevice,
} from '../../../../lwm2m/test/endpoint/secure/raw-secured-device.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';
import { testDevice, TestTree } from '../../support/test-device.ts';

const KEY = '00112233445566778899aabbccddeeff';

/** Valid at present and for the duration of the test. */
const VALIDITY = { fromDays: -3000, toDays: 3000 };

const serverRawPublicKey = gatewayKey.publicKey;

function pskOf(identity: string, key = KEY): ClientCredentials {
  return { psk: { identity, key: Buffer.from(key, 'hex') } };
}

function pskSettings(identity: string): [string, string, string][] {
  return [
    ['PSK', 'identity', identity],
    ['PSK', 'preSharedKey', KEY],
  ];
}

function x509Settings(name: string, trusted: string): [string, string, string][] {
  return [
    ['X509', 'commonName', name],
    ['X509', 'trustedCertificates', trusted],
  ];
}

function spkiOf({ publicKey }: { readonly publicKey: KeyObject }): Buffer {
  return publicKey.export({ format: 'der', type: 'spki' });
}

describe('secured devices and the gateway', () => {
  let store: Store;
  let server: GatewayProcess;
  let uri: string;
  let clients: Lwm2mClient[];
  let others: { close(): Promise<void> }[];

  // Before the store is closed.
  afterEach(async () => {
    await Promise.all(others.map((one) => one.close()));
    await Promise.all(clients.map((one) => one.close({ deregister: false })));
    expect(server.errors).to.deep.equal([]);
    await server.close();
  });

  sqliteStore(beforeEach, afterEach, async (one) => {
    store = one;
    // The gateway stores sessions only for a configured port.
    const [plain, secured] = [await freeUdpPort(), await freeUdpPort()];
    server = await GatewayProcess.start(store, [`coap://127.0.0.1:${plain}`, `coaps://127.0.0.1:${secured}`]);
    uri = server.addresses[1]!;
    clients = [];
    others = [];
  });

  interface Device {
    readonly client: Lwm2mClient;
    readonly tree: TestTree;
    readonly transport: () => SecureTransport;
  }

  function device(name: string, credentials: ClientCredentials): Device {
    const tree = new TestTree();
    const open = secureTransport({ credentials, handshakeTimeoutMs: 60_000 });
    let transport: SecureTransport | undefined;
    const client = testDevice(name, uri, tree, {
      confirmableNotifications: true,
      transportFactory: async (address) => {
        transport = await open(address);
        return transport;
      },
    });
    clients.push(client);
    return { client, tree, transport: () => transport! };
  }

  const registered = (name: string): Promise<unknown> =>
    server.event((event) => event.type === 'device.registered' && event.deviceName === name);

  /** Stops the process and starts another one on the same ports. */
  async function restart(options?: { readonly handshakeTimeoutMs: number }): Promise<void> {
    expect(server.errors).to.deep.equal([]);
    server = await server.restarted(options);
  }

  /** Observes the temperature; resolves with the ID of the resource. */
  async function observe(deviceId: string): Promise<string> {
    await server.idle();
    const id = await server.resource(deviceId, 3303, 0, 5700);
    const activity = await server.domain.resources.observe(server.deviceNetworkId, id, undefined);
    expect(await server.over(activity)).to.include({ status: 'Completed' });
    return id;
  }

  const valueOf = (id: string, value: number): Promise<unknown> =>
    server.event((event) => event.type === 'measurement' && event.resourceId === id && event.value === value);

  function change({ client, tree }: Device, value: number): void {
    tree.set('/3303/0', 5700, value);
    client.changed({ objectId: 3303, instanceId: 0, resourceId: 5700 });
  }

  /** A registered device whose temperature is observed. */
  async function observedDevice(): Promise<{ secured: Device; temperature: string }> {
    const id = await server.addDevice('a', pskSettings('buoy'));
    const secured = device('a', pskOf('buoy'));
    await secured.client.start();
    await registered('a');
    return { secured, temperature: await observe(id) };
  }

  async function readCompletes(id: string): Promise<void> {
    const read = await server.domain.resources.read(server.deviceNetworkId, id);
    expect(await server.over(read)).to.include({ status: 'Completed' });
  }

  const handshakeFailure = async (): Promise<Record<string, unknown> | undefined> => {
    const find = () => server.log.find((one) => one.message === 'DTLS handshake failed');
    await until(() => find() !== undefined);
    return find()?.fields;
  };

  it('PSK: registers, is read, and is refused without security', async () => {
    const id = await server.addDevice('a', pskSettings('buoy'));
    const secured = device('a', pskOf('buoy'));
    await secured.client.start();
    await registered('a');
    const [registration] = await store.collection(registrations).find({});
    expect(registration).to.include({ id, identity: 'psk:buoy' });
    expect(registration!.session).to.be.a('string');
    await server.idle();
    await readCompletes(await server.resource(id, 3303, 0, 5700));
    let state: string | undefined;
    const plain = testDevice('a', server.addresses[0]!, new TestTree(), {
      hooks: { onState: (_state, detail) => (state ??= detail) },
      backOff: { initialSeconds: 60, maxSeconds: 60 },
    });
    clients.push(plain);
    plain.start().catch(() => undefined);
    await server.event(
      (event) => event.type === 'activityLog' && event.entry.description === 'Register without security',
    );
  });

  it('raw public key: accepts the device with that key only', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = spkiOf(pair).toString('base64');
    await server.addDevice('a', [['RPK', 'publicKey', spki]]);
    const own = { rawPublicKey: pair, serverRawPublicKey };
    await device('a', own).client.start();
    await registered('a');
    const [registration] = await store.collection(registrations).find({});
    expect(registration?.identity).to.match(/^rpk:[0-9a-f]{64}$/u);
    const stranger = { ...own, rawPublicKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
    const failed = device('b', stranger);
    failed.client.start().catch(() => undefined);
    const tried = await handshakeFailure();
    const hash = createHash('sha256').update(spkiOf(stranger.rawPublicKey)).digest('hex');
    expect(tried, 'the identity tried').to.include({ identity: `rpk:${hash}` });
  });

  it('a Register without ep: the name is that of the device whose PSK, raw public key or certificate was used', async () => {
    const authority = new TestAuthority('Root', VALIDITY.fromDays);
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = spkiOf(pair).toString('base64');
    await server.addDevice('by-psk', pskSettings('buoy'));
    await server.addDevice('by-rpk', [['RPK', 'publicKey', spki]]);
    await server.addDevice('by-x509', x509Settings('buoy-c', authority.root.toString()));
    const all: [string, ClientCredentials][] = [
      ['by-psk', pskOf('buoy')],
      ['by-rpk', { rawPublicKey: pair, serverRawPublicKey }],
      ['by-x509', { certificate: authority.issue('buoy-c', VALIDITY), serverRawPublicKey }],
    ];
    for (const [name, credentials] of all) {
      const raw = await RawSecuredDevice.open(uri, credentials);
      others.push(raw);
      expect(codeOf(await raw.ask(postBytes('rd', ['lt=300', 'lwm2m=1.1']))), name).to.equal('2.01');
      await registered(name);
    }
    const names = (await store.collection(registrations).find({})).map((one) => one.endpointName);
    expect(names.sort()).to.deep.equal(['by-psk', 'by-rpk', 'by-x509']);
  });

  it('X.509: accepts only a certificate with the common name, signed by the trust list of the device', async () => {
    const trusted = new TestAuthority('Trusted', VALIDITY.fromDays);
    const other = new TestAuthority('Other', VALIDITY.fromDays);
    await server.addDevice('a', x509Settings('buoy-a', trusted.root.toString()));
    await server.addDevice('b', x509Settings('buoy-b', other.root.toString()));
    const of = (name: string, authority: TestAuthority): ClientCredentials => ({
      certificate: authority.issue(name, VALIDITY),
      serverRawPublicKey,
    });
    // Both authorities are trusted, each by its own device.
    device('b', of('buoy-b', trusted))
      .client.start()
      .catch(() => undefined);
    const tried = await handshakeFailure();
    expect(tried, 'the identity tried').to.include({ identity: 'x509:buoy-b' });
    expect(await store.collection(registrations).count()).to.equal(0);
    await device('a', of('buoy-a', trusted)).client.start();
    await registered('a');
    const [registration] = await store.collection(registrations).find({});
    expect(registration?.identity).to.equal('x509:buoy-a');
  });

  it('X.509: a device certificate that is trusted cannot sign others, regardless of the trust of other networks', async () => {
    const pinned = new TestAuthority('Root', VALIDITY.fromDays).issue('buoy-a', VALIDITY);
    const forged = TestAuthority.of(pinned).issue('buoy-b', VALIDITY);
    await server.addDevice('a', x509Settings('buoy-a', pinned.chain.join('')));
    await server.addDevice('b', x509Settings('buoy-b', pinned.chain.join('')));
    // A third device trusts the forged certificate, so that the handshake succeeds.
    await server.addDevice('c', x509Settings('buoy-c', forged.chain.join('')));
    const stranger = device('b', { certificate: forged, serverRawPublicKey });
    stranger.client.start().catch(() => undefined);
    await handshakeFailure();
    await device('a', { certificate: pinned, serverRawPublicKey }).client.start();
    await registered('a');
    expect(await store.collection(registrations).count()).to.equal(1);
  });

  it('a new address: the Connection ID identifies the device, in both directions', async () => {
    const { secured, temperature } = await observedDevice();
    await secured.transport().rebind();
    change(secured, 33);
    await valueOf(temperature, 33);
    await readCompletes(temperature);
    expect(server.counter('dtlsAddressChanges')).to.equal(1);
    expect(secured.transport().counters.handshakes).to.equal(1);
  });

  /** A second DTLS connection with the identity of a device, from another port and without a registration. */
  async function associate(credentials: ClientCredentials): Promise<SecureTransport> {
    const { hostname: address, port } = new URL(uri.replace('coaps:', 'http:'));
    const open = secureTransport({ credentials, handshakeTimeoutMs: 60_000 });
    const transport = await open({ address, port: Number(port), scheme: 'coaps' });
    others.push(transport);
    await transport.connect();
    return transport;
  }

  const sessionOf = async (): Promise<string | undefined> =>
    (await store.collection(registrations).find({}))[0]?.session;

  it('another session of a registered device: commands, notifications and the first session continue, also over restarts', async () => {
    const { secured, temperature } = await observedDevice();
    const session = await sessionOf();
    await associate(pskOf('buoy'));
    await until(() => server.counter('dtlsConnections') === 2);
    for (let round = 1; round < 4; round += 1) {
      await readCompletes(temperature);
      change(secured, round);
      await valueOf(temperature, round);
      if (round < 3) await restart();
      expect(server.lost).to.deep.equal([]);
    }
    expect(await sessionOf()).to.equal(session);
    expect(secured.transport().counters.handshakes).to.equal(1);
    expect(secured.client.counters.registrations).to.equal(1);
  });

  it('the limit per identity: other sessions end before the session of the registration, with a line in the log', async () => {
    const { temperature } = await observedDevice();
    const session = await sessionOf();
    const opened: SecureTransport[] = [];
    for (let at = 0; at < 6; at += 1) opened.push(await associate(pskOf('buoy')));
    await until(() => server.counter('dtlsEvicted') === 3);
    expect(server.counter('dtlsConnections')).to.equal(4);
    await until(() => opened.filter((one) => one.isEstablished).length === 3);
    const ends = server.log.filter((one) => one.message === 'DTLS session ended');
    expect(ends.map(({ level, fields }) => `${level} ${String(fields['reason'])}`)).to.deep.equal(
      Array.from({ length: 3 }, () => 'info evicted'),
    );
    for (const { fields } of ends) expect(fields).to.include({ identity: 'psk:buoy' });
    await readCompletes(temperature);
    expect(await sessionOf()).to.equal(session);
  });

  it('a new handshake moves nothing; the Update over it moves the registration, and the observations are restored', async () => {
    const { secured, temperature } = await observedDevice();
    const before = await sessionOf();
    await secured.transport().reconnect({ resume: false });
    await until(() => server.counter('dtlsHandshakes') === 2);
    expect(await sessionOf()).to.equal(before);
    await secured.client.update();
    expect(await sessionOf()).not.to.equal(before);
    await server.idle();
    await until(async () => (await server.domain.observations.state(temperature)).observed);
    change(secured, 44);
    await valueOf(temperature, 44);
    expect(secured.client.counters.registrations).to.equal(1);
  });

  it('changed credentials end the session; the old key is refused', async () => {
    const id = await server.addDevice('a', pskSettings('buoy'));
    const secured = device('a', pskOf('buoy'));
    await secured.client.start();
    await registered('a');
    expect(await store.collection(secureSessions).count()).to.equal(1);
    await restart({ handshakeTimeoutMs: 1_000 });
    const { settings } = server.domain;
    const owner = { ownerType: 'Device', ownerId: id, deviceNetworkId: server.deviceNetworkId } as const;
    const key = (await settingsOf(store, owner)).find((one) => one.isSecret)!;
    await settings.update(owner, key.id!, {
      categoryId: key.category.id,
      key: key.key,
      value: KEY.replace('00', 'ff'),
    });
    await until(async () => (await store.collection(secureSessions).count()) === 0);
    const failed = server.counter('dtlsHandshakesFailed') ?? 0;
    const reconnected = secured
      .transport()
      .reconnect()
      .catch(() => undefined);
    await until(() => (server.counter('dtlsHandshakesFailed') ?? 0) > failed);
    // The device gets no alert and would repeat its flight for a minute.
    await secured.client.close({ deregister: false });
    await reconnected;
  });

  it('a changed trust list of the network ends its dependent sessions, and no other', async () => {
    const former = new TestAuthority('Former', VALIDITY.fromDays);
    const next = new TestAuthority('Next', VALIDITY.fromDays);
    const trust = async ({ root }: TestAuthority): Promise<void> => {
      const { settingCategories: categories } = server.admin;
      const category = (await categories.all(server.deviceNetworkId)).find((one) => one.name === 'X509')!;
      await categories.update(server.deviceNetworkId, category.id, {
        ...category,
        defaultSettings: category.defaultSettings.map((one) =>
          one.name === 'trustedCertificates' ? { ...one, value: root.toString() } : one,
        ),
      });
    };
    const as = (name: string): Device =>
      device(name, {
        certificate: former.issue(name, VALIDITY),
        serverRawPublicKey,
      });
    await trust(former);
    await server.addDevice('a', [['X509', 'commonName', 'a']]);
    await server.addDevice('b', x509Settings('b', former.root.toString()));
    for (const name of ['a', 'b']) {
      await as(name).client.start();
      await registered(name);
    }
    const [, own] = await store
      .collection(registrations)
      .find({ sort: [{ field: 'endpointName', direction: 'asc' }] });
    await trust(next);
    await until(async () => (await store.collection(secureSessions).count()) === 1);
    const [left] = await store.collection(secureSessions).find({});
    expect(own!.session).to.include(left!.id);
    await trust(next);
    expect(await store.collection(secureSessions).count()).to.equal(1);
  });

  it('sessions that cannot be restored are logged, and a new handshake replaces them', async () => {
    const { secured, temperature } = await observedDevice();
    const { addresses } = server;
    await server.close();
    const [stored] = await store.collection(secureSessions).find({});
    await store.collection(secureSessions).put({ ...stored!, blob: Buffer.alloc(200).toString('base64') });
    server = await GatewayProcess.start(store, addresses);
    expect(server.lost).to.deep.equal(['a']);
    expect(server.counter('dtlsRestoreFailed')).to.equal(1);
    expect(server.log.some((one) => one.message.includes('cannot be restored'))).to.equal(true);
    await secured.transport().reconnect({ resume: false });
    await secured.client.update();
    await until(async () => (await server.domain.observations.state(temperature)).observed);
    change(secured, 55);
    await valueOf(temperature, 55);
  });
});
