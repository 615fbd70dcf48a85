import type { SettingCategoryInput, SettingCategoryService } from '../setting-category-service.ts';
import type { SettingCategoryRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
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

/** Routes of the tags `settingCategories` and `defaultSettings`. */
export function settingCategoryRoutes(
  categories: SettingCategoryService,
): Routes<'defaultSettings' | 'settingCategories'> {
  return {
    'settingCategories.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await categories.list(deviceNetworkId, query), presentSettingCategory);
    },
    'settingCategories.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/settingcategories', (unit) =>
        categories.create(principal.deviceNetworkId, categoryInputOf(body), unit),
      ),
    'settingCategories.get': async ({ params, principal }) =>
      ok(presentSettingCategory(await categories.get(principal.deviceNetworkId, params.id))),
    'settingCategories.update': async ({ params, body, principal }) => {
      await categories.update(principal.deviceNetworkId, params.id, categoryInputOf(body));
      return noContent();
    },
    'settingCategories.delete': async ({ params, principal }) => {
      await categories.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'defaultSettings.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, defaultFields, deviceNetworkId);
      return pageReply(context, await categories.listDefaults(deviceNetworkId, query), presentDefaultSetting);
    },
    'defaultSettings.delete': async ({ params, principal }) => {
      await categories.deleteDefault(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}

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
