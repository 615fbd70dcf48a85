import type { ReactElement } from 'react';
import type { AuditEntry } from '@muster/sdk/core';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'Timestamp', label: 'Time', tight: true, cell: ({ Timestamp }) => timeText(Timestamp) },
  { id: 'ApiKeyName', label: 'API key', cell: ({ ApiKeyName }) => ApiKeyName },
  {
    id: 'Operation',
    label: 'Operation',
    cell: ({ Operation }) => <span className="mono">{Operation}</span>,
  },
  {
    id: 'StatusCode',
    label: 'Result',
    tight: true,
    cell: ({ StatusCode }) => <ResultMark status={StatusCode} />,
  },
  {
    id: 'EntityId',
    label: 'Entity',
    cell: ({ EntityId }) => (EntityId === undefined ? '–' : <span className="mono">{EntityId}</span>),
  },
  {
    id: 'Details',
    label: 'Details',
    cell: ({ Count, Address }) =>
      [Count !== undefined && `${countText(Count)} times in a minute`, Address && `from ${Address}`]
        .filter(Boolean)
        .join(', '),
  },
];
const sortable = ['Timestamp', 'ApiKeyName', 'Operation'] as const;

/** Requests that changed something or tried to, latest first. */
export default function AuditTab(): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Audit">
      <EntityList
        what="audit entries"
        operation="activityLogs.listAudit"
        load={(query, signal) => client.activityLogs.listAudit({ ...query, signal })}
        columns={columns}
        sortable={sortable}
        searches="API key or operation"
        cli={['activity-logs', 'list-audit']}
        empty={
          <EmptyState title="No key has changed anything yet.">
            Each request that changes something appears here with its API key and its result.
          </EmptyState>
        }
      />
    </Section>
  );
}

function ResultMark({ status }: { readonly status: number }): ReactElement {
  const ok = status < 400;
  return <StatusMark tone={ok ? 'good' : 'bad'} icon={ok ? 'check' : 'cross'} text={String(status)} />;
}
