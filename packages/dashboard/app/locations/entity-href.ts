import type { Position } from '@muster/sdk/core';

/** What has a position, in the words of the pages. */
export const positionedWords: Readonly<Record<Position['EntityType'], string>> = {
  Device: 'Device',
  DeviceIpsoDynamic: 'Device, as it reports',
  SensorCollection: 'Device',
  DataCollector: 'Gateway',
  Location: 'Location',
  Unknown: 'Unknown',
};

/** Page of the entity at a position; undefined if there is none, or none that the key may see. */
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
