import type { DeviceSetting } from '../device/device-setting.ts';
import { Device } from '../device/device.ts';
import { chooseFaults } from '../device/faults/fault-shares.ts';
import type { DevicePlan } from '../device/plan.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import { isMqtt, splitUri, type Scheme } from '../network/server-address.ts';
import { behaviourIssues } from '../scenario/behaviour-modules.ts';
import { compileFleet } from '../scenario/check-fleet.ts';
import type { CohortPlan } from '../scenario/compile-cohort.ts';
import { defaultEndpointPattern, endpointName } from '../scenario/endpoint-pattern.ts';
import { FleetConfigError, type FleetIssue } from '../scenario/fleet-config-error.ts';
import type { Cohort } from '../scenario/fleet-file.ts';
import { assignOutcomes } from '../scenario/outcome-shares.ts';
import { linkIssues, trustIssue, unnamedIssue } from '../security/link-mode.ts';
import { cohortsOf, type FleetOptions } from './fleet-options.ts';

/**
 * Creates the devices of all cohorts, in order and with consecutive indexes.
 *
 * @throws FleetConfigError if a cohort is invalid, or two devices have the same name
 */
export function buildDevices(options: FleetOptions, setting: DeviceSetting): SimulatedDevice[] {
  const cohorts = cohortsOf(options);
  const { seed, startRatePerSecond, maxConcurrentRegistrations, replays } = options;
  const fleet = {
    cohorts,
    ...(seed === undefined ? {} : { seed }),
    ...(startRatePerSecond === undefined ? {} : { startRatePerSecond }),
    ...(maxConcurrentRegistrations === undefined ? {} : { maxConcurrentRegistrations }),
  };
  const schemes = cohorts.map(({ server }) => splitUri(setting.serverOf(server).uri).scheme);
  const plans = compileFleet(fleet, { models: setting.models, replays }, schemes);
  checkLinks(cohorts, options, setting);
  const ofBehaviours = behaviourIssues(cohorts);
  if (ofBehaviours.length > 0) throw new FleetConfigError(ofBehaviours);
  const devices: SimulatedDevice[] = [];
  const names = new Set<string>();
  let index = checkedIndex(options.firstIndex ?? 1);
  const [first, end] = sliceOf(options.slice, index);
  cohorts.forEach((cohort, position) => {
    const planOf = planByDevice(cohort, plans[position] as CohortPlan, setting.seed);
    const choose = chooseFaults(setting.seed, cohort);
    for (let i = 0; i < cohort.count; i += 1, index += 1) {
      const parts = { index, seed: setting.seed, cohort: cohort.name };
      const name = endpointName(cohort.endpoint ?? defaultEndpointPattern, parts);
      if (names.has(name)) throw sameName(name, position);
      names.add(name);
      if (index < first || index >= end) continue;
      devices.push(new Device(choose(planOf(i), i), setting, index, name));
    }
  });
  return devices;
}

/** @returns indexes of the first device, and after the last one */
function sliceOf(slice: FleetOptions['slice'], firstIndex: number): readonly [first: number, end: number] {
  if (slice === undefined) return [firstIndex, Infinity];
  const { first, count } = slice;
  if (![first, count].every((one) => Number.isSafeInteger(one) && one >= 1)) {
    throw new FleetConfigError([
      {
        path: ['slice'],
        message: `there is no slice of ${count} devices from ${first}`,
        remedy: 'Give whole numbers, at least 1',
      },
    ]);
  }
  return [firstIndex + first - 1, firstIndex + first - 1 + count];
}

/** Returns a function from the position of a device in its cohort to its plan. */
function planByDevice(
  cohort: Cohort,
  { plan, outcomes }: CohortPlan,
  seed: number,
): (position: number) => DevicePlan {
  if (outcomes.length === 0) return () => plan;
  const shares = (cohort.outcomes ?? []).map(({ share }) => share);
  const assigned = assignOutcomes(seed, cohort, shares);
  return (position) => outcomes[assigned[position] ?? outcomes.length] ?? plan;
}

/** @throws FleetConfigError */
function checkLinks(cohorts: readonly Cohort[], options: FleetOptions, setting: DeviceSetting): void {
  const given = typeof options.devices === 'number' ? [] : options.devices;
  const issues = cohorts.flatMap((cohort, position) => {
    const { scheme } = splitUri(setting.serverOf(cohort.server).uri);
    const path = ['cohorts', position];
    const { name, count, security } = cohort;
    // Options for all cohorts do not have to have an effect on each. A bootstrap server can assign a server with
    // another scheme.
    const own = setting.bootstraps ? undefined : given[position];
    const link = { ...(own ?? { name, count }), ...(security === undefined ? {} : { security }) };
    return [
      bootstrapIssue(setting.bootstraps, scheme),
      ...linkIssues(link, scheme, path),
      trustIssue(cohort, scheme, options, path),
      unnamedIssue(cohort, scheme, path),
    ];
  });
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) throw new FleetConfigError(found);
}

function bootstrapIssue(bootstraps: boolean, scheme: Scheme): FleetIssue | undefined {
  if (!bootstraps || !isMqtt(scheme)) return undefined;
  return {
    path: ['bootstrap'],
    message: 'a bootstrap server speaks LwM2M, not MQTT',
    remedy: 'Give an address such as coap://127.0.0.1:5693',
  };
}

/** @throws FleetConfigError */
function checkedIndex(firstIndex: number): number {
  if (Number.isSafeInteger(firstIndex) && firstIndex >= 1) return firstIndex;
  throw new FleetConfigError([
    {
      path: ['firstIndex'],
      message: `${firstIndex} is not an index`,
      remedy: 'Give a whole number, at least 1',
    },
  ]);
}

function sameName(name: string, position: number): FleetConfigError {
  return new FleetConfigError([
    {
      path: ['cohorts', position, 'endpoint'],
      message: `two devices would have the endpoint name ${name}`,
      remedy: 'Put {cohort} or {index} into the pattern',
    },
  ]);
}
