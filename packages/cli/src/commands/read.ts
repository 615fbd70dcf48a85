import * as Args from '@oclif/core/args';
import type { Reading } from '@muster/sdk';
import { BaseCommand } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import {
  checkedPath,
  commandFlags,
  open,
  printReadings,
  readingColumns,
  targetsOf,
  waiting,
} from '../names/path-command.ts';
import { columnsOf } from '../output/columns.ts';

export default class Read extends BaseCommand {
  static override summary = 'Read values from a device';
  static override description = `Sends an LwM2M Read for each path, waits for the device, and prints each value on its own line. The path of an object instance, or of a resource with several instances, prints a table. With -o json, prints an object with Device, Path, Name, Value, Unit and Time, or an array for several values.

With several devices, or with selectors such as --tag and --status in place of them, reads the paths of each and prints the readings as rows. A word that begins with a slash is a path.

With - in place of the device, reads many: standard input has a device and a path on each line, CSV or JSON records with Device and Path, or IDs of resources. With paths on the command line, it has devices alone. Prints the readings as rows.

A sleeping device responds when it wakes up. The command waits until --wait-timeout expires; the read stays queued after that (exit code 11).

Needs the permissions Device.Read, SmartObject.Read and Resource.Read.`;
  static override examples = [
    '<%= config.bin %> read muster-sim-000001 /3303/0/5700',
    '<%= config.bin %> read muster-sim-000001 /3/0/9 /3/0/13',
    '<%= config.bin %> read muster-sim-000001 /3303/0 -o json',
    '<%= config.bin %> read muster-sim-000001 muster-sim-000002 /3303/0/5700',
    '<%= config.bin %> read --status online --tag heating /3303/0/5700 -o csv',
    '<%= config.bin %> devices list --filter "Status eq online and DeviceStandard eq LWM2M" --all -o csv | <%= config.bin %> read - /3303/0/5700 -o csv',
    '<%= config.bin %> read - --workers 8 --failed-file failed < paths.csv',
  ];
  static override strict = false;
  static override usage = ['read DEVICE... PATH...', 'read --tag TAG PATH...', 'read - [PATH...]'];
  static override args = {
    device: Args.string({
      description:
        'Endpoint name, unique name or ID of the device, or - for standard input. Repeatable. Selectors such as --tag replace it.',
      ignoreStdin: true,
    }),
    path: Args.string({
      description: 'LwM2M path of a resource, resource instance or object instance. Repeatable.',
      ignoreStdin: true,
    }),
  };
  static override flags = commandFlags;

  async run(): Promise<void> {
    const { flags, argv } = await this.parse(Read);
    const targets = targetsOf(argv, flags);
    const [name = ''] = targets.names;
    const isFromStdin = name === '-';
    if (targets.rest.length === 0 && !isFromStdin)
      throw new UsageError('Missing argument: path.', `Example: muster read ${name} /3303/0/5700`);
    const paths = targets.rest.map((path) => checkedPath(path, 2));
    if (isFromStdin) {
      const { readMany } = await import('../names/read-many.ts');
      return readMany(paths, flags);
    }
    if (targets.isMany) {
      const { readDevice, runForDevices } = await import('../names/many-devices.ts');
      const work = { command: 'muster read', targets, flags, columns: readingColumns, isWrite: false };
      return runForDevices({ ...work, rowsOf: (device, opener) => readDevice(device, paths, opener) });
    }
    // Check the columns before sending anything.
    columnsOf(flags.columns, { columns: readingColumns });
    const { device, format, show } = await open(name, flags);
    const readings: Reading[] = [];
    for (const path of paths) readings.push(...(await device.read(path, waiting(device, flags))));
    await show(() => printReadings(paths, readings, format, flags.columns));
  }
}
