import type { DeviceSetting } from '../device/device-setting.ts';
import { Device } from '../device/device.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import { splitUri } from '../network/server-address.ts';
import { compileFleet } from '../scenario/check-fleet.ts';
import { defaultEndpointPattern, endpointName } from '../scenario/endpoint-pattern.ts';
import { FleetConfigError } from '../scenario/fleet-config-error.ts';
import type { Cohort } from '../scenario/fleet-file.ts';
import { securityIssue, sessionLossIssue, unnamedIssue } from '../security/link-mode.ts';
import { cohortsOf, type FleetOptions } from './fleet-options.ts';

/**
 * Makes the devices of all cohorts, in order; their indexes run through.
 *
 * @throws FleetConfigError when a cohort does not fit, or two devices have one name
 */
export function buildDevices(options: FleetOptions, setting: DeviceSetting): SimulatedDevice[] {
  const cohorts = cohortsOf(options);
  const { seed, startRatePerSecond, maxConcurrentRegistrations } = options;
  const fleet = {
    cohorts,
    ...(seed === undefined ? {} : { seed }),
    ...(startRatePerSecond === undefined ? {} : { startRatePerSecond }),
    ...(maxConcurrentRegistrations === undefined ? {} : { maxConcurrentRegistrations }),
  };
  const plans = compileFleet(fleet, setting.models);
  checkSecurity(cohorts, options, setting);
  const devices: SimulatedDevice[] = [];
  const names = new Set<string>();
  let index = checkedIndex(options.firstIndex ?? 1);
  cohorts.forEach((cohort, position) => {
    const plan = plans[position];
    if (!plan) return;
    for (let i = 0; i < cohort.count; i += 1, index += 1) {
      const parts = { index, seed: setting.seed, cohort: cohort.name };
      const name = endpointName(cohort.endpoint ?? defaultEndpointPattern, parts);
      if (names.has(name)) throw sameName(name, position);
      names.add(name);
      devices.push(new Device(plan, setting, index, name));
    }
  });
  return devices;
}

/** @throws FleetConfigError */
function checkSecurity(cohorts: readonly Cohort[], options: FleetOptions, setting: DeviceSetting): void {
  const issues = cohorts.flatMap((cohort, position) => {
    const { scheme } = splitUri(setting.serverOf(cohort.server).uri);
    const path = ['cohorts', position];
    const { bootstrapUri } = options;
    return [
      securityIssue(cohort, scheme, options, path),
      unnamedIssue(cohort, scheme, path),
      // The bootstrap server may name a server at coaps.
      bootstrapUri === undefined ? sessionLossIssue(cohort, scheme, path) : undefined,
    ];
  });
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) throw new FleetConfigError(found);
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
