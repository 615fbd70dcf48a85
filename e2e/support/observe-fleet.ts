/** Makes the server observe resources of a fleet. */
import { until } from '@muster/testkit';
import { filter, type MusterClient } from '@muster/sdk';

/** Waits until `count` devices whose endpoint names begin with `prefix` are online. @returns their ids */
export async function onlineDevices(client: MusterClient, prefix: string, count: number): Promise<string[]> {
  const Filter = filter('devices.list', { Status: 'online', DeviceIdentifier: { startswith: prefix } });
  const ask = (): ReturnType<typeof client.devices.list> => client.devices.list({ Filter, PageSize: 1000 });
  const { Rows } = await until(ask, ({ NbrOfRows }) => NbrOfRows === count);
  return Rows.map(({ Id }) => Id);
}

/** Observes the resources at `paths` of each of these devices. Resolves when the devices have answered. */
export async function observeFleet(
  client: MusterClient,
  deviceIds: readonly string[],
  paths: readonly string[],
): Promise<void> {
  const Filter = filter('resources.list', { DeviceId: { in: deviceIds } });
  const resources: string[] = [];
  for await (const { Id, Url } of client.resources.iterate({ Filter, PageSize: 1000 }))
    if (paths.includes(Url)) resources.push(Id);
  const receipts = await Promise.all(resources.map((id) => client.resources.observe(id, {})));
  for (const { activityId } of receipts) {
    if (activityId === undefined) throw new Error('An Observe has no entry in the activity log.');
    await client.activityLogs.waitFor(activityId, { pollMs: 50 });
  }
}
