import { deviceTemplates } from './model/device-template.ts';
import { deviceTypes } from './model/device-type.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import type { SmartObjectType } from './model/smart-object-type.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Transaction } from '../../store/port.ts';

interface Instance {
  readonly smartObjectTypeId: string;
  readonly instanceId: number;
}

/** Lists the instances of an object that device types and device templates of its network have. */
async function* namedInstances(
  tx: Transaction,
  { id, deviceNetworkId }: SmartObjectType,
): AsyncIterable<Instance> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const { smartObjectTypeInstances } of tx.collection(deviceTypes).iterate({ where })) {
    yield* smartObjectTypeInstances.filter((one) => one.smartObjectTypeId === id);
  }
  for await (const { instances = [] } of tx.collection(deviceTemplates).iterate({ where })) {
    yield* instances.filter((one) => one.smartObjectTypeId === id);
  }
}

/** @throws MusterError `in-use` if a smart object type is used by more than its default template */
export async function checkUnused(tx: Transaction, type: SmartObjectType): Promise<void> {
  const ofType = { field: 'smartObjectTypeId', op: 'eq', value: type.id } as const;
  const ownTemplates = [ofType, { field: 'isDefault', op: 'eq', value: false } as const];
  if ((await tx.collection(smartObjectTemplates).findOne(ownTemplates)) !== undefined) {
    throw conflict('in-use', 'There are smart object templates of this type. Delete them first.');
  }
  for await (const instance of namedInstances(tx, type)) {
    throw conflict(
      'in-use',
      `Device types or device templates have the instance /${type.typeId}/${instance.instanceId}. Remove it from them first.`,
    );
  }
}

/**
 * Returns whether a smart object, device type or device template has an instance of the object other than 0.
 */
export async function hasFurtherInstances(tx: Transaction, type: SmartObjectType): Promise<boolean> {
  const further = await tx.collection(smartObjects).findOne([
    { field: 'smartObjectTypeId', op: 'eq', value: type.id },
    { field: 'instanceNumber', op: 'gt', value: 0 },
  ]);
  if (further !== undefined) return true;
  for await (const { instanceId } of namedInstances(tx, type)) {
    if (instanceId > 0) return true;
  }
  return false;
}
