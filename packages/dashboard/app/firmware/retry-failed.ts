import { MusterApiError, type ActivityLogEntry, type CommandReceipt } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';
import { childrenFilter } from '../activity/entry-words.ts';
import { devicesOf, MAX_DEVICES, withoutRefused } from './package-words.ts';

/** A campaign in the activity log. */
export interface Campaign {
  readonly Id: string;
  readonly ArchivedTimestamp?: number;
  readonly FirmwarePackageId?: string;
}

/**
 * Starts updates of all devices that failed in a campaign, in campaigns of at most 10,000 devices. Omits devices that
 * the service refuses because they were deleted or have changed their type.
 *
 * @returns receipts of the started campaigns
 * @throws Error if no failed device is left
 */
export async function retryFailed(
  client: DashboardClient,
  campaign: Campaign,
  packageId: string,
): Promise<readonly CommandReceipt[]> {
  const failed: ActivityLogEntry[] = [];
  const rows = client.activityLogs.iterate({ Filter: childrenFilter(campaign, 'Failed'), PageSize: 1000 });
  for await (const row of rows) failed.push(row);
  const ids = devicesOf(failed);
  const receipts: CommandReceipt[] = [];
  for (let at = 0; at < ids.length; at += MAX_DEVICES) {
    const receipt = await upgrade(client, packageId, ids.slice(at, at + MAX_DEVICES));
    if (receipt !== undefined) receipts.push(receipt);
  }
  if (receipts.length === 0) throw new Error('None of the failed devices can be updated: they were deleted.');
  return receipts;
}

/** @returns undefined if the service refused all devices */
async function upgrade(
  client: DashboardClient,
  packageId: string,
  DeviceIds: readonly string[],
): Promise<CommandReceipt | undefined> {
  try {
    return await client.firmwarePackages.upgrade(packageId, { DeviceIds: [...DeviceIds] });
  } catch (error) {
    const left = error instanceof MusterApiError ? withoutRefused(DeviceIds, error.modelState) : undefined;
    if (left === undefined) throw error;
    return left.length === 0 ? undefined : upgrade(client, packageId, left);
  }
}
