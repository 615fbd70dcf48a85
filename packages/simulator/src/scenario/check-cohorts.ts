import { firmwareUpdateObject } from '../device/objects/firmware-update.ts';
import { isMqtt } from '../network/server-address.ts';
import { demandInstance } from './check-instances.ts';
import { defaultEndpointPattern, endpointName, namesDiffer } from './endpoint-pattern.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { FirmwareSetting } from './firmware-setting.ts';
import type { Cohort } from './fleet-file.ts';
import { outcomeCounts } from './outcome-shares.ts';
import type { Path, Scenario, ScenarioCohort } from './scenario.ts';
import { SettingProblem } from './setting-problem.ts';

/** Update Results after a failed download, which no update follows. */
const failedDownloads: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 9, 10]);
const success = 1;

/** Reports settings of cohorts that contradict each other, or have no effect. */
export function checkCohorts(scenario: Scenario): void {
  const { cohorts, issues } = scenario;
  checkHashedNames(scenario);
  const names = new Map<string, string>();
  for (const [position, own] of cohorts.entries()) {
    const { cohort, plans, scheme } = own;
    const path = ['cohorts', position];
    checkValues(scenario, own, path);
    checkFixedName(cohort, names, path, issues);
    const hasFirmware = plans.plan.objects.has(firmwareUpdateObject.objectId);
    // Firmware settings of MQTT devices are reported as another fault.
    const checked = isMqtt(scheme) ? undefined : cohort.firmware;
    checkFirmware(checked, hasFirmware, [...path, 'firmware'], issues);
    const { outcomes = [] } = cohort;
    const counts = outcomeCounts(
      cohort.count,
      outcomes.map(({ share }) => share),
    );
    for (const [index, { firmware, share }] of outcomes.entries()) {
      const at = [...path, 'outcomes', index];
      if (!isMqtt(scheme)) checkFirmware(firmware, hasFirmware, [...at, 'firmware'], issues, cohort.firmware);
      if (counts[index] !== 0) continue;
      issues.push({
        path: [...at, 'share'],
        message: `a share of ${share} of ${cohort.count} devices is no device`,
        remedy: 'Give a larger share or count',
      });
    }
  }
}

/**
 * Reports equal endpoint names with digits of a hash. The digits can repeat, and are known from the seed of the file.
 */
function checkHashedNames({ file, cohorts, issues }: Scenario): void {
  let first = 1;
  for (const [position, { cohort }] of cohorts.entries()) {
    const { name, count, endpoint = defaultEndpointPattern } = cohort;
    const names = new Map<string, number>();
    const end = first + count;
    for (let index = first; namesDiffer(endpoint) === 'mostly' && index < end; index += 1) {
      const own = endpointName(endpoint, { index, seed: file.seed ?? 1, cohort: name });
      const other = names.get(own);
      names.set(own, index);
      if (other === undefined) continue;
      issues.push({
        path: ['cohorts', position, 'endpoint'],
        message: `devices ${other} and ${index} would have the same endpoint name ${own}`,
        remedy: 'Give {hex} more digits, such as {hex:16}, or add {index}',
      });
      break;
    }
    first = end;
  }
}

/** Reports values of instances that never exist. `*` also covers instances that the server creates. */
function checkValues(scenario: Scenario, own: ScenarioCohort, path: Path): void {
  const { plan } = own.plans;
  for (const key of plan.values.keys()) {
    const [objectId, instance = ''] = key.split('/');
    const planned = plan.objects.get(Number(objectId));
    if (!planned || instance === '*') continue;
    try {
      demandInstance(scenario, planned, Number(instance), undefined, own, []);
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      const remedy = `${error.remedy}, or use * for instances that the server creates`;
      scenario.issues.push({
        path: [...path, 'values', `/${key}`],
        message: error.message,
        remedy,
        atKey: true,
      });
    }
  }
}

function checkFixedName(
  { name, count, endpoint = defaultEndpointPattern }: Cohort,
  names: Map<string, string>,
  path: Path,
  issues: FleetIssue[],
): void {
  if (count !== 1 || /\{(?:index|hex)/.test(endpoint)) return;
  const fixed = endpoint.replaceAll('{cohort}', name);
  const other = names.get(fixed);
  if (other === undefined) {
    names.set(fixed, name);
    return;
  }
  issues.push({
    path: [...path, 'endpoint'],
    message: `cohort ${other} has the endpoint name ${fixed} already`,
    remedy: 'Give another name',
  });
}

/** @param base firmware of the cohort, for the firmware of an outcome */
function checkFirmware(
  firmware: FirmwareSetting | undefined,
  hasFirmware: boolean,
  path: Path,
  issues: FleetIssue[],
  base: FirmwareSetting = {},
): void {
  if (firmware === undefined) return;
  if (!hasFirmware) {
    issues.push({
      path,
      message: 'firmware has no effect: these devices have no object 5',
      remedy: 'Add 5 to objects, or remove firmware',
    });
    return;
  }
  const reason = idleFirmwareField({ ...base, ...firmware }, firmware);
  if (reason === undefined) return;
  const [field, why] = reason;
  issues.push({
    path: [...path, field],
    message: `${field} has no effect: ${why}`,
    remedy: 'Remove one of them',
  });
}

/** Returns a field of `given` that has no effect because of another one, with the reason. */
function idleFirmwareField(
  { delivery, result = success, powerLoss }: FirmwareSetting,
  given: FirmwareSetting,
): readonly [field: string, why: string] | undefined {
  if (given.protocols && delivery === 'push')
    return ['protocols', 'with delivery push, devices download nothing'];
  if (given.result !== undefined && powerLoss !== undefined) {
    return [
      'result',
      `with powerLoss ${powerLoss}, the Update Result is ${powerLoss === 'updating' ? 8 : 4}`,
    ];
  }
  const never = neverUpdates(result, powerLoss);
  if (never === undefined) return undefined;
  const later = ['version', 'reboot'] as const;
  const field = later.find((one) => given[one] !== undefined);
  return field && [field, never];
}

/** Returns the reason why no update of these devices succeeds. */
function neverUpdates(result: number, powerLoss: FirmwareSetting['powerLoss']): string | undefined {
  if (powerLoss !== undefined) return `with powerLoss ${powerLoss}, no update succeeds`;
  return failedDownloads.has(result) || result === 8
    ? `with result ${result}, no update succeeds`
    : undefined;
}
