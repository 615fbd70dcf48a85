import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { resourceId, parseResourceId, resourceAndInstanceIds } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Transformer, TransformerTarget } from './model/transformer.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { FormulaError } from './formula-engine.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { Reader, Sample, Store } from '../../store/port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { sampleValue } from '../measurements/model.ts';
import { newestOf } from '../measurements/measurement-queries.ts';
import type { VirtualObjects } from '../smart-objects/virtual-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { collectionValues, deviceValues, viewsOf } from './formula-sources.ts';
import { inputOf, outputsOf, timeOf } from './formula-values.ts';
import type { ComputedValue, FormulaResource, FormulaInput } from './formula-values.ts';
import { periodEndsBetween, lastPeriodEnd, PeriodFigures, periodOf } from './source-periods.ts';
import type { LocationPlan, TemplatePlan } from './transformer-plans.ts';
import { admitted, resultOf } from './transformer-program.ts';

export interface TransformerRunDependencies {
  readonly clock: Clock;
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
  readonly virtualObjects: Pick<VirtualObjects, 'ensure' | 'record' | 'remove'>;
  readonly formulas: FormulaEngine;
}

/** Result of a computation. */
export interface RunResult {
  /** Whether the formula was evaluated. */
  readonly isEvaluated: boolean;
}

/** Properties that a computed value has from its source values. */
interface Origin {
  readonly timeMs: number;
  readonly depth: number;
}

/** Resources with new values, and the time of the oldest new value of each. */
export type ChangedResources = ReadonlyMap<string, number>;

/** Computes one transformer for one device or one location from stored values. */
export class TransformerRuns {
  readonly #deps: TransformerRunDependencies;

  readonly #figures: PeriodFigures;
  readonly #depths = new ValueDepths();

  constructor(deps: TransformerRunDependencies) {
    this.#deps = deps;
    this.#figures = new PeriodFigures(deps.store.measurements);
  }

  /** @throws FormulaError */
  async ofDevice(
    plan: TemplatePlan,
    device: Device,
    touched: ChangedResources | undefined,
  ): Promise<RunResult> {
    const { lanes, objects, catalogues, measurements, clock } = this.#deps;
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const views = viewsOf(plan, owned, catalogue);
    const now = clock.now();
    const changedSince = changeOf(plan.sources, views, touched, now);
    if (changedSince === undefined) return { isEvaluated: false };
    const periodMs = periodOf(plan.sources);
    const virtual = new Set(owned.filter(({ isVirtual }) => isVirtual === true).map(({ id }) => id));
    const results = owned.filter(({ originId }) => originId === plan.transformer.id);
    const fromMs = touched === undefined ? await this.#newestResult(results, catalogue) : changedSince + 1;
    const times = periodMs === undefined ? [now] : periodEndsBetween(periodMs, fromMs ?? now - periodMs, now);
    let isEvaluated = false;
    for (const atMs of times) {
      const reading = {
        device,
        sources: plan.sources,
        views,
        atMs,
        isFresh: (id: string) => touched === undefined || (touched.get(id) ?? Infinity) < atMs,
      };
      const values = await deviceValues(reading, (ids) => measurements.latest(ids), this.#figures);
      const done = await this.#compute(plan, device, values, catalogue, virtual);
      isEvaluated ||= done.isEvaluated;
    }
    return { isEvaluated };
  }

  /** Clears the depths after transformers were changed. */
  changed(): void {
    this.#depths.clear();
  }

  /** Returns the time of the newest result of a transformer; undefined if it has none. */
  async #newestResult(
    results: readonly SmartObject[],
    catalogue: NetworkCatalogue,
  ): Promise<number | undefined> {
    const ids = results.flatMap((one) => resourceAndInstanceIds(one, catalogue));
    const latest = await this.#deps.measurements.latest(ids);
    return latest.size === 0 ? undefined : Math.max(...Array.from(latest.values(), ({ timeMs }) => timeMs));
  }

  /** @throws FormulaError */
  async ofLocation(plan: LocationPlan): Promise<RunResult> {
    const { transformer } = plan;
    const { store, catalogues, measurements } = this.#deps;
    const device = await store.collection(devices).get(transformer.deviceId ?? '');
    if (device === undefined) return { isEvaluated: false };
    const { values, virtual } = await collectionValues(this.#deps, transformer, (ids) =>
      measurements.latest(ids),
    );
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    return this.#compute(plan, device, [values], catalogue, virtual);
  }

  async #compute(
    { transformer, program }: Pick<TemplatePlan, 'program' | 'transformer'>,
    device: Device,
    values: readonly (readonly FormulaResource[])[],
    catalogue: NetworkCatalogue,
    virtual: ReadonlySet<string>,
  ): Promise<RunResult> {
    const input = inputOf(admitted(program, values));
    if (input === undefined) return { isEvaluated: false };
    const origin = { timeMs: timeOf(input), depth: this.#depths.of(input, virtual) };
    const result = await resultOf(program, input, this.#deps.formulas, transformer.deviceNetworkId);
    const outputs = outputsOf(transformer, result);
    const byType = Map.groupBy(outputs, ({ target }) => target.smartObjectTypeId);
    for (const [smartObjectTypeId, values] of byType) {
      await this.#write(transformer, device, smartObjectTypeId, values, origin, catalogue);
    }
    return { isEvaluated: true };
  }

  /** Skips values that are already stored with the same time, because a restart computes all values again. */
  async #write(
    { id: originId, name }: Transformer,
    { id: deviceId, deviceNetworkId }: Device,
    smartObjectTypeId: string,
    outputs: readonly ComputedValue[],
    { timeMs, depth }: Origin,
    catalogue: NetworkCatalogue,
  ): Promise<void> {
    const { virtualObjects, measurements, store } = this.#deps;
    const input = { deviceNetworkId, deviceId, smartObjectTypeId, originId, label: name };
    const smartObject = await virtualObjects.ensure(input);
    const placed = outputs.map(({ target, value }) => {
      const rid = ridOf(catalogue, target);
      return { id: resourceId(smartObject.id, rid), rid, value };
    });
    const latest = await measurements.latest(placed.map(({ id }) => id));
    const fresh: typeof placed = [];
    for (const one of placed) {
      const newest = latest.get(one.id);
      const isEarlier = newest !== undefined && newest.timeMs > timeMs;
      const stored = isEarlier ? await sampleAt(store, one.id, timeMs) : newest;
      if (isNew(stored, one.value, timeMs)) fresh.push(one);
    }
    if (fresh.length === 0) return;
    for (const { id } of fresh) this.#depths.note(id, depth);
    await virtualObjects.record(
      smartObject,
      fresh.map(({ rid, value }) => ({ rid, value, timeMs })),
    );
  }
}

/** Returns the stored value of a resource with this time. */
const sampleAt = async (reader: Reader, resourceId: string, timeMs: number): Promise<Sample | undefined> =>
  (await newestOf(reader.measurements, resourceId, timeMs, timeMs, 1))[0];

/**
 * Returns the time of the oldest relevant new value; undefined if there is none. A value of an aggregated
 * source becomes relevant when its period ends.
 */
function changeOf(
  sources: TemplatePlan['sources'],
  views: readonly (readonly ResourceView[])[],
  touched: ChangedResources | undefined,
  now: number,
): number | undefined {
  if (touched === undefined) return now;
  const times = views.flatMap((ofSource, index) => {
    const { resolutionMs } = sources[index] ?? {};
    const beforeMs = resolutionMs === undefined ? Infinity : lastPeriodEnd(resolutionMs, now);
    return ofSource.map(({ id }) => touched.get(id) ?? Infinity).filter((time) => time < beforeMs);
  });
  return times.length === 0 ? undefined : Math.min(...times);
}

function isNew(latest: Sample | undefined, value: ComputedValue['value'], timeMs: number): boolean {
  return latest === undefined || latest.timeMs !== timeMs || latest.value !== sampleValue(value);
}

/** @throws FormulaError */
function ridOf(
  catalogue: NetworkCatalogue,
  { smartObjectTypeId, resourceTypeId }: TransformerTarget,
): number {
  const type = catalogue.typeById(smartObjectTypeId);
  for (const [rid, id] of type?.resourceTypeIds ?? []) if (id === resourceTypeId) return rid;
  throw new FormulaError('The type of the target was changed or deleted.');
}

/** Maximum number of transformers in the chain behind a value. */
const MAX_DEPTH = 8;
/** Maximum number of stored depths. Beyond it, counting restarts. */
const MAX_REMEMBERED = 100_000;

/**
 * Counts the transformers in the chain behind a value of a virtual resource. A value is one level deeper than
 * the deepest of its input values. Only a resource that is computed from itself gets ever deeper.
 */
class ValueDepths {
  /** Depths by resource. Values behind a single transformer, which are the majority, are not stored. */
  readonly #depthsAboveOne = new Map<string, number>();

  /**
   * Returns the depth of a value that is computed from the given input.
   *
   * @param virtual IDs of the virtual smart objects among the owners of the input resources
   */
  of({ sources }: FormulaInput, virtual: ReadonlySet<string>): number {
    let deepest = 0;
    for (const { resources } of sources) {
      for (const { id } of resources) {
        if (virtual.size === 0 || !virtual.has(parseResourceId(id)?.smartObjectId ?? '')) continue;
        deepest = Math.max(deepest, this.#depthsAboveOne.get(id) ?? 1);
      }
    }
    return deepest + 1;
  }

  /** Records a depth. Call it before storing the value. @throws FormulaError if the chain is too long */
  note(resourceId: string, depth: number): void {
    if (depth > MAX_DEPTH) throw new FormulaError('The transformer reads its own results in a loop.', true);
    if (depth <= 1) {
      this.#depthsAboveOne.delete(resourceId);
      return;
    }
    if (this.#depthsAboveOne.size >= MAX_REMEMBERED) this.#depthsAboveOne.clear();
    this.#depthsAboveOne.set(resourceId, depth);
  }

  /** Call it after a change of transformers, to detect their loops again. */
  clear(): void {
    this.#depthsAboveOne.clear();
  }
}
