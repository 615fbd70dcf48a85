import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** An object in the object list of a Register or Update. */
export interface RegisteredObject {
  readonly objectId: number;
  readonly version?: string;
  readonly instanceIds: readonly number[];
}

/** A live LwM2M registration. A device has at most one. */
export interface Registration {
  /** Location under /rd. Each Register creates a new one. */
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly endpointName: string;
  /**
   * URL of the gateway listener that received the Register, or {@link HTTP_LISTENER}, {@link MQTT_LISTENER}
   * or {@link MQTT_BROKER_LISTENER}.
   */
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  /**
   * Identity that the device proved in its handshake: `psk:`, `rpk:` or `x509:` and the name. Absent when
   * unsecured.
   */
  readonly identity?: string;
  /** Session that the device used last. Address changes and restarts keep it. */
  readonly session?: string;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  readonly rootPath: string;
  readonly contentFormats: readonly number[];
  /** Content-Format that worked where the first choice failed, keyed by use; null if none is requested. */
  readonly learnedFormats?: Readonly<Record<string, number | null>>;
  readonly objects: readonly RegisteredObject[];
  /** Epoch milliseconds, like the fields below. */
  readonly registeredAt: number;
  readonly updatedAt: number;
  /** End of the lifetime and its grace period. */
  readonly expiresAt: number;
}

/** The `listener` of registrations that a gateway makes over HTTP for devices that do not speak LwM2M. */
export const HTTP_LISTENER = 'http';

/** Returns whether a gateway made the registration over HTTP. Nothing can be sent to such a device. */
export function isRelayed({ listener }: Pick<Registration, 'listener'>): boolean {
  return listener === HTTP_LISTENER;
}

/** The `listener` of registrations of MQTT devices. Their `address` is the endpoint name. */
export const MQTT_LISTENER = 'mqtt';

/**
 * Like {@link MQTT_LISTENER}, for devices at an external broker, whose connections the server does not see.
 */
export const MQTT_BROKER_LISTENER = 'mqtt-broker';

/** Returns whether the device speaks MQTT. */
export function isMqtt({ listener }: Pick<Registration, 'listener'>): boolean {
  return listener === MQTT_LISTENER || listener === MQTT_BROKER_LISTENER;
}

/** Returns whether the device speaks LwM2M. */
export function isLwm2m(registration: Pick<Registration, 'listener'>): boolean {
  return !isRelayed(registration) && !isMqtt(registration);
}

/** Stored form of a registered object. */
export type StoredObject = readonly [objectId: number, instanceIds: readonly number[], version?: string];

/** Stored form of a registration: one document per device, replaced by every Register and Update. */
export interface StoredRegistration extends Entity, Omit<Registration, 'id' | 'deviceId' | 'objects'> {
  /** ID of the device. */
  readonly id: string;
  readonly location: string;
  readonly objects: readonly StoredObject[];
}

export const registrations: CollectionDefinition<StoredRegistration> = {
  name: 'registrations',
  // Register writes an index entry, Update does not.
  indexes: [{ fields: ['deviceNetworkId', 'registeredAt'] }],
  references: [{ field: 'id', to: ['devices'], onDelete: 'cascade' }],
};
