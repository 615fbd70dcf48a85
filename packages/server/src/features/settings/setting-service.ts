import { credentials } from '../security/model/credential.ts';
import { settingCategories } from './model/setting-category.ts';
import type { SettingDataType } from './model/setting-category.ts';
import { settings } from './model/setting.ts';
import type { Setting } from './model/setting.ts';
import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { UniqueViolationError } from '../../store/port.ts';
import type { Reader, Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CredentialService } from '../security/credential-service.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { SecretBox } from '../security/secret-box.ts';
import type { SettingCategoryService } from './setting-category-service.ts';
import { effectiveSettings } from './setting-inheritance.ts';
import { findOwner } from './setting-owners.ts';
import type { SettingsOwner } from './setting-owners.ts';
import { planSettings } from './setting-plan.ts';
import type { OwnedSettings, SettingPlan, SettingValue } from './setting-plan.ts';

export interface SettingDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly categories: SettingCategoryService;
  readonly credentials: CredentialService;
  readonly box: SecretBox;
}

/** One setting to create or replace. */
export interface SettingInput {
  readonly categoryId: string;
  readonly key: string;
  readonly dataType?: SettingDataType;
  readonly value?: string;
}

const MEMBERS = { category: 'CategoryId', key: 'Key', value: 'Value' };
const noSettings: OwnedSettings = { settings: [], credentials: [] };

/**
 * Manages the settings of devices, locations, data collectors and templates. Settings that identify or
 * authenticate a device are also stored as its credentials.
 */
export class SettingService {
  readonly #deps: SettingDependencies;

  constructor(deps: SettingDependencies) {
    this.#deps = deps;
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
   * Creates a setting in the category of the request path. @throws MusterError `setting-category-not-found`,
   * and as {@link create}
   */
  async createInCategory(
    owner: SettingsOwner,
    input: SettingInput,
    unit = new UnitOfWork(),
  ): Promise<Setting> {
    await findOwner(this.#deps.store, owner);
    const categories = this.#deps.store.collection(settingCategories);
    await findInNetwork(categories, 'setting-category', owner.deviceNetworkId, input.categoryId);
    return this.create(owner, input, unit);
  }

  /**
   * Replaces the value. @throws MusterError `setting-not-found`, `invalid-request` if the key or category
   * differs
   */
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
    const { store, categories } = this.#deps;
    const [sources, all] = await Promise.all([
      findOwner(store, owner),
      categories.all(owner.deviceNetworkId),
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
    const categories = await this.#deps.categories.all(owner.deviceNetworkId);
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
  if (isOfTemplate(setting)) throw notFound('setting', id);
  return setting;
}

function isOfTemplate({ ownerType }: Setting): boolean {
  return ownerType === 'DeviceTemplate' || ownerType === 'DataCollectorTemplate';
}

/** @throws MusterError `already-exists` if another device has the identity */
export async function identityTaken<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError) || cause.collection !== credentials.name) throw cause;
    throw conflict(
      'already-exists',
      'Another device has this identity, key or common name. Choose another one.',
      {
        cause,
      },
    );
  }
}
