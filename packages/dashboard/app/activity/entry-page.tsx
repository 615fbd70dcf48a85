import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NotFoundError, type ActivityLogEntry } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { AskButton } from '../layout/ask-button.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { CopyableId } from '../layout/short-id.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { ChildrenList } from './children-list.tsx';
import { ChildrenProgress, EntryEntity } from './entry-parts.tsx';
import { isOpenEntry, resultOf } from './entry-words.ts';
import { Requester } from './requester.tsx';
import { UpdateSteps } from './update-steps.tsx';
import { useEntry } from './use-entry.ts';

/** One entry with its children. */
export default function EntryPage({ id }: { readonly id: string }): ReactElement {
  const entry = useEntry(id);
  useTitle(entry.data?.Description ?? 'Activity Log');
  if (entry.isPending) return <Loading what="the entry" />;
  if (entry.error instanceof NotFoundError) return <NoEntry />;
  if (entry.data === undefined) return <ErrorNote error={entry.error} onRetry={() => void entry.refetch()} />;
  const { data } = entry;
  return (
    <>
      <Head entry={data} />
      {entry.isError && <ErrorNote error={entry.error} onRetry={() => void entry.refetch()} />}
      <EntryFacts entry={data} />
      {(data.Children !== undefined || data.EntityType === 'Multiple') && (
        <Section title="Parts">
          <ChildrenList entry={data} what="parts" />
        </Section>
      )}
      {isDeviceUpdate(data) && (
        <Section title="Steps">
          <UpdateSteps entryId={data.Id} archived={data.ArchivedTimestamp !== undefined} />
        </Section>
      )}
    </>
  );
}

/** Whether it is a firmware update of one device, whose children are its steps. */
const isDeviceUpdate = ({ EntityType, FirmwarePackageId }: ActivityLogEntry): boolean =>
  EntityType === 'Device' && FirmwarePackageId !== undefined;

function EntryFacts({ entry }: { readonly entry: ActivityLogEntry }): ReactElement {
  const { may } = useSession();
  const { Children, ParentId, FirmwarePackageId, ArchivedTimestamp, CorrelationId } = entry;
  const hasFirmware = FirmwarePackageId !== undefined && may('FirmwarePackage.Read');
  return (
    <Section title="Entry">
      <div className="stack">
        <Facts
          facts={[
            ['Applies to', <EntryEntity entry={entry} />],
            ['Result', Children === undefined ? resultOf(entry) : undefined],
            ['Progress', Children && <ChildrenProgress of={Children} what="parts" />],
            ['Part of', ParentId && <ParentLink id={ParentId} />],
            ['Firmware', hasFirmware ? <FirmwareLink entry={entry} /> : undefined],
            ['Requested', timeText(entry.CreatedTimestamp)],
            ['Requested by', <Requester of={entry} />],
            ['Changed', timeText(entry.StatusUpdatedTimestamp)],
            ['Archived', ArchivedTimestamp && timeText(ArchivedTimestamp)],
            ['Correlation ID', CorrelationId && <CopyableId id={CorrelationId} />],
          ]}
        />
        <CliLine cli={cliLine('activity-logs', 'get', entry.Id)} />
      </div>
    </Section>
  );
}

function ParentLink({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const parent = useQuery({
    queryKey: ['activityLogs.get', id],
    queryFn: ({ signal }) => client.activityLogs.get(id, { signal }),
    staleTime: 60_000,
  });
  return <Link href={`/activity/${id}`}>{parent.data?.Description ?? 'another entry'}</Link>;
}

function FirmwareLink({ entry }: { readonly entry: ActivityLogEntry }): ReactElement {
  return entry.EntityType === 'Multiple' ? (
    <Link href={`/firmware/campaigns/${entry.Id}`}>Open the campaign</Link>
  ) : (
    <Link href={`/firmware/${entry.FirmwarePackageId ?? ''}`}>Open the package</Link>
  );
}

const NoEntry = (): ReactElement => (
  <EmptyState title="There is no such entry in this device network." isPage>
    It may have been deleted. <Link href="/activity">Go to the Activity Log</Link>
  </EmptyState>
);

function Head({ entry }: { readonly entry: ActivityLogEntry }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const ended = !isOpenEntry(entry);
  return (
    <div className="page-head">
      <h1>{entry.Description}</h1>
      <ActivityMark status={entry.Status} />
      <div className="actions">
        {ended && entry.ArchivedTimestamp === undefined && may('ActivityLog.Update') && (
          <AskButton
            label="Archive"
            title="Archive the entry"
            cli={cliLine('activity-logs', 'archive', entry.Id)}
            send={() => client.activityLogs.archive(entry.Id)}
          >
            The entry and its parts leave the list. “Archived operations” shows them.
          </AskButton>
        )}
        {ended && may('ActivityLog.Delete') && (
          <DeleteButton
            what="the entry"
            cli={cliLine('activity-logs', 'delete', entry.Id)}
            send={() => client.activityLogs.delete(entry.Id)}
            onDeleted={() => navigate('/activity')}
          >
            The entry and its parts are deleted. It cannot be undone.
          </DeleteButton>
        )}
      </div>
    </div>
  );
}
