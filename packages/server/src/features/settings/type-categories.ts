import { settingCategoryLinks } from './model/setting-category-link.ts';
import type { SettingCategoryLink } from './model/setting-category-link.ts';
import { settingCategories } from './model/setting-category.ts';
import type { SettingCategory } from './model/setting-category.ts';
import { notFound } from '../../kernel/errors.ts';
import type { NotFoundEntity } from '../../kernel/errors.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { CollectionDefinition, Entity, Reader, Store, WriteOperation } from '../../store/port.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';

/** A collection of types that have setting categories. */
export interface CategorisedTypes<T extends Entity & { readonly deviceNetworkId: string }> {
  readonly collection: CollectionDefinition<T>;
  readonly kind: Exclude<NotFoundEntity, 'route'>;
}

/**
 * Manages the setting categories of the types of one kind. Entities of a type have the default settings of
 * its categories.
 */
export class TypeCategories<T extends Entity & { readonly deviceNetworkId: string }> {
  readonly #store: Store;
  readonly #types: CategorisedTypes<T>;

  constructor(store: Store, types: CategorisedTypes<T>) {
    this.#store = store;
    this.#types = types;
  }

  /** Adds a category. Does nothing if the type has it. @throws MusterError `…-not-found` of either */
  async add(deviceNetworkId: string, typeId: string, categoryId: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(this.#types.collection), this.#types.kind, deviceNetworkId, typeId);
      await findInNetwork(tx.collection(settingCategories), 'setting-category', deviceNetworkId, categoryId);
      await tx.write([putOperation(settingCategoryLinks, linkOf(deviceNetworkId, typeId, categoryId))]);
    });
  }

  /** @throws MusterError `…-not-found` of the type, and of the category if the type does not have it */
  async remove(deviceNetworkId: string, typeId: string, categoryId: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(this.#types.collection), this.#types.kind, deviceNetworkId, typeId);
      const { id } = linkOf(deviceNetworkId, typeId, categoryId);
      if (!(await tx.collection(settingCategoryLinks).delete(id)))
        throw notFound('setting-category', categoryId);
    });
  }
}

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

/** Returns the writes that replace the categories of a type. */
export function linkOperations(
  type: { readonly id: string; readonly deviceNetworkId: string },
  before: readonly string[],
  after: readonly string[],
): WriteOperation[] {
  const linkTo = (id: string): SettingCategoryLink => linkOf(type.deviceNetworkId, type.id, id);
  return [
    ...before
      .filter((id) => !after.includes(id))
      .map((id) => deleteOperation(settingCategoryLinks, linkTo(id).id)),
    ...after.filter((id) => !before.includes(id)).map((id) => putOperation(settingCategoryLinks, linkTo(id))),
  ];
}

function linkOf(deviceNetworkId: string, typeId: string, categoryId: string): SettingCategoryLink {
  return { id: `${typeId}:${categoryId}`, deviceNetworkId, typeId, categoryId };
}
