import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { SmartObjectTypeListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { ImportObjects } from './import-objects.tsx';
import { SmartObjectTypeForm } from './smart-object-type-form.tsx';

const columns: readonly Column<SmartObjectTypeListItem>[] = [
  {
    id: 'TypeId',
    label: 'Object ID',
    tight: true,
    cell: ({ TypeId }) => <span className="mono">{TypeId}</span>,
  },
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => <Link href={`/smart-object-types/${Id}`}>{Name}</Link>,
  },
  { id: 'ObjectUrn', label: 'URN', cell: ({ ObjectUrn }) => <span className="mono">{ObjectUrn}</span> },
  {
    id: 'Objects',
    label: 'Smart objects',
    tight: true,
    cell: ({ NbrOfInstances }) => countText(NbrOfInstances ?? 0),
  },
  {
    id: 'Templates',
    label: 'Templates',
    tight: true,
    cell: ({ NbrOfTemplates }) => countText(NbrOfTemplates ?? 0),
  },
];
const sortable = ['TypeId', 'Name', 'ObjectUrn'] as const;

export default function SmartObjectTypesTab(): ReactElement {
  const { client, may } = useSession();
  const [dialog, setDialog] = useState<'create' | 'import'>();
  const close = (): void => setDialog(undefined);
  return (
    <Section
      title="Smart object types"
      aside={
        may('SmartObjectType.Create') && (
          <div className="row">
            <Button size="compact-sm" variant="default" onClick={() => setDialog('import')}>
              Import definitions
            </Button>
            <Button size="compact-sm" onClick={() => setDialog('create')}>
              Create a smart object type
            </Button>
          </div>
        )
      }
    >
      <EntityList
        what="smart object types"
        operation="smartObjectTypes.list"
        load={(query, signal) => client.smartObjectTypes.list({ ...query, includeMetrics: true }, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name or URN"
        cli={['smart-object-types', 'list', '--include-metrics']}
        empty={
          <EmptyState
            title="This device network has no smart object types."
            cli="muster device-networks seed"
          >
            Import an OMA device description file, or add the OMA objects of the service with the command.
          </EmptyState>
        }
      />
      {dialog === 'create' && <SmartObjectTypeForm onClose={close} />}
      {dialog === 'import' && <ImportObjects onClose={close} />}
    </Section>
  );
}
