import type { SimulatedDevice } from '../device/simulated-device.ts';
import { rankOf, shareCount } from '../device/share.ts';
import type { Selection } from '../scenario/timeline.ts';

/** Properties by which devices are selected. */
export type SelectableDevice = Pick<SimulatedDevice, 'cohort' | 'index'>;

/** Position of a device, from 0, and the number of devices, in its cohort or in the fleet. */
export interface DevicePosition {
  readonly position: number;
  readonly count: number;
}

/**
 * Returns the position of a device among the devices of a selection.
 *
 * @param cohort undefined: all devices of the fleet
 */
export type PositionOf = (device: SelectableDevice, cohort: string | undefined) => DevicePosition;

/** Returns the positions in a fleet that runs in one process. */
export function positionsIn(devices: readonly SelectableDevice[]): PositionOf {
  const inFleet = new Map<SelectableDevice, number>();
  const inCohort = new Map<SelectableDevice, number>();
  const counts = new Map<string, number>();
  devices.forEach((device, position) => {
    const count = counts.get(device.cohort) ?? 0;
    inFleet.set(device, position);
    inCohort.set(device, count);
    counts.set(device.cohort, count + 1);
  });
  return (device, cohort) =>
    cohort === undefined
      ? { position: inFleet.get(device) ?? 0, count: devices.length }
      : { position: inCohort.get(device) ?? 0, count: counts.get(cohort) ?? 0 };
}

/** Returns the positions by index in a fleet of these cohorts, for a process with a slice of the fleet. */
export function positionsByIndex(
  cohorts: readonly { readonly name: string; readonly count: number }[],
  firstIndex: number,
): PositionOf {
  const ofCohorts = new Map<string, { readonly first: number; readonly count: number }>();
  let next = firstIndex;
  for (const { name, count } of cohorts) {
    ofCohorts.set(name, { first: next, count });
    next += count;
  }
  const ofFleet = { first: firstIndex, count: next - firstIndex };
  return ({ index }, cohort) => {
    const { first, count } = (cohort === undefined ? undefined : ofCohorts.get(cohort)) ?? ofFleet;
    return { position: index - first, count };
  };
}

/** A device of an event, with its position in the order of the event: 0 is first, all are below 1. */
export interface Selected<Device extends SelectableDevice = SimulatedDevice> {
  readonly device: Device;
  readonly fraction: number;
}

/**
 * Returns the devices of an event, in an order that the seed determines.
 *
 * @param salt position of the event in the timeline
 */
export function selectDevices<Device extends SelectableDevice>(
  { cohort, share = 1 }: Selection,
  devices: readonly Device[],
  {
    seed,
    salt,
    positionOf,
  }: { readonly seed: number; readonly salt: number; readonly positionOf: PositionOf },
): Selected<Device>[] {
  const selected: Selected<Device>[] = [];
  for (const device of devices) {
    if (cohort !== undefined && device.cohort !== cohort) continue;
    const { position, count } = positionOf(device, cohort);
    const chosen = shareCount(count, share);
    const rank = rankOf(seed, salt, position, count);
    if (rank < chosen) selected.push({ device, fraction: rank / chosen });
  }
  return selected.sort((a, b) => a.fraction - b.fraction);
}
