import { NAMES_CATEGORY } from '@muster/mqtt';
import { formatPath, parsePath, PathError } from '@muster/lwm2m/core';
import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import { settingsOf } from '../settings/inheritance.ts';

export interface ValueNamesDependencies {
  readonly store: Store;
  readonly clock: Clock;
}

interface CachedNames {
  readonly paths: ReadonlyMap<string, string>;
  readonly readAtMs: number;
}

/** Milliseconds after which the settings of a device are read again. */
const MAX_AGE_MS = 5_000;
const MAX_DEVICES = 10_000;

/** Maps value names of MQTT devices to resources. */
export class ValueNames {
  readonly #deps: ValueNamesDependencies;
  /** Name settings by endpoint name. */
  readonly #known = boundedCache<string, CachedNames>(MAX_DEVICES);

  constructor(deps: ValueNamesDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the paths of names. A path stands for itself. Other names have the path that the device has in
   * the setting category {@link NAMES_CATEGORY}, either its own or an inherited one.
   *
   * @param isFresh whether to read the settings in any case; otherwise they can be 5 seconds old
   * @returns paths by name, without unmapped names
   */
  async pathsOf(
    endpointName: string,
    names: Iterable<string>,
    { isFresh = false }: { readonly isFresh?: boolean } = {},
  ): Promise<ReadonlyMap<string, string>> {
    const paths = new Map<string, string>();
    const others: string[] = [];
    for (const name of names) {
      const path = resourcePath(name);
      if (path === undefined) others.push(name);
      else paths.set(name, path);
    }
    if (others.length === 0) return paths;
    const settings = await this.#settingsOf(endpointName, isFresh);
    for (const name of others) {
      const path = settings.get(name);
      if (path !== undefined) paths.set(name, path);
    }
    return paths;
  }

  async #settingsOf(endpointName: string, isFresh: boolean): Promise<ReadonlyMap<string, string>> {
    const nowMs = this.#deps.clock.monotonic();
    const known = this.#known.get(endpointName);
    if (known !== undefined && !isFresh && nowMs - known.readAtMs < MAX_AGE_MS) return known.paths;
    const paths = await this.#read(endpointName);
    this.#known.set(endpointName, { paths, readAtMs: nowMs });
    return paths;
  }

  async #read(endpointName: string): Promise<ReadonlyMap<string, string>> {
    const { store } = this.#deps;
    const paths = new Map<string, string>();
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    const device = await store.collection(devices).findOne(where);
    if (device === undefined) return paths;
    const { id: ownerId, deviceNetworkId } = device;
    try {
      for (const one of await settingsOf(store, { ownerType: 'Device', ownerId, deviceNetworkId })) {
        const path = one.category.name === NAMES_CATEGORY ? resourcePath(one.value ?? '') : undefined;
        if (path !== undefined) paths.set(one.key, path);
      }
    } catch (error) {
      // The device was deleted concurrently.
      if (!(error instanceof MusterError) || error.status !== 404) throw error;
    }
    return paths;
  }
}

/**
 * Returns the path of a resource or resource instance in its usual form, `/3303/0/5700`; undefined for other
 * text.
 */
export function resourcePath(text: string): string | undefined {
  // Names can be any text. This rules out most of them without an exception.
  if (!/^\/?\d/u.test(text)) return undefined;
  try {
    const path = parsePath(text);
    return path.resourceId === undefined ? undefined : formatPath(path);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
