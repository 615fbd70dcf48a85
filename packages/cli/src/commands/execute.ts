import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
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

export default class Execute extends BaseCommand {
  static override summary = 'Execute a resource of a device';
  static override description = `Sends an LwM2M Execute and waits for the device. Prints nothing if the device accepts it, or with -o and --json an object with Device, Path, Operation and Status.

With several devices, or with selectors such as --tag in place of them, executes it on each, prints a row for each, and asks for confirmation first.

Needs the permissions Device.Read, SmartObject.Read and Resource.Execute.`;
  static override examples = [
    '<%= config.bin %> execute muster-sim-000001 /3/0/4',
    `<%= config.bin %> execute muster-sim-000001 /3/0/5 "0='reset'"`,
    '<%= config.bin %> execute --tag heating --status online /3/0/4 --yes',
  ];
  static override strict = false;
  static override usage = ['execute DEVICE... PATH [ARGUMENTS]', 'execute --tag TAG PATH [ARGUMENTS]'];
  static override args = {
    device: devicesArgument,
    path: optionalPathArgument,
    arguments: Args.string({
      description: "Arguments of the Execute (LwM2M core 1.1.1, 6.3.5): 0='reset'.",
      ignoreStdin: true,
    }),
  };
  static override flags = { ...yesFlag, ...commandFlags };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Execute);
    const targets = targetsOf(argv, flags);
    const [pathText = '', text] = wordsAfter(targets, ['path', '[arguments]']);
    const path = checkedPath(pathText, 3);
    columnsOf(flags.columns, { columns: outcomeColumns });
    if (targets.isMany) {
      const { outcomeOf, runForDevices } = await import('../names/many-devices.ts');
      const work = { command: 'muster execute', targets, flags, columns: outcomeColumns, isWrite: true };
      return runForDevices({
        ...work,
        async rowsOf(device, opener) {
          await device.execute(path, text, opener.options(device));
          return outcomeOf(device, 'Execute', path);
        },
      });
    }
    const opened = await open(targets.names[0] ?? '', flags);
    const { device } = opened;
    await device.execute(path, text, waiting(device, flags));
    await opened.show(() => printOutcome(opened, 'Execute', path, flags.columns));
  }
}
