import { credentials } from '../../entities/credential.ts';
import { devices } from '../../entities/device.ts';
import type { SettingCategory, SettingDataType } from '../../entities/setting-category.ts';
import { settings } from '../../entities/setting.ts';
import type { Setting } from '../../entities/setting.ts';
import { conflict, invalidMember, notFound } from '../../errors.ts';
import type { Lanes } from '../../lanes.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Store } from '../../ports/store.ts';
import type { CredentialService } from '../security/credential-service.ts';
import { owned } from '../owned.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { securityCategory } from '../security/security-settings.ts';
import type { SettingCategoryService } from './setting-category-service.ts';
import { planSettings } from './setting-plan.ts';
import type { OwnedSettings, SettingPlan, SettingsOwner, SettingValue } from './setting-plan.ts';

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

/** A setting as it is shown; a secret comes without its value. */
export interface SettingView {
  /** Absent for one that the owner does not have itself. */
  readonly id?: string;
  readonly ownerType: Setting['ownerType'];
  readonly ownerId: string;
  readonly category: SettingCategory;
  readonly key: string;
  readonly dataType: SettingDataType;
  readonly value?: string;
  readonly isInherited: boolean;
  readonly isSecret: boolean;
}

const AT = { category: 'CategoryId', key: 'Key', value: 'Value' };
const nothing: OwnedSettings = { settings: [], credentials: [] };

/** Settings of devices. What identifies and authenticates a device is kept as its credentials at the same time. */
export class SettingService {
  readonly #deps: SettingDependencies;

  constructor(deps: SettingDependencies) {
    this.#deps = deps;
  }

  /** Those of a device, and the defaults of the categories where it has none. @throws MusterError `device-not-found` */
  async ofDevice(deviceNetworkId: string, deviceId: string): Promise<readonly SettingView[]> {
    const owner = await this.#device(deviceNetworkId, deviceId);
    const categories = await this.#deps.categories.all(deviceNetworkId);
    const { settings: own } = await this.#read(owner);
    return categories
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((category) => [
        ...own.filter((one) => one.categoryId === category.id).map((one) => viewOf(one, category)),
        ...inherited(owner, category, own),
      ]);
  }

  /** @throws MusterError `setting-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<SettingView> {
    const setting = await owned(this.#deps.store.collection(settings), 'setting', deviceNetworkId, id);
    return viewOf(setting, await this.#deps.categories.get(deviceNetworkId, setting.categoryId));
  }

  /** @throws MusterError `device-not-found`, `invalid-request`; `already-exists` when the device has it */
  async create(deviceNetworkId: string, deviceId: string, input: SettingInput): Promise<Setting> {
    const plan = await this.#change(deviceNetworkId, deviceId, (before) => {
      if (input.value === undefined) throw invalidMember('Value', 'A setting needs a value.');
      if (before.settings.some((one) => one.categoryId === input.categoryId && one.key === input.key)) {
        throw conflict('already-exists', 'The device has this setting already.');
      }
      return [{ ...input, at: AT }];
    });
    const [made] = plan.set;
    if (made === undefined) throw notFound('setting');
    return made;
  }

  /** @throws MusterError `setting-not-found`, `invalid-request` (key and category stay) */
  async update(deviceNetworkId: string, deviceId: string, id: string, input: SettingInput): Promise<void> {
    await this.#change(deviceNetworkId, deviceId, (before) => {
      const current = before.settings.find((one) => one.id === id);
      if (current === undefined) throw notFound('setting');
      if (current.categoryId !== input.categoryId) {
        throw invalidMember('CategoryId', 'The category of a setting cannot be changed.');
      }
      if (current.key !== input.key) throw invalidMember('Key', 'The key of a setting cannot be changed.');
      // A secret is not shown, so that whoever sends back what was shown has none: it stays.
      if (input.value === undefined && current.sealed !== undefined) return [];
      if (input.value === undefined) throw invalidMember('Value', 'A setting needs a value.');
      return [{ ...input, at: AT }];
    });
  }

  /** @throws MusterError `setting-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const setting = await owned(this.#deps.store.collection(settings), 'setting', deviceNetworkId, id);
    await this.#change(deviceNetworkId, setting.ownerId, ({ settings: own }) => {
      if (!own.some((one) => one.id === id)) throw notFound('setting');
      return [{ categoryId: setting.categoryId, key: setting.key, at: AT }];
    });
  }

  /**
   * Sets values of several settings of any categories, all or none; a value that is absent deletes its setting, and what
   * is not named stays.
   *
   * @throws MusterError `device-not-found`, `invalid-request`; `already-exists` when another device has the identity
   */
  async setValues(deviceNetworkId: string, deviceId: string, values: readonly SettingValue[]): Promise<void> {
    await this.#change(deviceNetworkId, deviceId, () => values, true);
  }

  async #change(
    deviceNetworkId: string,
    deviceId: string,
    values: (before: OwnedSettings) => readonly SettingValue[],
    whole = false,
  ): Promise<SettingPlan> {
    const owner = await this.#device(deviceNetworkId, deviceId);
    return this.#deps.lanes.run(deviceId, async () => {
      await this.#device(deviceNetworkId, deviceId);
      const before = await this.#read(owner);
      const plan = await this.#plan(owner, before, values(before), whole);
      await identityTaken(() => this.#deps.store.write(plan.writes));
      this.committed(plan, deviceId);
      return plan;
    });
  }

  /** For a device that is about to be stored. @throws MusterError `invalid-request` */
  async planNew(
    deviceNetworkId: string,
    deviceId: string,
    values: readonly SettingValue[],
  ): Promise<SettingPlan> {
    return this.#plan({ ownerType: 'Device', ownerId: deviceId, deviceNetworkId }, nothing, values, true);
  }

  /** For a device that is about to be changed; call it in the lane of the device. @throws MusterError `invalid-request` */
  async planChange(
    deviceNetworkId: string,
    deviceId: string,
    values: readonly SettingValue[],
  ): Promise<SettingPlan> {
    const owner: SettingsOwner = { ownerType: 'Device', ownerId: deviceId, deviceNetworkId };
    return this.#plan(owner, await this.#read(owner), values, true);
  }

  /** A plan has been stored. */
  committed({ after, revoked }: Pick<SettingPlan, 'after' | 'revoked'>, deviceId: string): void {
    this.#deps.credentials.committed(deviceId, { settings: after.settings, revoked });
  }

  /** The device has been deleted with its settings and credentials. */
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

  async #read({ ownerId }: SettingsOwner): Promise<OwnedSettings> {
    const { store } = this.#deps;
    const [ownSettings, ownCredentials] = await Promise.all([
      store.collection(settings).find({
        where: [{ field: 'ownerId', op: 'eq', value: ownerId }],
        sort: [{ field: 'key', direction: 'asc' }],
      }),
      store.collection(credentials).find({ where: [{ field: 'deviceId', op: 'eq', value: ownerId }] }),
    ]);
    return { settings: ownSettings, credentials: ownCredentials };
  }

  async #device(deviceNetworkId: string, deviceId: string): Promise<SettingsOwner> {
    await owned(this.#deps.store.collection(devices), 'device', deviceNetworkId, deviceId);
    return { ownerType: 'Device', ownerId: deviceId, deviceNetworkId };
  }
}

/** @throws MusterError `already-exists` when another device has the identity */
export async function identityTaken<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError) || cause.collection !== credentials.name) throw cause;
    throw conflict('already-exists', 'Another device is known by this identity, key or common name.', {
      cause,
    });
  }
}

function viewOf(setting: Setting, category: SettingCategory): SettingView {
  return {
    id: setting.id,
    ownerType: setting.ownerType,
    ownerId: setting.ownerId,
    category,
    key: setting.key,
    dataType: setting.dataType,
    ...(setting.value === undefined ? {} : { value: setting.value }),
    isInherited: false,
    isSecret: setting.sealed !== undefined,
  };
}

function inherited(
  owner: SettingsOwner,
  category: SettingCategory,
  own: readonly Setting[],
): readonly SettingView[] {
  const isOwn = (key: string): boolean =>
    own.some((one) => one.categoryId === category.id && one.key === key);
  return category.defaultSettings
    .filter((one) => one.value !== undefined && !isOwn(one.name))
    .map((one) => ({
      ownerType: owner.ownerType,
      ownerId: owner.ownerId,
      category,
      key: one.name,
      dataType: one.dataType,
      ...(one.value === undefined ? {} : { value: one.value }),
      isInherited: true,
      isSecret: securityCategory(category.name)?.settings[one.name]?.isSecret === true,
    }));
}
