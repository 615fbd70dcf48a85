// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { rolesList, rolesCreate, rolesGet, rolesUpdate, rolesDelete } from '../operations/roles.ts';

/**
 * Sets of permissions granted to API keys.
 */
export interface RolesGroup {
  /**
   * List roles.
   *
   * Returns the roles of the device network with their permissions. Every network starts with the roles Admin, Operator and User.
   * Needs the permission Role.Read.
   */
  list(query?: QueryOf<'roles.list'>, options?: CallOptions): ApiPromise<Model.RolePage>;
  /**
   * List roles, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'roles.list'>, options?: CallOptions): Paged<Model.RoleResponse>;
  /**
   * Create a role.
   *
   * Creates a role from responsibilities. Returns 403 if they grant more than the calling key may do, and 409 if the device network has a role of this name.
   * Needs the permission Role.Create.
   */
  create(body: Model.RoleRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a role.
   *
   * Returns a role with its responsibilities.
   * Needs the permission Role.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.RoleResponse>;
  /**
   * Update a role.
   *
   * Changes the role immediately for every key that has it. Returns 403 if the added responsibilities grant more than the calling key may do, and 409 if the name is taken or the role is Admin.
   * Needs the permission Role.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.RoleRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a role.
   *
   * Returns 409 if an API key has the role or if it is the role Admin.
   * Needs the permission Role.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `roles`, for `composeClient`. */
export function roles(caller: Caller): RolesGroup {
  return {
    list: (query, options) => caller.call(rolesList, { query }, options),
    iterate: (query, options) => caller.iterate(rolesList, { query }, options),
    create: (body, options) => caller.call(rolesCreate, { body }, options),
    get: (id, options) => caller.call(rolesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(rolesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(rolesDelete, { path: { id } }, options),
  };
}
