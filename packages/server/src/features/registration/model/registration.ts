import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** An object as a device lists it in Register or Update. */
export interface RegisteredObject {
  readonly objectId: number;
  readonly version?: string;
  readonly instanceIds: readonly number[];
}

/** A live LwM2M registration. A device has one at most. */
export interface Registration {
  /** The location under /rd. Each Register gets a new one. */
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly endpointName: string;
  /** URL of the gateway listener that the device came in on, {@link HTTP_LISTENER}, {@link MQTT_LISTENER} or its like. */
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  /** What the device proved to be in its handshake (`psk:`, `rpk:` or `x509:` and the name); absent when unsecured. */
  readonly identity?: string;
  /** The secure session it came in on last: it stays the same over address changes and restarts. */
  readonly session?: string;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  readonly rootPath: string;
  readonly contentFormats: readonly number[];
  /** By use, the Content-Format that worked where the first choice did not; null: none is asked for. */
  readonly learnedFormats?: Readonly<Record<string, number | null>>;
  readonly objects: readonly RegisteredObject[];
  /** Epoch milliseconds, here and below. */
  readonly registeredAt: number;
  readonly updatedAt: number;
  /** End of the lifetime and of its grace. */
  readonly expiresAt: number;
}

/** The `listener` of registrations that a gateway makes over HTTP for devices that do not speak LwM2M. */
export const HTTP_LISTENER = 'http';

/** Whether a gateway made it over HTTP. Nothing can be sent to its device. */
export function isRelayed({ listener }: Pick<Registration, 'listener'>): boolean {
  return listener === HTTP_LISTENER;
}

/** The `listener` of registrations of MQTT devices. Their `address` is the endpoint name. */
export const MQTT_LISTENER = 'mqtt';

/** As {@link MQTT_LISTENER}, of devices at an external broker, whose connections the server does not see. */
export const MQTT_BROKER_LISTENER = 'mqtt-broker';

/** Whether its device speaks MQTT. */
export function isMqtt({ listener }: Pick<Registration, 'listener'>): boolean {
  return listener === MQTT_LISTENER || listener === MQTT_BROKER_LISTENER;
}

/** Whether its device speaks LwM2M. */
export function isLwm2m(registration: Pick<Registration, 'listener'>): boolean {
  return !isRelayed(registration) && !isMqtt(registration);
}

/** An object of a registration as it is stored. */
export type StoredObject = readonly [objectId: number, instanceIds: readonly number[], version?: string];

/** A registration as it is stored: one document for each device, which every Register and Update replaces. */
export interface StoredRegistration extends Entity, Omit<Registration, 'id' | 'deviceId' | 'objects'> {
  /** Of the device. */
  readonly id: string;
  readonly location: string;
  readonly objects: readonly StoredObject[];
}

export const registrations: CollectionDefinition<StoredRegistration> = {
  name: 'registrations',
  // A Register writes its entry, and an Update does not.
  indexes: [{ fields: ['deviceNetworkId', 'registeredAt'] }],
  references: [{ field: 'id', to: ['devices'], onDelete: 'cascade' }],
};
