import type { ModelRegistry } from '@muster/lwm2m';
import type { DevicePlan } from '../device/plan.ts';
import { compileCohort } from './compile-cohort.ts';
import { FleetConfigError, type FleetIssue } from './fleet-config-error.ts';
import type { Cohort, FleetFile } from './fleet-file.ts';
import { checkSchema } from './schema-check.ts';

/** Most devices that one fleet may have; more than any one process can hold sockets for. */
const maxDevices = 1_000_000;

/** Everything that is wrong with the content of a fleet file. */
export function checkFleet(data: unknown, models: ModelRegistry): FleetIssue[] {
  const issues = checkSchema(data);
  if (issues.length > 0) return issues;
  compileAll((data as FleetFile).cohorts, models, issues);
  return issues;
}

/**
 * Checks a fleet that a program describes and makes the plans of its cohorts, in order.
 *
 * @throws FleetConfigError
 */
export function compileFleet(fleet: Omit<FleetFile, 'version'>, models: ModelRegistry): DevicePlan[] {
  const issues = checkSchema({ version: 1, ...fleet });
  const plans = issues.length > 0 ? [] : compileAll(fleet.cohorts, models, issues);
  if (issues.length > 0) throw new FleetConfigError(issues);
  return plans;
}

function compileAll(cohorts: readonly Cohort[], models: ModelRegistry, issues: FleetIssue[]): DevicePlan[] {
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
    return compileCohort(cohort, models, path, issues);
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
