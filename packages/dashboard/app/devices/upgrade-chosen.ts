import type { CommandReceipt, DeviceListItem } from '@muster/sdk/core';
import { MAX_DEVICES } from '../firmware/package-words.ts';
import type { Selection } from '../layout/selection.tsx';
import type { DashboardClient } from '../session/client.ts';

/**
 * Starts firmware updates of the chosen devices that have the type of the package. The service selects all that match
 * a filter itself. Otherwise, each campaign has at most 10,000 devices.
 *
 * @returns receipts of the campaigns
 * @throws {Error} no chosen device has the type
 */
export async function upgradeChosen(
  { firmwarePackages }: Pick<DashboardClient, 'firmwarePackages'>,
  { packageId, typeId }: { readonly packageId: string; readonly typeId: string },
  { rows, query, load }: Selection<DeviceListItem>,
): Promise<readonly CommandReceipt[]> {
  if (rows === undefined && query.Search === undefined)
    return [await firmwarePackages.upgrade(packageId, { Filter: query.Filter ?? '' })];
  const all = await load(AbortSignal.timeout(600_000));
  const ids = all.filter(({ DeviceType }) => DeviceType?.Id === typeId).map(({ Id }) => Id);
  if (ids.length === 0) throw new Error('None of the chosen devices has the type of the package.');
  const receipts: CommandReceipt[] = [];
  for (let at = 0; at < ids.length; at += MAX_DEVICES)
    receipts.push(await firmwarePackages.upgrade(packageId, { DeviceIds: ids.slice(at, at + MAX_DEVICES) }));
  return receipts;
}
