import type { NotFoundEntity } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork } from '../../kernel/entities.ts';
import { omit } from '../../kernel/data.ts';
import type { CollectionDefinition, Entity, Reader } from '../../store/port.ts';
import { deviceTemplates } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import { dataCollectorTemplates, dataCollectors } from '../gateways/model.ts';
import { locationsUpwards, locations } from '../locations/model.ts';
import { securityCategory } from '../security/security-settings.ts';
import { settingCategories, settingCategoryLinks, settings } from './model.ts';
import type { DefaultSetting, Setting, SettingCategory, SettingDataType, SettingOwner } from './model.ts';

/** Entity that a setting belongs to. */
export interface SettingsOwner {
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly deviceNetworkId: string;
}

/** Entities from which an owner inherits settings. */
interface SettingSources {
  readonly templateId?: string;
  /** Type whose setting categories the owner has. */
  readonly typeId?: string;
  /** Nearest location. Locations above it follow. */
  readonly locationId?: string;
}

/** A setting in a response. A secret has no value. */
export interface SettingView {
  /** Absent for an inherited setting. */
  readonly id?: string;
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly category: SettingCategory;
  readonly key: string;
  readonly dataType: SettingDataType;
  readonly value?: string;
  /** Source of an inherited value; absent for the owner's own setting. */
  readonly inheritedFrom?: { readonly source: SettingSource; readonly id: string };
  readonly isSecret: boolean;
}

/** Type of the entity from which a value is inherited. */
type SettingSource = Exclude<SettingOwner, 'Device' | 'DataCollector'> | 'SettingCategory';

/**
 * Returns the own and inherited settings of an owner, by category and key.
 *
 * @throws MusterError `…-not-found` of the owner
 */
export async function settingsOf(reader: Reader, owner: SettingsOwner): Promise<readonly SettingView[]> {
  const sources = await findOwner(reader, owner);
  const [own, categories] = await Promise.all([
    reader.collection(settings).find({
      where: [{ field: 'ownerId', op: 'eq', value: owner.ownerId }],
      sort: [{ field: 'key', direction: 'asc' }],
    }),
    reader.collection(settingCategories).find(inNetwork(owner.deviceNetworkId, {})),
  ]);
  return effectiveSettings(reader, owner, sources, own, categories);
}

/**
 * Returns the effective settings of an owner: its own, then those of its template, of its location and the locations
 * above it, nearest first, then the default settings of its type's categories. The first value found for a key is used.
 *
 * @param own settings of the owner itself
 * @param categories all categories of the network
 */
export async function effectiveSettings(
  reader: Reader,
  owner: SettingsOwner,
  sources: SettingSources,
  own: readonly Setting[],
  categories: readonly SettingCategory[],
): Promise<SettingView[]> {
  const [inherited, reach] = await Promise.all([
    inheritable(reader, sources),
    findApplicableCategories(reader, sources),
  ]);
  const byId = new Map(categories.map((one) => [one.id, one]));
  const found = new Map<string, SettingView>();
  const offer = (view: SettingView): void => {
    const place = `${view.category.id} ${view.key}`;
    if (!found.has(place)) found.set(place, view);
  };
  for (const one of own) {
    const category = byId.get(one.categoryId);
    if (category !== undefined) offer(viewOf(one, category));
  }
  for (const one of inherited) {
    const category = byId.get(one.categoryId);
    if (category !== undefined && reach.settings(category)) offer(inheritedView(owner, one, category));
  }
  for (const category of categories) {
    if (!reach.defaults(category, owner)) continue;
    for (const one of category.defaultSettings) {
      if (one.value !== undefined) offer(defaultView(owner, one, category));
    }
  }
  return [...found.values()].sort(byCategoryAndKey);
}

/** Returns the settings of the template and the locations, nearest first. */
async function inheritable(reader: Reader, { templateId, locationId }: SettingSources): Promise<Setting[]> {
  const places = locationId === undefined ? [] : await locationsUpwards(reader, locationId);
  const owners = [...(templateId === undefined ? [] : [templateId]), ...places];
  if (owners.length === 0) return [];
  const found = await reader
    .collection(settings)
    .find({ where: [{ field: 'ownerId', op: 'in', value: owners }] });
  const rank = new Map(owners.map((id, index) => [id, index]));
  const rankOf = (one: Setting): number => rank.get(one.ownerId) ?? owners.length;
  return found.sort((a, b) => rankOf(a) - rankOf(b));
}

interface ApplicableCategories {
  /** Whether settings of the category are inherited from templates and locations. */
  readonly settings: (category: SettingCategory) => boolean;
  /** Whether the default settings of the category apply. */
  readonly defaults: (category: SettingCategory, owner: SettingsOwner) => boolean;
}

/**
 * Returns the categories that apply. An entity with a type has the categories of the type. Devices have the built-in
 * categories too.
 */
async function findApplicableCategories(
  reader: Reader,
  { typeId }: SettingSources,
): Promise<ApplicableCategories> {
  if (typeId === undefined) return { settings: () => true, defaults: () => false };
  const links = await reader
    .collection(settingCategoryLinks)
    .find({ where: [{ field: 'typeId', op: 'eq', value: typeId }] });
  const linked = new Set(links.map((one) => one.categoryId));
  return {
    settings: ({ id }) => linked.has(id),
    defaults: ({ id, name }, { ownerType }) =>
      linked.has(id) || (ownerType === 'Device' && securityCategory(name) !== undefined),
  };
}

export function viewOf(setting: Setting, category: SettingCategory): SettingView {
  return {
    id: setting.id,
    ownerType: setting.ownerType,
    ownerId: setting.ownerId,
    category,
    key: setting.key,
    dataType: setting.dataType,
    ...(setting.value === undefined ? {} : { value: setting.value }),
    isSecret: setting.sealed !== undefined,
  };
}

/** Returns the setting of another owner as an inherited setting. */
function inheritedView(owner: SettingsOwner, setting: Setting, category: SettingCategory): SettingView {
  const source = setting.ownerType as SettingSource;
  return {
    ...omit(viewOf(setting, category), 'id'),
    ownerType: owner.ownerType,
    ownerId: owner.ownerId,
    inheritedFrom: { source, id: setting.ownerId },
  };
}

/** Returns a default setting with a value as an inherited setting. */
function defaultView(owner: SettingsOwner, setting: DefaultSetting, category: SettingCategory): SettingView {
  return {
    ownerType: owner.ownerType,
    ownerId: owner.ownerId,
    category,
    key: setting.name,
    dataType: setting.dataType,
    ...(setting.value === undefined ? {} : { value: setting.value }),
    inheritedFrom: { source: 'SettingCategory', id: category.id },
    isSecret: securityCategory(category.name)?.settings[setting.name]?.isSecret === true,
  };
}

function byCategoryAndKey(a: SettingView, b: SettingView): number {
  return compare(a.category.name, b.category.name) || compare(a.key, b.key);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type FindOwner = (reader: Reader, owner: SettingsOwner) => Promise<SettingSources>;

/** Finds each kind of owner, with the entities that it inherits settings from. */
const finders: Readonly<Record<SettingOwner, FindOwner>> = {
  Device: finder(devices, 'device', (one) => ({
    templateId: one.deviceTemplateId,
    typeId: one.deviceTypeId,
    locationId: one.locationId,
  })),
  Location: finder(locations, 'location', ({ parentLocationId }) =>
    parentLocationId === undefined ? {} : { locationId: parentLocationId },
  ),
  DataCollector: finder(dataCollectors, 'data-collector', (one) => ({
    templateId: one.dataCollectorTemplateId,
    typeId: one.dataCollectorTypeId,
    locationId: one.locationId,
  })),
  DataCollectorTemplate: finder(dataCollectorTemplates, 'data-collector-template', (one) => ({
    typeId: one.dataCollectorTypeId,
  })),
  DeviceTemplate: finder(deviceTemplates, 'device-template', (one) => ({ typeId: one.deviceTypeId })),
};

function finder<T extends Entity & { readonly deviceNetworkId: string }>(
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  sourcesOf: (entity: T) => SettingSources,
): FindOwner {
  return async (reader, { deviceNetworkId, ownerId }) =>
    sourcesOf(await findInNetwork(reader.collection(collection), kind, deviceNetworkId, ownerId));
}

/** @throws MusterError `…-not-found` if the network has no such owner */
export async function findOwner(reader: Reader, owner: SettingsOwner): Promise<SettingSources> {
  return finders[owner.ownerType](reader, owner);
}
