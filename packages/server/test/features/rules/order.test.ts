import { expect } from 'chai';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import { raisedEvents } from '../../../src/features/rules/model.ts';
import { measurementsOf, RuleWorld } from '../../support/rule-world.ts';

const VALUE = '/3303/0/5700';
const above30 = {
  TriggerOperator: 'GreaterThan',
  TriggerMinValue: 30,
  ResetOperator: 'LowerThan',
  ResetMinValue: 25,
};

describe('order of the values that rules compare', () => {
  let world: RuleWorld;
  let now: number;

  perTest(RuleWorld, (one) => {
    world = one;
    now = world.app.world.clock.now();
  });

  it('a value of a message resets what an earlier value of it raised, and both are published', async () => {
    await world.rule([above30]);
    await world.report(0, [VALUE, 31, now - 2], [VALUE, 20, now - 1]);
    expect(await world.summary()).to.deep.equal(['31-20']);
    const types = world.app.world.seen.flatMap(({ type }) => (type.startsWith('event.') ? type : []));
    expect(types).to.deep.equal(['event.active', 'event.reset']);
  });

  it('a repeated value changes nothing, also after its event was reset by hand', async () => {
    const id = await world.rule([above30]);
    await world.report(0, [VALUE, 31, now]);
    await expectDone(world.app.post(`/rules/${id}/reset`, undefined));
    await world.report(0, [VALUE, 31, now]);
    expect(await world.summary()).to.deep.equal(['31-reset']);
    await world.report(0, [VALUE, 31, now + 1]);
    expect(await world.summary()).to.deep.equal(['31-reset', '31-active']);
  });

  it('a value from the future stops no rule', async () => {
    await world.rule([above30]);
    await world.report(0, [VALUE, 20, now + 43_200_000]);
    await world.report(0, [VALUE, 90]);
    await world.report(0, [VALUE, 20]);
    expect(await world.summary()).to.deep.equal(['90-20']);
  });

  it('another value of the same time counts', async () => {
    await world.rule([above30]);
    await world.report(0, [VALUE, 31, now]);
    await world.report(0, [VALUE, 20, now]);
    expect(await world.summary()).to.deep.equal(['31-20']);
  });

  it('a full disk: nothing is raised or published that is not stored', async () => {
    await world.rule([above30]);
    const { store, seen } = world.app.world;
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('The disk is full.'));
    const refused = await world.report(0, [VALUE, 31, now]).catch(String);
    expect(refused).to.contain('The disk is full.');
    store.write = write;
    expect(await world.summary()).to.deep.equal([]);
    expect(await store.collection(raisedEvents).count({})).to.equal(0);
    expect(seen.filter(({ type }) => type.startsWith('event.') || type === 'measurement')).to.deep.equal([]);
    await world.report(0, [VALUE, 31, now]);
    expect(await world.summary()).to.deep.equal(['31-active']);
  });

  it('values of two devices at once, for a rule over both: one event', async () => {
    await world.rule([above30], { TriggerType: 'OnlyFirstTime' });
    await world.rule([above30], { TriggerType: 'OnlyFirstTime' });
    const { length } = await Promise.all(
      [31, 32, 33].flatMap((value, at) => [
        world.report(0, [VALUE, value, now + at]),
        world.report(1, [VALUE, value, now + at]),
      ]),
    );
    expect(length).to.equal(6);
    expect((await world.events()).map((event) => event['Active'])).to.deep.equal([true, true]);
    await Promise.all([
      world.report(0, [VALUE, 20, now + 9]),
      world.report(1, [VALUE, 20, now + 9]),
      world.app.post(`/events/${(await world.events())[0]!.Id}/reset`, undefined),
    ]);
    expect((await world.events()).map((event) => event['Active'])).to.deep.equal([false, false]);
  });

  it('values are stored also if their rules cannot be evaluated', async () => {
    await world.rule([above30]);
    const { store, errors } = world.app.world;
    const fault = new Error('The events cannot be read.');
    const collection = store.collection.bind(store);
    store.collection = (definition) => {
      if (definition.name === raisedEvents.name) throw fault;
      return collection(definition);
    };
    await world.report(0, [VALUE, 31, now]);
    store.collection = collection;
    expect(errors.splice(0)).to.deep.equal([fault]);
    expect(await measurementsOf(world, 0, VALUE)).to.deep.equal([31]);
  });
});
