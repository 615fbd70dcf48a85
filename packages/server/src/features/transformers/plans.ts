import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { SmartObjectTypeInstance } from '../catalogue/model.ts';
import type { AggregationType } from '../measurements/model.ts';
import type { Store } from '../../store/port.ts';
import { programOf } from './formulas.ts';
import type { TransformerProgram } from './formulas.ts';
import { inactiveReason, transformers, transformerTypes } from './model.ts';
import type { Transformer } from './model.ts';

/** An active transformer with its computation. */
export interface Programmed {
  readonly transformer: Transformer;
  readonly program: TransformerProgram;
}

/** A transformer for each device of a template. */
export interface TemplatePlan extends Programmed {
  readonly deviceTemplateId: string;
  readonly sources: readonly {
    readonly resourceTypeId: string;
    readonly aggregation: AggregationType;
    readonly resolutionMs?: number;
    /** Absent for every object instance. Null for an instance that the device type no longer has. */
    readonly instance?: SmartObjectTypeInstance | null;
  }[];
}

/** A transformer at a location. */
export interface LocationPlan extends Programmed {
  /** LwM2M IDs of resources that can be relevant; undefined for any. */
  readonly rids: ReadonlySet<number> | undefined;
}

/** The active transformers of a network. */
export interface NetworkPlan {
  /** Milliseconds of the monotonic clock. */
  readonly madeAt: number;
  isBeingReplaced?: boolean;
  readonly templates: readonly TemplatePlan[];
  /** LwM2M resource IDs of the sources of the templates. */
  readonly templateRids: ReadonlySet<number>;
  readonly locations: readonly LocationPlan[];
}

/** Returns undefined if the network has no active transformers. */
export async function planOf(
  store: Store,
  deviceNetworkId: string,
  madeAt: number,
): Promise<NetworkPlan | undefined> {
  const active = await store.collection(transformers).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'deactivation', op: 'exists', value: false },
    ],
  });
  const found = await usable(store, active);
  if (found.length === 0) return undefined;
  const templates = await templatePlans(store, found);
  const locations: LocationPlan[] = [];
  for (const one of found) {
    if (one.transformer.locationId === undefined) continue;
    locations.push({ ...one, rids: await ridsOf(store, one.transformer) });
  }
  const types = await store
    .collection(resourceTypes)
    .getMany(new Set(templates.flatMap(({ sources }) => sources.map((one) => one.resourceTypeId))));
  const templateRids = new Set(Array.from(types.values(), (one) => one.typeId));
  return { madeAt, templates, locations, templateRids };
}

/** Returns the transformers whose types are approved and activated. */
async function usable(store: Store, found: readonly Transformer[]): Promise<Programmed[]> {
  const types = await store
    .collection(transformerTypes)
    .getMany(new Set(found.flatMap(({ typeId }) => typeId ?? [])));
  return found.flatMap((transformer) => {
    const { typeId } = transformer;
    if (typeId === undefined) return [{ transformer, program: programOf(transformer, undefined) }];
    const type = types.get(typeId);
    if (type === undefined || inactiveReason(type) !== undefined) return [];
    return [{ transformer, program: programOf(transformer, type) }];
  });
}

async function templatePlans(store: Store, found: readonly Programmed[]): Promise<TemplatePlan[]> {
  const plans: TemplatePlan[] = [];
  for (const { transformer, program } of found) {
    const { deviceTemplateId, sources } = transformer;
    if (deviceTemplateId === undefined) continue;
    const template = await store.collection(deviceTemplates).get(deviceTemplateId);
    const type = await store.collection(deviceTypes).get(template?.deviceTypeId ?? '');
    plans.push({
      transformer,
      program,
      deviceTemplateId,
      sources: sources.map(({ smartObjectTypeInstanceId: id, ...source }) => {
        if (id === undefined) return source;
        return {
          ...source,
          instance: type?.smartObjectTypeInstances.find((one) => one.id === id) ?? null,
        };
      }),
    });
  }
  return plans;
}

async function ridsOf(
  store: Store,
  { resourceCollectionId = '' }: Transformer,
): Promise<LocationPlan['rids']> {
  const collection = await store.collection(resourceCollections).get(resourceCollectionId);
  const { resourceTypeIds = [], resourceIds = [] } = collection ?? {};
  if (resourceTypeIds.length === 0 || resourceIds.length > 0) return undefined;
  const types = await store.collection(resourceTypes).getMany(resourceTypeIds);
  return new Set(Array.from(types.values(), (one) => one.typeId));
}

/** Maximum number of past periods per computation, for example after an outage. */
const MAX_PERIODS = 100;

/** Returns the end of the newest period that has ended. Periods are counted from 1970, UTC. */
export function lastPeriodEnd(resolutionMs: number, atMs: number): number {
  return Math.floor(atMs / resolutionMs) * resolutionMs;
}

/** Returns the shortest period if all sources are aggregated; undefined if one of them is Realtime. */
export function periodOf(sources: TemplatePlan['sources']): number | undefined {
  const periods = sources.map(({ resolutionMs }) => resolutionMs);
  if (periods.length === 0 || periods.includes(undefined)) return undefined;
  return Math.min(...periods.map((one) => one ?? Infinity));
}

/** Returns the ends of the periods from `fromMs` to `atMs`, both inclusive, limited to the newest. */
export function periodEndsBetween(resolutionMs: number, fromMs: number, atMs: number): number[] {
  const last = lastPeriodEnd(resolutionMs, atMs);
  const first = Math.max(
    Math.ceil(fromMs / resolutionMs) * resolutionMs,
    last - (MAX_PERIODS - 1) * resolutionMs,
  );
  const ends: number[] = [];
  for (let end = first; end <= last; end += resolutionMs) ends.push(end);
  return ends;
}
