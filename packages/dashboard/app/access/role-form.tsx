import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@muster/sdk/core';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { CheckList } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { formWords } from '../layout/form-words.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { OwnKeyWarning, useRenewSession } from './own-key.tsx';

/** Creates or changes a role. */
export function RoleForm(props: {
  /** Undefined for a new role. */
  readonly edited: Role | undefined;
  /** Whether the key of this session has the role. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { edited, isOwn } = props;
  const { client } = useSession();
  const renewSession = useRenewSession();
  const [name, setName] = useState(edited?.Name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(edited?.Responsibilities.map(({ Id }) => Id) ?? []);
  const [confirmed, setConfirmed] = useState(false);
  const all = useQuery({
    queryKey: ['responsibilities.list', 'all'],
    queryFn: ({ signal }) => client.responsibilities.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  const nameOf = (id: string): string => all.data?.Rows.find((one) => one.Id === id)?.Name ?? id;
  const body = { Name: name, ResponsibilityIds: [...chosen] };
  const words = formWords('a role', 'roles', edited, name);
  return (
    <FormDialog
      {...words}
      cli={cliLine(
        ...words.cli,
        ...flagWords('--name', name || 'NAME'),
        ...chosen.flatMap((id) => ['--responsibility', nameOf(id)]),
      )}
      ready={name !== '' && (!isOwn || confirmed)}
      send={async () => {
        if (edited === undefined) await client.roles.create(body);
        else await client.roles.update(edited.Id, body);
      }}
      onAccepted={() => {
        if (isOwn) renewSession();
      }}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      {all.isPending && <Loading what="responsibilities" />}
      {all.isError && <ErrorNote error={all.error} />}
      {all.data !== undefined && (
        <CheckList
          label="Responsibilities"
          description="A change applies to all keys with this role from their next request."
          options={all.data.Rows.map(({ Id, Name }) => ({ value: Id, label: Name }))}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {isOwn && (
        <OwnKeyWarning
          what="The key of this session has the role."
          confirmed={confirmed}
          onChange={setConfirmed}
        />
      )}
    </FormDialog>
  );
}
