// Made from openapi.yaml by `pnpm generate`; do not edit.
export const eventConsumersList = {
  id: 'eventConsumers.list',
  method: 'GET',
  path: '/api/v3/eventconsumers',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventConsumersCreate = {
  id: 'eventConsumers.create',
  method: 'POST',
  path: '/api/v3/eventconsumers',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const eventConsumersGet = {
  id: 'eventConsumers.get',
  method: 'GET',
  path: '/api/v3/eventconsumers/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const eventConsumersUpdate = {
  id: 'eventConsumers.update',
  method: 'PUT',
  path: '/api/v3/eventconsumers/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventConsumersDelete = {
  id: 'eventConsumers.delete',
  method: 'DELETE',
  path: '/api/v3/eventconsumers/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventConsumersTest = {
  id: 'eventConsumers.test',
  method: 'POST',
  path: '/api/v3/eventconsumers/{id}/test',
  query: [],
  network: true,
  result: 'command',
} as const;

export const eventConsumersListDeadLetters = {
  id: 'eventConsumers.listDeadLetters',
  method: 'GET',
  path: '/api/v3/eventconsumers/{id}/deadletters',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventConsumersReplayDeadLetters = {
  id: 'eventConsumers.replayDeadLetters',
  method: 'POST',
  path: '/api/v3/eventconsumers/{id}/deadletters/replay',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventConsumersGetDeadLetter = {
  id: 'eventConsumers.getDeadLetter',
  method: 'GET',
  path: '/api/v3/eventconsumers/{id}/deadletters/{deadLetterId}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const eventConsumersDeleteDeadLetter = {
  id: 'eventConsumers.deleteDeadLetter',
  method: 'DELETE',
  path: '/api/v3/eventconsumers/{id}/deadletters/{deadLetterId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventConsumersReplayDeadLetter = {
  id: 'eventConsumers.replayDeadLetter',
  method: 'POST',
  path: '/api/v3/eventconsumers/{id}/deadletters/{deadLetterId}/replay',
  query: [],
  network: true,
  result: 'none',
} as const;
