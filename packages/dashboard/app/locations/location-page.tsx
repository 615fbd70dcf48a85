import { lazy, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LocationResponse } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { OwnerSettings } from '../settings/owner-settings.tsx';
import { LocationForm } from './location-form.tsx';

const DevicesTab = lazy(() => import('./devices-tab.tsx'));
const GatewaysTab = lazy(() => import('./gateways-tab.tsx'));
const ChildrenTab = lazy(() => import('./children-tab.tsx'));
const MapsTab = lazy(() => import('./maps-tab.tsx'));

const tabs = [
  { id: 'devices', label: 'Devices', permission: 'Device.Read' },
  { id: 'gateways', label: 'Gateways', permission: 'DataCollector.Read' },
  { id: 'locations', label: 'Locations below', permission: 'Location.Read' },
  { id: 'maps', label: 'Maps', permission: 'LocationResource.Read' },
  { id: 'settings', label: 'Settings', permission: 'Setting.Read' },
] as const;

/** A location with its children, devices, gateways, maps and settings. */
export default function LocationPage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const location = useQuery({
    queryKey: ['locations.get', id],
    queryFn: ({ signal }) => client.locations.get(id, { signal }),
  });
  useTitle(location.data?.Name ?? 'Location');
  return (
    <Loaded what="location" list="/locations" query={location}>
      {(loaded) => (
        <>
          <Head location={loaded} />
          <TabBar
            label="Parts of the location"
            tabs={tabs}
            content={(tab) => {
              switch (tab) {
                case 'devices':
                  return <DevicesTab id={id} />;
                case 'gateways':
                  return <GatewaysTab id={id} />;
                case 'locations':
                  return <ChildrenTab location={loaded} />;
                case 'maps':
                  return <MapsTab locationId={id} />;
                case 'settings':
                  return (
                    <OwnerSettings
                      owner={{ group: 'locations', Id: id, Name: loaded.Name }}
                      about="Add a setting here. Devices, gateways and locations below inherit it."
                    />
                  );
              }
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Head({ location }: { readonly location: LocationResponse }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const { Id, Name, ParentLocationId, ParentLocationName = 'Parent' } = location;
  const isRoot = ParentLocationId === undefined;
  return (
    <>
      <div className="page-head">
        <h1>{Name}</h1>
        <div className="actions">
          {may('Location.Update') && (
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit or move
            </Button>
          )}
          {may('Location.Delete') && !isRoot && (
            <DeleteButton
              what={`the location ${Name}`}
              cli={cliLine('locations', 'delete', Id)}
              send={() => client.locations.delete(Id)}
              onDeleted={() => navigate(`/locations/${ParentLocationId}`)}
            >
              {Name} loses its settings. A location that devices, gateways or other locations refer to stays.
            </DeleteButton>
          )}
        </div>
      </div>
      <Section title="Location">
        <div className="stack">
          <Facts
            facts={[
              [
                'Parent location',
                isRoot ? (
                  'none: the root location'
                ) : (
                  <Link href={`/locations/${ParentLocationId}`}>{ParentLocationName}</Link>
                ),
              ],
              ['External ID', location.ExternalId],
              ['Time zone', location.TimeZone],
              ['Type', location.LocationType],
              ['Tags', location.Tags.map((tag) => tag.Name).join(', ')],
            ]}
          />
          <CliLine cli={cliLine('locations', 'get', Id)} />
        </div>
      </Section>
      {editing && (
        <LocationForm
          location={location}
          parent={isRoot ? undefined : { Id: ParentLocationId, Name: ParentLocationName }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
