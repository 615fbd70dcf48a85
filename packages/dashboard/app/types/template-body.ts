import type { SmartObjectTemplate, SmartObjectTemplateRequest } from '@muster/sdk/core';

/** The request that leaves a template unchanged. */
export const bodyOf = (template: SmartObjectTemplate): SmartObjectTemplateRequest => ({
  Name: template.Name,
  SmartObjectTypeId: template.SmartObjectTypeId,
  ResourceTemplates: template.ResourceTemplates.map(({ ResourceTypeId, IsRequestObserve, Value }) => ({
    ResourceTypeId,
    IsRequestObserve,
    ...(Value === undefined ? {} : { Value }),
  })),
});
