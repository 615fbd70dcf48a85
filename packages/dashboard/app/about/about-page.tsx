import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ImplementedRelease } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { basePath } from '../session/base-path.ts';
import { useSession } from '../session/session-context.ts';
import './about.css';

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
              ['Implements', implementedText(version.data.Implements)],
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

function implementedText({ Release, Core, LwM2MGateway, MQTTGateway, BSS }: ImplementedRelease): string {
  return `Release ${Release}: Core ${Core}, LwM2M Gateway ${LwM2MGateway}, MQTT Gateway ${MQTTGateway}, BSS ${BSS}`;
}

/** Groups entities by their permissions: "Create, Read". */
function byGrant(granted: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const groups = Map.groupBy(Object.keys(granted).toSorted(), (entity) => granted[entity] ?? '');
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([grant, entities]) => [grant, entities.join(', ')]);
}

function KeyOfSession(): ReactElement {
  const { client, userName, person, network } = useSession();
  const permissions = useQuery({
    queryKey: ['deviceNetworks.permissions'],
    queryFn: ({ signal }) => client.deviceNetworks.permissions({ signal }),
  });
  const grants = byGrant(permissions.data ?? {});
  return (
    <Section title={person === undefined ? 'API key of this session' : 'Person of this session'}>
      <div className="stack">
        <Facts
          facts={[
            ['Name', userName],
            ['Mail', person?.email],
            ['Device network', network.Name],
            ['ID of the device network', <span className="mono">{network.Id}</span>],
          ]}
        />
        {permissions.isPending && <Loading what="permissions" />}
        {permissions.isError && (
          <ErrorNote error={permissions.error} onRetry={() => void permissions.refetch()} />
        )}
        {permissions.data !== undefined &&
          (grants.length === 0 ? (
            <EmptyState title="You have no permissions in this device network.">
              Ask an administrator for a role.
            </EmptyState>
          ) : (
            <dl className="grants">
              {grants.map(([grant, entities]) => (
                <div key={grant}>
                  <dt>Permission {grant}</dt>
                  <dd>{entities}</dd>
                </div>
              ))}
            </dl>
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
          <a href={`${basePath}/docs`}>API reference</a>
          <span className="dim">every operation, with examples</span>
        </li>
        <li>
          <a href={`${basePath}/openapi.json`}>API description</a>
          <span className="dim">OpenAPI, for programs</span>
        </li>
        <li>
          <a href={`${basePath}/THIRD-PARTY-LICENSES.md`} download="">
            Licences of the libraries
          </a>
          <span className="dim">in this dashboard</span>
        </li>
      </ul>
    </Section>
  );
}
