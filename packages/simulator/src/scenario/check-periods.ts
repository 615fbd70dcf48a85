import type { DeviceFault, NetworkSetting, Period } from './faults.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { Path, Scenario } from './scenario.ts';

/** Fields of a network condition that affect datagrams. */
const networkEffects = [
  'lossRate',
  'delayMs',
  'jitterMs',
  'duplicationRate',
  'reorderRate',
  'corruptionRate',
  'mtuBytes',
] as const;
const natEffects = ['natTimeoutSeconds', 'natRebindEverySeconds'] as const;

/** Reports network conditions and device faults that never have an effect. */
export function checkPeriods(scenario: Scenario): void {
  const { file, issues } = scenario;
  const { durationSeconds } = file;
  checkConditions(file.network, ['network'], durationSeconds, issues);
  if (file.network && file.cohorts.every(({ network }) => network !== undefined)) {
    issues.push({
      path: ['network'],
      message: 'network has no effect: each cohort has its own',
      remedy: 'Remove it, or the network of a cohort',
    });
  }
  for (const [position, { network, deviceFaults, respond, outcomes = [] }] of file.cohorts.entries()) {
    const path = ['cohorts', position];
    const settings = [
      { network, deviceFaults, respond, path },
      ...outcomes.map((outcome, index) => ({ ...outcome, path: [...path, 'outcomes', index] })),
    ];
    for (const setting of settings) {
      checkConditions(setting.network, [...setting.path, 'network'], durationSeconds, issues);
      checkFaults(setting.deviceFaults, [...setting.path, 'deviceFaults'], durationSeconds, issues);
      for (const [index, response] of (setting.respond ?? []).entries()) {
        checkPeriod(response, [...setting.path, 'respond', index], durationSeconds, issues);
      }
    }
  }
}

function checkConditions(
  conditions: readonly NetworkSetting[] | undefined,
  path: Path,
  durationSeconds: number | undefined,
  issues: FleetIssue[],
): void {
  for (const [position, condition] of (conditions ?? []).entries()) {
    const at = [...path, position];
    checkPeriod(condition, at, durationSeconds, issues);
    checkCondition(condition, at, issues);
  }
}

/** Reports a condition that has no effect at any time. */
export function checkCondition(condition: NetworkSetting, at: Path, issues: FleetIssue[]): void {
  const changesDatagrams = networkEffects.some((field) => (condition[field] ?? 0) > 0);
  const changesPorts = natEffects.some((field) => condition[field] !== undefined);
  if (!changesDatagrams && !changesPorts) {
    issues.push({
      path: at,
      message: 'this condition changes nothing',
      remedy: `Give one of ${[...networkEffects, ...natEffects].join(', ')} more than 0, or remove it`,
    });
  } else if (!changesDatagrams && condition.direction !== undefined) {
    issues.push({
      path: [...at, 'direction'],
      message: 'direction has no effect: a NAT changes ports in both directions',
      remedy: 'Remove it',
    });
  }
}

function checkFaults(
  faults: readonly DeviceFault[] | undefined,
  path: Path,
  durationSeconds: number | undefined,
  issues: FleetIssue[],
): void {
  for (const [position, fault] of (faults ?? []).entries()) {
    const at = [...path, position];
    checkPeriod(fault, at, durationSeconds, issues);
    checkFault(fault, at, issues);
  }
}

/** Reports a fault that has no effect at any time. */
export function checkFault(fault: DeviceFault, at: Path, issues: FleetIssue[]): void {
  const field = idleField(fault);
  if (field === undefined) return;
  issues.push({
    path: [...at, field],
    message: `${fault.kind} with ${field} 0 changes nothing`,
    remedy: 'Give more than 0, or remove the fault',
  });
}

/** Returns the field because of which a fault has no effect. */
function idleField(fault: DeviceFault): string | undefined {
  switch (fault.kind) {
    case 'slow-answers':
      return fault.delayMs === 0 ? 'delayMs' : undefined;
    case 'clock-drift':
      return fault.secondsPerHour === 0 ? 'secondsPerHour' : undefined;
    case 'no-answers':
    case 'wrong-message-ids':
    case 'truncated-payloads':
    case 'duplicate-messages':
      return fault.rate === 0 ? 'rate' : undefined;
    default:
      return undefined;
  }
}

function checkPeriod(
  { fromSeconds = 0, toSeconds }: Period,
  path: Path,
  durationSeconds: number | undefined,
  issues: FleetIssue[],
): void {
  if (toSeconds !== undefined && toSeconds <= fromSeconds) {
    issues.push({
      path: [...path, 'toSeconds'],
      message: `the end at ${toSeconds} s is not after the start at ${fromSeconds} s`,
      remedy: 'Give a later toSeconds',
    });
  } else if (durationSeconds !== undefined && fromSeconds >= durationSeconds) {
    issues.push({
      path: [...path, 'fromSeconds'],
      message: `the start at ${fromSeconds} s is not before the end of the run at ${durationSeconds} s`,
      remedy: 'Give an earlier fromSeconds, or a longer durationSeconds',
    });
  }
}
