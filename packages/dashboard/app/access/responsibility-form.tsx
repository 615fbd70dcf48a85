import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PermissionTypeName, Responsibility } from '@muster/sdk/core';
import { cliLine, flagWords, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { formWords } from '../layout/form-words.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { OwnKeyWarning, useRenewSession } from './own-key.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { change, toPermissions, toSet, type PermissionSet } from './permission-set.ts';

/** All existing permissions. */
export function usePermissionTypes() {
  const { client, may } = useSession();
  return useQuery({
    queryKey: ['permissions.list'],
    queryFn: ({ signal }) => client.permissions.list({ signal }),
    enabled: may('Permission.Read'),
    staleTime: 600_000,
  });
}

/** Creates or changes a responsibility with a matrix of permissions. */
export function ResponsibilityForm(props: {
  /** Undefined for a new responsibility. */
  readonly edited: Responsibility | undefined;
  /** Whether the key of this session has it through a role. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { edited, isOwn } = props;
  const { client, may } = useSession();
  const renewSession = useRenewSession();
  const types = usePermissionTypes();
  const [name, setName] = useState(edited?.Name ?? '');
  const [granted, setGranted] = useState<PermissionSet>(() => toSet(edited?.Permissions ?? []));
  const [confirmed, setConfirmed] = useState(false);
  const body = { Name: name, Permissions: toPermissions(granted) };
  const words = formWords('a responsibility', 'responsibilities', edited, name);
  return (
    <FormDialog
      {...words}
      cli={cliLine(
        ...words.cli,
        ...flagWords('--name', name || 'NAME'),
        ...['--permissions', JSON.stringify(body.Permissions)],
      )}
      ready={name !== '' && (!isOwn || confirmed)}
      send={async () => {
        if (edited === undefined) await client.responsibilities.create(body);
        else await client.responsibilities.update(edited.Id, body);
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
      {types.isPending && <Loading what="permissions" />}
      {types.isError && <ErrorNote error={types.error} />}
      {types.data !== undefined && (
        <>
          <Shortcuts types={types.data} granted={granted} onChange={setGranted} may={may} />
          <PermissionMatrix
            caption="Permissions of the responsibility"
            types={types.data}
            granted={granted}
            mayChange={may}
            onChange={(entity, kind, isGranted) => setGranted(change(granted, entity, kind, isGranted))}
          />
          <p className="dim small">
            Permissions that your key does not have are locked: it can neither grant nor revoke them.
          </p>
        </>
      )}
      {isOwn && (
        <OwnKeyWarning
          what="The key of this session has the responsibility."
          confirmed={confirmed}
          onChange={setConfirmed}
        />
      )}
    </FormDialog>
  );
}

function Shortcuts(props: {
  readonly types: readonly PermissionTypeName[];
  readonly granted: PermissionSet;
  readonly onChange: (granted: PermissionSet) => void;
  readonly may: (permission: string) => boolean;
}): ReactElement {
  const { types, may } = props;
  const setRead = (isGranted: boolean): void => {
    const entities = types.filter(({ Name, Type }) => Type === 'Entity' && may(`${Name}.Read`));
    props.onChange(
      entities.reduce<PermissionSet>(
        (set, { Name }) => change(set, Name, 'Read', isGranted && !set.has(`${Name}.All`)),
        props.granted,
      ),
    );
  };
  return (
    <div className="row">
      <Button size="compact-sm" variant="default" onClick={() => setRead(true)}>
        Grant Read for all
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setRead(false)}>
        Revoke Read for all
      </Button>
    </div>
  );
}

/** Shows the permissions of a responsibility, read-only. */
export function ViewResponsibility(props: {
  readonly shown: Responsibility;
  readonly onClose: () => void;
}): ReactElement {
  const { shown } = props;
  const types = usePermissionTypes();
  const granted = toSet(shown.Permissions);
  return (
    <Dialog title={`Responsibility ${shown.Name}`} onClose={props.onClose}>
      <div className="form">
        <PermissionMatrix
          caption={`Permissions of ${shown.Name}`}
          types={types.data ?? typesOf(granted)}
          granted={granted}
        />
        <CliLine cli={cliLine('responsibilities', 'get', nameWord(shown))} />
      </div>
    </Dialog>
  );
}

/** The entities of granted permissions, for keys that cannot list all permissions. */
export function typesOf(granted: PermissionSet): readonly PermissionTypeName[] {
  const names = new Set(toPermissions(granted).map(({ EntityName }) => EntityName));
  return [...names].map((Name) => ({ Name, Type: 'Entity' }));
}
