import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { SmartObjectTemplate } from '@muster/sdk/core';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { ResourceTemplatesForm } from './resource-templates-form.tsx';

type Row = SmartObjectTemplate['ResourceTemplates'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'Resource',
    label: 'Resource',
    cell: ({ ResourceType, ResourceTypeId }) => (
      <>
        {ResourceType?.Name ?? ResourceTypeId} <span className="mono dim">{ResourceType?.TypeId}</span>
      </>
    ),
  },
  {
    id: 'Observe',
    label: 'Observe',
    tight: true,
    cell: ({ IsRequestObserve }) =>
      IsRequestObserve ? <StatusMark tone="good" icon="eye" text="Observed" /> : 'no',
  },
  {
    id: 'Value',
    label: 'Initial value',
    cell: ({ Value, ResourceType }) => (Value === undefined ? '–' : `${Value} ${ResourceType?.Units ?? ''}`),
  },
];

/** The resources that the service observes and writes when a device is created from the template. */
export function ResourceTemplates({ template }: { readonly template: SmartObjectTemplate }): ReactElement {
  const { may } = useSession();
  const [editing, setEditing] = useState(false);
  const rows = useMemo(
    () => template.ResourceTemplates.filter((one) => one.IsRequestObserve || one.Value !== undefined),
    [template],
  );
  return (
    <Section
      title="Observations and initial values"
      aside={
        may('SmartObjectTemplate.Update') &&
        may('SmartObjectType.Read') &&
        !editing && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            Edit observations and values
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="dim">
          The service observes these resources and writes each value once, after a new device has registered
          the instance. A change applies to devices that are created after it.
        </p>
        {editing ? (
          <ResourceTemplatesForm template={template} onClose={() => setEditing(false)} />
        ) : rows.length === 0 ? (
          <EmptyState title="This template observes no resource and writes no value." />
        ) : (
          <DataTable caption="Observations and initial values" columns={columns} rows={rows} />
        )}
      </div>
    </Section>
  );
}
