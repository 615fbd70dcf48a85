import { expect } from 'chai';
import { metConditions, rules } from '../../../../src/features/rules/model.ts';
import { resourceCollections } from '../../../../src/features/resource-collections/model.ts';
import { MAX_RULES } from '../../../../src/features/rules/rules.ts';
import { insertOperation, type WriteOperation } from '../../../../src/store/port.ts';
import { expectDone, perTest } from '../../../support/app-of-tests.ts';
import { expectError } from '../../../support/app.ts';
import { RuleWorld, type ConditionBody } from '../../../support/rule-world.ts';

const VALUE = '/3303/0/5700';
const above = (TriggerMinValue: number): ConditionBody => ({
  TriggerOperator: 'GreaterThan',
  TriggerMinValue,
});

describe('changes of rules, collections and devices', () => {
  let world: RuleWorld;

  perTest(RuleWorld, (one) => (world = one));

  const report = async (device: 0 | 1, value: number, path = VALUE): Promise<void> => {
    await world.app.world.clock.advance(1_000);
    await world.report(device, [path, value]);
  };

  it('other limits reset the events so far, and the next value raises again', async () => {
    const body = await world.body([above(30)]);
    const id = await world.app.create('/rules', body);
    await report(0, 31);
    const Conditions = [await world.condition(above(20))];
    await expectDone(world.app.put(`/rules/${id}`, { ...body, Conditions }));
    expect(await world.summary()).to.deep.equal(['31-reset']);
    expect(await world.app.world.store.collection(metConditions).count({})).to.equal(0);
    await report(0, 21);
    expect(await world.summary()).to.deep.equal(['31-reset', '21-active']);
  });

  it('a condition on All, which clients of the original service know, compares each value', async () => {
    const body = await world.body([{ ...above(30), ResolutionAggregationType: 'All' }]);
    const id = await world.app.create('/rules', body);
    await report(0, 31);
    expect(await world.summary()).to.deep.equal(['31-active']);
    const [condition] = (await world.app.get(`/rules/${id}`)).body['Conditions'] as [Record<string, unknown>];
    expect(condition).to.include({ ResolutionAggregationType: 'Realtime' });
  });

  it('another name or severity leaves the events active', async () => {
    const body = await world.body([above(30)]);
    const id = await world.app.create('/rules', body);
    await report(0, 31);
    const [{ Id }] = (await world.app.get(`/rules/${id}`)).body['Conditions'] as [{ Id: string }];
    const Conditions = [{ ...(await world.condition(above(30))), Id }];
    await world.app.put(`/rules/${id}`, { ...body, Name: 'Hot', SeverityLevel: 9, Conditions });
    expect(await world.summary()).to.deep.equal(['31-active']);
    await report(0, 20);
    expect(await world.summary()).to.deep.equal(['31-20']);
  });

  it('a deactivated rule has no active events and raises none until it is activated', async () => {
    const body = await world.body([above(30)]);
    const id = await world.app.create('/rules', body);
    await report(0, 31);
    await world.app.put(`/rules/${id}`, { ...body, IsDeactivated: true });
    await report(0, 32);
    expect(await world.summary()).to.deep.equal(['31-reset']);
    await world.app.put(`/rules/${id}`, { ...body, IsDeactivated: false });
    await report(0, 33);
    expect(await world.summary()).to.deep.equal(['31-reset', '33-active']);
  });

  it('ForEveryResource, And: each event is reset by its own resource while both conditions are met, and all when one is not', async () => {
    const limits = { ...above(10), ResetOperator: 'LowerThan', ResetMinValue: 5 };
    await world.rule([limits, { ...limits, path: '/3303/0/5601' }]);
    await report(0, 11);
    await report(0, 12, '/3303/0/5601');
    for (const value of [13, 4]) await report(0, value, '/3303/1/5700');
    expect(await world.summary()).to.deep.equal(['12-active', '13-4']);
    await report(0, 14);
    await report(0, 3, '/3303/0/5601');
    expect(await world.summary()).to.deep.equal(['12-3', '13-4', '14-3']);
  });

  it('an event names the first of several conditions that its resource meets', async () => {
    await world.rule([above(10), above(5)]);
    await report(0, 11);
    const [event] = await world.events();
    expect(event).to.include({ TriggerOperator: 'GreaterThan', TriggerMinLimit: 10 });
  });

  it('a deleted rule leaves its events behind, reset', async () => {
    const id = await world.rule([above(30)]);
    await report(0, 31);
    await expectDone(world.app.delete(`/rules/${id}`));
    expect(await world.summary()).to.deep.equal(['31-reset']);
    expect(await world.app.world.store.collection(metConditions).count({})).to.equal(0);
  });

  it('a change of the rule while values are being compared leaves no event of the old rule active', async () => {
    const body = await world.body([above(30)]);
    const id = await world.app.create('/rules', body);
    const { store, clock } = world.app.world;
    const write = store.write.bind(store);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    store.write = async (operations) => {
      store.write = write;
      await held;
      return write(operations);
    };
    await clock.advance(1_000);
    const taken = world.report(0, [VALUE, 31]);
    await world.app.world.settle();
    await expectDone(world.app.put(`/rules/${id}`, { ...body, IsDeactivated: true }));
    await world.app.world.settle();
    release();
    await taken;
    expect(await world.summary()).to.deep.equal(['31-reset']);
  });

  it('a collection that a rule watches cannot be deleted', async () => {
    await world.rule([above(30)]);
    const collection = `/resourcecollections/${world.collectionId}`;
    const refusal = await world.app.delete(collection);
    expectError(refusal, 409, 'in-use');
    const message = 'The rule "Rule 1" uses this resource collection. Change or delete it first.';
    expect(refusal.body.Message).to.equal(message);
    expect((await world.app.get(collection)).body['CanBeDeleted']).to.equal(false);
  });

  it('a category in use cannot be deleted: the refusal names the first rules, or the actuators', async () => {
    const { app } = world;
    const EventCategoryId = await app.create('/eventcategories', { Name: 'Storm' });
    const expectUsed = async (by: string, them = 'it'): Promise<void> => {
      const answer = await app.delete(`/eventcategories/${EventCategoryId}`);
      expectError(answer, 409, 'in-use');
      expect(answer.body.Message).to.equal(`The ${by} this event category. Change or delete ${them} first.`);
    };
    const { ResourceCollectionId } = await world.body([]);
    const actuator = await app.create('/actuators', { Name: 'Horn', EventCategoryId, ResourceCollectionId });
    await expectUsed(`actuator "Horn" (${actuator}) uses`);
    const add = (Name: string): Promise<string> => world.rule([above(30)], { Name, EventCategoryId });
    const ids = [await add('A')];
    await expectUsed(`rule "A" (${ids[0]}) uses`);
    for (const name of ['B', 'C']) ids.push(await add(name));
    const [a, b, c] = ids as [string, string, string];
    await expectUsed(`rules "A" (${a}), "B" (${b}) and "C" (${c}) use`, 'them');
    for (const name of ['D', 'E']) ids.push(await add(name));
    await expectUsed(`rules "A" (${a}), "B" (${b}), "C" (${c}) and 2 more use`, 'them');
    for (const id of ids) await expectDone(app.delete(`/rules/${id}`));
    await expectDone(app.delete(`/actuators/${actuator}`));
    await expectDone(app.delete(`/eventcategories/${EventCategoryId}`));
  });

  it('a resolution that a rule or a condition of it names cannot be deleted or get another length', async () => {
    const { app } = world;
    const own = await app.create('/resolutions', { Title: 'Minute', Timespan: 60_000 });
    const ofRule = await app.create('/resolutions', { Title: 'Hour', Timespan: 3_600_000 });
    const condition = { ...above(30), ResolutionAggregationType: 'MaxValue', ResolutionId: own };
    const rule = await world.rule([condition], { Name: 'Too hot', ResolutionId: ofRule });
    for (const id of [own, ofRule]) {
      for (const refusal of [
        await app.delete(`/resolutions/${id}`),
        await app.put(`/resolutions/${id}`, { Timespan: 30_000 }),
      ]) {
        expectError(refusal, 409, 'in-use');
        expect(refusal.body.Message).to.equal(
          'The rule "Too hot" uses this resolution. Change or delete the rule first.',
        );
      }
    }
    await expectDone(app.put(`/resolutions/${own}`, { Title: '1 min', Timespan: 60_000 }));
    await expectDone(app.delete(`/rules/${rule}`));
    await expectDone(app.delete(`/resolutions/${own}`));
    await expectDone(app.delete(`/resolutions/${ofRule}`));
  });

  for (const TriggerType of ['ForEveryResource', 'OnlyFirstTime']) {
    it(`${TriggerType}: what a device raised is reset when it leaves the collection; one that joins raises events`, async () => {
      await world.rule([above(30)], { TriggerType });
      const put = async (DeviceIds: readonly string[]): Promise<void> => {
        const body = { Name: 'buoys', DeviceIds };
        await world.app.put(`/resourcecollections/${world.collectionId}`, body);
        await world.app.world.settle();
      };
      await report(0, 31);
      await put([world.deviceIds[1]]);
      expect(await world.summary()).to.deep.equal(['31-reset']);
      await report(1, 32);
      await report(0, 33);
      await report(1, 20);
      expect(await world.summary()).to.deep.equal(['31-reset', '32-20']);
      await put(world.deviceIds);
      await report(0, 34);
      expect(await world.summary()).to.deep.equal(['31-reset', '32-20', '34-active']);
    });
  }

  for (const TriggerType of ['ForEveryResource', 'OnlyFirstTime']) {
    it(`${TriggerType}: a crash between the change of the collection and the resets: the restart makes up for them`, async () => {
      await world.rule([above(30)], { TriggerType, TriggerByDevice: true });
      await report(0, 31);
      await report(1, 32);
      const [left, stays] = world.deviceIds;
      await world.restart(async (store) => {
        const collection = store.collection(resourceCollections);
        await collection.put({ ...(await collection.get(world.collectionId))!, deviceIds: [stays] });
      });
      await world.app.world.settle();
      const ofDevices = (await world.events()).map((event) => [event['DeviceId'], event['Active']]);
      expect(Object.fromEntries(ofDevices)).to.deep.equal({ [left]: false, [stays]: true });
      const met = await world.app.world.store.collection(metConditions).find({});
      expect(met.map(({ deviceId }) => deviceId)).to.deep.equal([stays]);
      await report(1, 20);
      expect(await world.summary()).to.deep.equal(['31-reset', '32-20']);
    });
  }

  it('names are unique in the device network', async () => {
    await world.rule([above(30)], { Name: 'Hot' });
    const other = await world.rule([above(30)]);
    const body = await world.body([above(30)], { Name: 'Hot' });
    expectError(await world.app.post('/rules', body), 409, 'already-exists');
    expectError(await world.app.put(`/rules/${other}`, body), 409, 'already-exists');
  });

  it('a device network with as many rules as it may have gets no further one', async () => {
    const { store } = world.app.world;
    const rule = (await store.collection(rules).get(await world.rule([above(30)])))!;
    const copy = (_: unknown, index: number): WriteOperation =>
      insertOperation(rules, { ...rule, id: String(index), name: String(index) });
    await store.write(Array.from({ length: MAX_RULES - 1 }, copy));
    const answer = await world.app.post('/rules', await world.body([above(30)]));
    expectError(answer, 409, 'limit-reached');
    expect(answer.body.Message).to.contain('10000 rules');
    expect(await store.collection(rules).count({})).to.equal(MAX_RULES);
  });

  it('a trial of a draft finds what the stored rule finds, stores nothing and checks the draft', async () => {
    const from = world.app.world.clock.now();
    for (const value of [29, 31, 20, 32]) await report(0, value);
    const path = `/rules/trial?fromDate=${from}&toDate=${from + 60_000}`;
    const body = await world.body([above(30)]);
    const draft = await world.app.post(path, body);
    expect(draft.body).to.include({ Values: 4, Raised: 2, Reset: 1 });
    expect(await world.app.world.store.collection(rules).count({})).to.equal(0);
    expect(await world.summary()).to.be.empty;
    const id = await world.app.create('/rules', body);
    const stored = await world.app.get(`/rules/${id}/trial?fromDate=${from}&toDate=${from + 60_000}`);
    expect(draft.body).to.deep.equal(stored.body);
    expectError(await world.app.get(`/rules/${id}/trial?fromDate=2&toDate=1`), 400, 'invalid-request');
    expectError(await world.app.post(path.replace(/toDate=.*/, 'toDate=1'), body), 400, 'invalid-request');
    const absence = await world.app.post(path, { ...body, TriggerOn: 'NoValue', Conditions: [] });
    expectError(absence, 400, 'invalid-request');
    expect(absence.body.Message).to.contain('NoValue');
    const unknown = { ...body, ResourceCollectionId: id };
    expectError(await world.app.post(path, unknown), 400, 'invalid-request');
  });
});
