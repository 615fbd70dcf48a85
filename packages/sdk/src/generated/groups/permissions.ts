// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { permissionsList } from '../operations/permissions.ts';

/**
 * Names of the permissions that can be granted.
 */
export interface PermissionsGroup {
  /**
   * List permissions.
   *
   * Returns the names that permissions can have: entity types (Entity), and rights that concern no entity type (Custom), which are granted as All.
   * Needs the permission Permission.Read.
   */
  list(options?: CallOptions): ApiPromise<Model.PermissionTypeName[]>;
}

/** Makes the methods of `permissions`, for `composeClient`. */
export function permissions(caller: Caller): PermissionsGroup {
  return {
    list: (options) => caller.call(permissionsList, {}, options),
  };
}
