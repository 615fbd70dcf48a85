import { TurnBudget } from '../../kernel/tasks.ts';
import { putOperation } from '../../store/port.ts';
import type { MeasurementReader, Reader, Sample } from '../../store/port.ts';
import type { Device } from '../devices/model.ts';
import { Aggregator, sampleBefore, samplesOf } from '../measurements/measurement-queries.ts';
import type { IntervalFigure } from '../measurements/model.ts';
import { resolutions } from '../measurements/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectedResources } from '../resource-collections/resource-selection.ts';
import type { RuleContext } from './context.ts';
import { evaluate } from './evaluation.ts';
import { ruleProgress } from './model.ts';
import type { PeriodCursor, Rule, RuleProgress } from './model.ts';
import { groupKeyOf } from './rule-index.ts';
import type { IndexedCondition, IndexedRule, Match } from './rule-index.ts';
import type { RuleCommits } from './rule-commits.ts';

/** Milliseconds from the end of a period to its evaluation, so that values in transit are included. */
const PERIOD_DELAY_MS = 5_000;
/** Maximum number of past periods of one length to evaluate, for example after an outage. */
const MAX_PERIODS = 100;
/** Number of resources whose aggregates are computed in one turn of the event loop. */
const RESOURCES_AT_A_TIME = 16;

/** Returns whether a rule has conditions that aggregate values. */
export const isAggregated = ({ conditions }: Rule): boolean =>
  conditions.some(({ aggregation }) => aggregation !== undefined);

/** Due periods of a rule. */
interface DuePeriods {
  /** Length of the periods by condition, in milliseconds. */
  readonly lengths: ReadonlyMap<string, number>;
  /** End of the oldest period in epoch milliseconds. */
  readonly endMs: number;
  readonly progress: RuleProgress;
}

/**
 * Compares the aggregates of periods with the conditions of a rule. Periods are counted from 1970, UTC. An
 * aggregate counts like a value at the end of its period. Events that it raises or resets are in one commit
 * with the progress of the rule, so that it counts once, even after a crash. Values that arrive after the
 * evaluation of their period are ignored.
 */
export class PeriodEvaluation {
  readonly #context: RuleContext;
  readonly #commits: RuleCommits;
  readonly #budget = new TurnBudget(RESOURCES_AT_A_TIME);

  constructor(context: RuleContext, commits: RuleCommits) {
    this.#context = context;
    this.#commits = commits;
  }

  /**
   * Evaluates the oldest due period.
   *
   * @param isStopped ends the evaluation early; the next one continues
   * @returns time of the next period in epoch milliseconds; undefined if the rule has no periods
   */
  async next(indexed: IndexedRule, isStopped: () => boolean): Promise<number | undefined> {
    const { rule } = indexed;
    const { store } = this.#context;
    const lengths = await resolutionsOf(store, rule);
    if (lengths.size === 0) return undefined;
    const stored = await store.collection(ruleProgress).get(rule.id);
    const progress = stored?.revision === rule.revision ? stored : startOf(rule);
    const endMs = this.#firstEnd(new Set(lengths.values()), progress.evaluatedUntil);
    if (endMs + PERIOD_DELAY_MS > this.#context.clock.now()) return endMs + PERIOD_DELAY_MS;
    if (!(await this.#evaluate(indexed, { lengths, endMs, progress }, isStopped))) return endMs;
    const { id, deviceNetworkId, revision } = rule;
    const after = { id, deviceNetworkId, revision, evaluatedUntil: endMs };
    await store.write([putOperation(ruleProgress, after)]);
    return this.#firstEnd(new Set(lengths.values()), endMs) + PERIOD_DELAY_MS;
  }

  /**
   * Returns the end of the oldest period to evaluate after a time. Only the newest periods of each length are
   * evaluated.
   */
  #firstEnd(lengths: ReadonlySet<number>, evaluatedUntil: number): number {
    const dueMs = this.#context.clock.now() - PERIOD_DELAY_MS;
    const ends = Array.from(lengths, (lengthMs) => {
      const next = Math.floor(evaluatedUntil / lengthMs) * lengthMs + lengthMs;
      const oldest = Math.floor(dueMs / lengthMs) * lengthMs - (MAX_PERIODS - 1) * lengthMs;
      return Math.max(next, oldest);
    });
    return Math.min(...ends);
  }

  /** Returns false if the evaluation ended early. */
  async #evaluate(indexed: IndexedRule, due: DuePeriods, isStopped: () => boolean): Promise<boolean> {
    const { cursor } = due.progress;
    const isCursorOfPeriod = cursor?.endMs === due.endMs;
    const result = await this.#walk(indexed, due, isStopped, isCursorOfPeriod ? cursor : undefined);
    // The cursor's smart object has left the collection. Repeated aggregates change nothing.
    return result === 'no cursor'
      ? (await this.#walk(indexed, due, isStopped, undefined)) === 'done'
      : result === 'done';
  }

  async #walk(
    indexed: IndexedRule,
    due: DuePeriods,
    isStopped: () => boolean,
    cursor: PeriodCursor | undefined,
  ): Promise<'done' | 'stopped' | 'no cursor'> {
    const { store, catalogues, index } = this.#context;
    const { id, revision } = indexed.rule;
    const selection = await ResourceSelection.of({ store, catalogues }, indexed.collection);
    let isPastCursor = cursor === undefined;
    for await (const selected of selection.walk()) {
      if (isStopped() || index.get(id)?.rule.revision !== revision) return 'stopped';
      if (isPastCursor) await this.#evaluateObject(indexed, due, selected);
      else isPastCursor = cursor?.smartObjectId === selected.smartObject.id;
    }
    return isPastCursor ? 'done' : 'no cursor';
  }

  async #evaluateObject(indexed: IndexedRule, due: DuePeriods, selected: SelectedResources): Promise<void> {
    const { index } = this.#context;
    const { device, smartObject } = selected;
    const matches = await this.#matchesOf(indexed, due, selected);
    const isConcerned = matches.some(
      ({ compared, value }) =>
        compared.some(({ triggers }) => triggers(value.value) === true) ||
        index.isBusy(indexed.rule.id, groupKeyOf(indexed.rule, value)),
    );
    if (!isConcerned) return;
    const cursor = { endMs: due.endMs, smartObjectId: smartObject.id };
    await this.#commits.decide(indexed, device.id, () => evaluate(this.#context, matches), [
      putOperation(ruleProgress, { ...due.progress, cursor }),
    ]);
  }

  /** Returns the aggregates of a smart object for the periods that end at the given time. */
  async #matchesOf(
    indexed: IndexedRule,
    { lengths, endMs }: DuePeriods,
    selected: SelectedResources,
  ): Promise<Match[]> {
    const { measurements } = this.#context.store;
    const { deviceNetworkId } = indexed.rule;
    const matches: Match[] = [];
    for (const { device, smartObjectId, resourceId, compared } of sourcesOf(indexed, selected)) {
      for (const condition of compared) {
        const { aggregation } = condition.definition;
        const lengthMs = lengths.get(condition.id);
        if (aggregation === undefined || lengthMs === undefined || endMs % lengthMs !== 0) continue;
        await this.#budget.spend(1);
        const span = { fromMs: endMs - lengthMs, toMs: endMs };
        for (const { value } of await aggregatesOf(measurements, resourceId, aggregation, lengthMs, span)) {
          matches.push({
            indexed,
            compared: [condition],
            isAggregate: true,
            value: {
              deviceNetworkId,
              deviceId: device.id,
              smartObjectId,
              resourceId,
              path: condition.path ?? {},
              timeMs: endMs,
              value,
            },
          });
        }
      }
    }
    return matches;
  }
}

/** The first period is the one in which the rule was enabled or changed. */
function startOf({ id, deviceNetworkId, revision, revisedAt }: Rule): RuleProgress {
  return { id, deviceNetworkId, revision, evaluatedUntil: revisedAt };
}

/**
 * Returns the aggregates of the periods in a range, each with the end time of its period.
 *
 * @param span begins and ends with a period
 */
export async function aggregatesOf(
  store: MeasurementReader,
  resourceId: string,
  figure: IntervalFigure,
  resolutionMs: number,
  { fromMs: startMs, toMs: endMs }: Span,
): Promise<Sample[]> {
  const before = await sampleBefore(store, resourceId, startMs);
  const aggregator = new Aggregator(figure, { startMs, endMs, resolutionMs }, before?.value);
  for await (const part of samplesOf(store, resourceId, startMs, endMs - 1)) {
    for (const sample of part) aggregator.take(sample);
  }
  return aggregator
    .finish(endMs)
    .flatMap(({ timeMs, figures: [value] }) =>
      typeof value === 'number' ? [{ resourceId, timeMs: timeMs + resolutionMs, value }] : [],
    );
}

/** A range in milliseconds. Both ends are inclusive for values; periods are entirely within it. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A resource with the conditions on its values. */
export interface Source {
  readonly device: Device;
  readonly smartObjectId: string;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly compared: readonly IndexedCondition[];
}

/** Returns the period lengths of aggregating conditions in milliseconds, by condition. */
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

/** Returns the resources of a smart object that have conditions. */
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
