import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { ActuatorListItem } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { CreateActuator, EditActuator } from './actuator-form.tsx';

const sortable = ['Name'] as const;
/** Permissions without which the form has no choices. */
const FORM_PERMISSIONS = ['EventCategory.Read', 'ResourceCollection.Read', 'SmartObjectType.Read'];

/** Actuators, which write or execute resources on many devices. */
export default function ActuatorsTab(): ReactElement {
  const { client, may } = useSession();
  const [editing, setEditing] = useState<ActuatorListItem | 'new'>();
  const hasForm = FORM_PERMISSIONS.every(may);
  const columns = useMemo(() => columnsOf(hasForm, setEditing), [hasForm]);
  const close = (): void => setEditing(undefined);
  return (
    <Section
      title="Actuators"
      aside={
        may('Actuator.Create') &&
        hasForm && (
          <Button size="compact-sm" onClick={() => setEditing('new')}>
            Create an actuator
          </Button>
        )
      }
    >
      <EntityList
        what="actuators"
        operation="actuators.list"
        load={(query, signal) => client.actuators.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['actuators', 'list']}
        empty={
          <EmptyState title="This device network has no actuators.">
            An actuator writes or executes resources of many devices, on request or when a rule raises an
            event.
          </EmptyState>
        }
      />
      {editing === 'new' && <CreateActuator onClose={close} />}
      {editing !== undefined && editing !== 'new' && <EditActuator id={editing.Id} onClose={close} />}
    </Section>
  );
}

function columnsOf(
  hasForm: boolean,
  onEdit: (actuator: ActuatorListItem) => void,
): readonly Column<ActuatorListItem>[] {
  return [
    { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (actuator) => <Actions actuator={actuator} hasForm={hasForm} onEdit={onEdit} />,
    },
  ];
}

function Actions(props: {
  readonly actuator: ActuatorListItem;
  readonly hasForm: boolean;
  readonly onEdit: (actuator: ActuatorListItem) => void;
}): ReactElement {
  const { actuator } = props;
  const { client, may } = useSession();
  return (
    <span className="resource-actions">
      {may('Actuator.Update') && <Actuate actuator={actuator} />}
      {may('Actuator.Update') && props.hasForm && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Edit the actuator ${actuator.Name}`}
          onClick={() => props.onEdit(actuator)}
        >
          Edit
        </Button>
      )}
      {may('Actuator.Delete') && (
        <DeleteButton
          compact
          what={`the actuator ${actuator.Name}`}
          cli={cliLine('actuators', 'delete', nameWord(actuator))}
          send={() => client.actuators.delete(actuator.Id)}
        >
          Events of its category no longer write to devices by it.
        </DeleteButton>
      )}
    </span>
  );
}

function Actuate({ actuator }: { readonly actuator: ActuatorListItem }): ReactElement {
  const { client } = useSession();
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const title = `Actuate ${actuator.Name}`;
  const cli = cliLine('actuators', 'actuate', nameWord(actuator), '--wait');
  const actuate = (): void => {
    setAsking(false);
    void run({ title, cli, send: () => client.actuators.actuate(actuator.Id) });
  };
  return (
    <>
      <Button size="compact-sm" aria-label={title} onClick={() => setAsking(true)}>
        Actuate
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          action="Actuate"
          cli={cli}
          onConfirm={actuate}
          onClose={() => setAsking(false)}
        >
          The service writes or executes the resources of its resource collection now, on all devices that
          have them.
        </ConfirmDialog>
      )}
    </>
  );
}
