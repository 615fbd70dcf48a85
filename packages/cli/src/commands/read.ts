import * as Args from '@oclif/core/args';
import type { Reading } from '@muster/sdk';
import { BaseCommand } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import {
  checkedPath,
  columnsFlag,
  deviceArgument,
  open,
  printReadings,
  valueFlags,
  waiting,
} from '../names/path-command.ts';

export default class Read extends BaseCommand {
  static override summary = 'Read values from a device';
  static override description = `Sends an LwM2M Read for each path, waits for the device, and prints each value on its own line. The path of an object instance, or of a resource with several instances, prints a table. With -o json, prints an object with Device, Path, Name, Value, Unit and Time, or an array for several values.

A sleeping device responds when it wakes up. The command waits until --wait-timeout expires; the read stays queued after that (exit code 11).

Needs the permissions Device.Read, SmartObject.Read and Resource.Read.`;
  static override examples = [
    '<%= config.bin %> read press-7 /3303/0/5700',
    '<%= config.bin %> read press-7 /3/0/9 /3/0/13',
    '<%= config.bin %> read press-7 /3303/0 -o json',
  ];
  static override strict = false;
  static override args = {
    device: deviceArgument,
    path: Args.string({
      description: 'LwM2M path of a resource, resource instance or object instance. Repeatable.',
      ignoreStdin: true,
    }),
  };
  static override flags = { ...valueFlags, columns: columnsFlag };

  async run(): Promise<void> {
    const { flags, argv } = await this.parse(Read);
    const [name = '', ...rest] = argv.map(String);
    if (rest.length === 0) {
      throw new UsageError('Missing argument: path.', `Example: muster read ${name} /3303/0/5700`);
    }
    const paths = rest.map((path) => checkedPath(path, 2));
    const { device, format } = await open(name, flags);
    const readings: Reading[] = [];
    for (const path of paths) readings.push(...(await device.read(path, waiting(device, flags))));
    await printReadings(paths, readings, format, flags.columns);
  }
}
