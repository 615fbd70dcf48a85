import type { DeviceTree, DeviceTreeResource, LatestMeasurement, MusterEvent } from '@muster/sdk/core';

type Measurements = ReadonlyMap<string, LatestMeasurement>;

/** The latest value of each resource in events, keyed by the ID of the resource. */
export function latestOf(events: readonly MusterEvent[]): Measurements {
  const latest = new Map<string, LatestMeasurement>();
  for (const event of events) {
    if (event.type !== 'measurement') continue;
    const known = latest.get(event.resourceId);
    if (known === undefined || known.UnixTimestamp <= event.data.UnixTimestamp)
      latest.set(event.resourceId, event.data);
  }
  return latest;
}

/**
 * Updates the values of a device from events. Unchanged parts keep their identity, so that React only renders the
 * others.
 *
 * @returns the same object if none of the values belongs to it
 */
export function withValues(tree: DeviceTree, latest: Measurements): DeviceTree {
  if (latest.size === 0 || tree.SmartObjects === undefined) return tree;
  const SmartObjects = mapChanged(tree.SmartObjects, (object) => {
    const Resources = mapChanged(object.Resources, (resource) => resourceWith(resource, latest));
    return Resources === object.Resources ? object : { ...object, Resources };
  });
  return SmartObjects === tree.SmartObjects ? tree : { ...tree, SmartObjects };
}

function resourceWith(resource: DeviceTreeResource, latest: Measurements): DeviceTreeResource {
  const own = measured(resource, latest);
  if (own.Instances === undefined) return own;
  const Instances = mapChanged(own.Instances, (instance) => measured(instance, latest));
  return Instances === own.Instances ? own : { ...own, Instances };
}

function measured<T extends { readonly Id: string; readonly LatestMeasurement?: LatestMeasurement }>(
  row: T,
  latest: Measurements,
): T {
  const value = latest.get(row.Id);
  if (value === undefined) return row;
  if (row.LatestMeasurement !== undefined && row.LatestMeasurement.UnixTimestamp > value.UnixTimestamp)
    return row;
  return { ...row, LatestMeasurement: value };
}

/** Like `map`, but returns the same array if no element changed. */
function mapChanged<T>(rows: T[], change: (row: T) => T): T[] {
  const next = rows.map(change);
  return next.some((row, index) => row !== rows[index]) ? next : rows;
}

/** Whether events contain more than values, so that the device must be loaded again. */
export const changesDevice = (events: readonly MusterEvent[]): boolean =>
  events.some(({ type }) => type !== 'measurement');
