/** Maximum number of devices that a group lists by name. */
export const listedDevices = 20;
/** Maximum number of different causes; a server can send any number of messages. */
const maxGroups = 100;
const otherCauses = 'other causes';

/** Events with the same cause. */
export interface EventGroup {
  readonly cause: string;
  readonly count: number;
  /** Number of devices with such an event. */
  readonly devices: number;
  /** The first 20 devices. */
  readonly endpointNames: readonly string[];
  /** Time of the first event in ISO 8601. */
  readonly firstTime: string;
  /** Time of the last event in ISO 8601. */
  readonly lastTime: string;
  /** The first event. */
  readonly example: { readonly endpointName: string; readonly message: string };
}

interface Group<Kind> {
  readonly kind: Kind;
  readonly cause: string;
  count: number;
  readonly indexes: Set<number>;
  readonly endpointNames: string[];
  firstMs: number;
  lastMs: number;
  readonly example: EventGroup['example'];
}

/** The device of an event. */
interface Subject {
  readonly index: number;
  readonly endpointName: string;
}

/** Groups events by kind and cause. The memory depends on the number of devices, not on the number of events. */
export class EventGroups<Kind extends string> {
  readonly #groups = new Map<string, Group<Kind>>();

  record(device: Subject, kind: Kind, message: string, timeMs: number): void {
    const group = this.#groupOf(kind, message, timeMs, { endpointName: device.endpointName, message });
    group.count += 1;
    group.firstMs = Math.min(group.firstMs, timeMs);
    group.lastMs = Math.max(group.lastMs, timeMs);
    if (group.indexes.has(device.index)) return;
    group.indexes.add(device.index);
    if (group.endpointNames.length < listedDevices) group.endpointNames.push(device.endpointName);
  }

  groups(): ({ readonly kind: Kind } & EventGroup)[] {
    return Array.from(
      this.#groups.values(),
      ({ kind, cause, count, indexes, endpointNames, firstMs, lastMs, example }) => ({
        ...{ kind, cause, count, devices: indexes.size, endpointNames: [...endpointNames] },
        firstTime: new Date(firstMs).toISOString(),
        lastTime: new Date(lastMs).toISOString(),
        example,
      }),
    );
  }

  #groupOf(kind: Kind, cause: string, timeMs: number, example: EventGroup['example']): Group<Kind> {
    const known = this.#groups.get(`${kind} ${cause}`);
    if (known) return known;
    if (this.#groups.size >= maxGroups && cause !== otherCauses)
      return this.#groupOf(kind, otherCauses, timeMs, example);
    const empty = {
      count: 0,
      indexes: new Set<number>(),
      endpointNames: [],
      firstMs: timeMs,
      lastMs: timeMs,
    };
    const group = { kind, cause, ...empty, example };
    this.#groups.set(`${kind} ${cause}`, group);
    return group;
  }
}

/** Adds up the groups of fleets with different devices. */
export function mergeGroups<Group extends EventGroup>(
  a: readonly Group[],
  b: readonly Group[],
  keyOf: (group: Group) => string,
): Group[] {
  const merged = new Map(a.map((group) => [keyOf(group), group]));
  for (const group of b) {
    const known = merged.get(keyOf(group));
    merged.set(keyOf(group), known ? addGroup(known, group) : group);
  }
  return [...merged.values()];
}

function addGroup<Group extends EventGroup>(a: Group, b: Group): Group {
  return {
    ...a,
    count: a.count + b.count,
    devices: a.devices + b.devices,
    endpointNames: [...a.endpointNames, ...b.endpointNames].slice(0, listedDevices),
    firstTime: a.firstTime < b.firstTime ? a.firstTime : b.firstTime,
    lastTime: a.lastTime > b.lastTime ? a.lastTime : b.lastTime,
  };
}
