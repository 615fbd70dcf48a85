import { openDevice, type DeviceHandle, type MusterClient, type Reading } from '@muster/sdk';
import { clientOf, formatOf, settingsOf } from '../base-command.ts';
import { checkWritable } from '../config/read-only.ts';
import type { ConnectionFlags, Settings } from '../config/settings.ts';
import { confirmChanges, noteSelection, targetOf } from '../operations/confirm.ts';
import { capturing, printRequests } from '../operations/dry-run.ts';
import { interruptible } from '../operations/interrupt.ts';
import { runBulk, type BulkResult } from '../operations/many.ts';
import type { View } from '../output/printer.ts';
import { viewOf, waiting, type Targets } from './path-command.ts';
import { NameResolver } from './resolver.ts';
import { devicesOf, filterOfSelectors } from './selection.ts';

/** Maximum number of cached devices, so that long input does not fill the memory. */
const MAX_REMEMBERED = 1000;

/** Flags of a command for many entities. */
export type BulkFlags = ConnectionFlags &
  Readonly<Record<string, unknown>> & {
    readonly 'request-timeout'?: number | undefined;
    readonly json: boolean;
    readonly columns?: readonly string[] | undefined;
  };

/** Flags of a command that waits for many devices. */
export type ManyFlags = BulkFlags & { readonly 'wait-timeout': number };

interface ManyItems {
  readonly flags: ManyFlags;
  readonly settings: Settings;
  readonly view: View;
  readonly items: readonly string[];
}

/** Opens devices, each once. */
export interface Opener {
  readonly client: MusterClient;
  open(name: string): Promise<DeviceHandle>;
  /** The options of a command to a device. */
  options(device: DeviceHandle): ReturnType<typeof waiting> & { readonly signal: AbortSignal };
}

/** Runs work for each item, such as a device. In a dry run, prints the requests for devices instead. */
export async function runForItems(
  { flags, settings, view, items }: ManyItems,
  rowsOf: (item: string, opener: Opener) => Promise<BulkResult>,
): Promise<void> {
  const recorder = flags['dry-run'] === true ? capturing() : undefined;
  await interruptible(async (signal) => {
    const client = clientOf(settings, flags, {
      signal,
      ...(recorder === undefined ? {} : { fetch: recorder.fetch, retries: 0 }),
    });
    const opener = openerOf(client, flags, signal);
    if (recorder === undefined)
      return runBulk({ flags, view, signal, rowsOf: (item) => rowsOf(item, opener) }, items);
    for (const item of items) await rowsOf(item, opener);
    return printRequests(recorder.requests, flags);
  });
}

function openerOf(client: MusterClient, flags: ManyFlags, signal: AbortSignal): Opener {
  const devices = new Map<string, Promise<DeviceHandle>>();
  return {
    client,
    open(name) {
      const known = devices.get(name);
      if (known !== undefined) return known;
      const opened = openDevice(client, name);
      if (devices.size < MAX_REMEMBERED) devices.set(name, opened);
      return opened;
    },
    options: (device) => ({ ...waiting(device, flags), signal }),
  };
}

/** Reads paths of a device. Values that were read before a failure count. */
export async function readDevice(
  device: DeviceHandle,
  paths: readonly string[],
  opener: Opener,
): Promise<BulkResult> {
  const rows: Reading[] = [];
  try {
    for (const path of paths) rows.push(...(await device.read(path, opener.options(device))));
    return { rows };
  } catch (failure) {
    if (rows.length === 0) throw failure;
    return { rows, failure };
  }
}

interface DeviceWork {
  /** The command, for the confirmation: `muster write`. */
  readonly command: string;
  readonly targets: Targets;
  readonly flags: ManyFlags;
  readonly columns: readonly string[];
  /** Whether the command changes devices, so that it needs a confirmation. */
  readonly isWrite: boolean;
  rowsOf(device: DeviceHandle, opener: Opener): Promise<BulkResult>;
}

/** Runs a command for each named or selected device, and prints a row or more for each. */
export async function runForDevices({ targets, flags, ...work }: DeviceWork): Promise<void> {
  const settings = await settingsOf(flags);
  const view = viewOf(formatOf(flags, settings), work.columns, flags.columns);
  const client = clientOf(settings, flags);
  const devices = work.isWrite
    ? await chosenForWrite(client, { command: work.command, targets, flags, settings })
    : await chosenDevices(client, targets, flags);
  return runForItems({ flags, settings, view, items: [...devices.keys()] }, async (item, opener) =>
    work.rowsOf(await opener.open(devices.get(item) ?? item), opener),
  );
}

interface ManyWrite {
  readonly command: string;
  readonly targets: Targets;
  readonly flags: ManyFlags;
  readonly settings: Settings;
}

/**
 * Returns the entities of a write, with their IDs, after a confirmation if there are several or selectors chose them.
 *
 * @throws {UsageError} the profile is read-only, or the command is not confirmed
 */
export async function chosenForWrite(
  client: MusterClient,
  { command, targets, flags, settings }: ManyWrite,
): Promise<ReadonlyMap<string, string>> {
  const chosen = await chosenDevices(client, targets, flags);
  const ids = [...chosen.keys()];
  const isSelection = targets.names.length === 0;
  if (flags['dry-run'] === true || ids.length === 0) return chosen;
  checkWritable(settings);
  if (isSelection) noteSelection(ids.length);
  if (isSelection || ids.length > 1)
    await confirmChanges(
      flags['yes'] === true,
      `\`${command}\` ${targetOf({ ids, isSelection })} at ${settings.url.value}`,
    );
  return chosen;
}

/** Returns the named or selected devices, with their IDs. */
async function chosenDevices(
  client: MusterClient,
  { names }: Targets,
  flags: ManyFlags,
): Promise<ReadonlyMap<string, string>> {
  if (names.length > 0) return new Map(names.map((name) => [name, name]));
  return devicesOf(client, await filterOfSelectors(new NameResolver(client), flags));
}

/** Returns the row of a command without values. */
export const outcomeOf = (device: DeviceHandle, Operation: string, Path: string): BulkResult => ({
  rows: [{ Device: device.device.DeviceIdentifier, Path, Operation, Status: 'Completed' }],
});
