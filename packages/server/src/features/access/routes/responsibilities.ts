import { permissionTypes } from '../responsibility-service.ts';
import type { ResponsibilityInput, ResponsibilityService } from '../responsibility-service.ts';
import type { ResponsibilityRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentResponsibility } from '../presenters/administration.ts';
import { roleFields } from './roles.ts';

function inputOf({ Name, Permissions = [] }: ResponsibilityRequest): ResponsibilityInput {
  const permissions = Permissions.map(({ EntityName, Permission }) => ({
    entityName: EntityName,
    permission: Permission,
  }));
  return { name: Name, permissions };
}

/** Routes of the tags `responsibilities` and `permissions`. */
export function responsibilityRoutes(
  responsibilities: ResponsibilityService,
): Routes<'permissions' | 'responsibilities'> {
  return {
    'permissions.list': async () => ok(permissionTypes.map(({ name, type }) => ({ Name: name, Type: type }))),
    'responsibilities.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, roleFields, deviceNetworkId);
      return pageReply(context, await responsibilities.list(deviceNetworkId, query), presentResponsibility);
    },
    'responsibilities.create': async ({ body, principal, begin }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      const input = inputOf(body);
      return create(begin, '/api/v3/Responsibilities', async (unit) => ({
        id: await responsibilities.create(deviceNetworkId, apiKeyId, input, unit),
      }));
    },
    'responsibilities.get': async ({ params, principal }) =>
      ok(presentResponsibility(await responsibilities.get(principal.deviceNetworkId, params.id))),
    'responsibilities.update': async ({ body, params, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      const input = inputOf(body);
      await responsibilities.update(deviceNetworkId, apiKeyId, params.id, input);
      return noContent();
    },
    'responsibilities.delete': async ({ params, principal }) => {
      await responsibilities.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}
