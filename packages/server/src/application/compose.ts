import { hkdfSync } from 'node:crypto';

import { WorkStore } from '../domain/services/idempotency/work-store.ts';
import { idempotencyOf } from './api.ts';
import { NetworkRemoval } from '../domain/services/networks/network-removal.ts';
import { EventBus } from '../domain/events.ts';
import { createOutbox, createStreams, createWebhooks } from './events.ts';
import { createAdminDomain, type AdminDomain } from '../domain/services/admin-domain.ts';
import {
  createDeviceDomain,
  type DeviceDomain,
  type DeviceDomainOptions,
} from '../domain/services/device-domain.ts';
import { createTransformerDomain } from '../domain/services/transformers/transformer-domain.ts';
import type { TransformerDomain } from '../domain/services/transformers/transformer-domain.ts';
import { Application, type ApplicationOptions } from './application.ts';
import { enrolmentInto } from './enrolment.ts';
import { GatewayStatus } from './gateway-status.ts';
import { ProcessFormulaEngine } from '../formulas/process-formula-engine.ts';
import { Lwm2mDeviceLink } from '../gateway/downlink/lwm2m-device-link.ts';
import { DEFAULT_RETENTION_DAYS } from '../retention.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

/**
 * Wires a server, and creates the default network and its key.
 * @throws StartError there is no device type of the name for enrolment
 */
export async function compose(given: ApplicationOptions): Promise<Application> {
  const options = { ...given, store: new WorkStore(given.store) };
  const { store, clock, logger, config } = options;
  const trouble = new ThrottledLog(clock, (fields, message) => logger.error(fields, message));
  const onError = (err: unknown): void => trouble.write({ err }, 'failed');
  const events = new EventBus({ clock, onError });
  const { secret, box } = options;
  const { region, compositeTimeoutSeconds } = config;
  const outbox = createOutbox(options);
  const gatewayStatus = new GatewayStatus();
  const admin = createAdminDomain({
    store,
    clock,
    events,
    outbox,
    secret,
    box,
    region,
    control: gatewayStatus,
    onError,
  });
  const defaults = await admin.networks.ensureDefaults();
  const webhooks = createWebhooks(options, outbox, admin, onError);
  const link = new Lwm2mDeviceLink();
  const enrolInto = await enrolmentInto(store, defaults.deviceNetworkId, config.autoEnroll);
  const refusals = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
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
    firmware: firmwareOptions(options),
    deviceTypes: admin.deviceTypes,
    retentionDays: config.retentionDays ?? DEFAULT_RETENTION_DAYS,
    outbox,
    ...(enrolInto === undefined ? {} : { enrolInto }),
    expiryGraceSeconds: config.expiryGraceSeconds,
    ...(config.requireSecurity === undefined ? {} : { requireSecurity: config.requireSecurity }),
    onRefused: ({ endpointName, source, message }) =>
      refusals.write(
        { endpointName, peer: `${source.address}:${source.port}`, identity: source.identity },
        message,
      ),
    maxWaitingCommandsPerDevice: config.maxWaitingCommands,
    observeComposite: config.observeComposite,
    ...(compositeTimeoutSeconds === undefined ? {} : { compositeTimeoutMs: compositeTimeoutSeconds * 1000 }),
    ...options.commandQueue,
    onError,
  });
  const transformers = createTransformers(options, admin, devices, events, onError);
  const streams = createStreams(options, admin, events);
  admin.access.onRevoked((apiKeyId) => streams.endOf(apiKeyId));
  const removal = new NetworkRemoval({
    store,
    clock,
    access: admin.access,
    audit: admin.audit,
    deleteDevice: (deviceNetworkId, id) => devices.devices.delete(deviceNetworkId, id),
    deleteFirmware: (id) => options.firmwareFiles.delete(id),
    onError,
  });
  return new Application(options, {
    admin,
    devices,
    webhooks,
    transformers,
    link,
    gatewayStatus,
    streams,
    removal,
    idempotency: idempotencyOf(options, onError),
    defaults,
    onError,
  });
}

function firmwareOptions({
  firmwareFiles,
  secret,
  config,
}: ApplicationOptions): DeviceDomainOptions['firmware'] {
  const { firmwareMaxBytes, firmwareTransfers, firmwareTimeoutSeconds, firmwareRetrySeconds } = config;
  const { firmwareDelivery, firmwareUrl } = config;
  return {
    files: firmwareFiles,
    maxBytes: firmwareMaxBytes,
    maxTransfers: firmwareTransfers,
    timeoutSeconds: firmwareTimeoutSeconds,
    retrySeconds: firmwareRetrySeconds,
    delivery: firmwareDelivery === 'pull' ? 'Pull' : 'Push',
    // A key of its own for each purpose.
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'muster firmware downloads', 32)),
    publicAddresses: firmwareUrl,
  };
}

function createTransformers(
  { store, clock, logger, config }: ApplicationOptions,
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
    devices: devices.devices,
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
