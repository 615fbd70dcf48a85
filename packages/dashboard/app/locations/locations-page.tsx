import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { LocationListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useOpening } from '../layout/use-opening.ts';
import { useSession } from '../session/session-context.ts';
import { LocationForm } from './location-form.tsx';
import { LocationTree } from './location-tree.tsx';

const tabs = [
  { id: 'tree', label: 'Tree' },
  { id: 'list', label: 'List' },
] as const;

/** The tree of locations, and a list of them with a search. */
export default function LocationsPage(): ReactElement {
  useTitle('Locations');
  const { may } = useSession();
  const [creating, setCreating] = useOpening('create', may('Location.Create'));
  return (
    <>
      <div className="page-head">
        <h1>Locations</h1>
        <div className="actions">
          {may('Location.Create') && <Button onClick={() => setCreating(true)}>Create a location</Button>}
        </div>
      </div>
      <TabBar
        label="Views of the locations"
        tabs={tabs}
        content={(id) => (id === 'tree' ? <LocationTree /> : <LocationList />)}
      />
      {creating && (
        <LocationForm location={undefined} parent={undefined} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

const columns: readonly Column<LocationListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/locations/${Id}`}>{Name}</Link> },
  { id: 'ExternalId', label: 'External ID', cell: ({ ExternalId }) => ExternalId ?? '–' },
  { id: 'LocationType', label: 'Type', tight: true, cell: ({ LocationType }) => LocationType ?? '–' },
];
const sortable = ['Name', 'ExternalId', 'LocationType'] as const;

function LocationList(): ReactElement {
  const { client } = useSession();
  return (
    <Section title="All locations">
      <EntityList
        what="locations"
        operation="locations.list"
        load={(query, signal) => client.locations.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name or external ID"
        cli={['locations', 'list']}
        empty={<EmptyState title="There are no locations." cli="muster locations create --name 'Quay 7'" />}
      />
    </Section>
  );
}
