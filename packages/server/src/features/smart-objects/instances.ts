import { formatPath, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type {
  DeviceOperation,
  Lwm2mPath,
  OperationAnswer,
  ResourceModel,
  ValueRecord,
} from '@muster/lwm2m/core';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { conflict, invalid, invalidMember, hasNoId } from '../../kernel/errors.ts';
import { putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService, SubmitOptions } from '../commands/command-service.ts';
import { resourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { refuseVirtual } from '../device-objects/resource-views.ts';
import { isForeignDevice, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { initialValues } from '../templates/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import type { SmartObjectDetails } from './smart-object-reads.ts';

interface InstanceCommandDependencies {
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: CommandQueue;
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
   * Returns whether the device gets a Create for an instance that it has not listed. Security and Server belong to
   * bootstrapping.
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

/** An initial value of a new object instance, as text in the format of its resource's data type. */
export interface InstanceInitialValue {
  readonly resourceTypeId: string;
  readonly value: string;
}

/** Returns the initial values of a template. */
export function valuesOf(template: SmartObjectTemplate | undefined): InstanceInitialValue[] {
  return (template?.resourceTemplates ?? []).flatMap(({ resourceTypeId, value }) =>
    value === undefined ? [] : [{ resourceTypeId, value }],
  );
}

/** A value that has been checked against the model of its resource. */
interface CheckedValue {
  readonly rid: number;
  readonly model: ResourceModel;
  readonly text: string;
}

/** Initial values of a new object instance, each resource once. */
export class InstanceValues {
  readonly #values: readonly CheckedValue[];

  /**
   * @param given values of the request, which take precedence over those of the template
   * @param ofTemplate values checked when the template was stored; values of resources that the type no longer has are
   *   left out
   * @throws MusterError `invalid-request` with the invalid values as members of `ResourceValues`
   */
  constructor(
    type: CatalogueType,
    catalogue: NetworkCatalogue,
    given: readonly InstanceInitialValue[],
    ofTemplate: readonly InstanceInitialValue[],
  ) {
    const rids = new Map(Array.from(type.resourceTypeIds, ([rid, id]) => [id, rid]));
    const version = versionOfUrn(type.objectUrn);
    const modelOf = (rid: number | undefined): ResourceModel | undefined =>
      rid === undefined ? undefined : catalogue.models.resource(type.objectId, rid, version);
    const values = new Map<number, CheckedValue>();
    for (const { resourceTypeId, value } of ofTemplate) {
      const rid = rids.get(resourceTypeId);
      const model = modelOf(rid);
      if (rid !== undefined && model !== undefined) values.set(rid, { rid, model, text: value });
    }
    const faults: Record<string, string[]> = {};
    const seen = new Set<number>();
    given.forEach(({ resourceTypeId, value }, index) => {
      const rid = rids.get(resourceTypeId);
      const model = modelOf(rid);
      const isRepeated = rid !== undefined && seen.has(rid);
      const [member, message] = faultOf(model, { resourceTypeId, value }, type.name, isRepeated);
      if (message !== undefined) faults[`ResourceValues[${index}]${member}`] = [message];
      else if (rid !== undefined && model !== undefined) {
        seen.add(rid);
        values.set(rid, { rid, model, text: value });
      }
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    this.#values = [...values.values()].sort((a, b) => a.rid - b.rid);
  }

  /** Returns the records for the LwM2M Create of the instance. */
  records({ objectId, instanceNumber: instanceId }: SmartObject): ValueRecord[] {
    return this.#values.map(({ rid, model, text }) => ({
      path: valuePathOf({ objectId, instanceId, resourceId: rid }, model),
      value: parseTextValue(model.type, text),
    }));
  }

  /** Returns writes for an instance without a Create: its writable values are written once the device lists it. */
  deferredWrites({ id: smartObjectId, ...smartObject }: SmartObject): WriteOperation[] {
    const { deviceId, deviceNetworkId, objectId, instanceNumber: instanceId } = smartObject;
    return this.#values
      .filter(({ model }) => model.operations.includes('W'))
      .map(({ rid, model, text }) =>
        putOperation(initialValues, {
          id: resourceId(smartObjectId, rid),
          deviceId,
          deviceNetworkId,
          smartObjectId,
          path: formatPath(valuePathOf({ objectId, instanceId, resourceId: rid }, model)),
          dataType: model.type,
          text,
        }),
      );
  }
}

function valuePathOf(path: Lwm2mPath, model: ResourceModel): Lwm2mPath {
  return model.multiple ? { ...path, resourceInstanceId: 0 } : path;
}

function faultOf(
  model: ResourceModel | undefined,
  { resourceTypeId, value: text }: InstanceInitialValue,
  typeName: string,
  isRepeated: boolean,
): readonly [member: string, message?: string] {
  if (model === undefined) return ['.ResourceTypeId', hasNoId(typeName, 'resource type', resourceTypeId)];
  if (isRepeated) return ['.ResourceTypeId', `${model.name} is listed twice. List it once.`];
  if (model.operations === 'E') return ['.ResourceTypeId', `${model.name} is executable and has no value.`];
  try {
    parseTextValue(model.type, text);
    return [''];
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return ['.Value', `${model.name} is of type ${model.type}: ${error.message}.`];
  }
}

/** Highest object instance ID: 65535 is MAX_ID (OMA-TS-LightweightM2M_Core, "Identifiers"). */
const LAST_INSTANCE = 65_534;

/**
 * Returns the instance number of a new SmartObject: the requested one, or else the lowest free one.
 *
 * @param existing SmartObjects of the device
 * @throws MusterError `invalid-request`, `already-exists`
 */
export function chooseInstance(
  type: CatalogueType,
  existing: readonly SmartObject[],
  wanted: number | undefined,
): number {
  const taken = takenNumbers(type, existing);
  if (wanted !== undefined) {
    if (taken.has(wanted)) {
      throw conflict(
        'already-exists',
        `The device already has a ${type.name} with InstanceNumber ${wanted}. Choose another one.`,
      );
    }
    if (!type.multipleInstances && wanted !== 0) {
      throw invalidMember(
        'InstanceNumber',
        `Must be 0, not ${wanted}. ${type.name} can have one instance only.`,
      );
    }
    return wanted;
  }
  let free = 0;
  while (taken.has(free)) {
    free += 1;
  }
  if (free > 0 && !type.multipleInstances) {
    throw conflict(
      'already-exists',
      `The device already has a ${type.name}, which can have one instance only.`,
    );
  }
  return free;
}

/** Returns the highest free number, because devices count from 0. @throws MusterError `already-exists` */
export function chooseVirtualInstance(type: CatalogueType, existing: readonly SmartObject[]): number {
  if (!type.multipleInstances) return chooseInstance(type, existing, undefined);
  const taken = takenNumbers(type, existing);
  let free = LAST_INSTANCE;
  while (taken.has(free)) {
    free -= 1;
  }
  return free;
}

function takenNumbers(type: CatalogueType, existing: readonly SmartObject[]): Set<number> {
  return new Set(existing.filter((one) => one.objectId === type.objectId).map((one) => one.instanceNumber));
}
