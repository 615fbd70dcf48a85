// Made from openapi.yaml by `pnpm generate`; do not edit.
export const dataCollectorsList = {
  id: 'dataCollectors.list',
  method: 'GET',
  path: '/api/v3/dataCollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorsRegister = {
  id: 'dataCollectors.register',
  method: 'POST',
  path: '/api/v3/dataCollectors/register',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const dataCollectorsCreateSecurityToken = {
  id: 'dataCollectors.createSecurityToken',
  method: 'POST',
  path: '/api/v3/dataCollectors/securityToken',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorsGet = {
  id: 'dataCollectors.get',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorsUpdate = {
  id: 'dataCollectors.update',
  method: 'PUT',
  path: '/api/v3/dataCollectors/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorsDelete = {
  id: 'dataCollectors.delete',
  method: 'DELETE',
  path: '/api/v3/dataCollectors/{id}',
  query: ['force'],
  network: true,
  result: 'none',
} as const;

export const dataCollectorsApplicationRestart = {
  id: 'dataCollectors.applicationRestart',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/applicationrestart',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsSystemRestart = {
  id: 'dataCollectors.systemRestart',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/systemrestart',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsCustomCommand = {
  id: 'dataCollectors.customCommand',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/customCommand',
  query: [],
  network: true,
  result: 'scalar',
} as const;

export const dataCollectorsListDevices = {
  id: 'dataCollectors.listDevices',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/devices',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorsDeliverValue = {
  id: 'dataCollectors.deliverValue',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/devices/{endpoint}/measurements',
  query: [],
  network: true,
  takesKey: true,
  result: 'none',
} as const;

export const dataCollectorsRegisterDevice = {
  id: 'dataCollectors.registerDevice',
  method: 'PUT',
  path: '/api/v3/dataCollectors/{id}/devices/{endpoint}/registration',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorsDeregisterDevice = {
  id: 'dataCollectors.deregisterDevice',
  method: 'DELETE',
  path: '/api/v3/dataCollectors/{id}/devices/{endpoint}/registration',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorsDiscoverDevices = {
  id: 'dataCollectors.discoverDevices',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/discoverdevices',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsDownloadRegistrationTicket = {
  id: 'dataCollectors.downloadRegistrationTicket',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/downloadregistrationTicket',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorsListLog = {
  id: 'dataCollectors.listLog',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/log',
  query: ['minLogLevel', 'take', 'fromUnixtime', 'untilUnixtime'],
  network: true,
  result: 'array',
} as const;

export const dataCollectorsListLogFiles = {
  id: 'dataCollectors.listLogFiles',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/logfiles',
  query: ['Page', 'PageSize'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorsDeliverValues = {
  id: 'dataCollectors.deliverValues',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/measurements',
  query: [],
  network: true,
  takesKey: true,
  result: 'object',
} as const;

export const dataCollectorsListPositions = {
  id: 'dataCollectors.listPositions',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/positions',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorsRefreshStatus = {
  id: 'dataCollectors.refreshStatus',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/refreshStatus',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsGetRegistrationTicket = {
  id: 'dataCollectors.getRegistrationTicket',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/registrationTicket',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorsRegisterDevices = {
  id: 'dataCollectors.registerDevices',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/registrations',
  query: [],
  network: true,
  takesKey: true,
  result: 'object',
} as const;

export const dataCollectorsSendNetworkSettings = {
  id: 'dataCollectors.sendNetworkSettings',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/sendNetworkSettings',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsSetBlacklist = {
  id: 'dataCollectors.setBlacklist',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/setblacklist',
  query: [],
  network: true,
  result: 'command',
} as const;

export const dataCollectorsListSettings = {
  id: 'dataCollectors.listSettings',
  method: 'GET',
  path: '/api/v3/dataCollectors/{id}/settings',
  query: [],
  network: true,
  result: 'array',
} as const;

export const dataCollectorsCreateSetting = {
  id: 'dataCollectors.createSetting',
  method: 'POST',
  path: '/api/v3/dataCollectors/{id}/settings',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const dataCollectorsUpdateSetting = {
  id: 'dataCollectors.updateSetting',
  method: 'PUT',
  path: '/api/v3/dataCollectors/{id}/settings/{settingId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorsUpdateSettingValues = {
  id: 'dataCollectors.updateSettingValues',
  method: 'PUT',
  path: '/api/v3/dataCollectors/{id}/settingvalues',
  query: [],
  network: true,
  result: 'none',
} as const;
