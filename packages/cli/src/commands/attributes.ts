import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { BaseCommand } from '../base-command.ts';
import {
  checkedPath,
  commandFlags,
  devicesArgument,
  open,
  targetsOf,
  viewOf,
  waiting,
  wordsAfter,
} from '../names/path-command.ts';
import { printRows } from '../output/printer.ts';

const columns = [
  'Path',
  'Name',
  'Value',
  'WantedValue',
  'Status',
  'ResponseCode',
  'Message',
  'UpdatedTimestamp',
];

export default class Attributes extends BaseCommand {
  static override summary = 'List the attributes of a resource';
  static override description = `Lists the LwM2M attributes (pmin, pmax, gt, lt, st, …) of a path, including attributes inherited from its object and object instance, and attributes of the paths below it. Value is the value that the device confirmed, WantedValue the value that its templates ask for.

Attributes are set in smart object templates, for all devices that use them: see "muster smart-object-templates update-attributes".

Needs the permissions Device.Read and SmartObject.Read.`;
  static override examples = [
    '<%= config.bin %> attributes muster-sim-000001 /3303/0/5700',
    '<%= config.bin %> attributes muster-sim-000001 /3303 --refresh -o json',
  ];
  static override strict = false;
  static override usage = ['attributes DEVICE... PATH', 'attributes --tag TAG PATH'];
  static override args = {
    device: devicesArgument,
    path: Args.string({
      description: 'LwM2M path of an object, object instance or resource.',
      ignoreStdin: true,
    }),
  };
  static override flags = {
    refresh: Flags.boolean({ description: 'Send an LwM2M Discover to the device first.' }),
    ...commandFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Attributes);
    const targets = targetsOf(argv, flags);
    const [pathText = ''] = wordsAfter(targets, ['path']);
    const path = checkedPath(pathText);
    if (targets.isMany) {
      const { runForDevices } = await import('../names/many-devices.ts');
      return runForDevices({
        ...{ command: 'muster attributes', targets, flags, columns: ['Device', ...columns], isWrite: false },
        async rowsOf(device, opener) {
          if (flags.refresh) await device.discover(path, opener.options(device));
          const Device = device.device.DeviceIdentifier;
          return { rows: (await device.attributes(path)).map((row) => ({ Device, ...row })) };
        },
      });
    }
    const { device, format, show } = await open(targets.names[0] ?? '', flags);
    if (flags.refresh) await device.discover(path, waiting(device, flags));
    const rows = await device.attributes(path);
    await show(() => printRows(rows, viewOf(format ?? 'table', columns, flags.columns)));
  }
}
