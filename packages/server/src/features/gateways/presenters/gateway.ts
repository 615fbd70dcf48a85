import type { DataCollector, GatewayStatus } from '../model/data-collector.ts';
import type { GatewayState } from '../../../kernel/live-state.ts';
import type { BarcodeFinding } from '../find-barcode.ts';
import { internalDeviceId } from '../data-collector-views.ts';
import type { DataCollectorContext } from '../data-collector-views.ts';
import type { DiscoveredEndpoint } from '../discovery-mode.ts';
import type { LogDay, LogPost } from '../gateway-log.ts';
import type { RegistrationTicket } from '../registration-ticket-service.ts';
import type * as Contract from '../../../http/generated/contract.ts';
import type {
  AccessTicket,
  BarcodeParserResponse,
  DeviceDiscoveryResponse,
  DeviceResponse,
  GatewayStatuses,
  InternalDeviceResponse,
  LogFileResponse,
  LogResponse,
} from '../../../http/generated/contract.ts';

/** Builds a DeviceDiscoveryResponse. CoAP reports no signal strength. */
export function presentDiscovered(found: DiscoveredEndpoint): DeviceDiscoveryResponse {
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

export function presentLogPost({ id, name }: DataCollector, post: LogPost): LogResponse {
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
export function presentLogDay({ id }: DataCollector, { from, until, length }: LogDay): LogFileResponse {
  const date = new Date(from).toISOString();
  return {
    Date: date,
    Length: length,
    Name: `${date.slice(0, 10)}.log`,
    Uri: `/api/v3/dataCollectors/${id}/log?take=1000&fromUnixtime=${from}&untilUnixtime=${until}`,
  };
}

export function presentStatus(status: GatewayStatus): GatewayStatuses {
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

/** Presents the status as last reported. Empty before the first report. */
export function presentReported({ status }: DataCollector): GatewayStatuses {
  return status === undefined ? {} : presentStatus(status.reported);
}

export function presentBarcode(finding: BarcodeFinding): BarcodeParserResponse {
  return {
    BarcodeEntityType: finding.entityType,
    EntityId: finding.entityId,
    HardwareId: finding.hardwareId,
    HardwareTypeId: finding.hardwareTypeId,
    MacAddress: finding.macAddress,
    Registred: finding.entityId !== undefined,
  };
}

export function presentTicket(ticket: RegistrationTicket): Contract.RegistrationTicket {
  const { dataCollector, token, issuedAt, expiresAt } = ticket;
  const access = (path: string): AccessTicket => ({
    HttpServicePath: path,
    HttpSas: token,
    IssuedDateTime: new Date(issuedAt).toISOString(),
    ExpireDateTime: new Date(expiresAt).toISOString(),
    IssuerName: 'muster',
    Namespace: dataCollector.region,
  });
  const path = `/api/v3/dataCollectors/${dataCollector.id}`;
  return {
    DataCollectorId: dataCollector.id,
    SecurityToken: token,
    InboxAccessTicket: access(path),
    OutboxAccessTicket: access(path),
  };
}

/**
 * Builds the DeviceResponse of a gateway's internal device. It is not a device of the network: nothing in it
 * is observed, and no list contains it.
 */
export function presentInternalDevice(
  collector: DataCollector,
  context: DataCollectorContext,
  genericDeviceTypeId: string,
  status: GatewayStatus,
): InternalDeviceResponse {
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
): Pick<DeviceResponse, 'Status' | 'LatestRegistrationTime' | 'LastSeen' | 'ContactLost'> {
  const isListening = state?.isListening === true;
  const seen = status?.at ?? state?.since;
  return {
    Status: isListening ? 'online' : 'offline',
    LatestRegistrationTime: state?.since,
    LastSeen: seen === undefined ? undefined : new Date(seen).toISOString(),
    ContactLost: !isListening,
  };
}
