import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import type { MqttSender } from './mqtt-sender.ts';

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
   * @throws DecodeError; UplinkRefusal and MusterError for a message that can never be accepted
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
   * @throws DeviceUnreachable if the device does not answer in time or the connection ends
   */
  perform(
    sender: MqttSender,
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer>;
}
