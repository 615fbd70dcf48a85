import { DecodeError, parseDdf } from '@muster/lwm2m/core';
import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import { defaultUrn, versionOfUrn } from '../model/smart-object-type.ts';
import { invalid, MusterError } from '../../../kernel/errors.ts';
import type {
  ResourceTypeImportRequest,
  SmartObjectTypeImportRequest,
} from '../../../http/generated/contract.ts';
import type { BodyOf } from '../../../http/handler.ts';

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
    if (error instanceof DecodeError) {
      throw new MusterError(
        error.code === 'too-large' ? 'payload-too-large' : 'malformed-body',
        error.message,
        {
          cause: error,
        },
      );
    }
    throw error;
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
