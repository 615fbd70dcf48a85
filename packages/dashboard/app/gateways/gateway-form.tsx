import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { DataCollector } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { EntitySelect } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import { draftOf, keepsTemplate, requestOf, type GatewayDraft } from './gateway-request.ts';

const wordsOf = (
  gateway: DataCollector | undefined,
  name: string,
): Record<'title' | 'action' | 'command', string> =>
  gateway === undefined
    ? { title: 'Create a gateway', action: 'Create', command: `Create the gateway ${name}` }
    : { title: `Edit ${gateway.Name}`, action: 'Save', command: `Update the gateway ${name}` };

/** Creates or edits a gateway. */
export function GatewayForm(props: {
  /** Undefined for a new one. */
  readonly gateway: DataCollector | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { gateway } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(() => draftOf(gateway));
  const change = (part: Partial<GatewayDraft>): void => setDraft((latest) => ({ ...latest, ...part }));
  const body = requestOf(gateway, draft);
  return (
    <FormDialog
      {...wordsOf(gateway, draft.name)}
      cli={cliLine(
        'data-collectors',
        ...(gateway === undefined ? ['register'] : ['update', nameWord(gateway)]),
        ...['--data', JSON.stringify({ ...body, Name: body.Name || 'NAME' })],
      )}
      ready={draft.name !== ''}
      send={async () => {
        if (gateway === undefined) return client.dataCollectors.register(body);
        await client.dataCollectors.update(gateway.Id, body);
        return { Id: gateway.Id };
      }}
      onAccepted={({ Id }) => navigate(`/gateways/${Id}`)}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        description="Unique in its cloud region."
        required
        maxLength={255}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-autofocus
      />
      {may('DataCollectorTemplate.Read') && (
        <EntitySelect
          label="Template"
          description="Defaults to the default template."
          operation="dataCollectorTemplates.list"
          load={(query, signal) => client.dataCollectorTemplates.list(query, { signal })}
          value={draft.template}
          onChange={(template) => change({ template })}
        />
      )}
      {may('Location.Read') && (
        <EntitySelect
          label="Location"
          description="Defaults to the root location."
          operation="locations.list"
          load={(query, signal) => client.locations.list(query, { signal })}
          value={draft.location}
          onChange={(location) => change({ location })}
        />
      )}
      <TextInput
        label="MAC address"
        placeholder="02:00:5e:10:00:07"
        maxLength={17}
        value={draft.mac}
        onChange={({ currentTarget }) => change({ mac: currentTarget.value })}
      />
      <TextInput
        label="External ID"
        description="ID of the gateway in another system."
        maxLength={255}
        value={draft.externalId}
        onChange={({ currentTarget }) => change({ externalId: currentTarget.value })}
      />
      <TextInput
        label="Note"
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {may('Tag.Read') && <TagChoice value={draft.tags} onChange={(tags) => change({ tags })} />}
      {gateway !== undefined && keepsTemplate(gateway, draft) && (
        <ConfigurationFields
          gateway={gateway}
          values={draft.configurations}
          onChange={(configurations) => change({ configurations })}
        />
      )}
    </FormDialog>
  );
}

/** The configuration keys of the gateway, each with a field for its own value. */
function ConfigurationFields(props: {
  readonly gateway: DataCollector;
  readonly values: GatewayDraft['configurations'];
  readonly onChange: (values: GatewayDraft['configurations']) => void;
}): ReactElement {
  const { gateway, values, onChange } = props;
  return (
    <>
      {gateway.Configurations.map(({ Key, Type, Value, IsInherited }) => (
        <TextInput
          key={Key}
          label={`Configuration ${Key}`}
          description={`${Type}. Empty: the value of the template.`}
          {...(IsInherited === true && Value !== undefined ? { placeholder: Value } : {})}
          value={values[Key] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...values, [Key]: currentTarget.value })}
        />
      ))}
    </>
  );
}
