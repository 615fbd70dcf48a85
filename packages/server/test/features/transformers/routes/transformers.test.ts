import { expect } from 'chai';
import { expectDone, perTest } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';
import { formula, TransformerWorld, type TypeIds } from '../../../support/transformer-world.ts';

describe('routes of transformers (spec section 8: a transformer device transforms)', () => {
  let world: TransformerWorld;
  let app: TestApp;
  let temperature: TypeIds;
  let humidity: TypeIds;
  let load: TypeIds;
  let templateId: string;
  let deviceId: string;
  let list: string;

  perTest(TransformerWorld, async (one) => {
    world = one;
    ({ app, temperature, humidity, load, templateId, deviceId, list } = world);
  });

  it('create, list, get, update and delete, one by one and the whole list', async () => {
    const first = await world.add(
      formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity),
    );
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
    const nothing = { object: '', resource: templateId };
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
});
