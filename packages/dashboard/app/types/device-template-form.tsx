import { formWords } from '../layout/form-words.ts';
import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  filter,
  type DeviceTemplate,
  type DeviceType,
  type SmartObjectTemplateListItem,
} from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import {
  deviceTemplateCli,
  deviceTemplateRequest,
  type TemplateInstanceDraft,
} from './device-template-request.ts';
import { ObjectInstances } from './object-instances.tsx';
import { objectLabel } from './object-label.ts';

type Props = { readonly onClose: () => void } & (
  | { readonly type: DeviceType; readonly template?: undefined }
  | { readonly type?: undefined; readonly template: DeviceTemplate }
);

/** Creates a device template for a type, or edits one. */
export function DeviceTemplateForm({ type, template, onClose }: Props): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [name, setName] = useState(template?.Name ?? '');
  const [instances, setInstances] = useState(() => (template === undefined ? ofType(type) : of(template)));
  const [tags, setTags] = useState<readonly string[]>(template?.TagIds ?? []);
  const templates = useTemplatesOf(instances);
  const typeId = template === undefined ? type.Id : template.DeviceTypeId;
  const body = deviceTemplateRequest(typeId, { name, instances, tags }, template);
  const words = formWords('a device template', 'device-templates', template, name);
  return (
    <FormDialog
      {...words}
      cli={deviceTemplateCli(body, template)}
      ready={name !== ''}
      send={async () => {
        if (template === undefined) return (await client.deviceTemplates.create(body)).Id;
        await client.deviceTemplates.update(template.Id, body);
        return template.Id;
      }}
      onAccepted={(id) => {
        if (template === undefined && may('DeviceTemplate.Read')) navigate(`/device-templates/${id}`);
      }}
      onClose={onClose}
    >
      <p className="dim">Device type: {template === undefined ? type.Name : template.DeviceTypeName}</p>
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <p className="dim small">
        Each object instance is set up by a smart object template: its attributes, observations and initial
        values.
      </p>
      {may('SmartObjectType.Read') && (
        <ObjectInstances<TemplateInstanceDraft>
          instances={instances}
          onChange={setInstances}
          make={(instance) => ({ ...instance, template: '' })}
          field={(draft, change) => (
            <NativeSelect
              aria-label="Smart object template"
              size="xs"
              value={draft.template}
              data={optionsOf(draft, templates)}
              onChange={(event) => change({ template: event.currentTarget.value })}
            />
          )}
        />
      )}
      {may('Tag.Read') && <TagChoice value={tags} onChange={setTags} />}
    </FormDialog>
  );
}

function optionsOf(
  { typeId, template: current }: TemplateInstanceDraft,
  templates: readonly SmartObjectTemplateListItem[],
): { readonly value: string; readonly label: string }[] {
  const own = templates.filter((one) => one.SmartObjectTypeId === typeId && !one.IsDefault);
  const isListed = current === '' || own.some(({ Id }) => Id === current);
  return [
    { value: '', label: 'Default' },
    ...own.map(({ Id, Name }) => ({ value: Id, label: Name })),
    ...(isListed ? [] : [{ value: current, label: 'Unchanged' }]),
  ];
}

/** The smart object templates for the objects in a form. */
function useTemplatesOf(instances: readonly TemplateInstanceDraft[]): readonly SmartObjectTemplateListItem[] {
  const { client, may } = useSession();
  const typeIds = [...new Set(instances.map(({ typeId }) => typeId))].toSorted();
  const { data } = useQuery({
    queryKey: ['smartObjectTemplates.list', 'of', typeIds],
    queryFn: async ({ signal }) => {
      const Filter = filter('smartObjectTemplates.list', { SmartObjectTypeId: { in: typeIds } });
      return client.smartObjectTemplates.list({ Filter, PageSize: 1000, Sort: 'Name' }, { signal });
    },
    enabled: typeIds.length > 0 && may('SmartObjectTemplate.Read'),
    placeholderData: keepPreviousData,
  });
  return data?.Rows ?? [];
}

const ofType = (type: DeviceType): readonly TemplateInstanceDraft[] =>
  type.SmartObjectTypeInstanceIds.map((one) => ({
    typeId: one.SmartObjectTypeId,
    object: one.SmartObjectType === undefined ? one.SmartObjectTypeId : objectLabel(one.SmartObjectType),
    instanceId: one.InstanceId,
    template: '',
  }));

const of = (template: DeviceTemplate): readonly TemplateInstanceDraft[] =>
  template.SmartObjectTypeInstanceTemplates.map((one) => ({
    typeId: one.SmartObjectTypeId,
    object: [one.SmartObjectTypeTypeId, one.SmartObjectTypeName].join(' '),
    instanceId: one.InstanceId,
    template: one.SmartObjectTemplate?.IsDefault === false ? one.SmartObjectTemplate.Id : '',
  }));
