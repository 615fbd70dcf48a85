import { apiKeys } from './model/api-key.ts';
import type { ApiKey } from './model/api-key.ts';
import { roles } from './model/role.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Transaction } from '../../store/port.ts';
import { ADMIN } from './default-roles.ts';

/**
 * Checks that every device network of a key keeps an Admin key, without which it cannot be managed.
 *
 * @param now epoch milliseconds
 * @param after the key after the change; undefined if it is deleted
 * @throws MusterError `last-admin`
 */
export async function checkAdminIsLeft(
  tx: Transaction,
  now: number,
  before: ApiKey,
  after: ApiKey | undefined,
): Promise<void> {
  const left = await adminOf(tx, now, after);
  const lost = (await adminOf(tx, now, before)).filter((one) => !left.includes(one));
  if (!(await isHeldByOthers(tx, now, { lost, gone: new Set([before.id]) }))) throw conflict('last-admin');
}

/**
 * Like {@link checkAdminIsLeft}, for all keys that are deleted with their device network. A key can be a
 * member of other networks: the key that creates a network is a member of it.
 *
 * @param now epoch milliseconds
 * @throws MusterError `last-admin`
 */
export async function checkAdminIsLeftElsewhere(
  tx: Transaction,
  now: number,
  deviceNetworkId: string,
): Promise<void> {
  const gone = new Set<string>();
  const lost: string[] = [];
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const key of tx.collection(apiKeys).iterate({ where })) {
    gone.add(key.id);
    const elsewhere = key.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
    if (elsewhere.length > 0) lost.push(...(await adminOf(tx, now, { ...key, memberships: elsewhere })));
  }
  const isHeld = await isHeldByOthers(tx, now, { lost, gone });
  if (isHeld) return;
  throw conflict(
    'last-admin',
    'This would leave another device network without a key that has the role Admin. Give the role to another key first.',
  );
}

/** @param lost IDs of the roles that the keys `gone` lose */
async function isHeldByOthers(
  tx: Transaction,
  now: number,
  { lost, gone }: { lost: readonly string[]; gone: ReadonlySet<string> },
): Promise<boolean> {
  if (lost.length === 0) return true;
  const without = new Set(lost);
  // Keys of other networks can be members too, like the one that created this network.
  for await (const key of tx.collection(apiKeys).iterate({})) {
    // Login keys do not count, because they expire within hours.
    if (gone.has(key.id) || key.expiresAt <= now || key.isLogin === true) continue;
    const held = key.memberships.flatMap((one) => one.roleIds);
    for (const roleId of held) without.delete(roleId);
    if (without.size === 0) return true;
  }
  return false;
}

/** Returns the IDs of the Admin roles that a key has, one per network; none if the key has expired. */
async function adminOf(tx: Transaction, now: number, key: ApiKey | undefined): Promise<readonly string[]> {
  if (key === undefined || key.expiresAt <= now) return [];
  const held = await tx.collection(roles).getMany(key.memberships.flatMap((one) => one.roleIds));
  return [...held.values()].filter((role) => role.name === ADMIN).map((role) => role.id);
}
