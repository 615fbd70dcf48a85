import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import { isForeignDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { refuseForeign } from '../devices/model/foreign-device.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { refuseVirtual } from '../device-objects/refuse-virtual.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import type { SmartObjectDetails } from './smart-object-queries.ts';

export interface InstanceCommandDependencies {
  readonly commands: CommandService;
  readonly runner: CommandRunner;
}

/** Security (0) and Server (1). */
const LAST_BOOTSTRAP_OBJECT = 1;
/** Its instance is never deleted (OMA-TS-LightweightM2M_Core-V1_1, Table 6.3.7-1). */
const DEVICE_OBJECT = 3;

/** Sends Create, Read and Delete of object instances to devices. */
export class InstanceCommands {
  readonly #deps: InstanceCommandDependencies;

  constructor(deps: InstanceCommandDependencies) {
    this.#deps = deps;
  }

  /** Whether a device gets a Create for an instance that it has not listed. Security and Server belong to bootstrapping. */
  creates(smartObject: SmartObject): boolean {
    return smartObject.isUnavailable && smartObject.objectId > LAST_BOOTSTRAP_OBJECT;
  }

  /** Whether a device has, or may have, an instance, and gets a Delete for it. */
  deletes(device: Device, smartObject: SmartObject): boolean {
    const { objectId, isVirtual, isUnavailable, isAsked } = smartObject;
    const isOurs = isVirtual !== true && objectId > LAST_BOOTSTRAP_OBJECT && objectId !== DEVICE_OBJECT;
    return (
      isOurs &&
      !isForeignDevice(device) &&
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

  /**
   * Sends one Read for the whole object instance; resolves with the id of its Activity Log entry.
   *
   * @throws MusterError `operation-not-allowed`, `legacy-device`, `mqtt-device`, `too-many-requests`
   */
  async read({ device, smartObject, type }: SmartObjectDetails): Promise<string> {
    const path = pathOf(smartObject);
    refuseVirtual(smartObject, formatPath(path));
    refuseForeign(device, 'Read');
    return this.#submit(device, smartObject, type.name, 'Read', { type: 'read', path });
  }

  /** @throws MusterError `too-many-requests` */
  delete(device: Device, smartObject: SmartObject, typeName: string): Promise<string> {
    return this.#submit(device, smartObject, typeName, 'Delete', {
      type: 'delete',
      path: pathOf(smartObject),
    });
  }

  /** `task` is awaited for each instance that a device has deleted after a Delete. */
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
      {
        entityType: 'Device',
        entityId: device.id,
        entityIdentifier: device.deviceIdentifier,
        entityName: device.name,
        description: `${verb} ${formatPath(pathOf(smartObject))} (${typeName}) on ${device.name}`,
      },
    );
  }
}

function pathOf({ objectId, instanceNumber }: SmartObject): { objectId: number; instanceId: number } {
  return { objectId, instanceId: instanceNumber };
}
