import { responsibilities } from '../model/responsibility.ts';
import { permissionTypes } from '../responsibility-service.ts';
import type { ResponsibilityInput, ResponsibilityService } from '../responsibility-service.ts';
import type { ResponsibilityRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import { presentResponsibility } from '../presenters/administration.ts';
import { roleFields, rolesOfNetwork } from './roles.ts';

export interface Services {
  readonly responsibilities: ResponsibilityService;
}

/** Routes of the tags `responsibilities` and `permissions`. */
export const routes: FeatureRoutes<'permissions' | 'responsibilities', Services> = {
  'permissions.list': read(async () =>
    ok(permissionTypes.map(({ name, type }) => ({ Name: name, Type: type }))),
  ),
  'responsibilities.list': read(async (context) => {
    const page = await readPage(context, responsibilities, roleFields);
    const roles = await rolesOfNetwork(context);
    return pageReply(context, page, (one) => presentResponsibility(one, roles));
  }),
  'responsibilities.create': act(async ({ body, principal, begin }, { responsibilities: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    const input = inputOf(body);
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
    await service.update(deviceNetworkId, apiKeyId, params.id, inputOf(body));
    return noContent();
  }),
  'responsibilities.delete': act(async ({ params, principal }, { responsibilities: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

function inputOf({ Name, Permissions = [] }: ResponsibilityRequest): ResponsibilityInput {
  const permissions = Permissions.map(({ EntityName, Permission }) => ({
    entityName: EntityName,
    permission: Permission,
  }));
  return { name: Name, permissions };
}
