import { smartObjects } from './model/smart-object.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { newSmartObjectId } from './model/resource-id.ts';
import type { RegisteredObject } from '../registration/model/registration.ts';
import type { SmartObject } from './model/smart-object.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { omit } from '../../kernel/omit.ts';

/** Changes that follow from a full object list of a device. */
export interface Reconciliation {
  readonly inserted: readonly SmartObject[];
  /** SmartObjects whose availability or object version has changed. */
  readonly changed: readonly SmartObject[];
  readonly becameAvailable: readonly SmartObject[];
  readonly becameUnavailable: readonly SmartObject[];
  /** Objects without a SmartObjectType in the network. */
  readonly unknownObjectIds: readonly number[];
  /** Whether every listed instance has a SmartObject. */
  readonly isComplete: boolean;
  /** The SmartObjects of the device afterwards. */
  readonly all: readonly SmartObject[];
}

/** Result for an object list that matches the SmartObjects of the device. */
export const NO_CHANGE: Reconciliation = {
  inserted: [],
  changed: [],
  becameAvailable: [],
  becameUnavailable: [],
  unknownObjectIds: [],
  isComplete: true,
  all: [],
};

export interface NewSmartObject {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly type: CatalogueType;
  readonly instanceNumber: number;
  readonly objectVersion?: string;
  readonly label?: string;
  readonly smartObjectTemplateId?: string;
  readonly isUnavailable: boolean;
  readonly isVirtual?: true;
  readonly originId?: string;
}

export function createSmartObject(init: NewSmartObject): SmartObject {
  return {
    id: newSmartObjectId(),
    deviceId: init.deviceId,
    deviceNetworkId: init.deviceNetworkId,
    smartObjectTypeId: init.type.id,
    objectId: init.type.objectId,
    instanceNumber: init.instanceNumber,
    ...(init.objectVersion === undefined ? {} : { objectVersion: init.objectVersion }),
    name: init.type.name,
    ...(init.label === undefined ? {} : { label: init.label }),
    ...(init.smartObjectTemplateId === undefined
      ? {}
      : { smartObjectTemplateId: init.smartObjectTemplateId }),
    isUnavailable: init.isUnavailable,
    ...(init.isVirtual === undefined ? {} : { isVirtual: init.isVirtual }),
    ...(init.originId === undefined ? {} : { originId: init.originId }),
  };
}

const keyOf = (objectId: number, instanceNumber: number): string => `${objectId}/${instanceNumber}`;

/** Objects of the enabler itself, whose versions come with it. */
const LAST_CORE_OBJECT = 7;

/**
 * Without `ver`, an object has version 1.0, and its values are read accordingly
 * (OMA-TS-LightweightM2M_Core-V1_1 7.2.2).
 */
function announcedVersion({ objectId, version }: RegisteredObject): string | undefined {
  return version ?? (objectId > LAST_CORE_OBJECT ? '1.0' : undefined);
}

function withVersion(smartObject: SmartObject, version: string | undefined): SmartObject {
  if (smartObject.objectVersion === version) {
    return smartObject;
  }
  const rest = omit(smartObject, 'objectVersion');
  return version === undefined ? rest : { ...rest, objectVersion: version };
}

/**
 * Applies the full list of supported objects of a Register or a Registration Update. Each listed instance
 * becomes Available, and is created if it is new. All others become Unavailable. Nothing is deleted: an
 * instance that comes back is the same SmartObject with the same ID and history. Virtual SmartObjects do not
 * belong to the device, so they are unchanged.
 */
export function reconcile(
  device: { readonly id: string; readonly deviceNetworkId: string },
  existing: readonly SmartObject[],
  listed: readonly RegisteredObject[],
  catalogue: NetworkCatalogue,
): Reconciliation {
  const byKey = new Map(existing.map((one) => [keyOf(one.objectId, one.instanceNumber), one]));
  const inserted: SmartObject[] = [];
  const changed: SmartObject[] = [];
  const becameAvailable: SmartObject[] = [];
  const becameUnavailable: SmartObject[] = [];
  const all: SmartObject[] = [];
  const unknown = new Set<number>();
  let isComplete = true;

  const list = (object: RegisteredObject, instanceNumber: number): void => {
    const key = keyOf(object.objectId, instanceNumber);
    const known = byKey.get(key);
    if (known === undefined) {
      const type = catalogue.typeOfObject(object.objectId, announcedVersion(object));
      if (type === undefined) {
        isComplete = false;
        return;
      }
      const made = createSmartObject({
        deviceId: device.id,
        deviceNetworkId: device.deviceNetworkId,
        type,
        instanceNumber,
        ...(object.version === undefined ? {} : { objectVersion: object.version }),
        isUnavailable: false,
      });
      inserted.push(made);
      becameAvailable.push(made);
      all.push(made);
      return;
    }
    if (known.isVirtual === true) {
      return;
    }
    byKey.delete(key);
    const next = withVersion(
      known.isUnavailable ? { ...known, isUnavailable: false } : known,
      object.version,
    );
    all.push(next);
    if (next !== known) {
      changed.push(next);
    }
    if (known.isUnavailable) {
      becameAvailable.push(next);
    }
  };

  const seen = new Set<string>();
  for (const object of listed) {
    if (catalogue.typeOfObject(object.objectId) === undefined) {
      unknown.add(object.objectId);
      isComplete = false;
    }
    for (const instanceNumber of object.instanceIds) {
      const key = keyOf(object.objectId, instanceNumber);
      if (!seen.has(key)) {
        seen.add(key);
        list(object, instanceNumber);
      }
    }
  }
  for (const gone of byKey.values()) {
    const stays = gone.isUnavailable || gone.isVirtual === true;
    const next = stays ? gone : { ...gone, isUnavailable: true };
    all.push(next);
    if (next !== gone) {
      changed.push(next);
      becameUnavailable.push(next);
    }
  }
  const unknownObjectIds = [...unknown];
  return { inserted, changed, becameAvailable, becameUnavailable, unknownObjectIds, isComplete, all };
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

/** Returns the operations that store a reconciliation. */
export function smartObjectWrites(change: Reconciliation): WriteOperation[] {
  return [
    ...change.inserted.map((one) => insertOperation(smartObjects, one)),
    ...change.changed.map((one) => putOperation(smartObjects, one)),
  ];
}
