/**
 * Operations on administrative data: settings, tags, locations, gateways, roles, event consumers and the activity log.
 */
import type { Operation } from './operation.ts';

interface Entry {
  readonly Id: string;
}

export const administrationOperations: readonly Operation[] = [
  {
    title: 'PUT /locations/{id}/settingvalues, above all devices',
    run: ({ api, names }) =>
      api.call('PUT', `/locations/${names.root}/settingvalues`, [
        { SettingCategoryId: names.category, Key: 'interval', DataType: 'Integer', Value: '45' },
      ]),
  },
  {
    title: 'PUT /locations/{id}, moved with half of the devices',
    run: ({ api, names }) =>
      api.call('PUT', `/locations/${names.place}`, { Name: 'Half of it', ParentLocationId: names.root }),
  },
  {
    title: 'DELETE /locations/{id} in use: 409',
    run: ({ api, names }) => api.call('DELETE', `/locations/${names.leaf}`, undefined, { status: 409 }),
  },
  {
    title: 'PUT /settingcategories/{id}, a default that all devices have a value for',
    run: ({ api, names }) =>
      api.call('PUT', `/settingcategories/${names.category}`, {
        Name: 'Bench',
        DefaultSettings: [
          { Id: names.intervalSetting, Name: 'interval', DataType: 'Integer', Value: '90' },
          { Name: 'other', DataType: 'String', Value: 'x' },
        ],
      }),
  },
  {
    title: 'PUT /settingcategories/{id}, a default renamed',
    run: ({ api, names }) =>
      api.call('PUT', `/settingcategories/${names.category}`, {
        Name: 'Bench',
        DefaultSettings: [{ Id: names.intervalSetting, Name: 'renamed', DataType: 'Integer', Value: '90' }],
      }),
  },
  {
    title: 'PUT /settingcategories/{id}, renamed back',
    run: ({ api, names }) =>
      api.call('PUT', `/settingcategories/${names.category}`, {
        Name: 'Bench',
        DefaultSettings: [{ Id: names.intervalSetting, Name: 'interval', DataType: 'Integer', Value: '90' }],
      }),
  },
  {
    title: 'PUT /settingcategories/{id}, made secret: 409',
    run: ({ api, names }) =>
      api.call(
        'PUT',
        `/settingcategories/${names.category}`,
        {
          Name: 'Bench',
          IsSecuritySettings: true,
          DefaultSettings: [{ Id: names.intervalSetting, Name: 'interval', DataType: 'Integer' }],
        },
        { status: 409 },
      ),
  },
  {
    title: 'DELETE /defaultsettings/{id} that all devices have a value for',
    run: ({ api, names }) => api.call('DELETE', `/defaultsettings/${names.intervalSetting}`),
  },
  {
    title: 'DELETE /settingcategories/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/settingcategories/${names.category}`, undefined, { status: 409 }),
  },
  {
    title: 'PUT /dataCollectors/{id} of all devices',
    run: ({ api, names }) =>
      api.call('PUT', `/dataCollectors/${names.gateway}`, { Name: 'bench gateway', Note: 'of all devices' }),
  },
  {
    title: 'PUT /dataCollectors/{id}/settingvalues of all devices',
    run: ({ api, names }) =>
      api.call('PUT', `/dataCollectors/${names.gateway}/settingvalues`, [
        { SettingCategoryId: names.category, Key: 'note', DataType: 'String', Value: 'x' },
      ]),
  },
  {
    title: 'DELETE /dataCollectors/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/dataCollectors/${names.gateway}`, undefined, { status: 409 }),
  },
  {
    title: 'GET /dataCollectors/{id}/log',
    run: ({ api, names }) => api.call('GET', `/dataCollectors/${names.gateway}/log`),
  },
  {
    title: 'POST /deviceNetwork/refreshDataCollectorStatuess',
    run: ({ api }) => api.call('POST', '/deviceNetwork/refreshDataCollectorStatuess'),
  },
  {
    title: 'POST /deviceNetwork/discoverdevices',
    run: ({ api }) => api.call('POST', '/deviceNetwork/discoverdevices'),
  },
  {
    title: 'POST /deviceNetwork/ReinitializeRoles',
    run: ({ api }) => api.call('POST', '/deviceNetwork/ReinitializeRoles'),
  },
  {
    title: 'GET /deviceNetwork',
    run: ({ api }) => api.call('GET', '/deviceNetwork'),
  },
  {
    title: 'DELETE /tags/{id} that all devices have',
    run: ({ api, names }) => api.call('DELETE', `/tags/${names.tag}`),
  },
  {
    title: 'POST /eventconsumers/{id}/deadletters/replay, one for each device',
    run: ({ api, names }) => api.call('POST', `/eventconsumers/${names.consumer}/deadletters/replay`),
  },
  {
    title: 'DELETE /eventconsumers/{id} with what is left for it',
    run: ({ api, names }) => api.call('DELETE', `/eventconsumers/${names.consumer}`),
  },
  {
    title: 'GET /activitylogs/download, all of it',
    run: ({ api, names }) =>
      api.call('GET', `/activitylogs/download/${names.network}?FromDate=0&ToDate=${Date.now()}`),
  },
  {
    title: 'PUT /activitylogs/archive/{id} with children for half of the devices',
    run: ({ api, names }) => api.call('PUT', `/activitylogs/archive/${names.parentEntry}`),
  },
  {
    title: 'PUT /activitylogs/archiveall',
    run: ({ api }) => api.call('PUT', '/activitylogs/archiveall'),
  },
  {
    title: 'DELETE /activitylogs/{id} with children for half of the devices',
    run: ({ api, names }) => api.call('DELETE', `/activitylogs/${names.parentEntry}`),
  },
  {
    title: 'DELETE /activitylogs/deletealloutdated',
    run: ({ api }) => api.call('DELETE', '/activitylogs/deletealloutdated'),
  },
  {
    title: 'DELETE /activitylogs/deleteall',
    run: ({ api }) => api.call('DELETE', '/activitylogs/deleteall'),
  },
  {
    title: 'DELETE /queueitems/{id}',
    prepare: async ({ api }) =>
      (await api.call<{ Rows: readonly Entry[] }>('GET', '/queueitems?PageSize=1')).body.Rows[0]?.Id ?? '',
    run: ({ api }, id) => api.call('DELETE', `/queueitems/${id}`),
  },
];
