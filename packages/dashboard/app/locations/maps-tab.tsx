import { useState, type ReactElement } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { useSearchParams } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { MapForm } from './map-form.tsx';
import { MapView } from './map-view.tsx';
import { QueryNotes } from './query-notes.tsx';

/** Maximum number of location resources per location. */
const MAX_MAPS = 50;

/** Maps, pictures and models of a location, one of which is shown. The URL contains its ID as `map`. */
export default function MapsTab({ locationId }: { readonly locationId: string }): ReactElement {
  const { client, may } = useSession();
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const Filter = filter('locationResources.list', { LocationId: locationId });
  const maps = useQuery({
    queryKey: ['locationResources.list', locationId],
    queryFn: ({ signal }) =>
      client.locationResources.list({ Filter, Sort: 'Name', PageSize: MAX_MAPS }, { signal }),
  });
  const show = (id: string): void => setQuery(new URLSearchParams({ tab: 'maps', map: id }));
  const rows = maps.data?.Rows ?? [];
  const shown = rows.find(({ Id }) => Id === query.get('map')) ?? rows[0];
  return (
    <Section
      title="Maps"
      aside={
        may('LocationResource.Create') && (
          <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
            Add a map
          </Button>
        )
      }
    >
      <div className="stack">
        <QueryNotes query={maps} what="maps" />
        {maps.isSuccess && shown === undefined && (
          <EmptyState title="This location has no maps.">
            Add a picture, such as a floor plan, and place devices on it.
          </EmptyState>
        )}
        {shown !== undefined && rows.length > 1 && (
          <NativeSelect
            label="Map"
            value={shown.Id}
            data={rows.map(({ Id, Name, Label }) => ({ value: Id, label: Name ?? Label ?? Id }))}
            onChange={({ currentTarget }) => show(currentTarget.value)}
          />
        )}
        {shown !== undefined && <MapView key={shown.Id} map={shown} />}
        <CliLine cli={cliLine('location-resources', 'list', '--filter', Filter)} />
      </div>
      {adding && (
        <MapForm locationId={locationId} map={undefined} onSaved={show} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}
