import * as Flags from '@oclif/core/flags';
import { BaseCommand, connectionFlags, outputFlags } from '../base-command.ts';
import { textOfTree, treeOf, type TreeObject } from '../names/device-tree.ts';
import { columnsFlag, deviceArgument, open, viewOf } from '../names/path-command.ts';
import { printObject, printRows } from '../output/printer.ts';
import { write } from '../output/stdout.ts';

const columns = ['Path', 'Name', 'Value', 'Unit', 'Time', 'Operations', 'IsAvailable'];

export default class DevicesShow extends BaseCommand {
  static override summary = 'Show the objects, resources and latest values of a device';
  static override description = `Prints the object tree of a device with the latest stored value of each resource, its unit and its time. Sends nothing to the device; use "muster read" for current values. Resources without a value are counted; --all lists them. With -o json, objects hold their instances, and instances their resources. With -o csv or --columns, a row for each resource.

Needs the permissions Device.Read and Resource.Read.`;
  static override examples = [
    '<%= config.bin %> devices show muster-sim-000001',
    `<%= config.bin %> devices show muster-sim-000001 -o json | jq '.Objects[] | select(.TypeId == 3303)'`,
  ];
  static override args = { device: deviceArgument };
  static override flags = {
    all: Flags.boolean({ description: 'List resources without a value too.', helpGroup: 'OUTPUT' }),
    columns: columnsFlag,
    ...outputFlags,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(DevicesShow);
    const { device, format } = await open(args.device, flags);
    const { DeviceIdentifier } = device.device;
    const objects = treeOf(DeviceIdentifier, await device.tree());
    const isTable = format === undefined || format === 'table';
    if (format === 'csv' || (isTable && flags.columns !== undefined)) {
      await printRows(resourcesOf(objects), viewOf(format ?? 'table', columns, flags.columns));
    } else if (isTable) {
      await write(textOfTree(device.device, objects, flags.all));
    } else {
      const own = Object.entries(device.device).filter(([member]) => member !== 'SmartObjects');
      await printObject({ ...Object.fromEntries(own), Objects: objects }, viewOf(format, columns, undefined));
    }
  }
}

const resourcesOf = (objects: readonly TreeObject[]): unknown[] =>
  objects.flatMap(({ Instances }) => Instances.flatMap(({ Resources }) => Resources));
