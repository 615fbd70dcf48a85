import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { MusterClient } from '@muster/sdk';
import {
  BaseCommand,
  connect,
  connectionFlags,
  formatOf,
  outputFlags,
  settingsOf,
  clientOf,
} from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { chosenForWrite, runForItems, type BulkFlags, type ManyFlags } from '../names/many-devices.ts';
import { columnsFlag, viewOf, yesFlag, type Targets } from '../names/path-command.ts';
import { NameResolver } from '../names/resolver.ts';
import { deviceSelectionFlags, isSelecting } from '../names/selectors.ts';
import {
  listingKinds,
  namesOfOwner,
  ownerKinds,
  setSetting,
  settingOf,
  settingsOfOwner,
  type OwnerKind,
} from '../names/settings.ts';
import { notBoth } from '../operations/arguments.ts';
import { bulkFlags } from '../operations/bulk-flags.ts';
import { dryRunFlags } from '../operations/dry-run.ts';
import { readSecret } from '../operations/secret-file.ts';
import { printObject, printRows } from '../output/printer.ts';
import { write } from '../output/stdout.ts';
import { isRow, type Row } from '../output/value.ts';

const kindFlag = (options: readonly OwnerKind[]) => ({
  of: Flags.string({
    description: 'Kind of entity that has the setting.',
    options: [...options],
    default: 'device',
  }),
});

const changeFlags = {
  ...kindFlag(ownerKinds),
  ...deviceSelectionFlags,
  ...yesFlag,
  ...bulkFlags,
  ...dryRunFlags,
  ...outputFlags,
  columns: columnsFlag,
  ...connectionFlags,
};

const ownerArgument = Args.string({
  description:
    'Name or ID of the device or other entity of --of. Repeatable. Selectors such as --tag replace it.',
  ignoreStdin: true,
});

const settingArgument = Args.string({
  description: 'Category and key of the setting: Reporting.interval.',
  ignoreStdin: true,
});

const outcomeColumns = ['Name', 'Setting', 'Value'];

export class SettingsSet extends BaseCommand {
  static override summary = 'Set a setting of devices, locations, gateways or templates';
  static override description = `Sets the value of a setting, named by its category and key. The other settings stay as they are. Secrets, such as PSK.preSharedKey, belong into a file: --value-file.

Asks for confirmation if it changes several entities, or devices that selectors chose.

Needs the permissions SettingCategory.Read and Setting.Update, or DeviceTemplate.Update or DataCollectorTemplate.Update for templates.`;
  static override examples = [
    '<%= config.bin %> settings set muster-sim-000001 Reporting.interval 30',
    '<%= config.bin %> settings set --tag heating Reporting.interval 30 --yes',
    "<%= config.bin %> settings set --of location 'Plant/Hall 1' Reporting.interval 60",
    '<%= config.bin %> settings set muster-sim-000001 Reporting.interval --value-file interval.txt',
  ];
  static override strict = false;
  static override usage = [
    'settings set NAME... CATEGORY.KEY VALUE',
    'settings set --tag TAG CATEGORY.KEY VALUE',
  ];
  static override args = {
    name: ownerArgument,
    setting: settingArgument,
    value: Args.string({ description: 'Value of the setting.', ignoreStdin: true }),
  };
  static override flags = {
    'value-file': Flags.string({
      description: 'File with the value, or - for standard input, in place of VALUE.',
      helpValue: 'FILE|-',
    }),
    ...changeFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(SettingsSet);
    const file = flags['value-file'];
    const words = argv.map(String);
    const value = file === undefined ? words.pop() : await readSecret('--value-file', file);
    if (value === undefined) throw new UsageError('Missing argument: value.');
    await change('muster settings set', words, flags, value);
  }
}

export class SettingsUnset extends BaseCommand {
  static override summary = 'Remove a setting of devices, locations, gateways or templates';
  static override description = `Deletes the own value of a setting, named by its category and key. The entity inherits the value of its template, its location or the category from then on.

Asks for confirmation if it changes several entities, or devices that selectors chose.

Needs the permissions SettingCategory.Read and Setting.Update, or DeviceTemplate.Update or DataCollectorTemplate.Update for templates.`;
  static override examples = [
    '<%= config.bin %> settings unset muster-sim-000001 Reporting.interval',
    "<%= config.bin %> settings unset --of location 'Plant/Hall 1' Reporting.interval",
  ];
  static override strict = false;
  static override usage = ['settings unset NAME... CATEGORY.KEY', 'settings unset --tag TAG CATEGORY.KEY'];
  static override args = { name: ownerArgument, setting: settingArgument };
  static override flags = changeFlags;

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(SettingsUnset);
    await change('muster settings unset', argv.map(String), flags, null);
  }
}

type ChangeFlags = BulkFlags & { readonly of: string };

/** Changes a setting of each entity. The last of the words names the setting, those before it the entities. */
async function change(
  command: string,
  words: readonly string[],
  changed: ChangeFlags,
  value: string | null,
): Promise<void> {
  const flags: ManyFlags = { ...changed, 'wait-timeout': 0 };
  const kind = changed.of as OwnerKind;
  const setting = words.at(-1);
  const targets = ownersOf(words.slice(0, -1), flags, kind);
  if (setting === undefined)
    throw new UsageError('Missing argument: setting.', 'Example: Reporting.interval');
  const settings = await settingsOf(flags);
  const view = viewOf(formatOf(flags, settings), outcomeColumns, flags.columns);
  const client = clientOf(settings, flags);
  const named = await settingOf(client, setting);
  const chosen = await chosenForWrite(client, { command, targets, flags, settings });
  const names = new NameResolver(client);
  await runForItems({ flags, settings, view, items: [...chosen.keys()] }, async (item, opener) => {
    const id = await names.idOf(namesOfOwner(kind), chosen.get(item) ?? item);
    await setSetting(opener.client, kind, id, named, value);
    const Setting = `${named.category}.${named.key}`;
    return { rows: [{ Name: item, Setting, ...(value === null ? {} : { Value: shown(value, changed) }) }] };
  });
}

/** Leaves out a value that came from a file, because it can be a secret. */
const shown = (value: string, flags: Readonly<Record<string, unknown>>): string | undefined =>
  flags['value-file'] === undefined ? value : undefined;

function ownersOf(
  names: readonly string[],
  flags: Readonly<Record<string, unknown>>,
  kind: OwnerKind,
): Targets {
  const isSelected = isSelecting(flags, Object.keys(deviceSelectionFlags));
  if (isSelected && kind !== 'device')
    throw new UsageError(
      `Selectors choose devices, not a ${kind.replace('-', ' ')}.`,
      'Name it, or leave out --of.',
    );
  if (isSelected && names.length > 0) throw notBoth(names[0]);
  if (!isSelected && names.length === 0)
    throw new UsageError(
      'Missing argument: name.',
      'Example: muster settings set press-7 Reporting.interval 30',
    );
  return { names: [...new Set(names)], rest: [], isMany: true };
}

const showColumns = ['CategoryName', 'Key', 'Value', 'DataType', 'IsInherited', 'InheritedFrom', 'IsSecret'];

export class SettingsShow extends BaseCommand {
  static override summary = 'Show the settings of a device, location or gateway';
  static override description = `Shows the settings in effect: own values and inherited ones, with the kind of entity that they come from. With a setting, prints its value alone. The service never returns secrets.

Needs the permission Setting.Read.`;
  static override examples = [
    '<%= config.bin %> settings show muster-sim-000001',
    '<%= config.bin %> settings show muster-sim-000001 Reporting.interval',
    "<%= config.bin %> settings show --of location 'Plant/Hall 1' -o json",
  ];
  static override args = {
    name: Args.string({
      description: 'Name or ID of the device or other entity of --of.',
      required: true,
      ignoreStdin: true,
    }),
    setting: settingArgument,
  };
  static override flags = {
    ...kindFlag(listingKinds),
    ...outputFlags,
    columns: columnsFlag,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(SettingsShow);
    const { client, settings } = await connect(flags);
    const view = viewOf(formatOf(flags, settings), showColumns, flags.columns);
    const kind = flags.of as OwnerKind;
    const id = await new NameResolver(client).idOf(namesOfOwner(kind), args.name);
    const rows = (await settingsOfOwner(client, kind, id)).filter(isRow);
    if (args.setting === undefined) {
      await printRows(rows, view);
      return;
    }
    const row = await rowOf(client, rows, args.setting, args.name);
    if (settings.output !== undefined || flags.json) await printObject(row, view);
    else await write(`${asText(row['Value'])}\n`);
  }
}

/** Secrets have no value. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws {UsageError} the entity has no such setting */
async function rowOf(client: MusterClient, rows: readonly Row[], text: string, owner: string): Promise<Row> {
  const { categoryId, key } = await settingOf(client, text);
  const found = rows.find(({ CategoryId, Key }) => CategoryId === categoryId && Key === key);
  if (found !== undefined) return found;
  throw new UsageError(`"${owner}" has no setting ${text}.`, `Its settings: muster settings show '${owner}'`);
}
