import type { MusterClient, RuleRequest } from '@muster/sdk';
import { typeOf } from '../resource-values.ts';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function rulesPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const type = await typeOf(client, 3303);
  const { Id: category } = await client.eventCategories.create({ Name: 'Cooling' });
  const { Id: collection } = await client.resourceCollections.create({
    Name: 'Temperatures of the hall',
    SmartObjectTypeIds: [type.SmartObjectTypeId],
    DeviceIds: [(await client.devices.getByEndpoint('press-1')).Id],
  });
  const { Id: ResolutionId } = await client.resolutions.create({
    Title: 'Quarter of an hour',
    Timespan: 900_000,
    ResourceTypeInstances: [type],
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
        ...{ ...type, TriggerOperator: 'GreaterThan', TriggerMinValue: 10 },
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
        ...{ ...type, TriggerOperator: 'OutsideRange', TriggerMinValue: 10, TriggerMaxValue: 30 },
        ...{ ResolutionAggregationType: 'ArithmeticMean', ResolutionId },
      },
    ],
  });
  await client.rules.create({
    ...{ Name: 'Silent sensor', ResourceCollectionId: collection, TriggerType: 'ForEveryResource' },
    ...{ TriggerOn: 'NoValue', TriggerAfterSeconds: 7_200, TriggerByDevice: true },
  });
  const { Rows: events } = await client.events.list({ PageSize: 1 });
  const tab = (name: string, text: string | RegExp): ShownPage =>
    shown(`rules-${name}`, `/rules?tab=${name}`, text);
  const own = `/resource-collections/${collection}`;
  return [
    tab('active', /^1 to \d+ of/),
    tab('events', /^1 to \d+ of/),
    tab('rules', 'Silent sensor'),
    tab('categories', 'Cooling'),
    tab('collections', 'Temperatures of the hall'),
    tab('resolutions', 'Sensor Value (Temperature)'),
    shown('rule-new', '/rules/new', 'Choose a collection first.'),
    shown('rule', `/rules/${Id}`, /Coloured times: an event is active/, press('Try it')),
    shown('rule-events', `/rules/${Id}?tab=events`, /^1 to \d+ of|The rule has raised no event/),
    shown('event', `/events/${events[0]!.Id}`, 'Value that raised it'),
    shown('event-category', `/event-categories/${category}`, 'Warm on the whole'),
    shown('resource-collection', own, 'Silent sensor'),
    shown('event-category-create', '/rules?tab=categories', 'create --name NAME', press('Create a category')),
    shown('resource-collection-edit', own, 'Add', async (page) => {
      await press('Edit')(page);
      await page.getByRole('button', { name: 'Remove the device press-1' }).waitFor();
    }),
    shown('resolution-edit', '/rules?tab=resolutions', 'Restrict it to a', press(/^Edit the resolution/)),
  ];
}
