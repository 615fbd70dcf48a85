/** What the API says of the sessions of devices. */
import { until } from '@muster/testkit';
import { createLwm2mClient, secureTransport } from '@muster/lwm2m';
import type { DeviceTreeRegistration } from '@muster/sdk';
import { createFleet, fleetCredentials, type Cohort, type Fleet } from '@muster/simulator';
import { expect } from 'chai';
import { MemoryTree, models } from '../../packages/lwm2m/test/endpoint/support.ts';
import { Gateway } from '../support/gateway.ts';
import { NotifyingFleet } from '../support/notifying-fleet.ts';
import { Parties } from '../support/parties.ts';

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
  /** Of the first device. */
  let key: string;

  before(async () => {
    gateway = await Gateway.openSecured(own);
    open.defer(() => gateway.close());
    const serverUri = `coaps://127.0.0.1:${gateway.securePort}`;
    const options = { devices: [secured], serverUri };
    await NotifyingFleet.enrol(gateway.client, options);
    key = (await fleetCredentials(options)).devices[0]!.preSharedKey!;
    await gateway.client.devices.createMultiple('DeviceIdentifier,DeviceTypeName\nplain,Generic LwM2M');
    fleet = createFleet(options);
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
    expect(text).to.not.include(key);
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
    await until(async () => (await registrationOf('tide-3')) === undefined);
  });

  it('has the session of a device with a certificate and without a Connection ID', async () => {
    const parties = new Parties('certified', own);
    await gateway.addDevice(parties, 'x509');
    const factory = secureTransport({ credentials: parties.device('x509'), connectionIdBytes: false });
    const client = createLwm2mClient({
      endpointName: parties.endpoint,
      serverUri: `coaps://127.0.0.1:${gateway.securePort}`,
      tree: new MemoryTree(),
      models,
      transportFactory: factory,
    });
    open.defer(() => client.close({ deregister: false }));
    await client.start();
    const { EstablishedTimestamp, ...session } = (await registrationOf('certified'))!.Session!;
    expect(EstablishedTimestamp).to.be.a('number');
    expect(session).to.deep.equal({
      Protocol: 'DTLS 1.2',
      CipherSuite: 'TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8',
      CredentialType: 'Certificate',
      Identity: 'certified',
    });
  });
});
