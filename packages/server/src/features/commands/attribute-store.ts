import { formatPath, isWithin, parseNotificationAttributes, parsePath, PathError } from '@muster/lwm2m/core';
import type {
  AttributeChange,
  DeviceOperation,
  LinkValue,
  Lwm2mPath,
  NotificationAttributes,
  OperationAnswer,
} from '@muster/lwm2m/core';
import { attributeSets } from './model/attribute-set.ts';
import type { AttributeSet, PathProperties } from './model/attribute-set.ts';
import { devices } from '../devices/model.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Clock } from '../../kernel/clock.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, WriteOperation } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import { isTemporary } from '../downlink/downlink-queue.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { answered, isManaged, reporting } from './attribute-set-state.ts';

export interface AttributeStoreDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
}

/** The attributes of a path, without the ID of the smart object. */
type PathState = Omit<AttributeSet, 'smartObjectId'>;

interface Owner {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

/** Maximum stored paths per device. Further reported paths are ignored. */
const MAX_SETS = 4_096;

/** The reported attributes of devices. Only responses of devices change them. */
export class AttributeStore {
  readonly #deps: AttributeStoreDependencies;
  readonly #listeners: ((deviceId: string) => void)[] = [];

  constructor(deps: AttributeStoreDependencies) {
    this.#deps = deps;
  }

  /** Calls `task` after a response of a device has changed its reported attributes. It must not throw. */
  listen(task: (deviceId: string) => void): void {
    this.#listeners.push(task);
  }

  /**
   * Stores the attributes that the response to an operation reports or confirms. Ignores operations without
   * attributes.
   */
  async note(owner: Owner, operation: DeviceOperation, answer: OperationAnswer): Promise<void> {
    if (operation.type === 'writeAttributes') {
      await this.change(owner, (known) => [this.#stateAfterWrite(owner, operation, answer, known)]);
      // Nothing has changed, and listeners would send a busy device the same request again at once.
      if (isTemporary(answer.code)) return;
    } else if (operation.type === 'discover' && answer.success) {
      await this.change(owner, (known) => this.#reported(owner, operation.path, answer.links ?? [], known));
    } else {
      return;
    }
    this.#listeners.forEach((task) => task(owner.deviceId));
  }

  /**
   * Changes the attributes of a device, in its lane.
   *
   * @param change resolves with the states of paths to store. Empty states are deleted
   */
  async change(
    { deviceId }: Owner,
    change: (known: readonly AttributeSet[]) => readonly PathState[] | Promise<readonly PathState[]>,
  ): Promise<void> {
    const { store, lanes, objects } = this.#deps;
    await lanes.run(deviceId, async () => {
      if ((await store.collection(devices).get(deviceId)) === undefined) {
        return;
      }
      const smartObjectIds = new Map(
        (await objects.of(deviceId)).map((one) => [`/${one.objectId}/${one.instanceNumber}`, one.id]),
      );
      const changed = await change(await attributesOfDevice(store, deviceId));
      if (changed.length > 0) {
        await store.write(changed.map((set) => writeOf(set, smartObjectIds)));
      }
    });
  }

  #stateAfterWrite(
    owner: Owner,
    { path, attributes }: { readonly path: Lwm2mPath; readonly attributes: AttributeChange },
    answer: OperationAnswer,
    known: readonly AttributeSet[],
  ): PathState {
    const url = formatPath(path);
    const updatedAt = this.#deps.clock.now();
    const before = known.find((one) => one.path === url) ?? this.empty(owner, url);
    return { ...answered(before, attributes, answer, updatedAt), updatedAt };
  }

  /**
   * Applies a Discover. It reports all attributes at and below its path, so a path that is not listed has
   * none.
   */
  #reported(
    owner: Owner,
    asked: Lwm2mPath,
    links: readonly LinkValue[],
    known: readonly AttributeSet[],
  ): readonly PathState[] {
    const before = new Map(known.map((one) => [one.path, one]));
    const updatedAt = this.#deps.clock.now();
    const result = new Map<string, PathState>();
    for (const set of known) {
      if (isWithin(parsePath(set.path), asked)) {
        result.set(set.path, { ...reporting(omit(set, 'properties'), {}), updatedAt });
      }
    }
    const above = inherited(known, asked);
    for (const { target, attributes: link } of links) {
      const path = pathOf(target);
      if (path === undefined || !isWithin(path, asked) || result.size >= MAX_SETS) {
        continue;
      }
      const url = formatPath(path);
      const all = parseNotificationAttributes(link);
      // The response includes inherited attributes for the requested path.
      const attributes = url === formatPath(asked) ? differing(all, above) : all;
      const state = { ...(before.get(url) ?? this.empty(owner, url)), updatedAt };
      result.set(url, { ...reporting(state, attributes), properties: propertiesOf(link) });
    }
    return [...result.values()];
  }

  /** Returns the state of a path without known attributes. */
  empty({ deviceId, deviceNetworkId }: Owner, path: string): PathState {
    return {
      id: `${deviceId} ${path}`,
      deviceId,
      deviceNetworkId,
      path,
      attributes: {},
      updatedAt: this.#deps.clock.now(),
    };
  }
}

/** Returns all attribute sets of a device. */
export function attributesOfDevice(reader: Reader, deviceId: string): Promise<AttributeSet[]> {
  return reader.collection(attributeSets).find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
}

function writeOf(set: PathState, smartObjectIds: ReadonlyMap<string, string>): WriteOperation {
  const said = [set.attributes, set.properties ?? {}, set.refused ?? {}];
  if (!isManaged(set) && said.every((one) => Object.keys(one).length === 0)) {
    return deleteOperation(attributeSets, set.id);
  }
  const smartObjectId = smartObjectIds.get(set.path.split('/').slice(0, 3).join('/'));
  return putOperation(attributeSets, smartObjectId === undefined ? set : { ...set, smartObjectId });
}

/**
 * Returns the attributes that a path inherits. Those of the nearest path above it take precedence
 * (OMA-TS-LightweightM2M_Core 5.1.1).
 */
function inherited(sets: readonly AttributeSet[], path: Lwm2mPath): NotificationAttributes {
  const url = formatPath(path);
  return sets
    .filter((one) => one.path !== url && isWithin(path, parsePath(one.path)))
    .toSorted((a, b) => a.path.length - b.path.length)
    .reduce<NotificationAttributes>((all, one) => ({ ...all, ...one.attributes }), {});
}

function differing(
  attributes: NotificationAttributes,
  above: NotificationAttributes,
): NotificationAttributes {
  const given = new Map<string, number>(Object.entries(above));
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => given.get(name) !== value));
}

function propertiesOf(link: ReadonlyMap<string, string | true>): PathProperties {
  const text = (name: string): string | undefined => {
    const value = link.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, 255) : undefined;
  };
  const whole = (name: string): number | undefined => {
    const value = text(name);
    return value !== undefined && /^\d{1,9}$/u.test(value) ? Number(value) : undefined;
  };
  const found = { dim: whole('dim'), ver: text('ver'), ssid: whole('ssid'), uri: text('uri') };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Returns undefined if the link is not an LwM2M path, because devices also list other links. */
function pathOf(target: string): Lwm2mPath | undefined {
  try {
    return parsePath(target);
  } catch (error) {
    if (error instanceof PathError) {
      return undefined;
    }
    throw error;
  }
}
