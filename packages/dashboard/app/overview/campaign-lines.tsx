import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { Link } from 'wouter';
import { ChildrenProgress } from '../activity/entry-parts.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

/** Maximum number of campaigns in the overview. */
const SHOWN = 5;

/** The latest campaigns of some packages with updates in progress or failed. */
export function CampaignLines({
  packageIds,
}: {
  readonly packageIds: readonly string[];
}): ReactElement | null {
  const { client } = useSession();
  const Filter = filter('activityLogs.list', {
    FirmwarePackageId: { in: packageIds },
    EntityType: 'Multiple',
    Status: { in: ['Pending', 'InProgress', 'Failed'] },
  });
  const campaigns = useQuery({
    queryKey: ['activityLogs.list', 'overview', Filter],
    queryFn: ({ signal }) =>
      client.activityLogs.list({ Filter, Sort: '-CreatedTimestamp', PageSize: SHOWN }, { signal }),
    refetchInterval: 5_000,
  });
  if (campaigns.isError) return <ErrorNote error={campaigns.error} />;
  if (campaigns.data === undefined || campaigns.data.Rows.length === 0) return null;
  return (
    <ul className="lines" aria-label="Campaigns under way and failed">
      {campaigns.data.Rows.map(({ Id, Description, Status, Children }) => (
        <li key={Id}>
          <Link href={`/firmware/campaigns/${Id}`} className="break">
            {Description}
          </Link>
          <span className="row">
            <ActivityMark status={Status} />
            {Children !== undefined && <ChildrenProgress of={Children} what="devices" />}
          </span>
        </li>
      ))}
    </ul>
  );
}
