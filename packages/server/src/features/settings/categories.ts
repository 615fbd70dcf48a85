import { randomUUID } from 'node:crypto';
import { conflict, invalid, notFound, hasNoId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { shownValue } from '../../kernel/texts.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Entity, Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import { deviceTypes } from '../catalogue/model.ts';
import { dataCollectorTypes } from '../gateways/model.ts';
import {
  parseByType,
  securityCategories,
  securityCategory,
  SettingValueError,
} from '../security/security-settings.ts';
import type { SecuritySetting } from '../security/security-settings.ts';
import { categoryLink, defaultSettings, settingCategories, settingCategoryLinks, settings } from './model.ts';
import type { DefaultSetting, ListedDefaultSetting, SettingCategory } from './model.ts';

export interface SettingCategoryInput {
  readonly name: string;
  readonly isHardwareSettings: boolean;
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly (Omit<DefaultSetting, 'id'> & { readonly id?: string })[];
}

/** Kind of a type that has setting categories. */
export type CategorisedType = 'data-collector-type' | 'device-type';

/** Manages groups of settings. Every device network has the built-in ones, which cannot be deleted. */
export class SettingCategoryService {
  readonly #store: Store;
  readonly #changed: (category: SettingCategory) => Promise<void>;
  readonly #known = new Map<string, Promise<readonly SettingCategory[]>>();

  /** @param changed called with every changed category, after the commit */
  constructor(store: Store, changed: (category: SettingCategory) => Promise<void>) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Returns all categories of a network. Cached, because every new device needs them. */
  async all(deviceNetworkId: string): Promise<readonly SettingCategory[]> {
    const known = this.#known.get(deviceNetworkId);
    if (known !== undefined) return known;
    const reading = this.#store.collection(settingCategories).find(inNetwork(deviceNetworkId, {}));
    this.#known.set(deviceNetworkId, reading);
    try {
      return await reading;
    } catch (error) {
      this.#known.delete(deviceNetworkId);
      throw error;
    }
  }

  /** @throws MusterError `invalid-request`; `already-exists` if a category of the network has the name */
  async create(
    deviceNetworkId: string,
    input: SettingCategoryInput,
    unit = new UnitOfWork(),
  ): Promise<SettingCategory> {
    const category = newCategory(deviceNetworkId, input);
    await uniquelyNamed({ kind: 'a setting category' }, () =>
      this.#store.write([...insertions(category), ...unit.writesFor(category.id)]),
    );
    await this.#forget(category);
    return category;
  }

  /**
   * Replaces a category. In a built-in category, only the values of its default settings can be changed.
   *
   * @throws MusterError `setting-category-not-found`, `invalid-request`, `already-exists`
   */
  async update(deviceNetworkId: string, id: string, input: SettingCategoryInput): Promise<void> {
    const next = await uniquelyNamed({ kind: 'a setting category' }, () =>
      this.#store.transaction(async (tx) => {
        const current = await findCategory(tx, deviceNetworkId, id);
        const after: SettingCategory = { id, deviceNetworkId, ...checked(input, current) };
        await replaceCategory(tx, current, after);
        return after;
      }),
    );
    await this.#forget(next);
  }

  /** @throws MusterError `setting-category-not-found`; `in-use` if it is built in, or settings or types have it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const category = await findCategory(tx, deviceNetworkId, id);
      if (securityCategory(category.name) !== undefined) {
        throw conflict('in-use', 'The setting category is built in and cannot be deleted.');
      }
      await tx.collection(settingCategories).delete(id);
    });
    this.#known.delete(deviceNetworkId);
  }

  /**
   * Deletes a default setting of a category. Values set on entities are kept, values of templates are deleted.
   *
   * @throws MusterError `default-setting-not-found`; `in-use` if the server uses it
   */
  async deleteDefault(deviceNetworkId: string, id: string): Promise<void> {
    const next = await this.#store.transaction(async (tx) => {
      const defaults = tx.collection(defaultSettings);
      const { categoryId } = await findInNetwork(defaults, 'default-setting', deviceNetworkId, id);
      const current = await findCategory(tx, deviceNetworkId, categoryId);
      if (securityCategory(current.name) !== undefined) {
        throw conflict('in-use', 'The default setting is built in and cannot be deleted.');
      }
      const after = { ...current, defaultSettings: current.defaultSettings.filter((one) => one.id !== id) };
      await replaceCategory(tx, current, after);
      return after;
    });
    await this.#forget(next);
  }

  /**
   * Gives the entities of a type the default settings of a category. Does nothing if the type has the category.
   *
   * @throws MusterError `…-not-found` of either
   */
  async addToType(
    kind: CategorisedType,
    deviceNetworkId: string,
    typeId: string,
    categoryId: string,
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findType(tx, kind, deviceNetworkId, typeId);
      await findCategory(tx, deviceNetworkId, categoryId);
      await tx.write([putOperation(settingCategoryLinks, categoryLink(deviceNetworkId, typeId, categoryId))]);
    });
  }

  /** @throws MusterError `…-not-found` of the type, and of the category if the type does not have it */
  async removeFromType(
    kind: CategorisedType,
    deviceNetworkId: string,
    typeId: string,
    categoryId: string,
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findType(tx, kind, deviceNetworkId, typeId);
      const { id } = categoryLink(deviceNetworkId, typeId, categoryId);
      const isRemoved = await tx.collection(settingCategoryLinks).delete(id);
      if (!isRemoved) throw notFound('setting-category', categoryId);
    });
  }

  /** Call it after another service has stored categories together with its own entities. */
  async stored(categories: readonly SettingCategory[]): Promise<void> {
    for (const category of categories) await this.#forget(category);
  }

  async #forget(category: SettingCategory): Promise<void> {
    this.#known.delete(category.deviceNetworkId);
    await this.#changed(category);
  }
}

function findType(
  reader: Reader,
  kind: CategorisedType,
  deviceNetworkId: string,
  id: string,
): Promise<Entity> {
  return kind === 'device-type'
    ? findInNetwork(reader.collection(deviceTypes), kind, deviceNetworkId, id)
    : findInNetwork(reader.collection(dataCollectorTypes), kind, deviceNetworkId, id);
}

/** @throws MusterError `setting-category-not-found` */
export function findCategory(reader: Reader, deviceNetworkId: string, id: string): Promise<SettingCategory> {
  return findInNetwork(reader.collection(settingCategories), 'setting-category', deviceNetworkId, id);
}

/** Returns a new category without storing it. @throws MusterError `invalid-request` */
export function newCategory(deviceNetworkId: string, input: SettingCategoryInput): SettingCategory {
  return { id: randomUUID(), deviceNetworkId, ...checked(input) };
}

/** Returns the writes for the built-in categories of a new network. */
export function seedCategories(deviceNetworkId: string): WriteOperation[] {
  return Object.entries(securityCategories).flatMap(([name, category]) =>
    insertions({
      id: randomUUID(),
      deviceNetworkId,
      name,
      isHardwareSettings: false,
      isSecuritySettings: true,
      defaultSettings: Object.entries(category.settings).map(([key, setting]) => ({
        id: randomUUID(),
        name: key,
        dataType: setting.dataType,
        isMandatory: setting.isMandatory,
        isReadonly: false,
      })),
    }),
  );
}

/** Returns the writes that store a new category. */
export function insertions(category: SettingCategory): WriteOperation[] {
  return [
    insertOperation(settingCategories, category),
    ...listedDefaults(category).map((one) => insertOperation(defaultSettings, one)),
  ];
}

function listedDefaults(category: SettingCategory): ListedDefaultSetting[] {
  const { id: categoryId, deviceNetworkId } = category;
  return category.defaultSettings.map((one) => ({ ...one, deviceNetworkId, categoryId }));
}

/**
 * @throws MusterError `in-use` if a default setting with values in templates is renamed, or if plain values would
 *   become secrets
 */
async function replaceCategory(
  tx: Transaction,
  before: SettingCategory,
  after: SettingCategory,
): Promise<void> {
  if (after.isSecuritySettings && !before.isSecuritySettings) await checkHasNoPlainValue(tx, before.id);
  const templates = ['DeviceTemplate', 'DataCollectorTemplate'];
  for (const { id, name } of before.defaultSettings) {
    const kept = after.defaultSettings.find((one) => one.id === id);
    if (kept?.name === name) continue;
    const values = [
      { field: 'categoryId', op: 'eq', value: before.id },
      { field: 'key', op: 'eq', value: name },
      { field: 'ownerType', op: 'in', value: templates },
    ] as const;
    if (kept === undefined) {
      await tx.collection(settings).deleteWhere(values);
      await tx.collection(defaultSettings).delete(id);
    } else if ((await tx.collection(settings).findOne(values)) !== undefined) {
      throw conflict(
        'in-use',
        `Templates have values of ${name}, so it cannot be renamed. Delete these values first.`,
      );
    }
  }
  await tx.write([
    putOperation(settingCategories, after),
    ...listedDefaults(after).map((one) => putOperation(defaultSettings, one)),
  ]);
}

/** A plain value has been shown before, so it cannot become a secret. It must be deleted first. */
async function checkHasNoPlainValue(tx: Transaction, categoryId: string): Promise<void> {
  // Sort in index order. Otherwise all values would be sorted to find the first one.
  const [plain] = await tx.collection(settings).find({
    where: [
      { field: 'categoryId', op: 'eq', value: categoryId },
      { field: 'value', op: 'exists', value: true },
    ],
    sort: [
      { field: 'key', direction: 'asc' },
      { field: 'ownerType', direction: 'asc' },
    ],
    limit: 1,
  });
  if (plain !== undefined) {
    throw conflict(
      'in-use',
      'The category has values that are not sealed as secrets. Delete them, change the category, then set new ones.',
    );
  }
}

/** @throws MusterError `invalid-request` with all invalid members */
function checked(
  input: SettingCategoryInput,
  current?: SettingCategory,
): Omit<SettingCategory, 'id' | 'deviceNetworkId'> {
  const faults: Record<string, string[]> = {};
  const builtIn = current === undefined ? undefined : securityCategory(current.name);
  if (input.name.trim() === '') faults['Name'] = ['Must not be blank.'];
  if (builtIn !== undefined && (input.name !== current?.name || !input.isSecuritySettings)) {
    faults['Name'] = ['The category is built in. Its Name and IsSecuritySettings cannot be changed.'];
  }
  const names = new Set<string>();
  const ids = new Set<string>();
  const defaultSettings = input.defaultSettings.map((one, index) => {
    const at = `DefaultSettings[${index}]`;
    if (names.has(one.name))
      faults[`${at}.Name`] = [
        `Another default setting has the name ${shownValue(one.name)}. Choose another one.`,
      ];
    names.add(one.name);
    checkId(one.id, current, ids, faults, at);
    const rule = builtIn?.settings[one.name];
    if (builtIn !== undefined && rule === undefined) {
      faults[`${at}.Name`] = [
        `Must be one of ${Object.keys(builtIn.settings).join(', ')}, not ${shownValue(one.name)}.`,
      ];
    }
    const isSecret = builtIn === undefined ? input.isSecuritySettings : rule?.isSecret === true;
    if (one.value !== undefined && (isSecret || builtIn?.credential?.identityKey === one.name)) {
      faults[`${at}.Value`] = [
        'Must be left out, as this setting identifies or authenticates a single device.',
      ];
      return one;
    }
    return withValue(one, rule, faults, at);
  });
  const missing = Object.keys(builtIn?.settings ?? {}).filter((key) => !names.has(key));
  if (missing.length > 0) {
    faults['DefaultSettings'] = [`The built-in settings ${missing.join(', ')} are missing. List them too.`];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { ...input, defaultSettings: withIds(defaultSettings, current, builtIn !== undefined) };
}

/** Checks that an ID belongs to the category and is used once. A new category ignores IDs. */
function checkId(
  id: string | undefined,
  current: SettingCategory | undefined,
  seen: Set<string>,
  faults: Record<string, string[]>,
  at: string,
): void {
  if (id === undefined || current === undefined) return;
  if (!current.defaultSettings.some((one) => one.id === id)) {
    faults[`${at}.Id`] = [hasNoId('The category', 'default setting', id)];
  } else if (seen.has(id)) {
    faults[`${at}.Id`] = [`Another default setting has the ID "${id}". List each ID once.`];
  }
  seen.add(id);
}

type DefaultInput = SettingCategoryInput['defaultSettings'][number];

/** @param rule rule of a built-in key: the value is stored in the format of the key */
function withValue(
  input: DefaultInput,
  rule: SecuritySetting | undefined,
  faults: Record<string, string[]>,
  at: string,
): DefaultInput {
  const stored = rule === undefined ? input : { ...input, dataType: rule.dataType };
  if (input.value === undefined) return stored;
  const parse = rule?.parse ?? parseByType;
  try {
    return { ...stored, value: parse(input.value, input.dataType) };
  } catch (error) {
    if (!(error instanceof SettingValueError)) throw error;
    faults[`${at}.Value`] = [error.message];
    return stored;
  }
}

/**
 * Keeps the IDs of default settings by the IDs of the request, or else by name. Built-in default settings are never
 * read-only.
 */
function withIds(
  inputs: readonly DefaultInput[],
  current: SettingCategory | undefined,
  isBuiltIn: boolean,
): DefaultSetting[] {
  const known = current?.defaultSettings ?? [];
  const named = new Set(inputs.map((one) => one.id));
  return inputs.map((input) => {
    const byId = known.find((one) => one.id === input.id);
    const byName = known.find((one) => one.name === input.name && !named.has(one.id));
    const id = byId?.id ?? byName?.id ?? randomUUID();
    return isBuiltIn ? { ...input, id, isReadonly: false } : { ...input, id };
  });
}
