import { MusterApiError } from '@muster/sdk/core';
import type {
  ResourceAttribute,
  ResourceAttributeDefinition,
  ResourceAttributeRequest,
} from '@muster/sdk/core';

/** An attribute in the form. */
export interface AttributeDraft {
  /** Key of the row. */
  readonly key: number;
  /** ID of an existing attribute. */
  readonly id?: string;
  readonly definitionId: string;
  /** ID of a resource type. Empty: all resources. */
  readonly resource: string;
  /** Object Instance ID. Empty: all instances. */
  readonly instance: string;
  readonly value: string;
}

export const draftsOf = (attributes: readonly ResourceAttribute[]): readonly AttributeDraft[] =>
  attributes.map((one, key) => ({
    key,
    id: one.Id,
    definitionId: one.ResourceAttributeDefinitionId,
    resource: one.ResourceTypeId ?? '',
    instance: one.InstanceNumber === undefined ? '' : String(one.InstanceNumber),
    value: one.Value,
  }));

export const requestsOf = (drafts: readonly AttributeDraft[]): readonly ResourceAttributeRequest[] =>
  drafts.map(({ id, definitionId, resource, instance, value }) => ({
    ...(id === undefined ? {} : { Id: id }),
    ResourceAttributeDefinitionId: definitionId,
    Value: value.trim(),
    ...(resource === '' ? {} : { ResourceTypeId: resource }),
    ...(instance === '' ? {} : { InstanceNumber: Number(instance) }),
  }));

/** Whether the fields of a row are complete. The service validates the values. */
export function isComplete(
  { resource, instance, value }: AttributeDraft,
  definition: ResourceAttributeDefinition | undefined,
): boolean {
  return (
    definition !== undefined &&
    value.trim() !== '' &&
    /^\d{0,5}$/.test(instance) &&
    !(definition.IsResourceOnly && resource === '')
  );
}

/** Returns the service's faults of a row. */
export function faultOf(error: unknown, index: number): string | undefined {
  if (!(error instanceof MusterApiError)) return undefined;
  const faults = Object.entries(error.modelState ?? {})
    .filter(([member]) => member === `[${index}]` || member.startsWith(`[${index}].`))
    .flatMap(([, texts]) => texts);
  return faults.length === 0 ? undefined : faults.join(' ');
}
