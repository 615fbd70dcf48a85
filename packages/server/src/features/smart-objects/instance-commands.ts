import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import { isLegacyDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';

export interface InstanceCommandDependencies {
  readonly commands: CommandService;
  readonly runner: CommandRunner;
}

/** Security (0) and Server (1). */
const LAST_BOOTSTRAP_OBJECT = 1;
/** Its instance is never deleted (OMA-TS-LightweightM2M_Core-V1_1, Table 6.3.7-1). */
const DEVICE_OBJECT = 3;

/** Asks devices to make object instances, and to delete them. */
export class InstanceCommands {
  readonly #deps: InstanceCommandDependencies;

  constructor(deps: InstanceCommandDependencies) {
    this.#deps = deps;
  }

  /** Whether a device is asked to make an instance that it has not listed. Security and Server belong to bootstrapping. */
  creates(smartObject: SmartObject): boolean {
    return smartObject.isUnavailable && smartObject.objectId > LAST_BOOTSTRAP_OBJECT;
  }

  /** Whether a device has, or may have, an instance that it can be asked to delete. */
  deletes(device: Device, smartObject: SmartObject): boolean {
    const { objectId, isVirtual, isUnavailable, isAsked } = smartObject;
    const isOurs = isVirtual !== true && objectId > LAST_BOOTSTRAP_OBJECT && objectId !== DEVICE_OBJECT;
    return (
      isOurs &&
      !isLegacyDevice(device) &&
      device.initialRegistrationTime !== undefined &&
      (!isUnavailable || isAsked === true)
    );
  }

  /** @throws MusterError `too-many-requests` */
  create(
    device: Device,
    made: SmartObject,
    typeName: string,
    records: readonly ValueRecord[],
  ): Promise<string> {
    return this.#submit(device, made, typeName, 'Create', { type: 'create', path: pathOf(made), records });
  }

  /** @throws MusterError `too-many-requests` */
  delete(device: Device, smartObject: SmartObject, typeName: string): Promise<string> {
    return this.#submit(device, smartObject, typeName, 'Delete', {
      type: 'delete',
      path: pathOf(smartObject),
    });
  }

  /** `task` is awaited for each instance that a device has deleted at our request. */
  onDeleted(task: (deviceId: string, path: Command['operation']['path']) => Promise<void>): void {
    this.#deps.runner.listen(async ({ deviceId, operation }: Command, answer: OperationAnswer) => {
      if (operation.type === 'delete' && answer.success) await task(deviceId, operation.path);
    });
  }

  #submit(
    device: Device,
    smartObject: SmartObject,
    typeName: string,
    verb: string,
    operation: DeviceOperation,
  ): Promise<string> {
    return this.#deps.commands.submit(
      { deviceId: device.id, deviceNetworkId: device.deviceNetworkId, operation },
      entryOf(device, `${verb} ${formatPath(pathOf(smartObject))} (${typeName}) on ${device.name}`),
    );
  }
}

function pathOf({ objectId, instanceNumber }: SmartObject): { objectId: number; instanceId: number } {
  return { objectId, instanceId: instanceNumber };
}

/** An entry of the Activity Log about a device. */
export function entryOf(device: Device, description: string): Parameters<CommandService['submit']>[1] {
  return {
    entityType: 'Device',
    entityId: device.id,
    entityIdentifier: device.deviceIdentifier,
    entityName: device.name,
    description,
  };
}
