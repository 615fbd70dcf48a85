import type { Catalogues } from '../../kernel/ports.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { FairWork, reserveFor } from '../../kernel/fair-queue.ts';
import { mergeSorted } from '../../kernel/data.ts';
import { nextTurn, TurnBudget } from '../../kernel/tasks.ts';
import type { MeasurementReader, Reader, Sample } from '../../store/port.ts';
import type { Device } from '../devices/model.ts';
import type { IntervalFigure } from '../measurements/model.ts';
import { samplesOf } from '../measurements/measurement-queries.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { Rule } from './model.ts';
import { aggregatesOf, resolutionsOf, sourcesOf } from './periods.ts';
import type { Source, Span } from './periods.ts';
import { groupKeyOf, indexedRule, spansObjects } from './rule-index.ts';
import type { IndexedRule } from './rule-index.ts';
import { eventKey, RuleGroup } from './step.ts';

/** An event that a rule would have raised. */
interface TrialEvent {
  readonly device: Device;
  readonly resourceId: string;
  readonly resourceName: string;
  /** Epoch milliseconds. */
  readonly raisedAt: number;
  readonly resetAt?: number;
  readonly value: Sample['value'];
}

/** Result of a trial. */
export interface Trial {
  /** Number of compared values and aggregates. */
  readonly values: number;
  readonly raised: number;
  readonly reset: number;
  /** The first events of the trial, oldest first. */
  readonly events: readonly TrialEvent[];
}

/**
 * Maximum number of values of a trial, or periods of a resource. Values are in memory while they are
 * compared.
 */
const MAX_VALUES = 1_000_000;
/** Number of trials at a time. A device network without a running trial has one more slot. */
const TRIALS_AT_A_TIME = 2;
/**
 * Maximum number of values compared in one turn of the event loop, and between two checks of its duration.
 */
const TURN_VALUES = 10_000;
/** Number of periods whose aggregates are computed in one turn of the event loop. */
const PERIODS_AT_A_TIME = 500;
/** Maximum number of returned events; `maxItems` of the contract. */
const MAX_EVENTS = 1_000;

/** The turns of the trials of a thread. */
const turns = new FairWork({ max: TRIALS_AT_A_TIME, reserved: reserveFor(TRIALS_AT_A_TIME) });

/** A stored value with its conditions. */
interface TrialValue {
  readonly timeMs: number;
  readonly value: Sample['value'];
  readonly source: Source;
}

interface Dependencies {
  readonly reader: Reader;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly catalogues: Catalogues;
  /** Maximum number of values of a trial, or periods of a resource. Defaults to 1,000,000. */
  readonly maxValues?: number;
}

/** Compares stored measurements with rules, as if they arrived again. Stores nothing. */
export class RuleTrial {
  readonly #deps: Dependencies;
  readonly #maxValues: number;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#maxValues = deps.maxValues ?? MAX_VALUES;
  }

  /**
   * Runs a trial. At the start of the range, no condition is met and no event is active. Trials of device
   * networks take turns.
   *
   * @param at request member for errors about a rule that compares no values
   * @throws MusterError `invalid-request` if the range has too many values, or the rule does not compare
   *   values
   */
  async run(rule: Rule, span: Span, at = 'id'): Promise<Trial> {
    if (rule.cause !== 'Values') {
      throw invalidMember(
        at,
        `A rule with TriggerOn ${rule.cause} cannot be tried, because it compares no stored values. Activate it ` +
          'without an event category instead: it raises events at once where its cause holds.',
      );
    }
    return turns.run(rule.deviceNetworkId, () => this.#run(rule, span));
  }

  async #run(rule: Rule, span: Span): Promise<Trial> {
    const { reader, catalogues } = this.#deps;
    const collection = await reader.collection(resourceCollections).get(rule.resourceCollectionId);
    if (collection === undefined) return { values: 0, raised: 0, reset: 0, events: [] };
    const catalogue = await catalogues.forNetwork(rule.deviceNetworkId);
    const run = new TrialRun(indexedRule(rule, collection, catalogue));
    const selection = await ResourceSelection.of({ store: reader, catalogues }, collection);
    const resolutionsMs = await resolutionsOf(reader, rule);
    const isByObject = !spansObjects(rule);
    let count = 0;
    for await (const selected of selection.walk()) {
      if (isByObject) await run.take();
      for (const source of sourcesOf(run.indexed, selected)) {
        for await (const values of this.#values(source, resolutionsMs, span)) {
          count += values.length;
          if (count > this.#maxValues) throw this.#tooMany();
          run.add(values);
        }
      }
    }
    await run.take();
    return run.outcome(count);
  }

  async *#values(
    source: Source,
    resolutionsMs: ReadonlyMap<string, number>,
    span: Span,
  ): AsyncGenerator<readonly TrialValue[]> {
    const { measurements } = this.#deps.reader;
    const { resourceId, compared } = source;
    const realtime = compared.filter(({ definition }) => definition.aggregation === undefined);
    if (realtime.length > 0) {
      const own = { ...source, compared: realtime };
      for await (const part of samplesOf(measurements, resourceId, span.fromMs, span.toMs)) {
        yield part.map(({ timeMs, value }) => ({ timeMs, value, source: own }));
      }
    }
    for (const condition of compared) {
      const { aggregation } = condition.definition;
      const resolutionMs = resolutionsMs.get(condition.id);
      if (aggregation === undefined || resolutionMs === undefined) continue;
      const own = { ...source, compared: [condition] };
      const past = { ...span, toMs: Math.min(span.toMs, this.#deps.nowMs) };
      const periods = await periodsWithin(measurements, resourceId, resolutionMs, past);
      if (periods === undefined) continue;
      if ((periods.toMs - periods.fromMs) / resolutionMs > this.#maxValues) throw this.#tooMany();
      const parts = aggregatesInParts(measurements, resourceId, aggregation, resolutionMs, periods);
      for await (const part of parts) {
        yield part.map(({ timeMs, value }) => ({ timeMs, value, source: own }));
      }
    }
  }

  #tooMany(): Error {
    return invalidMember(
      'fromDate',
      `The time range has more than ${this.#maxValues} values to compare. Choose a shorter one, or a rule with fewer resources.`,
    );
  }
}

class TrialRun {
  readonly indexed: IndexedRule;
  readonly #groups = new Map<string, RuleGroup>();
  readonly #events: { event: TrialEvent; order: number }[] = [];
  readonly #active = new Map<string, { event: TrialEvent; order: number }>();
  readonly #budget = new TurnBudget(TURN_VALUES);
  /** Added values, in sorted runs. */
  #runs: TrialValue[][] = [];
  #raised = 0;
  #reset = 0;

  constructor(indexed: IndexedRule) {
    this.indexed = indexed;
  }

  /** Adds values of a source. They are mostly sorted, so there are few runs. */
  add(values: readonly TrialValue[]): void {
    for (const value of values) {
      const run = this.#runs.at(-1);
      if (run === undefined || value.timeMs < (run.at(-1)?.timeMs ?? 0)) this.#runs.push([value]);
      else run.push(value);
    }
  }

  /** Compares the added values in the order of their times, then forgets them. */
  async take(): Promise<void> {
    const values = mergeSorted(this.#runs, (one, other) => one.timeMs - other.timeMs);
    this.#runs = [];
    for (const { timeMs, value, source } of values) {
      this.#take(timeMs, value, source);
      await this.#budget.spend(1);
    }
    this.#groups.clear();
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

/**
 * Returns the part of a range that has periods to aggregate, aligned to periods. It begins with the period of
 * the oldest stored value. Undefined if there is none.
 */
async function periodsWithin(
  store: MeasurementReader,
  resourceId: string,
  resolutionMs: number,
  { fromMs, toMs }: Span,
): Promise<Span | undefined> {
  const [oldest] = await store.oldest(resourceId, 0, toMs, 1);
  if (oldest === undefined) return undefined;
  const startMs = Math.max(
    Math.ceil(fromMs / resolutionMs) * resolutionMs,
    Math.floor(oldest.timeMs / resolutionMs) * resolutionMs,
  );
  const endMs = Math.floor(toMs / resolutionMs) * resolutionMs;
  return endMs > startMs ? { fromMs: startMs, toMs: endMs } : undefined;
}

/** Like {@link aggregatesOf}, some hundred periods at a time. */
async function* aggregatesInParts(
  store: MeasurementReader,
  resourceId: string,
  figure: IntervalFigure,
  resolutionMs: number,
  { fromMs, toMs }: Span,
): AsyncGenerator<readonly Sample[]> {
  const partMs = PERIODS_AT_A_TIME * resolutionMs;
  for (let startMs = fromMs; startMs < toMs; startMs += partMs) {
    const part = { fromMs: startMs, toMs: Math.min(startMs + partMs, toMs) };
    yield await aggregatesOf(store, resourceId, figure, resolutionMs, part);
    await nextTurn();
  }
}
