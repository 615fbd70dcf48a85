import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { TransformerTypeListItem } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { PackageForm } from './package-form.tsx';

const columns: readonly Column<TransformerTypeListItem>[] = [
  { id: 'Approval', label: 'Approval', tight: true, cell: (type) => <ApprovalMark type={type} /> },
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => (
      <span className="cell-name">
        <Link href={`/automation/types/${Id}`}>{Name}</Link>
      </span>
    ),
  },
  { id: 'DisplayName', label: 'Display name', cell: ({ DisplayName }) => DisplayName },
  { id: 'Description', label: 'Description', cell: ({ Description }) => Description ?? '–' },
];
const NOT_SORTABLE: readonly never[] = [];

/** Packages of formulas that transformers use. */
export default function TypesTab(): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  return (
    <Section
      title="Transformer types"
      aside={
        may('TransformerType.Create') && (
          <Button size="compact-sm" onClick={() => setCreating(true)}>
            Upload a transformer type
          </Button>
        )
      }
    >
      <EntityList<TransformerTypeListItem, never>
        what="transformer types"
        operation="transformerTypes.list"
        load={({ Page, PageSize }, signal) => client.transformerTypes.list({ Page, PageSize }, { signal })}
        columns={columns}
        sortable={NOT_SORTABLE}
        cli={['transformer-types', 'list']}
        empty={<EmptyState title="This device network has no transformer types." />}
      />
      {creating && (
        <PackageForm
          edited={undefined}
          onSaved={(id) => navigate(`/automation/types/${id}`)}
          onClose={() => setCreating(false)}
        />
      )}
    </Section>
  );
}

export function ApprovalMark({
  type,
}: {
  readonly type: Pick<TransformerTypeListItem, 'ApprovalStatus'>;
}): ReactElement {
  switch (type.ApprovalStatus) {
    case 'Appoved':
      return <StatusMark tone="good" icon="check" text="Approved" />;
    case 'Revoked':
      return <StatusMark tone="bad" icon="cross" text="Revoked" />;
    case 'New':
    case 'Unknown':
      return <StatusMark tone="warn" icon="clock" text="Not approved" />;
  }
}
