import * as Flags from '@oclif/core/flags';
import type { Reading } from '@muster/sdk';
import { BaseCommand } from '../base-command.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import {
  checkedPath,
  deviceArgument,
  open,
  pathArgument,
  printReadings,
  valueFlags,
  valueText,
  waiting,
  type OpenedDevice,
} from '../names/path-command.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';

export default class Observe extends BaseCommand {
  static override summary = 'Observe a resource of a device';
  static override description = `Sends an LwM2M Observe, waits for the device and prints the value. The service stores each value that the device sends from then on.

With --follow, prints each value on a line as it arrives (with -o json, an object per line) until Ctrl-C. The exit code is then 0. At the end, --follow cancels the observation that it started, unless you use --keep. It keeps an observation that existed before.

Needs the permissions Device.Read, SmartObject.Read, Resource.Read, Resource.Observe and, with --follow, Event.Read.`;
  static override examples = [
    '<%= config.bin %> observe press-7 /3303/0/5700',
    '<%= config.bin %> observe press-7 /3303/0/5700 --follow',
    '<%= config.bin %> observe press-7 /3303/0/5700 --cancel',
  ];
  static override args = { device: deviceArgument, path: pathArgument };
  static override flags = {
    follow: Flags.boolean({ char: 'f', description: 'Print each value as it arrives, until Ctrl-C.' }),
    max: Flags.integer({ description: 'Stop after this many values.', min: 1, dependsOn: ['follow'] }),
    keep: Flags.boolean({
      description: 'Keep the observation when --follow ends.',
      dependsOn: ['follow'],
    }),
    cancel: Flags.boolean({ description: 'Cancel the observation.', exclusive: ['follow'] }),
    ...valueFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Observe);
    const path = checkedPath(args.path, 3);
    const opened = await open(args.device, flags);
    const { device, format } = opened;
    const options = waiting(device, flags);
    if (flags.cancel) return device.cancelObserve(path, options);
    if (flags.follow) return follow(opened, path, flags);
    return printReadings([path], await device.observe(path, options), format, undefined);
  }
}

interface FollowFlags {
  readonly 'wait-timeout': number;
  readonly max?: number | undefined;
  readonly keep: boolean;
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
  let left = flags.max ?? Infinity;
  for await (const reading of device.follow(path, options)) {
    await write(`${lineOf(reading, path, format)}\n`);
    left -= 1;
    if (left <= 0) return;
  }
}

/**
 * Formats a reading: the value alone, after its path if the resource has several instances; an object with an output
 * format.
 */
function lineOf(reading: Reading, path: string, format: OpenedDevice['format']): string {
  if (format !== undefined) return JSON.stringify(reading);
  return reading.Path === path ? valueText(reading) : `${reading.Path} ${valueText(reading)}`;
}
