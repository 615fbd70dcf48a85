import { registrations } from './model/registration.ts';
import type {
  RegisteredObject,
  Registration,
  StoredObject,
  StoredRegistration,
} from './model/registration.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

/** Number of documents read at a time. */
const READ = 1_000;

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

export function deleteRegistration({ deviceId }: Pick<Registration, 'deviceId'>): WriteOperation {
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

/** Yields all registrations of an earlier run. */
export async function* loadRegistrations(store: Store): AsyncGenerator<Registration, void, undefined> {
  // Nothing writes registrations before the start, so the IDs need not be read first.
  for (let last = ''; ;) {
    const where = [{ field: 'id', op: 'gt', value: last }] as const;
    const found = await store.collection(registrations).find({ where, limit: READ });
    for (const document of found) yield registrationOf(document);
    if (found.length < READ) return;
    last = found.at(-1)?.id ?? last;
  }
}
