import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { DecodeError } from '@muster/lwm2m/core';
import type { MqttClient } from './ports.ts';
import type { MessageCounter, MqttServices } from './ports.ts';
import type { Clock } from '@muster/net/core';
import { DeviceUnreachableError } from '@muster/lwm2m/core';

export interface MqttMessage {
  readonly topic: string;
  readonly payload: Buffer;
  /** Whether an external broker had retained the message. A retained message can be of any age. */
  readonly isRetained: boolean;
}

/** A message that the server publishes at an external broker for all subscribers. */
export interface MqttPublication {
  readonly topic: string;
  readonly payload: string | Uint8Array;
  readonly qos: 0 | 1;
  readonly isRetained: boolean;
}

/** Messages by which the server announces its own state at an external broker. */
export interface MqttAnnouncement {
  readonly birth: MqttPublication;
  readonly will: MqttPublication;
}

/** The reason why a message or one of its values is not stored. */
export interface MqttFault {
  /** Name of the value; empty for the whole message. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** A convention for topics and payloads between devices and the server. It is the same for all brokers. */
export interface MqttDialect {
  /** Prefix of its topics, with the last slash. No other dialect uses topics with this prefix. */
  readonly prefix: string;
  /** Filters for the topics that devices publish to. The server subscribes to them at an external broker. */
  readonly uplinkFilters: readonly string[];
  /** Endpoint name of the client that publishes to a topic. Undefined if clients do not publish to it. */
  publisherOf(topic: string): string | undefined;
  /** Describes the topics that a client publishes to, for the log line of a refused topic. Undefined if it has none. */
  describeTopics(endpointName: string): string | undefined;
  /** Whether a client may subscribe to a filter. */
  maySubscribe(endpointName: string, filter: string): boolean;
  /** Topic on which a device receives its commands. Undefined if it has none. */
  commandTopic(endpointName: string): string | undefined;
  /** Endpoint name of the client through which a device receives its commands: its own, or that of its edge node. */
  clientOf(endpointName: string): string;
  /**
   * Endpoint name that the topic of a will implies for a client without a user name. If absent or undefined,
   * the client ID is the endpoint name.
   */
  endpointOfWill?(topic: string): string | undefined;
  /**
   * Takes a message of a topic that {@link publisherOf} knows. Resolves when its values are durable. The
   * message is acknowledged after that.
   *
   * @throws DecodeError; refusals of the service for a message that can never be accepted
   */
  take(sender: MqttSender, message: MqttMessage): Promise<void>;
  /** Tells the sender that a message was refused, if the dialect has a message for it. */
  refused(sender: MqttSender, topic: string, fault: MqttFault): void;
  /**
   * Called when the client has subscribed or unsubscribed and has the acknowledgement.
   * {@link MqttSender.isSubscribedTo} returns the present subscriptions.
   */
  subscriptionsChanged?(sender: MqttSender): void;
  /** Called after the last message, including the will, of a sender whose connection has ended. */
  ended?(sender: MqttSender): void;
  /**
   * Messages of the server at an external broker: `birth` after each subscription, and `will` if its
   * connection is lost and before it disconnects. Called before each connection. Only one dialect can have an
   * announcement, because a connection has one will.
   *
   * @param nowMs epoch milliseconds
   */
  announcement?(nowMs: number): MqttAnnouncement;
  /**
   * Sends a Write or an Execute to a device through the client of {@link clientOf}, which must be able to
   * receive commands.
   *
   * @throws DeviceUnreachableError if the device does not answer in time or the connection ends
   */
  perform(
    sender: MqttSender,
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer>;
}

/**
 * The sender of MQTT messages and the return path to it: a client of the embedded broker, or a device at an
 * external broker.
 */
export interface MqttSender {
  /**
   * Device network and endpoint name. `identity` names the credentials that the client has proved to this
   * server. Devices at an external broker have no identity, because the server trusts the broker.
   */
  readonly login: MqttClient;
  /** `external`: the connection of the device is not visible, and its subscriptions are assumed. */
  readonly broker: 'embedded' | 'external';
  /** IP address and port of the client, or URL of the external broker, for logs. */
  readonly peer: string;
  /**
   * Whether a message to the topic can be sent now. An external broker does not report subscriptions, so this
   * is true while the server is connected to it.
   */
  isSubscribedTo(topic: string): boolean;
  /**
   * Sends a message. Resolves when the client or the external broker has acknowledged it, or for QoS 0 when
   * it is written. A client of the embedded broker receives it with the QoS of its subscription, at most
   * `qos`. Rejects if the connection ends first.
   */
  send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void>;
}

export interface MqttWarning {
  readonly peer: string;
  readonly endpointName?: string;
  readonly clientId?: string;
  readonly message: string;
}

interface IntakeDependencies {
  /** Counts messages of devices. */
  readonly usage: MessageCounter;
  readonly services: Pick<MqttServices, 'isRefusal'>;
  readonly onWarning: (warning: MqttWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Takes the messages of devices from all brokers. */
export class MessageIntake {
  readonly #deps: IntakeDependencies;
  #refused = 0;

  constructor(deps: IntakeDependencies) {
    this.#deps = deps;
  }

  /** Number of messages that were not accepted. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Resolves when the values of a message are durable, or if the message can never be accepted. In both cases
   * the message is acknowledged, so that the device does not send it again.
   *
   * @throws a fault of the server, such as a full disk: the message must be delivered again
   */
  async take(dialect: MqttDialect, sender: MqttSender, message: MqttMessage): Promise<void> {
    const { usage, services, onError } = this.#deps;
    usage.add(sender.login.deviceNetworkId, 'messagesUp');
    try {
      await dialect.take(sender, message);
    } catch (error) {
      if (!(error instanceof DecodeError) && !services.isRefusal(error)) {
        onError(error);
        throw error;
      }
      this.refuse(sender, message.topic, error);
      const code = 'code' in error && typeof error.code === 'string' ? error.code : 'invalid-request';
      dialect.refused(sender, message.topic, { name: '', code, message: error.message });
    }
  }

  /** Counts and logs a message that is not accepted. */
  refuse({ peer, login }: Pick<MqttSender, 'peer' | 'login'>, topic: string, error: Error): void {
    this.#refused += 1;
    this.#deps.onWarning({
      peer,
      endpointName: login.endpointName,
      message: `MQTT message to ${topic} refused: ${error.message}`,
    });
  }
}

/** A CONNECT was refused, or the client may not use a topic. */
export class ConnectRefusal extends Error {
  /** Return code of the CONNACK (MQTT 3.1.1, 3.2.2.3): 3 unavailable, 4 wrong user name or password, 5 not authorized. */
  readonly returnCode: 3 | 4 | 5;

  constructor(returnCode: 3 | 4 | 5, message: string, options?: ErrorOptions) {
    super(message, options);
    this.returnCode = returnCode;
  }
}

/** Milliseconds within which a device must acknowledge a command, and within which it must send the result. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Waits for the answer of a device. @throws DeviceUnreachableError if the answer is late or its promise rejects */
export async function answerWithin<R>(
  clock: Clock,
  answer: Promise<R>,
  signal: AbortSignal | undefined,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const timer = clock.setTimer(ANSWER_TIMEOUT_MS, () =>
      reject(new DeviceUnreachableError('timeout', 'The device did not answer in time.')),
    );
    const abort = (): void => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
    answer
      .then(resolve, (error: unknown) =>
        reject(
          new DeviceUnreachableError('timeout', 'The connection of the device ended.', { cause: error }),
        ),
      )
      .finally(() => {
        timer.cancel();
        signal?.removeEventListener('abort', abort);
      });
  });
}
