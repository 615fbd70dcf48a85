import type { Catalogues } from '../../kernel/catalogue.ts';
import { Lanes } from '../../kernel/lanes.ts';
import type { Store } from '../../store/port.ts';
import { resourceCollections } from '../resource-collections/model/resource-collection.ts';
import { devices } from '../devices/model/device.ts';
import { runsOf, TurnBudget } from '../../kernel/turns.ts';
import { metConditions } from './model/met-condition.ts';
import { raisedEvents, revisionOf } from './model/raised-event.ts';
import { rules } from './model/rule.ts';
import type { Rule } from './model/rule.ts';
import type { RaisedEventService } from './raised-event-service.ts';
import { indexedRule } from './rule-index.ts';
import type { RuleIndex } from './rule-index.ts';
import type { RuleOutbox } from './rule-outbox.ts';
import type { RuleSelections } from './rule-selections.ts';
import type { TimedRules } from './timed-rules.ts';

export interface RuleWatchDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly index: RuleIndex;
  readonly selections: RuleSelections;
  readonly events: RaisedEventService;
  readonly outbox: Pick<RuleOutbox, 'left'>;
  readonly timed: Pick<TimedRules, 'start' | 'changed'>;
  /** Resolves when all values are stored that are currently being compared with rules. */
  readonly settled: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const EVENTS_AT_A_TIME = 200;
/** Number of devices whose resources are compared with a collection in one turn of the event loop. */
const DEVICES_AT_A_TIME = 16;

/** Keeps the index of rules consistent with the stored rules, and cleans up after changed rules. */
export class RuleWatch {
  readonly #deps: RuleWatchDependencies;
  readonly #clearing = new Set<Promise<void>>();
  /** Lanes by rule, so that the latest change is read last. */
  readonly #lanes = new Lanes();
  readonly #budget = new TurnBudget(DEVICES_AT_A_TIME);
  #isClosed = false;

  constructor(deps: RuleWatchDependencies) {
    this.#deps = deps;
  }

  /** Loads all rules. Values that arrive afterwards are compared with them. */
  async load(): Promise<void> {
    const { store, index } = this.#deps;
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
    for (const [revision, ruleId] of left) this.#clearUp(revision, ruleId);
    this.#deps.timed.start();
    this.#start(() => this.#resetOfDeletedDevices());
    this.#start(() => this.#resetLeftOf(met));
  }

  /**
   * Resets events of resources that left a collection, in case of a crash after the change of the collection.
   */
  async #resetLeftOf(met: Iterable<Rule>): Promise<void> {
    for (const rule of met) {
      // The sweep of a cause does the same.
      if (rule.cause === 'Values') await this.#resetLeft(rule).catch(this.#deps.onError);
    }
  }

  /** Resets events of deleted devices, in case of a crash after the delete. */
  async #resetOfDeletedDevices(): Promise<void> {
    const { store, events } = this.#deps;
    for await (const run of runsOf(this.#active(), EVENTS_AT_A_TIME)) {
      if (this.#isClosed) return;
      const ids = new Set(run.flatMap(({ deviceId }) => deviceId ?? []));
      const known = await store.collection(devices).getMany(ids);
      for (const id of ids) {
        if (!known.has(id)) await events.resetOfDevice(id);
      }
    }
  }

  #active() {
    const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
    return this.#deps.store.collection(raisedEvents).iterate({ where });
  }

  /** Applies a created, changed or deleted rule. */
  async changed(id: string, before?: Rule): Promise<void> {
    const rule = await this.#refresh(id);
    if (before !== undefined && rule?.revision !== before.revision) this.#clearUp(before.revision, id);
  }

  /** Applies a changed resource collection. */
  async collectionChanged(resourceCollectionId: string): Promise<void> {
    this.#deps.selections.forget(resourceCollectionId);
    const where = [{ field: 'resourceCollectionId', op: 'eq', value: resourceCollectionId }] as const;
    for await (const { id } of this.#deps.store.collection(rules).iterate({ where })) {
      const rule = await this.#refresh(id);
      if (rule !== undefined) this.#start(() => this.#resetLeft(rule));
    }
  }

  /** Resets events of resources that no longer belong to the collection of their rule. */
  async #resetLeft({ id, revision }: Rule): Promise<void> {
    const { store, outbox } = this.#deps;
    const where = [{ field: 'revision', op: 'eq', value: revision }] as const;
    const met = store.collection(metConditions).iterate({ where });
    for await (const run of runsOf(met, EVENTS_AT_A_TIME)) {
      for (const [deviceId, own] of Map.groupBy(run, (one) => one.deviceId)) {
        if (this.#isClosed) return;
        const resourceIds = own.map(({ resourceId }) => resourceId);
        await this.#budget.spend(1);
        await outbox.left(id, deviceId, resourceIds);
      }
    }
  }

  #refresh(id: string): Promise<Rule | undefined> {
    const { store, index, timed } = this.#deps;
    return this.#lanes.run(id, async () => {
      const rule = await store.collection(rules).get(id);
      if (rule === undefined) index.delete(id);
      else await this.#put(rule);
      timed.changed(id);
      return rule;
    });
  }

  async #put(rule: Rule): Promise<void> {
    const { store, index, catalogues } = this.#deps;
    const collection = await store.collection(resourceCollections).get(rule.resourceCollectionId);
    if (rule.isDeactivated || collection === undefined) {
      index.delete(rule.id);
      return;
    }
    index.put(indexedRule(rule, collection, await catalogues.forNetwork(rule.deviceNetworkId)));
  }

  /** Resets the active events of an outdated revision, and deletes its met conditions. */
  #clearUp(revision: string, ruleId: string | undefined): void {
    const { store, events, settled } = this.#deps;
    const work = async (): Promise<void> => {
      await settled();
      await store.collection(metConditions).deleteWhere([{ field: 'revision', op: 'eq', value: revision }]);
      if (ruleId === undefined) return;
      const where = [{ field: 'ruleId', op: 'eq', value: ruleId }] as const;
      await events.resetWhere(where, 'AutomaticReset', (event) => revisionOf(event) === revision);
    };
    this.#start(work);
  }

  #start(work: () => Promise<void>): void {
    const task = work()
      .catch(this.#deps.onError)
      .finally(() => this.#clearing.delete(task));
    this.#clearing.add(task);
  }

  /** Stops the clean-up. The next start repeats it. Resolves when none is in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#clearing.size > 0) await Promise.all(this.#clearing);
  }
}
