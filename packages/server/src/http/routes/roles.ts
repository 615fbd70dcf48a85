import type { ResponsibilityService } from '../../domain/services/access/responsibility-service.ts';
import type { RoleDetails, RoleInput, RoleService } from '../../domain/services/access/role-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { toListQuery } from '../lists/list-fields.ts';
import type { ListFields } from '../lists/list-fields.ts';
import { pageReply } from '../lists/paging.ts';
import { presentRole } from '../presenters/administration.ts';
import type { Body } from '../presenters/administration.ts';

/** RoleRequest, as the contract has checked it. */
interface RoleBody {
  readonly Name: string;
  readonly ResponsibilityIds: readonly string[];
}

export const roleFields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

function inputOf({ Name, ResponsibilityIds }: RoleBody): RoleInput {
  return { name: Name, responsibilityIds: ResponsibilityIds };
}

/** Routes of the tag `roles`. */
export function roleRoutes(roles: RoleService, responsibilities: ResponsibilityService): RouteTable {
  const present = async (deviceNetworkId: string, found: readonly RoleDetails[]): Promise<Body[]> => {
    const all = [...new Set(found.flatMap((one) => one.responsibilities))];
    const shared = await responsibilities.withRoles(deviceNetworkId, all);
    return found.map((role) =>
      presentRole(
        role,
        shared.filter((one) => role.responsibilities.includes(one.responsibility)),
      ),
    );
  };
  return {
    'roles.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, roleFields, deviceNetworkId);
      const { rows, total } = await roles.list(deviceNetworkId, query);
      return pageReply(context, { rows: await present(deviceNetworkId, rows), total }, (row) => row);
    },
    'roles.create': async ({ body, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      const id = await roles.create(deviceNetworkId, apiKeyId, inputOf(body as RoleBody));
      return created(id, `/api/v3/roles/${id}`);
    },
    'roles.get': async ({ params, principal: { deviceNetworkId } }) => {
      const role = await roles.get(deviceNetworkId, params['id'] ?? '');
      const [body] = await present(deviceNetworkId, [role]);
      return ok(body);
    },
    'roles.update': async ({ body, params, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      await roles.update(deviceNetworkId, apiKeyId, params['id'] ?? '', inputOf(body as RoleBody));
      return noContent();
    },
    'roles.delete': async ({ params, principal }) => {
      await roles.delete(principal.deviceNetworkId, params['id'] ?? '');
      return noContent();
    },
  };
}
