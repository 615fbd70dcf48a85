// Made from openapi.yaml by `pnpm generate`; do not edit.
export const rulesList = {
  id: 'rules.list',
  method: 'GET',
  path: '/api/v3/rules',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const rulesCreate = {
  id: 'rules.create',
  method: 'POST',
  path: '/api/v3/rules',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const rulesTryDraft = {
  id: 'rules.tryDraft',
  method: 'POST',
  path: '/api/v3/rules/trial',
  query: ['fromDate', 'toDate'],
  network: true,
  result: 'object',
} as const;

export const rulesListAllConditions = {
  id: 'rules.listAllConditions',
  method: 'GET',
  path: '/api/v3/rules/list/{id}/conditions',
  query: [],
  network: true,
  result: 'scalar',
} as const;

export const rulesGet = {
  id: 'rules.get',
  method: 'GET',
  path: '/api/v3/rules/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const rulesUpdate = {
  id: 'rules.update',
  method: 'PUT',
  path: '/api/v3/rules/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesDelete = {
  id: 'rules.delete',
  method: 'DELETE',
  path: '/api/v3/rules/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesListConditions = {
  id: 'rules.listConditions',
  method: 'GET',
  path: '/api/v3/rules/{id}/conditions',
  query: ['Page', 'PageSize'],
  network: true,
  result: 'page',
} as const;

export const rulesAddCondition = {
  id: 'rules.addCondition',
  method: 'POST',
  path: '/api/v3/rules/{id}/conditions',
  query: [],
  network: true,
  takesKey: true,
  result: 'object',
} as const;

export const rulesReplaceConditions = {
  id: 'rules.replaceConditions',
  method: 'PUT',
  path: '/api/v3/rules/{id}/conditions',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesUpdateCondition = {
  id: 'rules.updateCondition',
  method: 'PUT',
  path: '/api/v3/rules/{id}/conditions/{conditionId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesDeleteCondition = {
  id: 'rules.deleteCondition',
  method: 'DELETE',
  path: '/api/v3/rules/{id}/conditions/{conditionId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesReset = {
  id: 'rules.reset',
  method: 'POST',
  path: '/api/v3/rules/{id}/reset',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rulesTry = {
  id: 'rules.try',
  method: 'GET',
  path: '/api/v3/rules/{id}/trial',
  query: ['fromDate', 'toDate'],
  network: true,
  result: 'object',
} as const;
