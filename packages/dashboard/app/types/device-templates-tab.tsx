import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DeviceTemplateListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { useSession } from '../session/session-context.ts';
import { ChooseDeviceType } from './choose-device-type.tsx';

const columns: readonly Column<DeviceTemplateListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/device-templates/${Id}`}>{Name}</Link> },
  {
    id: 'DeviceTypeName',
    label: 'Device type',
    cell: ({ DeviceTypeId, DeviceTypeName }) => (
      <Link href={`/device-types/${DeviceTypeId}`}>{DeviceTypeName ?? DeviceTypeId}</Link>
    ),
  },
  {
    id: 'Instances',
    label: 'Object instances',
    tight: true,
    cell: ({ SmartObjectTypeInstanceTemplates }) => SmartObjectTypeInstanceTemplates.length,
  },
];
const sortable = ['Name'] as const;

export default function DeviceTemplatesTab(): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useOpening('create', may('DeviceTemplate.Create'));
  return (
    <Section
      title="Device templates"
      aside={
        may('DeviceTemplate.Create') &&
        may('DeviceType.Read') && (
          <Button size="compact-sm" onClick={() => setCreating(true)}>
            Create a device template
          </Button>
        )
      }
    >
      <EntityList
        what="device templates"
        operation="deviceTemplates.list"
        load={(query, signal) => client.deviceTemplates.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['device-templates', 'list']}
        empty={
          <EmptyState title="This device network has no device templates.">
            Each device type has one. Create a device type first.
          </EmptyState>
        }
      />
      {creating && <ChooseDeviceType onClose={() => setCreating(false)} />}
    </Section>
  );
}
