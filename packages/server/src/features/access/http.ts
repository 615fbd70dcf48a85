import { parseIsoTime } from '@muster/lwm2m/core';
import type {
  ApiKeyRequest,
  ApiKeyResponse,
  PermissionMap,
  ResponsibilityRequest,
  ResponsibilityResponse,
  RoleRequest,
  RoleResponse,
} from '../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, Principal, ReadContext } from '../../http/handler.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, readEntity, readPage, withConditions } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { timeZones } from '../locations/time-zone.ts';
import type { ApiKeyInput, ApiKeyService } from './api-keys.ts';
import { apiKeys, permissionKinds, responsibilities, roles, rolesIn, tenants } from './model.ts';
import type { ApiKey, Permission, Responsibility, Role, Tenant } from './model.ts';
import { permissionTypes } from './roles.ts';
import type { ResponsibilityInput, ResponsibilityService, RoleInput, RoleService } from './roles.ts';
import { networksOfKey, permissionsOfRole, tenantOfKey } from './tenants.ts';
import type { TenantService } from './tenants.ts';

export interface Services {
  readonly apiKeys: ApiKeyService;
  readonly responsibilities: ResponsibilityService;
  readonly roles: RoleService;
  readonly tenants: TenantService;
}

const byName = { search: ['name'], defaultSort: [{ field: 'name', direction: 'asc' }] } as const;

const keyMembers = membersOf<ApiKey>()({
  Id: 'uuid',
  Name: 'text',
  DeviceNetworkId: 'uuid',
  ExpirationDate: { path: 'expiresAt', type: 'time' },
});
const keyFields = keyMembers.list(byName);
const showKey = keyMembers.show();

/** Members of roles and of responsibilities. */
const namedMembers = membersOf<Pick<Role, 'id' | 'name'>>()({ Id: 'uuid', Name: 'text' });
export const roleFields = namedMembers.list(byName);
export const presentSpecificRole = namedMembers.show();

const permissionMembers = membersOf<Permission>()({ EntityName: 'unlisted', Permission: 'unlisted' });
const showPermission = permissionMembers.show();

const tenantMembers = membersOf<Tenant>()({
  Id: 'uuid',
  Name: 'text',
  CompanyRegistrationId: 'text',
  Description: 'text',
  ExternalId: 'text',
  NameSpace: 'text',
});
const tenantFields = tenantMembers.list(byName);
const showTenant = tenantMembers.show();

/** Routes of the tags `apiKeys`, `roles`, `responsibilities`, `permissions`, `tenants` and `timeZones`. */
export const routes: FeatureRoutes<
  'apiKeys' | 'permissions' | 'responsibilities' | 'roles' | 'tenants' | 'timeZones',
  Services
> = {
  'apiKeys.list': read(async (context) => {
    const page = await readPage(context, apiKeys, keyFields);
    const values = await valuesFor(context, page.rows);
    return pageReply(context, page, (key) => presentApiKey(key, values.get(key.id)));
  }),
  'apiKeys.create': createRoute('apiKeys', '/api/v3/apikeys', keyInputOf),
  'apiKeys.get': read(async (context) => {
    const key = await readEntity(context, apiKeys, 'api-key');
    const values = await valuesFor(context, [key]);
    return ok(presentApiKey(key, values.get(key.id)));
  }),
  'apiKeys.update': updateRoute('apiKeys', keyInputOf),
  'apiKeys.delete': act(async ({ params, principal }, { apiKeys: service }) => {
    await service.delete(principal.deviceNetworkId, principal.apiKeyId, params.id);
    return noContent();
  }),
  'roles.list': read(async (context) => {
    const page = await readPage(context, roles, roleFields);
    const held = await responsibilitiesOfRoles(context, page.rows);
    const all = await rolesOfNetwork(context);
    return pageReply(context, page, (role) => presentRole(role, held, all));
  }),
  'roles.create': createRoute('roles', '/api/v3/roles', roleInputOf),
  'roles.get': read(async (context) => {
    const role = await readEntity(context, roles, 'role');
    const held = await responsibilitiesOfRoles(context, [role]);
    return ok(presentRole(role, held, await rolesOfNetwork(context)));
  }),
  'roles.update': updateRoute('roles', roleInputOf),
  'roles.delete': deleteRoute('roles'),
  'permissions.list': read(async () =>
    ok(permissionTypes.map(({ name, type }) => ({ Name: name, Type: type }))),
  ),
  'responsibilities.list': read(async (context) => {
    const page = await readPage(context, responsibilities, roleFields);
    const all = await rolesOfNetwork(context);
    return pageReply(context, page, (one) => presentResponsibility(one, all));
  }),
  'responsibilities.create': createRoute(
    'responsibilities',
    '/api/v3/Responsibilities',
    responsibilityInputOf,
  ),
  'responsibilities.get': read(async (context) => {
    const found = await readEntity(context, responsibilities, 'responsibility');
    return ok(presentResponsibility(found, await rolesOfNetwork(context)));
  }),
  'responsibilities.update': updateRoute('responsibilities', responsibilityInputOf),
  'responsibilities.delete': deleteRoute('responsibilities'),
  'tenants.list': read(async (context) => {
    const { paging, principal, reader } = context;
    const ids = (await networksOfKey(reader, principal.apiKeyId)).map((one) => one.tenantId);
    const where = [{ field: 'id', op: 'in', value: [...new Set(ids)] }] as const;
    const query = withConditions(toListQuery(paging, tenantFields, principal.deviceNetworkId), where);
    return pageReply(context, await reader.collection(tenants).page(query), showTenant);
  }),
  'tenants.getDirectory': act(async (_, { tenants: service }) => ok(service.directoryTenant)),
  'tenants.get': read(async ({ params, principal, reader }) =>
    ok(showTenant(await tenantOfKey(reader, principal.apiKeyId, params.id))),
  ),
  'tenants.update': act(async ({ params, body, principal }, { tenants: service }) => {
    await service.update(principal.apiKeyId, params.id, tenantMembers.read(body));
    return noContent();
  }),
  'tenants.permissions': read(async ({ access, params, principal, reader }) =>
    ok(presentPermissions(await permissionsOfRole(reader, access, principal.apiKeyId, params))),
  ),
  'timeZones.list': read(async () => ok([...timeZones()])),
};

function valuesFor(
  { access, principal }: ReadContext<unknown>,
  keys: readonly ApiKey[],
): Promise<ReadonlyMap<string, string>> {
  return access.valuesFor(principal.apiKeyId, principal.deviceNetworkId, keys);
}

/** Returns all roles of the network of a request, by name. */
export function rolesOfNetwork({ principal, reader }: ReadContext<unknown>): Promise<readonly Role[]> {
  const sort = [{ field: 'name', direction: 'asc' }] as const;
  return reader.collection(roles).find(inNetwork(principal.deviceNetworkId, { sort }));
}

function responsibilitiesOfRoles({ reader }: ReadContext<unknown>, found: readonly Role[]) {
  const ids = found.flatMap(({ responsibilityIds }) => responsibilityIds);
  return reader.collection(responsibilities).getMany(new Set(ids));
}

function keyInputOf(body: ApiKeyRequest, { apiKeyId }: Principal): ApiKeyInput {
  const { Name, ExpirationDate, RoleIds } = body;
  const expiresAt = ExpirationDate === undefined ? undefined : parseIsoTime(ExpirationDate);
  return { name: Name, roleIds: RoleIds, callerId: apiKeyId, ...omitUndefined({ expiresAt }) };
}

function roleInputOf({ Name, ResponsibilityIds }: RoleRequest, { apiKeyId }: Principal): RoleInput {
  return { name: Name, responsibilityIds: ResponsibilityIds, callerId: apiKeyId };
}

function responsibilityInputOf(body: ResponsibilityRequest, { apiKeyId }: Principal): ResponsibilityInput {
  const { Name, Permissions = [] } = body;
  const permissions = Permissions.map((one) => permissionMembers.read(one));
  return { name: Name, permissions, callerId: apiKeyId };
}

/** @param value the bearer token; undefined if the requesting key may not see it */
function presentApiKey(key: ApiKey, value: string | undefined): ApiKeyResponse {
  return {
    ...showKey(key),
    ExpirationDate: new Date(key.expiresAt).toISOString(),
    RoleIds: rolesIn(key, key.deviceNetworkId),
    Key: value,
  };
}

/**
 * @param known responsibilities by ID
 * @param all all roles of the network
 */
function presentRole(
  role: Role,
  known: ReadonlyMap<string, Responsibility>,
  all: readonly Role[],
): RoleResponse {
  const held = role.responsibilityIds.flatMap((id) => known.get(id) ?? []);
  return {
    ...presentSpecificRole(role),
    TenantId: role.tenantId,
    Responsibilities: held.map((one) => presentResponsibility(one, all)),
    ResponsibilityIds: held.map(({ id }) => id),
  };
}

/** @param all all roles of the network */
function presentResponsibility(responsibility: Responsibility, all: readonly Role[]): ResponsibilityResponse {
  const { id, tenantId, permissions } = responsibility;
  return {
    ...presentSpecificRole(responsibility),
    Permissions: permissions.map((one) => ({ ...showPermission(one), TenantId: tenantId })),
    RoleIds: all.filter((role) => role.responsibilityIds.includes(id)).map((role) => role.id),
  };
}

/**
 * Presents permissions by name: `All`, or the permitted kinds separated by commas.
 *
 * @param permissions each as `EntityName.Permission`
 */
export function presentPermissions(permissions: ReadonlySet<string>): PermissionMap {
  const kinds = new Map<string, Set<string>>();
  for (const permission of [...permissions].sort()) {
    const [name = '', kind = ''] = permission.split('.');
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  }
  return Object.fromEntries(Array.from(kinds, ([name, held]) => [name, kindsText(held)]));
}

function kindsText(held: ReadonlySet<string>): string {
  const single = permissionKinds.filter((kind) => kind !== 'All');
  const isWhole = held.has('All') || single.every((kind) => held.has(kind));
  return isWhole ? 'All' : single.filter((kind) => held.has(kind)).join(', ');
}
