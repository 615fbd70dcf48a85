import type {
  BootstrapServerListResponse,
  BootstrapServerRequest,
  BootstrapServerResponse,
} from '../../http/generated/contract.ts';
import { ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { BootstrapServerInput, BootstrapServerService } from './bootstrap.ts';
import { bootstrapServers, removedPathsOf } from './model.ts';
import type { BootstrapAccessControl, BootstrapAccount, BootstrapServer } from './model.ts';

const accountDefaults = {
  SecurityMode: 'NoSec',
  Lifetime: 86_400,
  Binding: 'U',
  StoreNotifications: true,
} as const;

const members = membersOf<BootstrapServer>()({
  Id: 'uuid',
  Name: 'text',
  Description: 'text',
  RemoveExisting: { path: 'removesExisting' },
});
const fields = members.list({
  search: ['name', 'description'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const showNamed = members.show('Id', 'Name', 'Description');
const showAll = members.show();

/** Without keys. The server sends them to devices only. */
const accountMembers = membersOf<BootstrapAccount>()({
  ShortServerId: 'unlisted',
  ServerUri: 'unlisted',
  SecurityMode: 'unlisted',
  Identity: 'unlisted',
  Lifetime: { path: 'lifetimeSeconds' },
  Binding: 'unlisted',
  DefaultMinimumPeriod: { path: 'defaultMinimumPeriodSeconds' },
  DefaultMaximumPeriod: { path: 'defaultMaximumPeriodSeconds' },
  StoreNotifications: 'unlisted',
});
const showAccount = accountMembers.show();

const controlMembers = membersOf<BootstrapAccessControl>()({
  ObjectId: 'unlisted',
  InstanceId: 'unlisted',
  OwnerId: 'unlisted',
});
const showControl = controlMembers.show();

const rightMembers = membersOf<BootstrapAccessControl['rights'][number]>()({
  ShortServerId: 'unlisted',
  Mask: 'unlisted',
});
const showRight = rightMembers.show();

export interface Services {
  readonly bootstrapServers: BootstrapServerService;
}

/** Routes of the tag `bootstrapServers`, and the names that devices can refer to. */
export const routes: FeatureRoutes<'bootstrapServers' | 'devices.bootstrapServerNames', Services> = {
  'bootstrapServers.list': listRoute(bootstrapServers, fields, presentBootstrapServerRow),
  'bootstrapServers.create': createRoute('bootstrapServers', '/api/v3/bootstrapservers', inputOf),
  'bootstrapServers.get': entityRoute(bootstrapServers, 'bootstrap-server', presentBootstrapServer),
  'bootstrapServers.update': updateRoute('bootstrapServers', inputOf),
  'bootstrapServers.delete': deleteRoute('bootstrapServers'),
  'devices.bootstrapServerNames': read(async ({ principal, reader }) => {
    const names: string[] = [];
    const servers = reader.collection(bootstrapServers).iterate(inNetwork(principal.deviceNetworkId, {}));
    for await (const { name } of servers) names.push(name);
    return ok(names.sort());
  }),
};

function inputOf(body: BootstrapServerRequest): BootstrapServerInput {
  return {
    ...members.read({ RemoveExisting: true, ...body }),
    // A response shows the default as an empty list, so an empty list in a request means the default.
    ...omitUndefined({ removedPaths: body.RemovePaths?.length === 0 ? undefined : body.RemovePaths }),
    accounts: body.Servers.map((server) => ({
      ...accountMembers.read({ ...accountDefaults, ...server }),
      ...omitUndefined({ secretKey: server.SecretKey }),
    })),
    accessControls: (body.AccessControls ?? []).map(({ Rights = [], ...control }) => ({
      ...controlMembers.read(control),
      rights: Rights.map((right) => rightMembers.read(right)),
    })),
  };
}

function presentBootstrapServerRow(server: BootstrapServer): BootstrapServerListResponse {
  return { ...showNamed(server), NbrOfServers: server.accounts.length };
}

function presentBootstrapServer(server: BootstrapServer): BootstrapServerResponse {
  return {
    ...showAll(server),
    RemovePaths: removedPathsOf(server),
    Servers: server.accounts.map(showAccount),
    AccessControls: server.accessControls.map((control) => ({
      ...showControl(control),
      Rights: control.rights.map(showRight),
    })),
  };
}
