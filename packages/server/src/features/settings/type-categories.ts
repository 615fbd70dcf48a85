import { unknownId } from '../../kernel/errors.ts';
import { nameCondition } from '../../kernel/entities.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Transaction, WriteOperation } from '../../store/port.ts';
import { insertions, newCategory } from './categories.ts';
import type { SettingCategoryInput } from './categories.ts';
import { categoryLink, settingCategories, settingCategoryLinks } from './model.ts';
import type { SettingCategory } from './model.ts';

/** Returns the setting categories of several types, by name. */
export async function categoriesOf(
  reader: Reader,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SettingCategory[]>> {
  const links = await reader
    .collection(settingCategoryLinks)
    .find({ where: [{ field: 'typeId', op: 'in', value: typeIds }] });
  const categories = await reader
    .collection(settingCategories)
    .getMany(new Set(links.map((one) => one.categoryId)));
  const sorted = [...categories.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(
    typeIds.map((id) => {
      const own = new Set(links.filter((one) => one.typeId === id).map((one) => one.categoryId));
      return [id, sorted.filter((one) => own.has(one.id))];
    }),
  );
}

/** A setting category of a type in a request: an existing or a new one. */
export interface CategoryLink extends SettingCategoryInput {
  readonly id?: string;
}

/**
 * Sets the categories of a type, by ID or name. Creates those that the network does not have.
 *
 * @param faults receives the faults, by member
 * @returns the created categories
 */
export async function linkCategories(
  tx: Transaction,
  type: { readonly id: string; readonly deviceNetworkId: string },
  links: readonly CategoryLink[],
  faults: Record<string, string[]>,
): Promise<readonly SettingCategory[]> {
  const after = new Set<string>();
  const made: SettingCategory[] = [];
  for (const [index, link] of links.entries()) {
    const known = await find(tx, type.deviceNetworkId, link);
    if (known !== undefined) {
      after.add(known.id);
    } else if (link.id !== undefined) {
      faults[`SettingCategories[${index}].Id`] = [unknownId('setting category', link.id)];
    } else {
      const category = newCategory(type.deviceNetworkId, link);
      await tx.write(insertions(category));
      made.push(category);
      after.add(category.id);
    }
  }
  const where = [{ field: 'typeId', op: 'eq', value: type.id }] as const;
  const found = await tx.collection(settingCategoryLinks).find({ where });
  const before = found.map((one) => one.categoryId);
  await tx.write(linkOperations(type, before, [...after]));
  return made;
}

async function find(
  tx: Transaction,
  deviceNetworkId: string,
  { id, name }: CategoryLink,
): Promise<SettingCategory | undefined> {
  const collection = tx.collection(settingCategories);
  if (id === undefined) {
    return collection.findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      nameCondition(name),
    ]);
  }
  const found = await collection.get(id);
  return found?.deviceNetworkId === deviceNetworkId ? found : undefined;
}

/** Returns the writes that replace the categories of a type. */
export function linkOperations(
  { id: typeId, deviceNetworkId }: { readonly id: string; readonly deviceNetworkId: string },
  before: readonly string[],
  after: readonly string[],
): WriteOperation[] {
  const links = (ids: readonly string[]) => ids.map((id) => categoryLink(deviceNetworkId, typeId, id));
  const removed = links(before.filter((id) => !after.includes(id)));
  const added = links(after.filter((id) => !before.includes(id)));
  return [
    ...removed.map(({ id }) => deleteOperation(settingCategoryLinks, id)),
    ...added.map((link) => putOperation(settingCategoryLinks, link)),
  ];
}
