import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DeviceTemplateListItem, DeviceType } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { useSession } from '../session/session-context.ts';
import { DeviceTemplateForm } from './device-template-form.tsx';

const columns: readonly Column<DeviceTemplateListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/device-templates/${Id}`}>{Name}</Link> },
  {
    id: 'Instances',
    label: 'Object instances',
    tight: true,
    cell: ({ SmartObjectTypeInstanceTemplates }) => SmartObjectTypeInstanceTemplates.length,
  },
];

/** The device templates of a device type. */
export default function TemplatesOfType({ type }: { readonly type: DeviceType }): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useState(false);
  return (
    <Section
      title="Device templates"
      aside={
        may('DeviceTemplate.Create') && (
          <Button size="compact-sm" variant="default" onClick={() => setCreating(true)}>
            Create a device template
          </Button>
        )
      }
    >
      <div className="stack">
        <PagedList
          what="device templates"
          queryKey={['deviceTemplates.listByDeviceType', type.Id]}
          load={(paging, signal) =>
            client.deviceTemplates.listByDeviceType(type.Id, { ...paging, Sort: 'Name' }, { signal })
          }
          columns={columns}
          empty={<EmptyState title="This type has no device templates." />}
          refetchMs={30_000}
        />
        <CliLine cli={cliLine('device-templates', 'list-by-device-type', nameWord(type), '--sort=Name')} />
      </div>
      {creating && <DeviceTemplateForm type={type} onClose={() => setCreating(false)} />}
    </Section>
  );
}
