import { apiKeys } from '../../entities/api-key.ts';
import type { ApiKey } from '../../entities/api-key.ts';
import { roles } from '../../entities/role.ts';
import { conflict } from '../../errors.ts';
import type { Transaction } from '../../ports/store.ts';
import { ADMIN } from './default-roles.ts';

/**
 * A device network whose last Admin key goes could not be managed any more.
 *
 * @param now epoch milliseconds
 * @param after the key as it is going to be; undefined: deleted
 * @throws MusterError `last-admin`
 */
export async function checkAdminIsLeft(
  tx: Transaction,
  now: number,
  deviceNetworkId: string,
  before: ApiKey,
  after: ApiKey | undefined,
): Promise<void> {
  const admin = await tx.collection(roles).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'name', op: 'eq', value: ADMIN },
  ]);
  const isAdmin = (key: ApiKey | undefined): boolean =>
    key !== undefined &&
    admin !== undefined &&
    key.expiresAt > now &&
    key.memberships.some((one) => one.deviceNetworkId === deviceNetworkId && one.roleIds.includes(admin.id));
  if (!isAdmin(before) || isAdmin(after)) {
    return;
  }
  // Keys of other networks may be members too: the one that created this network is.
  for await (const key of tx.collection(apiKeys).iterate({})) {
    if (key.id !== before.id && isAdmin(key)) {
      return;
    }
  }
  throw conflict('last-admin');
}
