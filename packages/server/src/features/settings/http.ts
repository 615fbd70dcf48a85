import type {
  DataCollectorTemplateSettingValueResponse,
  SettingCategoryRequest,
  SettingCategoryResponse,
  SettingCategoryValueRequest,
  SettingRequest,
  SettingResponse,
  SettingValueUpdate,
} from '../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../http/handler.ts';
import type {
  ContextOf,
  EntityContext,
  FeatureRoutes,
  ReadContext,
  RequestContext,
} from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { findCategory } from './categories.ts';
import type { CategorisedType, SettingCategoryInput, SettingCategoryService } from './categories.ts';
import { settingsOf, viewOf } from './inheritance.ts';
import type { SettingsOwner, SettingView } from './inheritance.ts';
import { defaultSettings, settingCategories } from './model.ts';
import type { DefaultSetting, SettingCategory, SettingOwner } from './model.ts';
import type { SettingValue } from './setting-plan.ts';
import { findSetting } from './settings.ts';
import type { DefaultSettingId, SettingInput, SettingService, TemplateSettingValue } from './settings.ts';

type OwnerOperation = 'listSettings' | 'createSetting' | 'updateSetting' | 'updateSettingValues';
type CategoryContext = ContextOf<'deviceTypes.addSettingCategory'>;
type PresetContext = RequestContext<ContextOf<'deviceTemplates.deleteSettingValue'>['params']>;
type ValueContext = ContextOf<'deviceTemplates.createSettingValue'>;

export interface Services {
  readonly settings: SettingService;
  readonly settingCategories: SettingCategoryService;
}

const byName = { search: ['name'], defaultSort: [{ field: 'name', direction: 'asc' }] } as const;

const categoryMembers = membersOf<SettingCategory>()({
  Id: 'uuid',
  Name: 'text',
  IsHardwareSettings: 'boolean',
  IsSecuritySettings: 'boolean',
});
const categoryFields = categoryMembers.list(byName);
const showCategory = categoryMembers.show();

/** In a list across categories, a default setting has its category. */
const defaultMembers = membersOf<DefaultSetting & { readonly categoryId?: string }>()({
  Id: 'uuid',
  Name: 'text',
  DataType: 'text',
  IsMandatory: 'boolean',
  IsReadonly: 'boolean',
  Value: 'text',
  CategoryId: { path: 'categoryId', type: 'uuid', isReadOnly: true },
});
const defaultFields = defaultMembers.list(byName);
const showDefault = defaultMembers.show();

const valueMembers = membersOf<SettingInput>()({ Key: 'unlisted', DataType: 'unlisted', Value: 'unlisted' });

const devices = ownerRoutes('Device');
const locations = ownerRoutes('Location');
const dataCollectors = ownerRoutes('DataCollector');
const deviceTypes = categoryRoutes('device-type');
const dataCollectorTypes = categoryRoutes('data-collector-type');
const deviceTemplates = valueRoutes('DeviceTemplate');
const dataCollectorTemplates = valueRoutes('DataCollectorTemplate');

/**
 * Routes of the tags `settings`, `settingCategories` and `defaultSettings`, for the settings of devices, locations and
 * data collectors, the setting categories of types and the setting values of templates.
 */
export const routes: FeatureRoutes<
  | 'settings'
  | 'settingCategories'
  | 'defaultSettings'
  | `${'devices' | 'locations' | 'dataCollectors'}.${OwnerOperation}`
  | `${'deviceTypes' | 'dataCollectorTypes'}.${'add' | 'remove'}SettingCategory`
  | `${'deviceTemplates' | 'dataCollectorTemplates'}.${'create' | 'update' | 'delete'}SettingValue`,
  Services
> = {
  'settings.get': read(async ({ params, principal, reader }) => {
    const setting = await findSetting(reader, principal.deviceNetworkId, params.id);
    const category = await findCategory(reader, principal.deviceNetworkId, setting.categoryId);
    return ok(presentSetting(viewOf(setting, category)));
  }),
  'settings.delete': deleteRoute('settings'),
  'devices.listSettings': devices.list,
  'devices.createSetting': devices.create,
  'devices.updateSetting': devices.update,
  'devices.updateSettingValues': devices.updateValues,
  'locations.listSettings': locations.list,
  'locations.createSetting': locations.create,
  'locations.updateSetting': locations.update,
  'locations.updateSettingValues': locations.updateValues,
  'dataCollectors.listSettings': dataCollectors.list,
  'dataCollectors.createSetting': dataCollectors.create,
  'dataCollectors.updateSetting': dataCollectors.update,
  'dataCollectors.updateSettingValues': dataCollectors.updateValues,
  'settingCategories.list': listRoute(settingCategories, categoryFields, presentSettingCategory),
  'settingCategories.create': createRoute('settingCategories', '/api/v3/settingcategories', categoryInputOf),
  'settingCategories.get': entityRoute(settingCategories, 'setting-category', presentSettingCategory),
  'settingCategories.update': updateRoute('settingCategories', categoryInputOf),
  'settingCategories.delete': deleteRoute('settingCategories'),
  'defaultSettings.list': listRoute(defaultSettings, defaultFields, showDefault),
  'defaultSettings.delete': act(async ({ params, principal }, { settingCategories: service }) => {
    await service.deleteDefault(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'deviceTypes.addSettingCategory': deviceTypes.add,
  'deviceTypes.removeSettingCategory': deviceTypes.remove,
  'dataCollectorTypes.addSettingCategory': dataCollectorTypes.add,
  'dataCollectorTypes.removeSettingCategory': dataCollectorTypes.remove,
  'deviceTemplates.createSettingValue': deviceTemplates.create,
  'deviceTemplates.updateSettingValue': deviceTemplates.update,
  'deviceTemplates.deleteSettingValue': deviceTemplates.remove,
  'dataCollectorTemplates.createSettingValue': dataCollectorTemplates.create,
  'dataCollectorTemplates.updateSettingValue': dataCollectorTemplates.update,
  'dataCollectorTemplates.deleteSettingValue': dataCollectorTemplates.remove,
};

function ownerRoutes(type: SettingOwner) {
  return {
    list: read(async (context: ReadContext<{ readonly id: string }>) =>
      ok((await settingsOf(context.reader, ownerOf(type, context))).map(presentSetting)),
    ),
    create: act((context: EntityContext<SettingRequest>, { settings }: Services) =>
      create(context.begin, '/api/v3/settings', (unit) =>
        settings.create(ownerOf(type, context), inputOf(context.body), unit),
      ),
    ),
    update: act(async (context: ContextOf<'devices.updateSetting'>, { settings }: Services) => {
      await settings.update(ownerOf(type, context), context.params.settingId, inputOf(context.body));
      return noContent();
    }),
    updateValues: act(
      async (context: EntityContext<readonly SettingValueUpdate[]>, { settings }: Services) => {
        await settings.setValues(ownerOf(type, context), valuesOfUpdates(context.body));
        return noContent();
      },
    ),
  };
}

function categoryRoutes(kind: CategorisedType) {
  return {
    add: act(async ({ params, principal }: CategoryContext, { settingCategories: service }: Services) => {
      await service.addToType(kind, principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    }),
    remove: act(async ({ params, principal }: CategoryContext, { settingCategories: service }: Services) => {
      await service.removeFromType(kind, principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    }),
  };
}

function valueRoutes(type: SettingOwner) {
  return {
    create: act(async (context: ValueContext, { settings }: Services) => {
      const unit = context.begin(() => noContent());
      await settings.createTemplateValue(ownerOf(type, context), presetOf(context), context.body.Value, unit);
      unit.checkUsed();
      return noContent();
    }),
    update: act(async (context: ValueContext, { settings }: Services) => {
      await settings.updateTemplateValue(ownerOf(type, context), presetOf(context), context.body.Value);
      return noContent();
    }),
    remove: act(async (context: PresetContext, { settings }: Services) => {
      await settings.deleteTemplateValue(ownerOf(type, context), presetOf(context));
      return noContent();
    }),
  };
}

function ownerOf(
  ownerType: SettingOwner,
  { params, principal }: ReadContext<{ readonly id: string }>,
): SettingsOwner {
  return { ownerType, ownerId: params.id, deviceNetworkId: principal.deviceNetworkId };
}

function presetOf({ params }: PresetContext): DefaultSettingId {
  return { categoryId: params.settingCategoryId, id: params.settingId };
}

function inputOf(body: SettingRequest): SettingInput {
  return { categoryId: body.CategoryId, ...valueMembers.read(body) };
}

export function categoryInputOf(body: SettingCategoryRequest): SettingCategoryInput {
  return {
    ...categoryMembers.read({ IsHardwareSettings: false, IsSecuritySettings: false, ...body }),
    defaultSettings: (body.DefaultSettings ?? []).map((one) => ({
      ...defaultMembers.read({ DataType: 'String', IsMandatory: false, IsReadonly: false, ...one }),
      ...omitUndefined({ id: one.Id }),
    })),
  };
}

/** Reads the member SettingCategories of a device. */
export function valuesOfCategories(categories: readonly SettingCategoryValueRequest[]): SettingValue[] {
  return categories.flatMap(({ Name, Settings = [] }, index) =>
    Settings.map((one, at) => {
      const category = `SettingCategories[${index}]`;
      const setting = `${category}.Settings[${at}]`;
      return {
        categoryName: Name,
        ...valueMembers.read(one),
        at: { category: `${category}.Name`, key: `${setting}.Key`, value: `${setting}.Value` },
      };
    }),
  );
}

/** Reads the body of PUT settingvalues. */
function valuesOfUpdates(updates: readonly SettingValueUpdate[]): SettingValue[] {
  return updates.map((one, index) => ({
    categoryId: one.SettingCategoryId,
    ...valueMembers.read(one),
    at: {
      category: `[${index}].SettingCategoryId`,
      key: `[${index}].Key`,
      value: `[${index}].Value`,
    },
  }));
}

/**
 * Reads the deprecated member Settings of locations and data collectors. Clients send back the members of a response: a
 * secret without a value is unchanged, and an inherited value is marked.
 */
export function valuesOfSettings(settings: readonly SettingRequest[]): SettingValue[] {
  return settings
    .map((one, index) => ({
      categoryId: one.CategoryId,
      ...valueMembers.read(one),
      ...omitUndefined({ isInherited: one.IsInherited }),
      at: {
        category: `Settings[${index}].CategoryId`,
        key: `Settings[${index}].Key`,
        value: `Settings[${index}].Value`,
      },
    }))
    .filter((one) => one.value !== undefined);
}

export function presentSettingCategory(category: SettingCategory): SettingCategoryResponse {
  return {
    ...showCategory(category),
    DefaultSettings: category.defaultSettings.map(showDefault),
  };
}

/** Presents a SettingResponse. Secrets have no value. */
export function presentSetting(setting: SettingView): SettingResponse {
  const { category, ownerType, ownerId, inheritedFrom } = setting;
  const preset = category.defaultSettings.find((one) => one.name === setting.key);
  return {
    Id: setting.id,
    CategoryId: category.id,
    CategoryName: category.name,
    CategoryIsHardwareSettings: category.isHardwareSettings,
    CategoryIsSecuritySettings: category.isSecuritySettings,
    DeviceId: ownerType === 'Device' ? ownerId : undefined,
    LocationId: ownerType === 'Location' ? ownerId : undefined,
    DataCollectorId: ownerType === 'DataCollector' ? ownerId : undefined,
    Key: setting.key,
    DataType: setting.dataType,
    Value: setting.value,
    IsSecret: setting.isSecret,
    IsInherited: inheritedFrom !== undefined,
    InheritedFrom: inheritedFrom?.source,
    InheritedFromId: inheritedFrom?.id,
    IsMandatory: preset?.isMandatory ?? false,
    IsPredefined: preset !== undefined,
    IsReadonly: preset?.isReadonly ?? false,
  };
}

/** Presents a template's value of a default setting, without secrets. */
export function presentTemplateValue(value: TemplateSettingValue): DataCollectorTemplateSettingValueResponse {
  return { Id: value.id, DefaultSettingId: value.defaultSettingId, Value: value.value };
}
