import { expect } from 'chai';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { transformers } from '../../../../src/features/transformers/model.ts';
import { expectDone, expectFaults, perTest } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { formula, idsOf, typed, TransformerWorld, type TypeIds } from '../../../support/transformer-world.ts';

describe('transformers of device templates (spec section 8: a transformer device transforms)', () => {
  let world: TransformerWorld;
  let app: TestApp;
  let temperature: TypeIds;
  let humidity: TypeIds;
  let load: TypeIds;
  let deviceId: string;
  let list: string;

  perTest(TransformerWorld, async (one) => {
    world = one;
    ({ app, temperature, humidity, load, deviceId, list } = world);
  });

  const add: TransformerWorld['add'] = (body) => world.add(body);
  const report: TransformerWorld['report'] = (...values) => world.report(...values);
  const virtualOf: TransformerWorld['virtualOf'] = (...ids) => world.virtualOf(...ids);
  const valueOf: TransformerWorld['valueOf'] = (...ids) => world.valueOf(...ids);

  it('create, list, get, update and delete, one by one and the whole list', async () => {
    const first = await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity));
    expect(first).to.deep.include({ Name: 'fahrenheit', Transformer: 'JSONata', Deactivated: false });
    const same = formula('fahrenheit', '1', temperature, humidity);
    expectError(await app.post(list, same), 409, 'already-exists');
    const changed = formula('kelvin', 'sources[0].value + 273.15', temperature, humidity);
    await expectDone(app.put(`${list}/${first.Id}`, changed));
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
    await expectDone(app.delete(`${list}/${first.Id}`));
    expect((await app.put(list, [])).list).to.deep.equal([]);
  });

  it('transformers that cannot compute are refused', async () => {
    for (const [change, member] of [
      [{ Transformer: 'Python' }, 'Transformer'],
      [{ Configurations: [] }, 'Configurations'],
      [{ Configurations: [{ Key: 'Expression', Value: '1 +' }] }, 'Configurations[0].Value'],
      [{ Configurations: [{ Key: 'Code', Value: '1' }] }, 'Configurations[0].Key'],
      [{ TransformerSourceTypeConfigurations: [] }, 'TransformerSourceTypeConfigurations'],
      [{ TransformerTargetTypeConfigurations: [] }, 'TransformerTargetTypeConfigurations'],
    ] as const) {
      const answer = await app.post(list, { ...formula('a', '1', temperature, humidity), ...change });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
    }
  });

  it('unknown or unsuitable sources and targets are refused with each member', async () => {
    const nothing = { object: '', resource: world.templateId };
    const answer = await app.post(
      list,
      formula('a', '1', nothing, { ...load, resource: temperature.resource }),
    );
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.have.property('TransformerSourceTypeConfigurations[0].ResourceTypeId');
    const target = { SmartObjectTypeId: load.object, ResourceTypeId: deviceId, ResourceDataType: 'String' };
    const TransformerTargetTypeConfigurations = [target];
    const wrong = formula('a', '1', temperature, load, { TransformerTargetTypeConfigurations });
    const other = await app.post(list, wrong);
    expect(other.body.ModelState).to.have.property('TransformerTargetTypeConfigurations[0].ResourceTypeId');
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
    expect(seen).to.have.length(2);
    expect(seen[0]).to.include({ deviceId });
  });

  it('values of all instances, of several sources, and for several targets', async () => {
    const TransformerTargetTypeConfigurations = [
      { ...typed(load), OutputIndex: 0 },
      { ...typed(await idsOf(app, 3322, 5601)), OutputIndex: 1 },
    ];
    const value = '[$max(sources[0].values), $min(sources[0].values)]';
    await add(formula('spread', value, temperature, load, { TransformerTargetTypeConfigurations }));
    await report('/3303/0/5700', 20);
    await report('/3303/1/5700', 10);
    expect(await valueOf(load, 5602)).to.equal(20);
    expect(await valueOf(load, 5601)).to.equal(10);
  });

  it('a transformer can use the results of another', async () => {
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity));
    await add(formula('rounded', '$round(sources[0].value)', humidity, load));
    await report('/3303/0/5700', 20.4);
    await app.world.settle();
    expect(await valueOf(load, 5602)).to.equal(69);
  });

  it('loops are refused, also indirect ones', async () => {
    const refused = async (body: object): Promise<void> =>
      expectFaults(await app.post(list, body), 'TransformerTargetTypeConfigurations');
    await refused(formula('itself', 'sources[0].value', temperature, temperature));
    await add(formula('one', 'sources[0].value', temperature, humidity));
    await add(formula('two', 'sources[0].value', humidity, load));
    await refused(formula('three', 'sources[0].value', load, temperature));
    const two = (await app.get(list)).list.find((one) => one.Name === 'two')!;
    const back = formula('two', 'sources[0].value', humidity, temperature);
    const answer = await app.put(`${list}/${two.Id}`, back);
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.Message).to.contain('two → one → two');
  });

  it('an error is reported once, in the Activity Log and by the transformer, until it works again', async () => {
    const { Id } = await add(formula('odd', 'sources[0].value > 10 ? "hot" : 1', temperature, load));
    const log = async (): Promise<readonly ResponseObject[]> =>
      (await app.get('/activitylogs')).body.Rows.filter((one) => one['EntityId'] === Id);
    await report('/3303/0/5700', 20);
    await report('/3303/0/5700', 30);
    expect(await log()).to.have.length(1);
    const { body } = await app.get(`${list}/${Id}`);
    expect(body).to.include({ Deactivated: false });
    expect(body['LastError']).to.contain('"hot" is not a value of the type Float');
    await report('/3303/0/5700', 5);
    expect((await app.get(`${list}/${Id}`)).body).not.to.have.property('LastError');
    expect(await valueOf(load, 5602)).to.equal(1);
    await report('/3303/0/5700', 20);
    expect(await log()).to.have.length(2);
  });

  it('one that costs too much is deactivated, and starts again after it is saved', async () => {
    app.world.formulas.excessive.add('$slow');
    const { Id } = await add(formula('slow', '$slow', temperature, load));
    await report('/3303/0/5700', 20);
    const { body } = await app.get(`${list}/${Id}`);
    expect(body).to.include({ Deactivated: true, LastError: 'The formula took longer than 250 ms.' });
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

  it('a change of its targets keeps the values of those that stay, and its deletion deletes all', async () => {
    const both = [typed(load), typed(humidity)];
    const TransformerTargetTypeConfigurations = both.map((one, OutputIndex) => ({ ...one, OutputIndex }));
    const value = '[sources[0].value, 50]';
    const more = { TransformerTargetTypeConfigurations };
    const { Id } = await add(formula('two', value, temperature, load, more));
    await report('/3303/0/5700', 20);
    const kept = await virtualOf(load);
    await app.put(`${list}/${Id}`, formula('two', 'sources[0].value', temperature, load));
    await app.world.settle();
    expect(await virtualOf(humidity)).to.equal(undefined);
    expect((await virtualOf(load))?.Id).to.equal(kept!.Id);
    await expectDone(app.delete(`${list}/${Id}`));
    await app.world.settle();
    expect(await virtualOf(load)).to.equal(undefined);
  });

  it('a restart deletes the virtual resources of a transformer that was deleted just before', async () => {
    const { Id } = await add(formula('fahrenheit', 'sources[0].value', temperature, load));
    await report('/3303/0/5700', 20);
    await app.world.store.collection(transformers).delete(Id);
    const next = await app.world.restarted();
    await next.settle();
    expect(await virtualOf(load)).to.equal(undefined);
  });

  it('a restart computes the values that are not yet computed', async () => {
    await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, load));
    await app.world.transformers.close();
    await report('/3303/0/5700', 20);
    expect(await virtualOf(load)).to.equal(undefined);
    const next = await app.world.restarted();
    await next.settle();
    const measured = next.seen.filter((one) => one.type === 'measurement');
    expect(measured.map(({ value }) => value)).to.deep.equal([68]);
    await next.transformers.close();
    // Without new values, the server computes no second result.
    const again = await app.world.restarted();
    await again.settle();
    expect(again.seen.filter((one) => one.type === 'measurement')).to.deep.equal([]);
  });
});
