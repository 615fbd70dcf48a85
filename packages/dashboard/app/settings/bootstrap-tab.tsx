import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BootstrapServerListItem } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { BootstrapForm } from './bootstrap-form.tsx';

const sortable = ['Name', 'Description'] as const;

/** Bootstrap servers, which provision devices with their LwM2M servers. */
export default function BootstrapTab(): ReactElement {
  const { client, may } = useSession();
  const [edited, setEdited] = useState<string>();
  const columns = useColumns(setEdited);
  const close = (): void => setEdited(undefined);
  return (
    <Section
      title="Bootstrap servers"
      aside={
        may('BootstrapServer.Create') && (
          <Button size="compact-sm" onClick={() => setEdited('')}>
            Create a bootstrap server
          </Button>
        )
      }
    >
      <EntityList
        what="bootstrap servers"
        operation="bootstrapServers.list"
        load={(query, signal) => client.bootstrapServers.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['bootstrap-servers', 'list']}
        empty={
          <EmptyState
            title="There are no bootstrap servers."
            cli="muster bootstrap-servers create --data @bootstrap.json"
          >
            A bootstrap server gives devices the accounts of their LwM2M servers.
          </EmptyState>
        }
      />
      {edited === '' && <BootstrapForm server={undefined} onClose={close} />}
      {edited !== undefined && edited !== '' && <Edit id={edited} onClose={close} />}
    </Section>
  );
}

/** Loads the accounts, which are not in the list. */
function Edit(props: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const server = useQuery({
    queryKey: ['bootstrapServers.get', props.id],
    queryFn: ({ signal }) => client.bootstrapServers.get(props.id, { signal }),
  });
  if (server.data !== undefined) return <BootstrapForm server={server.data} onClose={props.onClose} />;
  return (
    <Dialog title="Edit the bootstrap server" onClose={props.onClose}>
      {server.isPending ? <Loading what="the bootstrap server" /> : <ErrorNote error={server.error} />}
    </Dialog>
  );
}

function useColumns(onEdit: (id: string) => void): readonly Column<BootstrapServerListItem>[] {
  const { client, may } = useSession();
  const mayUpdate = may('BootstrapServer.Update');
  const mayDelete = may('BootstrapServer.Delete');
  return useMemo(
    () => [
      { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
      { id: 'Description', label: 'Description', cell: ({ Description }) => Description ?? '–' },
      { id: 'servers', label: 'LwM2M servers', tight: true, cell: ({ NbrOfServers }) => NbrOfServers },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: (server) => (
          <div className="resource-actions">
            {mayUpdate && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Edit the bootstrap server ${server.Name}`}
                onClick={() => onEdit(server.Id)}
              >
                Edit
              </Button>
            )}
            {mayDelete && (
              <DeleteButton
                compact
                what={`the bootstrap server ${server.Name}`}
                cli={cliLine('bootstrap-servers', 'delete', nameWord(server))}
                send={() => client.bootstrapServers.delete(server.Id)}
              >
                Devices can no longer get their accounts from {server.Name}. It stays while devices refer to
                it.
              </DeleteButton>
            )}
          </div>
        ),
      },
    ],
    [client, mayUpdate, mayDelete, onEdit],
  );
}
