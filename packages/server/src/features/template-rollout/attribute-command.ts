import { formatAttributeQueries, formatPath, isWithin, parsePath } from '@muster/lwm2m/core';
import type { AttributeChange, DeviceOperation } from '@muster/lwm2m/core';
import type { Device } from '../devices/model/device.ts';
import type { Registration } from '../registration/model/registration.ts';
import type { ActivityStart } from '../activity/activity.ts';
import type { Command } from '../commands/command-runner.ts';

/** Returns whether the device has registered the object and the instance of a path. */
export function isListed(path: string, { objects }: Registration): boolean {
  const parsed = parsePath(path);
  return objects.some(
    ({ objectId, instanceIds }) =>
      objectId === parsed.objectId &&
      (parsed.instanceId === undefined ||
        instanceIds.some((instanceId) => isWithin(parsed, { objectId, instanceId }))),
  );
}

/** Returns the Write-Attributes for a change on a device, with its Activity Log entry. */
export function commandFor(
  device: Device,
  url: string,
  attributes: AttributeChange,
  parentId: string | undefined,
): { readonly command: Command; readonly entry: Omit<ActivityStart, 'deviceNetworkId'> } {
  const path = parsePath(url);
  const operation: DeviceOperation = { type: 'writeAttributes', path, attributes };
  const queries = formatAttributeQueries(attributes).join('&');
  return {
    command: { deviceId: device.id, deviceNetworkId: device.deviceNetworkId, operation },
    entry: {
      entityType: 'Device',
      entityId: device.id,
      entityIdentifier: device.deviceIdentifier,
      entityName: device.name,
      description: `Write attributes ${queries} of ${formatPath(path)} on ${device.name}`,
      isRedone: true,
      ...(parentId === undefined ? {} : { parentId }),
    },
  };
}
