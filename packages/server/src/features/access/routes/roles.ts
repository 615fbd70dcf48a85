import { responsibilities } from '../model/responsibility.ts';
import { roles } from '../model/role.ts';
import type { Role } from '../model/role.ts';
import type { RoleInput, RoleService } from '../role-service.ts';
import type { RoleRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { presentRole } from '../presenters/administration.ts';

export const roleFields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly roles: RoleService;
}

/** Routes of the tag `roles`. */
export const routes: FeatureRoutes<'roles', Services> = {
  'roles.list': read(async (context) => {
    const page = await readPage(context, roles, roleFields);
    const held = await responsibilitiesOfRoles(context, page.rows);
    const all = await rolesOfNetwork(context);
    return pageReply(context, page, (role) => presentRole(role, held, all));
  }),
  'roles.create': act(async ({ body, principal, begin }, { roles: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    return create(begin, '/api/v3/roles', async (unit) => ({
      id: await service.create(deviceNetworkId, apiKeyId, inputOf(body), unit),
    }));
  }),
  'roles.get': read(async (context) => {
    const role = await readEntity(context, roles, 'role');
    const held = await responsibilitiesOfRoles(context, [role]);
    return ok(presentRole(role, held, await rolesOfNetwork(context)));
  }),
  'roles.update': act(async ({ body, params, principal }, { roles: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    await service.update(deviceNetworkId, apiKeyId, params.id, inputOf(body));
    return noContent();
  }),
  'roles.delete': act(async ({ params, principal }, { roles: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

/** Returns all roles of the network of a request, by name. */
export function rolesOfNetwork({ principal, reader }: ReadContext<unknown>): Promise<readonly Role[]> {
  const sort = [{ field: 'name', direction: 'asc' }] as const;
  return reader.collection(roles).find(inNetwork(principal.deviceNetworkId, { sort }));
}

function responsibilitiesOfRoles({ reader }: ReadContext<unknown>, found: readonly Role[]) {
  return reader
    .collection(responsibilities)
    .getMany(new Set(found.flatMap(({ responsibilityIds }) => responsibilityIds)));
}

function inputOf({ Name, ResponsibilityIds }: RoleRequest): RoleInput {
  return { name: Name, responsibilityIds: ResponsibilityIds };
}
