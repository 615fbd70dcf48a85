import { smartObjectTypes } from './model/smart-object-type.ts';
import type { SmartObjectType } from './model/smart-object-type.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Transaction } from '../../store/port.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/** An object instance of a device type or a template. */
export interface NamedInstance {
  readonly smartObjectTypeId: string;
  readonly instanceId: number;
}

/**
 * Checks that the types of the object instances exist in the network, that no instance is listed twice, and
 * that only multiple-instance objects have instances other than 0.
 *
 * @param member name of the list in the request
 * @throws MusterError `invalid-request`
 */
export async function checkInstances(
  tx: Transaction,
  deviceNetworkId: string,
  instances: readonly NamedInstance[],
  member: string,
): Promise<void> {
  const types = await tx.collection(smartObjectTypes).getMany(instances.map((one) => one.smartObjectTypeId));
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  instances.forEach((instance, index) => {
    const type = types.get(instance.smartObjectTypeId);
    const at = `${member}[${index}]`;
    if (type?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', instance.smartObjectTypeId)];
      return;
    }
    const path = `${type.typeId}/${instance.instanceId}`;
    if (seen.has(path)) {
      faults[at] = [`The object instance /${path} is listed twice. List it once.`];
    }
    seen.add(path);
    if (!allows(type, instance.instanceId)) {
      faults[`${at}.InstanceId`] = [
        `Must be 0, not ${instance.instanceId}. ${type.name} can have one instance only.`,
      ];
    }
  });
  if (Object.keys(faults).length > 0) {
    throw invalid(faults);
  }
}

function allows(type: SmartObjectType, instanceId: number): boolean {
  return type.multipleInstances || instanceId === 0;
}
