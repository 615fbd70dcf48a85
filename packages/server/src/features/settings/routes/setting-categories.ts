import { defaultSettings, settingCategories } from '../model/setting-category.ts';
import type { SettingCategoryInput, SettingCategoryService } from '../setting-category-service.ts';
import type { SettingCategoryRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { entityRoute, listRoute } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentDefaultSetting, presentSettingCategory } from '../presenters/setting.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    IsHardwareSettings: { path: 'isHardwareSettings', type: 'boolean' },
    IsSecuritySettings: { path: 'isSecuritySettings', type: 'boolean' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const defaultFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    DataType: { path: 'dataType', type: 'text' },
    IsMandatory: { path: 'isMandatory', type: 'boolean' },
    IsReadonly: { path: 'isReadonly', type: 'boolean' },
    Value: { path: 'value', type: 'text' },
    CategoryId: { path: 'categoryId', type: 'uuid' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly settingCategories: SettingCategoryService;
}

/** Routes of the tags `settingCategories` and `defaultSettings`. */
export const routes: FeatureRoutes<'defaultSettings' | 'settingCategories', Services> = {
  'settingCategories.list': listRoute(settingCategories, fields, presentSettingCategory),
  'settingCategories.create': act(({ body, principal, begin }, { settingCategories: service }) =>
    create(begin, '/api/v3/settingcategories', (unit) =>
      service.create(principal.deviceNetworkId, categoryInputOf(body), unit),
    ),
  ),
  'settingCategories.get': entityRoute(settingCategories, 'setting-category', presentSettingCategory),
  'settingCategories.update': act(async ({ params, body, principal }, { settingCategories: service }) => {
    await service.update(principal.deviceNetworkId, params.id, categoryInputOf(body));
    return noContent();
  }),
  'settingCategories.delete': act(async ({ params, principal }, { settingCategories: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'defaultSettings.list': listRoute(defaultSettings, defaultFields, presentDefaultSetting),
  'defaultSettings.delete': act(async ({ params, principal }, { settingCategories: service }) => {
    await service.deleteDefault(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

export function categoryInputOf(body: SettingCategoryRequest): SettingCategoryInput {
  return {
    name: body.Name,
    isHardwareSettings: body.IsHardwareSettings ?? false,
    isSecuritySettings: body.IsSecuritySettings ?? false,
    defaultSettings: (body.DefaultSettings ?? []).map((one) => ({
      name: one.Name,
      dataType: one.DataType ?? 'String',
      isMandatory: one.IsMandatory ?? false,
      isReadonly: one.IsReadonly ?? false,
      ...omitUndefined({ id: one.Id, value: one.Value }),
    })),
  };
}
