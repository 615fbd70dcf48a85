import type { ResourceListResponse } from '@muster/sdk/core';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import { parseResourcePath } from '../../device/resource-path.ts';
import { unknownDevice, type Differences, type ComparisonContext } from './server-comparison.ts';

/** The resources that the server lists for each device. Devices that the server does not know are left out. */
export type ListedResources = ReadonlyMap<SimulatedDevice, readonly ResourceListResponse[]>;

/** A resource of a device, with the rows of the resource and its instances. */
export interface ListedResource {
  readonly device: SimulatedDevice;
  readonly path: string;
  readonly rows: readonly ResourceListResponse[];
}

/**
 * Lists the resources at `paths`. Each request covers many devices. Adds a difference for each device that the server
 * does not know.
 */
export async function listResources(
  devices: readonly SimulatedDevice[],
  paths: readonly string[],
  { api }: ComparisonContext,
  differences: Differences,
): Promise<ListedResources> {
  // The server does not have to know a device that has never registered.
  const enrolled = devices.filter(({ counters }) => counters.registrations > 0);
  const shown = await api.devices(enrolled.map(({ endpointName }) => endpointName));
  const known = new Map<SimulatedDevice, string>();
  for (const device of enrolled) {
    const row = shown.get(device.endpointName);
    if (row) known.set(device, row.Id);
    else differences.add(device, unknownDevice);
  }
  const typeIds = [...new Set(paths.map((path) => parseResourcePath(path).resourceId))];
  const rows = await api.resources([...known.values()], typeIds);
  return new Map(Array.from(known, ([device, id]) => [device, rows.get(id) ?? []]));
}

/** Yields each path of each device. */
export function* resourcesWithPaths(
  listed: ListedResources,
  paths: readonly string[],
): Generator<ListedResource> {
  for (const [device, rows] of listed) {
    for (const path of paths) {
      yield { device, path, rows: rows.filter(({ Url }) => Url === path || Url.startsWith(`${path}/`)) };
    }
  }
}
