/** Rows that every large store of the benches has, and the building blocks of their texts. */
import type { EventConsumer } from '../src/features/webhooks/model.ts';
import type { Location } from '../src/features/locations/model.ts';

/** Pads a number, so that numbers sort as texts. */
export const padded = (value: number): string => String(value).padStart(6, '0');

/** Both forms of a gateway's MAC address. */
export function macOf(value: number): { readonly macAddress: string; readonly macKey: string } {
  const digits = `0200${padded(value)}00`;
  return { macAddress: digits.match(/../gu)?.join(':') ?? '', macKey: digits };
}

/** An event consumer that receives no events. */
export function silentConsumer(id: string, deviceNetworkId: string, createdAt: number): EventConsumer {
  return {
    id,
    deviceNetworkId,
    name: 'bench',
    endpoint: 'http://127.0.0.1:9/',
    method: 'POST',
    isActive: false,
    headers: [],
    secret: '',
    eventTypes: [],
    deviceIds: [],
    createdAt,
  };
}

/** A location for half of the devices, and its sub-locations. */
export function halfOfAll(
  place: Pick<Location, 'id' | 'deviceNetworkId' | 'parentLocationId'>,
  leaves: readonly string[],
): Location[] {
  const { id: parentLocationId, deviceNetworkId } = place;
  const below = leaves.map((id, i) => ({ id, deviceNetworkId, name: `Leaf ${i}`, parentLocationId }));
  return [{ ...place, name: 'Half' }, ...below];
}
