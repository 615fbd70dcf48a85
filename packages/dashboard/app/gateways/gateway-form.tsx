import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { DataCollector, DataCollectorRequest } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';

interface Fields {
  readonly name: string;
  readonly mac: string;
  readonly externalId: string;
  readonly note: string;
}

const choiceOf = (id: string | undefined, name: string | undefined): Choice | undefined =>
  id === undefined ? undefined : { Id: id, Name: name ?? id };

const fieldsOf = (gateway: DataCollector | undefined): Fields => ({
  name: gateway?.Name ?? '',
  mac: gateway?.MACAddress ?? '',
  externalId: gateway?.ExternalId ?? '',
  note: gateway?.Note ?? '',
});

const wordsOf = (
  gateway: DataCollector | undefined,
  name: string,
): Record<'title' | 'action' | 'command', string> =>
  gateway === undefined
    ? { title: 'Create a gateway', action: 'Create', command: `Create the gateway ${name}` }
    : { title: `Edit ${gateway.Name}`, action: 'Save', command: `Update the gateway ${name}` };

/** Creates or edits a gateway. */
export function GatewayForm(props: {
  /** Undefined: a new one. */
  readonly gateway: DataCollector | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { gateway } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(gateway));
  const [location, setLocation] = useState(choiceOf(gateway?.LocationId, gateway?.LocationName));
  const [template, setTemplate] = useState(
    choiceOf(gateway?.DataCollectorTemplateId, gateway?.DataCollectorTemplateName),
  );
  const change = (part: Partial<Fields>): void => setFields({ ...fields, ...part });
  const body = bodyOf(gateway, fields, location, template);
  return (
    <FormDialog
      {...wordsOf(gateway, fields.name)}
      cli={cliLine(
        'data-collectors',
        ...(gateway === undefined ? ['register'] : ['update', nameWord(gateway)]),
        ...['--data', JSON.stringify({ ...body, Name: body.Name || 'NAME' })],
      )}
      ready={fields.name !== ''}
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
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-autofocus
      />
      {may('DataCollectorTemplate.Read') && (
        <EntitySelect
          label="Template"
          description="Defaults to the default template."
          operation="dataCollectorTemplates.list"
          load={(query, signal) => client.dataCollectorTemplates.list({ ...query, signal })}
          value={template}
          onChange={setTemplate}
        />
      )}
      {may('Location.Read') && (
        <EntitySelect
          label="Location"
          description="Defaults to the root location."
          operation="locations.list"
          load={(query, signal) => client.locations.list({ ...query, signal })}
          value={location}
          onChange={setLocation}
        />
      )}
      <TextInput
        label="MAC address"
        placeholder="02:00:5e:10:00:07"
        maxLength={17}
        value={fields.mac}
        onChange={({ currentTarget }) => change({ mac: currentTarget.value })}
      />
      <TextInput
        label="External ID"
        description="ID of the gateway in another system."
        maxLength={255}
        value={fields.externalId}
        onChange={({ currentTarget }) => change({ externalId: currentTarget.value })}
      />
      <TextInput
        label="Note"
        value={fields.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </FormDialog>
  );
}

/** An update replaces the gateway: members without a field stay as they are stored. */
function bodyOf(
  gateway: DataCollector | undefined,
  fields: Fields,
  location: Choice | undefined,
  template: Choice | undefined,
): DataCollectorRequest {
  const text = (value: string): string | null => (value === '' ? null : value);
  const sameTemplate = template?.Id === gateway?.DataCollectorTemplateId;
  return {
    Name: fields.name,
    MACAddress: text(fields.mac),
    ExternalId: text(fields.externalId),
    Note: text(fields.note),
    ...(location === undefined ? {} : { LocationId: location.Id }),
    ...(template === undefined ? {} : { DataCollectorTemplateId: template.Id }),
    ...(sameTemplate && gateway?.DataCollectorTypeId !== undefined
      ? {
          DataCollectorTypeId: gateway.DataCollectorTypeId,
          Configurations: gateway.Configurations.filter(({ Value }) => Value !== undefined),
        }
      : {}),
    ...(gateway?.Config === undefined ? {} : { Config: gateway.Config }),
  };
}
