import { basePathOf, isUuid } from '../../../http/client-values.ts';
import type * as Contract from '../../../http/generated/contract.ts';
import { act, commandAccepted, ok, read } from '../../../http/handler.ts';
import type { EntityContext, FeatureRoutes, RequestContext } from '../../../http/handler.ts';
import { pageReply, readEntity } from '../../../http/reads.ts';
import { findInNetwork } from '../../../kernel/entities.ts';
import type { GatewayState } from '../../../kernel/ports.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { deviceNetworks } from '../../networks/model.ts';
import { findBarcode } from '../barcodes.ts';
import type { BarcodeFinding } from '../barcodes.ts';
import type { GatewayCommands } from '../commands.ts';
import type { LogDay, LogPost } from '../gateway-log.ts';
import type { GatewayDomain } from '../gateways.ts';
import { dataCollectors, internalDeviceId } from '../model.ts';
import type { DataCollector, GatewayStatus } from '../model.ts';
import { dataCollectorContext, gatewayStatus } from '../reads.ts';
import type { DataCollectorContext } from '../reads.ts';
import type { RegistrationTicket } from '../registration-tickets.ts';
import type { DiscoveredEndpoint } from '../uplink.ts';

export interface Services {
  readonly gateways: GatewayDomain;
}

/** A route for a command to one gateway. @param run resolves with the ID of the Activity Log entry */
const toGateway = (
  run: (commands: GatewayCommands, deviceNetworkId: string, id: string) => Promise<string>,
) =>
  act(async ({ params, principal }: EntityContext, { gateways }: Services) =>
    commandAccepted(await run(gateways.commands, principal.deviceNetworkId, params.id)),
  );

/** A route for a command to all gateways of a device network. */
const toAll = (run: (commands: GatewayCommands, deviceNetworkId: string) => Promise<string>) =>
  act(async ({ principal }: RequestContext, { gateways }: Services) =>
    commandAccepted(await run(gateways.commands, principal.deviceNetworkId)),
  );

const issueTicket = act(
  async ({ params, principal, url }: EntityContext, { gateways: { tickets } }: Services) =>
    ok(presentTicket(await tickets.issue(principal.deviceNetworkId, principal.apiKeyId, params.id), url)),
);

/**
 * Routes for commands to gateways and for their data, of the tags `dataCollectors`, `deviceNetworks`, `devices` and
 * `barcodes`.
 */
export const routes: FeatureRoutes<
  | 'barcodes'
  | 'dataCollectors.applicationRestart'
  | 'dataCollectors.createSecurityToken'
  | 'dataCollectors.customCommand'
  | 'dataCollectors.discoverDevices'
  | 'dataCollectors.downloadRegistrationTicket'
  | 'dataCollectors.getRegistrationTicket'
  | 'dataCollectors.listLog'
  | 'dataCollectors.listLogFiles'
  | 'dataCollectors.refreshStatus'
  | 'dataCollectors.sendNetworkSettings'
  | 'dataCollectors.setBlacklist'
  | 'dataCollectors.systemRestart'
  | 'deviceNetworks.discoverDevices'
  | 'deviceNetworks.refreshDataCollectorStatus'
  | 'devices.getDataCollectorInternal'
  | 'devices.listDiscovered',
  Services
> = {
  'dataCollectors.listLog': act(async (context, { gateways: { log } }) => {
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    const { minLogLevel, take, fromUnixtime, untilUnixtime } = context.query;
    const wanted = omitUndefined({ minLevel: minLogLevel, from: fromUnixtime, until: untilUnixtime });
    return ok(log.read(collector.id, { take, ...wanted }).map((one) => presentLogPost(collector, one)));
  }),
  'dataCollectors.listLogFiles': act(async (context, { gateways: { log } }) => {
    const { paging } = context;
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    const days = log.days(collector.id);
    const first = (paging.page - 1) * paging.pageSize;
    const rows = days.slice(first, first + paging.pageSize);
    return pageReply(context, { rows, total: days.length }, (row) =>
      presentLogDay(collector, row, context.url),
    );
  }),
  'dataCollectors.getRegistrationTicket': issueTicket,
  'dataCollectors.downloadRegistrationTicket': issueTicket,
  'dataCollectors.createSecurityToken': act(async ({ body, principal, url }, { gateways: { tickets } }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    return ok(presentTicket(await tickets.issueByMac(deviceNetworkId, apiKeyId, body.MacAddress), url));
  }),
  'devices.listDiscovered': act(async ({ query, principal }, { gateways: { discovery } }) => {
    const found = await discovery.list(principal.deviceNetworkId, query.endpoint);
    return ok(found.map(presentDiscovered));
  }),
  'devices.getDataCollectorInternal': read(async ({ live, params, principal, reader }) => {
    const { deviceNetworkId } = principal;
    const collectors = reader.collection(dataCollectors);
    const id = params.dataCollectorId;
    const collector = await findInNetwork(collectors, 'data-collector', deviceNetworkId, id);
    const own = await live.gateway();
    const [around, status, network] = await Promise.all([
      dataCollectorContext(reader, own, [collector]),
      gatewayStatus(reader, own, collector),
      reader.collection(deviceNetworks).get(deviceNetworkId),
    ]);
    return ok(presentInternalDevice(collector, around, network?.genericDeviceTypeId ?? '', status));
  }),
  'barcodes.parse': read(async ({ body, principal, reader }) =>
    ok(presentBarcode(await findBarcode(reader, principal.deviceNetworkId, body))),
  ),
  'dataCollectors.refreshStatus': toGateway((commands, network, id) => commands.refreshStatus(network, id)),
  'deviceNetworks.refreshDataCollectorStatus': toAll((commands, network) =>
    commands.refreshAllStatuses(network),
  ),
  'dataCollectors.discoverDevices': toGateway((commands, network, id) => commands.discover(network, id)),
  'deviceNetworks.discoverDevices': toAll((commands, network) => commands.discover(network)),
  'dataCollectors.applicationRestart': toGateway((commands, network, id) =>
    commands.restart(network, id, 'application'),
  ),
  'dataCollectors.systemRestart': toGateway((commands, network, id) =>
    commands.restart(network, id, 'system'),
  ),
  'dataCollectors.setBlacklist': act(async ({ params, body, principal }, { gateways: { commands } }) =>
    commandAccepted(await commands.setBlacklist(principal.deviceNetworkId, params.id, body)),
  ),
  'dataCollectors.sendNetworkSettings': act(async ({ params, body, principal }, { gateways: { commands } }) =>
    commandAccepted(await commands.sendNetworkSettings(principal.deviceNetworkId, params.id, body)),
  ),
  'dataCollectors.customCommand': act(async ({ params, body, principal }, { gateways: { commands } }) => {
    const { PayloadCustomType, Payload, CorrelationId } = body;
    const answer = await commands.custom(principal.deviceNetworkId, params.id, {
      type: PayloadCustomType,
      payload: Payload,
      ...omitUndefined({ correlationId: isUuid(CorrelationId ?? '') ? CorrelationId : undefined }),
    });
    return ok(JSON.stringify('status' in answer ? presentStatus(answer.status) : answer.payload));
  }),
};

/** Builds a DeviceDiscoveryResponse. CoAP reports no signal strength. */
function presentDiscovered(found: DiscoveredEndpoint): Contract.DeviceDiscoveryResponse {
  return {
    Endpoint: found.endpointName,
    DataCollectorId: found.dataCollectorId,
    DataCollectorName: found.dataCollectorName,
    LastObserved: found.lastObserved,
    Lifetime: found.lifetimeSeconds,
    LwM2MVersion: found.lwm2mVersion,
    Binding: found.binding,
    Objects: found.objects,
  };
}

function presentLogPost({ id, name }: DataCollector, post: LogPost): Contract.LogResponse {
  return {
    DataCollectorId: id,
    DataCollectorName: name,
    LogLevel: post.level,
    Message: post.message,
    SensorCollectorId: post.device?.id,
    SensorCollectorName: post.device?.name,
    Timestamp: post.time,
  };
}

/** Presents the posts of a day as a log file. */
function presentLogDay(
  { id }: DataCollector,
  { from, until, length }: LogDay,
  url: string,
): Contract.LogFileResponse {
  const date = new Date(from).toISOString();
  return {
    Date: date,
    Length: length,
    Name: `${date.slice(0, 10)}.log`,
    Uri: `${basePathOf(url)}/api/v3/dataCollectors/${id}/log?take=1000&fromUnixtime=${from}&untilUnixtime=${until}`,
  };
}

export function presentStatus(status: GatewayStatus): Contract.GatewayStatuses {
  const { isListening, since, addresses, processes, devicesOnline, region, version } = status;
  return {
    State: isListening ? 'listening' : 'stopped',
    ...(since === undefined ? {} : { Since: new Date(since).toISOString() }),
    Addresses: addresses.join(' '),
    ...(processes === undefined ? {} : { Processes: processes.join(' ') }),
    DevicesOnline: String(devicesOnline),
    Region: region,
    ...(version === undefined ? {} : { Version: version }),
  };
}

function presentBarcode(finding: BarcodeFinding): Contract.BarcodeParserResponse {
  return {
    BarcodeEntityType: finding.entityType,
    EntityId: finding.entityId,
    HardwareId: finding.hardwareId,
    HardwareTypeId: finding.hardwareTypeId,
    MacAddress: finding.macAddress,
    Registred: finding.entityId !== undefined,
  };
}

function presentTicket(ticket: RegistrationTicket, url: string): Contract.RegistrationTicket {
  const { dataCollector, token, issuedAt, expiresAt } = ticket;
  const access: Contract.AccessTicket = {
    HttpServicePath: `${basePathOf(url)}/api/v3/dataCollectors/${dataCollector.id}`,
    HttpSas: token,
    IssuedDateTime: new Date(issuedAt).toISOString(),
    ExpireDateTime: new Date(expiresAt).toISOString(),
    IssuerName: 'muster',
    Namespace: dataCollector.region,
  };
  return {
    DataCollectorId: dataCollector.id,
    SecurityToken: token,
    InboxAccessTicket: access,
    OutboxAccessTicket: access,
  };
}

/**
 * Builds the DeviceResponse of a gateway's internal device. It is not a device of the network: nothing in it is
 * observed, and no list contains it.
 */
function presentInternalDevice(
  collector: DataCollector,
  context: DataCollectorContext,
  genericDeviceTypeId: string,
  status: GatewayStatus,
): Contract.InternalDeviceResponse {
  const type = context.types.get(collector.dataCollectorTypeId);
  const template = context.templates.get(collector.dataCollectorTemplateId);
  return {
    Id: internalDeviceId(collector.id),
    Name: collector.name,
    DeviceIdentifier: `gateway:${collector.id}`,
    DeviceStandard: 'AppIoTInternal',
    DeviceTypeId: type?.internalDeviceTypeId ?? genericDeviceTypeId,
    DeviceTypeName: type?.name,
    DeviceTemplateId: template?.internalDeviceTemplateId ?? collector.dataCollectorTemplateId,
    DeviceTemplateName: template?.name,
    LocationId: collector.locationId,
    LocationName: context.locationNames.get(collector.locationId),
    DataCollectorId: collector.id,
    DataCollectorName: collector.name,
    InitialRegistrationTime: collector.createdAt,
    ...presentListening(collector, context.states.get(collector.id)),
    SmartObjects: [],
    Tags: [],
    Statuses: presentStatus(status),
  };
}

function presentListening(
  { status }: DataCollector,
  state: GatewayState | undefined,
): Pick<Contract.DeviceResponse, 'Status' | 'LatestRegistrationTime' | 'LastSeen' | 'ContactLost'> {
  const isListening = state?.isListening === true;
  const seen = status?.at ?? state?.since;
  return {
    Status: isListening ? 'online' : 'offline',
    LatestRegistrationTime: state?.since,
    LastSeen: seen === undefined ? undefined : new Date(seen).toISOString(),
    ContactLost: !isListening,
  };
}
