import * as Flags from '@oclif/core/flags';
import type { Reading } from '@muster/sdk';
import { BaseCommand } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import type { ManyFlags } from '../names/many-devices.ts';
import {
  checkedPath,
  commandFlags,
  devicesArgument,
  open,
  optionalPathArgument,
  outcomeColumns,
  printOutcome,
  printReadings,
  readingColumns,
  targetsOf,
  valueText,
  viewOf,
  waiting,
  wordsAfter,
  yesFlag,
  type OpenedDevice,
  type Targets,
} from '../names/path-command.ts';
import { firstOf } from '../operations/ordered.ts';
import { columnsOf } from '../output/columns.ts';
import { printable } from '../output/printable.ts';
import { printRows } from '../output/printer.ts';
import { write } from '../output/stdout.ts';

export default class Observe extends BaseCommand {
  static override summary = 'Observe a resource of a device';
  static override description = `Sends an LwM2M Observe, waits for the device and prints the value. The service stores each value that the device sends from then on.

With --follow, prints each value on a line as it arrives (with -o json, an object per line; with -o csv, a row) until Ctrl-C. The exit code is then 0. At the end, --follow cancels the observation that it started, unless you use --keep. It keeps an observation that existed before.

With several devices, or with selectors such as --tag in place of them, observes the resource of each, and asks for confirmation first.

Needs the permissions Device.Read, SmartObject.Read, Resource.Read, Resource.Observe and, with --follow, Event.Read.`;
  static override examples = [
    '<%= config.bin %> observe muster-sim-000001 /3303/0/5700',
    '<%= config.bin %> observe muster-sim-000001 /3303/0/5700 --follow',
    '<%= config.bin %> observe muster-sim-000001 /3303/0/5700 --cancel',
    '<%= config.bin %> observe --tag heating --status online /3303/0/5700 --yes',
  ];
  static override strict = false;
  static override usage = ['observe DEVICE... PATH', 'observe --tag TAG PATH'];
  static override args = { device: devicesArgument, path: optionalPathArgument };
  static override flags = {
    follow: Flags.boolean({ char: 'f', description: 'Print each value as it arrives, until Ctrl-C.' }),
    max: Flags.integer({ description: 'Stop after this many values.', min: 1, dependsOn: ['follow'] }),
    keep: Flags.boolean({
      description: 'Keep the observation when --follow ends.',
      dependsOn: ['follow'],
    }),
    cancel: Flags.boolean({ description: 'Cancel the observation.', exclusive: ['follow'] }),
    ...yesFlag,
    ...commandFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Observe);
    const targets = targetsOf(argv, flags);
    const [pathText = ''] = wordsAfter(targets, ['path']);
    const path = checkedPath(pathText, 3);
    columnsOf(flags.columns, { columns: flags.cancel ? outcomeColumns : readingColumns });
    if (targets.isMany) return observeMany(targets, path, flags);
    const opened = await open(targets.names[0] ?? '', flags);
    const { device, format, show } = opened;
    const options = waiting(device, flags);
    if (flags.cancel) {
      await device.cancelObserve(path, options);
      return show(() => printOutcome(opened, 'Cancel Observe', path, flags.columns));
    }
    if (flags.follow && !flags['dry-run']) return follow(opened, path, flags);
    const readings = await device.observe(path, options);
    return show(() => printReadings([path], readings, format, flags.columns));
  }
}

async function observeMany(
  targets: Targets,
  path: string,
  flags: ManyFlags & { readonly cancel: boolean; readonly follow: boolean },
): Promise<void> {
  if (flags.follow)
    throw new UsageError(
      '--follow takes one device.',
      'The values of many: muster events stream --type measurement',
    );
  const { outcomeOf, runForDevices } = await import('../names/many-devices.ts');
  const columns = flags.cancel ? outcomeColumns : readingColumns;
  return runForDevices({
    ...{ command: 'muster observe', targets, flags, columns, isWrite: true },
    async rowsOf(device, opener) {
      const options = opener.options(device);
      if (!flags.cancel) return { rows: await device.observe(path, options) };
      await device.cancelObserve(path, options);
      return outcomeOf(device, 'Cancel Observe', path);
    },
  });
}

interface FollowFlags {
  readonly 'wait-timeout': number;
  readonly max?: number | undefined;
  readonly keep: boolean;
  readonly columns?: readonly string[] | undefined;
}

function follow(opened: OpenedDevice, path: string, flags: FollowFlags): Promise<void> {
  return withStopSignals(({ signal }) => followUntil(opened, path, flags, signal));
}

async function followUntil(
  { device, format }: OpenedDevice,
  path: string,
  flags: FollowFlags,
  signal: AbortSignal,
): Promise<void> {
  const options = {
    ...waiting(device, flags),
    keep: flags.keep,
    signal,
    onDisconnect: (error: Error, retryInMs: number) =>
      process.stderr.write(`${printable(error.message)} Next try in ${(retryInMs / 1000).toFixed(1)} s.\n`),
  };
  const readings = firstOf(device.follow(path, options), flags.max ?? Infinity);
  if (format === undefined || format === 'table') {
    for await (const reading of readings) await write(`${lineOf(reading, path)}\n`);
    return;
  }
  // One JSON document would end only with the command.
  await printRows(readings, viewOf(format === 'json' ? 'ndjson' : format, readingColumns, flags.columns));
}

/** Formats a reading: the value alone, after its path if the resource has several instances. */
function lineOf(reading: Reading, path: string): string {
  return reading.Path === path ? valueText(reading) : `${reading.Path} ${valueText(reading)}`;
}
