import { hash } from 'node:crypto';
import { nameCondition } from '../../kernel/entities.ts';
import type { Reader } from '../../store/port.ts';
import { roles } from '../access/model.ts';
import type { Membership } from '../access/model.ts';
import { deviceNetworks } from '../networks/model.ts';

/** A row of the table that gives roles to people. */
export interface RoleRow {
  /** As the operator wrote it. */
  readonly text: string;
  /** Value of the claim; `*` for everybody who logs in. */
  readonly value: string;
  /** Name or ID of a device network. */
  readonly network: string;
  /** Name of a role. */
  readonly role: string;
}

/** Settings from which the roles of people follow. */
export interface LoginSettings {
  readonly oidcIssuer?: string | undefined;
  readonly oidcClientId?: string | undefined;
  readonly oidcRoles?: readonly string[] | undefined;
  readonly oidcRolesClaim: string;
}

/**
 * Parses a row `VALUE=NETWORK/ROLE`. A value may contain `=` and a network `/`. Commas, which separate rows, are written
 * as `%2C`.
 *
 * @throws Error that describes the fault of the text
 */
export function parseRoleRow(text: string): RoleRow {
  const match = /^\s*(.+)=([^=]+)\/([^/=]+?)\s*$/u.exec(text);
  const parts = match?.slice(1).map(decoded) ?? [];
  const [value, network, role] = parts;
  if (!value || !network || !role)
    throw new Error(`"${text}" is not VALUE=NETWORK/ROLE, such as fleet-admins=Default/Admin.`);
  return { text, value, network, role };
}

/** @returns undefined if the percent-encoding is not valid */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return undefined;
  }
}

/** Identifies the settings from which roles follow. Undefined: people cannot log in. */
export function loginSettingsHash(settings: LoginSettings): string | undefined {
  const { oidcIssuer, oidcClientId, oidcRoles, oidcRolesClaim } = settings;
  if (oidcIssuer === undefined) return undefined;
  const all = [oidcIssuer, oidcClientId, oidcRolesClaim, oidcRoles];
  return hash('sha256', JSON.stringify(all), 'base64url');
}

/** Returns the rows that apply to a person with these values of the claim. */
export function rowsOf(table: readonly RoleRow[], values: readonly string[]): readonly RoleRow[] {
  const held = new Set(values);
  return table.filter(({ value }) => value === '*' || held.has(value));
}

/** What a row stands for, or why it stands for nothing. */
export type ResolvedRow =
  | { readonly row: RoleRow; readonly deviceNetworkId: string; readonly roleId: string }
  | { readonly row: RoleRow; readonly deviceNetworkId?: string; readonly fault: string };

/** Looks up the device network and the role of a row, by their names as the API compares them. */
export async function resolveRow(reader: Reader, row: RoleRow): Promise<ResolvedRow> {
  const networks = reader.collection(deviceNetworks);
  const isOpen = { field: 'removedAt', op: 'exists', value: false } as const;
  const byId = await networks.get(row.network.toLowerCase());
  const named = await networks.find({ where: [nameCondition(row.network), isOpen], limit: 2 });
  const found = byId !== undefined && byId.removedAt === undefined ? [byId] : named;
  const [network] = found;
  if (network === undefined) return { row, fault: `There is no device network "${row.network}".` };
  if (found.length > 1) {
    const remedy = 'Use the ID instead: muster device-networks list.';
    return { row, fault: `Several tenants have a device network "${row.network}". ${remedy}` };
  }
  const deviceNetworkId = network.id;
  const role = await reader
    .collection(roles)
    .findOne([{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, nameCondition(row.role)]);
  if (role !== undefined) return { row, deviceNetworkId, roleId: role.id };
  return { row, deviceNetworkId, fault: `The device network "${network.name}" has no role "${row.role}".` };
}

/** Returns the roles of rows by device network, in the order of the table. */
export function membershipsOf(rows: readonly ResolvedRow[]): Membership[] {
  const byNetwork = new Map<string, Set<string>>();
  for (const one of rows) {
    if (!('roleId' in one)) continue;
    const held = byNetwork.get(one.deviceNetworkId) ?? new Set();
    byNetwork.set(one.deviceNetworkId, held.add(one.roleId));
  }
  return [...byNetwork].map(([deviceNetworkId, roleIds]) => ({ deviceNetworkId, roleIds: [...roleIds] }));
}
