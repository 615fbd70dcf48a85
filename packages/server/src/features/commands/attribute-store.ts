import {
  applyAttributes,
  formatPath,
  isWithin,
  parseNotificationAttributes,
  parsePath,
} from '@muster/lwm2m/core';
import type {
  AttributeChange,
  DeviceOperation,
  LinkValue,
  Lwm2mPath,
  NotificationAttributes,
  OperationAnswer,
} from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omit } from '../../kernel/data.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices } from '../devices/model.ts';
import { isTemporary } from '../downlink/downlink-queue.ts';
import { attributeSets, tryParsePath } from './model.ts';
import type { AttributeRefusal, AttributeSet, PathProperties } from './model.ts';

interface AttributeStoreDependencies {
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
   * Stores the attributes that the response to an operation reports or confirms. Ignores operations without attributes.
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
      if ((await store.collection(devices).get(deviceId)) === undefined) return;
      const smartObjectIds = new Map(
        (await objects.of(deviceId)).map((one) => [`/${one.objectId}/${one.instanceNumber}`, one.id]),
      );
      const changed = await change(await attributesOfDevice(store, deviceId));
      if (changed.length > 0) await store.write(changed.map((set) => writeOf(set, smartObjectIds)));
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

  /** Applies a Discover. It reports all attributes at and below its path, so a path that is not listed has none. */
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
      // Devices also list links that are not LwM2M paths.
      const path = tryParsePath(target);
      if (path === undefined || !isWithin(path, asked) || result.size >= MAX_SETS) continue;
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

/**
 * States of the attributes of one path of a device:
 *
 *     wanted ----- taken ------> attributes       (the device answers 2.04)
 *        |
 *        +-------- refused ----> refused          (sent together: retried alone; sent alone: final)
 *
 *     wanted no longer: unwanted ----- taken or refused ------> nothing
 *
 * `wanted` and `unwanted` are stored before they are sent, so that a server that stops at any point knows
 * which attributes it may have sent.
 */

type Values = Readonly<Record<string, number | undefined>>;

/**
 * Response codes that do not depend on the choice of attributes: the path or the operation does not exist or is not
 * allowed.
 */
const WHOLESALE: ReadonlySet<string> = new Set(['4.01', '4.03', '4.04', '4.05', '5.01']);

function names(values: object | undefined): string[] {
  return Object.keys(values ?? {});
}

/** Names of the attributes that templates have set at a path, or may have set. */
function managed({ wanted, unwanted = [] }: AttributeSet): Set<string> {
  return new Set([...names(wanted), ...unwanted]);
}

export function isManaged(set: AttributeSet): boolean {
  return managed(set).size > 0;
}

function withIsOpen(set: AttributeSet): AttributeSet {
  const rest = omit(set, 'isOpen', 'wanted', 'unwanted', 'refused');
  const { wanted = {}, unwanted = [], refused = {} } = set;
  const isOpen = unwanted.length > 0 || names(wanted).some((name) => isAsked(set, name));
  return {
    ...rest,
    ...(names(wanted).length === 0 ? {} : { wanted }),
    ...(unwanted.length === 0 ? {} : { unwanted }),
    ...(names(refused).length === 0 ? {} : { refused }),
    ...(isOpen ? { isOpen } : {}),
  };
}

function isAsked({ attributes, wanted, refused = {} }: AttributeSet, name: string): boolean {
  return (attributes as Values)[name] !== (wanted as Values)[name] && refused[name]?.isAlone !== true;
}

/**
 * Sets the desired attributes of the templates.
 *
 * @param isNew whether the device has sent a Register: it may have lost its attributes, so refused ones are sent again
 */
export function withDesiredAttributes(
  set: AttributeSet,
  wanted: NotificationAttributes,
  isNew: boolean,
): AttributeSet {
  const before = managed(set);
  const kept = Object.entries(set.refused ?? {}).filter(
    ([name, refusal]) => !isNew && (wanted as Values)[name] === refusal.value,
  );
  return withIsOpen({
    ...set,
    attributes: isNew ? omit(set.attributes as Record<string, number>, ...before) : set.attributes,
    wanted,
    unwanted: [...before].filter((name) => (wanted as Values)[name] === undefined),
    refused: Object.fromEntries(kept),
  });
}

/** Clears the attributes of a path that the device does not have. */
export function withMissingPath(set: AttributeSet): AttributeSet {
  const attributes = omit(set.attributes as Record<string, number>, ...managed(set));
  return withIsOpen({ ...set, attributes, wanted: {}, unwanted: [], refused: {} });
}

/** Sets the attributes that the device reports. */
export function reporting(set: AttributeSet, attributes: NotificationAttributes): AttributeSet {
  return withIsOpen({ ...set, attributes });
}

/** Marks the set to be sent later, because the device cannot be reached now. */
export function reopened(set: AttributeSet): AttributeSet {
  return { ...set, isOpen: true };
}

/** Returns the next change to send to the device; undefined if there is none. */
export function nextChange(set: AttributeSet): AttributeChange | undefined {
  const { wanted = {}, unwanted = [], refused = {} } = set;
  const asked = names(wanted).filter((name) => isAsked(set, name));
  const fresh = asked.filter((name) => refused[name] === undefined);
  const unset = unwanted.length === 0 ? {} : { unset: unwanted };
  if (fresh.length > 0) return { ...pickAttributes(wanted, fresh), ...unset };
  if (unwanted.length > 0) return unset;
  return asked.length === 0 ? undefined : pickAttributes(wanted, asked.slice(0, 1));
}

function pickAttributes(values: NotificationAttributes, wanted: readonly string[]): NotificationAttributes {
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.includes(name)));
}

/** Applies the response of the device to a Write-Attributes. */
export function answered(
  set: AttributeSet,
  change: AttributeChange,
  answer: OperationAnswer,
  atMs: number,
): AttributeSet {
  const { unset = [], ...asked } = change;
  const unwanted = (set.unwanted ?? []).filter((name) => !unset.includes(name));
  if (answer.success) {
    return withIsOpen({
      ...set,
      attributes: applyAttributes(set.attributes, change),
      refused: omit(set.refused ?? {}, ...names(asked)),
      unwanted,
    });
  }
  // The device is too busy, so the outcome is open.
  if (isTemporary(answer.code)) return set;
  const isAlone = names(asked).length + unset.length === 1 || WHOLESALE.has(answer.code);
  const isLastWord = WHOLESALE.has(answer.code) || names(asked).length === 0;
  return withIsOpen({
    ...set,
    refused: { ...set.refused, ...refusals(set, asked, answer, { isAlone, at: atMs }) },
    // An attribute that a device keeps although its removal alone was requested cannot be removed.
    unwanted: isLastWord ? unwanted : (set.unwanted ?? []),
  });
}

function refusals(
  { wanted = {} }: AttributeSet,
  asked: NotificationAttributes,
  { code, diagnostic }: OperationAnswer,
  how: Pick<AttributeRefusal, 'isAlone' | 'at'>,
): Record<string, AttributeRefusal> {
  const ours = Object.entries(asked as Record<string, number>).filter(
    ([name, value]) => (wanted as Values)[name] === value,
  );
  const message = diagnostic === undefined || diagnostic === '' ? {} : { message: diagnostic };
  return Object.fromEntries(ours.map(([name, value]) => [name, { value, code, ...message, ...how }]));
}
