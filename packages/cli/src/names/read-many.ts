import { isId } from '@muster/sdk';
import { formatOf, settingsOf } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { idsOfText, type RecordKind } from '../operations/record-ids.ts';
import { readStdin } from '../operations/stdin.ts';
import { readDevice, runForItems, type ManyFlags } from './many-devices.ts';
import { checkedPath, readingColumns, viewOf } from './path-command.ts';

const deviceOf = (record: Readonly<Record<string, unknown>>): unknown =>
  record['Device'] ?? record['DeviceIdentifier'] ?? record['DeviceId'];

/** Records that name devices. The paths are on the command line. */
const deviceRecords: RecordKind = {
  itemOf: (record) => deviceOf(record) ?? record['Id'],
  soleColumns: ['Id', 'Device', 'DeviceId', 'DeviceIdentifier'],
  hasItems: (columns) => deviceRecords.soleColumns.some((name) => columns.includes(name)),
  missing: 'column Device, DeviceIdentifier, DeviceId or Id',
  remedy: 'Give one device a line, or records with Device, DeviceIdentifier, DeviceId or Id.',
};

/** Records that name resources: a device and a path, or the ID of a resource. */
const resourceRecords: RecordKind = {
  itemOf(record) {
    const [device, path] = [deviceOf(record), record['Path'] ?? record['Url']];
    return typeof device === 'string' && typeof path === 'string' ? `${device} ${path}` : record['Id'];
  },
  soleColumns: ['Id'],
  hasItems: (columns) =>
    columns.includes('Id') || (deviceRecords.hasItems(columns) && columns.some(isPathColumn)),
  missing: 'columns Device and Path, and no column Id',
  remedy:
    'Give a device and a path a line (press-7 /3303/0/5700), records with Device and Path, or ids of resources. With a path on the command line, devices alone.',
};

const isPathColumn = (name: string): boolean => name === 'Path' || name === 'Url';

/**
 * Reads resources of the devices on standard input.
 *
 * @param paths the paths to read from each device; empty if standard input contains them too
 * @throws {UsageError} a line names nothing to read; nothing has been sent then
 */
export async function readMany(paths: readonly string[], flags: ManyFlags): Promise<void> {
  const settings = await settingsOf(flags);
  const view = viewOf(formatOf(flags, settings), readingColumns, flags.columns);
  const items = await idsOfText(await readStdin(), paths.length > 0 ? deviceRecords : resourceRecords);
  if (paths.length === 0) for (const item of items) placeOf(item);
  return runForItems({ flags, settings, view, items }, async (item, opener) => {
    if (paths.length > 0) return readDevice(await opener.open(item), paths, opener);
    const place = placeOf(item);
    if (!('id' in place)) return readDevice(await opener.open(place.device), [place.path], opener);
    const { DeviceId, Url } = await opener.client.resources.get(place.id);
    return readDevice(await opener.open(DeviceId), [Url], opener);
  });
}

/** A device with a path, or the ID of a resource. */
type Place = { readonly device: string; readonly path: string } | { readonly id: string };

/** @throws {UsageError} the item is neither a device with a path nor an ID */
function placeOf(item: string): Place {
  if (isId(item)) return { id: item };
  const { device, path } = /^(?<device>.*\S)\s+(?<path>\/\S*)$/su.exec(item)?.groups ?? {};
  if (device !== undefined && path !== undefined) return { device, path: checkedPath(path, 2) };
  throw new UsageError(
    `Standard input: "${item}" is neither a device with a path nor the id of a resource. Nothing was sent.`,
    resourceRecords.remedy,
  );
}
