import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type LocationListItem, type LocationResponse } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { LocationForm } from './location-form.tsx';

const columns: readonly Column<LocationListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/locations/${Id}`}>{Name}</Link> },
  { id: 'ExternalId', label: 'External ID', cell: ({ ExternalId }) => ExternalId ?? '–' },
  { id: 'LocationType', label: 'Type', tight: true, cell: ({ LocationType }) => LocationType ?? '–' },
];
const sortable = ['Name', 'ExternalId', 'LocationType'] as const;

/** Direct children of a location. */
export default function ChildrenTab({ location }: { readonly location: LocationResponse }): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useState(false);
  const Filter = filter('locations.list', { ParentLocationId: location.Id });
  return (
    <Section
      title="Locations below"
      aside={
        may('Location.Create') && (
          <Button size="compact-sm" variant="default" onClick={() => setCreating(true)}>
            Create a location below
          </Button>
        )
      }
    >
      <EntityList
        what="locations"
        operation={`locations.list ${location.Id}`}
        load={(query, signal) => client.locations.list(query, { signal })}
        condition={() => Filter}
        columns={columns}
        sortable={sortable}
        searches="Name or external ID"
        cli={['locations', 'list']}
        empty={<EmptyState title={`There are no locations below ${location.Name}.`} />}
      />
      {creating && <LocationForm location={undefined} parent={location} onClose={() => setCreating(false)} />}
    </Section>
  );
}
