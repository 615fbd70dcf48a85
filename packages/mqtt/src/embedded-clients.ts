import type { MqttAccessPort, MqttServices } from './ports.ts';
import type { MqttClient } from './ports.ts';
import type { MqttConnection } from './ports.ts';
import type { Clock } from '@muster/net/core';
import type { BrokerSession } from './broker-session.ts';
import { ConnectRefusal } from './mqtt-dialect.ts';
import type { BrokerHandlers, Login } from './embedded-broker.ts';
import type { MessageIntake, MqttSender } from './mqtt-dialect.ts';
import type { MqttDialects } from './mqtt-dialects.ts';
import type { X509Certificate } from 'node:crypto';
import { DtlsError, verifyChain, x509Identity } from '@muster/lwm2m';

interface EmbeddedClientsOptions {
  readonly services: MqttServices;
  readonly dialects: MqttDialects;
  readonly intake: Pick<MessageIntake, 'take'>;
  /** Maximum number of connections per device. */
  readonly connectionsPerDevice: number;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export interface EmbeddedClient {
  readonly login: MqttClient;
  readonly connection: MqttConnection;
  /** Whether it has subscribed to commands. */
  isListening: boolean;
}

type ClientSession = BrokerSession<EmbeddedClient>;

/**
 * The clients of the embedded broker. Decides which clients may connect, as which device, and which topics
 * they may use.
 */
export class EmbeddedClients implements BrokerHandlers<EmbeddedClient> {
  readonly #options: EmbeddedClientsOptions;
  /** Keyed by endpoint name, the latest session last. */
  readonly #sessions = new Map<string, Map<ClientSession, SessionSender>>();

  constructor(options: EmbeddedClientsOptions) {
    this.#options = options;
  }

  async connect(login: Login): Promise<EmbeddedClient> {
    const { services, dialects, clock, onError } = this.#options;
    const { willTopic, certificates } = login;
    try {
      // A device with a certificate needs no user name.
      const identity =
        certificates.length === 0
          ? undefined
          : await identityOfChain(certificates, services.access, clock.now());
      const endpointName = willTopic === undefined ? undefined : dialects.endpointOfWill(willTopic);
      const client = await services.access.admit({ ...login, identity, endpointName });
      if (willTopic !== undefined) dialects.demandOwn(willTopic, client.endpointName);
      const connection = await services.devices.connected(client, login.tls);
      return { login: client, connection, isListening: false };
    } catch (error) {
      if (error instanceof ConnectRefusal) throw error;
      if (services.isRefusal(error)) throw new ConnectRefusal(4, error.message, { cause: error });
      onError(error);
      throw new ConnectRefusal(3, 'The login failed. The server has logged why.', { cause: error });
    }
  }

  /** A client ID has one connection (MQTT 3.1.1, 3.1.4), and a device has a limited number. The oldest one is closed. */
  connected(session: ClientSession): void {
    const { endpointName } = session.client.login;
    const sessions = this.#sessions.get(endpointName) ?? new Map<ClientSession, SessionSender>();
    const before = [...sessions.keys()];
    const same = before.filter(({ clientId }) => clientId === session.clientId);
    const others = before.filter((one) => !same.includes(one));
    const excess = others.slice(0, Math.max(0, others.length + 1 - this.#options.connectionsPerDevice));
    this.#sessions.set(endpointName, sessions.set(session, new SessionSender(session)));
    for (const one of [...same, ...excess]) one.close();
  }

  disconnected(session: ClientSession, isClean: boolean): void {
    const { services, dialects, onError } = this.#options;
    const { connection, login } = session.client;
    const sessions = this.#sessions.get(login.endpointName);
    const sender = sessions?.get(session);
    sessions?.delete(session);
    this.#listens(session.client, false);
    if (sessions?.size === 0) this.#sessions.delete(login.endpointName);
    if (sender !== undefined) for (const one of dialects.all) one.ended?.(sender);
    services.devices.disconnected(connection, isClean).catch((error: unknown) => {
      if (!services.isRefusal(error)) onError(error);
    });
  }

  async publish(session: ClientSession, topic: string, payload: Buffer): Promise<void> {
    const { dialects, intake } = this.#options;
    const dialect = dialects.demandOwn(topic, session.client.login.endpointName);
    const sender = this.#senderOf(session);
    // The embedded broker retains no messages.
    if (sender !== undefined) await intake.take(dialect, sender, { topic, payload, isRetained: false });
  }

  subscriptionsChanged(session: ClientSession): void {
    const { dialects } = this.#options;
    const sender = this.#senderOf(session);
    if (sender === undefined) return;
    this.#listens(session.client, dialects.isListening(sender));
    for (const one of dialects.all) one.subscriptionsChanged?.(sender);
  }

  #senderOf(session: ClientSession): SessionSender | undefined {
    return this.#sessions.get(session.client.login.endpointName)?.get(session);
  }

  #listens(client: EmbeddedClient, isListening: boolean): void {
    const { devices } = this.#options.services;
    if (isListening === client.isListening) return;
    client.isListening = isListening;
    const { deviceId } = client.connection;
    if (isListening) devices.noteSubscribed(deviceId);
    else devices.noteUnsubscribed(deviceId);
  }

  maySubscribe(session: ClientSession, filter: string): boolean {
    return this.#options.dialects.maySubscribe(session.client.login.endpointName, filter);
  }

  /** Connections of a device, the latest last. */
  sendersOf(endpointName: string): readonly MqttSender[] {
    return [...(this.#sessions.get(endpointName)?.values() ?? [])];
  }

  /**
   * Ends the connections that a device has opened without credentials. The device may have been given credentials, or
   * been deleted.
   */
  credentialsChanged(deviceId: string): void {
    this.#close(
      ({ client }) => client.connection.deviceId === deviceId && client.login.identity === undefined,
    );
  }

  /** Ends the connections that use changed credentials. */
  revoke(identity: string): void {
    this.#close(({ client }) => client.login.identity === identity);
  }

  #close(which: (session: ClientSession) => boolean): void {
    for (const sessions of this.#sessions.values()) {
      for (const one of sessions.keys()) if (which(one)) one.close();
    }
  }
}

/** {@link MqttSender} over a session of the embedded broker. */
class SessionSender implements MqttSender {
  readonly login: MqttClient;
  readonly broker = 'embedded';
  readonly peer: string;
  readonly #session: ClientSession;

  constructor(session: ClientSession) {
    this.login = session.client.login;
    this.peer = session.peer;
    this.#session = session;
  }

  isSubscribedTo(topic: string): boolean {
    return this.#session.isSubscribedTo(topic);
  }

  send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void> {
    return this.#session.send(topic, payload, qos);
  }
}

/**
 * Returns the identity of a client certificate by the same rules as for DTLS: the device with the common name
 * determines which CA must have signed the certificate.
 *
 * @param chain the client's own certificate first
 * @param nowMs epoch milliseconds
 * @throws ConnectRefusal with the reason for the log
 */
async function identityOfChain(
  chain: readonly X509Certificate[],
  trust: Pick<MqttAccessPort, 'trustedCertificates'>,
  nowMs: number,
): Promise<string> {
  const [own] = chain;
  try {
    if (own === undefined) throw new ConnectRefusal(5, 'There is no certificate.');
    const commonName = x509Identity(own);
    const trusted = await trust.trustedCertificates(commonName);
    if (trusted.length === 0) {
      throw new ConnectRefusal(5, `No device has the common name ${commonName} with certificates to trust.`);
    }
    verifyChain(chain, { trusted, now: nowMs, purpose: 'client' });
    return `x509:${commonName}`;
  } catch (error) {
    if (!(error instanceof DtlsError)) throw error;
    throw new ConnectRefusal(5, `The client certificate is refused: ${error.message}.`, { cause: error });
  }
}
