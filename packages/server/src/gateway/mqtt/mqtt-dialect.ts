import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import type { MqttSender } from './mqtt-sender.ts';

/** A message of a device. */
export interface MqttMessage {
  readonly topic: string;
  readonly payload: Buffer;
  /** Whether an external broker had kept it for new subscribers: it can be of any age. */
  readonly isRetained: boolean;
}

/** A message that the server publishes at an external broker for all who subscribe to it. */
export interface MqttPublication {
  readonly topic: string;
  readonly payload: string | Uint8Array;
  readonly qos: 0 | 1;
  readonly isRetained: boolean;
}

/** What the server says of itself at an external broker. */
export interface MqttAnnouncement {
  readonly birth: MqttPublication;
  readonly will: MqttPublication;
}

/** Why a message, or a value of it, is not stored. */
export interface MqttFault {
  /** Of the value; empty for the whole message. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** A convention for topics and payloads between devices and the server. It works the same over all brokers. */
export interface MqttDialect {
  /** Start of its topics, with the last slash. No other dialect has topics below it. */
  readonly prefix: string;
  /** Filters of the topics that devices publish to, which the server subscribes to at an external broker. */
  readonly uplinkFilters: readonly string[];
  /** Endpoint name of the client that publishes to a topic; undefined if clients do not publish to it. */
  publisherOf(topic: string): string | undefined;
  /** The topics that a client publishes to, for the log line of a refused topic; undefined if it has none. */
  describeTopics(endpointName: string): string | undefined;
  /** Whether a client may subscribe to a filter. */
  maySubscribe(endpointName: string, filter: string): boolean;
  /** Topic on which a device gets its commands; undefined if it has none. */
  commandTopic(endpointName: string): string | undefined;
  /** Endpoint name of the client that a device gets its commands through: its own, or that of a node before it. */
  clientOf(endpointName: string): string;
  /** Endpoint name that the topic of a will gives to a client without user name. Absent or undefined: its client ID is. */
  endpointOfWill?(topic: string): string | undefined;
  /**
   * Takes a message of a topic that {@link publisherOf} knows. Resolves when its values are durable, and is acknowledged
   * after that.
   *
   * @throws DecodeError; UplinkRefusal and MusterError of a message that can never be accepted
   */
  take(sender: MqttSender, message: MqttMessage): Promise<void>;
  /** Tells the sender that a message was refused, if the dialect has a way to say it. */
  refused(sender: MqttSender, topic: string, fault: MqttFault): void;
  /** Called when the client has subscribed or unsubscribed, and knows it. Ask with {@link MqttSender.isSubscribedTo}. */
  subscriptionsChanged?(sender: MqttSender): void;
  /** Called after the last message of a sender whose connection has ended, its will included. */
  ended?(sender: MqttSender): void;
  /**
   * What the server publishes at an external broker: `birth` after each subscription, and `will` if its connection is lost
   * and before it leaves. Called before each connection. Of all dialects, one can have it: a connection has one will.
   *
   * @param nowMs epoch milliseconds
   */
  announcement?(nowMs: number): MqttAnnouncement;
  /**
   * Sends a Write or an Execute to a device through the client of {@link clientOf}, which can be sent its commands.
   *
   * @throws DeviceUnreachable if the device does not answer in time, or the connection ends
   */
  perform(
    sender: MqttSender,
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer>;
}
