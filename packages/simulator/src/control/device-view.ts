import { formatHost } from '@muster/net';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { ReadValue } from '../device/simulated-object.ts';

/** Formats a device for a list of the control API. */
export function deviceRow(device: SimulatedDevice): Record<string, unknown> {
  const { endpointName, cohort, state, isAwake, localAddress, localPort } = device;
  return {
    device: endpointName,
    cohort,
    state,
    isAwake,
    address: localAddress === undefined ? null : `${formatHost(localAddress)}:${localPort}`,
  };
}

/** Formats a device with its counters and the values at `paths`; null for a path without a value. */
export function deviceDetails(device: SimulatedDevice, paths: readonly string[]): Record<string, unknown> {
  const values = paths.map((path) => [path, jsonValue(device.read(path))]);
  return {
    ...deviceRow(device),
    lifetimeSeconds: device.lifetimeSeconds,
    counters: device.counters,
    ...(paths.length === 0 ? {} : { values: Object.fromEntries(values) as unknown }),
  };
}

/**
 * Formats a value: times as ISO 8601, opaque values as base64, links as `3303:0`, as in a fleet file; large integers as
 * text.
 */
export function jsonValue(value: ReadValue | undefined): unknown {
  if (value === undefined) return null;
  if (value instanceof Map) {
    const instances = value as ReadonlyMap<number, ReadValue>;
    return Object.fromEntries(Array.from(instances, ([id, one]) => [id, jsonValue(one)]));
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'object' && 'objectId' in value) return `${value.objectId}:${value.instanceId}`;
  return typeof value === 'bigint' ? value.toString() : value;
}
