import { DecodeError, parseDdf } from '@muster/lwm2m/core';
import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import type {
  ImportResultItem,
  ImportResultSmartObjectType,
  ResourceTypeImportRequest,
  SmartObjectDefinition,
  SmartObjectTypeImportRequest,
} from '../../../http/generated/contract.ts';
import type { BodyOf } from '../../../http/handler.ts';
import { invalid, invalidMember, MusterError } from '../../../kernel/errors.ts';
import { defaultUrn, versionOfUrn } from '../model.ts';
import type { ItemResult, ObjectResult } from '../object-definitions.ts';

/**
 * Reads the object definitions of an import: a JSON array, or the text of an OMA device description file.
 *
 * @throws MusterError `malformed-body`, `payload-too-large`, `invalid-request`
 */
export function readDefinitions(body: BodyOf<'smartObjectTypes.import'>): readonly ObjectModel[] {
  return typeof body === 'string' ? fromDdf(body) : body.map(toModel);
}

function fromDdf(xml: string): readonly ObjectModel[] {
  try {
    return parseDdf(xml);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const code = error.code === 'too-large' ? 'payload-too-large' : 'malformed-body';
    throw new MusterError(code, error.message, { cause: error });
  }
}

function toModel(body: SmartObjectTypeImportRequest, index: number): ObjectModel {
  const urn = body.ObjectUrn ?? defaultUrn(body.id);
  const resources = new Map<number, ResourceModel>();
  (body.resourcedefs ?? []).forEach((resource, at) => {
    if (resources.has(resource.id)) {
      throw invalid({
        [`[${index}].resourcedefs[${at}].id`]: [`Resource ${resource.id} is listed twice. List it once.`],
      });
    }
    resources.set(resource.id, toResource(resource));
  });
  return {
    id: body.id,
    name: body.Name,
    urn,
    version: versionOfUrn(urn),
    lwm2mVersion: '1.0',
    multiple: isMultiple(body),
    mandatory: false,
    description: body.Description ?? '',
    resources,
  };
}

function toResource(body: ResourceTypeImportRequest): ResourceModel {
  return {
    id: body.id,
    name: body.Name,
    operations: body.Operations,
    type: body.type,
    multiple: isMultiple(body),
    mandatory: body.Mandatory ?? false,
    range: body.Range ?? '',
    units: body.Units ?? '',
    description: body.Description ?? '',
  };
}

/** The two members are equivalent. The boolean is newer and takes precedence. */
function isMultiple(body: Pick<SmartObjectTypeImportRequest, 'InstanceType' | 'MultipleInstances'>): boolean {
  return body.MultipleInstances ?? body.InstanceType?.toLowerCase() === 'multiple';
}

export function presentItem({ name, result, reason }: ItemResult): ImportResultItem {
  return { Name: name, Result: result, Reason: reason };
}

export function presentObjectResult(one: ObjectResult): ImportResultSmartObjectType {
  return {
    ...presentItem(one),
    SmartObjectTypeTypeId: one.objectId,
    SmartObjectObjectUrn: one.objectUrn,
  };
}

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
    lwm2mVersion: definition.LWM2MVersion ?? '1.0',
    multiple: definition.MultipleInstances === 'Multiple',
    mandatory: definition.mandatory ?? false,
    description: definition.description,
    resources,
  };
}
