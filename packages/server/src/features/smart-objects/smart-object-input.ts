import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import type { putOperation, Store, WriteOperation } from '../../store/port.ts';
import { tagOperations } from '../tags/tags.ts';
import type { InstanceInitialValue } from './instance-values.ts';

/** A smart object in a request. */
export interface SmartObjectInput {
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** 0 to 65534. Defaults to the lowest free number. */
  readonly instanceNumber?: number;
  readonly label?: string;
  readonly tagIds?: readonly string[];
  /**
   * A template of the same object. Resource collections can select by it. Device templates determine the
   * writes to devices.
   */
  readonly smartObjectTemplateId?: string;
  /** Initial values of a new smart object. */
  readonly values?: readonly InstanceInitialValue[];
}

/** @throws MusterError `invalid-request` if the template does not exist or belongs to another type */
export async function checkedTemplate(
  store: Store,
  deviceNetworkId: string,
  { smartObjectTemplateId: id, smartObjectTypeId }: SmartObjectInput,
): Promise<SmartObjectTemplate | undefined> {
  if (id === undefined) return undefined;
  const template = await store.collection(smartObjectTemplates).get(id);
  if (template?.deviceNetworkId !== deviceNetworkId) {
    throw invalidMember('SmartObjectTemplateId', unknownId('smart object template', id));
  }
  if (template.smartObjectTypeId !== smartObjectTypeId) {
    throw invalidMember(
      'SmartObjectTemplateId',
      'The smart object template belongs to another smart object type.',
    );
  }
  return template;
}

/** Returns the members that a request sets, without tags. */
export function chosenOf({ label, smartObjectTemplateId }: SmartObjectInput): {
  label?: string;
  smartObjectTemplateId?: string;
} {
  return {
    ...(label === undefined ? {} : { label }),
    ...(smartObjectTemplateId === undefined ? {} : { smartObjectTemplateId }),
  };
}

/**
 * Stores a smart object with its tags.
 *
 * @param others writes for the same commit
 * @throws MusterError `invalid-request` for unknown tags
 */
export async function writeSmartObject(
  store: Store,
  smartObject: SmartObject,
  { tagIds }: SmartObjectInput,
  write: typeof putOperation,
  others: readonly WriteOperation[],
): Promise<void> {
  const { id: entityId, deviceNetworkId } = smartObject;
  await store.transaction(async (tx) => {
    if (tagIds === undefined) return tx.write([write(smartObjects, smartObject), ...others]);
    const tagged = { deviceNetworkId, entityType: 'SmartObject', entityId } as const;
    return tx.write([
      write(smartObjects, { ...smartObject, tagIds }),
      ...others,
      ...(await tagOperations(tx, tagged, tagIds)),
    ]);
  });
}
