import type { Position } from '@muster/sdk/core';

/** Names of the entities with positions. */
export const positionedWords: Readonly<Record<Position['EntityType'], string>> = {
  Device: 'Device',
  DeviceIpsoDynamic: 'Device, as it reports',
  SensorCollection: 'Device',
  DataCollector: 'Gateway',
  Location: 'Location',
  Unknown: 'Unknown',
};

/** Path of the page of an entity with a position. Undefined if there is none or the key may not see it. */
export function entityHref(
  { EntityId, EntityType }: Pick<Position, 'EntityId' | 'EntityType'>,
  may: (permission: string) => boolean,
): string | undefined {
  if (EntityId === undefined) return undefined;
  switch (EntityType) {
    case 'Device':
    case 'DeviceIpsoDynamic':
    case 'SensorCollection':
      return may('Device.Read') ? `/devices/${EntityId}` : undefined;
    case 'DataCollector':
      return may('DataCollector.Read') ? `/gateways/${EntityId}` : undefined;
    case 'Location':
      return may('Location.Read') ? `/locations/${EntityId}` : undefined;
    case 'Unknown':
      return undefined;
  }
}
