// Made from openapi.yaml by `pnpm generate`; do not edit.
export const settingCategoriesList = {
  id: 'settingCategories.list',
  method: 'GET',
  path: '/api/v3/settingcategories',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const settingCategoriesCreate = {
  id: 'settingCategories.create',
  method: 'POST',
  path: '/api/v3/settingcategories',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const settingCategoriesGet = {
  id: 'settingCategories.get',
  method: 'GET',
  path: '/api/v3/settingcategories/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const settingCategoriesUpdate = {
  id: 'settingCategories.update',
  method: 'PUT',
  path: '/api/v3/settingcategories/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const settingCategoriesDelete = {
  id: 'settingCategories.delete',
  method: 'DELETE',
  path: '/api/v3/settingcategories/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
