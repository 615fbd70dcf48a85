import type { MusterClient, RuleRequest } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function rulesPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Rows: objects } = await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' });
  const object = objects[0]!;
  const { ResourceTypes } = await client.smartObjectTypes.get(object.Id);
  const value = ResourceTypes.find(({ TypeId }) => TypeId === 5700)!;
  const { Id: category } = await client.eventCategories.create({ Name: 'Cooling' });
  const { Id: collection } = await client.resourceCollections.create({
    Name: 'Temperatures of the hall',
    SmartObjectTypeIds: [object.Id],
    DeviceIds: [(await client.devices.getByEndpoint('press-1')).Id],
  });
  const { Id: ResolutionId } = await client.resolutions.create({
    Title: 'Quarter of an hour',
    Timespan: 900_000,
    ResourceTypeInstances: [{ SmartObjectTypeId: object.Id, ResourceTypeId: value.Id }],
  });
  const rule: RuleRequest = {
    Name: 'Too warm',
    Description: 'The press has to be cooled.',
    ResourceCollectionId: collection,
    EventCategoryId: category,
    SeverityLevel: 3,
    Message: '{DeviceName} is at {Value} °C',
    TriggerType: 'ForEveryResource',
    TriggerByDevice: true,
    Conditions: [
      {
        ...{ SmartObjectTypeId: object.Id, ResourceTypeId: value.Id },
        ...{ TriggerOperator: 'GreaterThan', TriggerMinValue: 10 },
        ...{ ResetOperator: 'LowerThan', ResetMinValue: 5 },
      },
    ],
  };
  const { Id } = await client.rules.create(rule);
  await client.rules.create({
    ...rule,
    Name: 'Warm on the whole',
    IsDeactivated: true,
    Conditions: [
      {
        ...{ SmartObjectTypeId: object.Id, ResourceTypeId: value.Id },
        ...{ TriggerOperator: 'OutsideRange', TriggerMinValue: 10, TriggerMaxValue: 30 },
        ...{ ResolutionAggregationType: 'ArithmeticMean', ResolutionId },
      },
    ],
  });
  await client.rules.create({
    ...{ Name: 'Silent sensor', ResourceCollectionId: collection, TriggerType: 'ForEveryResource' },
    ...{ TriggerOn: 'NoValue', TriggerAfterSeconds: 7_200, TriggerByDevice: true },
  });
  const { Rows: events } = await client.events.list({ PageSize: 1 });
  const tab = (name: string, text: string | RegExp): ShownPage => ({
    name: `rules-${name}`,
    path: `/rules?tab=${name}`,
    text,
  });
  return [
    tab('active', /^1 to \d+ of/),
    tab('events', /^1 to \d+ of/),
    tab('rules', 'Silent sensor'),
    tab('categories', 'Cooling'),
    tab('collections', 'Temperatures of the hall'),
    tab('resolutions', 'Sensor Value (Temperature)'),
    { name: 'rule-new', path: '/rules/new', text: 'Choose a collection first.' },
    {
      name: 'rule',
      path: `/rules/${Id}`,
      text: /Coloured times: an event is active/,
      prepare: (page) => page.getByRole('button', { name: 'Try it' }).click(),
    },
    {
      name: 'rule-events',
      path: `/rules/${Id}?tab=events`,
      text: /^1 to \d+ of|The rule has raised no event/,
    },
    { name: 'event', path: `/events/${events[0]!.Id}`, text: 'Value that raised it' },
    { name: 'event-category', path: `/event-categories/${category}`, text: 'Warm on the whole' },
    { name: 'resource-collection', path: `/resource-collections/${collection}`, text: 'Silent sensor' },
    {
      name: 'event-category-create',
      path: '/rules?tab=categories',
      text: 'muster event-categories create --name NAME',
      prepare: (page) => page.getByRole('button', { name: 'Create a category' }).click(),
    },
    {
      name: 'resource-collection-edit',
      path: `/resource-collections/${collection}`,
      text: 'Add',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByRole('button', { name: 'Remove the device press-1' }).waitFor();
      },
    },
    {
      name: 'resolution-edit',
      path: '/rules?tab=resolutions',
      text: 'Restrict it to a resource',
      prepare: (page) => page.getByRole('button', { name: 'Edit the resolution Quarter of an hour' }).click(),
    },
  ];
}
