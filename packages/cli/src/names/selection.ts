import type { MusterClient } from '@muster/sdk';
import { withLists } from '../operations/parse-value.ts';
import type { NameResolver } from './resolver.ts';
import { selectors } from './selectors.ts';

type Flags = Readonly<Record<string, unknown>>;

/**
 * Returns the filter of the devices that flags select: the selectors and `--filter`, which must all match.
 *
 * @param flags only flags that select devices
 * @throws {UnknownNameError} there is no tag, type, template or location with a name
 */
export async function filterOfSelectors(names: NameResolver, flags: Flags): Promise<string> {
  const { filter } = flags;
  const terms = typeof filter === 'string' && filter.trim() !== '' ? [filter] : [];
  const lists = withLists(
    selectors.map(({ flag }) => ({ flag, member: flag, kind: 'string', multiple: true, description: '' })),
    flags,
  );
  for (const { flag, field, names: list } of selectors) {
    const values = lists[flag];
    if (!Array.isArray(values)) continue;
    const ids = await Promise.all(values.map((value) => names.idOf(list, String(value))));
    terms.push(ids.length === 1 ? `${field} eq ${ids[0] ?? ''}` : `${field} in (${ids.join(',')})`);
  }
  return terms.join(' and ');
}

/** Returns the endpoint names of the devices that match a filter, with their IDs. */
export async function devicesOf(client: MusterClient, filter: string): Promise<ReadonlyMap<string, string>> {
  const devices = new Map<string, string>();
  const query = { PageSize: 1000, ...(filter === '' ? {} : { Filter: filter }) };
  for await (const { DeviceIdentifier, Id } of client.devices.iterate(query))
    devices.set(DeviceIdentifier, Id);
  if (devices.size === 0) process.stderr.write('No device matches.\n');
  return devices;
}
