import type { MusterClient } from '@muster/sdk';
import { MusterApiError } from '@muster/sdk';

/** The resource to observe on each device: the value of a sensor. */
const observed = /^\/3303\/\d+\/5700$/;

/**
 * Observes the temperature of all devices that are online, so that there are measurements and events. Keeps existing
 * observations.
 *
 * @returns the number of observed resources
 */
export async function observeFleet(client: MusterClient, signal: AbortSignal): Promise<number> {
  let count = 0;
  for await (const device of client.devices.iterate(
    { Filter: 'Status eq online', PageSize: 100 },
    { signal },
  )) {
    count += await observeDevice(client, device.Id, signal);
  }
  return count;
}

async function observeDevice(client: MusterClient, deviceId: string, signal: AbortSignal): Promise<number> {
  const { SmartObjects } = await client.devices.get(deviceId, { signal });
  let count = 0;
  for (const { Id } of SmartObjects.filter((object) => object.TypeId === 3303 && !object.IsUnavailable)) {
    const { Resources } = await client.smartObjects.get(Id, { signal });
    for (const resource of Resources.filter(({ Url }) => observed.test(Url))) {
      if (resource.IsRequestObserve || (await observe(client, resource.Id, signal))) count += 1;
    }
  }
  return count;
}

/** Observes one resource. A device that has gone offline does not stop the others. */
async function observe(client: MusterClient, resourceId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.resources.observe(resourceId, {}, { signal });
    return true;
  } catch (error) {
    if (error instanceof MusterApiError) return false;
    throw error;
  }
}
