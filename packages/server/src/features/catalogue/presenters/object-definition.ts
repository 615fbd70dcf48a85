import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import { versionOfUrn } from '../model/smart-object-type.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { SmartObjectDefinition } from '../../../http/generated/contract.ts';

const DEFAULT_LWM2M_VERSION = '1.0';

export function presentObjectDefinition(model: ObjectModel): SmartObjectDefinition {
  return {
    Name: model.name,
    ObjectID: model.id,
    ObjectURN: model.urn,
    ObjectType: 'MODefinition',
    ObjectVersion: model.version,
    LWM2MVersion: model.lwm2mVersion,
    MultipleInstances: model.multiple ? 'Multiple' : 'Single',
    mandatory: model.mandatory,
    description: model.description,
    resourcedefs: [...model.resources.values()].map((one) => ({
      id: one.id,
      name: one.name,
      operations: one.operations === '' ? undefined : one.operations,
      instancetype: one.multiple ? 'Multiple' : 'Single',
      mandatory: one.mandatory,
      type: one.type,
      range: one.range,
      units: one.units === '' ? undefined : one.units,
      description: one.description === '' ? undefined : one.description,
    })),
  };
}

/**
 * Converts a SmartObjectDefinition to an object model.
 *
 * @param at path of the definition in the request, for faults
 * @throws MusterError `invalid-request` for a resource that is listed twice
 */
export function readObjectDefinition(definition: SmartObjectDefinition, at: string): ObjectModel {
  const resources = new Map<number, ResourceModel>();
  (definition.resourcedefs ?? []).forEach((one, index) => {
    if (resources.has(one.id)) {
      throw invalidMember(
        `${at}.resourcedefs[${index}].id`,
        `Resource ${one.id} is listed twice. List it once.`,
      );
    }
    resources.set(one.id, {
      id: one.id,
      name: one.name,
      operations: one.operations ?? '',
      type: one.type,
      multiple: one.instancetype === 'Multiple',
      mandatory: one.mandatory ?? false,
      range: one.range,
      units: one.units ?? '',
      description: one.description ?? '',
    });
  });
  return {
    id: definition.ObjectID,
    name: definition.Name,
    urn: definition.ObjectURN,
    version: versionOfUrn(definition.ObjectURN),
    lwm2mVersion: definition.LWM2MVersion ?? DEFAULT_LWM2M_VERSION,
    multiple: definition.MultipleInstances === 'Multiple',
    mandatory: definition.mandatory ?? false,
    description: definition.description,
    resources,
  };
}
