import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DataCollectorTypeListItem } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { EditGatewayType, GatewayTypeForm } from './gateway-type-form.tsx';

const typeColumns: readonly Column<DataCollectorTypeListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
  {
    id: 'HardwareTypeId',
    label: 'Hardware type',
    tight: true,
    cell: ({ HardwareTypeId }) => HardwareTypeId ?? '–',
  },
  {
    id: 'IsVirtual',
    label: 'Software only',
    tight: true,
    cell: ({ IsVirtual }) => (IsVirtual ? 'Yes' : 'No'),
  },
  {
    id: 'NbrOfInstances',
    label: 'Gateways',
    tight: true,
    cell: ({ NbrOfInstances }) => countText(NbrOfInstances),
  },
  {
    id: 'NbrOfTemplates',
    label: 'Templates',
    tight: true,
    cell: ({ NbrOfTemplates }) => countText(NbrOfTemplates),
  },
];
const typeSortable = ['Name', 'HardwareTypeId', 'IsVirtual'] as const;

/** The gateway types of the network. */
export function TypeList(): ReactElement {
  const { client, may } = useSession();
  const [edited, setEdited] = useState<DataCollectorTypeListItem | 'new'>();
  const columns: readonly Column<DataCollectorTypeListItem>[] = [
    ...typeColumns,
    {
      id: 'actions',
      label: '',
      tight: true,
      cell: (type) => (
        <div className="resource-actions">
          {may('DataCollectorType.Update') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Edit the gateway type ${type.Name}`}
              onClick={() => setEdited(type)}
            >
              Edit
            </Button>
          )}
          {may('DataCollectorType.Delete') && (
            <DeleteButton
              compact
              what={`the gateway type ${type.Name}`}
              cli={cliLine('data-collector-types', 'delete', nameWord(type))}
              send={() => client.dataCollectorTypes.delete(type.Id)}
            >
              A type that gateways or templates use cannot be deleted.
            </DeleteButton>
          )}
        </div>
      ),
    },
  ];
  return (
    <Section
      title="Gateway types"
      aside={
        may('DataCollectorType.Create') && (
          <Button size="compact-sm" onClick={() => setEdited('new')}>
            Create a gateway type
          </Button>
        )
      }
    >
      <EntityList
        what="gateway types"
        operation="dataCollectorTypes.listWithMetrics"
        load={(query, signal) => client.dataCollectorTypes.listWithMetrics(query, { signal })}
        columns={columns}
        sortable={typeSortable}
        searches="Name"
        cli={['data-collector-types', 'list-with-metrics']}
        empty={
          <EmptyState
            title="There are no gateway types."
            cli="muster data-collector-types create --name 'Quay gateway'"
          >
            A type defines the configuration keys of its gateways.
          </EmptyState>
        }
      />
      {edited === 'new' && <GatewayTypeForm onClose={() => setEdited(undefined)} />}
      {edited !== undefined && edited !== 'new' && (
        <EditGatewayType type={edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}
