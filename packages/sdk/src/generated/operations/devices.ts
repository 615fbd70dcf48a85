// Made from openapi.yaml by `pnpm generate`; do not edit.
export const devicesList = {
  id: 'devices.list',
  method: 'GET',
  path: '/api/v3/devices',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const devicesCreate = {
  id: 'devices.create',
  method: 'POST',
  path: '/api/v3/devices',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const devicesGetByEndpoint = {
  id: 'devices.getByEndpoint',
  method: 'GET',
  path: '/api/v3/devices/endpoint',
  query: ['endpoint'],
  network: true,
  result: 'object',
} as const;

export const devicesBootstrapServerNames = {
  id: 'devices.bootstrapServerNames',
  method: 'GET',
  path: '/api/v3/devices/bootstrapservernames',
  query: [],
  network: true,
  result: 'array',
} as const;

export const devicesListFiltered = {
  id: 'devices.listFiltered',
  method: 'POST',
  path: '/api/v3/devices/getByFilterSmall',
  query: [],
  network: true,
  result: 'array',
} as const;

export const devicesMassRegistrationTemplate = {
  id: 'devices.massRegistrationTemplate',
  method: 'GET',
  path: '/api/v3/devices/getmassregistrationtemplate',
  query: [],
  network: true,
  result: 'binary',
} as const;

export const devicesCreateMultiple = {
  id: 'devices.createMultiple',
  method: 'POST',
  path: '/api/v3/devices/multiple',
  query: [],
  network: true,
  takesKey: true,
  uploads: true,
  result: 'object',
  text: 'text/csv',
} as const;

export const devicesGetDataCollectorInternal = {
  id: 'devices.getDataCollectorInternal',
  method: 'GET',
  path: '/api/v3/devices/datacollectorinternal/{dataCollectorId}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const devicesListDiscovered = {
  id: 'devices.listDiscovered',
  method: 'GET',
  path: '/api/v3/devices/discovered',
  query: ['endpoint'],
  network: true,
  result: 'array',
} as const;

export const devicesGet = {
  id: 'devices.get',
  method: 'GET',
  path: '/api/v3/devices/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const devicesUpdate = {
  id: 'devices.update',
  method: 'PUT',
  path: '/api/v3/devices/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const devicesPatch = {
  id: 'devices.patch',
  method: 'PATCH',
  path: '/api/v3/devices/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const devicesDelete = {
  id: 'devices.delete',
  method: 'DELETE',
  path: '/api/v3/devices/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const devicesTree = {
  id: 'devices.tree',
  method: 'GET',
  path: '/api/v3/devices/{id}/tree',
  query: ['Page', 'PageSize'],
  network: true,
  result: 'object',
} as const;

export const devicesFirmwareState = {
  id: 'devices.firmwareState',
  method: 'GET',
  path: '/api/v3/devices/{id}/firmwareupgrade',
  query: [],
  network: true,
  result: 'object',
} as const;

export const devicesFirmwareUpgrade = {
  id: 'devices.firmwareUpgrade',
  method: 'POST',
  path: '/api/v3/devices/{id}/firmwareupgrade',
  query: [],
  network: true,
  takesKey: true,
  result: 'command',
} as const;

export const devicesCancelFirmwareUpgrade = {
  id: 'devices.cancelFirmwareUpgrade',
  method: 'POST',
  path: '/api/v3/devices/{id}/firmwareupgrade/cancel',
  query: [],
  network: true,
  result: 'command',
} as const;

export const devicesListPositions = {
  id: 'devices.listPositions',
  method: 'GET',
  path: '/api/v3/devices/{id}/positions',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const devicesListSettings = {
  id: 'devices.listSettings',
  method: 'GET',
  path: '/api/v3/devices/{id}/settings',
  query: [],
  network: true,
  result: 'array',
} as const;

export const devicesCreateSetting = {
  id: 'devices.createSetting',
  method: 'POST',
  path: '/api/v3/devices/{id}/settings',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const devicesUpdateSetting = {
  id: 'devices.updateSetting',
  method: 'PUT',
  path: '/api/v3/devices/{id}/settings/{settingId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const devicesUpdateSettingValues = {
  id: 'devices.updateSettingValues',
  method: 'PUT',
  path: '/api/v3/devices/{id}/settingvalues',
  query: [],
  network: true,
  result: 'none',
} as const;
