import { expect } from 'chai';
import { metConditions, ruleProgress } from '../../../src/features/rules/model.ts';
import { perTest } from '../../support/app-of-tests.ts';
import { SecondNetwork } from '../../support/second-network.ts';
import { TimedRuleWorld } from '../../support/timed-rule-world.ts';
import { idsOf, typed } from '../../support/transformer-world.ts';

const SECOND = 1_000;
/** Rules of the busy network. */
const RULES = 100;
/** Work in one turn of the event loop at most (decision 22). */
const AT_A_TIME = 16;

describe('rules of a device network with many of them', () => {
  let rules: TimedRuleWorld;
  let other: SecondNetwork;
  let otherCollection: string;

  perTest(TimedRuleWorld, async (one) => {
    rules = one;
    const { app, world } = rules;
    other = await SecondNetwork.create(world);
    await other.device('other-1', '/1/0', '/3303/0');
    const { headers, deviceTypeId } = other;
    const { resource } = await idsOf(app, 3303, 5700, { headers });
    const collection = { DeviceTypeIds: [deviceTypeId], ResourceTypeIds: [resource] };
    otherCollection = await app.create('/resourcecollections', collection, { headers });
  });

  /** Creates the rules of the busy network and, among them, three of the other one if it is to have some. */
  const create = async (body: object, isInOther = true): Promise<void> => {
    for (let number = 0; number < RULES; number += 1) {
      await rules.rule({ ...body, Name: `busy ${number}` });
      if (!isInOther || (number % (RULES / 2) !== 1 && number !== RULES - 1)) continue;
      const { headers } = other;
      const ofOther = { ResourceCollectionId: otherCollection, TriggerType: 'OnlyFirstTime' };
      await rules.app.create('/rules', { ...body, ...ofOther, Name: `other ${number}` }, { headers });
    }
    await rules.settle();
  };
  /** The names of the rules that raised events, in this order. */
  const raised = (): readonly string[] =>
    rules.world.seen.flatMap((event) => (event.type === 'event.active' ? event.raised.ruleName : []));

  it('do not hold up the sweeps of another network', async () => {
    await create({ TriggerOn: 'NoValue', TriggerAfterSeconds: 100, TriggerType: 'OnlyFirstTime' });
    // After a restart, all sweeps are due at the same time.
    await rules.restart(101 * SECOND);
    for (let round = 0; round < 5; round += 1) await rules.settle();
    expect(raised()).to.deep.equal([]);
    await rules.advance(10 * SECOND);
    for (let round = 0; round < 20 && raised().length < RULES + 3; round += 1) await rules.settle();
    expect(raised()).to.have.lengthOf(RULES + 3);
    expect(raised().slice(0, 15)).to.include.members(['other 1', 'other 51', 'other 99']);
  });

  /** Counts the reads of a collection in each turn of the event loop while something runs. Returns the largest count. */
  const mostInATurn = async (counted: { name: string }, work: () => Promise<unknown>): Promise<number> => {
    const { store } = rules.world;
    const collection = store.collection.bind(store);
    let inThisTurn = 0;
    let most = 0;
    let isOver = false;
    const turn = (): void => {
      inThisTurn = 0;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    store.collection = (definition) => {
      if (definition.name === counted.name) most = Math.max(most, (inThisTurn += 1));
      return collection(definition);
    };
    await work();
    await rules.settle();
    store.collection = collection;
    isOver = true;
    return most;
  };

  it('that are all about one device are checked in several turns of the event loop', async () => {
    // A device that registers and is lost, but is not in the collection: its checks write nothing.
    await create({ TriggerOn: 'RegistrationLost', TriggerType: 'OnlyFirstTime' });
    const { world } = rules;
    await world.addDevice('buoy-9', '/1/0');
    const { id } = await world.device('buoy-9');
    const { expiresAt = 0 } = world.domain.live.ofDevice(id) ?? {};
    const most = await mostInATurn(metConditions, () => rules.advance(expiresAt - world.clock.now()));
    expect(most).to.be.within(1, 3 * AT_A_TIME);
  });

  it('whose periods end at the same time are gone through in several turns of the event loop', async () => {
    const ResolutionId = await rules.app.create('/resolutions', { Title: 'Minute', Timespan: 60 * SECOND });
    const condition = { ...typed(rules.temperature), TriggerOperator: 'None' };
    const Conditions = [{ ...condition, ResolutionAggregationType: 'MaxValue' }];
    await create({ ResolutionId, Conditions }, false);
    const most = await mostInATurn(ruleProgress, () => rules.advance(66 * SECOND));
    expect(most).to.be.within(1, 3 * AT_A_TIME);
  });
});
