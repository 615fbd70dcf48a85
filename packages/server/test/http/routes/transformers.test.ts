import { expect } from 'chai';
import { resourceId } from '../../../src/domain/entities/resource-id.ts';
import { record } from '../../support/device-world.ts';
import { expectError, TestApp } from '../../support/app.ts';
import type { Answer, Shown } from '../../support/app.ts';

interface Ids {
  /** LwM2M object id. */
  readonly objectId?: number;
  readonly object: string;
  readonly resource: string;
}

describe('routes of transformers (spec section 8: a transformer device transforms)', () => {
  let app: TestApp;
  let temperature: Ids;
  let humidity: Ids;
  let load: Ids;
  let templateId: string;
  let deviceId: string;
  let list: string;

  const idsOf = async (objectId: number, rid: number): Promise<Ids> => {
    const { Id } = (await app.get(`/smartobjecttypes?Filter=TypeId eq ${objectId}`)).body.Rows[0]!;
    const { ResourceTypes } = (await app.get(`/smartobjecttypes/${Id}`)).body;
    return { objectId, object: Id, resource: ResourceTypes.find((one) => one.TypeId === rid)!.Id };
  };

  beforeEach(async () => {
    app = await TestApp.start();
    [temperature, humidity, load] = await Promise.all([
      idsOf(3303, 5700),
      idsOf(3304, 5601),
      idsOf(3322, 5602),
    ]);
    ({ id: deviceId } = await app.world.addDevice('buoy-1'));
    await app.world.register('buoy-1', ['/1/0', '/3/0', '/3303/0', '/3303/1']);
    templateId = (await app.get(`/devices/${deviceId}`)).body['DeviceTemplateId'] as string;
    list = `/devicetemplates/${templateId}/transformertemplates`;
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    expect(app.world.errors).to.deep.equal([]);
    await app.close();
  });

  const formula = (Name: string, Value: string, source: Ids, target: Ids, more: object = {}): object => ({
    Name,
    Transformer: 'JSONata',
    Configurations: [{ Key: 'Expression', Value }],
    TransformerSourceTypeConfigurations: [{ ResourceTypeId: source.resource }],
    TransformerTargetTypeConfigurations: [
      { SmartObjectTypeId: target.object, ResourceTypeId: target.resource },
    ],
    ...more,
  });

  const add = async (body: object): Promise<Shown> => {
    const answer = await app.post(list, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await app.world.settle();
    const { Name } = body as Shown;
    return (await app.get(list)).list.find((one) => one.Name === Name)!;
  };

  const report = async (path: string, value: number | string, id = deviceId): Promise<void> => {
    const device = { deviceId: id, deviceNetworkId: app.deviceNetworkId };
    await app.world.domain.measurements.take(device, [record(path, value)]);
    await app.world.settle();
  };

  /** The virtual smart object of a type on a device. */
  const virtualOf = async ({ objectId }: Ids, id = deviceId): Promise<Shown | undefined> => {
    const { SmartObjects } = (await app.get(`/devices/${id}`)).body;
    return SmartObjects.find((one) => one['IsVirtual'] === true && one.TypeId === objectId);
  };

  const valueOf = async (ids: Ids, rid: number, id = deviceId): Promise<unknown> => {
    const found = await virtualOf(ids, id);
    if (found === undefined) return undefined;
    const answer = await app.get(`/resources/${resourceId(found.Id, rid)}`);
    const latest = answer.body['LatestMeasurement'] as Record<string, unknown> | undefined;
    return latest?.['v'] ?? latest?.['sv'];
  };

  it('the types are listed: JSONata', async () => {
    const { Rows } = (await app.get('/transformertypes')).body;
    expect(Rows.map((one) => one.Name)).to.deep.equal(['JSONata']);
    const { body } = await app.get(`/transformertypes/${Rows[0]!.Id}`);
    expect(body['ConfigurationDefinitions']).to.have.nested.property('[0].Key', 'Expression');
    expectError(await app.get(`/transformertypes/${templateId}`), 404, 'transformer-type-not-found');
  });

  it('create, list, get, update and delete, one by one and the whole list', async () => {
    const first = await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity));
    expect(first).to.deep.include({ Name: 'fahrenheit', Transformer: 'JSONata', Deactivated: false });
    expectError(
      await app.post(list, formula('fahrenheit', '1', temperature, humidity)),
      409,
      'already-exists',
    );
    const changed = formula('kelvin', 'sources[0].value + 273.15', temperature, humidity);
    expect((await app.put(`${list}/${first.Id}`, changed)).status).to.equal(204);
    expect((await app.get(`${list}/${first.Id}`)).body).to.deep.include({
      Name: 'kelvin',
      Configurations: [{ Key: 'Expression', Value: 'sources[0].value + 273.15' }],
    });
    const replaced = await app.put(list, [
      { ...changed, Id: first.Id, Name: 'absolute' },
      formula('load', 'sources[0].value', temperature, load),
    ]);
    expect(replaced.list.map((one) => one.Name)).to.deep.equal(['absolute', 'load']);
    expect(replaced.list[0]?.Id).to.equal(first.Id);
    expect((await app.delete(`${list}/${first.Id}`)).status).to.equal(204);
    expect((await app.put(list, [])).list).to.deep.equal([]);
    for (const answer of [
      await app.get(`${list}/${first.Id}`),
      await app.put(`${list}/${first.Id}`, changed),
      await app.delete(`${list}/${first.Id}`),
    ]) {
      expectError(answer, 404, 'transformer-not-found');
    }
  });

  for (const [what, change, member] of [
    ['an unknown type', { Transformer: 'Python' }, 'Transformer'],
    ['no formula', { Configurations: [] }, 'Configurations'],
    [
      'a formula that cannot be read',
      { Configurations: [{ Key: 'Expression', Value: '1 +' }] },
      'Configurations[0].Value',
    ],
    ['an unknown configuration', { Configurations: [{ Key: 'Code', Value: '1' }] }, 'Configurations[0].Key'],
    ['no source', { TransformerSourceTypeConfigurations: [] }, 'TransformerSourceTypeConfigurations'],
    ['no target', { TransformerTargetTypeConfigurations: [] }, 'TransformerTargetTypeConfigurations'],
  ] as const) {
    it(`${what} is refused`, async () => {
      const answer = await app.post(list, { ...formula('a', '1', temperature, humidity), ...change });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
    });
  }

  it('sources and targets that are not there, or do not fit, are refused with each member', async () => {
    const answer = await app.post(
      list,
      formula(
        'a',
        '1',
        { object: '', resource: templateId },
        { object: load.object, resource: temperature.resource },
      ),
    );
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.have.property('TransformerSourceTypeConfigurations[0].ResourceTypeId');
    const target = { SmartObjectTypeId: load.object, ResourceTypeId: deviceId, ResourceDataType: 'String' };
    const other = await app.post(
      list,
      formula('a', '1', temperature, load, { TransformerTargetTypeConfigurations: [target] }),
    );
    expect(other.body.ModelState).to.have.property('TransformerTargetTypeConfigurations[0].ResourceTypeId');
    const late = await app.post(
      list,
      formula('a', '1', temperature, load, {
        TransformerSourceTypeConfigurations: [
          { ResourceTypeId: temperature.resource, Aggregation: 'MaxValue' },
        ],
      }),
    );
    expect(late.body.ModelState).to.have.property('TransformerSourceTypeConfigurations[0].Aggregation');
  });

  it('a virtual resource of each device of the template is computed as values arrive', async () => {
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, load));
    expect(await virtualOf(load)).to.equal(undefined);
    const other = await app.world.addDevice('buoy-2');
    const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_002 };
    await app.world.register('buoy-2', ['/1/0', '/3303/0'], { source });
    await report('/3303/0/5700', 20);
    await report('/3303/0/5700', 100, other.id);
    expect(await valueOf(load, 5602)).to.equal(68);
    expect(await valueOf(load, 5602, other.id)).to.equal(212);
    await report('/3303/0/5700', 21);
    expect(await valueOf(load, 5602)).to.be.closeTo(69.8, 1e-9);
    // The values are measurements and events like those of the device.
    const virtual = (await virtualOf(load))!;
    const id = resourceId(virtual.Id, 5602);
    const seen = app.world.seen.filter((one) => one.type === 'measurement' && one.resourceId === id);
    expect(seen.map(({ data }) => data['v'])).to.have.length(2);
    expect(seen[0]).to.include({ deviceId });
  });

  it('a new transformer starts from the values that are there', async () => {
    await report('/3303/0/5700', 20);
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, load));
    expect(await valueOf(load, 5602)).to.equal(68);
  });

  it('values of all instances, of several sources, and for several targets', async () => {
    await add(
      formula('spread', '[$max(sources[0].values), $min(sources[0].values)]', temperature, load, {
        TransformerTargetTypeConfigurations: [
          { SmartObjectTypeId: load.object, ResourceTypeId: load.resource, OutputIndex: 0 },
          {
            SmartObjectTypeId: load.object,
            ResourceTypeId: (await idsOf(3322, 5601)).resource,
            OutputIndex: 1,
          },
        ],
      }),
    );
    await report('/3303/0/5700', 20);
    await report('/3303/1/5700', 10);
    expect(await valueOf(load, 5602)).to.equal(20);
    expect(await valueOf(load, 5601)).to.equal(10);
  });

  it('one transformer can go on with what another computes', async () => {
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity));
    await add(formula('rounded', '$round(sources[0].value)', humidity, load));
    await report('/3303/0/5700', 20.4);
    await app.world.settle();
    expect(await valueOf(load, 5602)).to.equal(69);
  });

  it('loops are refused, also by way of others', async () => {
    const refused = async (body: object): Promise<void> => {
      const answer = await app.post(list, body);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property('TransformerTargetTypeConfigurations');
    };
    await refused(formula('itself', 'sources[0].value', temperature, temperature));
    await add(formula('one', 'sources[0].value', temperature, humidity));
    await add(formula('two', 'sources[0].value', humidity, load));
    await refused(formula('three', 'sources[0].value', load, temperature));
    const two = (await app.get(list)).list.find((one) => one.Name === 'two')!;
    const answer = await app.put(
      `${list}/${two.Id}`,
      formula('two', 'sources[0].value', humidity, temperature),
    );
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.Message).to.contain('two → one → two');
  });

  it('an error is told once, in the Activity Log and by the transformer, until it works again', async () => {
    const { Id } = await add(formula('odd', 'sources[0].value > 10 ? "hot" : 1', temperature, load));
    const log = async (): Promise<readonly Shown[]> =>
      (await app.get('/activitylogs')).body.Rows.filter((one) => one['EntityId'] === Id);
    await report('/3303/0/5700', 20);
    await report('/3303/0/5700', 30);
    expect(await log()).to.have.length(1);
    const { body } = await app.get(`${list}/${Id}`);
    expect(body).to.include({ Deactivated: false });
    expect(body['LastError']).to.contain('"hot" is no value of the type Float');
    await report('/3303/0/5700', 5);
    expect((await app.get(`${list}/${Id}`)).body).not.to.have.property('LastError');
    expect(await valueOf(load, 5602)).to.equal(1);
    await report('/3303/0/5700', 20);
    expect(await log()).to.have.length(2);
  });

  it('one that costs too much is deactivated, and starts again when it is saved anew', async () => {
    app.world.formulas.excessive.add('$slow');
    const { Id } = await add(formula('slow', '$slow', temperature, load));
    await report('/3303/0/5700', 20);
    const { body } = await app.get(`${list}/${Id}`);
    expect(body).to.include({ Deactivated: true, LastError: 'It took longer than 250 ms.' });
    const before = app.world.formulas.inputs.length;
    await report('/3303/0/5700', 21);
    expect(app.world.formulas.inputs).to.have.length(before);
    const entry = (await app.get('/activitylogs')).body.Rows.find((one) => one['EntityId'] === Id);
    expect(entry).to.include({ Status: 'Failed', Description: 'Transformer deactivated' });
    await app.put(`${list}/${Id}`, formula('slow', 'sources[0].value', temperature, load));
    await app.world.settle();
    expect((await app.get(`${list}/${Id}`)).body).to.include({ Deactivated: false });
    expect(await valueOf(load, 5602)).to.equal(21);
  });

  it('deleting a transformer deletes its virtual resources', async () => {
    const { Id } = await add(formula('fahrenheit', 'sources[0].value', temperature, load));
    await report('/3303/0/5700', 20);
    expect(await virtualOf(load)).not.to.equal(undefined);
    await app.delete(`${list}/${Id}`);
    await app.world.settle();
    expect(await virtualOf(load)).to.equal(undefined);
  });

  it('a restart goes on, and computes what it finds', async () => {
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, load));
    await app.world.transformers.close();
    await report('/3303/0/5700', 20);
    expect(await virtualOf(load)).to.equal(undefined);
    const next = await app.world.restarted();
    await next.settle();
    const measured = next.seen.filter((one) => one.type === 'measurement');
    expect(measured.map(({ data }) => data['v'])).to.deep.equal([68]);
    await next.transformers.close();
    // Nothing new: nothing is computed twice.
    const again = await app.world.restarted();
    await again.settle();
    expect(again.seen.filter((one) => one.type === 'measurement')).to.deep.equal([]);
    await again.transformers.close();
  });

  describe('at a location', () => {
    let locationId: string;
    let collectionId: string;
    let path: string;

    const mean = (target: Ids, more: object = {}): object => ({
      Name: 'mean of the harbour',
      TransformerType: 'JSONata',
      ResourceCollectionId: collectionId,
      Configurations: [{ Key: 'Expression', Value: '$average(sources[0].values)' }],
      TransformerTargetTypeConfigurations: [
        { SmartObjectTypeId: target.object, ResourceTypeId: target.resource },
      ],
      ...more,
    });

    const made = async (answer: Answer): Promise<Shown> => {
      expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
      await app.world.settle();
      return (await app.get(`${path}s`)).list[0]!;
    };

    beforeEach(async () => {
      locationId = (await app.get(`/devices/${deviceId}`)).body['LocationId'] as string;
      path = `/locations/${locationId}/transformer`;
      collectionId = await app.create('/resourcecollections', {
        Name: 'temperatures',
        LocationIds: [locationId],
        ResourceTypeIds: [temperature.resource],
      });
    });

    it('a Transformer device gets what is computed of a resource collection', async () => {
      const other = await app.world.addDevice('buoy-2');
      const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_002 };
      await app.world.register('buoy-2', ['/1/0', '/3303/0'], { source });
      const transformer = await made(await app.post(path, mean(load, { LocationId: locationId })));
      const id = transformer['DeviceId'] as string;
      const device = (await app.get(`/devices/${id}`)).body;
      expect(device).to.include({
        Name: 'mean of the harbour',
        DeviceStandard: 'Transformer',
        LocationId: locationId,
      });
      await report('/3303/0/5700', 20);
      await report('/3303/0/5700', 30, other.id);
      await app.world.clock.advance(1_000);
      await app.world.settle();
      expect(await valueOf(load, 5602, id)).to.equal(25);
      await report('/3303/1/5700', 10);
      await app.world.clock.advance(1_000);
      await app.world.settle();
      expect(await valueOf(load, 5602, id)).to.equal(20);
      expectError(await app.delete(`/resourcecollections/${collectionId}`), 409, 'in-use');
      expect((await app.delete(`${path}s/${transformer.Id}`)).status).to.equal(204);
      expect((await app.get(`${path}s`)).list).to.deep.equal([]);
      expect((await app.get(`/devices/${id}`)).status).to.equal(404);
      expectError(await app.delete(`${path}s/${transformer.Id}`), 404, 'transformer-not-found');
    });

    it('loops are refused, and leave no device behind', async () => {
      const before = (await app.get('/devices')).body.NbrOfRows;
      const answer = await app.post(path, mean(temperature));
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property('TransformerTargetTypeConfigurations');
      expect((await app.get('/devices')).body.NbrOfRows).to.equal(before);
    });

    it('a loop that comes about later is cut when it runs', async () => {
      const sum = { Configurations: [{ Key: 'Expression', Value: '$sum(sources[0].values) + 1' }] };
      const loads = { Name: 'loads', DeviceIds: [deviceId], ResourceTypeIds: [load.resource] };
      const ResourceCollectionId = await app.create('/resourcecollections', loads);
      await made(await app.post(path, mean(load, sum)));
      await made(await app.post(path, mean(temperature, { ...sum, Name: 'back', ResourceCollectionId })));
      const wider = { ...loads, DeviceIds: [] };
      expect((await app.put(`/resourcecollections/${ResourceCollectionId}`, wider)).status).to.equal(204);
      await app.world.clock.advance(60_000);
      await report('/3303/0/5700', 20);
      for (let second = 0; second < 20; second += 1) {
        await app.world.clock.advance(1_000);
        await app.world.settle();
      }
      const shown = (await app.get(`${path}s`)).list.filter((one) => one['Deactivated'] === true);
      expect(shown.map((one) => one['LastError'])).to.deep.equal([
        'Its values come back to it: there is a loop.',
      ]);
    });

    for (const [what, change, member] of [
      [
        'a collection that is not there',
        { ResourceCollectionId: 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10' },
        'ResourceCollectionId',
      ],
      ['another location', { LocationId: 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10' }, 'LocationId'],
      ['an unknown type', { TransformerType: 'Python' }, 'Transformer'],
    ] as const) {
      it(`${what} is refused`, async () => {
        const answer = await app.post(path, mean(load, change));
        expectError(answer, 400, 'invalid-request');
        expect(answer.body.ModelState).to.have.property(member);
      });
    }
  });
});
