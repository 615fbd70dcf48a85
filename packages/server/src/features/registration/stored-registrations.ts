import { registrations } from './model/registration.ts';
import type {
  RegisteredObject,
  Registration,
  StoredObject,
  StoredRegistration,
} from './model/registration.ts';
import { deleteOperation, insertOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

/** Documents of earlier versions that are replaced in one commit. */
const BATCH = 256;
/** Documents that are read at a time. */
const READ = 1_000;

/** Stores the registration of a device that has none. */
export function insertRegistration(registration: Registration): WriteOperation {
  return insertOperation(registrations, documentOf(registration));
}

/** Stores a registration in place of the one that its device has. */
export function putRegistration(registration: Registration): WriteOperation {
  return putOperation(registrations, documentOf(registration));
}

export function deleteRegistration({ deviceId }: Pick<Registration, 'deviceId'>): WriteOperation {
  return deleteOperation(registrations, deviceId);
}

function documentOf({ id: location, deviceId, objects, ...rest }: Registration): StoredRegistration {
  return { id: deviceId, location, ...rest, objects: objects.map(storedObject) };
}

function storedObject({ objectId, instanceIds, version }: RegisteredObject): StoredObject {
  return version === undefined ? [objectId, instanceIds] : [objectId, instanceIds, version];
}

/** The registration of a document, also of one that an earlier version wrote. */
export function registrationOf({
  id,
  location,
  deviceId,
  objects,
  ...rest
}: StoredRegistration): Registration {
  return {
    ...rest,
    id: location ?? id,
    deviceId: deviceId ?? id,
    objects: objects.map(registeredObject),
  };
}

function registeredObject(stored: StoredObject | RegisteredObject): RegisteredObject {
  if (!isStoredObject(stored)) return stored;
  const [objectId, instanceIds, version] = stored;
  return { objectId, ...(version === undefined ? {} : { version }), instanceIds };
}

function isStoredObject(stored: StoredObject | RegisteredObject): stored is StoredObject {
  return Array.isArray(stored);
}

/** All registrations of an earlier run. Documents of earlier versions are replaced by those of this one. */
export async function* loadRegistrations(store: Store): AsyncGenerator<Registration, void, undefined> {
  const replaced: StoredRegistration[] = [];
  // Nothing writes registrations before the start, so the ids need not be read first.
  for (let last = ''; ;) {
    const where = [{ field: 'id', op: 'gt', value: last }] as const;
    const found = await store.collection(registrations).find({ where, limit: READ });
    for (const document of found) {
      if (document.location === undefined) replaced.push(document);
      yield registrationOf(document);
    }
    if (found.length < READ) break;
    last = found.at(-1)?.id ?? last;
  }
  for (let from = 0; from < replaced.length; from += BATCH) {
    const batch = replaced.slice(from, from + BATCH);
    await store.write(
      batch.flatMap((one) => [deleteOperation(registrations, one.id), putRegistration(registrationOf(one))]),
    );
  }
}
