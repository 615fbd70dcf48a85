import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

const PACKAGE = `Name: scaled
Version: 1.0.0
DisplayName: Scaled temperature
Description: Multiplies a temperature and adds an offset.
ConfigurationDefinitions:
  - { Key: Factor, Name: Factor, DataType: Double }
  - { Key: Offset, Name: Offset, DataType: Double, DefaultValue: '0', MinValue: -1000, MaxValue: 1000 }
SourceTypeDefinitions:
  - { Description: Temperature, SmartObjectTypeTypeId: 3303, ResourceTypeTypeId: 5700 }
TargetTypeDefinitions:
  - OutputIndex: 0
    ResourceDataType: Float
    Formula: sources[0].value * $config.Factor + $config.Offset
`;

/** The pages of the area. Makes the data that the pages show. */
export async function automationPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const typeOf = async (id: number) => {
    const { Rows } = await client.smartObjectTypes.list({ Filter: `TypeId eq ${id}` });
    const { Id, ResourceTypes } = await client.smartObjectTypes.get(Rows[0]!.Id);
    return {
      SmartObjectTypeId: Id,
      resource: (of: number) => ResourceTypes.find(({ TypeId }) => TypeId === of)!.Id,
    };
  };
  const [temperature, sensor, lamp] = await Promise.all([3303, 3300, 3311].map(typeOf));
  const device = await client.devices.get((await client.devices.getByEndpoint('press-1')).Id);
  await client.transformers.createOfTemplate(device.DeviceTemplateId, {
    Name: 'Fahrenheit',
    Transformer: 'JSONata',
    Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 1.8 + 32' }],
    TransformerSourceTypeConfigurations: [{ ResourceTypeId: temperature!.resource(5700) }],
    TransformerTargetTypeConfigurations: [
      { SmartObjectTypeId: sensor!.SmartObjectTypeId, ResourceTypeId: sensor!.resource(5700) },
    ],
  });
  const { Id: type } = await client.transformerTypes.create({
    UploadTransformerType: new Blob([PACKAGE]),
  });
  const { Id: EventCategoryId } = await client.eventCategories.create({ Name: 'Night' });
  const { Id: ResourceCollectionId } = await client.resourceCollections.create({
    Name: 'All lamps',
    SmartObjectTypeIds: [lamp!.SmartObjectTypeId],
  });
  await client.actuators.create({
    Name: 'Lamps on',
    EventCategoryId,
    ResourceCollectionId,
    ActuatorResourceValues: [
      {
        SmartObjectTypeId: lamp!.SmartObjectTypeId,
        ResourceTypeId: lamp!.resource(5850),
        Value: 'true',
        ResetValue: 'false',
      },
    ],
  });
  const template = `/automation?tab=transformers&template=${device.DeviceTemplateId}`;
  return [
    { name: 'transformers', path: template, text: 'sources[0].value * 1.8 + 32' },
    {
      name: 'transformers-edit',
      path: template,
      text: 'Add the target',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit the transformer Fahrenheit' }).click();
        await page.getByLabel('Formula').waitFor();
      },
    },
    { name: 'transformer-types', path: '/automation?tab=types', text: 'Scaled temperature' },
    {
      name: 'transformer-types-upload',
      path: '/automation?tab=types',
      text: /^A package has a name/,
      prepare: (page) => page.getByRole('button', { name: 'Upload a transformer type' }).click(),
    },
    { name: 'transformer-type', path: `/automation/types/${type}`, text: /\$config\.Factor/ },
    {
      name: 'transformer-type-revoke',
      path: `/automation/types/${type}`,
      text: /^Its transformers stop/,
      prepare: (page) => page.getByRole('button', { name: 'Revoke', exact: true }).click(),
    },
    { name: 'actuators', path: '/automation?tab=actuators', text: 'Lamps on' },
    {
      name: 'actuators-edit',
      path: '/automation?tab=actuators',
      text: 'Add the action',
      prepare: (page) => page.getByRole('button', { name: 'Edit the actuator Lamps on' }).click(),
    },
    {
      name: 'actuators-actuate',
      path: '/automation?tab=actuators',
      text: /^The service writes or executes/,
      prepare: (page) => page.getByRole('button', { name: 'Actuate Lamps on' }).click(),
    },
  ];
}
