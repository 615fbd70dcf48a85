import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { readStdin } from '../operations/stdin.ts';
import { columnsOf } from '../output/columns.ts';
import {
  checkedPath,
  commandFlags,
  devicesArgument,
  open,
  optionalPathArgument,
  outcomeColumns,
  printOutcome,
  targetsOf,
  waiting,
  wordsAfter,
  yesFlag,
} from '../names/path-command.ts';

export default class Write extends BaseCommand {
  static override summary = 'Write a value to a device';
  static override description = `Sends an LwM2M Write and waits for the device. Prints nothing if the device accepts the value, or with -o and --json an object with Device, Path, Operation and Status.

The format of the value depends on the data type: digits, true or false, a time in epoch seconds or RFC 3339, opaque data in base64, an object link as 3303:0. Put -- before a value that starts with a minus. With -, the value is standard input without the line break at its end.

With several devices, or with selectors such as --tag in place of them, writes to each, prints a row for each, and asks for confirmation first.

Needs the permissions Device.Read, SmartObject.Read and Resource.Write.`;
  static override examples = [
    '<%= config.bin %> write muster-sim-000001 /3/0/14 +01:00',
    '<%= config.bin %> write muster-sim-000001 /3308/0/5900 -- -5.5',
    '<%= config.bin %> write muster-sim-000001 muster-sim-000002 /3/0/14 +01:00 --yes',
    '<%= config.bin %> write --tag heating /3/0/14 +01:00 --dry-run',
  ];
  static override strict = false;
  static override usage = ['write DEVICE... PATH VALUE', 'write --tag TAG PATH VALUE'];
  static override args = {
    device: devicesArgument,
    path: optionalPathArgument,
    value: Args.string({ description: 'Value to write, or - for standard input.', ignoreStdin: true }),
  };
  static override flags = { ...yesFlag, ...commandFlags };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Write);
    const targets = targetsOf(argv, flags);
    const [pathText = '', text = ''] = wordsAfter(targets, ['path', 'value']);
    const path = checkedPath(pathText, 3);
    columnsOf(flags.columns, { columns: outcomeColumns });
    const value = text === '-' ? (await readStdin()).replace(/\r?\n$/u, '') : text;
    if (targets.isMany) {
      const { outcomeOf, runForDevices } = await import('../names/many-devices.ts');
      const work = { command: 'muster write', targets, flags, columns: outcomeColumns, isWrite: true };
      return runForDevices({
        ...work,
        async rowsOf(device, opener) {
          await device.write(path, value, opener.options(device));
          return outcomeOf(device, 'Write', path);
        },
      });
    }
    const opened = await open(targets.names[0] ?? '', flags);
    const { device } = opened;
    await device.write(path, value, waiting(device, flags));
    await opened.show(() => printOutcome(opened, 'Write', path, flags.columns));
  }
}
