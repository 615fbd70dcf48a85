import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
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

export default class Execute extends BaseCommand {
  static override summary = 'Execute a resource of a device';
  static override description = `Sends an LwM2M Execute and waits for the device. Prints nothing if the device accepts it, or with -o and --json an object with Device, Path, Operation and Status.

Needs the permissions Device.Read, SmartObject.Read and Resource.Execute.`;
  static override examples = [
    '<%= config.bin %> execute muster-sim-000001 /3/0/4',
    `<%= config.bin %> execute muster-sim-000001 /3/0/5 "0='reset'"`,
  ];
  static override args = {
    device: deviceArgument,
    path: pathArgument,
    arguments: Args.string({
      description: "Arguments of the Execute (LwM2M core 1.1.1, 6.3.5): 0='reset'.",
      ignoreStdin: true,
    }),
  };
  static override flags = commandFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Execute);
    const path = checkedPath(args.path, 3);
    columnsOf(flags.columns, { columns: outcomeColumns });
    const opened = await open(args.device, flags);
    const { device } = opened;
    await device.execute(path, args.arguments, waiting(device, flags));
    await opened.show(() => printOutcome(opened, 'Execute', path, flags.columns));
  }
}
