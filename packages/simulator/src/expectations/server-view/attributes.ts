import { notificationAttributeNames } from '@muster/lwm2m';
import type { SmartObjectAttributeResponse } from '@muster/sdk/core';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ServerAttributesExpectation } from '../../scenario/expectations.ts';
import { listResources, resourcesWithPaths } from './listed-resources.ts';
import { Differences, type ServerComparison } from './server-comparison.ts';

/**
 * Compares the notification attributes that are attached at exactly these paths, on registered devices that have the
 * paths.
 */
export function compareAttributes({ paths }: ServerAttributesExpectation): ServerComparison {
  return async (devices, context) => {
    const { api } = context;
    const differences = new Differences();
    const registered = devices.filter(({ state }) => state === 'registered');
    const listed = await listResources(registered, paths, context, differences);
    /** Send one request per object instance, for all of its paths. */
    const instances = new Map<string, { readonly device: SimulatedDevice; readonly paths: string[] }>();
    for (const { device, path, rows } of resourcesWithPaths(listed, paths)) {
      if (device.read(path) === undefined) continue;
      const [row] = rows;
      differences.compared += 1;
      if (!row) {
        differences.add(device, `${path} is not on the server`);
        continue;
      }
      const known = instances.get(row.SmartObjectId);
      if (known) known.paths.push(path);
      else instances.set(row.SmartObjectId, { device, paths: [path] });
    }
    await api.each([...instances], async ([id, { device, paths: own }]) => {
      const before = own.map((path) => device.attributes(path));
      const shown = await api.attributes(id);
      own.forEach((path, index) => {
        const now = device.attributes(path);
        const reasons = compare(path, now, shown);
        if (reasons.length === 0 || compare(path, before[index] ?? {}, shown).length === 0) return;
        for (const reason of reasons) differences.add(device, reason);
      });
    });
    return differences.findings();
  };
}

function compare(
  path: string,
  own: ReturnType<SimulatedDevice['attributes']>,
  shown: readonly SmartObjectAttributeResponse[],
): string[] {
  return notificationAttributeNames.flatMap((name) => {
    const row = shown.find((one) => one.Path === path && one.Name === name);
    const has = own[name] === undefined ? undefined : String(own[name]);
    if (has === row?.Value) return [];
    const status = row === undefined || row.Status === 'Applied' ? '' : ` (${row.Status})`;
    return [
      `${name} of ${path} is ${has ?? 'absent'} on the device, ${row?.Value ?? 'absent'} on the server${status}`,
    ];
  });
}
