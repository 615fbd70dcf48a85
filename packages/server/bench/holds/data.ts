/** Operations on devices, their values, and values computed from these. */
import type { Operation, Stage } from './operation.ts';

const daysMs = 86_400_000;

const lastDays = (days: number): string =>
  `timespanStart=${Date.now() - days * daysMs}&timespanEnd=${Date.now()}`;

function collectionOf({ api, names }: Stage, objectType = names.temperature): Promise<string> {
  return api.create('/resourcecollections', {
    Name: `All ${crypto.randomUUID()}`,
    DeviceTypeIds: [names.deviceType],
    SmartObjectTypeIds: [objectType],
  });
}

async function actuatorOf(stage: Stage): Promise<string> {
  const { api, names } = stage;
  return api.create('/actuators', {
    Name: 'Bench',
    EventCategoryId: await api.create('/eventcategories', { Name: 'Bench' }),
    ResourceCollectionId: await collectionOf(stage, names.deviceObject),
    ActuatorResourceValues: [
      { SmartObjectTypeId: names.deviceObject, ResourceTypeId: names.reboot, ExecuteOnActivate: true },
    ],
  });
}

function csvRows(count: number): string {
  const lines = Array.from({ length: count }, (_, i) => `csv-${i},Generic LwM2M,Row ${i}`);
  return `DeviceIdentifier,DeviceTypeName,Name\n${lines.join('\n')}\n`;
}

/** The work after the response takes as long as there are devices. */
export const longOperations: readonly Operation[] = [
  {
    title: 'POST /actuators/{id}/actuate over all devices',
    prepare: actuatorOf,
    run: ({ api }, id) => api.call('POST', `/actuators/${id}/actuate`),
  },
];

export const dataOperations: readonly Operation[] = [
  {
    title: 'GET /measurements/{resourceId}/since, 100,000 values',
    run: ({ api, names }) =>
      api.call('GET', `/measurements/${names.oldResource}/since/${Date.now() - 170 * daysMs}`),
  },
  {
    title: 'GET /measurements/{resourceId}/aggregations, 180 days',
    run: ({ api, names }) =>
      api.call(
        'GET',
        `/measurements/${names.oldResource}/aggregations?${lastDays(180)}&aggregationType=ArithmeticMean&maximumNumberOfMeasurements=100000`,
      ),
  },
  {
    title: 'GET /measurements/{resourceId}/compressed, 180 days',
    run: ({ api, names }) =>
      api.call(
        'GET',
        `/measurements/${names.oldResource}/compressed?${lastDays(180)}&maximumNumberOfMeasurements=100000`,
      ),
  },
  {
    title: 'GET /kpi/{resourceId}/{dimension}/since/{start}/untilNow',
    run: ({ api, names }) =>
      api.call('GET', `/kpi/${names.oldResource}/0/since/${Date.now() - 170 * daysMs}/untilNow`),
  },
  {
    title: 'POST /measurements/advanced, 180 days of one resource',
    run: async (stage) => {
      const SensorCollectionId = await stage.api.create('/resourcecollections', {
        Name: 'One',
        ResourceIds: [stage.names.oldResource],
      });
      await stage.api.call('POST', '/measurements/advanced', {
        Calculation: 'Average',
        GroupBy: ['Year', 'Month', 'Day', 'Hour'],
        SensorCollectionId,
        Start: new Date(Date.now() - 180 * daysMs).toISOString(),
        Stop: new Date().toISOString(),
      });
    },
  },
  {
    title: 'POST /measurements/advanced of all devices: 400',
    run: ({ api, names }) =>
      api.call(
        'POST',
        '/measurements/advanced',
        { Calculation: 'Average', GroupBy: ['Year'], SensorTypeId: names.sensorValue },
        { status: 400 },
      ),
  },
  {
    title: 'POST /resourcecollections of all devices',
    run: (stage) => collectionOf(stage),
  },
  {
    title: 'POST /resourcecollections/synchronize',
    run: ({ api }) => api.call('POST', '/resourcecollections/synchronize'),
  },
  {
    title: 'GET /resourcecollections/{id}',
    prepare: (stage) => collectionOf(stage),
    run: ({ api }, id) => api.call('GET', `/resourcecollections/${id}`),
  },
  {
    title: 'POST /devicetemplates/{id}/transformertemplates, the first formula',
    run: ({ api, names }) =>
      api.call('POST', `/devicetemplates/${names.deviceTemplate}/transformertemplates`, {
        Name: 'fahrenheit',
        Transformer: 'JSONata',
        Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 1.8 + 32' }],
        TransformerSourceTypeConfigurations: [{ ResourceTypeId: names.sensorValue }],
        TransformerTargetTypeConfigurations: [
          { SmartObjectTypeId: names.humidity, ResourceTypeId: names.humidityValue },
        ],
      }),
  },
  {
    title: 'POST /locations/{id}/transformer over half of the devices',
    prepare: (stage) => collectionOf(stage),
    run: ({ api, names }, collection) =>
      api.call('POST', `/locations/${names.place}/transformer`, {
        Name: 'mean',
        LocationId: names.place,
        TransformerType: 'JSONata',
        ResourceCollectionId: collection,
        Configurations: [{ Key: 'Expression', Value: '$average(sources[0].values)' }],
        TransformerTargetTypeConfigurations: [
          { SmartObjectTypeId: names.humidity, ResourceTypeId: names.humidityValue },
        ],
      }),
  },
  {
    title: 'POST /firmwarepackages/{id}/upgrade of some thousand devices',
    run: ({ api, names }) =>
      api.call('POST', `/firmwarepackages/${names.firmware}/upgrade`, {
        Filter: "DeviceIdentifier lt 'urn:bench:002000'",
      }),
  },
  {
    title: 'DELETE /firmwarepackages/{id} in use: 409',
    run: ({ api, names }) =>
      api.call('DELETE', `/firmwarepackages/${names.firmware}`, undefined, { status: 409 }),
  },
  {
    title: 'POST /devices/multiple, CSV',
    run: ({ api, rows }) => api.call('POST', '/devices/multiple', csvRows(rows)),
  },
  {
    title: 'POST /devices/multiple, an array',
    run: ({ api, rows, names }) =>
      api.call(
        'POST',
        '/devices/multiple',
        Array.from({ length: rows }, (_, i) => ({
          DeviceIdentifier: `array-${i}`,
          DeviceTypeId: names.deviceType,
        })),
      ),
  },
  {
    title: 'POST /devices/getByFilterSmall',
    run: ({ api, names }) =>
      api.call('POST', '/devices/getByFilterSmall', {
        LocationIds: [names.place],
        IncludeChildLocations: true,
      }),
  },
  {
    title: 'PATCH /devices/{id}, another location',
    run: ({ api, names }) =>
      api.call('PATCH', `/devices/${names.devices[1] ?? ''}`, [
        { op: 'replace', path: '/LocationId', value: names.leaf },
      ]),
  },
  {
    title: 'DELETE /devices/{id} with 500,000 values',
    run: ({ api, names }) => api.call('DELETE', `/devices/${names.oldDevice}`),
  },
];
