import { resourceCollections } from '../resource-collections/model.ts';
import type { Device } from '../devices/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Transformer } from './model/transformer.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { FormulaError } from './formula-engine.ts';
import type { Sample, Store } from '../../store/port.ts';
import { chunksOf, nextTurn } from '../../kernel/turns.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { FormulaResource } from './formula-values.ts';
import { lastPeriodEnd } from './source-periods.ts';
import type { PeriodFigures } from './source-periods.ts';
import type { TemplatePlan } from './transformer-plans.ts';

/** Maximum number of resources of one source. */
const MAX_RESOURCES = 1_000;
/** Number of resources whose values are read in one turn. */
const READ_AT_A_TIME = 100;

type LoadLatest = (ids: readonly string[]) => Promise<ReadonlyMap<string, Sample>>;

interface SourceResource {
  readonly device: Device;
  readonly view: ResourceView;
}

/**
 * Returns the resources of a device that each source of a plan selects. The transformer's own results are
 * excluded.
 */
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

/** Device and sources whose values to read. */
export interface DeviceReading {
  readonly device: Device;
  readonly sources: TemplatePlan['sources'];
  /** Resources of each source. */
  readonly views: readonly (readonly ResourceView[])[];
  /** Time in epoch milliseconds. Aggregated sources use their newest period that has ended by then. */
  readonly atMs: number;
  /** Whether values of the resource in that period may have changed. */
  readonly isFresh: (resourceId: string) => boolean;
}

/**
 * Returns the values of a device's resources for each source: the latest ones, or the aggregates of a period.
 * Resources without a value are left out.
 */
export async function deviceValues(
  { device, sources, views, atMs, isFresh }: DeviceReading,
  latestOf: LoadLatest,
  figures: PeriodFigures,
): Promise<FormulaResource[][]> {
  const realtime = views.filter((_, index) => sources[index]?.resolutionMs === undefined);
  const latest = await latestOf(realtime.flat().map(({ id }) => id));
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
      const value = await figures.of(id, aggregation, resolutionMs, time, isFresh(id));
      if (value !== undefined) ofPeriod.push(resourceOf(one, value, time));
    }
    values.push(ofPeriod);
  }
  return values;
}

/**
 * Returns the latest values of the resources in the transformer's collection, and which of their smart
 * objects are virtual.
 *
 * @throws FormulaError if the collection is gone or selects too many resources
 */
export async function collectionValues(
  deps: { readonly store: Store; readonly catalogues: Catalogues },
  transformer: Transformer,
  latestOf: LoadLatest,
): Promise<{ readonly values: FormulaResource[]; readonly virtual: ReadonlySet<string> }> {
  const id = transformer.resourceCollectionId ?? '';
  const collection = await deps.store.collection(resourceCollections).get(id);
  if (collection === undefined)
    throw new FormulaError('The resource collection of the transformer was deleted.');
  const selection = await ResourceSelection.of(deps, collection);
  const found: SourceResource[] = [];
  const virtual = new Set<string>();
  for await (const { device, smartObject, resources } of selection.walk()) {
    if (smartObject.originId === transformer.id) continue;
    if (smartObject.isVirtual === true) virtual.add(smartObject.id);
    found.push(...resources.filter(({ isUnavailable }) => !isUnavailable).map((view) => ({ device, view })));
    if (found.length > MAX_RESOURCES) {
      throw new FormulaError(
        `The resource collection of the transformer chooses more than ${MAX_RESOURCES} resources.`,
      );
    }
  }
  const values: FormulaResource[] = [];
  for (const part of chunksOf(found, READ_AT_A_TIME)) {
    values.push(...withValues(part, await latestOf(part.map(({ view }) => view.id))));
    await nextTurn();
  }
  return { values, virtual };
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
