import type { MusterClient } from '@muster/sdk';
import { shownCampaign } from './firmware.ts';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function activityPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { campaignId } = await shownCampaign(client);
  const Filter = `ParentId eq ${campaignId} and Status eq Failed`;
  const { Rows } = await client.activityLogs.list({ Filter });
  return [
    shown('activity', '/activity', '0 of 4 completed'),
    shown('activity-download', '/activity', /^All entries of the time range/, press('Download')),
    shown(
      'activity-delete',
      '/activity',
      /^Deletes all entries that have ended/,
      press('Delete all entries'),
    ),
    shown('activity-entry', `/activity/${campaignId}`, 'Lamp 2'),
    shown('activity-part', `/activity/${Rows[0]!.Id}`, /^The update was cancelled/),
    shown('activity-audit', '/activity?tab=audit', /^1 to \d+ of/),
  ];
}
