import type { MusterClient } from '@muster/sdk';
import type { Page } from 'playwright-core';
import { HOSTILE } from '../dashboard.ts';
import type { ShownPage } from './shown-page.ts';

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
  const click =
    (name: string) =>
    (page: Page): Promise<void> =>
      page.getByRole('button', { name, exact: true }).click();
  const preview = async (page: Page): Promise<void> => {
    await page.getByLabel('File').setInputFiles(importFile);
    await click('Preview')(page);
  };
  const deviceType = `/device-types/${ids.deviceType}`;
  const objectType = `/smart-object-types/${ids.objectType}`;
  const objectTemplate = `/smart-object-templates/${ids.objectTemplate}`;
  const edit = { prepare: click('Edit'), text: 'Save' };
  return [
    { name: 'types', path: '/types', text: /^1 to \d+ of/ },
    {
      name: 'types-create',
      path: '/types',
      text: 'Object instances',
      prepare: click('Create a device type'),
    },
    { name: 'types-device-templates', path: '/types?tab=device-templates', text: /^1 to \d+ of/ },
    { name: 'types-objects', path: '/types?tab=smart-object-types', text: /^1 to \d+ of/ },
    {
      name: 'types-objects-import',
      path: '/types?tab=smart-object-types',
      text: /^All definitions of the file/,
      prepare: click('Import definitions'),
    },
    {
      name: 'types-objects-create',
      path: '/types?tab=smart-object-types',
      text: 'Object ID',
      prepare: click('Create a smart object type'),
    },
    { name: 'types-object-templates', path: '/types?tab=smart-object-templates', text: /^1 to \d+ of/ },
    {
      name: 'types-object-templates-create',
      path: '/types?tab=smart-object-templates',
      text: 'The template sets up instances of this object.',
      prepare: click('Create a smart object template'),
    },
    { name: 'types-transfer', path: '/types?tab=transfer', text: 'Select all' },
    { name: 'types-preview', path: '/types?tab=transfer', text: /Nothing is stored yet/, prepare: preview },
    { name: 'device-type', path: deviceType, text: 'Bow line' },
    { name: 'device-type-edit', path: deviceType, ...edit },
    { name: 'device-type-templates', path: `${deviceType}?tab=templates`, text: 'Two lines' },
    { name: 'device-type-settings', path: `${deviceType}?tab=settings`, text: 'interval' },
    { name: 'device-type-firmware', path: `${deviceType}?tab=firmware`, text: /^There is no firmware/ },
    {
      name: 'device-template',
      path: `/device-templates/${ids.deviceTemplate}`,
      text: 'Value of the template',
    },
    { name: 'device-template-edit', path: `/device-templates/${ids.deviceTemplate}`, ...edit },
    { name: 'object-type', path: objectType, text: 'Tension Limit' },
    { name: 'object-type-edit', path: objectType, ...edit },
    {
      name: 'object-type-resource',
      path: objectType,
      text: 'Reusable',
      prepare: click('Create a resource type'),
    },
    {
      name: 'object-type-add-resource',
      path: objectType,
      text: /^Reusable resource types/,
      prepare: click('Add an existing resource type'),
    },
    { name: 'object-type-templates', path: `${objectType}?tab=templates`, text: 'Watched closely' },
    { name: 'object-template', path: objectTemplate, text: 'Longest time between two notifications.' },
    {
      name: 'object-template-attributes',
      path: objectTemplate,
      text: 'Save and write to the devices',
      prepare: click('Edit the attributes'),
    },
    {
      name: 'object-template-values',
      path: objectTemplate,
      text: 'Initial value',
      prepare: click('Edit observations and values'),
    },
  ];
}

interface Made {
  readonly deviceType: string;
  readonly deviceTemplate: string;
  readonly objectType: string;
  readonly objectTemplate: string;
}

async function makeTypes(client: MusterClient): Promise<Made> {
  const { Id: objectType } = await client.smartObjectTypes.create({
    Name: 'Mooring Line',
    TypeId: 33_001,
    ObjectUrn: 'urn:oma:lwm2m:x:33001',
    Description: 'Tension of one mooring line.',
    MultipleInstances: true,
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
