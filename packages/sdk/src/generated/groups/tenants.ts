// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  tenantsList,
  tenantsGetDirectory,
  tenantsGet,
  tenantsUpdate,
  tenantsPermissions,
} from '../operations/tenants.ts';

/**
 * Owners of device networks.
 */
export interface TenantsGroup {
  /**
   * List tenants.
   *
   * Returns the tenants that own the device networks that the calling key is a member of.
   * Needs the permission Tenant.Read.
   */
  list(query?: QueryOf<'tenants.list'>, options?: CallOptions): ApiPromise<Model.TenantPage>;
  /**
   * List tenants, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'tenants.list'>, options?: CallOptions): Paged<Model.TenantResponse>;
  /**
   * Get the name of the directory tenant.
   *
   * Returns the name of the directory tenant whose users sign in to the service, as the setting --directory-tenant of the server has it. It is empty if the service has no directory.
   * Needs the permission Tenant.Read.
   */
  getDirectory(options?: CallOptions): ApiPromise<Model.DirectoryTenant>;
  /**
   * Get a tenant.
   *
   * Returns a tenant that owns a device network that the calling key is a member of.
   * Needs the permission Tenant.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.TenantResponse>;
  /**
   * Update the external identifiers of a tenant.
   *
   * Changes the identifiers that other systems use for the tenant. The name cannot be changed. The change applies to all device networks of the tenant, so the key needs the permission in each of them.
   * Needs the permission Tenant.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.TenantRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * List the permissions of a role of a tenant.
   *
   * Returns the union of the permissions that roles of this name grant in those device networks of the tenant that the calling key is a member of.
   * Needs the permission Role.Read.
   * @param id ID of the entity.
   * @param roleName Name of the role.
   */
  permissions(id: Model.Uuid, roleName: string, options?: CallOptions): ApiPromise<Model.PermissionMap>;
}

/** Makes the methods of `tenants`, for `composeClient`. */
export function tenants(caller: Caller): TenantsGroup {
  return {
    list: (query, options) => caller.call(tenantsList, { query }, options),
    iterate: (query, options) => caller.iterate(tenantsList, { query }, options),
    getDirectory: (options) => caller.call(tenantsGetDirectory, {}, options),
    get: (id, options) => caller.call(tenantsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(tenantsUpdate, { path: { id }, body }, options),
    permissions: (id, roleName, options) =>
      caller.call(tenantsPermissions, { path: { id, roleName } }, options),
  };
}
