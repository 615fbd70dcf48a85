import { nextTurn } from '../../kernel/tasks.ts';
import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import type { DomainEvent } from '../events/events.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { deviceActivityLists, minuteFigures, networkHours } from './model.ts';
import type { DeviceActivityLists, FailureCount, MinuteFigure, NetworkHour } from './model.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Days for which the history is kept. */
export const HISTORY_DAYS = 7;
/** Maximum number of devices in a list. */
const MAX_LISTED = 10;
/** Maximum number of reasons of an hour. Further ones are summed. */
const MAX_REASONS = 20;
/** Maximum characters of a reason. */
const MAX_REASON = 255;
const OTHER_REASONS = 'Other reasons';
/** Maximum number of device networks per commit. */
const MAX_NETWORKS = 100;
/** Registrations per turn of the event loop. */
const PER_TURN = 5_000;

interface FleetHistoryOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Counts of a network that are not stored yet. */
interface Counted {
  registrations: number;
  values: number;
  failed: number;
  /** By reason. */
  readonly reasons: Map<string, number>;
}

/** Registered devices of a network. */
interface Registered {
  online: number;
  readonly noisiest: TopList;
  readonly silent: TopList;
}

/**
 * Counts per minute what devices of each network do, and stores the counts when the minute ends. Only the worker counts,
 * because all messages pass through it. The counts of the current minute are lost if the process is killed; a restart
 * within a minute adds to it.
 */
export class FleetHistory {
  readonly #options: FleetHistoryOptions;
  /** IDs of networks that have had devices. They have a count for each minute, also if it is 0. */
  readonly #networks = new Set<string>();
  #counted = new Map<string, Counted>();
  /** Start of the counted minute in epoch milliseconds. */
  #minuteMs: number;
  /** Start of the count of messages of devices in epoch milliseconds. */
  #sinceMs: number;
  #live: LiveRegistrations | undefined;
  #timer: TimerHandle | undefined;
  #storing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: FleetHistoryOptions) {
    this.#options = options;
    this.#sinceMs = options.clock.now();
    this.#minuteMs = minuteOf(this.#sinceMs);
  }

  /** Starts to store every minute. */
  async load(live: LiveRegistrations): Promise<void> {
    const { store } = this.#options;
    this.#live = live;
    for (const { id } of await store.collection(deviceNetworks).find({})) {
      const where = [{ field: 'deviceNetworkId', op: 'eq', value: id }] as const;
      if ((await store.collection(devices).findOne(where)) !== undefined) this.#networks.add(id);
    }
    this.#schedule();
  }

  /** Stores the counts of the current minute. Call it when no further events can arrive. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    if (this.#live !== undefined) await this.settle();
  }

  /** Counts an event of the server. Called for each event, so it must stay cheap. */
  count(event: DomainEvent): void {
    switch (event.type) {
      case 'measurement':
        this.#of(event.deviceNetworkId).values += 1;
        return;
      case 'device.registered':
        this.#of(event.deviceNetworkId).registrations += 1;
        return;
      case 'activityLog': {
        const { status, children, entityType, responseMessage, responseCode } = event.entry;
        // The status of an entry with parts follows from them.
        if (status !== 'Failed' || children !== undefined || entityType === 'Multiple') return;
        const reason = responseMessage ?? responseCode ?? 'No reason was recorded';
        const counted = this.#of(event.deviceNetworkId);
        counted.failed += 1;
        addReason(counted.reasons, reason.slice(0, MAX_REASON), 1);
        return;
      }
      default:
    }
  }

  /** Resolves when everything that was counted before the call is stored. */
  async settle(): Promise<void> {
    const storing = this.#storing.then(() => this.#store());
    this.#storing = storing.catch(() => undefined);
    await storing;
  }

  #of(deviceNetworkId: string): Counted {
    const known = this.#counted.get(deviceNetworkId);
    if (known !== undefined) return known;
    const counted = { registrations: 0, values: 0, failed: 0, reasons: new Map<string, number>() };
    this.#counted.set(deviceNetworkId, counted);
    return counted;
  }

  #schedule(): void {
    if (this.#isClosed) return;
    const { clock, onError } = this.#options;
    this.#timer = clock.setTimer(this.#minuteMs + MINUTE_MS - clock.now(), () => {
      void this.settle()
        .catch(onError)
        .finally(() => this.#schedule());
    });
  }

  async #store(): Promise<void> {
    const { clock, store } = this.#options;
    const [taken, minuteMs, sinceMs, nowMs] = [this.#counted, this.#minuteMs, this.#sinceMs, clock.now()];
    this.#counted = new Map();
    this.#minuteMs = minuteOf(nowMs);
    const registered = await this.#registered();
    if (hourOf(nowMs) > hourOf(minuteMs)) {
      this.#live?.resetMessages();
      this.#sinceMs = hourOf(nowMs);
    }
    for (const id of [...taken.keys(), ...registered.keys()]) this.#networks.add(id);
    const ids = [...this.#networks];
    try {
      for (let at = 0; at < ids.length; at += MAX_NETWORKS) {
        const part = ids.slice(at, at + MAX_NETWORKS);
        await store.transaction(async (tx) => {
          for (const id of await this.#withoutRemoved(tx, part)) {
            const of = registered.get(id);
            const hour = await hourWith(tx, id, minuteMs, of?.online ?? 0, taken.get(id));
            await tx.write([
              putOperation(networkHours, hour),
              putOperation(deviceActivityLists, listsOf(id, of, nowMs, sinceMs)),
            ]);
          }
        });
        for (const id of part) taken.delete(id);
      }
    } catch (error) {
      for (const [id, counted] of taken) addCounts(this.#of(id), counted);
      throw error;
    }
  }

  /** Returns the networks that exist, and forgets the others. */
  async #withoutRemoved(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
    const known = await tx.collection(deviceNetworks).getMany(ids);
    return ids.filter((id) => {
      const network = known.get(id);
      const isThere = network !== undefined && network.removedAt === undefined;
      if (!isThere) this.#networks.delete(id);
      return isThere;
    });
  }

  async #registered(): Promise<ReadonlyMap<string, Registered>> {
    const found = new Map<string, Registered>();
    let left = PER_TURN;
    for (const { registration, lastHeardAt, messages } of this.#live?.contacts() ?? []) {
      const { deviceNetworkId, deviceId } = registration;
      let of = found.get(deviceNetworkId);
      if (of === undefined) {
        of = { online: 0, noisiest: new TopList(), silent: new TopList() };
        found.set(deviceNetworkId, of);
      }
      of.online += 1;
      if (messages > 0) of.noisiest.add(deviceId, messages);
      of.silent.add(deviceId, -lastHeardAt);
      left -= 1;
      if (left > 0) continue;
      left = PER_TURN;
      await nextTurn();
    }
    return found;
  }
}

const minuteOf = (timeMs: number): number => timeMs - (timeMs % MINUTE_MS);
export const hourOf = (timeMs: number): number => timeMs - (timeMs % HOUR_MS);

/** The devices with the highest numbers. */
class TopList {
  /** Highest number first. */
  readonly rows: { readonly deviceId: string; readonly value: number }[] = [];

  add(deviceId: string, value: number): void {
    const { rows } = this;
    const last = rows[MAX_LISTED - 1];
    if (last !== undefined && last.value >= value) return;
    const at = rows.findIndex((one) => one.value < value);
    rows.splice(at === -1 ? rows.length : at, 0, { deviceId, value });
    rows.length = Math.min(rows.length, MAX_LISTED);
  }
}

function listsOf(
  deviceNetworkId: string,
  of: Registered | undefined,
  timeMs: number,
  sinceMs: number,
): DeviceActivityLists {
  const { noisiest = [], silent = [] } = { noisiest: of?.noisiest.rows, silent: of?.silent.rows };
  return {
    id: deviceNetworkId,
    deviceNetworkId,
    timeMs,
    sinceMs,
    noisiest: noisiest.map(({ deviceId, value }) => ({ deviceId, messages: value })),
    silent: silent.map(({ deviceId, value }) => ({ deviceId, lastHeardMs: -value })),
  };
}

/** Returns the stored hour of a minute with the counts of the minute added to it. */
async function hourWith(
  tx: Transaction,
  deviceNetworkId: string,
  minuteMs: number,
  online: number,
  counted: Counted | undefined,
): Promise<NetworkHour> {
  const hourMs = hourOf(minuteMs);
  const id = `${deviceNetworkId}/${hourMs}`;
  const before = await tx.collection(networkHours).get(id);
  const index = (minuteMs - hourMs) / MINUTE_MS;
  const next = (figure: MinuteFigure): readonly (number | null)[] => {
    const list = Array.from({ length: Math.max(index + 1, before?.[figure].length ?? 0) }, (_, at) => {
      const stored = before?.[figure][at] ?? null;
      if (at !== index) return stored;
      return figure === 'online'
        ? Math.min(online, stored ?? Number.POSITIVE_INFINITY)
        : (counted?.[figure] ?? 0) + (stored ?? 0);
    });
    return list;
  };
  const figures = Object.fromEntries(minuteFigures.map((figure) => [figure, next(figure)]));
  return {
    id,
    deviceNetworkId,
    hourMs,
    ...(figures as Record<MinuteFigure, readonly (number | null)[]>),
    failures: withReasons(before?.failures ?? [], counted?.reasons ?? new Map()),
  };
}

function withReasons(
  before: readonly FailureCount[],
  more: ReadonlyMap<string, number>,
): readonly FailureCount[] {
  const sums = new Map(before.map(({ reason, count }) => [reason, count]));
  for (const [reason, count] of more) addReason(sums, reason, count);
  return Array.from(sums, ([reason, count]) => ({ reason, count }));
}

function addReason(sums: Map<string, number>, reason: string, count: number): void {
  const name = sums.has(reason) || sums.size < MAX_REASONS ? reason : OTHER_REASONS;
  sums.set(name, (sums.get(name) ?? 0) + count);
}

function addCounts(sum: Counted, more: Counted): void {
  sum.registrations += more.registrations;
  sum.values += more.values;
  sum.failed += more.failed;
  for (const [reason, count] of more.reasons) addReason(sum.reasons, reason, count);
}

/** Deletes the hours before a time. */
export const pruningOfHistory = (store: Store) => ({
  prune: (beforeMs: number): Promise<unknown> =>
    store.collection(networkHours).deleteWhere([{ field: 'hourMs', op: 'lt', value: beforeMs - HOUR_MS }]),
});
