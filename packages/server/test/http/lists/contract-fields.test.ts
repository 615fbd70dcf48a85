import { expect } from 'chai';
import { loadContract } from '../../../src/http/contract.ts';
import { TestApp } from '../../support/app.ts';

interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly 'x-filterable'?: readonly string[];
  readonly 'x-sortable'?: readonly string[];
}

interface List extends ContractOperation {
  readonly path: string;
}

const paths = loadContract().document['paths'] as Record<string, Record<string, ContractOperation>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.values(item)
    .filter((operation) => typeof operation === 'object' && 'operationId' in operation)
    .map((operation): List => ({ ...operation, path: path.replace('/api/v3', '') })),
);
const takes = (operation: List, name: 'Filter' | 'Sort'): boolean =>
  operation.parameters?.some(({ $ref }) => $ref === `#/components/parameters/${name}`) === true;

describe('x-filterable and x-sortable of the contract', () => {
  let app: TestApp;
  /** IDs for the `{id}` of a path, by the segment before it. */
  const parents = new Map<string, string>();

  before(async () => {
    app = await TestApp.start();
    const first = async (path: string): Promise<string> => (await app.get(path)).body.Rows[0]!.Id;
    const LocationId = await app.create('/locations', { Name: 'Quay 7', ExternalId: 'quay-7' });
    parents.set('locations', LocationId).set('externalIds', 'quay-7');
    parents.set('locationResources', await app.create('/locationResources', locationResource(LocationId)));
    const typeId = await app.create('/dataCollectorTypes', {
      Name: 'Quay gateway',
      CreateDefaultTemplate: true,
    });
    parents.set('dataCollectorTypes', typeId);
    const gatewayId = await app.create('/dataCollectors/register', {
      Name: 'g',
      ExternalId: 'quay-7',
      DataCollectorTemplateId: await first('/dataCollectorTemplates'),
    });
    parents.set('dataCollectors', gatewayId).set('datacollectors', gatewayId);
    parents.set('tenants', await first('/tenants'));
    const deviceTypeId = await first('/deviceTypes');
    parents.set('deviceTypes', deviceTypeId).set('devicetypes', deviceTypeId);
    parents.set('devices', (await app.world.addDevice('buoy-1')).id);
    const endpoint = { Name: 'ERP', HttpEndpoint: 'https://erp.example/events' };
    parents.set('eventconsumers', await app.create('/eventconsumers', endpoint));
    parents.set('tags', (await app.post('/tags', { Name: 'in repair' })).body.Id);
    parents.set('eventcategories', await app.create('/eventcategories', { Name: 'Storm' }));
  });

  after(() => app.close());

  /** Returns the fields that the server lists in its response to an unknown field. */
  async function fieldsOf(list: List, name: 'Filter' | 'Sort'): Promise<readonly string[]> {
    const path = list.path.replaceAll(
      /\/(\w+)\/\{\w+\}/gu,
      (_match, parent: string) => `/${parent}/${parents.get(parent) ?? app.deviceNetworkId}`,
    );
    const value = name === 'Filter' ? 'no.such%20eq%201' : 'no.such';
    const { status, body } = await app.get(`${path}?${name}=${value}`);
    expect(status, `${path} ${body.Message}`).to.equal(400);
    return /Fields: (.+)\.$/u.exec(body.ModelState[name]?.join() ?? '')?.[1]?.split(', ') ?? [];
  }

  it('name the fields that the server accepts, for every list and in both directions', async () => {
    const inContract: Record<string, unknown> = {};
    const inServer: Record<string, unknown> = {};
    for (const list of operations.filter((operation) => takes(operation, 'Filter'))) {
      inContract[list.operationId] = { filterable: list['x-filterable'], sortable: list['x-sortable'] };
      inServer[list.operationId] = {
        filterable: await fieldsOf(list, 'Filter'),
        sortable: await fieldsOf(list, 'Sort'),
      };
    }
    expect(inContract).to.deep.equal(inServer);
  });

  it('are on the operations with Filter and Sort, and on no other', () => {
    for (const operation of operations) {
      const expected = takes(operation, 'Filter');
      expect(takes(operation, 'Sort'), operation.operationId).to.equal(expected);
      expect('x-filterable' in operation, operation.operationId).to.equal(expected);
      expect('x-sortable' in operation, operation.operationId).to.equal(expected);
    }
  });
});

const locationResource = (LocationId: string): object => ({
  LocationId,
  Name: 'Quay',
  LocationResourceType: 'Map',
  MimeType: 'image/svg+xml',
  FileExtension: 'svg',
  Width: 4,
  Height: 4,
  Data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>').toString('base64'),
});
