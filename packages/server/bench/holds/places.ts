/**
 * Operations on the rows of which a large network has some ten thousand: sub-locations and gateways; and on whole
 * networks.
 */
import type { Operation, Stage } from './operation.ts';

interface Row {
  readonly Id: string;
}

async function collectionBelowRoot({ api, names }: Stage): Promise<string> {
  return api.create('/resourcecollections', {
    Name: `Below the root ${crypto.randomUUID()}`,
    LocationIds: [names.root],
    IncludeChildLocations: true,
    SmartObjectTypeIds: [names.temperature],
  });
}

async function firstOf({ api }: Stage, path: string): Promise<string> {
  return (await api.call<{ Rows: readonly Row[] }>('GET', `${path}?PageSize=1`)).body.Rows[0]?.Id ?? '';
}

const drawing = {
  Name: 'Bench',
  LocationResourceType: 'Map',
  MimeType: 'image/svg+xml',
  FileExtension: 'svg',
};

/** A drawing of a thousand devices with coordinates, found by these. */
async function fullDrawing({ api, names }: Stage): Promise<string> {
  const id = await api.create('/locationResources', { ...drawing, LocationId: names.place });
  const positions = names.devices.map((EntityId, i) => ({
    LocationResourceId: id,
    EntityType: 'DeviceIpsoDynamic',
    EntityId,
    X: i,
    Y: i,
  }));
  await api.call('PUT', `/locationResources/${id}`, { ...drawing, Positions: positions });
  return id;
}

const gatewayType = (stage: Stage): Promise<string> => firstOf(stage, '/dataCollectorTypes');
const gatewayTemplate = (stage: Stage): Promise<string> => firstOf(stage, '/dataCollectorTemplates');

export const placeOperations: readonly Operation[] = [
  {
    title: 'GET /locations/{id}/locations, 20,000 of them',
    run: ({ api, names }) => api.call('GET', `/locations/${names.root}/locations`),
  },
  {
    title: 'POST /devices/getByFilterSmall, below 20,000 locations',
    run: ({ api, names }) =>
      api.call('POST', '/devices/getByFilterSmall', {
        LocationIds: [names.root],
        IncludeChildLocations: true,
      }),
  },
  {
    title: 'GET /resourcecollections/{id}, below 20,000 locations',
    prepare: collectionBelowRoot,
    run: ({ api }, id) => api.call('GET', `/resourcecollections/${id}`),
  },
  {
    title: 'PUT /locations/{id} with 20,000 below it',
    run: ({ api, names }) => api.call('PUT', `/locations/${names.root}`, { Name: 'All of it' }),
  },
  {
    title: 'POST /measurements/advanced, 1,000 resources',
    prepare: ({ api, names }) =>
      api.create('/resourcecollections', {
        Name: `Many ${crypto.randomUUID()}`,
        DeviceIds: names.devices,
        ResourceTypeIds: [names.sensorValue],
      }),
    run: ({ api }, SensorCollectionId) =>
      api.call('POST', '/measurements/advanced', {
        Calculation: 'Average',
        GroupBy: ['Year'],
        SensorCollectionId,
      }),
  },
  {
    title: 'PUT /locationResources/{id}, 1,000 positions',
    run: fullDrawing,
  },
  {
    title: 'PUT /locationResources/{id}, 1,000 other positions',
    prepare: fullDrawing,
    run: async ({ api }, id) => {
      const { body } = await api.call<{ Positions: readonly object[] }>('GET', `/locationResources/${id}`);
      const Positions = body.Positions.map((one) => ({ ...one, Id: null }));
      await api.call('PUT', `/locationResources/${id}`, { ...drawing, Positions });
    },
  },
  {
    title: 'GET /locationResources/{id}, 1,000 positions',
    prepare: fullDrawing,
    run: ({ api }, id) => api.call('GET', `/locationResources/${id}`),
  },
  {
    title: 'DELETE /locationResources/{id}, 1,000 positions',
    prepare: fullDrawing,
    run: ({ api }, id) => api.call('DELETE', `/locationResources/${id}`),
  },
  {
    title: 'PUT /dataCollectorTypes/{id} of 20,000 gateways',
    prepare: gatewayType,
    run: async ({ api }, id) => {
      const { body } = await api.call<object>('GET', `/dataCollectorTypes/${id}`);
      await api.call('PUT', `/dataCollectorTypes/${id}`, { ...body, Name: 'Bench' });
    },
  },
  {
    title: 'DELETE /dataCollectorTypes/{id} of 20,000 gateways: 409',
    prepare: gatewayType,
    run: ({ api }, id) => api.call('DELETE', `/dataCollectorTypes/${id}`, undefined, { status: 409 }),
  },
  {
    title: 'DELETE /dataCollectorTemplates/{id} of 20,000 gateways: 409',
    prepare: gatewayTemplate,
    run: ({ api }, id) => api.call('DELETE', `/dataCollectorTemplates/${id}`, undefined, { status: 409 }),
  },
  {
    title: 'GET /devices/bootstrapservernames',
    run: ({ api }) => api.call('GET', '/devices/bootstrapservernames'),
  },
  {
    title: 'GET /devices/discovered',
    run: ({ api }) => api.call('GET', '/devices/discovered'),
  },
  {
    title: 'PUT /tags/{id} that all devices have',
    run: ({ api, names }) => api.call('PUT', `/tags/${names.tag}`, { Name: 'renamed' }),
  },
  {
    title: 'POST /deviceNetworks',
    run: ({ api }) => api.create('/deviceNetworks', { Name: `Another ${crypto.randomUUID()}` }),
  },
  {
    title: 'POST /deviceNetwork/SeedDatabase',
    run: ({ api }) => api.call('POST', '/deviceNetwork/SeedDatabase'),
  },
];
