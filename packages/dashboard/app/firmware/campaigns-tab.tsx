import type { ReactElement } from 'react';
import { filter } from '@muster/sdk/core';
import { statusOf } from '../activity/entry-words.ts';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useRefetchMs } from '../live/use-live.ts';
import { useSession } from '../session/session-context.ts';
import { campaignColumns, campaignFilters, campaignSortable } from './campaign-columns.tsx';

/** The campaigns of all firmware packages, latest first. */
export default function CampaignsTab(): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Campaigns">
      <EntityList
        what="campaigns"
        operation="activityLogs.list"
        load={(query, signal) => client.activityLogs.list(query, { signal })}
        columns={campaignColumns}
        sortable={campaignSortable}
        defaultSort="-CreatedTimestamp"
        filters={campaignFilters}
        condition={({ status }) =>
          filter('activityLogs.list', {
            FirmwarePackageId: { exists: true },
            EntityType: 'Multiple',
            Status: statusOf(status),
          })
        }
        searches="Campaign"
        cli={['activity-logs', 'list']}
        empty={
          <EmptyState title="There are no campaigns yet.">
            Open a firmware package and start a campaign to install it on many devices.
          </EmptyState>
        }
        refetchMs={useRefetchMs()}
      />
    </Section>
  );
}
