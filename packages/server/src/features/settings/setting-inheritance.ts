import { settingCategoryLinks } from './model/setting-category-link.ts';
import { settingCategories } from './model/setting-category.ts';
import type { SettingCategory } from './model/setting-category.ts';
import { settings } from './model/setting.ts';
import type { Setting } from './model/setting.ts';
import type { Reader } from '../../store/port.ts';
import { locationsUpwards } from '../locations/model/location-tree.ts';
import { securityCategory } from '../security/security-settings.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import { findOwner } from './setting-owners.ts';
import type { SettingsOwner, SettingSources } from './setting-owners.ts';
import { defaultView, inheritedView, viewOf } from './setting-view.ts';
import type { SettingView } from './setting-view.ts';

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
 * Returns the effective settings of an owner: its own, then those of its template, of its location and the
 * locations above it, nearest first, then the default settings of its type's categories. The first value
 * found for a key is used.
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
 * Returns the categories that apply. An entity with a type has the categories of the type. Devices have the
 * built-in categories too.
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

function byCategoryAndKey(a: SettingView, b: SettingView): number {
  return compare(a.category.name, b.category.name) || compare(a.key, b.key);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
