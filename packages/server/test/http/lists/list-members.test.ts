import { expect } from 'chai';
import { loadContract } from '../../../src/http/contract.ts';
import { rowMembers } from '../../../src/http/document.ts';
import { devices } from '../../../src/features/devices/model.ts';
import { expectError, TestApp } from '../../support/app.ts';

/** Members that the service computes for each row from more than its document: the guide "Lists" says so. */
const computed = new Set(
  `apiKeys.list Key
  bootstrapServers.list NbrOfServers
  dataCollectorTypes.listWithMetrics NbrOfInstances NbrOfTemplates
  dataCollectors.list NbrOfDevices IsConfigured IsUpdating ContactLostTime SoftwareVersion FirmwareVersion HardwareVersion
  dataCollectors.list LastUpdateFinishTime LastUpdateStatusCode UpdatingStartTime
  deviceTypes.list NbrOfInstances NbrOfTemplates
  events.list TriggerValue StringValue BooleanValue IsEventCategoryDeleted IsDeviceDeleted IsResourceDeleted
  events.list ResetValue ResetStringValue ResetBooleanValue
  locationResources.list Uri
  positions.list Name LocationResourceLocationName LatitudeResourceId LongitudeResourceId
  queueItems.list Status
  resources.list Description IsUnavailable IsRequestObserve ResourceTemplateId
  roles.list TenantId
  smartObjectTemplates.list CanBeDeleted
  smartObjectTypes.list NbrOfInstances NbrOfTemplates
  tags.list IsInherited`
    .split('\n')
    .flatMap((line) => {
      const [operation = '', ...members] = line.trim().split(' ');
      return members.map((member) => `${operation} ${member}`);
    }),
);

const { document, operations } = loadContract();

/** Lists without an ID in their paths. Those with one have the fields of another list. */
const lists = operations.flatMap(({ operationId, parameters, path, responses }) => {
  const members = rowMembers(document, responses.get('200 application/json'));
  const isFiltered = parameters.some(({ name }) => name === 'Filter');
  if (!isFiltered || members.size === 0 || path.includes('{')) return [];
  return [{ operationId, path: path.replace('/api/v3', ''), members }];
});

describe('filters of all lists', () => {
  let app: TestApp;

  before(async () => {
    app = await TestApp.start();
    await app.world.addDevice('buoy-1');
    await app.world.register('buoy-1', ['/1/0', '/3/0', '/3303/0', '/3303/1']);
  });

  after(() => app.close());

  const rowsOf = async (path: string, filter: string): Promise<number> => {
    const answer = await app.get(`${path}?Filter=${encodeURIComponent(filter)}`);
    expect(answer.status, `${path} ${filter}: ${JSON.stringify(answer.body)}`).to.equal(200);
    return answer.body.NbrOfRows;
  };

  it('take every scalar member of the rows, except computed ones', async () => {
    expect(lists).to.have.length.greaterThan(30);
    const unfiltered = operations.filter(({ parameters }) => {
      const names = parameters.map(({ name }) => name);
      return names.includes('Page') && !names.includes('Filter');
    });
    // Lists of one key, device, gateway or rule.
    expect(unfiltered.map(({ operationId }) => operationId)).to.have.members([
      'dataCollectors.listLogFiles',
      'devices.tree',
      'rules.listConditions',
    ]);
    const refused = new Set<string>();
    for (const { operationId, path, members } of lists) {
      for (const [name, { type }] of members) {
        if ([type].flat().some((one) => one === 'array' || one === 'object')) continue;
        const answer = await app.get(`${path}?Filter=${encodeURIComponent(`${name} exists true`)}`);
        if (answer.status !== 200) refused.add(`${operationId.replace('Active', '')} ${name}`);
      }
    }
    expect(refused).to.deep.equal(computed);
  });

  it('take the words of enumerations in any case, and refuse others with the right ones', async () => {
    let checked = 0;
    for (const { operationId, path, members } of lists) {
      for (const [name, { enum: words }] of members) {
        if (!Array.isArray(words) || computed.has(`${operationId.replace('Active', '')} ${name}`)) continue;
        const wrong = await app.get(
          `${path}?Filter=${encodeURIComponent(`${name} in (${words[0]}, Broken)`)}`,
        );
        expectError(wrong, 400, 'invalid-request');
        expect(wrong.body.ModelState['Filter']?.[0], name).to.contain(`${words.join(', ')}, not "Broken"`);
        await rowsOf(path, `${name} eq ${String(words.at(-1)).toUpperCase()} and ${name} ne ${words[0]}`);
        checked += 1;
      }
    }
    expect(checked).to.be.greaterThan(15);
    for (const [filter, count] of [
      ['Status eq ONLINE', 1],
      ['Status eq online', 1],
      ['Status in (Offline, deregistered)', 0],
      ['Status contains ON', 1],
      ['InstanceType eq normal', 1],
      ['InstanceType ne normal', 0],
    ] as const)
      expect(await rowsOf('/devices', filter), filter).to.equal(count);
    expect((await app.get('/devices?filter[0].Key=Status&filter[0].Value=Online')).body.NbrOfRows).to.equal(
      1,
    );
    expect((await app.get('/devices?filter[0].Key=Status&filter[0].Value=Onlin')).status).to.equal(400);
  });

  it('find a resource by its ID and by its URL, and data collectors by their state', async () => {
    const { body } = await app.get('/resources?PageSize=500');
    const one = body.Rows.find(({ Url }) => Url === '/3303/0/5700')!;
    for (const { Id } of [one, body.Rows.find(({ Url }) => Url === '/3/0/9')!]) {
      const found = await app.get(`/resources?Filter=${encodeURIComponent(`Id eq ${Id}`)}`);
      expect(found.body.Rows.map((row) => row.Id)).to.deep.equal([Id]);
    }
    const { id } = (await app.world.store.collection(devices).findOne([]))!;
    const at = await app.get(
      `/resources?Filter=${encodeURIComponent(`Url eq /3303/0/5700 and DeviceId eq ${id}`)}`,
    );
    expect(at.body.Rows.map(({ Id }) => Id)).to.deep.equal([one.Id]);
    expect(await rowsOf('/resources', 'Url eq 3303')).to.equal(0);
    expect(await rowsOf('/resources', 'IsVirtual eq false')).to.equal(body.NbrOfRows);
    expect(await rowsOf('/resources', 'IsVirtual eq true')).to.equal(0);

    const gateways = (await app.get('/dataCollectors')).body;
    const seen = gateways.Rows[0]!['LastSeen'] as number;
    for (const [filter, count] of [
      ['ContactLost eq false', gateways.NbrOfRows],
      ['ContactLost eq true', 0],
      [`LastSeen eq ${seen}`, gateways.NbrOfRows],
      [`LastSeen gt ${seen}`, 0],
      [`LastSeen ne ${seen}`, 0],
      ['LastSeen exists true', gateways.NbrOfRows],
    ] as const)
      expect(await rowsOf('/dataCollectors', filter), filter).to.equal(count);
  });
});
