import type { ResponsibilityService } from '../responsibility-service.ts';
import type { RoleDetails, RoleInput, RoleService } from '../role-service.ts';
import type { RoleRequest, RoleResponse } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentRole } from '../presenters/administration.ts';

export const roleFields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

function inputOf({ Name, ResponsibilityIds }: RoleRequest): RoleInput {
  return { name: Name, responsibilityIds: ResponsibilityIds };
}

export function roleRoutes(roles: RoleService, responsibilities: ResponsibilityService): Routes<'roles'> {
  const presenterOf = async (
    deviceNetworkId: string,
    found: readonly RoleDetails[],
  ): Promise<(role: RoleDetails) => RoleResponse> => {
    const all = [...new Set(found.flatMap((one) => one.responsibilities))];
    const shared = await responsibilities.withRoles(deviceNetworkId, all);
    return (role) =>
      presentRole(
        role,
        shared.filter((one) => role.responsibilities.includes(one.responsibility)),
      );
  };
  return {
    'roles.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, roleFields, deviceNetworkId);
      const page = await roles.list(deviceNetworkId, query);
      return pageReply(context, page, await presenterOf(deviceNetworkId, page.rows));
    },
    'roles.create': async ({ body, principal, begin }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      return create(begin, '/api/v3/roles', async (unit) => ({
        id: await roles.create(deviceNetworkId, apiKeyId, inputOf(body), unit),
      }));
    },
    'roles.get': async ({ params, principal: { deviceNetworkId } }) => {
      const role = await roles.get(deviceNetworkId, params.id);
      const present = await presenterOf(deviceNetworkId, [role]);
      return ok(present(role));
    },
    'roles.update': async ({ body, params, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      await roles.update(deviceNetworkId, apiKeyId, params.id, inputOf(body));
      return noContent();
    },
    'roles.delete': async ({ params, principal }) => {
      await roles.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}
