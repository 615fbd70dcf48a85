import { formatPath, parsePath, PathError } from '@muster/lwm2m/core';
import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import type { SettingService } from '../settings/setting-service.ts';

export interface ValueNamesDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Pick<SettingService, 'list'>;
}

interface Known {
  readonly paths: ReadonlyMap<string, string>;
  readonly readAtMs: number;
}

/** The setting category whose keys are names of values, and whose values are paths of resources. */
export const NAMES_CATEGORY = 'MQTTNames';

/** Milliseconds for which the settings of a device are not read again. */
const MAX_AGE_MS = 5_000;
const MAX_DEVICES = 10_000;

/** Finds the resources that MQTT devices mean by the names of their values. */
export class ValueNames {
  readonly #deps: ValueNamesDependencies;
  /** Settings, by endpoint name. */
  readonly #known = boundedCache<string, Known>(MAX_DEVICES);

  constructor(deps: ValueNamesDependencies) {
    this.#deps = deps;
  }

  /**
   * The paths of names. A path names its resource. Other names have the path that the device has in the setting category
   * {@link NAMES_CATEGORY}, itself or inherited.
   *
   * @param isFresh reads the settings in any case; else they can be 5 seconds old
   * @returns path by name; without names that have none
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
    const { store, settings } = this.#deps;
    const paths = new Map<string, string>();
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    const device = await store.collection(devices).findOne(where);
    if (device === undefined) return paths;
    const { id: ownerId, deviceNetworkId } = device;
    try {
      for (const one of await settings.list({ ownerType: 'Device', ownerId, deviceNetworkId })) {
        const path = one.category.name === NAMES_CATEGORY ? resourcePath(one.value ?? '') : undefined;
        if (path !== undefined) paths.set(one.key, path);
      }
    } catch (error) {
      // It has been deleted this moment.
      if (!(error instanceof MusterError) || error.status !== 404) throw error;
    }
    return paths;
  }
}

/** The path of a resource or a resource instance in its usual form, `/3303/0/5700`; undefined for another text. */
export function resourcePath(text: string): string | undefined {
  // Names are texts of any kind: most are seen to be no paths without an error.
  if (!/^\/?\d/u.test(text)) return undefined;
  try {
    const path = parsePath(text);
    return path.resourceId === undefined ? undefined : formatPath(path);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
