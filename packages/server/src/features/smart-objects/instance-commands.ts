import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, Lwm2mPath, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import { isForeignDevice, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { refuseVirtual } from '../device-objects/resource-views.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService, SubmitOptions } from '../commands/command-service.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import type { SmartObjectDetails } from './smart-object-reads.ts';

export interface InstanceCommandDependencies {
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: Pick<CommandQueue, 'ofDevice'>;
}

/** Last of the bootstrap objects Security (0) and Server (1). */
const LAST_BOOTSTRAP_OBJECT = 1;
/** The instance of Device (3) is never deleted (OMA-TS-LightweightM2M_Core-V1_1, Table 6.3.7-1). */
const DEVICE_OBJECT = 3;

/** Sends Create, Read and Delete of object instances to devices. */
export class InstanceCommands {
  readonly #deps: InstanceCommandDependencies;
  /** IDs of smart objects whose Create is in progress. */
  readonly #creating = new Set<string>();

  constructor(deps: InstanceCommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns whether the device gets a Create for an instance that it has not listed. Security and Server
   * belong to bootstrapping.
   */
  creates(smartObject: SmartObject): boolean {
    return smartObject.isUnavailable && smartObject.objectId > LAST_BOOTSTRAP_OBJECT;
  }

  /** Returns whether the device has, or may have, the instance and gets a Delete for it. */
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

  /** Returns whether a Create of the instance is queued or in progress. */
  async isCreating(smartObject: SmartObject): Promise<boolean> {
    if (this.#creating.has(smartObject.id)) return true;
    const path = formatPath(pathOf(smartObject));
    const items = await this.#deps.waiting.ofDevice(smartObject.deviceId);
    return items.some(({ operation }) => operation.type === 'create' && operation.path === path);
  }

  /** @throws MusterError `too-many-requests` */
  async create(
    device: Device,
    made: SmartObject,
    typeName: string,
    records: readonly ValueRecord[],
  ): Promise<string> {
    const onSettled = (): void => void this.#creating.delete(made.id);
    this.#creating.add(made.id);
    try {
      const operation: DeviceOperation = { type: 'create', path: pathOf(made), records };
      return await this.#submit(device, made, typeName, 'Create', operation, { onSettled });
    } catch (error) {
      onSettled();
      throw error;
    }
  }

  /**
   * Sends one Read for the whole object instance. Resolves with the ID of its Activity Log entry.
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

  /** Registers a task that is awaited for each instance that a device has created or deleted on request. */
  on(type: 'create' | 'delete', task: (deviceId: string, path: Lwm2mPath) => Promise<void>): void {
    this.#deps.runner.listen(async ({ deviceId, operation }: Command, answer: OperationAnswer) => {
      if (operation.type === type && answer.success) await task(deviceId, operation.path);
    });
  }

  #submit(
    device: Device,
    smartObject: SmartObject,
    typeName: string,
    verb: string,
    operation: DeviceOperation,
    options: SubmitOptions = {},
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
      options,
    );
  }
}

function pathOf({ objectId, instanceNumber }: SmartObject): { objectId: number; instanceId: number } {
  return { objectId, instanceId: instanceNumber };
}
