import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SmartObjectType } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { Loaded } from '../layout/loaded.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { ResourcesOfType } from './resources-of-type.tsx';
import { SmartObjectTemplateForm } from './smart-object-template-form.tsx';
import { SmartObjectTypeForm } from './smart-object-type-form.tsx';

const tabs = [
  { id: 'resources', label: 'Resources' },
  { id: 'templates', label: 'Templates', permission: 'SmartObjectTemplate.Read' },
] as const;

/** An LwM2M object with its resources and smart object templates. */
export default function SmartObjectTypePage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const type = useQuery({
    queryKey: ['smartObjectTypes.get', id],
    queryFn: ({ signal }) => client.smartObjectTypes.get(id, { signal }),
  });
  useTitle(type.data?.Name ?? 'Smart object type');
  return (
    <Loaded what="smart object type" list="/types?tab=smart-object-types" query={type}>
      {(loaded) => (
        <>
          <Head type={loaded} />
          <TabBar
            label="Parts of the smart object type"
            tabs={tabs}
            content={(tab) =>
              tab === 'resources' ? <ResourcesOfType type={loaded} /> : <Templates type={loaded} />
            }
          />
        </>
      )}
    </Loaded>
  );
}

function Head({ type }: { readonly type: SmartObjectType }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useOpening('edit', may('SmartObjectType.Update'));
  return (
    <>
      <div className="page-head">
        <h1 className="break">{type.Name}</h1>
        <span className="mono dim">/{type.TypeId}</span>
        <span className="dim">Smart object type</span>
        <div className="actions">
          {may('SmartObjectType.Update') && (
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {may('SmartObjectType.Delete') && (
            <DeleteButton
              what={`the smart object type ${type.Name}`}
              cli={cliLine('smart-object-types', 'delete', type.Id)}
              send={() => client.smartObjectTypes.delete(type.Id)}
              onDeleted={() => navigate('/types?tab=smart-object-types')}
            >
              Its default template and the resource types that no other object has are deleted too. A type in
              use stays.
            </DeleteButton>
          )}
        </div>
      </div>
      <Section title="Definition">
        <div className="stack">
          {type.Description !== '' && <p className="break">{type.Description}</p>}
          <Facts
            facts={[
              ['URN', <span className="mono">{type.ObjectUrn}</span>],
              ['Instances on a device', type.MultipleInstances ? 'several' : 'one'],
              ['Resources', type.ResourceTypes.length],
              ['ID', <span className="mono">{type.Id}</span>],
            ]}
          />
          <CliLine cli={cliLine('smart-object-types', 'get', type.Id)} />
        </div>
      </Section>
      {editing && <SmartObjectTypeForm type={type} onClose={() => setEditing(false)} />}
    </>
  );
}

const columns: readonly Column<SmartObjectType['SmartObjectTemplates'][number]>[] = [
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name, IsDefault }) => (
      <span className="row">
        <Link href={`/smart-object-templates/${Id}`}>{Name}</Link>
        {IsDefault && <StatusMark tone="neutral" icon="lock" text="Built in" />}
      </span>
    ),
  },
  {
    id: 'Observed',
    label: 'Observed resources',
    tight: true,
    cell: ({ ResourceTemplates }) => ResourceTemplates.filter((one) => one.IsRequestObserve).length,
  },
  {
    id: 'Written',
    label: 'Initial values',
    tight: true,
    cell: ({ ResourceTemplates }) => ResourceTemplates.filter((one) => one.Value !== undefined).length,
  },
];

function Templates({ type }: { readonly type: SmartObjectType }): ReactElement {
  const { may } = useSession();
  const [creating, setCreating] = useState(false);
  return (
    <Section
      title="Smart object templates"
      aside={
        may('SmartObjectTemplate.Create') && (
          <Button size="compact-sm" variant="default" onClick={() => setCreating(true)}>
            Create a smart object template
          </Button>
        )
      }
    >
      <DataTable caption="Smart object templates" columns={columns} rows={type.SmartObjectTemplates} />
      {creating && (
        <SmartObjectTemplateForm type={{ Id: type.Id, Name: type.Name }} onClose={() => setCreating(false)} />
      )}
    </Section>
  );
}
