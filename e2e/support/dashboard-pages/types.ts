import type { MusterClient } from '@muster/sdk';
import type { Page } from 'playwright-core';
import { HOSTILE } from '../dashboard.ts';
import { press, shown, type ShownPage } from './shown-page.ts';

/** An export with an item that a network lacks, one that it has, and one that cannot be imported. */
export const importFile = {
  name: 'buoys.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      Release: '19A1',
      Tags: ['quay'],
      DeviceTypes: [
        { Name: 'Buoy', SmartObjectTypeInstances: [], Templates: [{ Name: HOSTILE }] },
        { Name: 'Generic LwM2M', Templates: [] },
        {
          Name: 'Ghost',
          SmartObjectTypeInstances: [{ ObjectID: 33_009, ObjectURN: 'urn:x', InstanceId: 0 }],
        },
      ],
    }),
  ),
};

/** The pages of the area. Makes the data that the pages show. */
export async function typesPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const ids = await makeTypes(client);
  const preview = async (page: Page): Promise<void> => {
    await page.getByLabel('File').setInputFiles(importFile);
    await press('Preview')(page);
  };
  const [deviceType, objectType, objectTemplate, deviceTemplate] = [
    `/device-types/${ids.deviceType}`,
    `/smart-object-types/${ids.objectType}`,
    `/smart-object-templates/${ids.objectTemplate}`,
    `/device-templates/${ids.deviceTemplate}`,
  ] as const;
  const tab = (name: string): string => `/types?tab=${name}`;
  const rows = /^1 to \d+ of/;
  const [objects, templates] = [tab('smart-object-types'), tab('smart-object-templates')];
  return [
    shown('types', '/types', rows),
    shown('types-create', '/types', 'Object instances', press('Create a device type')),
    shown('types-device-templates', tab('device-templates'), rows),
    shown('types-objects', objects, rows),
    shown('types-objects-import', objects, /^All definitions of the file/, press('Import definitions')),
    shown('types-objects-create', objects, 'Object ID', press('Create a smart object type')),
    shown('types-object-templates', templates, rows),
    shown(
      'types-object-templates-create',
      templates,
      'sets up instances of',
      press(/^Create a smart object t/),
    ),
    shown('types-transfer', tab('transfer'), 'Select all'),
    shown('types-preview', tab('transfer'), /Nothing is stored yet/, preview),
    shown('device-type', deviceType, 'Bow line'),
    shown('device-type-edit', deviceType, 'Save', press('Edit')),
    shown('device-type-templates', `${deviceType}?tab=templates`, 'Two lines'),
    shown('device-type-settings', `${deviceType}?tab=settings`, 'interval'),
    shown('device-type-firmware', `${deviceType}?tab=firmware`, /^There is no firmware/),
    shown('device-template', deviceTemplate, 'Value of the template'),
    shown('device-template-edit', deviceTemplate, 'Save', press('Edit')),
    shown('object-type', objectType, 'Tension Limit'),
    shown('object-type-edit', objectType, 'Save', press('Edit')),
    shown('object-type-resource', objectType, 'Reusable', press('Create a resource type')),
    shown('object-type-add-resource', objectType, /^Reusable resource t/, press(/^Add an existing resource/)),
    shown('object-type-templates', `${objectType}?tab=templates`, 'Watched closely'),
    shown('object-template', objectTemplate, 'Longest time between two notifications.'),
    shown('object-template-attributes', objectTemplate, 'Save and write to', press('Edit the attributes')),
    shown('object-template-values', objectTemplate, 'Initial value', press('Edit observations and values')),
  ];
}

async function makeTypes(client: MusterClient) {
  const { Id: objectType } = await client.smartObjectTypes.create({
    ...{ Name: 'Mooring Line', TypeId: 33_001, ObjectUrn: 'urn:oma:lwm2m:x:33001' },
    ...{ Description: 'Tension of one mooring line.', MultipleInstances: true },
  });
  const { Id: resource } = await client.resourceTypes.create({
    ...{ SmartObjectTypeId: objectType, TypeId: 26_250, Name: 'Tension Limit', AccessType: 'All' },
    ...{ ResourceDataType: 'Float', Units: 'kN', Range: '0..100', Description: HOSTILE },
  });
  const { Id: objectTemplate } = await client.smartObjectTemplates.create({
    Name: 'Watched closely',
    SmartObjectTypeId: objectType,
    ResourceTemplates: [{ ResourceTypeId: resource, IsRequestObserve: true, Value: '42' }],
  });
  const definitions = await client.resourceAttributeDefinitions.list();
  const definition = (name: string): string => definitions.find(({ Name }) => Name === name)!.Id;
  await client.smartObjectTemplates.updateAttributes(objectTemplate, [
    { ResourceAttributeDefinitionId: definition('pmin'), Value: '10' },
    { ResourceAttributeDefinitionId: definition('pmax'), Value: '60' },
    { ResourceAttributeDefinitionId: definition('gt'), Value: '80', ResourceTypeId: resource },
  ]);
  const { Id: deviceType } = await client.deviceTypes.create({
    Name: 'Mooring Sensor',
    SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: objectType, InstanceId: 0, Label: 'Bow line' }],
    SettingCategories: [
      { Name: 'Reporting', DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }] },
    ],
  });
  const { Id: deviceTemplate } = await client.deviceTemplates.create({
    Name: 'Two lines',
    DeviceTypeId: deviceType,
    SmartObjectTypeInstanceTemplates: [
      { SmartObjectTypeId: objectType, InstanceId: 0, SmartObjectTemplateId: objectTemplate },
      { SmartObjectTypeId: objectType, InstanceId: 1 },
    ],
  });
  return { deviceType, deviceTemplate, objectType, objectTemplate };
}
