import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';
import { typeOf } from '../resource-values.ts';

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
  const [temperature, lamp] = [await typeOf(client, 3303), await typeOf(client, 3311, 5850)];
  const { DeviceTemplateId } = await client.devices.getByEndpoint('press-1');
  await client.transformers.createOfTemplate(DeviceTemplateId, {
    Name: 'Fahrenheit',
    Transformer: 'JSONata',
    Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 1.8 + 32' }],
    TransformerSourceTypeConfigurations: [{ ResourceTypeId: temperature.ResourceTypeId }],
    TransformerTargetTypeConfigurations: [await typeOf(client, 3300)],
  });
  const { Id: type } = await client.transformerTypes.create({
    UploadTransformerType: new Blob([PACKAGE]),
  });
  const { Id: EventCategoryId } = await client.eventCategories.create({ Name: 'Night' });
  const { Id: ResourceCollectionId } = await client.resourceCollections.create({
    Name: 'All lamps',
    SmartObjectTypeIds: [lamp.SmartObjectTypeId],
  });
  await client.actuators.create({
    Name: 'Lamps on',
    EventCategoryId,
    ResourceCollectionId,
    ActuatorResourceValues: [{ ...lamp, Value: 'true', ResetValue: 'false' }],
  });
  const template = `/automation?tab=transformers&template=${DeviceTemplateId}`;
  const [types, own, actuators] = [
    '/automation?tab=types',
    `/automation/types/${type}`,
    '/automation?tab=actuators',
  ] as const;
  return [
    shown('transformers', template, 'sources[0].value * 1.8 + 32'),
    shown('transformers-edit', template, 'Add the target', async (page) => {
      await press('Edit the transformer Fahrenheit')(page);
      await page.getByLabel('Formula').waitFor();
    }),
    shown('transformer-types', types, 'Scaled temperature'),
    shown('transformer-types-upload', types, /^A package has a name/, press('Upload a transformer type')),
    shown('transformer-type', own, /\$config\.Factor/),
    shown('transformer-type-revoke', own, /^Its transformers stop/, press('Revoke')),
    shown('actuators', actuators, 'Lamps on'),
    shown('actuators-edit', actuators, 'Add the action', press('Edit the actuator Lamps on')),
    shown('actuators-actuate', actuators, /^The service writes or executes/, press('Actuate Lamps on')),
  ];
}
