import { BackgroundTasks, Lanes, TurnBudget } from '../../kernel/tasks.ts';
import { runsOf } from '../../kernel/data.ts';
import { devices } from '../devices/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import type { RuleContext } from './context.ts';
import { metConditions, raisedEvents, revisionOf, rules } from './model.ts';
import type { Rule } from './model.ts';
import type { RaisedEventService } from './raised-events.ts';
import { indexedRule } from './rule-index.ts';
import type { RuleCommits } from './rule-commits.ts';
import type { TimedRules } from './timed-rules.ts';

const EVENTS_AT_A_TIME = 200;
/** Number of devices whose resources are compared with a collection in one turn of the event loop. */
const DEVICES_AT_A_TIME = 16;

/** Keeps the index of rules consistent with the stored rules, and cleans up after changed rules. */
export class RuleWatch {
  readonly #context: RuleContext;
  readonly #commits: RuleCommits;
  readonly #timed: TimedRules;
  readonly #events: RaisedEventService;
  readonly #clearing: BackgroundTasks;
  /** Lanes by rule, so that the latest change is read last. */
  readonly #lanes = new Lanes();
  readonly #budget = new TurnBudget(DEVICES_AT_A_TIME);
  #isClosed = false;

  constructor(context: RuleContext, commits: RuleCommits, timed: TimedRules, events: RaisedEventService) {
    this.#context = context;
    this.#commits = commits;
    this.#timed = timed;
    this.#events = events;
    this.#clearing = new BackgroundTasks(context.onError);
  }

  /** Loads all rules. Values that arrive afterwards are compared with them. */
  async load(): Promise<void> {
    const { store, index } = this.#context;
    const stored = new Map<string, Rule>();
    for await (const rule of store.collection(rules).iterate({})) stored.set(rule.revision, rule);
    for (const rule of stored.values()) await this.#put(rule);
    const left = new Map<string, string | undefined>();
    const met = new Set<Rule>();
    for await (const { revision, groupKey } of store.collection(metConditions).iterate({})) {
      const rule = stored.get(revision);
      if (rule === undefined) left.set(revision, undefined);
      else {
        met.add(rule);
        index.setBusy(rule.id, groupKey, true);
      }
    }
    for await (const event of this.#active()) {
      const revision = revisionOf(event) ?? '';
      const rule = stored.get(revision);
      if (rule === undefined || rule.isDeactivated) left.set(revision, event.ruleId);
      else index.setBusy(rule.id, event.activeGroup?.slice(revision.length + 1) ?? '', true);
    }
    for (const [revision, ruleId] of left) this.#clearing.add(this.#clearUp(revision, ruleId));
    this.#timed.start();
    this.#clearing.add(this.#resetOfDeletedDevices());
    this.#clearing.add(this.#resetLeftOf(met));
  }

  /**
   * Resets events of resources that left a collection, in case of a crash after the change of the collection.
   */
  async #resetLeftOf(met: Iterable<Rule>): Promise<void> {
    for (const rule of met) {
      // The sweep of a cause does the same.
      if (rule.cause === 'Values') await this.#resetLeft(rule).catch(this.#context.onError);
    }
  }

  /** Resets events of deleted devices, in case of a crash after the delete. */
  async #resetOfDeletedDevices(): Promise<void> {
    for await (const run of runsOf(this.#active(), EVENTS_AT_A_TIME)) {
      if (this.#isClosed) return;
      const ids = new Set(run.flatMap(({ deviceId }) => deviceId ?? []));
      const known = await this.#context.store.collection(devices).getMany(ids);
      for (const id of ids) {
        if (!known.has(id)) await this.#events.resetOfDevice(id);
      }
    }
  }

  #active() {
    const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
    return this.#context.store.collection(raisedEvents).iterate({ where });
  }

  /** Applies a created, changed or deleted rule. */
  async changed(id: string, before?: Rule): Promise<void> {
    const rule = await this.#refresh(id);
    if (before !== undefined && rule?.revision !== before.revision) {
      this.#clearing.add(this.#clearUp(before.revision, id));
    }
  }

  /** Applies a changed resource collection. */
  async collectionChanged(resourceCollectionId: string): Promise<void> {
    this.#context.selections.forget(resourceCollectionId);
    const where = [{ field: 'resourceCollectionId', op: 'eq', value: resourceCollectionId }] as const;
    for await (const { id } of this.#context.store.collection(rules).iterate({ where })) {
      const rule = await this.#refresh(id);
      if (rule !== undefined) this.#clearing.add(this.#resetLeft(rule));
    }
  }

  /** Resets events of resources that no longer belong to the collection of their rule. */
  async #resetLeft({ id, revision }: Rule): Promise<void> {
    const where = [{ field: 'revision', op: 'eq', value: revision }] as const;
    const met = this.#context.store.collection(metConditions).iterate({ where });
    for await (const run of runsOf(met, EVENTS_AT_A_TIME)) {
      for (const [deviceId, own] of Map.groupBy(run, (one) => one.deviceId)) {
        if (this.#isClosed) return;
        const resourceIds = own.map(({ resourceId }) => resourceId);
        await this.#budget.spend(1);
        await this.#commits.left(id, deviceId, resourceIds);
      }
    }
  }

  #refresh(id: string): Promise<Rule | undefined> {
    const { store, index } = this.#context;
    return this.#lanes.run(id, async () => {
      const rule = await store.collection(rules).get(id);
      if (rule === undefined) index.delete(id);
      else await this.#put(rule);
      this.#timed.changed(id);
      return rule;
    });
  }

  async #put(rule: Rule): Promise<void> {
    const { store, index, catalogues } = this.#context;
    const collection = await store.collection(resourceCollections).get(rule.resourceCollectionId);
    if (rule.isDeactivated || collection === undefined) {
      index.delete(rule.id);
      return;
    }
    index.put(indexedRule(rule, collection, await catalogues.forNetwork(rule.deviceNetworkId)));
  }

  /** Resets the active events of an outdated revision, and deletes its met conditions. */
  async #clearUp(revision: string, ruleId: string | undefined): Promise<void> {
    await this.#commits.settled();
    const ofRevision = [{ field: 'revision', op: 'eq', value: revision }] as const;
    await this.#context.store.collection(metConditions).deleteWhere(ofRevision);
    if (ruleId === undefined) return;
    const where = [{ field: 'ruleId', op: 'eq', value: ruleId }] as const;
    await this.#events.resetWhere(where, 'AutomaticReset', (event) => revisionOf(event) === revision);
  }

  /** Stops the clean-up. The next start repeats it. Resolves when none is in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#clearing.idle();
  }
}
