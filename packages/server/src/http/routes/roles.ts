import type { RoleService } from '../../domain/services/access/role-service.ts';
import type { RouteTable } from '../handler.ts';
import { toListQuery } from '../list-fields.ts';
import type { ListFields } from '../list-fields.ts';
import { pageReply } from '../paging.ts';
import { presentRole } from '../presenters/administration.ts';

const fields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

/** Routes of the tag `roles`. */
export function roleRoutes(roles: RoleService): RouteTable {
  return {
    'roles.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = await toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await roles.list(deviceNetworkId, query), presentRole);
    },
  };
}
