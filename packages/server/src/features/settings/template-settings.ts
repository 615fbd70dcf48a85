import { settingCategories } from './model/setting-category.ts';
import type { DefaultSetting } from './model/setting-category.ts';
import { settings } from './model/setting.ts';
import type { Setting, SettingOwner } from './model/setting.ts';
import { invalidMember, notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { Reader, Store } from '../../store/port.ts';
import type { SettingsOwner } from './setting-owners.ts';
import { findOwner } from './setting-owners.ts';
import type { SettingService } from './setting-service.ts';
import { categoriesOf } from './type-categories.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';

type TemplateOwner = Extract<SettingOwner, 'DeviceTemplate' | 'DataCollectorTemplate'>;

export interface TemplateSettingsDependencies {
  readonly store: Store;
  readonly settings: SettingService;
}

/** A default setting in a template. */
export interface TemplateSettingPlace {
  readonly deviceNetworkId: string;
  readonly templateId: string;
  readonly categoryId: string;
  /** ID of a default setting of the category. */
  readonly defaultSettingId: string;
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
    return preset === undefined ? [] : [{ templateId: one.ownerId, shown: shownValue(one, preset) }];
  });
  return new Map(
    templateIds.map((id) => [
      id,
      shown.filter(({ templateId }) => templateId === id).map((one) => one.shown),
    ]),
  );
}

/** Manages the values of templates of one kind for the default settings of their type's categories. */
export class TemplateSettings {
  readonly #deps: TemplateSettingsDependencies;
  readonly #ownerType: TemplateOwner;

  constructor(ownerType: TemplateOwner, deps: TemplateSettingsDependencies) {
    this.#ownerType = ownerType;
    this.#deps = deps;
  }

  /** @throws MusterError `…-not-found`, `invalid-request`; `already-exists` if the template has the value */
  async create(place: TemplateSettingPlace, value: string, unit = new UnitOfWork()): Promise<void> {
    const { name, dataType } = await this.#known(place);
    const { categoryId } = place;
    await this.#deps.settings.create(this.#owner(place), { categoryId, key: name, dataType, value }, unit);
  }

  /** @throws MusterError `…-not-found`, `invalid-request` */
  async update(place: TemplateSettingPlace, value: string): Promise<void> {
    const { name, dataType } = await this.#known(place);
    const { categoryId } = place;
    const { id } = await this.#stored(place, name);
    await this.#deps.settings.update(this.#owner(place), id, { categoryId, key: name, dataType, value });
  }

  /** @throws MusterError `…-not-found` */
  async delete(place: TemplateSettingPlace): Promise<void> {
    const { name } = await this.#known(place);
    await this.#stored(place, name);
    const at = { category: 'settingCategoryId', key: 'settingId', value: 'Value' };
    await this.#deps.settings.setValues(this.#owner(place), [
      { categoryId: place.categoryId, key: name, at },
    ]);
  }

  #owner({ deviceNetworkId, templateId }: TemplateSettingPlace): SettingsOwner {
    return { ownerType: this.#ownerType, ownerId: templateId, deviceNetworkId };
  }

  async #known(place: TemplateSettingPlace): Promise<DefaultSetting> {
    const { typeId = '' } = await findOwner(this.#deps.store, this.#owner(place));
    const category = await findInNetwork(
      this.#deps.store.collection(settingCategories),
      'setting-category',
      place.deviceNetworkId,
      place.categoryId,
    );
    const preset = category.defaultSettings.find((one) => one.id === place.defaultSettingId);
    if (preset === undefined) throw notFound('default-setting', place.defaultSettingId);
    const ofType = (await categoriesOf(this.#deps.store, [typeId])).get(typeId) ?? [];
    if (!ofType.some((one) => one.id === category.id)) {
      throw invalidMember(
        'settingCategoryId',
        'The type of the template does not have this setting category. Add it to the type first.',
      );
    }
    return preset;
  }

  async #stored({ templateId, categoryId }: TemplateSettingPlace, key: string): Promise<Setting> {
    const [found] = await this.#deps.store.collection(settings).find({
      where: [
        { field: 'ownerId', op: 'eq', value: templateId },
        { field: 'categoryId', op: 'eq', value: categoryId },
        { field: 'key', op: 'eq', value: key },
      ],
    });
    if (found === undefined) throw notFound('setting');
    return found;
  }
}

function shownValue(setting: Setting, preset: DefaultSetting): TemplateSettingValue {
  return {
    id: setting.id,
    categoryId: setting.categoryId,
    defaultSettingId: preset.id,
    ...(setting.value === undefined ? {} : { value: setting.value }),
  };
}
