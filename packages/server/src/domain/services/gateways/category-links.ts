import { settingCategories } from '../../entities/setting-category.ts';
import type { SettingCategory } from '../../entities/setting-category.ts';
import type { Transaction } from '../../ports/store.ts';
import { newCategory } from '../settings/setting-category-service.ts';
import type { SettingCategoryInput } from '../settings/setting-category-service.ts';

/** A setting category as a type names it: one that is there, or one to make. */
export interface CategoryLink extends SettingCategoryInput {
  readonly id?: string;
}

export interface LinkedCategories {
  readonly ids: readonly string[];
  /** Made for this. */
  readonly made: readonly SettingCategory[];
}

/**
 * Finds the categories that are named by id, else by name, and makes those that the network does not have.
 *
 * @param faults gets what is wrong, by member
 */
export async function linkCategories(
  tx: Transaction,
  deviceNetworkId: string,
  links: readonly CategoryLink[],
  faults: Record<string, string[]>,
): Promise<LinkedCategories> {
  const collection = tx.collection(settingCategories);
  const ids = new Set<string>();
  const made: SettingCategory[] = [];
  for (const [index, { id, ...input }] of links.entries()) {
    if (id !== undefined) {
      const found = await collection.get(id);
      if (found?.deviceNetworkId === deviceNetworkId) ids.add(id);
      else faults[`SettingCategories[${index}].Id`] = ['There is no setting category with this id.'];
      continue;
    }
    const known = await collection.findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: input.name },
    ]);
    const category = known ?? newCategory(deviceNetworkId, input);
    if (known === undefined) {
      await collection.insert(category);
      made.push(category);
    }
    ids.add(category.id);
  }
  return { ids: [...ids], made };
}
