import type { X509Certificate } from 'node:crypto';
import type { LabelledValue } from '@muster/lwm2m/core';

/**
 * The service behind the brokers: who may connect, and what happens with births, values and deaths. The package keeps
 * nothing durable itself.
 */

/** Credentials that a client presents when it connects. */
export interface MqttLogin {
  readonly clientId: string;
  readonly username?: string | undefined;
  readonly password?: Uint8Array | undefined;
  /** Identity of its verified certificate, such as `x509:meter-1`. */
  readonly identity?: string | undefined;
  /** Endpoint name that a client without a user name gives itself. Defaults to the client ID. */
  readonly endpointName?: string | undefined;
}

/** An admitted client, with its device. */
export interface MqttClient {
  readonly deviceNetworkId: string;
  readonly endpointName: string;
  /** Identity of its credentials; absent for a client without credentials. */
  readonly identity?: string;
  /** No device has the endpoint name yet: the login creates one. */
  readonly isNew: boolean;
  /** The client sends through an external broker, which vouches for it. */
  readonly isExternal?: boolean;
}

/** Protocol version and cipher suite of a TLS connection. */
export interface TlsDescription {
  /** Name used by OpenSSL: `TLSv1.2`, `TLSv1.3`. */
  readonly version: string;
  /** IANA name of the cipher suite. */
  readonly suite: string;
}

/** A connection of a client to the embedded broker. */
export interface MqttConnection {
  readonly client: MqttClient;
  readonly deviceId: string;
}

/** Self-description of a device. Absent members are unchanged. */
export interface MqttBirth {
  /** Paths of its object instances. */
  readonly objects?: readonly string[];
  /** Seconds without a message after which a disconnected device is offline. */
  readonly lifetimeSeconds?: number;
}

/** A device with the names of its values. */
export interface NamedDevice {
  readonly deviceId: string;
  /** Names that map to no resource. */
  readonly unmapped: readonly string[];
  /** Names that map to resources that the device cannot have, with the reason. */
  readonly refused: readonly { readonly name: string; readonly message: string }[];
}

/** A value of a device. */
export interface MqttValue {
  readonly endpointName: string;
  /** Path of a resource or a resource instance, such as `/3303/0/5700`, or its name. */
  readonly path: string;
  readonly value: LabelledValue;
  /** Whether the value has its type from SenML. It is then read as in a Send over CoAP, otherwise as JSON. */
  readonly isSenml?: boolean | undefined;
  /** Epoch milliseconds, or ISO 8601 with a zone. Defaults to the time of arrival. */
  readonly time?: number | string;
}

/** The reason why the service refuses a request or a value. */
export interface Refusal extends Error {
  /** Machine-readable, such as `invalid-request`; absent for a request that the device may never make. */
  readonly code?: string;
}

/** A refused value of a message, with its index. */
export interface RefusedValue {
  readonly index: number;
  readonly error: Refusal;
}

/** Decides which clients may connect, and as which device. */
export interface MqttAccessPort {
  /** Throws a refusal with the reason for the log: the client learns only that it is refused. */
  admit(login: MqttLogin): Promise<MqttClient>;
  /** Returns the certificates that sign those of a device with this common name; empty if no device has it. */
  trustedCertificates(commonName: string): Promise<readonly X509Certificate[]>;
  /**
   * Returns the client for an endpoint name that an external broker vouches for, or throws a refusal.
   *
   * @param deviceNetworkId ID of the device network of all devices at the broker
   */
  clientOfBroker(endpointName: string, deviceNetworkId: string): Promise<MqttClient>;
}

/** Registers devices and stores their values. Each method may throw a refusal. */
export interface MqttDevicesPort {
  /** @param tls description of the TLS connection; absent for plain TCP */
  connected(client: MqttClient, tls?: TlsDescription): Promise<MqttConnection>;
  /** @param isClean whether the client has sent a DISCONNECT */
  disconnected(connection: MqttConnection, isClean: boolean): Promise<void>;
  /** Creates and registers a device that an external broker vouches for. */
  enrol(client: MqttClient): Promise<void>;
  /** Returns the ID of the device if it is registered in the device network. */
  registeredIn(deviceNetworkId: string, endpointName: string): string | undefined;
  /** A connection of the device has subscribed to commands. */
  noteSubscribed(deviceId: string): void;
  noteUnsubscribed(deviceId: string): void;
  /** Registers a device with its self-description. */
  birth(client: MqttClient, endpointName: string, birth: MqttBirth): Promise<void>;
  /** Deregisters a device. */
  death(endpointName: string): Promise<void>;
  /** Registers a device, the client itself or one below it, with the complete list of its value names. */
  reported(client: MqttClient, endpointName: string, names: Iterable<string>): Promise<NamedDevice>;
  /** A device is connected through the client that reported it, until {@link left}. */
  joined(deviceId: string): void;
  left(endpointName: string, deviceId: string): Promise<void>;
  /** Stores values. Resolves when they are durable, with those that are refused. */
  values(
    client: MqttClient,
    endpointName: string,
    values: readonly MqttValue[],
  ): Promise<readonly RefusedValue[]>;
}

/** Knows the paths of resources by the names that a device uses. */
export interface ValueNamesPort {
  /**
   * @param isFresh whether the names may not be from a cache
   * @returns paths by name, without unmapped names
   */
  pathsOf(
    endpointName: string,
    names: Iterable<string>,
    options?: { readonly isFresh?: boolean },
  ): Promise<ReadonlyMap<string, string>>;
}

export interface MqttServices {
  readonly access: MqttAccessPort;
  readonly devices: MqttDevicesPort;
  readonly names: ValueNamesPort;
  /** Whether an error refuses a message that can never be accepted. Any other error is a fault of the service. */
  isRefusal(error: unknown): error is Refusal;
}

/** Counts the messages of device networks. */
export interface MessageCounter {
  add(deviceNetworkId: string, figure: 'messagesUp' | 'messagesDown'): void;
}

/** Setting category with the names of values, for messages to people. */
export const NAMES_CATEGORY = 'MQTTNames';

/** Maximum length of an endpoint name. */
export const MAX_ENDPOINT_LENGTH = 255;
/** A level of a topic (MQTT 3.1.1, 4.7), without the separator and the wildcards. */
const TOPIC_LEVEL = /^[^/+#\p{Cc}]+$/u;

/** Returns whether each part of an endpoint name can be a topic level. Sparkplug names have several parts. */
export function isEndpointName(text: string): boolean {
  return text.length <= MAX_ENDPOINT_LENGTH && text.split('/').every((level) => TOPIC_LEVEL.test(level));
}
