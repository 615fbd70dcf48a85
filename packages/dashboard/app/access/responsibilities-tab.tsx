import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Responsibility } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { useOwnKey } from './own-key.tsx';
import { ResponsibilityForm, ViewResponsibility } from './responsibility-form.tsx';

/** The responsibility of the role Admin, which cannot be changed. */
const EVERYTHING = 'Everything';
const sortable = ['Name'] as const;

/** A dialog of the tab. */
interface Opened {
  readonly kind: 'view' | 'edit' | 'new';
  readonly of: Responsibility | undefined;
}

/** Sets of permissions that roles can have. */
export default function ResponsibilitiesTab(): ReactElement {
  const { client, may } = useSession();
  const own = useOwnKey();
  const [opened, setOpened] = useState<Opened>();
  const columns = useMemo(() => columnsOf(setOpened, may), [may]);
  const close = (): void => setOpened(undefined);
  return (
    <Section
      title="Responsibilities"
      aside={
        may('Responsibility.Create') &&
        may('Permission.Read') && (
          <Button size="compact-sm" onClick={() => setOpened({ kind: 'new', of: undefined })}>
            Create a responsibility
          </Button>
        )
      }
    >
      <EntityList
        what="responsibilities"
        operation="responsibilities.list"
        load={(query, signal) => client.responsibilities.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['responsibilities', 'list']}
        empty={<EmptyState title="This device network has no responsibilities." />}
      />
      {opened?.kind === 'view' && opened.of !== undefined && (
        <ViewResponsibility shown={opened.of} onClose={close} />
      )}
      {opened !== undefined && opened.kind !== 'view' && (
        <ResponsibilityForm
          edited={opened.of}
          isOwn={opened.of?.RoleIds?.some((id) => own?.roleIds?.includes(id)) === true}
          onClose={close}
        />
      )}
    </Section>
  );
}

function columnsOf(
  onOpen: (opened: Opened) => void,
  may: (permission: string) => boolean,
): readonly Column<Responsibility>[] {
  return [
    {
      id: 'Name',
      label: 'Name',
      cell: ({ Name }) => (
        <span className="row">
          {Name}
          {Name === EVERYTHING && <StatusMark tone="neutral" icon="lock" text="Built in" />}
        </span>
      ),
    },
    {
      id: 'Permissions',
      label: 'Permissions',
      tight: true,
      cell: ({ Permissions }) => countText(Permissions.length),
    },
    { id: 'Roles', label: 'Roles', tight: true, cell: ({ RoleIds }) => countText(RoleIds?.length ?? 0) },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (one) => (
        <span className="resource-actions">
          <Action label="View" one={one} onClick={() => onOpen({ kind: 'view', of: one })} />
          {one.Name !== EVERYTHING && may('Responsibility.Update') && may('Permission.Read') && (
            <Action label="Edit" one={one} onClick={() => onOpen({ kind: 'edit', of: one })} />
          )}
          {one.Name !== EVERYTHING && may('Responsibility.Delete') && <Remove one={one} />}
        </span>
      ),
    },
  ];
}

function Action(props: {
  readonly label: string;
  readonly one: Responsibility;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${props.label} the responsibility ${props.one.Name}`}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}

function Remove({ one }: { readonly one: Responsibility }): ReactElement {
  const { client } = useSession();
  return (
    <DeleteButton
      compact
      what={`the responsibility ${one.Name}`}
      cli={cliLine('responsibilities', 'delete', nameWord(one))}
      send={() => client.responsibilities.delete(one.Id)}
    >
      The service keeps a responsibility that roles have.
    </DeleteButton>
  );
}
