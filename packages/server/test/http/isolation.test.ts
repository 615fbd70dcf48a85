import { expect } from 'chai';
import { loadContract } from '../../src/http/contract.ts';
import type { Operation } from '../../src/http/contract.ts';
import { expectError, TestApp } from '../support/app.ts';
import type { Shown } from '../support/app.ts';

const { document, operations } = loadContract();

/** What each segment of a path leads to; the first of the network under attack is aimed at. */
const collections = new Map([
  ['apikeys', '/apikeys'],
  ['datacollectors', '/dataCollectors'],
  ['smartobjecttypes', '/smartobjecttypes'],
  ['resourcetypes', '/resourcetypes'],
  ['devicetypes', '/devicetypes'],
  ['devicetemplates', '/devicetemplates'],
  ['devices', '/devices'],
  ['devicenetworks', '/deviceNetworks'],
]);

interface DescribedBody {
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
}

/** The body that the contract shows for an operation: one that passes its checks, so that the handler is reached. */
function exampleOf({ path, method }: Operation): unknown {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, DescribedBody>>>>;
  return paths[path]?.[method]?.requestBody.content['application/json'].example ?? {};
}

describe('isolation of device networks, over every operation of the contract', () => {
  let app: TestApp;
  /** A key whose only network is another one, as Admin there. */
  let foreignKey: string;
  let targets: ReadonlyMap<string, string>;

  before(async () => {
    app = await TestApp.start();
    await app.world.addDevice('target');
    await app.world.register('target', ['/3/0', '/3303/0']);
    await app.world.settle();
    foreignKey = await keyOfAnotherNetwork();
    targets = await findTargets();
  });

  after(() => app.close());

  async function keyOfAnotherNetwork(): Promise<string> {
    const deviceNetworkId = await app.create('/deviceNetworks', { Name: 'Other' });
    const headers = { 'x-devicenetwork': deviceNetworkId };
    const RoleIds = [await app.roleId('Admin', deviceNetworkId)];
    const id = await app.create('/apikeys', { Name: 'foreign', RoleIds }, { headers });
    return (await app.get(`/apikeys/${id}`, { headers })).body.Key;
  }

  async function findTargets(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const [segment, path] of collections) {
      const { body, list } = await app.get(path);
      const rows: readonly Shown[] = list.length > 0 ? list : body.Rows;
      found.set(segment, rows[0]!.Id);
    }
    found.set('devicenetworks', app.deviceNetworkId);
    const device = (await app.get(`/devices/${found.get('devices')!}`)).body;
    const smartObject = device.SmartObjects.find((one) => one.TypeId === 3303)!;
    found.set('smartobjects', smartObject.Id);
    const details = (await app.get(`/smartobjects/${smartObject.Id}`)).body['Resources'] as Shown[];
    const resource = details.find((one) => one.TypeId === 5700)!;
    found.set('resources', resource.Id).set('measurements', resource.Id);
    expect((await app.get(`/resources/${resource.Id}`)).status).to.equal(200);
    const entry = await app.world.admin.activityLog.start({
      deviceNetworkId: app.deviceNetworkId,
      entityType: 'Device',
      entityName: 'target',
      description: 'Read target',
    });
    expect((await app.get(`/activitylogs/${entry.id}`)).status).to.equal(200);
    found.set('activitylogs', entry.id);
    return found;
  }

  /** The path of an operation, aimed at what the network under attack has; undefined when it names nothing. */
  function aim(operation: Operation): { readonly path: string; readonly aimed: boolean } {
    const segment = operation.path.split('/')[3]!.toLowerCase();
    const values: Record<string, string> = { start: '0', end: '1', value: '1' };
    const target = operation.operationId.includes('ByDeviceType') ? 'devicetypes' : segment;
    const path = operation.path.replace('/api/v3', '').replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
      return values[name] ?? targets.get(target) ?? `no target for ${segment}`;
    });
    const query = operation.operationId === 'devices.getByEndpoint' ? '?endpoint=target' : '';
    return { path: path + query, aimed: operation.path.includes('{') || query !== '' };
  }

  const call = (operation: Operation, key: string | null, headers = {}): ReturnType<TestApp['call']> =>
    app.call(operation.method.toUpperCase(), aim(operation).path, {
      key,
      headers,
      ...(operation.body === undefined ? {} : { body: exampleOf(operation) }),
    });

  for (const operation of operations.filter((one) => !one.isPublic)) {
    it(`${operation.operationId} gives nothing away`, async () => {
      expectError(await call(operation, null), 401, 'missing-key');
      if (operation.usesNetwork) {
        const headers = { 'x-devicenetwork': app.deviceNetworkId };
        expectError(await call(operation, foreignKey, headers), 403, 'not-a-member');
      }
      if (!aim(operation).aimed) return;
      const { status, body } = await call(operation, foreignKey);
      expect([400, 404], JSON.stringify(body)).to.include(status);
      expect(JSON.stringify(body)).not.to.contain('target').and.not.to.contain('Generic');
    });
  }

  it('and all of it is still there', async () => {
    for (const [segment, path] of collections) {
      expect((await app.get(`${path}/${targets.get(segment)!}`)).status, path).to.equal(200);
    }
  });
});
