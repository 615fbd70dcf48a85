/* oxlint-disable typescript/no-deprecated -- An update without ContactLostThreshold deletes a stored one. */
import type { DeviceTemplate, DeviceTemplateRequest } from '@muster/sdk/core';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import type { InstanceDraft } from './object-instances.tsx';

/** An object instance in the device template form. */
export interface TemplateInstanceDraft extends InstanceDraft {
  /** ID of the smart object template. Empty: the default one. */
  readonly template: string;
}

/** The fields of the device template form. */
export interface DeviceTemplateDraft {
  readonly name: string;
  readonly instances: readonly TemplateInstanceDraft[];
  readonly tags: readonly string[];
}

/** Builds the request. An update replaces the template, so members without a field keep their stored value. */
export const deviceTemplateRequest = (
  DeviceTypeId: string,
  { name, instances, tags }: DeviceTemplateDraft,
  template: Pick<DeviceTemplate, 'ContactLostThreshold'> | undefined,
): DeviceTemplateRequest => ({
  Name: name,
  DeviceTypeId,
  ...(template?.ContactLostThreshold === undefined
    ? {}
    : { ContactLostThreshold: template.ContactLostThreshold }),
  SmartObjectTypeInstanceTemplates: instances.map(({ typeId, instanceId, template: id }) => ({
    SmartObjectTypeId: typeId,
    InstanceId: instanceId,
    ...(id === '' ? {} : { SmartObjectTemplateId: id }),
  })),
  TagIds: [...tags],
});

/** The command that sends the request. It keeps members without a flag. */
export function deviceTemplateCli(
  body: DeviceTemplateRequest,
  template: Pick<DeviceTemplate, 'Id' | 'TagIds'> | undefined,
): string {
  const { TagIds: tags } = body;
  const words = ['device-templates', ...(template === undefined ? ['create'] : ['update', template.Id])];
  // No flag removes all tags.
  if ((tags?.length ?? 0) === 0 && (template?.TagIds?.length ?? 0) > 0)
    return cliLine(...words, '--data', JSON.stringify(body));
  return cliLine(
    ...words,
    ...flagWords('--name', body.Name || 'NAME'),
    ...['--device-type-id', body.DeviceTypeId, '--smart-object-type-instance-templates'],
    JSON.stringify(body.SmartObjectTypeInstanceTemplates),
    ...(tags ?? []).flatMap((id) => ['--tag-ids', id]),
  );
}
