import { resourceCollections } from '../resource-collections/model.ts';
import type { Device } from '../devices/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/ports.ts';
import type { Sample, Store } from '../../store/port.ts';
import { chunksOf } from '../../kernel/data.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { Aggregator, sampleBefore, samplesOf } from '../measurements/measurement-queries.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { AggregationType } from '../measurements/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import { FormulaError } from './formulas.ts';
import type { Figures, FormulaResource } from './formulas.ts';
import type { Transformer } from './model.ts';
import { lastPeriodEnd } from './plans.ts';
import type { TemplatePlan } from './plans.ts';

/** Maximum number of resources of one source. */
const MAX_RESOURCES = 1_000;
/** Number of resources whose values are read in one turn. */
const READ_AT_A_TIME = 100;
/** Maximum number of cached aggregates. */
const MAX_CACHED = 10_000;

type AggregatedType = Exclude<AggregationType, 'Realtime'>;

interface Dependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
}

interface SourceResource {
  readonly device: Device;
  readonly view: ResourceView;
}

/** Device and sources whose values to read. */
interface DeviceReading {
  readonly device: Device;
  readonly sources: TemplatePlan['sources'];
  /** Resources of each source. */
  readonly views: readonly (readonly ResourceView[])[];
  /** Time in epoch milliseconds. Aggregated sources use their newest period that has ended by then. */
  readonly atMs: number;
  /** Whether values of the resource in that period may have changed. */
  readonly isFresh: (resourceId: string) => boolean;
}

/** Reads the values of sources, and caches aggregates of resources over past periods. */
export class SourceValues {
  readonly #deps: Dependencies;
  readonly #figures = new Map<string, Figures | undefined>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the values of a device's resources for each source: the latest ones, or the aggregates of a period.
   * Resources without a value are left out.
   */
  async ofDevice({ device, sources, views, atMs, isFresh }: DeviceReading): Promise<FormulaResource[][]> {
    const realtime = views.filter((_, index) => sources[index]?.resolutionMs === undefined);
    const latest = await this.#deps.measurements.latest(realtime.flat().map(({ id }) => id));
    const values: FormulaResource[][] = [];
    for (const [index, ofSource] of views.entries()) {
      const { aggregation = 'Realtime', resolutionMs } = sources[index] ?? {};
      const found = ofSource.map((view) => ({ device, view }));
      if (aggregation === 'Realtime' || resolutionMs === undefined) {
        values.push(withValues(found, latest));
        continue;
      }
      const time = lastPeriodEnd(resolutionMs, atMs);
      const ofPeriod: FormulaResource[] = [];
      for (const one of found) {
        const { id } = one.view;
        const value = await this.#figuresOf(id, aggregation, resolutionMs, time, isFresh(id));
        if (value !== undefined) ofPeriod.push(resourceOf(one, value, time));
      }
      values.push(ofPeriod);
    }
    return values;
  }

  /**
   * Returns the latest values of the resources in the transformer's collection, and which of their smart objects are
   * virtual.
   *
   * @throws FormulaError if the collection is gone or selects too many resources
   */
  async ofCollection(
    transformer: Transformer,
  ): Promise<{ readonly values: FormulaResource[]; readonly virtual: ReadonlySet<string> }> {
    const { store, measurements } = this.#deps;
    const id = transformer.resourceCollectionId ?? '';
    const collection = await store.collection(resourceCollections).get(id);
    if (collection === undefined)
      throw new FormulaError('The resource collection of the transformer was deleted.');
    const selection = await ResourceSelection.of(this.#deps, collection);
    const found: SourceResource[] = [];
    const virtual = new Set<string>();
    for await (const { device, smartObject, resources } of selection.walk()) {
      if (smartObject.originId === transformer.id) continue;
      if (smartObject.isVirtual === true) virtual.add(smartObject.id);
      found.push(
        ...resources.filter(({ isUnavailable }) => !isUnavailable).map((view) => ({ device, view })),
      );
      if (found.length > MAX_RESOURCES) {
        throw new FormulaError(
          `The resource collection of the transformer chooses more than ${MAX_RESOURCES} resources.`,
        );
      }
    }
    const values: FormulaResource[] = [];
    for (const part of chunksOf(found, READ_AT_A_TIME)) {
      values.push(...withValues(part, await measurements.latest(part.map(({ view }) => view.id))));
      await nextTurn();
    }
    return { values, virtual };
  }

  /**
   * @param endMs exclusive end of the period
   * @param isFresh whether the values may have changed since the last call
   * @returns undefined if the period has no relevant number
   */
  async #figuresOf(
    resourceId: string,
    type: AggregatedType,
    resolutionMs: number,
    endMs: number,
    isFresh: boolean,
  ): Promise<Figures | undefined> {
    const key = `${resourceId} ${type} ${resolutionMs} ${endMs}`;
    if (!isFresh && this.#figures.has(key)) return this.#figures.get(key);
    const { measurements } = this.#deps.store;
    const found = await aggregate(measurements, resourceId, type, endMs - resolutionMs, endMs);
    if (this.#figures.size >= MAX_CACHED) this.#figures.clear();
    this.#figures.set(key, found);
    return found;
  }
}

async function aggregate(
  measurements: Store['measurements'],
  resourceId: string,
  type: AggregatedType,
  startMs: number,
  endMs: number,
): Promise<Figures | undefined> {
  const before = await sampleBefore(measurements, resourceId, startMs);
  const intervals = { startMs, endMs, resolutionMs: endMs - startMs };
  const aggregator = new Aggregator(type, intervals, before?.value);
  for await (const part of samplesOf(measurements, resourceId, startMs, endMs - 1)) {
    for (const sample of part) aggregator.take(sample);
  }
  const figures = aggregator.finish(endMs)[0]?.figures;
  if (figures === undefined) return undefined;
  return type === 'All' ? figures : (figures[0] ?? undefined);
}

function withValues(
  found: readonly SourceResource[],
  latest: ReadonlyMap<string, Sample>,
): FormulaResource[] {
  return found.flatMap(({ device, view }) => {
    const sample = latest.get(view.id);
    return sample === undefined ? [] : [resourceOf({ device, view }, sample.value, sample.timeMs)];
  });
}

function resourceOf(
  { device, view }: SourceResource,
  value: FormulaResource['value'],
  time: number,
): FormulaResource {
  return {
    id: view.id,
    path: view.url,
    deviceId: device.id,
    deviceIdentifier: device.deviceIdentifier,
    deviceName: device.name,
    value,
    time,
  };
}

/** Returns the resources of a device that each source of a plan selects. The transformer's own results are excluded. */
export function viewsOf(
  { transformer, sources }: TemplatePlan,
  objects: readonly SmartObject[],
  catalogue: NetworkCatalogue,
): ResourceView[][] {
  const others = objects.filter((one) => one.originId !== transformer.id);
  return sources.map(({ resourceTypeId, instance }) =>
    others
      .filter(
        (one) =>
          instance === undefined ||
          (instance !== null &&
            one.isVirtual !== true &&
            one.smartObjectTypeId === instance.smartObjectTypeId &&
            one.instanceNumber === instance.instanceId),
      )
      .flatMap((one) => resourceViews(one, catalogue))
      .filter((view) => view.resourceTypeId === resourceTypeId && !view.isUnavailable),
  );
}
