import { removedPathsOf } from '../model/bootstrap-server.ts';
import type { BootstrapServer } from '../model/bootstrap-server.ts';
import type {
  BootstrapServerListResponse,
  BootstrapServerResponse,
} from '../../../http/generated/contract.ts';

export function presentBootstrapServerRow(server: BootstrapServer): BootstrapServerListResponse {
  return {
    Id: server.id,
    Name: server.name,
    Description: server.description,
    NbrOfServers: server.accounts.length,
  };
}

/** Leaves out keys. The server sends them to devices only. */
export function presentBootstrapServer(server: BootstrapServer): BootstrapServerResponse {
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
