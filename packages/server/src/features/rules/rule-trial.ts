import type { Catalogues } from '../../kernel/catalogue.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { chunksOf, TurnBudget } from '../../kernel/turns.ts';
import type { Reader, Sample, Store } from '../../store/port.ts';
import type { Device } from '../devices/model/device.ts';
import { resolutions } from '../measurements/model/resolution.ts';
import { resourceCollections } from '../resource-collections/model/resource-collection.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectedResources } from '../resource-collections/resource-selection.ts';
import { aggregatesOf, valuesOf } from './condition-values.ts';
import type { Span } from './condition-values.ts';
import type { Rule } from './model/rule.ts';
import { eventKey, RuleGroup } from './rule-group.ts';
import { groupKeyOf, indexedRule, spansObjects } from './rule-index.ts';
import type { IndexedCondition, IndexedRule } from './rule-index.ts';

/** An event that a rule would have raised. */
export interface TrialEvent {
  readonly device: Device;
  readonly resourceId: string;
  readonly resourceName: string;
  /** Epoch milliseconds. */
  readonly raisedAt: number;
  readonly resetAt?: number;
  readonly value: Sample['value'];
}

/** What a rule would have done. */
export interface Trial {
  /** Values and aggregates that were compared. */
  readonly values: number;
  readonly raised: number;
  readonly reset: number;
  /** The first of them, oldest first. */
  readonly events: readonly TrialEvent[];
}

/** Values of a trial at most. They are in memory for as long as they are compared. */
const MAX_VALUES = 1_000_000;
/** Values that are compared in one turn of the event loop at most, and between two looks at its time. */
const TURN_VALUES = 10_000;
const VALUES_AT_A_TIME = 500;
/** Events of a trial that are returned at most; `maxItems` of the contract. */
const MAX_EVENTS = 1_000;

/** A stored value, and the conditions on it. */
interface TrialValue {
  readonly timeMs: number;
  readonly value: Sample['value'];
  readonly source: Source;
}

/** A resource, and the conditions on its values. */
interface Source {
  readonly device: Device;
  readonly smartObjectId: string;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly compared: readonly IndexedCondition[];
}

/** Compares stored measurements with rules, as if they arrived again. Stores nothing. */
export class RuleTrial {
  readonly #store: Store;
  readonly #catalogues: Catalogues;

  constructor(store: Store, catalogues: Catalogues) {
    this.#store = store;
    this.#catalogues = catalogues;
  }

  /**
   * At the start of the span nothing is met and no event is active.
   *
   * @throws MusterError `invalid-request` if the span has too many values, or the rule does not compare values
   */
  async run(rule: Rule, span: Span): Promise<Trial> {
    if (rule.cause !== 'Values') {
      throw invalidMember(
        'id',
        `A rule with TriggerOn ${rule.cause} cannot be tried, as it compares no stored values.`,
      );
    }
    const store = this.#store;
    const collection = await store.collection(resourceCollections).get(rule.resourceCollectionId);
    if (collection === undefined) return { values: 0, raised: 0, reset: 0, events: [] };
    const catalogue = await this.#catalogues.forNetwork(rule.deviceNetworkId);
    const run = new TrialRun(indexedRule(rule, collection, catalogue));
    const selection = await ResourceSelection.of({ store, catalogues: this.#catalogues }, collection);
    const periods = await resolutionsOf(store, rule);
    const isByObject = !spansObjects(rule);
    let batch: TrialValue[] = [];
    let count = 0;
    for await (const selected of selection.walk()) {
      if (isByObject) batch = await run.take(batch);
      for (const source of sourcesOf(run.indexed, selected)) {
        for await (const values of this.#values(source, periods, span)) {
          count += values.length;
          if (count > MAX_VALUES) throw tooMany();
          for (const value of values) batch.push(value);
        }
      }
    }
    await run.take(batch);
    return run.outcome(count);
  }

  async *#values(
    source: Source,
    periods: ReadonlyMap<string, number>,
    span: Span,
  ): AsyncGenerator<readonly TrialValue[]> {
    const { measurements } = this.#store;
    const { resourceId, compared } = source;
    const realtime = compared.filter(({ definition }) => definition.aggregation === undefined);
    if (realtime.length > 0) {
      const own = { ...source, compared: realtime };
      for await (const part of valuesOf(measurements, resourceId, span)) {
        yield part.map(({ timeMs, value }) => ({ timeMs, value, source: own }));
      }
    }
    for (const condition of compared) {
      const { aggregation } = condition.definition;
      const resolutionMs = periods.get(condition.id);
      if (aggregation === undefined || resolutionMs === undefined) continue;
      const own = { ...source, compared: [condition] };
      const found = await aggregatesOf(measurements, resourceId, aggregation, resolutionMs, span);
      yield found.map(({ timeMs, value }) => ({ timeMs, value, source: own }));
    }
  }
}

const tooMany = (): Error =>
  invalidMember('fromDate', `The time range has more than ${MAX_VALUES} values. Choose a shorter one.`);

/** Length of the periods of conditions that aggregate, by condition, in milliseconds. */
export async function resolutionsOf(
  reader: Reader,
  { conditions, resolutionId }: Rule,
): Promise<ReadonlyMap<string, number>> {
  const idOf = (own: string | undefined): string => own ?? resolutionId ?? '';
  const found = await reader.collection(resolutions).getMany(conditions.map((one) => idOf(one.resolutionId)));
  return new Map(
    conditions.flatMap((one) => {
      const resolution = one.aggregation === undefined ? undefined : found.get(idOf(one.resolutionId));
      return resolution === undefined ? [] : [[one.id, resolution.timespanMs] as const];
    }),
  );
}

/** The resources of a smart object that conditions are about. */
export function sourcesOf(
  { conditions }: IndexedRule,
  { device, smartObject, resources }: SelectedResources,
): Source[] {
  return resources.flatMap((view) => {
    const compared = conditions.filter(
      ({ definition, path }) =>
        definition.smartObjectTypeId === smartObject.smartObjectTypeId &&
        path?.resourceId === view.path.resourceId,
    );
    const { id: resourceId, model } = view;
    return compared.length === 0
      ? []
      : [{ device, smartObjectId: smartObject.id, resourceId, resourceName: model.name, compared }];
  });
}

class TrialRun {
  readonly indexed: IndexedRule;
  readonly #groups = new Map<string, RuleGroup>();
  readonly #events: { event: TrialEvent; order: number }[] = [];
  readonly #active = new Map<string, { event: TrialEvent; order: number }>();
  readonly #budget = new TurnBudget(TURN_VALUES);
  #raised = 0;
  #reset = 0;

  constructor(indexed: IndexedRule) {
    this.indexed = indexed;
  }

  /** Compares all values of some groups in the order of their times. Returns an empty list for those of other groups. */
  async take(values: TrialValue[]): Promise<TrialValue[]> {
    values.sort((a, b) => a.timeMs - b.timeMs);
    for (const part of chunksOf(values, VALUES_AT_A_TIME)) {
      for (const { timeMs, value, source } of part) this.#take(timeMs, value, source);
      await this.#budget.spend(part.length);
    }
    this.#groups.clear();
    return [];
  }

  #take(timeMs: number, value: Sample['value'], source: Source): void {
    const { rule } = this.indexed;
    const groupKey = groupKeyOf(rule, { ...source, deviceId: source.device.id });
    const group = this.#groups.get(groupKey) ?? new RuleGroup();
    this.#groups.set(groupKey, group);
    const change = group.take(this.indexed, source.compared, source.resourceId, value);
    for (const key of change.resets) {
      const name = `${groupKey}/${key}`;
      const kept = this.#active.get(name);
      if (kept === undefined) continue;
      kept.event = { ...kept.event, resetAt: timeMs };
      this.#active.delete(name);
      this.#reset += 1;
    }
    if (change.raises === undefined) return;
    const { device, resourceId, resourceName } = source;
    const kept = {
      event: { device, resourceId, resourceName, raisedAt: timeMs, value },
      order: this.#raised,
    };
    this.#raised += 1;
    this.#active.set(`${groupKey}/${eventKey(rule.triggerType, resourceId)}`, kept);
    this.#events.push(kept);
  }

  outcome(values: number): Trial {
    const events = this.#events
      .sort((a, b) => a.event.raisedAt - b.event.raisedAt || a.order - b.order)
      .slice(0, MAX_EVENTS)
      .map(({ event }) => event);
    return { values, raised: this.#raised, reset: this.#reset, events };
  }
}
