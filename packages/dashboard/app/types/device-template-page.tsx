import { useMemo, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeviceTemplate } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { TagNames } from '../layout/tag-choice.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { DeviceTemplateForm } from './device-template-form.tsx';
import { DeviceTemplateSettings } from './device-template-settings.tsx';
import { ExportButton } from './export-button.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { Rollout } from './rollout.tsx';

/** A device template with the template of each object instance and its setting values. */
export default function DeviceTemplatePage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const template = useQuery({
    queryKey: ['deviceTemplates.get', id],
    queryFn: ({ signal }) => client.deviceTemplates.get(id, { signal }),
  });
  useTitle(template.data?.Name ?? 'Device template');
  return (
    <Loaded what="device template" list="/types?tab=device-templates" query={template}>
      {(loaded) => (
        <>
          <Head template={loaded} />
          <Instances template={loaded} />
          {may('DeviceType.Read') && <DeviceTemplateSettings template={loaded} />}
          {may('ActivityLog.Read') && <Rollout templateId={loaded.Id} />}
        </>
      )}
    </Loaded>
  );
}

function Head({ template }: { readonly template: DeviceTemplate }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useOpening('edit', may('DeviceTemplate.Update'));
  return (
    <>
      <div className="page-head">
        <h1 className="break">{template.Name}</h1>
        <span className="dim">Device template</span>
        <div className="actions">
          <ExportButton
            what={`the device template ${template.Name}`}
            file={template.Name}
            words={['--device-template-ids', template.Id]}
            definition={{ DeviceTemplateIds: [template.Id] }}
          />
          {may('DeviceTemplate.Update') && (
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {may('DeviceTemplate.Delete') && (
            <DeleteButton
              what={`the device template ${template.Name}`}
              cli={cliLine('device-templates', 'delete', template.Id)}
              send={() => client.deviceTemplates.delete(template.Id)}
              onDeleted={() => navigate('/types?tab=device-templates')}
            >
              A template that devices use stays, and so does the last one of a device type.
            </DeleteButton>
          )}
        </div>
      </div>
      <Section title="Definition">
        <Facts
          facts={[
            [
              'Device type',
              <Link href={`/device-types/${template.DeviceTypeId}`}>
                {template.DeviceTypeName ?? template.DeviceTypeId}
              </Link>,
            ],
            ['Tags', <TagNames ids={template.TagIds ?? []} />],
            ['Object instances', template.SmartObjectTypeInstanceTemplates.length],
            ['ID', <span className="mono">{template.Id}</span>],
          ]}
        />
      </Section>
      {editing && <DeviceTemplateForm template={template} onClose={() => setEditing(false)} />}
    </>
  );
}

type Row = DeviceTemplate['SmartObjectTypeInstanceTemplates'][number] & { readonly Id: string };

const columns: readonly Column<Row>[] = [
  {
    id: 'Object',
    label: 'Object',
    tight: true,
    cell: ({ SmartObjectTypeTypeId, InstanceId }) => (
      <span className="mono">
        /{SmartObjectTypeTypeId ?? '?'}/{InstanceId}
      </span>
    ),
  },
  {
    id: 'Name',
    label: 'Smart object type',
    cell: ({ SmartObjectTypeId, SmartObjectTypeName }) => (
      <Link href={`/smart-object-types/${SmartObjectTypeId}`}>
        {SmartObjectTypeName ?? SmartObjectTypeId}
      </Link>
    ),
  },
  {
    id: 'Template',
    label: 'Smart object template',
    cell: ({ SmartObjectTemplate: used }) =>
      used === undefined ? (
        '–'
      ) : (
        <span className="row">
          <Link href={`/smart-object-templates/${used.Id}`}>{used.Name}</Link>
          {used.IsDefault && <StatusMark tone="neutral" icon="lock" text="Built in" />}
        </span>
      ),
  },
];

function Instances({ template }: { readonly template: DeviceTemplate }): ReactElement {
  const rows = useMemo(
    () =>
      template.SmartObjectTypeInstanceTemplates.map((one) => ({
        ...one,
        Id: `${one.SmartObjectTypeId} ${one.InstanceId}`,
      })),
    [template],
  );
  return (
    <Section title="Object instances">
      <div className="stack">
        {rows.length === 0 ? (
          <EmptyState title="This template names no object instances.">
            The default template of each object sets up its instances.
          </EmptyState>
        ) : (
          <DataTable caption="Object instances" columns={columns} rows={rows} />
        )}
        <CliLine cli={cliLine('device-templates', 'get', template.Id)} />
      </div>
    </Section>
  );
}
