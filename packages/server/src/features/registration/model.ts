import { randomFillSync } from 'node:crypto';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { CollectionDefinition, Entity, Store, WriteOperation } from '../../store/port.ts';

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
  readonly learnedFormats?: Formats;
  readonly objects: readonly RegisteredObject[];
  /** Epoch milliseconds, like the fields below. */
  readonly registeredAt: number;
  readonly updatedAt: number;
  /** End of the lifetime and its grace period. */
  readonly expiresAt: number;
}

/**
 * Content-Format that worked where the first choice failed, keyed by use ("read-many"); null if none is
 * requested.
 */
export type Formats = Readonly<Record<string, number | null>>;

/** Detected Content-Formats of a device. They are valid as long as the device announces the same formats. */
export interface LearnedFormats {
  readonly announced: string;
  readonly formats: Formats;
}

type Announcement = Pick<Registration, 'lwm2mVersion' | 'contentFormats'>;

/** Returns the formats and LwM2M version in a registration as text, equal for equal announcements. */
export function announcementOf({ lwm2mVersion, contentFormats }: Announcement): string {
  return `${lwm2mVersion} ${[...contentFormats].sort((a, b) => a - b).join(',')}`;
}

const listKeys = new WeakMap<readonly RegisteredObject[], string>();

/** Returns a text that is equal for equal object lists in any order. */
export function objectListKey(objects: readonly RegisteredObject[]): string {
  const known = listKeys.get(objects);
  if (known !== undefined) return known;
  const key = objects
    .map(({ objectId, version, instanceIds }) => {
      const instances = [...instanceIds].sort((a, b) => a - b).join(',');
      return `${objectId}${version === undefined ? '' : `v${version}`}:${instances}`;
    })
    .sort()
    .join(';');
  listKeys.set(objects, key);
  return key;
}

/** 72 random bits. A location must not be guessable, and it is short because every Update repeats it. */
const LOCATION_BYTES = 9;

/** Random bytes for many locations: a system call costs the same for one as for many. */
const pool = Buffer.alloc(LOCATION_BYTES * 256);
let used = pool.length;

/** Returns the location of a new registration. */
export function locationId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += LOCATION_BYTES;
  return pool.toString('base64url', used - LOCATION_BYTES, used);
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
type StoredObject = readonly [objectId: number, instanceIds: readonly number[], version?: string];

/** Stored form of a registration: one document per device, replaced by every Register and Update. */
interface StoredRegistration extends Entity, Omit<Registration, 'id' | 'deviceId' | 'objects'> {
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

/** Stores the first registration of a device. */
export function insertRegistration(registration: Registration): WriteOperation {
  return insertOperation(registrations, documentOf(registration));
}

/** Replaces the stored registration of a device. */
export function replaceRegistration(before: Registration, registration: Registration): WriteOperation {
  // Indexed fields of the stored document, for comparison.
  const indexed = {
    id: before.deviceId,
    deviceNetworkId: before.deviceNetworkId,
    registeredAt: before.registeredAt,
  };
  return { type: 'put', collection: registrations, doc: documentOf(registration), before: indexed };
}

export function deleteRegistration({ deviceId }: Registration): WriteOperation {
  return deleteOperation(registrations, deviceId);
}

/**
 * Copies a registration without its device ID. JSON leaves out the undefined member. Copying the other
 * members is far slower.
 */
function documentOf(registration: Registration): StoredRegistration {
  const { id: location, deviceId, objects } = registration;
  const stored = { ...registration, id: deviceId, location, deviceId: undefined };
  return { ...stored, objects: objects.map(storedObject) };
}

function storedObject({ objectId, instanceIds, version }: RegisteredObject): StoredObject {
  return version === undefined ? [objectId, instanceIds] : [objectId, instanceIds, version];
}

/**
 * Returns the registration of a document. All registrations are read at startup, and naming each member is
 * several times faster than a copy without some of them.
 */
export function registrationOf(stored: StoredRegistration): Registration {
  const { id, location, identity, session, smsNumber, learnedFormats } = stored;
  return {
    id: location,
    deviceId: id,
    deviceNetworkId: stored.deviceNetworkId,
    endpointName: stored.endpointName,
    listener: stored.listener,
    address: stored.address,
    port: stored.port,
    ...(identity === undefined ? {} : { identity }),
    ...(session === undefined ? {} : { session }),
    lifetimeSeconds: stored.lifetimeSeconds,
    lwm2mVersion: stored.lwm2mVersion,
    binding: stored.binding,
    queueMode: stored.queueMode,
    ...(smsNumber === undefined ? {} : { smsNumber }),
    rootPath: stored.rootPath,
    contentFormats: stored.contentFormats,
    ...(learnedFormats === undefined ? {} : { learnedFormats }),
    objects: stored.objects.map(registeredObject),
    registeredAt: stored.registeredAt,
    updatedAt: stored.updatedAt,
    expiresAt: stored.expiresAt,
  };
}

function registeredObject([objectId, instanceIds, version]: StoredObject): RegisteredObject {
  return version === undefined ? { objectId, instanceIds } : { objectId, version, instanceIds };
}

/** Number of documents read at a time. */
const READ_AT_A_TIME = 1_000;

/** Yields all registrations of an earlier run. */
export async function* loadRegistrations(store: Store): AsyncGenerator<Registration, void, undefined> {
  // Nothing writes registrations before the start, so the IDs need not be read first.
  for (let last = ''; ;) {
    const where = [{ field: 'id', op: 'gt', value: last }] as const;
    const found = await store.collection(registrations).find({ where, limit: READ_AT_A_TIME });
    for (const document of found) yield registrationOf(document);
    if (found.length < READ_AT_A_TIME) return;
    last = found.at(-1)?.id ?? last;
  }
}
