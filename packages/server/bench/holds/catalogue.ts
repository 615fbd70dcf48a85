/** Operations on types and templates that all devices use, and on the parts of these. */
import type { Operation, Stage } from './operation.ts';

interface ObjectType {
  readonly Id: string;
  readonly Name: string;
  readonly TypeId: number;
  readonly ObjectUrn: string;
  readonly ResourceTypes: readonly { readonly Id: string; readonly TypeId: number }[];
}

const attribute = [
  { ResourceAttributeDefinitionId: '5a5e0a10-6d1c-4c0e-8a55-000000000001', Value: '10' },
  { ResourceAttributeDefinitionId: '5a5e0a10-6d1c-4c0e-8a55-000000000002', Value: '60' },
];

async function temperatureType({ api, names }: Stage): Promise<ObjectType> {
  return (await api.call<ObjectType>('GET', `/smartobjecttypes/${names.temperature}`)).body;
}

async function defaultTemplate({ api, names }: Stage): Promise<string> {
  const { body } = await api.call<{ SmartObjectTemplates: readonly { Id: string }[] }>(
    'GET',
    `/smartobjecttypes/${names.temperature}`,
  );
  return body.SmartObjectTemplates[0]?.Id ?? '';
}

const ofTemperature = (names: Stage['names'], name: string): object => ({
  Name: name,
  SmartObjectTypeId: names.temperature,
  ResourceTemplates: [],
  TagIds: [],
});

/** Returns the resource types of the Temperature object type, without one of them. */
async function instancesWithout(stage: Stage, left: string): Promise<readonly object[]> {
  const { ResourceTypes } = await temperatureType(stage);
  return ResourceTypes.filter((one) => one.Id !== left).map((one) => ({ ResourceTypeId: one.Id }));
}

export const catalogueOperations: readonly Operation[] = [
  {
    title: 'PUT /devicetemplates/{id} that all devices have',
    run: ({ api, names }) =>
      api.call('PUT', `/devicetemplates/${names.deviceTemplate}`, {
        Name: 'Generic LwM2M',
        DeviceTypeId: names.deviceType,
        SmartObjectTypeInstanceTemplates: [{ SmartObjectTypeId: names.temperature, InstanceId: 0 }],
      }),
  },
  {
    title: 'PUT /devicetypes/{id} that all devices have',
    run: ({ api, names }) =>
      api.call('PUT', `/devicetypes/${names.deviceType}`, {
        Name: 'Generic LwM2M',
        DeviceStandard: 'LWM2M',
        SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: names.temperature, InstanceId: 0 }],
      }),
  },
  {
    title: 'PUT /smartobjecttemplates/{id}/resourceattributes, for all devices',
    prepare: defaultTemplate,
    run: ({ api }, id) => api.call('PUT', `/smartobjecttemplates/${id}/resourceattributes`, attribute),
  },
  {
    title: 'PUT /smartobjecttemplates/{id}/resourceattributes, for none',
    prepare: ({ api, names }) => api.create('/smartobjecttemplates', ofTemperature(names, 'Attributed')),
    run: ({ api }, id) => api.call('PUT', `/smartobjecttemplates/${id}/resourceattributes`, attribute),
  },
  {
    title: 'DELETE /smartobjecttemplates/{id} that nothing has',
    prepare: ({ api, names }) => api.create('/smartobjecttemplates', ofTemperature(names, 'Unused')),
    run: ({ api }, id) => api.call('DELETE', `/smartobjecttemplates/${id}`),
  },
  {
    title: 'PUT /smartobjecttypes/{id}/resourcetypeinstances, one less',
    run: async (stage) =>
      stage.api.call(
        'PUT',
        `/smartobjecttypes/${stage.names.temperature}/resourcetypeinstances`,
        await instancesWithout(stage, stage.names.units),
      ),
  },
  {
    title: 'PUT /resourcetypes/{id}',
    run: ({ api, names }) =>
      api.call('PUT', `/resourcetypes/${names.sensorValue}`, {
        SmartObjectTypeId: names.temperature,
        TypeId: 5700,
        Name: 'Sensor Value',
        AccessType: 'Read',
        ResourceDataType: 'Float',
      }),
  },
  {
    title: 'DELETE /resourcetypes/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/resourcetypes/${names.sensorValue}`, undefined, { status: 409 }),
  },
  {
    title: 'PUT /smartobjecttypes/{id}, to a single instance',
    run: async (stage) => {
      const { Name, TypeId, ObjectUrn } = await temperatureType(stage);
      const body = { Name, TypeId, ObjectUrn, MultipleInstances: false };
      await stage.api.call('PUT', `/smartobjecttypes/${stage.names.temperature}`, body);
    },
  },
  {
    title: 'DELETE /smartobjecttypes/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/smartobjecttypes/${names.temperature}`, undefined, { status: 409 }),
  },
  {
    title: 'GET /smartobjecttypes, all with their counts',
    run: ({ api }) => api.call('GET', '/smartobjecttypes?PageSize=1000'),
  },
  {
    title: 'GET /resourceModelDefinitions/export',
    run: ({ api }) => api.call('GET', '/resourceModelDefinitions/export'),
  },
  {
    title: 'DELETE /devicetypes/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/devicetypes/${names.deviceType}`, undefined, { status: 409 }),
  },
  {
    title: 'DELETE /devicetemplates/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/devicetemplates/${names.deviceTemplate}`, undefined, { status: 409 }),
  },
  {
    title: 'DELETE /devicetypes/{id} that nothing has',
    prepare: ({ api }) => api.create('/devicetypes', { Name: 'Unused', SmartObjectTypeInstanceIds: [] }),
    run: ({ api }, id) => api.call('DELETE', `/devicetypes/${id}`),
  },
  {
    title: 'POST /hardwareDefinitions/export',
    run: ({ api, names }) =>
      api.call('POST', '/hardwareDefinitions/export', {
        DeviceTypeIds: [names.deviceType],
        DeviceTemplateIds: [],
      }),
  },
];
