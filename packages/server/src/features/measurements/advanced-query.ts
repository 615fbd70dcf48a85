import { invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { criterionNames, resourceCollections } from '../resource-collections/model.ts';
import type { CriterionName, ResourceCollection } from '../resource-collections/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectedResources, SelectionDependencies } from '../resource-collections/resource-selection.ts';
import { numberOf, samplesOf, spanOf } from './measurement-queries.ts';
import type { RequestedSpan } from './measurement-queries.ts';

export type Calculation = 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows';

export interface AdvancedQuery extends RequestedSpan {
  /** Defaults to Average. */
  readonly calculation?: Calculation;
  readonly groupBy: readonly TimePart[];
  readonly resourceCollectionId?: string;
  readonly resourceTypeId?: string;
  readonly smartObjectTemplateIds: readonly string[];
  readonly locationIds: readonly string[];
  readonly includeChildLocations: boolean;
  readonly tagIds: readonly string[];
}

interface AdvancedResult {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly value: number;
}

/** Maximum number of resources per query. */
const MAX_RESOURCES = 1_000;
/** Maximum number of samples read per query. */
const MAX_READ = 5_000_000;

/** Aggregates of the samples of one resource in one group. */
interface Figures {
  count: number;
  sum: number;
  least: number;
  most: number;
  first: number;
  last: number;
}

/**
 * Aggregates over many resources at a time, by parts of the date. Older clients request them in one request.
 *
 * @param nowMs epoch milliseconds
 * @returns one result per group, in the order of time
 * @throws MusterError `invalid-request` if no resources are selected, too many resources or samples, an invalid span,
 *   or an unknown collection
 */
export async function advancedResults(
  deps: SelectionDependencies,
  deviceNetworkId: string,
  query: AdvancedQuery,
  nowMs: number,
): Promise<AdvancedResult[]> {
  const { startMs, endMs } = spanOf(query, nowMs, 'Stop');
  const ids = await resourceIdsOf(deps, deviceNetworkId, query);
  const groups = new TimeGroups(query.groupBy, startMs);
  const totals = new Map<string, Figures>();
  let read = 0;
  for (const id of ids) {
    const own = new Map<string, Figures>();
    for await (const part of samplesOf(deps.store.measurements, id, startMs, endMs)) {
      read += part.length;
      if (read > MAX_READ) {
        throw invalidMember(
          'Start',
          `The query reads more than ${MAX_READ} samples. Choose a shorter time or fewer resources.`,
        );
      }
      for (const { timeMs, value } of part) {
        const number = numberOf(value);
        if (number !== undefined) note(own, groups.of(timeMs), number);
      }
    }
    for (const [group, figures] of own) merge(totals, group, figures);
  }
  return groups.inOrder().flatMap(([group, timeMs]) => {
    const figures = totals.get(group);
    return figures === undefined
      ? []
      : [{ timeMs, value: resultOf(query.calculation ?? 'Average', figures) }];
  });
}

async function resourceIdsOf(
  deps: SelectionDependencies,
  deviceNetworkId: string,
  query: AdvancedQuery,
): Promise<readonly string[]> {
  const wanted = criteriaOfQuery(deviceNetworkId, query);
  const selection = wanted === undefined ? undefined : await ResourceSelection.of(deps, wanted);
  const collection = await collectionOf(deps, deviceNetworkId, query);
  const of = collection === undefined ? undefined : await ResourceSelection.of(deps, collection);
  const driving = of ?? selection;
  if (driving === undefined) {
    throw invalid({
      SensorCollectionId: [
        'Choose resources by SensorCollectionId, SensorTypeId, SensorTemplateIds, LocationIds or TagIds.',
      ],
    });
  }
  const ids: string[] = [];
  for await (const selected of driving.walk()) {
    ids.push(...chosen(selected, driving === selection ? undefined : selection));
    if (ids.length > MAX_RESOURCES) {
      throw invalidMember(
        'SensorCollectionId',
        `Chooses more than ${MAX_RESOURCES} resources. Choose fewer.`,
      );
    }
  }
  return ids;
}

async function collectionOf(
  { store }: SelectionDependencies,
  deviceNetworkId: string,
  { resourceCollectionId }: AdvancedQuery,
): Promise<ResourceCollection | undefined> {
  if (resourceCollectionId === undefined) return undefined;
  const found = await store.collection(resourceCollections).get(resourceCollectionId);
  if (found?.deviceNetworkId !== deviceNetworkId) {
    throw invalidMember('SensorCollectionId', unknownId('resource collection', resourceCollectionId));
  }
  return found;
}

function chosen(
  { device, smartObject, resources }: SelectedResources,
  narrowing: ResourceSelection | undefined,
): string[] {
  return resources
    .map((one) => one.id)
    .filter((id) => narrowing === undefined || narrowing.includes(device, smartObject, id));
}

/** Returns the criteria of the query itself; undefined if it has none. */
function criteriaOfQuery(
  deviceNetworkId: string,
  query: AdvancedQuery,
): Omit<ResourceCollection, 'id' | 'name' | 'createdAt'> | undefined {
  const none = Object.fromEntries(criterionNames.map((name) => [name, []])) as unknown as Record<
    CriterionName,
    readonly string[]
  >;
  const lists = {
    ...none,
    resourceTypeIds: query.resourceTypeId === undefined ? [] : [query.resourceTypeId],
    smartObjectTemplateIds: query.smartObjectTemplateIds,
    locationIds: query.locationIds,
    tagIds: query.tagIds,
  };
  if (criterionNames.every((name) => lists[name].length === 0)) return undefined;
  return { ...lists, deviceNetworkId, resourceIds: [], includeChildLocations: query.includeChildLocations };
}

function note(own: Map<string, Figures>, group: string, value: number): void {
  const figures = own.get(group);
  if (figures === undefined) {
    own.set(group, { count: 1, sum: value, least: value, most: value, first: value, last: value });
    return;
  }
  figures.count += 1;
  figures.sum += value;
  figures.least = Math.min(figures.least, value);
  figures.most = Math.max(figures.most, value);
  figures.last = value;
}

/**
 * Adds to the totals. A total's `most` and `last` are the sums of the differences `most - least` and `last - first`.
 */
function merge(totals: Map<string, Figures>, group: string, one: Figures): void {
  const total = totals.get(group) ?? { count: 0, sum: 0, least: 0, most: 0, first: 0, last: 0 };
  total.count += one.count;
  total.sum += one.sum;
  total.most += one.most - one.least;
  total.last += one.last - one.first;
  totals.set(group, total);
}

function resultOf(calculation: Calculation, { count, sum, most, last }: Figures): number {
  switch (calculation) {
    case 'NbrOfRows':
      return count;
    case 'SumOfMaxMinDifference':
      return most;
    case 'SumOfEndStartDifference':
      return last;
    default:
      return sum / count;
  }
}

/** Parts of the date, in UTC, by which samples are grouped. */
export type TimePart =
  'Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Groups times that agree in all given parts of the date. By Year and Month, each month of each year is a group; by
 * Hour alone, the same hour of all days. Without parts, there is one group.
 */
export class TimeGroups {
  readonly #parts: readonly TimePart[];
  readonly #startMs: number;
  /** Earliest time of each group. */
  readonly #groups = new Map<string, number>();
  /** Last hour that was looked up. All times within an hour belong to one group. */
  #hour = -1;
  #group = '';

  constructor(parts: readonly TimePart[], startMs: number) {
    this.#parts = parts;
    this.#startMs = startMs;
  }

  /** Returns the group of a time. */
  of(timeMs: number): string {
    const hour = Math.floor(timeMs / HOUR_MS);
    if (hour !== this.#hour) {
      const date = new Date(hour * HOUR_MS);
      this.#hour = hour;
      this.#group = this.#parts.map((part) => partOf(part, date)).join(' ');
      const begin = this.#parts.length === 0 ? this.#startMs : startOfPart(this.#parts, date);
      this.#groups.set(this.#group, Math.min(begin, this.#groups.get(this.#group) ?? Infinity));
    }
    return this.#group;
  }

  /** Returns the groups that occurred, in time order, each with the first start of its finest part. */
  inOrder(): [group: string, timeMs: number][] {
    return [...this.#groups].sort(([, a], [, b]) => a - b);
  }
}

const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS);

function partOf(part: TimePart, date: Date): number {
  switch (part) {
    case 'Year':
      return date.getUTCFullYear();
    case 'Quarter':
      return Math.floor(date.getUTCMonth() / 3);
    case 'Month':
      return date.getUTCMonth();
    case 'DayOfYear':
      return dayOfYear(date);
    case 'Day':
      return date.getUTCDate();
    case 'Week':
      return weekOf(date);
    case 'WeekDay':
      return date.getUTCDay();
    case 'Hour':
      return date.getUTCHours();
    case 'IsoWeek':
      return isoWeekOf(date);
  }
}

/** Returns the week from 0. The first week contains 1 January, and weeks begin on Sunday. */
function weekOf(date: Date): number {
  const firstDay = new Date(Date.UTC(date.getUTCFullYear(), 0, 1)).getUTCDay();
  return Math.floor((dayOfYear(date) + firstDay) / 7);
}

/** Returns the ISO 8601 week: a day belongs to the week of its Thursday. */
function isoWeekOf(date: Date): number {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY_MS);
  return Math.floor(dayOfYear(thursday) / 7) + 1;
}

/** Returns the start of the finest part that contains the date. */
function startOfPart(parts: readonly TimePart[], date: Date): number {
  const has = (...wanted: readonly TimePart[]): boolean => wanted.some((one) => parts.includes(one));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const day = Date.UTC(year, month, date.getUTCDate());
  if (has('Hour')) return day + date.getUTCHours() * HOUR_MS;
  if (has('Day', 'DayOfYear', 'WeekDay')) return day;
  if (has('IsoWeek')) return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  if (has('Week')) return day - date.getUTCDay() * DAY_MS;
  if (has('Month')) return Date.UTC(year, month, 1);
  return has('Quarter') ? Date.UTC(year, month - (month % 3), 1) : Date.UTC(year, 0, 1);
}
