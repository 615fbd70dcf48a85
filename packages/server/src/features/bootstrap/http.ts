import type {
  BootstrapServerListResponse,
  BootstrapServerRequest,
  BootstrapServerResponse,
} from '../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { BootstrapServerInput, BootstrapServerService } from './bootstrap.ts';
import { bootstrapServers, removedPathsOf } from './model.ts';
import type { BootstrapServer } from './model.ts';

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

export interface Services {
  readonly bootstrapServers: BootstrapServerService;
}

/** Routes of the tag `bootstrapServers`, and the names that devices can refer to. */
export const routes: FeatureRoutes<'bootstrapServers' | 'devices.bootstrapServerNames', Services> = {
  'bootstrapServers.list': listRoute(bootstrapServers, fields, presentBootstrapServerRow),
  'bootstrapServers.create': act(({ body, principal, begin }, { bootstrapServers: service }) =>
    create(begin, '/api/v3/bootstrapservers', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'bootstrapServers.get': entityRoute(bootstrapServers, 'bootstrap-server', presentBootstrapServer),
  'bootstrapServers.update': act(async ({ params, body, principal }, { bootstrapServers: service }) => {
    await service.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'bootstrapServers.delete': act(async ({ params, principal }, { bootstrapServers: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'devices.bootstrapServerNames': read(async ({ principal, reader }) => {
    const names: string[] = [];
    const servers = reader.collection(bootstrapServers).iterate(inNetwork(principal.deviceNetworkId, {}));
    for await (const { name } of servers) names.push(name);
    return ok(names.sort());
  }),
};

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

function presentBootstrapServerRow(server: BootstrapServer): BootstrapServerListResponse {
  return {
    Id: server.id,
    Name: server.name,
    Description: server.description,
    NbrOfServers: server.accounts.length,
  };
}

/** Leaves out keys. The server sends them to devices only. */
function presentBootstrapServer(server: BootstrapServer): BootstrapServerResponse {
  return {
    Id: server.id,
    Name: server.name,
    Description: server.description,
    RemoveExisting: server.removesExisting,
    RemovePaths: removedPathsOf(server),
    Servers: server.accounts.map((account) => ({
      ShortServerId: account.shortServerId,
      ServerUri: account.serverUri,
      SecurityMode: account.securityMode,
      Identity: account.identity,
      Lifetime: account.lifetimeSeconds,
      Binding: account.binding,
      DefaultMinimumPeriod: account.defaultMinimumPeriodSeconds,
      DefaultMaximumPeriod: account.defaultMaximumPeriodSeconds,
      StoreNotifications: account.storeNotifications,
    })),
    AccessControls: server.accessControls.map((control) => ({
      ObjectId: control.objectId,
      InstanceId: control.instanceId,
      OwnerId: control.ownerId,
      Rights: control.rights.map(({ shortServerId, mask }) => ({ ShortServerId: shortServerId, Mask: mask })),
    })),
  };
}
