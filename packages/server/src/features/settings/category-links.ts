import { nameCondition } from '../../kernel/names.ts';
import { settingCategories } from './model/setting-category.ts';
import type { SettingCategory } from './model/setting-category.ts';
import { settingCategoryLinks } from './model/setting-category-link.ts';
import type { Transaction } from '../../store/port.ts';
import { insertions, newCategory } from './setting-category-service.ts';
import type { SettingCategoryInput } from './setting-category-service.ts';
import { linkOperations } from './type-categories.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

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
  const before = await tx.collection(settingCategoryLinks).find({ where });
  const operations = linkOperations(
    type,
    before.map((one) => one.categoryId),
    [...after],
  );
  await tx.write(operations);
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
