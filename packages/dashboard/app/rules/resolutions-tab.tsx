import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Resolution } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { ResolutionDialog } from './resolution-dialog.tsx';
import { durationText } from './rule-words.ts';
import { useTypes, type TypeCatalogue } from './use-types.ts';

/** The resolutions of the network: periods over which values are aggregated. */
export default function ResolutionsTab(): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<Resolution>();
  const list = useQuery({
    queryKey: ['resolutions.list'],
    queryFn: ({ signal }) => client.resolutions.list({}, { signal }),
  });
  const rows = list.data ?? [];
  const types = useTypes(
    rows.flatMap(({ ResourceTypeInstances }) =>
      ResourceTypeInstances.slice(0, NAMED).map(({ SmartObjectTypeId }) => SmartObjectTypeId),
    ),
  );
  return (
    <section className="panel stack" aria-label="List of resolutions">
      <p className="dim">
        A resolution is the length of a period. Rules that compare means, largest or smallest values take them
        over such periods.
      </p>
      {may('Resolution.Create') && (
        <div className="row">
          <Button onClick={() => setCreating(true)}>Create a resolution</Button>
        </div>
      )}
      {list.isPending && <Loading what="resolutions" />}
      {list.isError && <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess &&
        (rows.length === 0 ? (
          <EmptyState
            title="This device network has no resolutions."
            cli="muster resolutions create --title 'Quarter of an hour' --timespan 15m"
          >
            Create one before a rule that compares aggregates.
          </EmptyState>
        ) : (
          <DataTable caption="Resolutions" columns={columnsOf(types, setEdited)} rows={rows} />
        ))}
      <CliLine cli="muster resolutions list" />
      {creating && <ResolutionDialog onClose={() => setCreating(false)} />}
      {edited !== undefined && <ResolutionDialog resolution={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

/** Maximum number of resources shown by name. Further ones are only counted. */
const NAMED = 3;

export const titleOf = ({ Title, Timespan }: Resolution): string => Title ?? durationText(Timespan / 1_000);

const columnsOf = (
  types: TypeCatalogue,
  onEdit: (resolution: Resolution) => void,
): readonly Column<Resolution>[] => [
  { id: 'Title', label: 'Title', cell: titleOf },
  {
    id: 'Timespan',
    label: 'Length of a period',
    tight: true,
    cell: ({ Timespan }) => durationText(Timespan / 1_000),
  },
  { id: 'Resources', label: 'For', cell: (resolution) => resourcesText(resolution, types) },
  {
    id: 'Actions',
    label: '',
    tight: true,
    cell: (resolution) => <Actions resolution={resolution} onEdit={onEdit} />,
  },
];

function resourcesText({ ResourceTypeInstances: all }: Resolution, types: TypeCatalogue): string {
  if (all.length === 0) return 'all resources';
  const names = all.slice(0, NAMED).map(({ SmartObjectTypeId, ResourceTypeId }) => {
    const object = types.list.find(({ Id }) => Id === SmartObjectTypeId);
    const resource = types.resourcesOf(SmartObjectTypeId)?.find(({ Id }) => Id === ResourceTypeId);
    return `${resource?.Name ?? 'a resource'} (${object?.Name ?? 'of an object'})`;
  });
  return `${names.join(', ')}${all.length > NAMED ? ` and ${all.length - NAMED} more` : ''}`;
}

function Actions(props: {
  readonly resolution: Resolution;
  readonly onEdit: (resolution: Resolution) => void;
}): ReactElement {
  const { resolution } = props;
  const { client, may } = useSession();
  const title = titleOf(resolution);
  return (
    <span className="row-actions">
      {may('Resolution.Update') && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Edit the resolution ${title}`}
          onClick={() => props.onEdit(resolution)}
        >
          Edit
        </Button>
      )}
      {may('Resolution.Delete') && (
        <DeleteButton
          compact
          what={`the resolution ${title}`}
          cli={cliLine('resolutions', 'delete', resolution.Title ?? resolution.Id)}
          send={() => client.resolutions.delete(resolution.Id)}
        >
          Stored values stay. {title} cannot be deleted while rules or transformers use it.
        </DeleteButton>
      )}
    </span>
  );
}
