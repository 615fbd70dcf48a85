import { isWithin, parsePath } from '@muster/lwm2m/core';
import type { Lwm2mPath, ValueRecord } from '@muster/lwm2m/core';
import type { Observation } from './model/observation.ts';
import type { NotifiedValues } from './notified-values.ts';

/**
 * Maximum number of paths of a composite observation. Each of its notifications carries the values of all
 * paths.
 */
export const MAX_COMPOSITE_PATHS = 32;

/** The composite observation of a device. */
export interface CompositeGroup {
  token: string | undefined;
  readonly registrationId: string;
  readonly contentFormat: number | undefined;
  /** Observed paths in the order of the request, which is part of the identity of the observation. */
  readonly paths: readonly string[];
  /** Paths that are still wanted, by ID of the stored observation. */
  readonly members: Map<string, Lwm2mPath>;
  /** Paths without a value when the observation began. Each has its own observation. */
  readonly absent: ReadonlySet<string>;
  /** Values of the last notification. */
  readonly values: NotifiedValues;
}

/** Returns whether the device has the observation under its current registration. */
export function isActiveObservation(
  { token, registrationId }: Observation,
  current: string | undefined,
): boolean {
  return token !== undefined && registrationId === current;
}

/** Returns whether the composite observation has exactly these observations as its paths. */
export function covers(group: CompositeGroup, wanted: readonly Observation[]): boolean {
  const grouped = wanted.slice(0, MAX_COMPOSITE_PATHS);
  return (
    grouped.length === group.paths.length &&
    grouped.every(
      ({ path, token }) => group.paths.includes(path) && (token === group.token || group.absent.has(path)),
    )
  );
}

/** Selects the records of paths that are still wanted. */
export function wantedRecords(
  records: readonly ValueRecord[],
  members: ReadonlyMap<string, Lwm2mPath>,
): readonly ValueRecord[] {
  const wanted = [...members.values()];
  return records.filter(({ path }) => wanted.some((one) => isWithin(path, one)));
}

/** Returns whether a record lies at or below the path. */
export function hasValue(records: readonly ValueRecord[], path: string): boolean {
  const wanted = parsePath(path);
  return records.some((one) => isWithin(one.path, wanted));
}
