import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type DeviceTypeListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { standardText } from '../format/standard-text.ts';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { useSession } from '../session/session-context.ts';
import { DeviceTypeForm } from './device-type-form.tsx';
import { STANDARD_CHOICES, STANDARDS } from './standards.ts';

const columns: readonly Column<DeviceTypeListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/device-types/${Id}`}>{Name}</Link> },
  {
    id: 'DeviceStandard',
    label: 'Protocol',
    tight: true,
    cell: ({ DeviceStandard }) => standardText(DeviceStandard),
  },
  {
    id: 'Devices',
    label: 'Devices',
    tight: true,
    cell: ({ NbrOfInstances }) => countText(NbrOfInstances ?? 0),
  },
  {
    id: 'Templates',
    label: 'Templates',
    tight: true,
    cell: ({ NbrOfTemplates }) => countText(NbrOfTemplates ?? 0),
  },
  {
    id: 'HardwareTypeId',
    label: 'Hardware type',
    tight: true,
    cell: ({ HardwareTypeId }) => HardwareTypeId ?? '–',
  },
];
const sortable = ['Name', 'DeviceStandard', 'HardwareTypeId'] as const;
const filters: readonly ListFilter[] = [{ name: 'protocol', label: 'Protocol', options: STANDARD_CHOICES }];

function conditionOf({ protocol }: Readonly<Record<string, string>>): string | undefined {
  const known = STANDARDS.find((one) => one === protocol);
  return known === undefined ? undefined : filter('deviceTypes.list', { DeviceStandard: known });
}

export default function DeviceTypesTab(): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useOpening('create', may('DeviceType.Create'));
  return (
    <Section
      title="Device types"
      aside={
        may('DeviceType.Create') && (
          <Button size="compact-sm" onClick={() => setCreating(true)}>
            Create a device type
          </Button>
        )
      }
    >
      <EntityList
        what="device types"
        operation="deviceTypes.list"
        load={(query, signal) => client.deviceTypes.list({ ...query, includeMetrics: true }, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={conditionOf}
        searches="Name"
        cli={['device-types', 'list', '--include-metrics']}
        empty={
          <EmptyState
            title="This device network has no device types."
            cli="muster device-types create --name Buoy"
          >
            A device type says which objects its devices have. Create one, or import types of another device
            network.
          </EmptyState>
        }
      />
      {creating && <DeviceTypeForm onClose={() => setCreating(false)} />}
    </Section>
  );
}
