import type { DeviceSetting } from '../device/device-setting.ts';
import { Device } from '../device/device.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import { compileCohorts } from '../scenario/check-fleet.ts';
import { defaultEndpointPattern, endpointName } from '../scenario/endpoint-pattern.ts';
import { FleetConfigError } from '../scenario/fleet-config-error.ts';
import { cohortsOf, type FleetOptions } from './fleet-options.ts';

/**
 * Makes the devices of all cohorts, in order; their indexes run through.
 *
 * @throws FleetConfigError when a cohort does not fit, or two devices have one name
 */
export function buildDevices(options: FleetOptions, setting: DeviceSetting): SimulatedDevice[] {
  const cohorts = cohortsOf(options);
  const plans = compileCohorts(cohorts, setting.models);
  const devices: SimulatedDevice[] = [];
  const names = new Set<string>();
  let index = options.firstIndex ?? 1;
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

function sameName(name: string, position: number): FleetConfigError {
  return new FleetConfigError([
    {
      path: ['cohorts', position, 'endpoint'],
      message: `two devices would have the endpoint name ${name}`,
      remedy: 'Put {cohort} or {index} into the pattern',
    },
  ]);
}
