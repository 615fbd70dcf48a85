/** Kinds of access to an entity of the API. */
export type Access = 'Create' | 'Read' | 'Update' | 'Delete';

/** Permissions of a key, keyed by entity: `All`, or a list such as `Read, Update`. */
export type Permissions = Readonly<Record<string, string>>;

/**
 * Whether a key has a permission.
 *
 * @param permission name in the contract, such as `Device.Update`
 */
export function hasPermission(permissions: Permissions, permission: string): boolean {
  const [entity = '', access = ''] = permission.split('.');
  if (!Object.hasOwn(permissions, entity)) return false;
  const granted = (permissions[entity] ?? '').split(',').map((word) => word.trim());
  return granted.includes('All') || granted.includes(access);
}
