// Made from openapi.yaml by `pnpm generate`; do not edit.
export const actuatorsList = {
  id: 'actuators.list',
  method: 'GET',
  path: '/api/v3/actuators',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const actuatorsCreate = {
  id: 'actuators.create',
  method: 'POST',
  path: '/api/v3/actuators',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const actuatorsGet = {
  id: 'actuators.get',
  method: 'GET',
  path: '/api/v3/actuators/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const actuatorsUpdate = {
  id: 'actuators.update',
  method: 'PUT',
  path: '/api/v3/actuators/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const actuatorsDelete = {
  id: 'actuators.delete',
  method: 'DELETE',
  path: '/api/v3/actuators/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const actuatorsActuate = {
  id: 'actuators.actuate',
  method: 'POST',
  path: '/api/v3/actuators/{id}/actuate',
  query: [],
  network: true,
  takesKey: true,
  result: 'command',
} as const;
