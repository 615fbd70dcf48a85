import {
  NotFoundError,
  resolveName,
  type MusterClient,
  type NameListId,
  type OperationId,
} from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';

/** Operations on the settings of a kind of entity. */
interface Owner {
  readonly names: NameListId;
  readonly list?: OperationId;
  /** Operation that sets values of several settings. */
  readonly values?: OperationId;
  /** Operations on one value of a template, which has values for default settings only. */
  readonly value?: Readonly<Record<'create' | 'update' | 'delete', OperationId>>;
}

const owners = {
  device: {
    names: 'devices.list',
    list: 'devices.listSettings',
    values: 'devices.updateSettingValues',
  },
  location: {
    names: 'locations.list',
    list: 'locations.listSettings',
    values: 'locations.updateSettingValues',
  },
  gateway: {
    names: 'dataCollectors.list',
    list: 'dataCollectors.listSettings',
    values: 'dataCollectors.updateSettingValues',
  },
  'device-template': {
    names: 'deviceTemplates.list',
    value: {
      create: 'deviceTemplates.createSettingValue',
      update: 'deviceTemplates.updateSettingValue',
      delete: 'deviceTemplates.deleteSettingValue',
    },
  },
  'gateway-template': {
    names: 'dataCollectorTemplates.list',
    value: {
      create: 'dataCollectorTemplates.createSettingValue',
      update: 'dataCollectorTemplates.updateSettingValue',
      delete: 'dataCollectorTemplates.deleteSettingValue',
    },
  },
} as const satisfies Readonly<Record<string, Owner>>;

export type OwnerKind = keyof typeof owners;

/** The kinds of entities that have settings. */
export const ownerKinds = Object.keys(owners) as OwnerKind[];
/** Those that list the settings in effect. */
export const listingKinds = ownerKinds.filter((kind) => 'list' in owners[kind]);

export const namesOfOwner = (kind: OwnerKind): NameListId => owners[kind].names;

/** A setting as named on the command line. */
export interface NamedSetting {
  readonly categoryId: string;
  readonly category: string;
  readonly key: string;
  /** ID of the default setting; undefined if the category has none with the key. */
  readonly defaultId?: string;
}

/**
 * Finds a setting by its category and key, `Reporting.interval`.
 *
 * @throws {UsageError} the text is not a category and a key
 * @throws {UnknownNameError} there is no such category
 */
export async function settingOf(client: MusterClient, text: string): Promise<NamedSetting> {
  const found = [];
  for await (const category of client.settingCategories.iterate({ PageSize: 1000 }))
    if (text.toLowerCase().startsWith(`${category.Name.toLowerCase()}.`)) found.push(category);
  // A name can contain a dot itself.
  const [category] = found.sort((one, other) => other.Name.length - one.Name.length);
  const key = text.slice((category?.Name ?? text.split('.')[0] ?? '').length + 1);
  if (key === '')
    throw new UsageError(
      `"${text}" is not a category and a key.`,
      'Write Category.Key, such as Reporting.interval. List them with: muster setting-categories list',
    );
  if (category === undefined) {
    const name = text.split('.')[0] ?? '';
    // Fails with similar names.
    return { categoryId: await resolveName(client, 'settingCategories.list', name), category: name, key };
  }
  const folded = key.toLowerCase();
  const known = category.DefaultSettings.find(({ Name }) => Name.toLowerCase() === folded);
  return {
    categoryId: category.Id,
    category: category.Name,
    key: known?.Name ?? key,
    ...(known === undefined ? {} : { defaultId: known.Id }),
  };
}

/** Sets a setting of an entity, or deletes its own value. */
export async function setSetting(
  client: MusterClient,
  kind: OwnerKind,
  id: string,
  setting: NamedSetting,
  value: string | null,
): Promise<void> {
  const owner: Owner = owners[kind];
  if (owner.values !== undefined) {
    const body = [{ SettingCategoryId: setting.categoryId, Key: setting.key, Value: value }];
    await client.call(owner.values, { path: { id }, body });
    return;
  }
  if (owner.value === undefined) return;
  if (setting.defaultId === undefined)
    throw new UsageError(
      `The category "${setting.category}" has no default setting "${setting.key}", and templates have values for default settings only.`,
      `List them with: muster setting-categories get '${setting.category}'`,
    );
  const path = { id, settingCategoryId: setting.categoryId, settingId: setting.defaultId };
  if (value === null) {
    await client.call(owner.value.delete, { path });
    return;
  }
  try {
    await client.call(owner.value.update, { path, body: { Value: value } });
  } catch (error) {
    // The template has no value of the setting yet.
    if (!(error instanceof NotFoundError)) throw error;
    await client.call(owner.value.create, { path, body: { Value: value } });
  }
}

/** Returns the settings of an entity, with those that it inherits. */
export async function settingsOfOwner(client: MusterClient, kind: OwnerKind, id: string): Promise<unknown[]> {
  const { list }: Owner = owners[kind];
  const found: unknown = list === undefined ? [] : await client.call(list, { path: { id } });
  return Array.isArray(found) ? (found as unknown[]) : [];
}
