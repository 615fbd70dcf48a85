import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { SecretDialog } from '../layout/secret-dialog.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { expiryOf } from './expiry.ts';
import { KeyForm, type SavedKey } from './key-form.tsx';
import { DeleteOwnKey } from './delete-own-key.tsx';
import { useOwnKey, type OwnKey } from './own-key.tsx';
import { withoutValue, type ShownKey } from './shown-key.ts';

const sortable = ['Name', 'ExpirationDate'] as const;

/** The API keys of the device network. Their values are never stored. */
export default function KeysTab(): ReactElement {
  const { client, may } = useSession();
  const own = useOwnKey();
  const roles = useQuery({
    queryKey: ['roles.list', 'all'],
    queryFn: ({ signal }) => client.roles.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
    enabled: may('Role.Read'),
    staleTime: 10_000,
  });
  const [editing, setEditing] = useState<ShownKey | 'new'>();
  const [saved, setSaved] = useState<SavedKey>();
  const shown = roles.data?.Rows;
  const columns = useMemo(() => columnsOf(own, shown, setEditing, may), [own, shown, may]);
  return (
    <Section
      title="API keys"
      aside={
        may('ApiKey.Create') &&
        may('Role.Read') && (
          <Button size="compact-sm" onClick={() => setEditing('new')}>
            Create an API key
          </Button>
        )
      }
    >
      <EntityList
        what="API keys"
        operation="apiKeys.list"
        load={async (query, signal) => {
          const { Rows, NbrOfRows } = await client.apiKeys.list(query, { signal });
          return { Rows: Rows.map(withoutValue), NbrOfRows };
        }}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['api-keys', 'list']}
        empty={<EmptyState title="This device network has no API keys." />}
      />
      {editing !== undefined && (
        <KeyForm
          edited={editing === 'new' ? undefined : editing}
          isOwn={editing !== 'new' && editing.Id === own?.id}
          onSaved={setSaved}
          onClose={() => setEditing(undefined)}
        />
      )}
      {saved !== undefined && <Value saved={saved} onClose={() => setSaved(undefined)} />}
    </Section>
  );
}

function Value(props: { readonly saved: SavedKey; readonly onClose: () => void }): ReactElement {
  const { name, value, isRenewed } = props.saved;
  const title = `Value of the API key ${name}`;
  if (value === undefined)
    return (
      <Dialog title={title} onClose={props.onClose}>
        <EmptyState title="The service does not show the value to the key of this session.">
          It needs ApiKey.All and every permission of {name}. Ask an administrator for the value.
        </EmptyState>
      </Dialog>
    );
  return (
    <SecretDialog title={title} copyLabel="Copy the API key" secret={value} onClose={props.onClose}>
      Programs send it as a bearer token, and people log in with it.
      {isRenewed && ' The former value does not work any longer.'}
    </SecretDialog>
  );
}

function columnsOf(
  own: OwnKey | undefined,
  roles: readonly Role[] | undefined,
  onEdit: (key: ShownKey) => void,
  may: (permission: string) => boolean,
): readonly Column<ShownKey>[] {
  const names = new Map(roles?.map(({ Id, Name }) => [Id, Name]));
  return [
    {
      id: 'Name',
      label: 'Name',
      cell: ({ Id, Name }) => (
        <span className="row">
          {Name}
          {Id === own?.id && <StatusMark tone="busy" icon="access" text="This session" />}
        </span>
      ),
    },
    {
      id: 'Roles',
      label: 'Roles',
      cell: ({ RoleIds }) => RoleIds.map((id) => names.get(id) ?? id).join(', ') || '–',
    },
    { id: 'Network', label: 'Home network', cell: (key) => <HomeNetwork id={key.DeviceNetworkId} /> },
    { id: 'ExpirationDate', label: 'Expires', tight: true, cell: (key) => <Expires {...key} /> },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (key) => (
        <span className="resource-actions">
          {may('ApiKey.Update') && may('Role.Read') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Edit the API key ${key.Name}`}
              onClick={() => onEdit(key)}
            >
              Edit
            </Button>
          )}
          {may('ApiKey.Delete') && <Remove apiKey={key} isOwn={key.Id === own?.id} />}
        </span>
      ),
    },
  ];
}

function HomeNetwork({ id }: { readonly id: string }): ReactElement {
  const { networks } = useSession();
  const name = networks.find((network) => network.Id === id)?.Name;
  return name === undefined ? <span className="mono">{id}</span> : <>{name}</>;
}

function Expires({ ExpirationDate: expires }: ShownKey): ReactElement {
  const expiry = expiryOf(expires, Date.now());
  if (expiry === 'expired')
    return <StatusMark tone="bad" icon="cross" text="Expired" title={timeText(expires)} />;
  if (expiry === 'soon') return <StatusMark tone="warn" icon="clock" text={timeText(expires)} />;
  return <>{timeText(expires)}</>;
}

function Remove({ apiKey, isOwn }: { readonly apiKey: ShownKey; readonly isOwn: boolean }): ReactElement {
  const { client } = useSession();
  if (isOwn) return <DeleteOwnKey apiKey={apiKey} />;
  return (
    <DeleteButton
      compact
      what={`the API key ${apiKey.Name}`}
      cli={cliLine('api-keys', 'delete', nameWord(apiKey))}
      send={() => client.apiKeys.delete(apiKey.Id)}
    >
      Programs and people with this key lose access at once, and their event streams end.
    </DeleteButton>
  );
}
