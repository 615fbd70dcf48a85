import { compareVersions, isAtLeast, ModelRegistry, omaOlderVersions } from '@muster/lwm2m';
import type { ObjectModel } from '@muster/lwm2m';
import type { Registration } from '../features/registration/model.ts';

type Announcement = Pick<Registration, 'objects' | 'lwm2mVersion'>;

/** Highest ID of the core objects. Without `ver`, they have the version that belongs to the device's enabler. */
const LAST_CORE_OBJECT = 7;
/** Maximum number of distinct warnings that are remembered, so that each is logged once. */
const MAX_WARNINGS = 1_000;
/** Older object versions, for networks that know only the newest version of an object. */
const olderModels = new ModelRegistry(omaOlderVersions);

/** The definitions of a network, with some objects replaced by the version that a device has. */
class DeviceModels extends ModelRegistry {
  readonly #base: ModelRegistry;
  readonly #own: ReadonlyMap<number, ObjectModel>;

  constructor(base: ModelRegistry, own: ReadonlyMap<number, ObjectModel>) {
    super();
    this.#base = base;
    this.#own = own;
  }

  override object(objectId: number, version?: string): ObjectModel | undefined {
    const own = version === undefined ? this.#own.get(objectId) : undefined;
    return own ?? this.#base.object(objectId, version);
  }

  override versions(objectId: number): readonly ObjectModel[] {
    return this.#base.versions(objectId);
  }

  override [Symbol.iterator](): IterableIterator<ObjectModel> {
    return this.#base[Symbol.iterator]();
  }
}

/**
 * Reads and writes the values of a device by the object versions that it has announced (the `ver` of
 * Register, OMA-TS-LightweightM2M_Core-V1_1 7.2.2). Without `ver`, an object has version 1.0, and a core
 * object has the version that belongs to the device's enabler. If that version has no definition, the nearest
 * one is used.
 */
export class AnnouncedModels {
  readonly #warn: (message: string, device: Registration) => void;
  /**
   * Keyed by object list. Registrations share an object list if their network and their enabler's version are
   * the same.
   */
  readonly #views = new WeakMap<Registration['objects'], { base: ModelRegistry; models: ModelRegistry }>();
  readonly #warned = new Set<string>();

  /** @param warn called once for each version that has no definition */
  constructor(warn: (message: string, device: Registration) => void) {
    this.#warn = warn;
  }

  /** Returns the models for a device. They are cached after the first call for its object list. */
  of(device: Registration, base: ModelRegistry): ModelRegistry {
    const known = this.#views.get(device.objects);
    if (known?.base === base) {
      return known.models;
    }
    const own = new Map<number, ObjectModel>();
    for (const { objectId, version } of device.objects) {
      const model = this.#modelOf(device, base, objectId, version);
      if (model !== undefined && model !== base.object(objectId)) {
        own.set(objectId, model);
      }
    }
    const models = own.size === 0 ? base : new DeviceModels(base, own);
    this.#views.set(device.objects, { base, models });
    return models;
  }

  #modelOf(
    device: Registration,
    base: ModelRegistry,
    objectId: number,
    version: string | undefined,
  ): ObjectModel | undefined {
    if (version === undefined) {
      return objectId <= LAST_CORE_OBJECT
        ? coreModel(base, objectId, device)
        : versionOf(base, objectId, '1.0');
    }
    const model = versionOf(base, objectId, version);
    const nearest = model ?? base.object(objectId);
    if (nearest !== undefined && nearest.version !== version) {
      this.#warnUnknownVersion(device, objectId, version, nearest.version);
    }
    return nearest;
  }

  #warnUnknownVersion(device: Registration, objectId: number, version: string, instead: string): void {
    const key = `${device.deviceNetworkId} ${objectId} ${version}`;
    if (!this.#warned.has(key) && this.#warned.size < MAX_WARNINGS) {
      this.#warned.add(key);
      const message = `no definition of object ${objectId} version ${version}; using ${instead}`;
      this.#warn(message, device);
    }
  }
}

/**
 * Returns the network's own definition of exactly this version, else the built-in one, else the network's
 * nearest one of the same major version. Returns undefined if the network does not know the object.
 */
function versionOf(base: ModelRegistry, objectId: number, version: string): ObjectModel | undefined {
  const own = base.object(objectId, version);
  if (own?.version === version || base.object(objectId) === undefined) {
    return own;
  }
  const older = olderModels.object(objectId, version);
  return older?.version === version ? older : own;
}

/** Returns the newest definition that belongs to the device's enabler or an earlier one. */
function coreModel(
  base: ModelRegistry,
  objectId: number,
  { lwm2mVersion }: Announcement,
): ObjectModel | undefined {
  const newest = base.object(objectId);
  if (newest === undefined || isWithinEnabler(newest, lwm2mVersion)) {
    return newest;
  }
  return [...base.versions(objectId), ...olderModels.versions(objectId)]
    .filter((model) => isWithinEnabler(model, lwm2mVersion))
    .sort((a, b) => compareVersions(b.version, a.version))
    .at(0);
}

function isWithinEnabler(model: ObjectModel, lwm2mVersion: string): boolean {
  const [, minor = 0] = model.lwm2mVersion.split('.').map(Number);
  return isAtLeast(lwm2mVersion, minor);
}
