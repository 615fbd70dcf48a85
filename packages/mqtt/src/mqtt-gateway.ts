import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import type { MqttServices } from './ports.ts';
import type { Clock } from '@muster/net/core';
import type { MessageCounter } from './ports.ts';
import { DeviceUnreachableError } from '@muster/lwm2m/core';
import { EmbeddedBroker } from './embedded-broker.ts';
import type { BrokerLimits } from './embedded-broker.ts';
import { EmbeddedClients } from './embedded-clients.ts';
import type { EmbeddedClient } from './embedded-clients.ts';
import { ExternalBroker } from './external-broker.ts';
import type { ExternalBrokerOptions } from './external-broker.ts';
import { ExternalDevices } from './external-devices.ts';
import { MessageIntake } from './mqtt-dialect.ts';
import type { MqttWarning, MqttSender } from './mqtt-dialect.ts';
import type { BrokerCertificate } from './mqtt-listeners.ts';
import { MqttDialects } from './mqtt-dialects.ts';

export interface MqttGatewayOptions {
  /** URLs to listen on, for example `mqtt://127.0.0.1:1883`. If empty, there is no embedded broker. */
  readonly listen: readonly string[];
  /** Required for `mqtts:` URLs. */
  readonly tls?: BrokerCertificate | undefined;
  /** The external broker to connect to, and the device network of its devices. */
  readonly external?: Omit<ExternalBrokerOptions, 'maxPacketBytes'> & {
    readonly deviceNetworkId: string;
    /** Logs a message about the connection. */
    readonly log: (level: 'info' | 'warn', message: string) => void;
  };
  readonly services: MqttServices;
  readonly limits: Omit<BrokerLimits, 'maxUnderWay' | 'maxBytesUnderWay'> & {
    /** Maximum number of connections per device. */
    readonly connectionsPerDevice: number;
  };
  /** ID of the server as a Sparkplug B host application. If absent, the server publishes no state. */
  readonly sparkplugHostId?: string | undefined;
  readonly clock: Clock;
  /** Counts messages from devices and to them. */
  readonly usage: MessageCounter;
  readonly onWarning: (warning: MqttWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Maximum number of messages in progress. */
const MAX_UNDER_WAY = 4_096;
/** Maximum size of these messages: 64 MiB. */
const MAX_BYTES_UNDER_WAY = 67_108_864;

/** Connects devices that speak MQTT to the services. */
export class MqttGateway {
  readonly #dialects: MqttDialects;
  readonly #intake: MessageIntake;
  readonly #clients: EmbeddedClients;
  readonly #external: { readonly broker: ExternalBroker; readonly devices: ExternalDevices } | undefined;
  #broker: EmbeddedBroker<EmbeddedClient> | undefined;

  private constructor(options: MqttGatewayOptions) {
    const { services, clock, limits, onError } = options;
    this.#dialects = new MqttDialects({ ...options, ...services, hostId: options.sparkplugHostId });
    this.#intake = new MessageIntake(options);
    this.#clients = new EmbeddedClients({
      services,
      dialects: this.#dialects,
      intake: this.#intake,
      connectionsPerDevice: limits.connectionsPerDevice,
      clock,
      onError,
    });
    this.#external = options.external && this.#join(options, options.external);
  }

  #join(
    { services, limits, clock, onError }: MqttGatewayOptions,
    { deviceNetworkId, ...broker }: NonNullable<MqttGatewayOptions['external']>,
  ): { broker: ExternalBroker; devices: ExternalDevices } {
    const { all } = this.#dialects;
    const devices = new ExternalDevices({
      services,
      dialects: this.#dialects,
      intake: this.#intake,
      deviceNetworkId,
      onError,
    });
    const announcer = all.find((one) => one.announcement !== undefined);
    const joined = new ExternalBroker({
      ...broker,
      maxPacketBytes: limits.maxPacketBytes,
      filters: all.flatMap(({ uplinkFilters }) => uplinkFilters),
      announcement: announcer && ((nowMs) => announcer.announcement?.(nowMs)),
      handlers: devices,
      clock,
    });
    devices.attach(joined);
    return { broker: joined, devices };
  }

  /** Rejects with the system error if it cannot listen. */
  static async start(options: MqttGatewayOptions): Promise<MqttGateway> {
    const gateway = new MqttGateway(options);
    const { listen, tls, clock, onWarning } = options;
    if (listen.length > 0) {
      gateway.#broker = await EmbeddedBroker.start<EmbeddedClient>({
        listen,
        tls,
        clock,
        handlers: gateway.#clients,
        limits: { ...options.limits, maxUnderWay: MAX_UNDER_WAY, maxBytesUnderWay: MAX_BYTES_UNDER_WAY },
        onWarning: (fields, message) => onWarning({ ...fields, message }),
      });
    }
    gateway.#external?.broker.start();
    return gateway;
  }

  /** URLs with their actual ports. */
  get addresses(): readonly string[] {
    return this.#broker?.addresses ?? [];
  }

  counters(): Record<string, number> {
    return {
      ...this.#broker?.counters(),
      ...this.#external?.broker.counters(),
      ...this.#dialects.counters(),
      messagesRefused: this.#intake.refused,
    };
  }

  /** @throws DeviceUnreachableError if the device is not connected or does not answer in time */
  async perform(
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const topics: string[] = [];
    for (const dialect of this.#dialects.all) {
      const senders = this.#sendersOf(dialect.clientOf(endpointName));
      const topic = dialect.commandTopic(endpointName);
      if (topic === undefined) continue;
      const sender = senders.findLast((one) => one.isSubscribedTo(topic));
      if (sender !== undefined) return dialect.perform(sender, endpointName, operation, signal);
      if (senders.length > 0) topics.push(topic);
    }
    if (topics.length === 0) throw new DeviceUnreachableError('timeout', 'The device is not connected.');
    return {
      success: false,
      code: '4.04',
      diagnostic: `The device has not subscribed to ${topics.join(' or ')}.`,
    };
  }

  /** Clients of the embedded broker come first, because they are known to have subscribed. */
  #sendersOf(endpointName: string): readonly MqttSender[] {
    const external = this.#external?.devices.sendersOf(endpointName) ?? [];
    return [...external, ...this.#clients.sendersOf(endpointName)];
  }

  /**
   * Ends the connections that a device has opened without credentials. The device may have been given credentials, or
   * been deleted.
   */
  credentialsChanged(deviceId: string): void {
    this.#clients.credentialsChanged(deviceId);
  }

  /** Ends the connections that use changed credentials. */
  revoke(identity: string): void {
    this.#clients.revoke(identity);
  }

  async close(): Promise<void> {
    await Promise.all([this.#broker?.close(), this.#external?.broker.close()]);
    await this.#dialects.close();
  }
}
