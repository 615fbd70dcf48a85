import type { RequestListener } from 'node:http';

import { observations } from '../domain/entities/observation.ts';
import type { NetworkRemoval } from '../domain/services/networks/network-removal.ts';
import { createApi, type ApiConfig } from './api.ts';
import type { ServerConfig } from '../config.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { FirmwareFiles } from '../domain/ports/firmware-files.ts';
import { given } from '../domain/given.ts';
import type { Store } from '../domain/ports/store.ts';
import { type AdminDomain } from '../domain/services/admin-domain.ts';
import { type DeviceDomain, type DeviceDomainOptions } from '../domain/services/device-domain.ts';
import { noteLostSessions } from '../domain/services/security/lost-sessions.ts';
import type { SecretBox } from '../domain/services/security/secret-box.ts';
import { SecureSessionService } from '../domain/services/security/secure-session-service.ts';
import type { ServerDefaults } from '../domain/services/networks/network-service.ts';
import type { IdempotencyDomain } from '../domain/services/idempotency/idempotency-domain.ts';
import type { TransformerDomain } from '../domain/services/transformers/transformer-domain.ts';
import type { WebhookDomain } from '../domain/services/webhooks/webhook-domain.ts';
import { startBootstrapGateway } from '../gateway/bootstrap/bootstrap-gateway.ts';
import type { Lwm2mDeviceLink } from '../gateway/downlink/lwm2m-device-link.ts';
import { startGateway, type Gateway, type GatewaySecurity, type SessionLimits } from '../gateway/gateway.ts';
import type { GatewayIdentity } from '../lifecycle/gateway-identity.ts';
import type { EventStreams } from '../http/event-streams.ts';
import type { Logger } from '../logger.ts';
import type { MetricSources } from '../observability/metrics.ts';
import type { GatewayStatus } from './gateway-status.ts';
import type { SessionLog } from '../gateway/secure/session-events.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

export interface ApplicationOptions {
  readonly store: Store;
  readonly firmwareFiles: FirmwareFiles;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Signs API keys. */
  readonly secret: Uint8Array;
  /** Seals what only devices are to know. */
  readonly box: SecretBox;
  /** Seal secure sessions at rest, 32 bytes each: the first writes, all read. */
  readonly sessionKeys: readonly Uint8Array[];
  /** What the gateway proves itself with to devices that have no pre-shared key. */
  readonly gatewayIdentity: GatewayIdentity;
  /** Whom to enrol, and the bounds. */
  readonly config: Pick<
    ServerConfig,
    | 'autoEnroll'
    | 'expiryGraceSeconds'
    | keyof ApiConfig
    | 'maxEventStreams'
    | 'maxWaitingCommands'
    | 'requireSecurity'
    | 'coapsSessionsPerIdentity'
    | 'coapsHandshakesPerAddress'
    | 'observeComposite'
    | 'compositeTimeoutSeconds'
    | 'region'
    | 'retentionDays'
    | 'firmwareMaxBytes'
    | 'firmwareTransfers'
    | 'firmwareTimeoutSeconds'
    | 'firmwareRetrySeconds'
    | 'firmwareDelivery'
    | 'firmwareUrl'
    | 'webhookTargets'
    | 'webhookTimeoutSeconds'
    | 'webhookAttempts'
    | 'webhookFirstDelaySeconds'
    | 'webhookPendingEvents'
    | 'transformerBacklog'
  >;
  /** For commands to devices in queue mode. */
  readonly commandQueue: Pick<DeviceDomainOptions, 'awakeSeconds' | 'queueSeconds' | 'maxQueuedPerDevice'>;
}

/** What an application is made of. */
export interface ApplicationParts {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
  readonly link: Lwm2mDeviceLink;
  readonly gatewayStatus: GatewayStatus;
  readonly streams: EventStreams;
  readonly removal: NetworkRemoval;
  readonly idempotency: IdempotencyDomain;
  readonly defaults: ServerDefaults;
  readonly onError: (error: unknown) => void;
}

/** The parts of a server, started and stopped together. */
export class Application {
  readonly api: RequestListener;
  readonly defaults: ServerDefaults;
  readonly figures: MetricSources;
  readonly #options: ApplicationOptions;
  readonly #parts: ApplicationParts;
  #gateway: Gateway | undefined;
  #bootstrap: Gateway | undefined;

  constructor(options: ApplicationOptions, parts: ApplicationParts) {
    const { admin, devices, streams, webhooks } = parts;
    this.#options = options;
    this.#parts = parts;
    this.defaults = parts.defaults;
    admin.credentials.onRevoked((identities) => this.#revoke(identities));
    this.api = createApi(options, parts);
    this.figures = {
      registrationsOnline: () => devices.live.size,
      observations: () => options.store.collection(observations).count(),
      commandsWaiting: () => devices.waiting.size,
      eventSubscribers: () => streams.size,
      transformerCounters: () => parts.transformers.engine.counts,
      webhookCounters: () => ({ ...webhooks.hub.counts, eventsPending: webhooks.hub.pendingEvents }),
      gatewayCounters: () => this.#gateway?.counters() ?? {},
      bootstrapCounters: () => this.#bootstrap?.counters() ?? {},
    };
  }

  /** Restores registrations and observations; before the gateway starts. */
  async load(): Promise<void> {
    await this.#parts.webhooks.load();
    await this.#parts.admin.activityLog.failInterrupted();
    await this.#parts.devices.load();
    await this.#parts.removal.load();
    await this.#parts.transformers.load();
    this.#parts.webhooks.resume();
    this.#parts.transformers.resume();
    this.#parts.idempotency.records.start();
  }

  /** Resolves with the URLs that devices are heard on. */
  async startGateway(listen: readonly string[]): Promise<readonly string[]> {
    const { admin, devices, link, onError } = this.#parts;
    const { clock, logger } = this.#options;
    const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    this.#gateway = await startGateway({
      listen,
      secure: this.#security(),
      services: devices,
      link,
      modelsOf: (deviceNetworkId) => admin.models.inMemory(deviceNetworkId)?.models,
      clock,
      onWarning: ({ message, ...fields }) => {
        warnings.write(fields, message);
        // A warning about a device stands in the log of its data collector too.
        if (fields.endpointName !== undefined) {
          admin.gateways.uplink.noteByEndpoint(fields.endpointName, 'Warning', message);
        }
      },
      onError,
    });
    this.#parts.gatewayStatus.started(this.#gateway.addresses, clock.now());
    admin.gateways.log.writeService('Informational', 'The gateway is listening.');
    devices.downloads.listensOn(this.#gateway.addresses);
    // In the turn in which the gateway comes up: a notification that is already waiting finds its observation.
    devices.resume();
    return this.#gateway.addresses;
  }

  #security(): GatewaySecurity {
    const { admin, onError } = this.#parts;
    const { store, logger, sessionKeys, gatewayIdentity } = this.#options;
    return {
      own: gatewayIdentity,
      credentials: admin.credentials,
      sessions: new SecureSessionService(store),
      sessionKeys,
      limits: this.#sessionLimits(),
      log: this.#sessionLog(),
      onLost: (registrations) => {
        const devices = registrations.length;
        logger.warn(
          { devices },
          'DTLS sessions of registered devices were lost; the devices can be reached after a new handshake and a Register or Update',
        );
        noteLostSessions(admin.activityLog, registrations).catch(onError);
        for (const { deviceId } of registrations) {
          admin.gateways.uplink.noteById(deviceId, 'Warning', 'The DTLS session was lost in a restart.');
        }
      },
    };
  }

  /** Peers without credentials can cause these lines, so their number is bounded. */
  #sessionLog(): SessionLog {
    const { clock, logger } = this.#options;
    const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    const infos = new ThrottledLog(clock, (fields, message) => logger.info(fields, message));
    return (level, fields, message) => {
      if (level === 'error') logger.error(fields, message);
      else (level === 'warn' ? warnings : infos).write(fields, message);
    };
  }

  #sessionLimits(): Partial<SessionLimits> {
    const { coapsSessionsPerIdentity, coapsHandshakesPerAddress } = this.#options.config;
    return given({
      maxPerIdentity: coapsSessionsPerIdentity,
      maxHalfOpenPerAddress: coapsHandshakesPerAddress,
    });
  }

  /** Ends the sessions of changed or withdrawn credentials. */
  #revoke(identities: readonly string[]): void {
    for (const identity of identities) {
      for (const gateway of [this.#gateway, this.#bootstrap]) {
        gateway?.revoke(identity).catch(this.#parts.onError);
      }
    }
  }

  /** The API is reached here. */
  listensOn(url: string): void {
    this.#parts.devices.downloads.listensOn([url]);
  }

  /** Resolves with the URLs that devices are bootstrapped on: none when `listen` is empty. */
  async startBootstrap(listen: readonly string[]): Promise<readonly string[]> {
    if (listen.length === 0) return [];
    const { admin, onError } = this.#parts;
    const { clock, logger } = this.#options;
    const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    this.#bootstrap = await startBootstrapGateway({
      listen,
      secure: {
        own: this.#options.gatewayIdentity,
        credentials: admin.credentials,
        limits: this.#sessionLimits(),
        log: this.#sessionLog(),
      },
      service: admin.bootstrap,
      clock,
      onWarning: ({ message, ...fields }) => warnings.write(fields, message),
      onError,
    });
    return this.#bootstrap.addresses;
  }

  /** Does nothing when it has not been started. */
  async stopBootstrap(): Promise<void> {
    const bootstrap = this.#bootstrap;
    this.#bootstrap = undefined;
    await bootstrap?.close();
  }

  /** @throws Error when the gateway does not listen */
  checkGateway(): void {
    if (this.#gateway === undefined) throw new Error('The gateway is not listening.');
  }

  /** Does nothing when it has not been started. */
  async stopGateway(): Promise<void> {
    const gateway = this.#gateway;
    this.#gateway = undefined;
    this.#parts.gatewayStatus.stopped();
    await gateway?.close();
  }

  /** Ends the event streams; no new ones open. */
  endStreams(): void {
    this.#parts.streams.close();
  }

  /** Ends the services' own work; while gateway and store are still up. */
  async close(): Promise<void> {
    this.#parts.streams.close();
    await this.#parts.idempotency.records.close();
    await this.#parts.removal.close();
    await this.#parts.transformers.close();
    await this.#parts.devices.close();
    await this.#parts.webhooks.close();
    await this.#parts.admin.audit.close();
  }
}
