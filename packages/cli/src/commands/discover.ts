import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { checkedPath, commandFlags, deviceArgument, open, viewOf, waiting } from '../names/path-command.ts';
import { printRows } from '../output/printer.ts';

export default class Discover extends BaseCommand {
  static override summary = 'Discover the paths and attributes of a device';
  static override description = `Sends an LwM2M Discover, waits for the device, and lists its objects, object instances and resources. With a path, also lists their attributes.

Needs the permissions Device.Read, SmartObject.Read and Resource.Read.`;
  static override examples = [
    '<%= config.bin %> discover muster-sim-000001',
    '<%= config.bin %> discover muster-sim-000001 /3303 -o json',
  ];
  static override args = {
    device: deviceArgument,
    path: Args.string({
      description: 'LwM2M path of an object, object instance or resource. Default: all objects.',
      ignoreStdin: true,
    }),
  };
  static override flags = commandFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Discover);
    const path = args.path === undefined ? undefined : checkedPath(args.path);
    const { device, format, show } = await open(args.device, flags);
    const found = await device.discover(path, waiting(device, flags));
    const rows = found.map(({ Path, Name, Attributes }) => ({ Path, Name, Attributes }));
    const isData = format === 'json' || format === 'yaml';
    const shown = isData
      ? rows
      : rows.map(({ Attributes, ...row }) => ({ ...row, Attributes: asText(Attributes) }));
    const view = viewOf(format ?? 'table', ['Path', 'Name', 'Attributes'], flags.columns);
    await show(() => printRows(shown, view));
  }
}

const asText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
