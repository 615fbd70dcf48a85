import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type {
  ConfigurationItem,
  DataCollectorTemplate,
  DataCollectorTemplateRequest,
} from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { patchOf } from '../device/patch-of.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { formWords } from '../layout/form-words.ts';
import { ErrorNote } from '../layout/notes.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';

interface Fields {
  readonly name: string;
  readonly type: Choice | undefined;
  /** Configuration values by key. Empty: no value. */
  readonly values: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

const fieldsOf = (template: DataCollectorTemplate | undefined): Fields => ({
  name: template?.Name ?? '',
  type: template?.DataCollectorType,
  values: Object.fromEntries((template?.Configurations ?? []).map(({ Key, Value }) => [Key, Value ?? ''])),
  tags: template?.TagIds ?? [],
});

function bodyOf({ name, type, values, tags }: Fields, keys: readonly string[]): DataCollectorTemplateRequest {
  const given = keys.flatMap((Key) => {
    const Value = values[Key] ?? '';
    return Value === '' ? [] : [{ Key, Value }];
  });
  return { Name: name, DataCollectorTypeId: type?.Id ?? '', Configurations: given, TagIds: [...tags] };
}

/** Creates or edits a gateway template. */
export function GatewayTemplateForm(props: {
  /** Undefined for a new one. */
  readonly template?: DataCollectorTemplate;
  readonly onClose: () => void;
}): ReactElement {
  const { template, onClose } = props;
  const { client, may } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(template));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const type = useTypeOf(fields.type?.Id);
  const keys = type.data?.Configurations ?? [];
  const body = bodyOf(
    fields,
    keys.map(({ Key }) => Key),
  );
  const { cli, ...words } = formWords(
    'a gateway template',
    'data-collector-templates',
    template,
    fields.name,
  );
  const parts = (
    <>
      <TextInput
        label="Name"
        description="Unique in its gateway type."
        required
        maxLength={255}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TypeChoice
        isNew={template === undefined}
        value={fields.type}
        onChange={(chosen) => change({ type: chosen })}
      />
      {type.isError && <ErrorNote error={type.error} onRetry={() => void type.refetch()} />}
      <Values keys={keys} values={fields.values} onChange={(values) => change({ values })} />
      {may('Tag.Read') && <TagChoice value={fields.tags} onChange={(tags) => change({ tags })} />}
    </>
  );
  const isComplete = fields.name !== '' && type.isSuccess;
  if (template === undefined)
    return (
      <FormDialog
        {...words}
        cli={cliLine(...cli, '--data', JSON.stringify({ ...body, Name: fields.name || 'NAME' }))}
        ready={isComplete}
        send={() => client.dataCollectorTemplates.create(body)}
        onClose={onClose}
      >
        {parts}
      </FormDialog>
    );
  const patch = patchTo(template, body);
  return (
    <FormDialog
      {...words}
      cli={cliLine(...cli.with(1, 'patch'), '--data', JSON.stringify(patch))}
      ready={isComplete && patch.length > 0}
      send={() => client.dataCollectorTemplates.patch(template.Id, patch)}
      onClose={onClose}
    >
      {parts}
    </FormDialog>
  );
}

/** The gateway type. It cannot be changed later. */
function TypeChoice(props: {
  readonly isNew: boolean;
  readonly value: Choice | undefined;
  readonly onChange: (type: Choice | undefined) => void;
}): ReactElement {
  const { client } = useSession();
  if (!props.isNew) return <p className="dim">Gateway type: {props.value?.Name ?? 'none'}</p>;
  return (
    <EntitySelect
      label="Gateway type"
      operation="dataCollectorTypes.list"
      load={(query, signal) => client.dataCollectorTypes.list(query, { signal })}
      value={props.value}
      required
      onChange={props.onChange}
    />
  );
}

/** A field for each configuration key of the type. */
function Values(props: {
  readonly keys: readonly ConfigurationItem[];
  readonly values: Fields['values'];
  readonly onChange: (values: Fields['values']) => void;
}): ReactElement {
  const { keys, values, onChange } = props;
  return (
    <>
      {keys.map(({ Key, Type }) => (
        <TextInput
          key={Key}
          label={`Configuration ${Key}`}
          description={`${Type}. Empty: no value.`}
          value={values[Key] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...values, [Key]: currentTarget.value })}
        />
      ))}
    </>
  );
}

function useTypeOf(id: string | undefined) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['dataCollectorTypes.get', id],
    queryFn: ({ signal }) => client.dataCollectorTypes.get(id ?? '', { signal }),
    enabled: id !== undefined,
  });
}

/** Returns the changed members. The comparison ignores inherited values. */
function patchTo(
  template: DataCollectorTemplate,
  body: DataCollectorTemplateRequest,
): ReturnType<typeof patchOf> {
  const own = template.Configurations.filter(({ Value }) => Value !== undefined && Value !== '');
  const current = {
    Name: template.Name,
    Configurations: own.map(({ Key, Value }) => ({ Key, Value })),
    TagIds: template.TagIds ?? [],
  };
  return patchOf(current, { Name: body.Name, Configurations: body.Configurations, TagIds: body.TagIds });
}
