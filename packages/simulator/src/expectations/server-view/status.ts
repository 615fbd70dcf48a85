import type { DeviceListResponse } from '@muster/sdk/core';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ServerStatusExpectation } from '../../scenario/expectations.ts';
import { Differences, unknownDevice, type ServerComparison } from './server-comparison.ts';

/**
 * Compares `Status` of each device. For a device whose state changed during the comparison, both states are accepted.
 */
export function compareStatus({ status }: ServerStatusExpectation): ServerComparison {
  return async (devices, { api }) => {
    const before = new Map(devices.map((device) => [device, stateOf(device)]));
    const shown = await api.devices(devices.map(({ endpointName }) => endpointName));
    const differences = new Differences();
    for (const device of devices) {
      differences.compared += 1;
      const wanted = status === undefined ? [before.get(device), stateOf(device)] : [status];
      const row = shown.get(device.endpointName);
      const reason = reasonFor(device, row, wanted);
      if (reason !== undefined) differences.add(device, reason);
    }
    return differences.findings();
  };
}

function stateOf({ state }: SimulatedDevice): 'online' | 'offline' {
  return state === 'registered' ? 'online' : 'offline';
}

function reasonFor(
  device: SimulatedDevice,
  row: DeviceListResponse | undefined,
  wanted: readonly (string | undefined)[],
): string | undefined {
  if (row === undefined) {
    // The server does not have to know a device that has never registered.
    return wanted.includes('offline') && device.counters.registrations === 0 ? undefined : unknownDevice;
  }
  // A device that has sent a Deregister is offline too.
  if (wanted.includes(row.Status === 'online' ? 'online' : 'offline')) return undefined;
  const isRegistered = device.state === 'registered' ? 'registered' : 'not registered';
  return `is ${isRegistered} and should be ${wanted.at(-1)}, the server shows ${row.Status}`;
}
