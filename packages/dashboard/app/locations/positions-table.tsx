import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Position } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { DataTable, Pager, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { entityHref, positionedWords } from './entity-href.ts';

const PAGE_SIZE = 25;

/** Positions on a map, for users who cannot see or click the picture. */
export function PositionsTable(props: {
  readonly positions: readonly Position[];
  readonly onMove: (position: Position) => void;
}): ReactElement {
  const { positions, onMove } = props;
  const { client, may } = useSession();
  const [page, setPage] = useState(1);
  const columns = useMemo<readonly Column<Position>[]>(
    () => [
      {
        id: 'Name',
        label: 'Name',
        cell: (position) => {
          const href = entityHref(position, may);
          const name = position.Name ?? '–';
          return href === undefined ? name : <Link href={href}>{name}</Link>;
        },
      },
      {
        id: 'EntityType',
        label: 'Kind',
        tight: true,
        cell: ({ EntityType }) => positionedWords[EntityType],
      },
      { id: 'X', label: 'X', tight: true, cell: ({ X }) => X },
      { id: 'Y', label: 'Y', tight: true, cell: ({ Y }) => Y },
      { id: 'Z', label: 'Z', tight: true, cell: ({ Z }) => Z ?? '–' },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: (position) => (
          <div className="resource-actions">
            {may('Position.Update') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Move ${position.Name ?? 'the position'}`}
                onClick={() => onMove(position)}
              >
                Move
              </Button>
            )}
            {may('Position.Delete') && (
              <DeleteButton
                compact
                what={`the position of ${position.Name ?? 'an unknown entity'}`}
                cli={cliLine('positions', 'delete', position.Id)}
                send={() => client.positions.delete(position.Id)}
              >
                {position.Name ?? 'The entity'} is no longer on this map. It does not change otherwise.
              </DeleteButton>
            )}
          </div>
        ),
      },
    ],
    [client, may, onMove],
  );
  const last = Math.max(1, Math.ceil(positions.length / PAGE_SIZE));
  const current = Math.min(page, last);
  const rows = useMemo(
    () => positions.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    [positions, current],
  );
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing is on this map yet.">
        Place a device, and its mark leads to its page.
      </EmptyState>
    );
  return (
    <>
      <DataTable caption="Positions" columns={columns} rows={rows} />
      {last > 1 && <Pager page={current} pageSize={PAGE_SIZE} total={positions.length} onPage={setPage} />}
    </>
  );
}
