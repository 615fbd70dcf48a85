import * as Args from '@oclif/core/args';
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

const ownColumns = ['Path', 'Name', 'Attributes'];

export default class Discover extends BaseCommand {
  static override summary = 'Discover the paths and attributes of a device';
  static override description = `Sends an LwM2M Discover, waits for the device, and lists its objects, object instances and resources. With a path, also lists their attributes. Several devices, or selectors such as --tag in place of them, give the rows of each.

Needs the permissions Device.Read, SmartObject.Read and Resource.Read.`;
  static override examples = [
    '<%= config.bin %> discover muster-sim-000001',
    '<%= config.bin %> discover muster-sim-000001 /3303 -o json',
    '<%= config.bin %> discover --tag heating /3303 -o json',
  ];
  static override strict = false;
  static override usage = ['discover DEVICE... [PATH]', 'discover --tag TAG [PATH]'];
  static override args = {
    device: devicesArgument,
    path: Args.string({
      description: 'LwM2M path of an object, object instance or resource. Default: all objects.',
      ignoreStdin: true,
    }),
  };
  static override flags = commandFlags;

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Discover);
    const targets = targetsOf(argv, flags);
    const [pathText] = wordsAfter(targets, ['[path]']);
    const path = pathText === undefined ? undefined : checkedPath(pathText);
    if (targets.isMany) {
      const { runForDevices } = await import('../names/many-devices.ts');
      const columns = ['Device', ...ownColumns];
      return runForDevices({
        ...{ command: 'muster discover', targets, flags, columns, isWrite: false },
        async rowsOf(device, opener) {
          const found = await device.discover(path, opener.options(device));
          const Device = device.device.DeviceIdentifier;
          return { rows: found.map(({ Path, Name, Attributes }) => ({ Device, Path, Name, Attributes })) };
        },
      });
    }
    const { device, format, show } = await open(targets.names[0] ?? '', flags);
    const found = await device.discover(path, waiting(device, flags));
    const rows = found.map(({ Path, Name, Attributes }) => ({ Path, Name, Attributes }));
    const isData = format === 'json' || format === 'yaml';
    const shown = isData
      ? rows
      : rows.map(({ Attributes, ...row }) => ({ ...row, Attributes: asText(Attributes) }));
    const view = viewOf(format ?? 'table', ownColumns, flags.columns);
    await show(() => printRows(shown, view));
  }
}

const asText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
