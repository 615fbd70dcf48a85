import type { ModelRegistry } from '@muster/lwm2m';
import { withoutFunctions } from './behaviour-modules.ts';
import { checkApi, type Environment } from './check-api.ts';
import { checkCohorts } from './check-cohorts.ts';
import { checkExpectations } from './check-expectations.ts';
import { checkPeriods } from './check-periods.ts';
import { isMqtt, type Scheme } from '../network/server-address.ts';
import { checkMqtt } from './check-mqtt.ts';
import { checkServers, schemesOf, type ServerOverrides } from './check-servers.ts';
import { checkTimeline } from './check-timeline.ts';
import { compileCohort, compileOutcomes, type CohortPlan } from './compile-cohort.ts';
import { FleetConfigError, type FleetIssue } from './fleet-config-error.ts';
import type { Cohort, FleetFile } from './fleet-file.ts';
import type { ModelFiles } from './model-files.ts';
import { validParts, type ValidParts } from './valid-parts.ts';
import { checkSchema, maxIssues } from './schema-check.ts';

/** Maximum number of devices in a fleet; more than one process can hold sockets for. */
const maxDevices = 1_000_000;

/** Data for checking a fleet file. */
export interface CheckContext extends ModelFiles, ServerOverrides {
  readonly models: ModelRegistry;
  /** Undefined: does not check whether the variables of `${env:NAME}` are set. */
  readonly env?: Environment | undefined;
}

/** Returns all faults in the content of a fleet file. */
export function checkFleet(data: unknown, context: CheckContext): FleetIssue[] {
  const wrong = checkSchema(withoutFunctions(data));
  // The positions of further faults are unknown.
  const valid = wrong.length > maxIssues ? undefined : validParts(data, wrong);
  if (!valid) return wrong;
  const found = checkContent(valid, context).map((issue) => ({
    ...issue,
    path: valid.pathInSource(issue.path),
  }));
  return [...wrong, ...found];
}

function checkContent(
  { file, cohortNames, isWhole, hasExpectations }: ValidParts,
  context: CheckContext,
): FleetIssue[] {
  const issues: FleetIssue[] = [];
  const schemes = schemesOf(file, context);
  const plans = compileAll(file.cohorts, schemes, context, issues);
  checkServers(file, context, issues);
  const cohorts = plans.map((plan, position) => ({
    cohort: file.cohorts[position] as Cohort,
    plans: plan,
    scheme: schemes[position],
  }));
  const bootstraps = (context.bootstrapUri ?? file.bootstrap) !== undefined;
  const scenario = { file, models: context.models, cohorts, bootstraps, cohortNames, isWhole, issues };
  checkMqtt(scenario);
  if (hasExpectations) checkApi(file, context.env, issues);
  checkCohorts(scenario);
  checkPeriods(scenario);
  checkTimeline(scenario);
  checkExpectations(scenario);
  return issues;
}

/**
 * Checks a fleet that a program describes, and creates the plans of its cohorts, in order.
 *
 * @param schemes schemes of the servers of the cohorts, in their order. Default: LwM2M
 * @throws FleetConfigError
 */
export function compileFleet(
  fleet: Omit<FleetFile, 'version'>,
  files: ModelFiles,
  schemes: readonly Scheme[] = [],
): CohortPlan[] {
  const issues = checkSchema(withoutFunctions({ version: 1, ...fleet }));
  const plans = issues.length > 0 ? [] : compileAll(fleet.cohorts, schemes, files, issues);
  if (issues.length > 0) throw new FleetConfigError(issues);
  return plans;
}

function compileAll(
  cohorts: readonly Cohort[],
  schemes: readonly (Scheme | undefined)[],
  files: ModelFiles,
  issues: FleetIssue[],
): CohortPlan[] {
  const names = new Set<string>();
  let devices = 0;
  const plans = cohorts.map((cohort, position) => {
    const path = ['cohorts', position];
    if (names.has(cohort.name)) {
      issues.push({
        path: [...path, 'name'],
        message: `there is another cohort named ${cohort.name}`,
        remedy: 'Give each cohort a name of its own',
      });
    }
    names.add(cohort.name);
    devices += cohort.count;
    checkShares(cohort, position, issues);
    const plan = compileCohort(cohort, isMqtt(schemes[position]), files, path, issues);
    return { plan, outcomes: compileOutcomes(cohort, plan, files, path, issues) };
  });
  if (devices > maxDevices) {
    issues.push({
      path: ['cohorts'],
      message: `the fleet has ${devices} devices, more than ${maxDevices}`,
      remedy: 'Split it into several files',
    });
  }
  return plans;
}

function checkShares({ outcomes = [] }: Cohort, position: number, issues: FleetIssue[]): void {
  const sum = outcomes.reduce((total, { share }) => total + share, 0);
  if (sum <= 1 + 1e-9) return;
  issues.push({
    path: ['cohorts', position, 'outcomes'],
    message: `the shares of the outcomes add up to ${Number(sum.toFixed(6))}`,
    remedy: 'Make them at most 1 together',
  });
}
