import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BehaviourError, loadBehaviour } from '../device/respond/behaviour.ts';
import type { FleetIssue } from './fleet-config-error.ts';

/**
 * Makes the paths of behaviour modules absolute.
 *
 * @param data content of a fleet file, not checked yet; leaves values that are not text to the schema
 * @param folder folder that relative paths start at
 */
export function withBehaviourPaths(data: unknown, folder: string): unknown {
  return mapCohorts(data, (cohort) =>
    typeof cohort['behaviour'] === 'string'
      ? { ...cohort, behaviour: resolve(folder, cohort['behaviour']) }
      : cohort,
  );
}

/** Removes functions, which the schema cannot describe. A program can set a function as the behaviour. */
export function withoutFunctions(data: unknown): unknown {
  return mapCohorts(data, (cohort) => {
    const isFunction = ([field, value]: [string, unknown]): boolean =>
      field === 'behaviour' && typeof value === 'function';
    return Object.fromEntries(Object.entries(cohort).filter((entry) => !isFunction(entry)));
  });
}

/** Loads the behaviour modules of cohorts, and returns their faults. */
export function behaviourIssues(cohorts: readonly { readonly behaviour?: unknown }[]): FleetIssue[] {
  return cohorts.flatMap(({ behaviour }, position) => {
    try {
      if (typeof behaviour === 'string') loadBehaviour(behaviour);
      return [];
    } catch (error) {
      if (!(error instanceof BehaviourError)) throw error;
      const { message, remedy } = error;
      return [{ path: ['cohorts', position, 'behaviour'], message, remedy }];
    }
  });
}

/** Returns the SHA-256 of each behaviour module of a file, by path. */
export function behaviourHashes(
  cohorts: readonly { readonly behaviour?: unknown }[],
): Record<string, string> {
  const paths = cohorts.flatMap(({ behaviour }) => (typeof behaviour === 'string' ? [behaviour] : []));
  return Object.fromEntries(paths.map((path) => [path, hashOf(path) ?? 'missing']));
}

/**
 * Checks that the behaviour modules on this machine are the same as on another one.
 *
 * @throws BehaviourError
 */
export function demandBehaviours(hashes: Readonly<Record<string, string>>): void {
  const other = Object.keys(hashes).find((path) => hashOf(path) !== hashes[path]);
  if (other === undefined) return;
  throw new BehaviourError(
    `the behaviour module ${other} is not here, or differs from that of the coordinator`,
    'Copy it to the same path on each worker',
  );
}

function hashOf(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return undefined;
  }
}

function mapCohorts(
  data: unknown,
  map: (cohort: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  const cohorts = (data as { cohorts?: unknown } | null | undefined)?.cohorts;
  if (!Array.isArray(cohorts)) return data;
  const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
  return { ...(data as object), cohorts: cohorts.map((one: unknown) => (isObject(one) ? map(one) : one)) };
}
