import { randomUUID } from 'node:crypto';
import { observations } from '../features/observation/model.ts';
import type { ServerSettings } from '../config.ts';
import { noteLostSessions, SecureSessionService } from '../features/security/sessions.ts';
import type { ServerDefaults } from '../features/networks/networks.ts';
import type { UsageMeter } from '../features/usage/usage.ts';
import type { IdempotencyDomain } from '../features/idempotency/idempotency.ts';
import { startBootstrapGateway } from '../gateway/bootstrap-gateway.ts';
import type { DeviceLinks } from '../gateway/device-links.ts';
import { MqttGateway } from '@muster/mqtt';
import { externalBroker, listenerCertificate } from './mqtt-setup.ts';
import type { LiveState } from '../kernel/ports.ts';
import { workOf } from '../features/system/model.ts';
import type { Silo } from '../features/system/model.ts';
import { Gateways } from '../cluster/gateways/gateways.ts';
import type { Bus, BusNames } from '../cluster/bus.ts';
import { startGateway, type Gateway, type GatewaySecurity, type SessionLimits } from '../gateway/gateway.ts';
import type { GatewayIdentity } from '../lifecycle/gateway-identity.ts';
import type { KeyFingerprints } from '../lifecycle/key-file.ts';
import type { MqttFiles } from '../lifecycle/mqtt-files.ts';
import type { Contract } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/http/event-streams.ts';
import type { Operations } from '../http/handler.ts';
import type { MetricSources } from '../observability/metrics.ts';
import type { SessionLog } from '../gateway/secure-sessions.ts';
import type { HttpTraffic } from '../observability/http-metrics.ts';
import { ThreadMeter } from '../observability/thread-figures.ts';
import { listenerOptions, type OpenListenSocket } from '../gateway/listen-sockets.ts';
import type { ApiAddresses } from '../listener/api-addresses.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import type { ServiceConfig, ServiceOptions, Services } from './services.ts';

export interface ApplicationOptions extends Omit<ServiceOptions, 'config' | 'link' | 'prepare' | 'usage'> {
  /** Keys that encrypt stored DTLS sessions, 32 bytes each. The first encrypts, all can decrypt. */
  readonly sessionKeys: readonly Uint8Array[];
  /** Credentials of the gateway for devices without a pre-shared key. */
  readonly gatewayIdentity: GatewayIdentity;
  readonly mqttFiles: MqttFiles;
  readonly openSocket?: OpenListenSocket | undefined;
  readonly config: ServiceConfig &
    Pick<
      ServerSettings,
      | 'autoEnroll'
      | 'coapMaxBodyBytes'
      | 'coapsHandshakesPerAddress'
      | 'coapsSessionsPerIdentity'
      | 'floodPerSecond'
      | 'idempotencyHours'
      | 'mqttBroker'
      | 'mqttBrokerClientId'
      | 'mqttBrokerUsername'
      | 'mqttConnectionsPerDevice'
      | 'mqttLoginSeconds'
      | 'mqttLoginsPerAddress'
      | 'mqttMaxConnections'
      | 'mqttMaxPacketBytes'
      | 'mqttNetwork'
      | 'sparkplugHostId'
      | 'mqttPacketsPerSecond'
      | 'noDeprecated'
      | 'usageIntervalSeconds'
    >;
}

interface ApplicationParts extends Services {
  readonly usage: UsageMeter;
  readonly link: DeviceLinks;
  readonly live: LiveState;
  readonly streams: EventStreams;
  readonly idempotency: IdempotencyDomain;
  readonly defaults: ServerDefaults;
  readonly contract: Contract;
  readonly operations: Operations;
  /** HTTP traffic of the API, if it runs on the device loop. */
  readonly traffic: HttpTraffic;
}

/** The device loop: services and gateway, which start and stop together. */
export class Application {
  readonly defaults: ServerDefaults;
  readonly figures: MetricSources;
  readonly #options: ApplicationOptions;
  readonly parts: ApplicationParts;
  #gateway: Gateway | undefined;
  /** Processes with the role gateway. */
  #gateways: Gateways | undefined;
  #bootstrap: Gateway | undefined;
  #mqtt: MqttGateway | undefined;
  readonly #meter: ThreadMeter;

  constructor(options: ApplicationOptions, parts: ApplicationParts) {
    const { admin, devices, webhooks } = parts;
    this.#options = options;
    this.parts = parts;
    this.defaults = parts.defaults;
    this.#meter = new ThreadMeter(() => options.clock.now());
    admin.credentials.onRevoked((identities) => this.#revoke(identities));
    admin.credentials.onChanged((deviceId) => this.#mqtt?.credentialsChanged(deviceId));
    this.figures = {
      registrationsOnline: () => devices.live.size,
      observations: () => options.store.collection(observations).count(),
      commandsWaiting: () => devices.waiting.size,
      measurementCounters: () => devices.measurements.counters(),
      transformerCounters: () => parts.transformers.engine.counts,
      webhookCounters: () => ({ ...webhooks.hub.counts, eventsPending: webhooks.hub.pendingEvents }),
      gatewayCounters: () => this.#gateway?.counters() ?? {},
      bootstrapCounters: () => this.#bootstrap?.counters() ?? {},
      mqttCounters: () => this.#mqtt?.counters() ?? {},
      gatewaysLinked: () => this.#gateways?.size,
    };
  }

  /** Figures of the device loop, including those of gateway processes. */
  async silo(): Promise<Silo> {
    const { admin, devices, webhooks, streams, traffic } = this.parts;
    const { received, sent, underWay } = traffic;
    const counted = [this.#gateway?.counters(), await this.#gateways?.counters()];
    const count = (name: string): number => counted.reduce((sum, counts) => sum + (counts?.[name] ?? 0), 0);
    const work = workOf([
      {
        registrations: devices.live.size,
        active: admin.lanes.size,
        clients: count('dtlsConnections'),
        received: count('coapDatagramsReceived'),
        sent: count('coapDatagramsSent'),
        receiving: count('requestsUnderWay') + count('notificationsUnderWay'),
        sending: webhooks.hub.pendingEvents,
        waiting: devices.waiting.size,
      },
      { clients: streams.size, received, sent, receiving: underWay },
    ]);
    return { name: 'device-loop', load: this.#meter.load(), work };
  }

  /** Restores registrations and observations. Must be called before the gateway starts. */
  async load(): Promise<void> {
    await this.parts.webhooks.load();
    await this.parts.admin.activityLog.failInterrupted();
    await this.parts.usage.load();
    await this.parts.devices.load();
    await this.parts.history.load(this.parts.devices.live);
    await this.parts.removal.load();
    await this.parts.transformers.load();
    this.parts.webhooks.resume();
    this.parts.transformers.resume();
    this.parts.idempotency.records.start();
  }

  /**
   * Resolves with the URLs that devices can use.
   *
   * @param gateways processes with the role gateway; `listen` is then empty
   */
  async startGateway(listen: readonly string[], gateways?: Gateways): Promise<readonly string[]> {
    const { admin, devices, link, usage, onError } = this.parts;
    const { clock, logger } = this.#options;
    const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    this.#gateway = await startGateway({
      listen,
      secure: this.#security(),
      services: devices,
      link,
      gateways,
      usage,
      modelsOf: (deviceNetworkId) => admin.models.inMemory(deviceNetworkId)?.models,
      clock,
      ...listenerOptions(this.#options),
      onWarning: ({ message, ...fields }) => {
        warnings.write(fields, message);
        // A warning about a device is also written to the log of its data collector.
        if (fields.endpointName !== undefined) {
          admin.gateways.uplink.noteByEndpoint(fields.endpointName, 'Warning', message);
        }
      },
      onError,
    });
    if (gateways === undefined) this.#listensOn(this.#gateway.addresses);
    admin.gateways.log.writeService('Informational', 'The gateway is listening.');
    // In the same turn in which the gateway starts, so that a waiting notification finds its observation.
    devices.resume();
    return this.#gateway.addresses;
  }

  /**
   * Links processes with the role gateway over a bus. They are served when the gateway starts.
   *
   * @param keys fingerprints of the keys that gateways share with this process
   */
  linkGateways(bus: Bus, names: BusNames, keys: KeyFingerprints): Gateways {
    const { clock, store, logger } = this.#options;
    const { admin, onError } = this.parts;
    this.#gateways = new Gateways({
      bus,
      names,
      processId: randomUUID(),
      clock,
      sessions: new SecureSessionService(store, clock),
      credentials: admin.credentials,
      keys,
      onChanged: (addresses, names) => {
        this.parts.gatewayStatus.linked(names);
        this.#listensOn(addresses);
      },
      log: (level, fields, message) => logger[level](fields, message),
      onError,
    });
    return this.#gateways;
  }

  /** @param addresses URLs that devices can use now */
  #listensOn(addresses: readonly string[]): void {
    const { gatewayStatus, devices } = this.parts;
    if (addresses.length === 0) gatewayStatus.stopped();
    else gatewayStatus.started(addresses, this.#options.clock.now());
    devices.downloads.listensOn('gateways', addresses);
  }

  #security(): GatewaySecurity {
    const { admin, onError } = this.parts;
    const { store, clock, logger, sessionKeys, gatewayIdentity } = this.#options;
    const sessions = new SecureSessionService(store, clock);
    return {
      own: gatewayIdentity,
      credentials: admin.credentials,
      sessions,
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
        sessions.noteLost(registrations.flatMap(({ session }) => session ?? [])).catch(onError);
        for (const { deviceId } of registrations) {
          admin.gateways.uplink.noteById(deviceId, 'Warning', 'The DTLS session was lost in a restart.');
        }
      },
    };
  }

  /** Clients without credentials can cause these log lines, so their number is limited. */
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
    return { maxPerIdentity: coapsSessionsPerIdentity, maxHalfOpenPerAddress: coapsHandshakesPerAddress };
  }

  /** Ends the sessions of changed or revoked credentials. */
  #revoke(identities: readonly string[]): void {
    for (const identity of identities) {
      for (const gateway of [this.#gateway, this.#bootstrap]) {
        gateway?.revoke(identity).catch(this.parts.onError);
      }
      this.#mqtt?.revoke(identity);
    }
  }

  /** Sets the URLs of the API. */
  listensOn({ http, https }: ApiAddresses): void {
    this.parts.devices.downloads.listensOn(
      'api',
      [http, https].filter((url) => url !== undefined),
    );
  }

  /** Resolves with the URLs for bootstrapping. Empty if `listen` is empty. */
  async startBootstrap(listen: readonly string[]): Promise<readonly string[]> {
    if (listen.length === 0) return [];
    const { admin, onError } = this.parts;
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
      ...listenerOptions(this.#options),
      onWarning: ({ message, ...fields }) => warnings.write(fields, message),
      onError,
    });
    return this.#bootstrap.addresses;
  }

  /**
   * Starts the MQTT broker, and connects to an external one if it is configured. Resolves with the URLs of the
   * broker, which are empty if `listen` is empty.
   *
   * @throws StartError if the device network of the external broker is not clear
   */
  async startMqtt(listen: readonly string[]): Promise<readonly string[]> {
    const { clock, logger, config, store, mqttFiles } = this.#options;
    if (listen.length === 0 && config.mqttBroker === undefined) return [];
    const { devices, admin, link, usage, onError } = this.parts;
    const warnings = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    const external = await externalBroker(store, config, mqttFiles, (level, message) =>
      logger[level](message),
    );
    this.#mqtt = await MqttGateway.start({
      listen,
      tls: listenerCertificate(mqttFiles),
      services: devices.mqttDevices,
      clock,
      usage,
      ...(external && { external }),
      sparkplugHostId: config.sparkplugHostId,
      limits: {
        maxConnections: config.mqttMaxConnections,
        loginsPerAddress: config.mqttLoginsPerAddress,
        loginSeconds: config.mqttLoginSeconds,
        connectionsPerDevice: config.mqttConnectionsPerDevice,
        maxPacketBytes: config.mqttMaxPacketBytes,
        packetsPerSecond: config.mqttPacketsPerSecond,
      },
      onWarning: ({ message, ...fields }) => {
        warnings.write(fields, message);
        if (fields.endpointName !== undefined) {
          admin.gateways.uplink.noteByEndpoint(fields.endpointName, 'Warning', message);
        }
      },
      onError,
    });
    link.attachMqtt(this.#mqtt);
    return this.#mqtt.addresses;
  }

  /** Does nothing if it is not running. */
  async stopMqtt(): Promise<void> {
    const mqtt = this.#mqtt;
    this.#mqtt = undefined;
    this.parts.link.attachMqtt(undefined);
    await mqtt?.close();
  }

  /** Does nothing if it is not running. */
  async stopBootstrap(): Promise<void> {
    const bootstrap = this.#bootstrap;
    this.#bootstrap = undefined;
    await bootstrap?.close();
  }

  /** @throws Error if the gateway does not listen */
  checkGateway(): void {
    if (this.#gateway === undefined) throw new Error('The gateway is not listening.');
  }

  /** Does nothing if it is not running. */
  async stopGateway(): Promise<void> {
    const gateway = this.#gateway;
    this.#gateway = undefined;
    this.parts.gatewayStatus.stopped();
    await gateway?.close();
  }

  /** Stores the counted usage and the history. Must be called after everything else has ended, while the store is open. */
  async closeUsage(): Promise<void> {
    await this.parts.usage.close();
    await this.parts.history.close();
  }

  /**
   * Sends no further commands, and waits for the answers to those already sent. The next worker sends the others.
   *
   * @param maxMs maximum wait in milliseconds
   */
  async finishCommands(maxMs: number): Promise<void> {
    await this.parts.devices.finish(maxMs);
  }

  /** Ends the background work of the services. Must be called while gateway and store are open. */
  async close(): Promise<void> {
    this.#meter.close();
    await this.parts.idempotency.records.close();
    await this.parts.removal.close();
    await this.parts.transformers.close();
    await this.parts.devices.close();
    await this.parts.webhooks.close();
    await this.parts.admin.audit.close();
  }
}
