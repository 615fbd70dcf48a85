import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { openDevice, parsePath, type CommandOptions, type DeviceHandle, type Reading } from '@muster/sdk';
import { connect, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import { bulkFlags } from '../operations/bulk-flags.ts';
import { capturing, dryRunFlags, printRequests } from '../operations/dry-run.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { notBoth } from '../operations/arguments.ts';
import { durationFlag } from '../live/duration.ts';
import { columnsOf } from '../output/columns.ts';
import { printable } from '../output/printable.ts';
import { printObject, printRows, type Format, type View } from '../output/printer.ts';
import { write } from '../output/stdout.ts';
import { deviceSelectionFlags, isSelecting } from './selectors.ts';

/** Arguments shared by commands that take a path. */
export const deviceArgument = Args.string({
  description: 'Endpoint name, unique name or ID of the device.',
  required: true,
  ignoreStdin: true,
});

export const waitTimeoutFlag = durationFlag({
  description: 'Time to wait for the device; 0 is no limit.',
  default: 60,
  max: 86_400,
});

export const columnsFlag = Flags.string({
  description: 'Columns to show, separated by commas, in any case.',
  helpGroup: 'OUTPUT',
  helpValue: 'A,B',
  multiple: true,
  multipleNonGreedy: true,
});

/** Argument for the devices of a command that can also run for many. */
export const devicesArgument = Args.string({
  description:
    'Endpoint name, unique name or ID of the device. Repeatable. Selectors such as --tag replace it.',
  ignoreStdin: true,
});

/** Argument for the path, after the devices. */
export const optionalPathArgument = Args.string({
  description: 'LwM2M path of a resource, such as /3303/0/5700.',
  ignoreStdin: true,
});

/** Flag of commands that change devices. */
export const yesFlag = {
  yes: Flags.boolean({
    char: 'y',
    description: 'Do not ask for confirmation before a write to several devices.',
  }),
};

/** Flags of commands that send a request to devices. */
export const commandFlags = {
  'wait-timeout': waitTimeoutFlag,
  ...deviceSelectionFlags,
  ...bulkFlags,
  ...dryRunFlags,
  ...outputFlags,
  columns: columnsFlag,
  ...connectionFlags,
};

/** The words of a command line: devices, and what follows them. */
export interface Targets {
  /** The named devices; empty if selectors choose them. */
  readonly names: readonly string[];
  /** The path and the words after it. */
  readonly rest: readonly string[];
  /** Whether the command runs for several devices, or for those of selectors. */
  readonly isMany: boolean;
}

/** A word that is a path. Further devices stand before the first path. */
const PATH = /^\/|^\d{1,5}(?:\/\d{1,5}){0,3}$/u;

/**
 * Divides the words of a command line into devices and the path with what follows it. The first word is a device, unless
 * flags select devices.
 *
 * @throws {UsageError} there is no device, or devices are both named and selected
 */
export function targetsOf(argv: readonly unknown[], flags: Readonly<Record<string, unknown>>): Targets {
  const words = argv.map(String);
  const isSelected = isSelecting(flags, Object.keys(deviceSelectionFlags));
  const from = isSelected ? 0 : 1;
  const found = words.slice(from).findIndex((word) => PATH.test(word));
  const at = found === -1 ? words.length : found + from;
  const names = words.slice(0, at);
  if (isSelected && names.length > 0) throw notBoth(names[0]);
  if (!isSelected && names.length === 0)
    throw new UsageError('Missing argument: device.', 'Name it, or select devices: --tag TAG.');
  if (names.length > 1) names.forEach(checkDevice);
  return { names: [...new Set(names)], rest: words.slice(at), isMany: isSelected || names.length > 1 };
}

/**
 * Returns the words after the devices.
 *
 * @param names the names of the arguments; those in brackets can be left out
 * @throws {UsageError} a word is missing or in excess
 */
export function wordsAfter({ rest }: Targets, names: readonly string[]): readonly string[] {
  const missing = names.find((name, index) => !name.startsWith('[') && rest[index] === undefined);
  if (missing !== undefined)
    throw new UsageError(`Missing argument: ${missing}.`, 'A path begins with a slash: /3303/0/5700');
  const excess = rest[names.length];
  if (excess !== undefined) throw new UsageError(`Unexpected argument "${excess}".`);
  return rest;
}

export interface OpenedDevice {
  readonly device: DeviceHandle;
  /** The requested output format; undefined for the default of the command. */
  readonly format: Format | undefined;
  /** Prints the result of the command, or the requests of a dry run, which were not sent. */
  readonly show: (print: () => Promise<unknown>) => Promise<void>;
}

type PathFlags = ConnectionFlags & {
  'request-timeout'?: number | undefined;
  json?: boolean | undefined;
  'dry-run'?: boolean | undefined;
};

/** Connects to the service and finds the device. In a dry run, commands to the device are recorded and not sent. */
export async function open(name: string, flags: PathFlags): Promise<OpenedDevice> {
  checkDevice(name);
  const recorder = flags['dry-run'] === true ? capturing() : undefined;
  const { client, settings } = await connect(
    flags,
    recorder === undefined ? {} : { fetch: recorder.fetch, retries: 0 },
  );
  const isAsked = flags.json === true || settings.output !== undefined;
  const format = isAsked ? formatOf({ json: flags.json === true }, settings) : undefined;
  return {
    device: await openDevice(client, name),
    format,
    show: async (print) => {
      if (recorder === undefined) await print();
      else await printRequests(recorder.requests, { ...flags });
    },
  };
}

/**
 * Rejects an empty name, and `-`, which reads IDs from standard input in other commands.
 *
 * @throws {UsageError} the name of a device is empty or `-`
 */
export function checkDevice(name: string): void {
  if (name.trim() === '') {
    throw new UsageError('The argument device is empty.', 'Is a shell variable in it unset?');
  }
  if (name !== '-') return;
  throw new UsageError(
    'The argument device cannot be -.',
    'Of the commands by path, only `muster read` reads devices from standard input. `muster resources` has commands that take ids of resources there.',
  );
}

/** Options for waiting for a device. A sleeping device is reported on standard error. */
export function waiting(
  device: DeviceHandle,
  { 'wait-timeout': seconds }: { readonly 'wait-timeout': number },
): CommandOptions {
  const label = printable(device.device.DeviceIdentifier);
  return {
    timeoutMs: Math.round(seconds * 1000),
    onQueued: ({ Operation, Path }) => {
      const limit = seconds === 0 ? '' : ` for up to ${seconds} s`;
      process.stderr.write(
        `Device "${label}" sleeps: ${Operation} ${Path} is queued. Waiting${limit} for it to wake.\n`,
      );
    },
  };
}

/**
 * Parses a path and returns it in the form of the service.
 *
 * @param least minimum number of IDs in the path, 3 for a resource
 * @throws {UsageError} the text is not an LwM2M path
 */
export function checkedPath(text: string, least = 1): string {
  try {
    const path = parsePath(text);
    if (path.text.split('/').length - 1 >= least) return path.text;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const what = least === 3 ? 'a resource' : 'an object instance or a resource';
  throw new UsageError(`${text} is not the path of ${what}.`, 'Example: /3303/0/5700');
}

export const readingColumns = ['Device', 'Path', 'Name', 'Value', 'Unit', 'Time'];

/**
 * Returns the view of readings as rows.
 *
 * @throws {UsageError} a chosen column is unknown
 */
export function viewOf(
  format: Format,
  columns: readonly string[],
  chosen: readonly string[] | undefined,
): View {
  return { format, columns: columnsOf(chosen, { columns }), knownColumns: columns, secrets: [] };
}

/**
 * Prints readings. Without an output format: one value per line if each path has one value, else a table. With a
 * format: an object for one value and rows for several.
 */
export async function printReadings(
  paths: readonly string[],
  readings: readonly Reading[],
  format: Format | undefined,
  columns: readonly string[] | undefined,
): Promise<void> {
  const isPlain = readings.length === paths.length && readings.every(({ Path }, at) => Path === paths[at]);
  if (format === undefined && columns === undefined && isPlain) {
    for (const reading of readings) await write(`${valueText(reading)}\n`);
    return;
  }
  const view = viewOf(format ?? 'table', readingColumns, columns);
  const [first] = readings;
  if (isPlain && paths.length === 1 && first !== undefined) await printObject(first, view);
  else await printRows(readings, view);
}

export const outcomeColumns = ['Device', 'Path', 'Operation', 'Status'];

/** Prints the outcome of a command without values. Prints nothing unless an output format is requested. */
export async function printOutcome(
  { device, format }: OpenedDevice,
  Operation: string,
  Path: string,
  columns: readonly string[] | undefined,
): Promise<void> {
  const view = viewOf(format ?? 'table', outcomeColumns, columns);
  if (format === undefined && columns === undefined) return;
  const { DeviceIdentifier: Device } = device.device;
  await printObject({ Device, Path, Operation, Status: 'Completed' }, view);
}

/** Formats a value alone, without the control characters that a device can send. */
export function valueText({ Value }: Reading): string {
  const text = Value === undefined ? '' : String(Value);
  return process.stdout.isTTY ? printable(text) : text;
}
