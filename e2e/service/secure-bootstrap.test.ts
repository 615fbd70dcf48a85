/** A device that comes with a key for its bootstrap server, and is given the one for the gateway: all of it over coaps. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import {
  createBootstrapClient,
  secureTransport,
  type BootstrapClient,
  type BootstrapClientOptions,
  type ValueRecord,
} from '@muster/lwm2m';
import { MemoryTree, models } from '../../packages/lwm2m/test/endpoint/support.ts';
import { Gateway } from '../support/gateway.ts';
import { Parties } from '../support/parties.ts';

describe('bootstrapping over DTLS', () => {
  const open = new AsyncDisposableStack();
  let gateway: Gateway;

  before(async () => {
    gateway = await Gateway.openSecured(new Parties('gateway'));
    open.defer(() => gateway.close());
  });

  after(() => open.disposeAsync());

  function start(
    { endpoint, first }: Pick<Parties, 'endpoint' | 'first'>,
    options: Partial<BootstrapClientOptions> = {},
  ): { client: BootstrapClient; outcome: Promise<string | undefined> } {
    const outcome = Promise.withResolvers<string | undefined>();
    const client = createBootstrapClient({
      endpointName: endpoint,
      bootstrapUri: `coaps://127.0.0.1:${gateway.bootstrapPort}`,
      tree: new MemoryTree(),
      models,
      ...options,
      bootstrapTransportFactory: secureTransport({
        credentials: { psk: first },
        handshakeTimeoutMs: 10_000,
      }),
      hooks: { onState: (state, detail) => state === 'failed' && outcome.resolve(detail) },
    });
    open.defer(() => client.close());
    client.start().then(
      () => outcome.resolve('registered'),
      () => undefined,
    );
    return { client, outcome: outcome.promise };
  }

  it('LightweightM2M-1.1-int-1: the device is given a key, registers with that, and is read', async () => {
    const parties = new Parties('blank-1');
    const { endpoint } = parties;
    await gateway.addBlankDevice(parties);
    let given: readonly ValueRecord[] = [];
    const { client, outcome } = start(parties, {
      onProvisioned: (records) => {
        given = records;
      },
    });
    expect(await outcome).to.equal('registered');
    expect(client.serverUri).to.match(/^coaps:/);
    const keys = given.filter(({ path }) => path.objectId === 0 && path.resourceId === 5);
    expect(keys.map(({ value }) => Buffer.from(value as Uint8Array).toString('hex'))).to.include(
      parties.key.toString('hex'),
    );
    expect(await gateway.read(endpoint, '/3/0/0')).to.equal('Muster');
    const entries = await until(
      () => gateway.client.activityLogs.iterate({ Filter: `EntityIdentifier eq '${endpoint}'` }).toArray(100),
      (all) =>
        all.some(({ Description, Status }) => /^Bootstrap/.test(Description) && Status === 'Completed'),
    );
    const told = JSON.stringify(entries) + gateway.log;
    for (const key of [parties.key, Buffer.from(parties.first.key)]) {
      expect(told.toLowerCase()).not.to.contain(key.toString('hex'));
    }
    await client.update();
  });

  it('gets nothing with a wrong key, nor under the name of another device', async () => {
    const [one, other] = [new Parties('blank-3'), new Parties('blank-4')];
    await gateway.addBlankDevice(one);
    await gateway.addBlankDevice(other);
    const wrongKey = { endpoint: one.endpoint, first: { ...one.first, key: Buffer.alloc(16) } };
    const parameters = { ackTimeoutMs: 200, maxRetransmit: 2 };
    for (const device of [wrongKey, { endpoint: other.endpoint, first: one.first }]) {
      const { client, outcome } = start(device, { parameters });
      expect(await outcome).not.to.equal('registered');
      expect(client.provisioned).to.deep.equal([]);
    }
  });
});
