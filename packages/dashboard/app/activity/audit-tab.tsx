import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { ShortId } from '../layout/short-id.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { entityPage } from './audit-entity.ts';
import { withNames, type NamedAuditEntry } from './audit-names.ts';
import { Requester } from './requester.tsx';

const columns: readonly Column<NamedAuditEntry>[] = [
  { id: 'Timestamp', label: 'Time', tight: true, cell: ({ Timestamp }) => timeText(Timestamp) },
  { id: 'ApiKeyName', label: 'Who', cell: (entry) => <Requester of={entry} /> },
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
    cell: (entry) => <Entity entry={entry} />,
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
  const { client, may } = useSession();
  return (
    <Section title="Audit">
      <EntityList
        what="audit entries"
        operation="activityLogs.listAudit"
        load={async (query, signal) => {
          const page = await client.activityLogs.listAudit(query, { signal });
          return { ...page, Rows: await withNames(client, may, page.Rows, signal) };
        }}
        columns={columns}
        sortable={sortable}
        searches="Key, person or operation"
        cli={['activity-logs', 'list-audit']}
        empty={
          <EmptyState title="Nothing has been changed yet.">
            Each request that changes something appears here with its key or person and its result.
          </EmptyState>
        }
      />
    </Section>
  );
}

function Entity({ entry }: { readonly entry: NamedAuditEntry }): ReactNode {
  const { may } = useSession();
  const page = entityPage(entry, may);
  const { EntityId, EntityName } = entry;
  if (EntityId === undefined) return '–';
  const name = EntityName ?? <ShortId id={EntityId} />;
  if (page === undefined) return name;
  return (
    <Link href={page.href}>
      {page.label} {name}
    </Link>
  );
}

function ResultMark({ status }: { readonly status: number }): ReactElement {
  const ok = status < 400;
  return <StatusMark tone={ok ? 'good' : 'bad'} icon={ok ? 'check' : 'cross'} text={String(status)} />;
}
