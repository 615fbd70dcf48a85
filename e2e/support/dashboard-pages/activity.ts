import type { MusterClient } from '@muster/sdk';
import { shownCampaign } from './firmware.ts';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function activityPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { campaignId } = await shownCampaign(client);
  const { Rows } = await client.activityLogs.list({
    Filter: `ParentId eq ${campaignId} and Status eq Failed`,
  });
  return [
    { name: 'activity', path: '/activity', text: '0 of 4 completed' },
    {
      name: 'activity-download',
      path: '/activity',
      text: /^All entries of the time range/,
      prepare: (page) => page.getByRole('button', { name: 'Download', exact: true }).click(),
    },
    {
      name: 'activity-delete',
      path: '/activity',
      text: /^Deletes all entries that have ended/,
      prepare: (page) => page.getByRole('button', { name: 'Delete all entries' }).click(),
    },
    { name: 'activity-entry', path: `/activity/${campaignId}`, text: 'Lamp 2' },
    { name: 'activity-part', path: `/activity/${Rows[0]!.Id}`, text: /^The update was cancelled/ },
    { name: 'activity-audit', path: '/activity?tab=audit', text: /^1 to \d+ of/ },
  ];
}
