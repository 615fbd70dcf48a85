import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Role } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { useOwnKey, type OwnKey } from './own-key.tsx';
import { RoleForm } from './role-form.tsx';

/** The role that cannot be changed. */
const ADMIN = 'Admin';
const sortable = ['Name'] as const;

/** Roles with their responsibilities. */
export default function RolesTab(): ReactElement {
  const { client, may } = useSession();
  const own = useOwnKey();
  const [editing, setEditing] = useState<Role | 'new'>();
  const columns = useMemo(() => columnsOf(own, setEditing, may), [own, may]);
  return (
    <Section
      title="Roles"
      aside={
        may('Role.Create') &&
        may('Responsibility.Read') && (
          <Button size="compact-sm" onClick={() => setEditing('new')}>
            Create a role
          </Button>
        )
      }
    >
      <EntityList
        what="roles"
        operation="roles.list"
        load={(query, signal) => client.roles.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['roles', 'list']}
        empty={<EmptyState title="This device network has no roles." />}
      />
      {editing !== undefined && (
        <RoleForm
          edited={editing === 'new' ? undefined : editing}
          isOwn={editing !== 'new' && own?.roleIds?.includes(editing.Id) === true}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  );
}

function columnsOf(
  own: OwnKey | undefined,
  onEdit: (role: Role) => void,
  may: (permission: string) => boolean,
): readonly Column<Role>[] {
  return [
    {
      id: 'Name',
      label: 'Name',
      cell: ({ Id, Name }) => (
        <span className="row">
          {Name}
          {Name === ADMIN && <StatusMark tone="neutral" icon="lock" text="Built in" />}
          {own?.roleIds?.includes(Id) === true && (
            <StatusMark tone="busy" icon="access" text="This session" />
          )}
        </span>
      ),
    },
    {
      id: 'Responsibilities',
      label: 'Responsibilities',
      cell: ({ Responsibilities }) => Responsibilities.map(({ Name }) => Name).join(', ') || '–',
    },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (role) =>
        role.Name === ADMIN ? null : (
          <span className="resource-actions">
            {may('Role.Update') && may('Responsibility.Read') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Edit the role ${role.Name}`}
                onClick={() => onEdit(role)}
              >
                Edit
              </Button>
            )}
            {may('Role.Delete') && <Remove role={role} />}
          </span>
        ),
    },
  ];
}

function Remove({ role }: { readonly role: Role }): ReactElement {
  const { client } = useSession();
  return (
    <DeleteButton
      compact
      what={`the role ${role.Name}`}
      cli={cliLine('roles', 'delete', nameWord(role))}
      send={() => client.roles.delete(role.Id)}
    >
      The service keeps a role that API keys have.
    </DeleteButton>
  );
}
