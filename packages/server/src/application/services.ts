import type { ServerSettings } from '../config.ts';
import { EventBus } from '../features/events/events.ts';
import type { Clock } from '../kernel/timers.ts';
import type { DeviceMeter, GatewayState } from '../kernel/ports.ts';
import type { DeviceLink } from '../gateway/ports/device-link.ts';
import { FleetHistory } from '../features/overview/fleet-history.ts';
import { downloadKey } from '../features/firmware/packages.ts';
import type { FirmwareFiles } from '../features/firmware/packages.ts';
import type { Store } from '../store/port.ts';
import { createAdminDomain, type AdminDomain } from './admin-domain.ts';
import { createDeviceDomain, type DeviceDomain } from './device-domain.ts';
import type { DeviceSettings } from './device-options.ts';
import type { FutureTime } from '../features/measurements/measurement-service.ts';
import type { SecurityRefusal } from '../features/registration/security-policy.ts';
import type { SecretBox } from '../features/security/secret-box.ts';
import { createTransformerDomain } from '../features/transformers/transformers.ts';
import type { TransformerDomain } from '../features/transformers/transformers.ts';
import { NetworkRemoval } from '../features/networks/network-removal.ts';
import type { WebhookDomain } from '../features/webhooks/webhooks.ts';
import { ProcessFormulaEngine } from '../features/transformers/formulas/process-formula-engine.ts';
import type { Logger } from '../logger.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import type { FirmwareSettings } from '../features/firmware/firmware.ts';
import { omitUndefined } from '../kernel/data.ts';
import { loginSettingsHash } from '../features/log-in/role-table.ts';
import { createOutbox, createWebhooks } from './events.ts';
import type { GatewayControl } from '../gateway/ports/gateway-listeners.ts';
import { packageVersion } from '../build-info.ts';
import { deviceTypes } from '../features/catalogue/model.ts';
import { StartError } from '../lifecycle/start-error.ts';
import { didYouMean } from '../kernel/texts.ts';

/** Settings of the services for devices. */
type DeviceConfig = Pick<
  ServerSettings,
  | 'enrolmentsPerAddress'
  | 'enrolmentsPerNetwork'
  | 'expiryGraceSeconds'
  | 'maxInstances'
  | 'maxWaitingCommands'
  | 'requireSecurity'
  | 'observeComposite'
  | 'compositeTimeoutSeconds'
  | 'retentionDays'
  | 'queueAwakeSeconds'
  | 'queueExpirySeconds'
  | 'queueLength'
  | 'actuationIntervalSeconds'
>;

type FirmwareConfig = Pick<
  ServerSettings,
  | 'firmwareMaxBytes'
  | 'firmwareTransfers'
  | 'firmwareTimeoutSeconds'
  | 'firmwareRetrySeconds'
  | 'firmwareDelivery'
  | 'firmwareUrl'
>;

export type ServiceConfig = DeviceConfig &
  FirmwareConfig &
  Pick<
    ServerSettings,
    | 'maxEventStreams'
    | 'region'
    | 'directoryTenant'
    | 'oidcClientId'
    | 'oidcIssuer'
    | 'oidcRoles'
    | 'oidcRolesClaim'
    | 'webhookTargets'
    | 'webhookTimeoutSeconds'
    | 'webhookAttempts'
    | 'webhookFirstDelaySeconds'
    | 'webhookPendingEvents'
    | 'transformerBacklog'
  >;

export interface ServiceOptions {
  readonly store: Store;
  readonly firmwareFiles: FirmwareFiles;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Key that signs API keys. */
  readonly secret: Uint8Array;
  /** Encrypts stored credentials of devices. */
  readonly box: SecretBox;
  readonly config: ServiceConfig;
  readonly link: DeviceLink;
  /** Counts the usage of device networks. */
  readonly usage: DeviceMeter;
  /**
   * Called as soon as there is an `AdminDomain`. Resolves with the place where unknown endpoint names are enrolled;
   * undefined: none.
   */
  readonly prepare?: (admin: AdminDomain) => Promise<EnrolInto | undefined>;
}

/** The services of a server, connected to each other. They are inactive until `load`. */
export interface Services {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
  readonly removal: NetworkRemoval;
  readonly events: EventBus;
  readonly usage: DeviceMeter;
  readonly gatewayStatus: GatewayStatus;
  readonly history: FleetHistory;
  readonly onError: (error: unknown) => void;
}

/** Creates and connects the services of the device loop. */
export async function composeServices(options: ServiceOptions): Promise<Services> {
  const { store, clock, logger, config, secret, box, link, usage } = options;
  const failures = new ThrottledLog(clock, (fields, message) => logger.error(fields, message));
  const onError = (err: unknown): void => failures.write({ err }, 'failed');
  const history = new FleetHistory({ store, clock, onError });
  const events = new EventBus({ clock, count: (event) => history.count(event), onError });
  const outbox = createOutbox(options);
  const gatewayStatus = new GatewayStatus();
  const { region, directoryTenant } = config;
  const control = gatewayStatus;
  const admin = createAdminDomain({
    store,
    clock,
    events,
    outbox,
    secret,
    box,
    region,
    ...omitUndefined({ directoryTenant, loginSettingsHash: loginSettingsHash(config) }),
    control,
    onError,
  });
  const enrolInto = await options.prepare?.(admin);
  const webhooks = createWebhooks(options, outbox, admin, onError);
  const devices = createDeviceDomain({
    store,
    clock,
    link,
    events,
    catalogues: admin.models,
    activityLog: admin.activityLog,
    references: admin.references,
    attributeJobs: admin.attributeJobs,
    settings: admin.settings,
    lanes: admin.lanes,
    credentials: admin.credentials,
    gateways: admin.gateways,
    resourceCollections: admin.resourceCollections,
    firmware: {
      ...firmwareSettings(config),
      files: options.firmwareFiles,
      secret: downloadKey(secret),
    },
    deviceTypes: admin.deviceTypes,
    outbox,
    usage,
    ...(enrolInto === undefined ? {} : { enrolInto }),
    ...deviceSettings(config),
    onRefused: logRefusals(options),
    onDeviation: ({ device: { deviceIdentifier, deviceTypeId }, message }) =>
      options.logger.warn({ endpointName: deviceIdentifier, deviceTypeId }, message),
    onFutureTime: logFutureTimes(options),
    onError,
  });
  const transformers = createTransformers(options, admin, devices, events, onError);
  const removal = new NetworkRemoval({
    store,
    clock,
    access: admin.access,
    audit: admin.audit,
    usage,
    deleteDevice: (deviceNetworkId, id) => devices.deviceDeletion.delete(deviceNetworkId, id),
    deleteFirmware: (id) => options.firmwareFiles.delete(id),
    onError,
  });
  return { admin, devices, webhooks, transformers, removal, events, usage, gatewayStatus, history, onError };
}

/** Options of the services for devices that depend on settings. */
export function deviceSettings(config: DeviceConfig): DeviceSettings {
  return {
    retentionDays: config.retentionDays,
    expiryGraceSeconds: config.expiryGraceSeconds,
    requireSecurity: config.requireSecurity,
    enrolmentLimits: { perAddress: config.enrolmentsPerAddress, perNetwork: config.enrolmentsPerNetwork },
    maxInstancesPerDevice: config.maxInstances,
    maxWaitingCommandsPerDevice: config.maxWaitingCommands,
    observeComposite: config.observeComposite,
    compositeTimeoutMs: config.compositeTimeoutSeconds * 1000,
    awakeSeconds: config.queueAwakeSeconds,
    queueSeconds: config.queueExpirySeconds,
    maxQueuedPerDevice: config.queueLength,
    actuationIntervalSeconds: config.actuationIntervalSeconds,
  };
}

/** Logs times in the future that devices have reported. The store does not keep them. */
function logFutureTimes({ clock, logger }: ServiceOptions): (value: FutureTime) => void {
  const times = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
  return ({ deviceId, path, claimedMs, storedMs }) =>
    times.write(
      {
        deviceId,
        path,
        claimed: isValidTime(claimedMs) ? new Date(claimedMs).toISOString() : claimedMs,
        stored: new Date(storedMs).toISOString(),
      },
      'The device gave a value a time in the future. The time of its receipt was stored.',
    );
}

/** The range of a Date (ECMAScript, Time Values and Time Range). */
const isValidTime = (timeMs: number): boolean => Math.abs(timeMs) <= 8.64e15;

/** Logs the Registers that the security policy refuses. */
function logRefusals({ clock, logger }: ServiceOptions): (refusal: SecurityRefusal) => void {
  const refusals = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
  return ({ endpointName, source, message }) =>
    refusals.write(
      { endpointName, peer: `${source.address}:${source.port}`, identity: source.identity },
      message,
    );
}

/** Options of firmware updates that depend on settings. */
export function firmwareSettings(config: FirmwareConfig): FirmwareSettings {
  return {
    maxBytes: config.firmwareMaxBytes,
    maxTransfers: config.firmwareTransfers,
    timeoutSeconds: config.firmwareTimeoutSeconds,
    retrySeconds: config.firmwareRetrySeconds,
    delivery: config.firmwareDelivery === 'pull' ? 'Pull' : 'Push',
    publicAddresses: config.firmwareUrl,
  };
}

function createTransformers(
  { store, clock, logger, config }: ServiceOptions,
  admin: AdminDomain,
  devices: DeviceDomain,
  events: EventBus,
  onError: (error: unknown) => void,
): TransformerDomain {
  const { objects, measurements, virtualObjects } = devices;
  const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
  return createTransformerDomain({
    store,
    clock,
    events,
    lanes: admin.lanes,
    objects,
    catalogues: admin.models,
    measurements,
    virtualObjects,
    formulas: new ProcessFormulaEngine(),
    activityLog: admin.activityLog,
    deviceCreation: devices.deviceCreation,
    deviceDeletion: devices.deviceDeletion,
    deviceTypes: admin.deviceTypes,
    maxBacklog: config.transformerBacklog,
    onBacklogFull: (deviceNetworkId) =>
      warnings.write(
        { deviceNetworkId },
        'transformer backlog of a device network is full; only latest values are computed until it is empty',
      ),
    onError,
  });
}

/** The state of the gateway component, for services that are created before the gateway starts. */
export class GatewayStatus implements GatewayControl {
  #state: GatewayState = { isListening: false, version: packageVersion(), addresses: [] };

  /**
   * Later calls only change the addresses, not the time since when the gateway listens.
   *
   * @param addresses URLs that the gateway listens on
   * @param since epoch milliseconds
   */
  started(addresses: readonly string[], since: number): void {
    const { isListening, since: before = since } = this.#state;
    this.#state = { ...this.#state, isListening: true, addresses, since: isListening ? before : since };
  }

  stopped(): void {
    this.#state = { ...this.#state, isListening: false, addresses: [] };
  }

  /** @param processes names of the linked gateways */
  linked(processes: readonly string[]): void {
    this.#state = { ...this.#state, processes };
  }

  state(): GatewayState {
    return this.#state;
  }
}

type EnrolInto = () => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>;

/** Maximum number of names in the message. */
const shownNames = 20;

/**
 * Determines where unknown endpoint names are enrolled: in the default network, with the device type of this name.
 * @param name undefined: they are refused
 * @throws StartError that lists the existing names
 */
export async function enrolmentInto(
  store: Store,
  deviceNetworkId: string,
  name: string | undefined,
): Promise<EnrolInto | undefined> {
  if (name === undefined) return undefined;
  const types = await store.collection(deviceTypes).find({
    where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
  const type = types.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (type !== undefined) return async () => ({ deviceNetworkId, deviceTypeId: type.id });
  const names = types.slice(0, shownNames).map((one) => `"${one.name}"`);
  throw new StartError(
    `Unknown device type "${name}".${didYouMean(name, names)}`,
    `Set --auto-enroll (MUSTER_AUTO_ENROLL) to a device type of the default device network: ${names.join(', ')}.`,
    '--auto-enroll',
  );
}
