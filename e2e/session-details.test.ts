/** What the API says of the sessions of devices. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'coap-packet';
import type { DeviceTreeRegistration } from '@muster/sdk';
import { createFleet, fleetCredentials, type Cohort, type Fleet } from '@muster/simulator';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import { Program } from '../packages/dtls/test/interop/support/program.ts';
import { Gateway } from './support/gateway.ts';
import { Parties } from './support/parties.ts';
import { until } from './support/until.ts';

const secured: Cohort = {
  name: 'tide',
  endpoint: 'tide-{index}',
  count: 3,
  lifetimeSeconds: 3600,
  notifyIntervalSeconds: 0,
  objects: [1, 3, 3303],
};

describe('sessions of a device, as the API shows them', () => {
  const own = new Parties('gateway');
  const open = new AsyncDisposableStack();
  let gateway: Gateway;
  let fleet: Fleet;
  /** By endpoint name. */
  const keys = new Map<string, string>();

  before(async () => {
    gateway = await Gateway.openSecured(own);
    open.defer(() => gateway.close());
    const serverUri = `coaps://127.0.0.1:${gateway.securePort}`;
    const known = await fleetCredentials({ devices: [secured], serverUri });
    const rows = known.devices.map(({ endpointName, identity = '', preSharedKey = '' }) => {
      keys.set(endpointName, preSharedKey);
      return `${endpointName},Generic LwM2M,${identity},${preSharedKey}`;
    });
    const header = 'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey';
    await gateway.client.devices.createMultiple([header, ...rows, 'plain,Generic LwM2M,,'].join('\n'));
    fleet = createFleet({ serverUri, devices: [secured] });
    open.defer(() => fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.whenRegistered();
  });

  after(() => open.disposeAsync());

  const idOf = async (name: string): Promise<string> => (await gateway.client.devices.getByEndpoint(name)).Id;

  const registrationOf = async (name: string): Promise<DeviceTreeRegistration | undefined> =>
    (await gateway.client.devices.tree(await idOf(name))).Registration;

  it('has the session of a simulated device, without secrets, also after a crash', async () => {
    const before = Date.now();
    const registration = await registrationOf('tide-1');
    expect(registration).to.include({ IsSecured: true });
    const { ConnectionId, EstablishedTimestamp, ...session } = registration!.Session!;
    expect(session).to.deep.equal({
      Protocol: 'DTLS 1.2',
      CipherSuite: 'TLS_PSK_WITH_AES_128_CCM_8',
      CredentialType: 'PreSharedKey',
      Identity: 'tide-1',
    });
    expect(ConnectionId).to.match(/^[0-9a-f]{12}$/u);
    expect(EstablishedTimestamp).to.be.within(registration!.RegistrationTime - 60_000, before);
    const text = JSON.stringify(registration);
    expect(text).to.not.include(keys.get('tide-1'));
    expect(text.toLowerCase()).to.not.match(/secret|sequence|master/u);
    await gateway.restart('SIGKILL');
    expect((await registrationOf('tide-1'))!.Session).to.deep.equal(registration!.Session);
    // Restored, it is saved again with a new generation, and stays the same session.
    await gateway.read('tide-1', '/3/0/0');
    expect((await registrationOf('tide-1'))!.Session).to.deep.equal(registration!.Session);
  });

  it('has no session of an unsecured device', async () => {
    const plain = createFleet({
      serverUri: gateway.uri,
      devices: [{ ...secured, name: 'plain', endpoint: 'plain', count: 1 }],
    });
    open.defer(() => plain.stop());
    await plain.start();
    await plain.whenRegistered();
    const registration = await registrationOf('plain');
    expect(registration).to.include({ IsSecured: false }).and.not.to.have.property('Session');
  });

  it('has no session once it has ended, and none of a device that has deregistered', async () => {
    const { client } = gateway;
    const id = await idOf('tide-2');
    expect(await registrationOf('tide-2')).to.have.property('Session');
    const { Rows } = await client.settingCategories.list({ Filter: "Name eq 'PSK'" });
    // The sessions of a changed key end.
    await client.devices.updateSettingValues(id, [
      { SettingCategoryId: Rows[0]!.Id, Key: 'preSharedKey', DataType: 'HexString', Value: '00'.repeat(16) },
    ]);
    const ended = await until(
      () => registrationOf('tide-2'),
      (registration) => registration?.Session === undefined,
    );
    expect(ended).to.include({ IsSecured: true });
    await fleet.devices[2]!.stop();
    await until(
      () => registrationOf('tide-3'),
      (registration) => registration === undefined,
    );
  });

  it('has the session of OpenSSL with a certificate and without a Connection ID', async function () {
    foreignPeer(this, 'openssl', 'openssl');
    const folder = await mkdtemp(join(tmpdir(), 'muster-session-'));
    open.defer(() => rm(folder, { recursive: true, force: true }));
    const parties = new Parties('openssl-1', own);
    await gateway.addDevice(parties, 'x509');
    const { chain, privateKey } = parties.deviceCertificate;
    await writeFile(join(folder, 'device.pem'), chain.map(String).join(''));
    await writeFile(join(folder, 'device.key'), privateKey.export({ format: 'pem', type: 'sec1' }));
    await writeFile(join(folder, 'root.pem'), own.authority.root.toString());
    const theirs = new Program('openssl', [
      ...['s_client', '-dtls1_2', '-quiet', '-connect', `127.0.0.1:${gateway.securePort}`],
      ...['-cert', join(folder, 'device.pem'), '-key', join(folder, 'device.key')],
      ...['-CAfile', join(folder, 'root.pem'), '-cipher', 'ECDHE-ECDSA-AES128-GCM-SHA256'],
    ]);
    open.defer(() => theirs.stop());
    const query = ['ep=openssl-1', 'lt=300', 'lwm2m=1.1', 'b=U'];
    theirs.write(
      generate({
        code: '0.02',
        confirmable: true,
        messageId: 1,
        token: Buffer.from('ab'),
        options: [
          { name: 'Uri-Path', value: Buffer.from('rd') },
          { name: 'Content-Format', value: Buffer.of(40) },
          ...query.map((value) => ({ name: 'Uri-Query' as const, value: Buffer.from(value) })),
        ],
        payload: Buffer.from('</1/0>,</3/0>'),
      }),
    );
    await gateway.device('openssl-1');
    const { EstablishedTimestamp, ...session } = (await registrationOf('openssl-1'))!.Session!;
    expect(EstablishedTimestamp).to.be.a('number');
    expect(session).to.deep.equal({
      Protocol: 'DTLS 1.2',
      CipherSuite: 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256',
      CredentialType: 'Certificate',
      Identity: 'openssl-1',
    });
  });
});
