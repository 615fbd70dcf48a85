// Made from openapi.yaml by `pnpm generate`; do not edit.
import { encodeWrite } from '../../write-value.ts';
export const resourcesList = {
  id: 'resources.list',
  method: 'GET',
  path: '/api/v3/resources',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const resourcesCreate = {
  id: 'resources.create',
  method: 'POST',
  path: '/api/v3/resources',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const resourcesGet = {
  id: 'resources.get',
  method: 'GET',
  path: '/api/v3/resources/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const resourcesUpdate = {
  id: 'resources.update',
  method: 'PUT',
  path: '/api/v3/resources/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resourcesDelete = {
  id: 'resources.delete',
  method: 'DELETE',
  path: '/api/v3/resources/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resourcesRead = {
  id: 'resources.read',
  method: 'GET',
  path: '/api/v3/resources/{id}/read',
  query: [],
  network: true,
  result: 'command',
} as const;

export const resourcesWrite = {
  id: 'resources.write',
  method: 'PUT',
  path: '/api/v3/resources/{id}/write',
  query: [],
  network: true,
  result: 'command',
  encode: encodeWrite,
} as const;

export const resourcesWriteValue = {
  id: 'resources.writeValue',
  method: 'POST',
  path: '/api/v3/resources/{id}/write/{value}',
  query: [],
  network: true,
  takesKey: true,
  result: 'command',
} as const;

export const resourcesExecute = {
  id: 'resources.execute',
  method: 'POST',
  path: '/api/v3/resources/{id}/execute',
  query: [],
  network: true,
  takesKey: true,
  result: 'command',
} as const;

export const resourcesObserve = {
  id: 'resources.observe',
  method: 'PUT',
  path: '/api/v3/resources/{id}/observe',
  query: [],
  network: true,
  result: 'command',
} as const;

export const resourcesCancelObserve = {
  id: 'resources.cancelObserve',
  method: 'PUT',
  path: '/api/v3/resources/{id}/cancelobserve',
  query: [],
  network: true,
  result: 'command',
} as const;

export const resourcesObserveState = {
  id: 'resources.observeState',
  method: 'GET',
  path: '/api/v3/resources/{id}/observestate',
  query: [],
  network: true,
  result: 'object',
} as const;
