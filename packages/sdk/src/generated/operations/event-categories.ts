// Made from openapi.yaml by `pnpm generate`; do not edit.
export const eventCategoriesList = {
  id: 'eventCategories.list',
  method: 'GET',
  path: '/api/v3/eventcategories',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventCategoriesCreate = {
  id: 'eventCategories.create',
  method: 'POST',
  path: '/api/v3/eventcategories',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const eventCategoriesGet = {
  id: 'eventCategories.get',
  method: 'GET',
  path: '/api/v3/eventcategories/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const eventCategoriesUpdate = {
  id: 'eventCategories.update',
  method: 'PUT',
  path: '/api/v3/eventcategories/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventCategoriesDelete = {
  id: 'eventCategories.delete',
  method: 'DELETE',
  path: '/api/v3/eventcategories/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventCategoriesListActiveEvents = {
  id: 'eventCategories.listActiveEvents',
  method: 'GET',
  path: '/api/v3/eventcategories/{id}/activeEvents',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventCategoriesListActuators = {
  id: 'eventCategories.listActuators',
  method: 'GET',
  path: '/api/v3/eventcategories/{id}/actuators',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventCategoriesListEvents = {
  id: 'eventCategories.listEvents',
  method: 'GET',
  path: '/api/v3/eventcategories/{id}/events',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventCategoriesListRules = {
  id: 'eventCategories.listRules',
  method: 'GET',
  path: '/api/v3/eventcategories/{id}/rules',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;
