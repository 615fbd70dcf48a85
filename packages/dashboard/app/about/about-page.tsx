import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';

/** Installed versions, documentation, and the key of the session. */
export default function AboutPage(): ReactElement {
  useTitle('About');
  return (
    <>
      <div className="page-head">
        <h1>About</h1>
      </div>
      <Versions />
      <KeyOfSession />
      <Documents />
    </>
  );
}

function Versions(): ReactElement {
  const { client } = useSession();
  const version = useQuery({
    queryKey: ['version.get'],
    queryFn: ({ signal }) => client.version.get({ signal }),
  });
  return (
    <Section title="Installed versions">
      <div className="stack">
        {version.isPending && <Loading what="versions" />}
        {version.isError && <ErrorNote error={version.error} onRetry={() => void version.refetch()} />}
        {version.data !== undefined && (
          <Facts
            facts={[
              ['Product', version.data.Description],
              ['Version', version.data.Version],
              ['Server', version.data.Parts.Server],
              ['Gateway', version.data.Parts.Gateway],
              ['API description', version.data.Parts.Contract],
              ['Node.js', version.data.Parts.Node],
              ['SQLite', version.data.Parts.SQLite],
              ['Branch', version.data.Branch],
              ['Revision', version.data.Revision],
              ['Build', version.data.BuildNumber],
              ['Built', version.data.BuildDate && timeText(version.data.BuildDate)],
            ]}
          />
        )}
        <CliLine cli="muster version get" />
      </div>
    </Section>
  );
}

interface Permission {
  readonly Id: string;
  readonly granted: string;
}

const columns: readonly Column<Permission>[] = [
  { id: 'Entity', label: 'Entity', cell: ({ Id }) => Id },
  { id: 'Permissions', label: 'Permissions', cell: ({ granted }) => granted },
];

function KeyOfSession(): ReactElement {
  const { client, keyName, network } = useSession();
  const permissions = useQuery({
    queryKey: ['deviceNetworks.permissions'],
    queryFn: async ({ signal }) => {
      const granted: Readonly<Record<string, string>> = await client.deviceNetworks.permissions({ signal });
      return Object.entries(granted)
        .map(([Id, words]): Permission => ({ Id, granted: words }))
        .toSorted((a, b) => (a.Id < b.Id ? -1 : 1));
    },
  });
  return (
    <Section title="API key of this session">
      <div className="stack">
        <Facts
          facts={[
            ['Name', keyName],
            ['Device network', network.Name],
            ['ID of the device network', <span className="mono">{network.Id}</span>],
          ]}
        />
        {permissions.isPending && <Loading what="permissions" />}
        {permissions.isError && (
          <ErrorNote error={permissions.error} onRetry={() => void permissions.refetch()} />
        )}
        {permissions.data !== undefined &&
          (permissions.data.length === 0 ? (
            <EmptyState title="This key has no permissions in this device network.">
              Ask an administrator for a role.
            </EmptyState>
          ) : (
            <DataTable caption="Permissions of the key" columns={columns} rows={permissions.data} />
          ))}
        <CliLine cli="muster device-networks permissions" />
      </div>
    </Section>
  );
}

function Documents(): ReactElement {
  return (
    <Section title="Documents">
      <ul className="lines">
        <li>
          <a href="/docs">API reference</a>
          <span className="dim">every operation, with examples</span>
        </li>
        <li>
          <a href="/openapi.json">API description</a>
          <span className="dim">OpenAPI, for programs</span>
        </li>
        <li>
          <a href="/THIRD-PARTY-LICENSES.md" download="">
            Licences of the libraries
          </a>
          <span className="dim">in this dashboard</span>
        </li>
      </ul>
    </Section>
  );
}
