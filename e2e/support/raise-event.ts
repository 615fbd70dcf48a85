/** Raises an event of a rule, for examples that need one. */
import { until } from '@muster/testkit';
import type { MusterClient } from '@muster/sdk';

const NAME = 'Any temperature';

/**
 * Makes a rule whose condition each value meets, and reads a value. Replaces the rule of the call before.
 *
 * @param smartObjectId of a smart object with the resource, of a simulated device that is registered
 * @returns the ID of the event
 */
export async function raiseEvent(
  client: MusterClient,
  smartObjectId: string,
  resourceId: string,
): Promise<string> {
  const { SmartObjectTypeId } = await client.smartObjects.get(smartObjectId);
  const { ResourceTypeId } = await client.resources.get(resourceId);
  const filter = { Filter: `Name eq '${NAME}'` };
  for await (const { Id } of client.rules.iterate(filter)) await client.rules.delete(Id);
  for await (const { Id } of client.resourceCollections.iterate(filter))
    await client.resourceCollections.delete(Id);
  const { Id: ResourceCollectionId } = await client.resourceCollections.create({
    Name: NAME,
    SmartObjectTypeIds: [SmartObjectTypeId],
  });
  const { Id: RuleId } = await client.rules.create({
    Name: NAME,
    ResourceCollectionId,
    TriggerType: 'ForEveryResource',
    Conditions: [
      { SmartObjectTypeId, ResourceTypeId, TriggerOperator: 'GreaterThan', TriggerMinValue: -1_000 },
    ],
  });
  await client.resources.read(resourceId);
  const { Rows } = await until(
    () => client.events.list({ Filter: `RuleId eq '${RuleId}'` }),
    (page) => page.Rows.length > 0,
  );
  return Rows[0]?.Id ?? '';
}
