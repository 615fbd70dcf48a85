import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { readStdin } from '../operations/stdin.ts';
import { columnsOf } from '../output/columns.ts';
import {
  checkedPath,
  commandFlags,
  deviceArgument,
  open,
  outcomeColumns,
  pathArgument,
  printOutcome,
  waiting,
} from '../names/path-command.ts';

export default class Write extends BaseCommand {
  static override summary = 'Write a value to a device';
  static override description = `Sends an LwM2M Write and waits for the device. Prints nothing if the device accepts the value, or with -o and --json an object with Device, Path, Operation and Status.

The format of the value depends on the data type: digits, true or false, a time in epoch seconds or RFC 3339, opaque data in base64, an object link as 3303:0. Put -- before a value that starts with a minus. With -, the value is standard input without the line break at its end.

Needs the permissions Device.Read, SmartObject.Read and Resource.Write.`;
  static override examples = [
    '<%= config.bin %> write muster-sim-000001 /3/0/14 +01:00',
    '<%= config.bin %> write muster-sim-000001 /3308/0/5900 -- -5.5',
  ];
  static override args = {
    device: deviceArgument,
    path: pathArgument,
    value: Args.string({
      description: 'Value to write, or - for standard input.',
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = commandFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Write);
    const path = checkedPath(args.path, 3);
    columnsOf(flags.columns, { columns: outcomeColumns });
    const value = args.value === '-' ? (await readStdin()).replace(/\r?\n$/u, '') : args.value;
    const opened = await open(args.device, flags);
    const { device } = opened;
    await device.write(path, value, waiting(device, flags));
    await opened.show(() => printOutcome(opened, 'Write', path, flags.columns));
  }
}
