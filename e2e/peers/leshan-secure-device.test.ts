/** A device made with Eclipse Leshan's client, at our gateway over coaps. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { leshan, type Leshan } from './leshan.ts';
import { Gateway } from '../support/gateway.ts';
import { Crossroads } from '../support/crossroads.ts';
import { Parties, securityModes, type Mode } from '../support/parties.ts';
import type { PeerProcess } from '../support/peer-process.ts';

const handshakes = 'muster_gateway_dtls_handshakes_total';

/** Procedures that are followed with each kind of credentials. */
const procedures = {
  psk: 'LightweightM2M-1.1-int-401: ',
  rpk: '',
  x509: 'LightweightM2M-1.1-int-402: ',
} as const;

const credentialTypes = { psk: 'PreSharedKey', rpk: 'RawPublicKey', x509: 'Certificate' } as const;

describe('a device of Leshan at the gateway over coaps', () => {
  const own = new Parties('gateway');
  const open = new AsyncDisposableStack();
  let peers: Leshan;
  let gateway: Gateway;
  let test: AsyncDisposableStack;

  before(async function () {
    peers = await leshan(this);
    gateway = await Gateway.openSecured(own);
    open.defer(() => gateway.close());
  });

  after(() => open.disposeAsync());
  beforeEach(() => (test = new AsyncDisposableStack()));
  afterEach(() => test.disposeAsync());

  function device(uri: string, endpoint: string, ...words: string[]): PeerProcess {
    const started = peers.device(uri, endpoint, ...words);
    test.defer(() => started.stop());
    return started;
  }

  async function wordsOf(parties: Parties, mode: Mode): Promise<string[]> {
    return parties.deviceWords(mode, await gateway.rawPublicKey());
  }

  const registrationOf = async (endpoint: string) =>
    (await gateway.client.devices.tree((await gateway.device(endpoint)).Id)).Registration;

  async function observed(endpoint: string): Promise<{ id: string; start: number }> {
    const id = await gateway.resourceId(endpoint, '/3/0/9');
    const start = Date.now() - 1;
    await gateway.done(await gateway.client.resources.observe(id, {}));
    return { id, start };
  }

  const stored = ({ id, start }: { id: string; start: number }, value: number) =>
    until(
      () => gateway.storedSince(id, start),
      (values) => values.includes(value),
    );

  for (const mode of securityModes) {
    it(`${procedures[mode]}${mode}: registers, is read, written and observed, updates and deregisters`, async () => {
      const parties = new Parties(`leshan-${mode}`, own);
      const { endpoint } = parties;
      await gateway.addDevice(parties, mode);
      const uri = `coaps://localhost:${gateway.securePort}`;
      const started = device(uri, endpoint, ...(await wordsOf(parties, mode)));
      await started.next('registered');
      const { CredentialType } = (await registrationOf(endpoint))!.Session!;
      expect(CredentialType).to.equal(credentialTypes[mode]);
      expect(await gateway.read(endpoint, '/3/0/0')).to.equal('Eclipse');
      await gateway.write(endpoint, '/3/0/14', '+05:30');
      expect(await started.next('written')).to.include({ path: '/3/0/14', value: '+05:30' });
      const battery = await observed(endpoint);
      await started.ask('set', '/3/0/9', '79');
      await stored(battery, 79);
      await started.ask('update');
      await started.next('updated');
      await started.ask('deregister');
      await gateway.device(endpoint, 'Deregistered');
    });
  }

  for (const [mode, name, cidBytes] of [
    ['psk', 'of the gateway', 0],
    ['psk', 'of both', 6],
    ['rpk', 'of both', 6],
    ['x509', 'of both', 6],
  ] as const) {
    it(`${mode}: goes on by the Connection ID ${name} when its address changes, and over restarts`, async () => {
      const parties = new Parties(`leshan-cid-${mode}-${cidBytes}`, own);
      const { endpoint } = parties;
      await gateway.addDevice(parties, mode);
      const nat = test.use(await Crossroads.open(gateway.securePort));
      const words = [...(await wordsOf(parties, mode)), `cid=${cidBytes}`];
      const started = device(`coaps://localhost:${nat.port}`, endpoint, ...words);
      await started.next('registered');
      const battery = await observed(endpoint);
      const { LatestRegistrationTime } = await gateway.device(endpoint);
      const { Session } = (await registrationOf(endpoint))!;
      expect(JSON.stringify(Session)).to.not.match(/secret|sequence|master/iu);

      await nat.rebind();
      await started.ask('set', '/3/0/9', '60');
      await stored(battery, 60);
      expect(await gateway.read(endpoint, '/3/0/9')).to.equal(60);

      for (const [signal, value] of [
        ['SIGTERM', 59],
        ['SIGKILL', 58],
      ] as const) {
        await gateway.restart(signal);
        await nat.rebind();
        await started.ask('set', '/3/0/9', String(value));
        await stored(battery, value);
        await gateway.write(endpoint, '/3/0/14', `+0${value % 10}:00`);
        expect(await gateway.figure(handshakes)).to.equal(0);
      }
      expect((await gateway.device(endpoint)).LatestRegistrationTime).to.equal(LatestRegistrationTime);
      expect((await registrationOf(endpoint))!.Session).to.deep.equal(Session);
      await started.ask('update');
      await started.next('updated');
    });
  }

  it('without Connection ID it comes back from a new address by itself, resuming its session', async () => {
    const parties = new Parties('leshan-without-cid', own);
    const { endpoint } = parties;
    await gateway.addDevice(parties, 'psk');
    const nat = test.use(await Crossroads.open(gateway.securePort));
    const words = [...(await wordsOf(parties, 'psk')), 'cid=-1', 'retransmissions=1'];
    const started = device(`coaps://127.0.0.1:${nat.port}`, endpoint, ...words);
    await started.next('registered');
    const battery = await observed(endpoint);
    await nat.rebind();
    await started.ask('update');
    await started.next('updated');
    expect(await gateway.figure('muster_gateway_dtls_resumptions_total')).to.equal(1);
    await started.ask('set', '/3/0/9', '33');
    await stored(battery, 33);
    expect(await gateway.read(endpoint, '/3/0/9')).to.equal(33);
  });
});
