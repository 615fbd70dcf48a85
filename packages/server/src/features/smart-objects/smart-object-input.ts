import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import type { SmartObjectTemplate } from '../templates/model/smart-object-template.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import type { putOperation, Store, WriteOperation } from '../../store/port.ts';
import { tagOperations } from '../tags/tag-service.ts';
import type { GivenValue } from './instance-values.ts';

/** A smart object as a caller describes it. */
export interface SmartObjectInput {
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** 0 to 65534; the lowest free one when left out. */
  readonly instanceNumber?: number;
  readonly label?: string;
  readonly tagIds?: readonly string[];
  /**
   * A template of the same object, which resource collections can select by. Device templates decide about writes to
   * devices.
   */
  readonly smartObjectTemplateId?: string;
  /** What a new one starts with. */
  readonly values?: readonly GivenValue[];
}

/** @throws MusterError `invalid-request` if it does not exist, or belongs to another type */
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

/** The members that a caller sets, without tags. */
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
 * @param others writes of the same commit
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
