import type { ReactElement } from 'react';
import type { Device, Position } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { numberText } from './value-text.ts';

const columns: readonly Column<Position>[] = [
  {
    id: 'Location',
    label: 'Location',
    cell: ({ LocationResourceLocationId: id, LocationResourceLocationName: name }) =>
      id === undefined || name === undefined ? (
        (name ?? '–')
      ) : (
        <Link href={`/locations/${id}?tab=maps`}>{name}</Link>
      ),
  },
  {
    id: 'Kind',
    label: 'Source',
    cell: ({ EntityType }) =>
      EntityType === 'DeviceIpsoDynamic' ? 'reported by the device' : 'placed on the map',
  },
  { id: 'X', label: 'X', tight: true, cell: ({ X }) => numberText(X) },
  { id: 'Y', label: 'Y', tight: true, cell: ({ Y }) => numberText(Y) },
  { id: 'Z', label: 'Z', tight: true, cell: ({ Z }) => (Z === undefined ? '–' : numberText(Z)) },
];

/** Positions of a device on maps, pictures and models. */
export default function PositionsTab({ device }: { readonly device: Device }): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Positions">
      <div className="stack">
        <PagedList
          what="positions"
          queryKey={['devices.listPositions', device.Id]}
          load={(paging, signal) => client.devices.listPositions(device.Id, paging, { signal })}
          columns={columns}
          empty={
            <EmptyState title="This device has no positions.">
              Open the tab Maps of a location to place the device on a map, picture or model.
            </EmptyState>
          }
        />
        <CliLine cli={cliLine('devices', 'list-positions', deviceWord(device))} />
      </div>
    </Section>
  );
}
