import { expect } from 'chai';
import { expectDone, perTest } from '../../../support/app-of-tests.ts';
import { expectError, type Shown, type TestApp } from '../../../support/app.ts';
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

  const add = (body: object): Promise<Shown> => world.add(body);

  it('create, list, get, update and delete, one by one and the whole list', async () => {
    const first = await add(formula('fahrenheit', 'sources[0].value * 1.8 + 32', temperature, humidity));
    expect(first).to.deep.include({ Name: 'fahrenheit', Transformer: 'JSONata', Deactivated: false });
    expectError(
      await app.post(list, formula('fahrenheit', '1', temperature, humidity)),
      409,
      'already-exists',
    );
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
    for (const [what, change, member] of [
      ['an unknown type', { Transformer: 'Python' }, 'Transformer'],
      ['no formula', { Configurations: [] }, 'Configurations'],
      [
        'a formula that cannot be read',
        { Configurations: [{ Key: 'Expression', Value: '1 +' }] },
        'Configurations[0].Value',
      ],
      [
        'an unknown configuration',
        { Configurations: [{ Key: 'Code', Value: '1' }] },
        'Configurations[0].Key',
      ],
      ['no source', { TransformerSourceTypeConfigurations: [] }, 'TransformerSourceTypeConfigurations'],
      ['no target', { TransformerTargetTypeConfigurations: [] }, 'TransformerTargetTypeConfigurations'],
    ] as const) {
      const answer = await app.post(list, { ...formula('a', '1', temperature, humidity), ...change });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState, what).to.have.property(member);
    }
  });

  it('unknown or unsuitable sources and targets are refused with each member', async () => {
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
  });
});
