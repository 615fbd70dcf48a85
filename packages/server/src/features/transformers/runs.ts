import type { Catalogues, NetworkCatalogue } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DeviceTypeService } from '../catalogue/device-types.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { resourceId, parseResourceId, resourceAndInstanceIds } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import type { DeviceCreation, DeviceDeletion } from '../devices/devices.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { EventBus } from '../events/events.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { newestOf } from '../measurements/measurement-queries.ts';
import { toJsonValue } from '@muster/lwm2m/core';
import type { VirtualObjects } from '../smart-objects/virtual-objects.ts';
import { admitted, FormulaError, inputOf, outputsOf, resultOf, timeOf } from './formulas.ts';
import type { ComputedValue, FormulaEngine, FormulaInput, FormulaResource } from './formulas.ts';
import { transformers, transformerTypes } from './model.ts';
import type { Transformer, TransformerTarget } from './model.ts';
import { lastPeriodEnd, periodEndsBetween, periodOf } from './plans.ts';
import type { LocationPlan, Programmed, TemplatePlan } from './plans.ts';
import { SourceValues, viewsOf } from './source-values.ts';

export interface TransformerDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
  readonly virtualObjects: VirtualObjects;
  readonly formulas: FormulaEngine;
  readonly activityLog: ActivityLog;
  readonly deviceCreation: DeviceCreation;
  readonly deviceDeletion: DeviceDeletion;
  readonly deviceTypes: DeviceTypeService;
  /** Maximum number of queued devices and locations with new values, per device network. */
  readonly maxBacklog: number;
  /** Called when values of a network find the backlog full, for the first time since its last recomputation. */
  readonly onBacklogFull?: (deviceNetworkId: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Resources with new values, and the time of the oldest new value of each. */
type ChangedResources = ReadonlyMap<string, number>;

/**
 * Computes one transformer for one device or one location from stored values, and keeps the current faults of
 * transformers. Each fault has one entry in the Activity Log until the transformer works again.
 */
export class TransformerRuns {
  readonly #options: TransformerDomainOptions;
  readonly #onDeactivated: (deviceNetworkId: string) => Promise<void>;
  readonly #sources: SourceValues;
  readonly #depths = new ValueDepths();
  /** Messages by ID of the transformer. */
  readonly #faults = new Map<string, string>();
  #isClosed = false;

  /** @param onDeactivated called after a transformer of a device network was deactivated */
  constructor(options: TransformerDomainOptions, onDeactivated: (deviceNetworkId: string) => Promise<void>) {
    this.#options = options;
    this.#onDeactivated = onDeactivated;
    this.#sources = new SourceValues(options);
  }

  async ofDevice(plan: TemplatePlan, device: Device, touched: ChangedResources | undefined): Promise<void> {
    await this.#guarded(plan, device.name, () => this.#computeDevice(plan, device, touched));
  }

  async ofLocation(plan: LocationPlan): Promise<void> {
    await this.#guarded(plan, plan.transformer.name, () => this.#computeLocation(plan));
  }

  /** Returns the faults of these transformers, by ID. Transformers without a fault are absent. */
  faultsOf(ids: readonly string[]): ReadonlyMap<string, string> {
    const found = ids.map((id) => [id, this.#faults.get(id)] as const);
    return new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  /** Clears the faults of changed or deleted transformers. Loops of all transformers are detected again. */
  changed(all: readonly Transformer[]): void {
    for (const { id } of all) this.#faults.delete(id);
    this.#depths.clear();
  }

  /** Reports no further faults. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Adds or clears the fault of a transformer.
   *
   * @param where name of the device or location that it is computed for
   * @param compute returns whether the formula was evaluated
   */
  async #guarded(
    { transformer, program }: Programmed,
    where: string,
    compute: () => Promise<boolean>,
  ): Promise<void> {
    try {
      if (await compute()) this.#faults.delete(transformer.id);
    } catch (error) {
      if (this.#isClosed) return;
      if (!(error instanceof FormulaError) && !(error instanceof MusterError)) throw error;
      const isExcessive = error instanceof FormulaError && error.isExcessive;
      if (isExcessive) await this.#deactivate(transformer, program.revision, error.message);
      const isKnown = this.#faults.has(transformer.id);
      this.#faults.set(transformer.id, error.message);
      if (isKnown && !isExcessive) return;
      const { activityLog } = this.#options;
      const entry = await activityLog.start({
        deviceNetworkId: transformer.deviceNetworkId,
        entityType: 'Multiple',
        entityId: transformer.id,
        entityName: transformer.name,
        description: isExcessive ? 'Transformer deactivated' : 'Transform values',
      });
      await activityLog.fail(entry.id, { responseMessage: `${error.message} (for ${where})` });
    }
  }

  /** Deactivates a transformer that would fail again at the expense of others. */
  async #deactivate(
    { id, deviceNetworkId, ...computed }: Transformer,
    revision: string | undefined,
    deactivation: string,
  ): Promise<void> {
    await this.#options.store.transaction(async (tx) => {
      const current = await tx.collection(transformers).get(id);
      const type = await tx.collection(transformerTypes).get(current?.typeId ?? '');
      // Keep a transformer active whose formulas have changed since.
      if (current === undefined || formulasOf(current) !== formulasOf(computed)) return;
      if (type?.revision !== revision) return;
      await tx.collection(transformers).put({ ...current, deactivation });
    });
    // Depths counted in a loop do not apply to the remaining transformers.
    this.#depths.clear();
    await this.#onDeactivated(deviceNetworkId);
  }

  /** @throws FormulaError */
  async #computeDevice(
    plan: TemplatePlan,
    device: Device,
    touched: ChangedResources | undefined,
  ): Promise<boolean> {
    const { lanes, objects, catalogues, clock } = this.#options;
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const views = viewsOf(plan, owned, catalogue);
    const now = clock.now();
    const changedSince = changeOf(plan.sources, views, touched, now);
    if (changedSince === undefined) return false;
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
      const values = await this.#sources.ofDevice(reading);
      if (await this.#compute(plan, device, values, catalogue, virtual)) isEvaluated = true;
    }
    return isEvaluated;
  }

  /** Returns the time of the newest result of a transformer; undefined if it has none. */
  async #newestResult(
    results: readonly SmartObject[],
    catalogue: NetworkCatalogue,
  ): Promise<number | undefined> {
    const ids = results.flatMap((one) => resourceAndInstanceIds(one, catalogue));
    const latest = await this.#options.measurements.latest(ids);
    return latest.size === 0 ? undefined : Math.max(...Array.from(latest.values(), ({ timeMs }) => timeMs));
  }

  /** @throws FormulaError */
  async #computeLocation(plan: LocationPlan): Promise<boolean> {
    const { transformer } = plan;
    const { store, catalogues } = this.#options;
    const device = await store.collection(devices).get(transformer.deviceId ?? '');
    if (device === undefined) return false;
    const { values, virtual } = await this.#sources.ofCollection(transformer);
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    return this.#compute(plan, device, [values], catalogue, virtual);
  }

  async #compute(
    { transformer, program }: Programmed,
    device: Device,
    values: readonly (readonly FormulaResource[])[],
    catalogue: NetworkCatalogue,
    virtual: ReadonlySet<string>,
  ): Promise<boolean> {
    const input = inputOf(admitted(program, values));
    if (input === undefined) return false;
    const origin = { timeMs: timeOf(input), depth: this.#depths.of(input, virtual) };
    const result = await resultOf(program, input, this.#options.formulas, transformer.deviceNetworkId);
    const outputs = outputsOf(transformer, result);
    const byType = Map.groupBy(outputs, ({ target }) => target.smartObjectTypeId);
    for (const [smartObjectTypeId, values] of byType) {
      await this.#write(transformer, device, smartObjectTypeId, values, origin, catalogue);
    }
    return true;
  }

  /** Skips values that are already stored with the same time, because a restart computes all values again. */
  async #write(
    { id: originId, name }: Transformer,
    { id: deviceId, deviceNetworkId }: Device,
    smartObjectTypeId: string,
    outputs: readonly ComputedValue[],
    { timeMs, depth }: { readonly timeMs: number; readonly depth: number },
    catalogue: NetworkCatalogue,
  ): Promise<void> {
    const { virtualObjects, measurements, store } = this.#options;
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
      const [stored] = isEarlier ? await newestOf(store.measurements, one.id, timeMs, timeMs, 1) : [newest];
      if (stored?.timeMs !== timeMs || stored.value !== toJsonValue(one.value)) fresh.push(one);
    }
    if (fresh.length === 0) return;
    for (const { id } of fresh) this.#depths.note(id, depth);
    await virtualObjects.record(
      smartObject,
      fresh.map(({ rid, value }) => ({ rid, value, timeMs })),
    );
  }
}

/**
 * Returns the time of the oldest relevant new value; undefined if there is none. A value of an aggregated source
 * becomes relevant when its period ends.
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

/** Returns the formulas and configurations of a transformer as text, for comparison. */
function formulasOf({
  expression,
  typeId,
  configurations,
}: Pick<Transformer, 'configurations' | 'expression' | 'typeId'>): string {
  return JSON.stringify([expression, typeId, configurations]);
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
 * Counts the transformers in the chain behind a value of a virtual resource. A value is one level deeper than the
 * deepest of its input values. Only a resource that is computed from itself gets ever deeper.
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
