import type { BootstrapServerInput, BootstrapServerService } from '../bootstrap-server-service.ts';
import type { BootstrapServerRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentBootstrapServer, presentBootstrapServerRow } from '../presenters/bootstrap-server.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

const DEFAULT_LIFETIME_SECONDS = 86_400;

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    Description: { path: 'description', type: 'text' },
  },
  search: ['name', 'description'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

/** Routes of the tag `bootstrapServers`, and the names of them that devices can have. */
export function bootstrapServerRoutes(
  servers: BootstrapServerService,
): Routes<'bootstrapServers' | 'devices.bootstrapServerNames'> {
  return {
    'bootstrapServers.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await servers.list(deviceNetworkId, query), presentBootstrapServerRow);
    },
    'bootstrapServers.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/bootstrapservers', (unit) =>
        servers.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'bootstrapServers.get': async ({ params, principal }) =>
      ok(presentBootstrapServer(await servers.get(principal.deviceNetworkId, params.id))),
    'bootstrapServers.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await servers.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'bootstrapServers.delete': async ({ params, principal }) => {
      await servers.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'devices.bootstrapServerNames': async ({ principal }) =>
      ok(await servers.names(principal.deviceNetworkId)),
  };
}

function inputOf(body: BootstrapServerRequest): BootstrapServerInput {
  return {
    name: body.Name,
    ...omitUndefined({ description: body.Description }),
    removesExisting: body.RemoveExisting ?? true,
    // A response shows the default as an empty list, so an empty list in a request means the default.
    ...omitUndefined({ removedPaths: body.RemovePaths?.length === 0 ? undefined : body.RemovePaths }),
    accounts: body.Servers.map((server) => ({
      shortServerId: server.ShortServerId,
      serverUri: server.ServerUri,
      securityMode: server.SecurityMode ?? 'NoSec',
      lifetimeSeconds: server.Lifetime ?? DEFAULT_LIFETIME_SECONDS,
      binding: server.Binding ?? 'U',
      storeNotifications: server.StoreNotifications ?? true,
      ...omitUndefined({
        identity: server.Identity,
        secretKey: server.SecretKey,
        defaultMinimumPeriodSeconds: server.DefaultMinimumPeriod,
        defaultMaximumPeriodSeconds: server.DefaultMaximumPeriod,
      }),
    })),
    accessControls: (body.AccessControls ?? []).map((control) => ({
      objectId: control.ObjectId,
      instanceId: control.InstanceId,
      ownerId: control.OwnerId,
      rights: (control.Rights ?? []).map(({ ShortServerId, Mask }) => ({
        shortServerId: ShortServerId,
        mask: Mask,
      })),
    })),
  };
}
