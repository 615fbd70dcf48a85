import { parseIsoTime } from '@muster/lwm2m/core';
import type {
  ApiKeyRequest,
  ApiKeyResponse,
  PermissionMap,
  ResponsibilityRequest,
  ResponsibilityResponse,
  RoleRequest,
  RoleResponse,
  SpecificRoleResponse,
  TenantResponse,
} from '../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { pageReply, readEntity, readPage, withConditions } from '../../http/reads.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { timeZones } from '../locations/time-zone.ts';
import type { ApiKeyInput, ApiKeyService } from './api-keys.ts';
import { apiKeys, permissionKinds, responsibilities, roles, rolesIn, tenants } from './model.ts';
import type { ApiKey, Responsibility, Role, Tenant } from './model.ts';
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

const keyFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    DeviceNetworkId: { path: 'deviceNetworkId', type: 'uuid' },
    ExpirationDate: { path: 'expiresAt', type: 'time' },
  },
  ...byName,
};

/** Fields of roles and of responsibilities. */
export const roleFields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  ...byName,
};

const tenantFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    CompanyRegistrationId: { path: 'companyRegistrationId', type: 'text' },
    Description: { path: 'description', type: 'text' },
    ExternalId: { path: 'externalId', type: 'text' },
    NameSpace: { path: 'nameSpace', type: 'text' },
  },
  ...byName,
};

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
  'apiKeys.create': act(async ({ body, principal, begin }, { apiKeys: service }) => {
    const input = keyInputOf(body);
    return create(begin, '/api/v3/apikeys', (unit) =>
      service.create(principal.deviceNetworkId, principal.apiKeyId, input, unit),
    );
  }),
  'apiKeys.get': read(async (context) => {
    const key = await readEntity(context, apiKeys, 'api-key');
    const values = await valuesFor(context, [key]);
    return ok(presentApiKey(key, values.get(key.id)));
  }),
  'apiKeys.update': act(async ({ body, params, principal }, { apiKeys: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    await service.update(deviceNetworkId, apiKeyId, params.id, keyInputOf(body));
    return noContent();
  }),
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
  'roles.create': act(async ({ body, principal, begin }, { roles: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    return create(begin, '/api/v3/roles', async (unit) => ({
      id: await service.create(deviceNetworkId, apiKeyId, roleInputOf(body), unit),
    }));
  }),
  'roles.get': read(async (context) => {
    const role = await readEntity(context, roles, 'role');
    const held = await responsibilitiesOfRoles(context, [role]);
    return ok(presentRole(role, held, await rolesOfNetwork(context)));
  }),
  'roles.update': act(async ({ body, params, principal }, { roles: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    await service.update(deviceNetworkId, apiKeyId, params.id, roleInputOf(body));
    return noContent();
  }),
  'roles.delete': act(async ({ params, principal }, { roles: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'permissions.list': read(async () =>
    ok(permissionTypes.map(({ name, type }) => ({ Name: name, Type: type }))),
  ),
  'responsibilities.list': read(async (context) => {
    const page = await readPage(context, responsibilities, roleFields);
    const all = await rolesOfNetwork(context);
    return pageReply(context, page, (one) => presentResponsibility(one, all));
  }),
  'responsibilities.create': act(async ({ body, principal, begin }, { responsibilities: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    const input = responsibilityInputOf(body);
    return create(begin, '/api/v3/Responsibilities', async (unit) => ({
      id: await service.create(deviceNetworkId, apiKeyId, input, unit),
    }));
  }),
  'responsibilities.get': read(async (context) => {
    const found = await readEntity(context, responsibilities, 'responsibility');
    return ok(presentResponsibility(found, await rolesOfNetwork(context)));
  }),
  'responsibilities.update': act(async ({ body, params, principal }, { responsibilities: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    await service.update(deviceNetworkId, apiKeyId, params.id, responsibilityInputOf(body));
    return noContent();
  }),
  'responsibilities.delete': act(async ({ params, principal }, { responsibilities: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'tenants.list': read(async (context) => {
    const { paging, principal, reader } = context;
    const ids = (await networksOfKey(reader, principal.apiKeyId)).map((one) => one.tenantId);
    const where = [{ field: 'id', op: 'in', value: [...new Set(ids)] }] as const;
    const query = withConditions(toListQuery(paging, tenantFields, principal.deviceNetworkId), where);
    return pageReply(context, await reader.collection(tenants).page(query), presentTenant);
  }),
  'tenants.getDirectory': act(async (_, { tenants: service }) => ok(service.directoryTenant)),
  'tenants.get': read(async ({ params, principal, reader }) =>
    ok(presentTenant(await tenantOfKey(reader, principal.apiKeyId, params.id))),
  ),
  'tenants.update': act(async ({ params, body, principal }, { tenants: service }) => {
    const { Name, CompanyRegistrationId, Description, ExternalId, NameSpace } = body;
    const input = omitUndefined({
      name: Name,
      companyRegistrationId: CompanyRegistrationId,
      description: Description,
      externalId: ExternalId,
      nameSpace: NameSpace,
    });
    await service.update(principal.apiKeyId, params.id, input);
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

function keyInputOf({ Name, ExpirationDate, RoleIds }: ApiKeyRequest): ApiKeyInput {
  const expiresAt = ExpirationDate === undefined ? undefined : parseIsoTime(ExpirationDate);
  return { name: Name, roleIds: RoleIds, ...omitUndefined({ expiresAt }) };
}

function roleInputOf({ Name, ResponsibilityIds }: RoleRequest): RoleInput {
  return { name: Name, responsibilityIds: ResponsibilityIds };
}

function responsibilityInputOf({ Name, Permissions = [] }: ResponsibilityRequest): ResponsibilityInput {
  const permissions = Permissions.map(({ EntityName, Permission }) => ({
    entityName: EntityName,
    permission: Permission,
  }));
  return { name: Name, permissions };
}

/** @param value the bearer token; undefined if the requesting key may not see it */
function presentApiKey(key: ApiKey, value: string | undefined): ApiKeyResponse {
  return {
    Id: key.id,
    Name: key.name,
    ExpirationDate: new Date(key.expiresAt).toISOString(),
    DeviceNetworkId: key.deviceNetworkId,
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
    Id: role.id,
    Name: role.name,
    TenantId: role.tenantId,
    Responsibilities: held.map((one) => presentResponsibility(one, all)),
    ResponsibilityIds: held.map(({ id }) => id),
  };
}

export function presentSpecificRole({ id, name }: Role): SpecificRoleResponse {
  return { Id: id, Name: name };
}

/** @param all all roles of the network */
function presentResponsibility(
  { id, name, tenantId, permissions }: Responsibility,
  all: readonly Role[],
): ResponsibilityResponse {
  return {
    Id: id,
    Name: name,
    Permissions: permissions.map(({ entityName, permission }) => ({
      EntityName: entityName,
      Permission: permission,
      TenantId: tenantId,
    })),
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

function presentTenant(tenant: Tenant): TenantResponse {
  return {
    Id: tenant.id,
    Name: tenant.name,
    CompanyRegistrationId: tenant.companyRegistrationId,
    Description: tenant.description,
    ExternalId: tenant.externalId,
    NameSpace: tenant.nameSpace,
  };
}
