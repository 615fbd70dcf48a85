import { DecodeError } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import type { MqttDeviceDomain } from '../../features/mqtt-devices/mqtt-device-domain.ts';
import { isRefusal } from '../../features/mqtt-devices/mqtt-devices.ts';
import type { Clock } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { MqttDownlink } from '../downlink/device-links.ts';
import { DeviceUnreachable } from '../ports/device-link.ts';
import type { BrokerSession } from './broker-session.ts';
import { ConnectRefusal, EmbeddedBroker } from './embedded-broker.ts';
import type { BrokerHandlers, BrokerLimits, Login } from './embedded-broker.ts';
import { JsonDevices } from './json-devices.ts';
import { isOwnJsonFilter, jsonTopic, parseJsonTopic } from './json-topics.ts';
import type { JsonTopic } from './json-topics.ts';
import type { MqttPeer } from './mqtt-peer.ts';

export interface MqttWarning {
  readonly peer: string;
  readonly endpointName?: string;
  readonly clientId?: string;
  readonly message: string;
}

export interface MqttGatewayOptions {
  /** URLs to listen on: `mqtt://127.0.0.1:1883`. */
  readonly listen: readonly string[];
  readonly services: MqttDeviceDomain;
  readonly limits: Omit<BrokerLimits, 'maxUnderWay' | 'maxBytesUnderWay'> & {
    /** Connections of one device at a time. */
    readonly connectionsPerDevice: number;
  };
  readonly clock: Clock;
  /** Counts messages of devices and to them. */
  readonly usage: UsageCounter;
  readonly onWarning: (warning: MqttWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Messages that are being worked on at a time. */
const MAX_UNDER_WAY = 4_096;
/** Bytes of them: 64 MiB. */
const MAX_BYTES_UNDER_WAY = 67_108_864;

/** Listens for devices that speak MQTT and connects them to the services. */
export class MqttGateway implements BrokerHandlers<MqttPeer>, MqttDownlink {
  readonly #options: MqttGatewayOptions;
  readonly #json: JsonDevices;
  /** By endpoint name, the latest last. */
  readonly #sessions = new Map<string, Set<BrokerSession<MqttPeer>>>();
  #broker: EmbeddedBroker<MqttPeer> | undefined;
  #refused = 0;

  private constructor(options: MqttGatewayOptions) {
    this.#options = options;
    const { services, clock, usage } = options;
    this.#json = new JsonDevices({ devices: services.devices, clock, usage });
  }

  /** Rejects with the error of the system if it cannot listen. */
  static async start(options: MqttGatewayOptions): Promise<MqttGateway> {
    const gateway = new MqttGateway(options);
    const { listen, clock, onWarning } = options;
    gateway.#broker = await EmbeddedBroker.start<MqttPeer>({
      listen,
      clock,
      handlers: gateway,
      limits: { ...options.limits, maxUnderWay: MAX_UNDER_WAY, maxBytesUnderWay: MAX_BYTES_UNDER_WAY },
      onWarning: (fields, message) => onWarning({ ...fields, message }),
    });
    return gateway;
  }

  /** URLs with the real ports. */
  get addresses(): readonly string[] {
    return this.#broker?.addresses ?? [];
  }

  counters(): Record<string, number> {
    return { ...this.#broker?.counters(), messagesRefused: this.#refused };
  }

  async connect(login: Login): Promise<MqttPeer> {
    const { services, onError } = this.#options;
    try {
      const client = await services.access.admit(login);
      if (login.willTopic !== undefined) demandOwnTopic(login.willTopic, client.endpointName);
      const deviceId = await services.devices.connected(client);
      return { login: client, deviceId, hasResults: false, isListening: false };
    } catch (error) {
      if (error instanceof ConnectRefusal) throw error;
      if (isRefusal(error)) throw new ConnectRefusal(4, error.message, { cause: error });
      onError(error);
      throw new ConnectRefusal(3, 'The login failed. The server has logged why.', { cause: error });
    }
  }

  /** A client ID has one connection (MQTT 3.1.1, 3.1.4), and a device only so many: the oldest ends. */
  connected(session: BrokerSession<MqttPeer>): void {
    const { endpointName } = session.client.login;
    const sessions = this.#sessions.get(endpointName) ?? new Set();
    const same = [...sessions].filter(({ clientId }) => clientId === session.clientId);
    const others = [...sessions].filter((one) => !same.includes(one));
    const excess = others.slice(
      0,
      Math.max(0, others.length + 1 - this.#options.limits.connectionsPerDevice),
    );
    this.#sessions.set(endpointName, sessions.add(session));
    for (const one of [...same, ...excess]) one.close();
  }

  disconnected(session: BrokerSession<MqttPeer>, isClean: boolean): void {
    const { services, onError } = this.#options;
    const { deviceId, login } = session.client;
    const sessions = this.#sessions.get(login.endpointName);
    sessions?.delete(session);
    this.#listens(session.client, false);
    if (sessions?.size === 0) this.#sessions.delete(login.endpointName);
    services.devices.disconnected(login, deviceId, isClean).catch((error: unknown) => {
      if (!isRefusal(error)) onError(error);
    });
  }

  /** What can never be accepted is acknowledged, so that the device does not send it again. */
  async publish(session: BrokerSession<MqttPeer>, topic: string, payload: Buffer): Promise<void> {
    const { endpointName, deviceNetworkId } = session.client.login;
    const parsed = demandOwnTopic(topic, endpointName);
    this.#options.usage.add(deviceNetworkId, 'messagesUp');
    try {
      await this.#json.take(session, parsed, payload);
    } catch (error) {
      if (!(error instanceof DecodeError) && !isRefusal(error)) {
        this.#options.onError(error);
        throw error;
      }
      this.#refused += 1;
      const code = error instanceof MusterError ? error.code : 'invalid-request';
      this.#options.onWarning({
        peer: session.peer,
        endpointName,
        message: `MQTT message to ${topic} refused: ${error.message}`,
      });
      this.#json.report(session, parsed.kind, [{ name: '', code, message: error.message }]);
    }
  }

  subscriptionsChanged(session: BrokerSession<MqttPeer>): void {
    const { client } = session;
    this.#listens(client, session.isSubscribedTo(jsonTopic(client.login.endpointName, 'down')));
  }

  #listens(peer: MqttPeer, isListening: boolean): void {
    const { devices } = this.#options.services;
    if (isListening === peer.isListening) return;
    peer.isListening = isListening;
    if (isListening) devices.listens(peer.deviceId);
    else devices.listensNoLonger(peer.deviceId);
  }

  maySubscribe(session: BrokerSession<MqttPeer>, filter: string): boolean {
    return isOwnJsonFilter(filter, session.client.login.endpointName);
  }

  /** @throws DeviceUnreachable if the device is not connected, or does not answer in time */
  async perform(
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const sessions = [...(this.#sessions.get(endpointName) ?? [])];
    if (sessions.length === 0) throw new DeviceUnreachable('timeout', 'The device is not connected.');
    const topic = jsonTopic(endpointName, 'down');
    const session = sessions.findLast((one) => one.isSubscribedTo(topic));
    if (session !== undefined) return this.#json.perform(session, operation, signal);
    return { success: false, code: '4.04', diagnostic: `The device has not subscribed to ${topic}.` };
  }

  /** Ends the connections that a device has made without credentials: it may have some now, or be deleted. */
  credentialsChanged(deviceId: string): void {
    for (const sessions of this.#sessions.values()) {
      for (const one of sessions) {
        if (one.client.deviceId === deviceId && one.client.login.identity === undefined) one.close();
      }
    }
  }

  /** Ends the connections of credentials that have changed. */
  revoke(identity: string): void {
    for (const sessions of this.#sessions.values()) {
      for (const one of sessions) if (one.client.login.identity === identity) one.close();
    }
  }

  async close(): Promise<void> {
    await this.#broker?.close();
  }
}

/** @throws ConnectRefusal for a topic that a device may not publish to */
function demandOwnTopic(topic: string, endpointName: string): JsonTopic {
  const parsed = parseJsonTopic(topic);
  if (parsed?.endpointName === endpointName) return parsed;
  const own = `muster/v1/${endpointName}/up, birth, death and result`;
  throw new ConnectRefusal(
    5,
    `${endpointName} may not publish to ${shownValue(topic)}. Its topics are ${own}.`,
  );
}
