import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, UnitOfWork } from '../../kernel/entities.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { UniqueViolationError } from '../../store/port.ts';
import type { Reader, Store } from '../../store/port.ts';
import type { CredentialService } from '../security/credentials.ts';
import { credentials } from '../security/model.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { findCategory, SettingCategoryService } from './categories.ts';
import { effectiveSettings, findOwner } from './inheritance.ts';
import type { SettingsOwner } from './inheritance.ts';
import { settingCategories, settings } from './model.ts';
import type { Setting, SettingDataType } from './model.ts';
import { planSettings } from './setting-plan.ts';
import type { OwnedSettings, SettingPlan, SettingValue } from './setting-plan.ts';
import { categoriesOf } from './type-categories.ts';

interface Dependencies {
  readonly store: Store;
  /** Lanes of the devices: changes of a device's settings run in its lane. */
  readonly lanes: Lanes;
  readonly credentials: CredentialService;
  readonly box: SecretBox;
}

/** Services for settings. */
export interface SettingsDomain {
  readonly categories: SettingCategoryService;
  readonly settings: SettingService;
}

export function createSettingsDomain(deps: Dependencies): SettingsDomain {
  const categories = new SettingCategoryService(deps.store, (changed) =>
    deps.credentials.categoryChanged(changed),
  );
  return { categories, settings: new SettingService(deps, categories) };
}

/** One setting to create or replace. */
export interface SettingInput {
  readonly categoryId: string;
  readonly key: string;
  readonly dataType?: SettingDataType;
  readonly value?: string;
}

/** Names a default setting of a category. */
export interface DefaultSettingId {
  readonly categoryId: string;
  readonly id: string;
}

const MEMBERS = { category: 'CategoryId', key: 'Key', value: 'Value' };
const noSettings: OwnedSettings = { settings: [], credentials: [] };

/**
 * Manages the settings of devices, locations, data collectors and templates. Settings that identify or authenticate a
 * device are also stored as its credentials.
 */
export class SettingService {
  readonly #deps: Dependencies;
  readonly #categories: SettingCategoryService;

  constructor(deps: Dependencies, categories: SettingCategoryService) {
    this.#deps = deps;
    this.#categories = categories;
  }

  /** @throws MusterError `invalid-request`; `already-exists` if the owner has the setting */
  async create(owner: SettingsOwner, input: SettingInput, unit = new UnitOfWork()): Promise<Setting> {
    const plan = await this.#change(
      owner,
      (before) => {
        if (input.value === undefined) throw invalidMember('Value', 'Is missing. A setting needs a value.');
        if (before.settings.some((one) => one.categoryId === input.categoryId && one.key === input.key)) {
          throw conflict('already-exists', 'The setting already has a value. Update that setting instead.');
        }
        return [{ ...input, at: MEMBERS }];
      },
      { unit },
    );
    const [made] = plan.set;
    if (made === undefined) throw notFound('setting');
    return made;
  }

  /**
   * Creates a setting in the category of the request path. @throws MusterError `setting-category-not-found`, and as
   * {@link create}
   */
  async createInCategory(
    owner: SettingsOwner,
    input: SettingInput,
    unit = new UnitOfWork(),
  ): Promise<Setting> {
    const { store } = this.#deps;
    await findOwner(store, owner);
    await findCategory(store, owner.deviceNetworkId, input.categoryId);
    return this.create(owner, input, unit);
  }

  /** Replaces the value. @throws MusterError `setting-not-found`, `invalid-request` if the key or category differs */
  async update(owner: SettingsOwner, id: string, input: SettingInput): Promise<void> {
    await this.#change(owner, (before) => {
      const current = before.settings.find((one) => one.id === id);
      if (current === undefined) throw notFound('setting', id);
      if (current.categoryId !== input.categoryId) {
        throw invalidMember(
          'CategoryId',
          'The category of a setting cannot be changed. Send the current one.',
        );
      }
      if (current.key !== input.key)
        throw invalidMember('Key', 'The key of a setting cannot be changed. Send the current one.');
      // Secrets are not returned, so a client that sends back a response has no value. The secret is
      // unchanged.
      if (input.value === undefined && current.sealed !== undefined) return [];
      if (input.value === undefined) throw invalidMember('Value', 'Is missing. A setting needs a value.');
      return [{ ...input, at: MEMBERS }];
    });
  }

  /** @throws MusterError `setting-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const { ownerType, ownerId, categoryId, key } = await findSetting(this.#deps.store, deviceNetworkId, id);
    await this.#change({ ownerType, ownerId, deviceNetworkId }, ({ settings: own }) => {
      if (!own.some((one) => one.id === id)) throw notFound('setting', id);
      return [{ categoryId, key, at: MEMBERS }];
    });
  }

  /**
   * Sets values of several settings of any categories, all or none. A value that is absent deletes its setting.
   * Settings that are not in the list are unchanged.
   *
   * @throws MusterError `invalid-request`; `already-exists` if another device has the identity
   */
  async setValues(owner: SettingsOwner, values: readonly SettingValue[]): Promise<void> {
    await this.#change(owner, () => values, { whole: true });
  }

  async #change(
    owner: SettingsOwner,
    values: (before: OwnedSettings) => readonly SettingValue[],
    { whole = false, unit = new UnitOfWork() }: { whole?: boolean; unit?: UnitOfWork } = {},
  ): Promise<SettingPlan> {
    const { lanes, store } = this.#deps;
    return lanes.run(owner.ownerId, async () => {
      await findOwner(store, owner);
      const before = await this.#read(owner);
      const plan = await this.#plan(owner, before, values(before), whole);
      await identityTaken(() =>
        store.transaction(async (tx) => {
          // The owner may have been deleted with its settings since the check above.
          await findOwner(tx, owner);
          await tx.write([
            ...plan.writes,
            ...plan.set.flatMap((one) => (one === undefined ? [] : unit.writesFor(one.id))),
          ]);
        }),
      );
      this.committed(owner, plan);
      return plan;
    });
  }

  /**
   * Sets a template's value of a default setting of its type. @throws MusterError `…-not-found`, `invalid-request`;
   * `already-exists` if the template has the value
   */
  async createTemplateValue(
    template: SettingsOwner,
    preset: DefaultSettingId,
    value: string,
    unit = new UnitOfWork(),
  ): Promise<void> {
    await this.create(template, { ...(await this.#keyOf(template, preset)), value }, unit);
  }

  /** @throws MusterError `…-not-found`, `invalid-request` */
  async updateTemplateValue(template: SettingsOwner, preset: DefaultSettingId, value: string): Promise<void> {
    const key = await this.#keyOf(template, preset);
    const { id } = await this.#storedValue(template, key);
    await this.update(template, id, { ...key, value });
  }

  /** @throws MusterError `…-not-found` */
  async deleteTemplateValue(template: SettingsOwner, preset: DefaultSettingId): Promise<void> {
    const { categoryId, key } = await this.#keyOf(template, preset);
    await this.#storedValue(template, { categoryId, key });
    const at = { category: 'settingCategoryId', key: 'settingId', value: 'Value' };
    await this.setValues(template, [{ categoryId, key, at }]);
  }

  /** Returns the category, key and data type of a default setting that the type of a template has. */
  async #keyOf(template: SettingsOwner, { categoryId, id }: DefaultSettingId): Promise<SettingInput> {
    const { store } = this.#deps;
    const { typeId = '' } = await findOwner(store, template);
    const category = await findCategory(store, template.deviceNetworkId, categoryId);
    const preset = category.defaultSettings.find((one) => one.id === id);
    if (preset === undefined) throw notFound('default-setting', id);
    const ofType = (await categoriesOf(store, [typeId])).get(typeId) ?? [];
    if (!ofType.some((one) => one.id === categoryId)) {
      throw invalidMember(
        'settingCategoryId',
        'The type of the template does not have this setting category. Add it to the type first.',
      );
    }
    return { categoryId, key: preset.name, dataType: preset.dataType };
  }

  async #storedValue({ ownerId }: SettingsOwner, { categoryId, key }: SettingInput): Promise<Setting> {
    const found = await this.#deps.store.collection(settings).findOne([
      { field: 'ownerId', op: 'eq', value: ownerId },
      { field: 'categoryId', op: 'eq', value: categoryId },
      { field: 'key', op: 'eq', value: key },
    ]);
    if (found === undefined) throw notFound('setting');
    return found;
  }

  /** Plans the settings of a new owner. @throws MusterError `invalid-request` */
  async planNew(owner: SettingsOwner, values: readonly SettingValue[]): Promise<SettingPlan> {
    return this.#plan(owner, noSettings, values, true);
  }

  /** Plans changes for an owner. Call it in the lane of the owner. @throws MusterError `invalid-request` */
  async planChange(owner: SettingsOwner, values: readonly SettingValue[]): Promise<SettingPlan> {
    const before = await this.#read(owner);
    return this.#plan(owner, before, await this.#omitUnchangedInherited(owner, before, values), true);
  }

  /** Removes unchanged inherited values, which clients send back from a response. */
  async #omitUnchangedInherited(
    owner: SettingsOwner,
    { settings: own }: OwnedSettings,
    values: readonly SettingValue[],
  ): Promise<readonly SettingValue[]> {
    if (!values.some((one) => one.isInherited === true)) return values;
    const { store } = this.#deps;
    const [sources, all] = await Promise.all([
      findOwner(store, owner),
      this.#categories.all(owner.deviceNetworkId),
    ]);
    const shown = (await effectiveSettings(store, owner, sources, own, all)).filter(
      (one) => one.inheritedFrom !== undefined,
    );
    const isAsShown = ({ categoryId, key, value }: SettingValue): boolean =>
      shown.some((one) => one.category.id === categoryId && one.key === key && one.value === value);
    return values.filter((one) => one.isInherited !== true || !isAsShown(one));
  }

  /** Applies a stored plan. */
  committed({ ownerType, ownerId }: SettingsOwner, plan: Pick<SettingPlan, 'after' | 'revoked'>): void {
    if (ownerType !== 'Device') return;
    this.#deps.credentials.committed(ownerId, { settings: plan.after.settings, revoked: plan.revoked });
  }

  /** Applies the deletion of a device with its settings and credentials. */
  gone(deviceId: string, identities: readonly string[]): void {
    this.#deps.credentials.committed(deviceId, { settings: [], revoked: identities });
  }

  async #plan(
    owner: SettingsOwner,
    before: OwnedSettings,
    values: readonly SettingValue[],
    whole: boolean,
  ): Promise<SettingPlan> {
    const categories = await this.#categories.all(owner.deviceNetworkId);
    return planSettings(owner, before, values, { box: this.#deps.box, categories, whole });
  }

  async #read({ ownerType, ownerId }: SettingsOwner): Promise<OwnedSettings> {
    const { store } = this.#deps;
    const [ownSettings, ownCredentials] = await Promise.all([
      store.collection(settings).find({
        where: [{ field: 'ownerId', op: 'eq', value: ownerId }],
        sort: [{ field: 'key', direction: 'asc' }],
      }),
      ownerType === 'Device'
        ? store.collection(credentials).find({ where: [{ field: 'deviceId', op: 'eq', value: ownerId }] })
        : [],
    ]);
    return { settings: ownSettings, credentials: ownCredentials };
  }
}

/**
 * Returns a setting. Values of templates can only be accessed through their templates.
 *
 * @throws MusterError `setting-not-found`
 */
export async function findSetting(reader: Reader, deviceNetworkId: string, id: string): Promise<Setting> {
  const setting = await findInNetwork(reader.collection(settings), 'setting', deviceNetworkId, id);
  const isOfTemplate =
    setting.ownerType === 'DeviceTemplate' || setting.ownerType === 'DataCollectorTemplate';
  if (isOfTemplate) throw notFound('setting', id);
  return setting;
}

/** @throws MusterError `already-exists` if another device has the identity */
export async function identityTaken<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError) || cause.collection !== credentials.name) throw cause;
    const message = 'Another device has this identity, key or common name. Choose another one.';
    throw conflict('already-exists', message, { cause });
  }
}

/** A template's value, which applies to everything that is created from the template. */
export interface TemplateSettingValue {
  readonly id: string;
  readonly categoryId: string;
  readonly defaultSettingId: string;
  /** Absent for a secret. */
  readonly value?: string;
}

/** Returns the values of several templates by template ID. */
export async function templateValues(
  reader: Reader,
  deviceNetworkId: string,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TemplateSettingValue[]>> {
  const [found, categories] = await Promise.all([
    reader.collection(settings).find({ where: [{ field: 'ownerId', op: 'in', value: templateIds }] }),
    reader.collection(settingCategories).find(inNetwork(deviceNetworkId, {})),
  ]);
  const shown = found.flatMap((one) => {
    const category = categories.find(({ id }) => id === one.categoryId);
    const preset = category?.defaultSettings.find(({ name }) => name === one.key);
    if (preset === undefined) return [];
    const { id, ownerId: templateId, categoryId, value } = one;
    const shownValue = { id, categoryId, defaultSettingId: preset.id, ...(value !== undefined && { value }) };
    return [{ templateId, value: shownValue }];
  });
  return new Map(
    templateIds.map((id) => [
      id,
      shown.filter(({ templateId }) => templateId === id).map((one) => one.value),
    ]),
  );
}
