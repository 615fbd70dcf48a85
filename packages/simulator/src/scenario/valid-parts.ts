import type { FleetIssue } from './fleet-config-error.ts';
import type { FleetFile } from './fleet-file.ts';

/** Fields on which the checks of no other field depend. */
const independent: ReadonlySet<unknown> = new Set([
  ...['version', 'name', 'network', 'startRatePerSecond', 'maxConcurrentRegistrations'],
  ...['cohorts', 'timeline', 'expect', 'api'],
]);
const lists = ['cohorts', 'timeline', 'expect'] as const;
type List = (typeof lists)[number];

/** The parts of a fleet file with the correct shape. */
export interface ValidParts {
  /** The file without the cohorts, events, expectations and other fields with a wrong shape. */
  readonly file: FleetFile;
  /** Names of all cohorts. */
  readonly cohortNames: readonly string[];
  /** Whether no cohort or event is omitted. */
  readonly isWhole: boolean;
  /** Whether no expectation is omitted, nor `api`. */
  readonly hasExpectations: boolean;
  /** Converts a path in `file` to a path in the source. */
  pathInSource(path: FleetIssue['path']): FleetIssue['path'];
}

/**
 * Omits the parts with a wrong shape, so that the others can be checked.
 *
 * @param issues issues of the shape
 * @returns undefined if nothing can be checked, because other fields depend on a wrong one
 */
export function validParts(data: unknown, issues: readonly FleetIssue[]): ValidParts | undefined {
  const source = data as Record<string, unknown> & { readonly cohorts: readonly unknown[] };
  if (issues.some(({ path, atKey }) => !canLeaveOut(path, atKey === true, source))) return undefined;
  const wrongFields = new Set(issues.map(({ path }) => path[0]));
  const isList = (name: string): boolean =>
    lists.some((list) => list === name) && Array.isArray(source[name]);
  const file = Object.fromEntries(
    Object.entries(source).filter(([name]) => isList(name) || !wrongFields.has(name)),
  );
  const positions = new Map<unknown, readonly number[]>();
  for (const list of lists) {
    if (!Array.isArray(source[list])) continue;
    const wrong = new Set(issues.filter(({ path }) => path[0] === list).map(({ path }) => path[1]));
    const kept = [...source[list].keys()].filter((position) => !wrong.has(position));
    positions.set(list, kept);
    file[list] = kept.map((position) => (source[list] as readonly unknown[])[position]);
  }
  const isAbout = (...names: readonly (List | 'api')[]): boolean =>
    issues.some(({ path }) => names.some((name) => name === path[0]));
  return {
    file: file as unknown as FleetFile,
    cohortNames: source.cohorts.flatMap((cohort) => nameOf(cohort) ?? []),
    isWhole: !isAbout('cohorts', 'timeline'),
    hasExpectations: !isAbout('expect', 'api'),
    pathInSource: ([name, position, ...rest]) => {
      const kept = positions.get(name)?.[Number(position)];
      return [name, kept ?? position, ...rest].filter((key) => key !== undefined);
    },
  };
}

/** Whether the rest of a file can be checked without the subject of an issue. */
function canLeaveOut(path: FleetIssue['path'], isUnknown: boolean, data: unknown): boolean {
  const source = data as Record<string, unknown> | null | undefined;
  if (!Array.isArray(source?.['cohorts'])) return false;
  const [name, position] = path;
  // If there is no field name, the required field `version` is missing.
  if (name === undefined || (isUnknown && position === undefined)) return true;
  if (!independent.has(name)) return false;
  return name !== 'cohorts' || position !== undefined;
}

function nameOf(cohort: unknown): string | undefined {
  const name: unknown = (cohort as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}
