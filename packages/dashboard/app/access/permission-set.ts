/** Permissions as a set of texts such as `Device.Read`, for the matrix. */
import type { RolePermission } from '@muster/sdk/core';

export const KINDS = ['All', 'Create', 'Read', 'Update', 'Delete'] as const;
export type Kind = (typeof KINDS)[number];

export type PermissionSet = ReadonlySet<string>;

export const permissionText = (entity: string, kind: Kind): string => `${entity}.${kind}`;

export function toSet(
  permissions: readonly Pick<RolePermission, 'EntityName' | 'Permission'>[],
): PermissionSet {
  return new Set(permissions.map(({ EntityName, Permission }) => permissionText(EntityName, Permission)));
}

/** Sorts permissions by name, so that commands and requests do not depend on the order of clicks. */
export function toPermissions(set: PermissionSet): { EntityName: string; Permission: Kind }[] {
  return [...set]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((text) => {
      const [EntityName = '', kind = ''] = text.split('.');
      return { EntityName, Permission: KINDS.find((one) => one === kind) ?? 'Read' };
    });
}

/** Whether the set grants a permission, directly or through All. */
export const grants = (set: PermissionSet, entity: string, kind: Kind): boolean =>
  set.has(permissionText(entity, 'All')) || set.has(permissionText(entity, kind));

/** Adds a permission to the set or removes it. All replaces the other permissions of its entity. */
export function change(set: PermissionSet, entity: string, kind: Kind, granted: boolean): PermissionSet {
  const next = new Set(set);
  if (!granted) next.delete(permissionText(entity, kind));
  else {
    if (kind === 'All') for (const one of KINDS) next.delete(permissionText(entity, one));
    next.add(permissionText(entity, kind));
  }
  return next;
}

/** Converts permissions of a key, in the form of the API, to a set. */
export function ofKey(permissions: Readonly<Record<string, string>>): PermissionSet {
  return new Set(
    Object.entries(permissions).flatMap(([entity, kinds]) =>
      kinds.split(',').map((kind) => `${entity}.${kind.trim()}`),
    ),
  );
}
