import { isId, openDevice, type DeviceHandle, type MusterClient, type Reading } from '@muster/sdk';
import { clientOf, formatOf, settingsOf } from '../base-command.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { capturing, printRequests } from '../operations/dry-run.ts';
import { interruptible } from '../operations/interrupt.ts';
import { runBulk, type BulkResult } from '../operations/many.ts';
import { idsOfText, type RecordKind } from '../operations/record-ids.ts';
import { readStdin } from '../operations/stdin.ts';
import { checkedPath, readingColumns, viewOf, waiting } from './path-command.ts';

/** Maximum number of cached devices, so that long input does not fill the memory. */
const MAX_REMEMBERED = 1000;

type ReadFlags = ConnectionFlags &
  Readonly<Record<string, unknown>> & {
    readonly 'wait-timeout': number;
    readonly 'request-timeout'?: number | undefined;
    readonly json: boolean;
    readonly columns?: readonly string[] | undefined;
  };

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
export async function readMany(paths: readonly string[], flags: ReadFlags): Promise<void> {
  const settings = await settingsOf(flags);
  const view = viewOf(formatOf(flags, settings), readingColumns, flags.columns);
  const text = await readStdin();
  const items = await idsOfText(text, paths.length > 0 ? deviceRecords : resourceRecords);
  if (paths.length === 0) for (const item of items) placeOf(item);
  const recorder = flags['dry-run'] === true ? capturing() : undefined;
  await interruptible(async (signal) => {
    const client = clientOf(settings, flags, {
      signal,
      ...(recorder === undefined ? {} : { fetch: recorder.fetch, retries: 0 }),
    });
    const reader = new ManyReader(client, flags, signal);
    const rowsOf = (item: string): Promise<BulkResult> =>
      paths.length > 0 ? reader.readDevice(item, paths) : reader.readPlace(placeOf(item));
    if (recorder === undefined) return runBulk({ flags, view, signal, rowsOf }, items);
    for (const item of items) await rowsOf(item);
    return printRequests(recorder.requests, flags);
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

class ManyReader {
  readonly #client: MusterClient;
  readonly #flags: ReadFlags;
  readonly #signal: AbortSignal;
  readonly #devices = new Map<string, Promise<DeviceHandle>>();

  constructor(client: MusterClient, flags: ReadFlags, signal: AbortSignal) {
    this.#client = client;
    this.#flags = flags;
    this.#signal = signal;
  }

  async readPlace(place: Place): Promise<BulkResult> {
    if (!('id' in place)) return this.readDevice(place.device, [place.path]);
    const { DeviceId, Url } = await this.#client.resources.get(place.id);
    return this.readDevice(DeviceId, [Url]);
  }

  async readDevice(name: string, paths: readonly string[]): Promise<BulkResult> {
    const device = await this.#deviceOf(name);
    const rows: Reading[] = [];
    try {
      const options = { ...waiting(device, this.#flags), signal: this.#signal };
      for (const path of paths) rows.push(...(await device.read(path, options)));
      return { rows };
    } catch (failure) {
      if (rows.length === 0) throw failure;
      return { rows, failure };
    }
  }

  #deviceOf(name: string): Promise<DeviceHandle> {
    const known = this.#devices.get(name);
    if (known !== undefined) return known;
    const opened = openDevice(this.#client, name);
    if (this.#devices.size < MAX_REMEMBERED) this.#devices.set(name, opened);
    return opened;
  }
}
