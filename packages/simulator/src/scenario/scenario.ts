import type { ModelRegistry } from '@muster/lwm2m';
import type { CohortPlan } from './compile-cohort.ts';
import type { Scheme } from '../network/server-address.ts';
import { didYouMean } from './closest-name.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { Cohort, FleetFile } from './fleet-file.ts';
import { SettingProblem } from './setting-problem.ts';

export type Path = readonly (string | number)[];

/** A cohort with the facts that checks of a scenario need. */
export interface ScenarioCohort {
  readonly cohort: Cohort;
  readonly plans: CohortPlan;
  /** Scheme of its server; undefined if it is not known before the run. */
  readonly scheme: Scheme | undefined;
}

/** A fleet file with the correct shape, while its content is checked. */
export interface Scenario {
  readonly file: FleetFile;
  readonly models: ModelRegistry;
  readonly cohorts: readonly ScenarioCohort[];
  readonly bootstraps: boolean;
  /** Names of all cohorts, including those that `cohorts` omits because of their shape. */
  readonly cohortNames: readonly string[];
  /** Whether no cohort or event is omitted because of its shape. */
  readonly isWhole: boolean;
  /** Faults that were found. */
  readonly issues: FleetIssue[];
}

/** Returns the cohorts of an event or expectation. Adds an unknown name to the issues, and returns no cohort for it. */
export function selectCohorts(
  { cohorts, cohortNames, issues }: Scenario,
  name: string | undefined,
  path: Path,
): readonly ScenarioCohort[] {
  if (name === undefined) return cohorts;
  const selected = cohorts.filter(({ cohort }) => cohort.name === name);
  if (!cohortNames.includes(name)) {
    issues.push({
      path: [...path, 'cohort'],
      message: `unknown cohort ${JSON.stringify(name)}`,
      remedy: `${didYouMean(name, cohortNames)}The cohorts are ${listed(cohortNames)}`,
    });
  }
  return selected;
}

/** Runs a check for each cohort until one fails, so that a fault gives one issue for any number of cohorts. */
export function checkEach(
  cohorts: readonly ScenarioCohort[],
  path: Path,
  issues: FleetIssue[],
  check: (cohort: ScenarioCohort) => void,
): void {
  for (const cohort of cohorts) {
    try {
      check(cohort);
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      const { name } = cohort.cohort;
      for (const { message, remedy, ...issue } of error.issues(path)) {
        issues.push({
          ...issue,
          message: cohorts.length > 1 ? `${message} (cohort ${name})` : message,
          remedy: cohorts.length > 1 ? `${remedy}, or name another cohort` : remedy,
        });
      }
      return;
    }
  }
}

/** Lists at most ten names, for a message. */
export function listed(names: readonly (string | number)[]): string {
  const shown = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${shown}, ...` : shown;
}
