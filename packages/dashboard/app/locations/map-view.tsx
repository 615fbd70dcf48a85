import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LocationResource, Position } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { DeleteButton } from '../layout/delete-button.tsx';
import { useSession } from '../session/session-context.ts';
import { MapForm } from './map-form.tsx';
import { MapPicture } from './map-picture.tsx';
import { newDraft, PositionForm, type PositionDraft } from './position-form.tsx';
import { PositionsTable } from './positions-table.tsx';
import { QueryNotes } from './query-notes.tsx';
import './locations.css';

/** A map and its positions. */
export function MapView({ map }: { readonly map: LocationResource }): ReactElement {
  const { client, may } = useSession();
  const [draft, setDraft] = useState<PositionDraft>();
  const positions = useQuery({
    queryKey: ['locationResources.listPositions', map.Id],
    queryFn: ({ signal }) => client.locationResources.listPositions(map.Id, { PageSize: 1000 }, { signal }),
    enabled: may('Position.Read'),
  });
  const rows = positions.data?.Rows ?? [];
  const change = (part: Partial<PositionDraft>): void =>
    setDraft((latest) => latest && { ...latest, ...part });
  return (
    <div className="stack">
      <MapActions map={map} />
      <MapPicture
        map={map}
        positions={rows}
        draft={draft}
        onPick={draft && ((x, y) => change({ x: String(x), y: String(y) }))}
      />
      {draft !== undefined && (
        <PositionForm
          // A different position resets the texts.
          key={draft.position?.Id ?? ''}
          map={map}
          draft={draft}
          onChange={change}
          onClose={() => setDraft(undefined)}
        />
      )}
      {may('Position.Create') && draft === undefined && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => setDraft(newDraft(map))}>
            Place a device, gateway or location
          </Button>
        </div>
      )}
      <QueryNotes query={positions} what="positions" />
      {positions.isSuccess && (
        <PositionsTable positions={rows} onMove={(position) => setDraft(draftOf(position))} />
      )}
      {may('Position.Read') && <CliLine cli={cliLine('location-resources', 'list-positions', map.Id)} />}
    </div>
  );
}

const draftOf = (position: Position): PositionDraft => ({
  position,
  kind: position.EntityType,
  entity:
    position.EntityId === undefined
      ? undefined
      : { Id: position.EntityId, Name: position.Name ?? position.EntityId },
  x: String(position.X),
  y: String(position.Y),
  z: position.Z === undefined ? '' : String(position.Z),
});

function MapActions({ map }: { readonly map: LocationResource }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [editing, setEditing] = useState(false);
  const name = map.Name ?? map.Label ?? 'Map';
  const download = async (): Promise<void> => {
    await run({
      title: `Download the file of ${name}`,
      cli: cliLine('location-resources', 'download', map.Id, '--output', `map.${map.FileExtension}`),
      send: async () => {
        const file = await client.locationResources.download(map.Id);
        saveFile(file.fileName ?? `map.${map.FileExtension}`, await file.blob());
      },
    });
  };
  return (
    <div className="row">
      <h3 className="break">{name}</h3>
      {map.Label !== undefined && map.Label !== name && <span className="dim break">{map.Label}</span>}
      <div className="row">
        {map.Size !== undefined && (
          <Button size="compact-sm" variant="default" onClick={() => void download()}>
            Download
          </Button>
        )}
        {may('LocationResource.Update') && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            Edit the map
          </Button>
        )}
        {may('LocationResource.Delete') && (
          <DeleteButton
            compact
            what={`the map ${name}`}
            cli={cliLine('location-resources', 'delete', map.Id)}
            send={() => client.locationResources.delete(map.Id)}
          >
            {name} is deleted with the positions on it. Devices and gateways stay.
          </DeleteButton>
        )}
      </div>
      {editing && <MapForm locationId={map.LocationId} map={map} onClose={() => setEditing(false)} />}
    </div>
  );
}
