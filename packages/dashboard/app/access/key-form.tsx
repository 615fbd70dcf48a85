import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiKeyRequest } from '@muster/sdk/core';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { CheckList } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { formWords } from '../layout/form-words.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { dateInput, endOfDate } from './expiry.ts';
import { OwnKeyWarning, useRenewSession } from './own-key.tsx';
import type { ShownKey } from './shown-key.ts';

/** A saved key with a new value. */
export interface SavedKey {
  readonly name: string;
  /** Undefined if the service does not show it to the key of this session. */
  readonly value: string | undefined;
  readonly isRenewed: boolean;
}

/** Creates or changes an API key. Passes on a new value, which is shown once. */
export function KeyForm(props: {
  /** Undefined for a new key. */
  readonly edited: ShownKey | undefined;
  readonly isOwn: boolean;
  readonly onSaved: (saved: SavedKey) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { edited, isOwn } = props;
  const { client } = useSession();
  const renewSession = useRenewSession();
  const [fields, setFields] = useState(() => fieldsOf(edited));
  const [confirmed, setConfirmed] = useState(false);
  const { name, roleIds } = fields;
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const roles = useRoleNames();
  const { body, isRenewed } = requestOf(fields, edited);
  const words = formWords('an API key', 'api-keys', edited, name);
  const save = async (): Promise<SavedKey | undefined> => {
    if (edited !== undefined) await client.apiKeys.update(edited.Id, body);
    const id = edited?.Id ?? (await client.apiKeys.create(body)).Id;
    if (edited !== undefined && !isRenewed) return undefined;
    return { name, value: (await client.apiKeys.get(id)).Key, isRenewed };
  };
  return (
    <FormDialog
      {...words}
      cli={cliLine(
        ...words.cli,
        ...flagWords('--name', name || 'NAME'),
        ...(body.ExpirationDate ? ['--expiration-date', body.ExpirationDate] : []),
        ...roleIds.flatMap((id) => ['--role', roles.nameOf(id)]),
      )}
      ready={name !== '' && roleIds.length > 0 && (!isOwn || confirmed)}
      send={save}
      onAccepted={(saved) => {
        if (saved !== undefined) props.onSaved(saved);
        if (isOwn) renewSession();
      }}
      onClose={props.onClose}
    >
      <Texts fields={fields} isNew={edited === undefined} isOwn={isOwn} onChange={change} />
      {isRenewed && (
        <p className="note" data-tone="warn">
          <span>
            A new name or expiry date renews the value of the key: the old value stops working at once.
          </span>
        </p>
      )}
      {roles.isPending && <Loading what="roles" />}
      {roles.error !== null && <ErrorNote error={roles.error} />}
      {roles.options !== undefined && (
        <CheckList
          label="Roles"
          description="Roles with more permissions than your key has are refused."
          options={roles.options}
          chosen={roleIds}
          onChange={(chosen) => change({ roleIds: chosen })}
        />
      )}
      {isOwn && (
        <OwnKeyWarning what="This session uses the key." confirmed={confirmed} onChange={setConfirmed} />
      )}
    </FormDialog>
  );
}

interface Fields {
  readonly name: string;
  /** Value of an input of type `date`. */
  readonly date: string;
  readonly roleIds: readonly string[];
}

function fieldsOf(edited: ShownKey | undefined): Fields {
  if (edited === undefined) return { name: '', date: '', roleIds: [] };
  return { name: edited.Name, date: dateInput(edited.ExpirationDate), roleIds: edited.RoleIds };
}

function requestOf(
  { name, date, roleIds }: Fields,
  edited: ShownKey | undefined,
): { readonly body: ApiKeyRequest; readonly isRenewed: boolean } {
  const expires = expiryToSend(edited, date);
  return {
    body: {
      Name: name,
      RoleIds: [...roleIds],
      ...(expires === undefined ? {} : { ExpirationDate: expires }),
    },
    isRenewed: edited !== undefined && (name !== edited.Name || expires !== undefined),
  };
}

function Texts(props: {
  readonly fields: Fields;
  readonly isNew: boolean;
  readonly isOwn: boolean;
  readonly onChange: (part: Partial<Fields>) => void;
}): ReactElement {
  const { fields, isNew, isOwn, onChange } = props;
  return (
    <>
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        disabled={isOwn}
        description={isOwn ? 'A key cannot renew itself. Use another key to rename this one.' : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Expires after"
        type="date"
        description={isNew ? 'A date in UTC. Defaults to one year from now.' : 'A date in UTC.'}
        disabled={isOwn}
        required={!isNew}
        value={fields.date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
    </>
  );
}

/** The new expiry. Undefined leaves it unchanged, or at its default. */
function expiryToSend(edited: ShownKey | undefined, date: string): string | undefined {
  if (date === '' || (edited !== undefined && date === dateInput(edited.ExpirationDate))) return undefined;
  return endOfDate(date);
}

function useRoleNames() {
  const { client } = useSession();
  const { data, isPending, error } = useQuery({
    queryKey: ['roles.list', 'all'],
    queryFn: ({ signal }) => client.roles.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  return {
    isPending,
    error,
    options: data?.Rows.map(({ Id, Name }) => ({ value: Id, label: Name })),
    nameOf: (id: string): string => data?.Rows.find((role) => role.Id === id)?.Name ?? id,
  };
}
