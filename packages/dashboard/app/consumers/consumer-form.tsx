import { useState, type ReactElement } from 'react';
import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { EventConsumer } from '@muster/sdk/core';
import { createWebhookSecret } from '@muster/sdk/webhooks';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { Check, CheckList } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import './consumers.css';
import { EVENT_TYPES, fieldsOf, requestOf, wordsOf, type ConsumerFields } from './consumer-request.ts';
import { DevicePicker } from './device-picker.tsx';
import type { SavedConsumer } from './new-secret.tsx';

type Change = (part: Partial<ConsumerFields>) => void;

interface FieldsProps {
  readonly edited: EventConsumer | undefined;
  readonly fields: ConsumerFields;
  readonly onChange: Change;
}

/** Creates or changes an event consumer. */
export function ConsumerForm(props: {
  /** Undefined for a new event consumer. */
  readonly edited: EventConsumer | undefined;
  readonly onSaved: (saved: SavedConsumer) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { edited } = props;
  const { client, may } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(edited));
  const [makeSecret, setMakeSecret] = useState(edited === undefined);
  const change: Change = (part) => setFields((latest) => ({ ...latest, ...part }));
  const save = async (): Promise<SavedConsumer> => {
    const made = makeSecret && fields.secret === '' ? createWebhookSecret() : undefined;
    const body = requestOf({ ...fields, secret: made ?? fields.secret });
    const name = fields.name || edited?.Name || fields.url;
    if (edited !== undefined) await client.eventConsumers.update(edited.Id, body);
    const id = edited?.Id ?? (await client.eventConsumers.create(body)).Id;
    return { id, name, secret: made };
  };
  const of = fields.name || 'the event consumer';
  return (
    <FormDialog
      title={edited === undefined ? 'Create an event consumer' : `Edit ${edited.Name}`}
      action={edited === undefined ? 'Create' : 'Save'}
      command={edited === undefined ? `Create ${of}` : `Edit ${edited.Name}`}
      cli={cliLine(
        ...['event-consumers', ...(edited === undefined ? ['create'] : ['update', nameWord(edited)])],
        ...wordsOf(fields),
      )}
      ready={fields.url !== '' || !fields.isActive}
      send={save}
      onAccepted={props.onSaved}
      onClose={props.onClose}
    >
      <Target edited={edited} fields={fields} onChange={change} />
      <CheckList
        label="Event types"
        description="None stands for all types."
        options={EVENT_TYPES.map((value) => ({ value, label: value }))}
        chosen={fields.eventTypes}
        onChange={(eventTypes) => change({ eventTypes })}
      />
      {may('Device.Read') && (
        <DevicePicker chosen={fields.deviceIds} onChange={(deviceIds) => change({ deviceIds })} />
      )}
      <Check
        label={edited === undefined ? 'Make a secret and show it once' : 'Make a new secret and show it once'}
        checked={makeSecret}
        onChange={setMakeSecret}
      />
      {!makeSecret && (
        <PasswordInput
          label="Secret"
          description={`whsec_ and the base64 of 24 to 64 bytes. ${edited === undefined ? 'Without it, signatures cannot be verified.' : 'Empty keeps the stored secret.'}`}
          autoComplete="off"
          value={fields.secret}
          onChange={(event) => change({ secret: event.currentTarget.value })}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the secret', tabIndex: 0 }}
        />
      )}
      <Authentication edited={edited} fields={fields} onChange={change} />
    </FormDialog>
  );
}

function Target({ fields, onChange }: FieldsProps): ReactElement {
  return (
    <>
      <TextInput
        label="URL"
        type="url"
        description="Anyone who can read event consumers can see it: put credentials into a header or the password."
        required={fields.isActive}
        maxLength={2048}
        value={fields.url}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Name"
        description="Defaults to the host of the URL."
        maxLength={255}
        value={fields.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="HTTP method"
        data={['POST', 'PUT']}
        value={fields.method}
        onChange={(event) => onChange({ method: event.currentTarget.value === 'PUT' ? 'PUT' : 'POST' })}
      />
      <Check
        label="Collect and deliver events"
        checked={fields.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
    </>
  );
}

function Authentication({ edited, fields, onChange }: FieldsProps): ReactElement {
  const keeps = edited === undefined ? '' : ' Empty keeps the stored password.';
  return (
    <>
      <Textarea
        label="Headers"
        description="One per line, such as X-Tenant: harbour. Values are not shown again; a name alone keeps its stored value."
        autoComplete="off"
        rows={2}
        value={fields.headers}
        onChange={(event) => onChange({ headers: event.currentTarget.value })}
      />
      <TextInput
        label="User name"
        description="For Basic authentication."
        maxLength={255}
        autoComplete="off"
        value={fields.username}
        onChange={(event) => onChange({ username: event.currentTarget.value })}
      />
      <PasswordInput
        label="Password"
        description={`It is not shown again.${keeps}`}
        maxLength={1024}
        autoComplete="new-password"
        value={fields.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
    </>
  );
}
