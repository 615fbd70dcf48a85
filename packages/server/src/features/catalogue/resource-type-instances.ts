import { isSameJson } from '../../kernel/same-json.ts';
import { randomUUID } from 'node:crypto';
import type { ResourceType } from '../resource-types/model/resource-type.ts';
import type { SmartObjectTemplate } from '../templates/model/smart-object-template.ts';
import type { ResourceTypeInstance } from './model/smart-object-type.ts';
import { invalid } from '../../kernel/errors.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

/** The use of a resource type in a smart object type, as in a request. */
export interface ResourceTypeInstanceInput {
  /** Changes the use with this ID. */
  readonly id?: string;
  readonly resourceTypeId: string;
}

/**
 * Returns the uses of a request, which is the complete list. A use without an ID is new, a use with a known
 * ID changes, and a use that is not listed is removed.
 *
 * @param types resource types of the device network, by ID
 * @throws MusterError `invalid-request` with the members at fault, by position
 */
export function buildInstances(
  inputs: readonly ResourceTypeInstanceInput[],
  before: readonly ResourceTypeInstance[],
  types: ReadonlyMap<string, ResourceType>,
): ResourceTypeInstance[] {
  const faults: Record<string, string[]> = {};
  const known = new Set(before.map((one) => one.id));
  const ids = new Set<string>();
  const rids = new Map<number, string>();
  const instances = inputs.map(({ id, resourceTypeId }, index) => {
    const type = types.get(resourceTypeId);
    if (type === undefined) {
      faults[`[${index}].ResourceTypeId`] = [unknownId('resource type', resourceTypeId)];
    } else if (rids.has(type.typeId)) {
      faults[`[${index}].ResourceTypeId`] = [
        `${rids.get(type.typeId)} has the resource ID ${type.typeId} too. List one of them.`,
      ];
    } else {
      rids.set(type.typeId, type.name);
    }
    if (id !== undefined && (!known.has(id) || ids.has(id))) {
      faults[`[${index}].Id`] = [
        known.has(id)
          ? 'This ID is listed twice. List it once.'
          : hasNoId('The smart object type', 'resource type instance', id),
      ];
    }
    const kept = id ?? randomUUID();
    ids.add(kept);
    return { id: kept, resourceTypeId };
  });
  if (Object.keys(faults).length > 0) {
    throw invalid(faults);
  }
  return instances;
}

/**
 * Returns a template adapted to other resource types of its type. Returns the same template if it uses no
 * removed resource type.
 */
export function withResourceTypes(
  template: SmartObjectTemplate,
  before: ReadonlyMap<string, ResourceType>,
  after: ReadonlyMap<string, ResourceType>,
): SmartObjectTemplate {
  const successor = (id: string): string | undefined => {
    const old = before.get(id);
    if (old === undefined || after.has(id)) {
      return after.has(id) ? id : undefined;
    }
    return [...after.values()].find(
      (one) =>
        one.typeId === old.typeId && one.operations === old.operations && one.dataType === old.dataType,
    )?.id;
  };
  const resourceTemplates = template.resourceTemplates.flatMap((one) => {
    const resourceTypeId = successor(one.resourceTypeId);
    return resourceTypeId === undefined ? [] : { ...one, resourceTypeId };
  });
  const attributes = template.attributes.flatMap((one) => {
    const resourceTypeId = one.resourceTypeId === undefined ? undefined : successor(one.resourceTypeId);
    if (resourceTypeId === undefined) {
      return one.resourceTypeId === undefined ? one : [];
    }
    return { ...one, resourceTypeId };
  });
  const changed = { ...template, resourceTemplates, attributes };
  return isSameJson(changed, template) ? template : changed;
}
