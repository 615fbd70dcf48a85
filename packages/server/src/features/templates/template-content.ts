import { randomUUID } from 'node:crypto';
import { parseTextValue, ValueError } from '@muster/lwm2m/core';
import type { ResourceTemplate } from './model/smart-object-template.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { invalid } from '../../kernel/errors.ts';
import { hasNoId } from '../../kernel/fault-texts.ts';

export interface ResourceTemplateInput {
  readonly resourceTypeId: string;
  readonly isRequestObserve?: boolean;
  readonly value?: string;
}

const MEMBER = 'ResourceTemplates';

/**
 * Returns the resource templates of a request. Each keeps the ID of the former one for its resource type.
 *
 * @param resources resource types of the smart object type, by ID
 * @throws MusterError `invalid-request` for a resource that the type does not have, that is listed twice, or
 *   that cannot be observed or written, or for a value of another data type
 */
export function buildResourceTemplates(
  inputs: readonly ResourceTemplateInput[],
  resources: ReadonlyMap<string, ResourceType>,
  before: readonly ResourceTemplate[],
): ResourceTemplate[] {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  inputs.forEach((input, index) => {
    const at = `${MEMBER}[${index}]`;
    const type = resources.get(input.resourceTypeId);
    if (type === undefined) {
      faults[`${at}.ResourceTypeId`] = [
        hasNoId('The smart object type', 'resource type', input.resourceTypeId),
      ];
      return;
    }
    if (seen.has(type.id)) {
      faults[`${at}.ResourceTypeId`] = [`${type.name} is listed twice. List it once.`];
    }
    seen.add(type.id);
    checkAgainstType(input, type, at, faults);
  });
  if (Object.keys(faults).length > 0) {
    throw invalid(faults);
  }
  return inputs.map((input) => ({
    id: before.find((one) => one.resourceTypeId === input.resourceTypeId)?.id ?? randomUUID(),
    resourceTypeId: input.resourceTypeId,
    isRequestObserve: input.isRequestObserve ?? false,
    ...(input.value === undefined ? {} : { value: input.value }),
  }));
}

function checkAgainstType(
  input: ResourceTemplateInput,
  type: ResourceType,
  at: string,
  faults: Record<string, string[]>,
): void {
  const allowed = type.operations === '' ? 'none' : type.operations;
  if (input.isRequestObserve === true && !type.operations.includes('R')) {
    faults[`${at}.IsRequestObserve`] = [`${type.name} cannot be observed. Its operations are ${allowed}.`];
  }
  if (input.value === undefined) {
    return;
  }
  if (!type.operations.includes('W')) {
    faults[`${at}.Value`] = [`${type.name} cannot be written. Its operations are ${allowed}.`];
    return;
  }
  try {
    parseTextValue(type.dataType, input.value);
  } catch (error) {
    if (!(error instanceof ValueError)) {
      throw error;
    }
    faults[`${at}.Value`] = [`${type.name} is of type ${type.dataType}: ${error.message}.`];
  }
}
