import { isRelayed } from '../../entities/registration.ts';
import type { Registration } from '../../entities/registration.ts';
import { addressOf } from '../registration/live-registrations.ts';
import type { LiveRegistrations } from '../registration/live-registrations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';

export type DropReason = 'offline' | 'closed' | 'legacy';

/** A piece of work with one device. Neither function may reject: each task reports its own outcome. */
export interface DownlinkTask {
  /** `background` work yields to commands of the same device, and only so many devices do it at a time. */
  readonly priority: 'command' | 'background';
  run(target: DeviceAddress, signal: AbortSignal): Promise<void>;
  /** Nothing was sent, and nothing will be. */
  dropped(reason: DropReason): Promise<void>;
}

interface Lane {
  readonly commands: DownlinkTask[];
  readonly background: DownlinkTask[];
  running: AbortController | undefined;
}

export interface DownlinkQueueOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Commands waiting for one device at most; default 256. */
  readonly maxWaitingPerDevice?: number;
  /** Devices that background work is begun with at a time; default 64. */
  readonly maxBackground?: number;
  /** A device that has not answered background work for so long makes room for the next one; default 4,000. */
  readonly backgroundSlotMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * One request at a time to each device (NSTART = 1, RFC 7252 4.7), devices beside each other. The registration is
 * looked up when a task's turn comes: a device that has moved is reached where it is then.
 */
export class DownlinkQueue {
  readonly #live: LiveRegistrations;
  readonly #maxWaiting: number;
  readonly #maxBackground: number;
  readonly #clock: Clock;
  readonly #slotMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #lanes = new Map<string, Lane>();
  readonly #waitingForSlot = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  #background = 0;
  #closed = false;

  constructor(options: DownlinkQueueOptions) {
    this.#live = options.live;
    this.#maxWaiting = options.maxWaitingPerDevice ?? 256;
    this.#maxBackground = options.maxBackground ?? 64;
    this.#clock = options.clock;
    this.#slotMs = options.backgroundSlotMs ?? 4_000;
    this.#onError = options.onError;
  }

  /** Whether one more command would be taken. */
  hasRoom(deviceId: string): boolean {
    return !this.#closed && (this.#lanes.get(deviceId)?.commands.length ?? 0) < this.#maxWaiting;
  }

  /** Devices with work waiting or under way. */
  get size(): number {
    return this.#lanes.size;
  }

  enqueue(deviceId: string, task: DownlinkTask): void {
    if (this.#closed) {
      this.#track(task.dropped('closed'));
      return;
    }
    let lane = this.#lanes.get(deviceId);
    if (lane === undefined) {
      lane = { commands: [], background: [], running: undefined };
      this.#lanes.set(deviceId, lane);
    }
    (task.priority === 'command' ? lane.commands : lane.background).push(task);
    this.#pump(deviceId, lane);
  }

  #pump(deviceId: string, lane: Lane): void {
    if (lane.running !== undefined) {
      return;
    }
    const command = lane.commands.shift();
    if (command !== undefined) {
      this.#start(deviceId, lane, command);
    } else if (lane.background.length === 0) {
      this.#lanes.delete(deviceId);
    } else if (this.#background >= this.#maxBackground) {
      this.#waitingForSlot.add(deviceId);
    } else {
      const task = lane.background.shift();
      if (task !== undefined) {
        this.#start(deviceId, lane, task, this.#takeSlot());
      }
    }
  }

  /** Returns the way to give the slot back, which happens by itself when the device is slow. */
  #takeSlot(): () => void {
    this.#background += 1;
    let held = true;
    const giveBack = (): void => {
      if (held) {
        held = false;
        timer.cancel();
        this.#background -= 1;
        this.#freeSlot();
      }
    };
    const timer = this.#clock.setTimer(this.#slotMs, giveBack);
    return giveBack;
  }

  #start(deviceId: string, lane: Lane, task: DownlinkTask, giveBack?: () => void): void {
    const controller = new AbortController();
    lane.running = controller;
    this.#waitingForSlot.delete(deviceId);
    const registration = this.#live.ofDevice(deviceId);
    const work = this.#work(task, registration, controller.signal);
    const done = (): void => {
      lane.running = undefined;
      giveBack?.();
      this.#pump(deviceId, lane);
    };
    this.#track(work.catch(this.#onError).then(done));
  }

  #work(task: DownlinkTask, registration: Registration | undefined, signal: AbortSignal): Promise<void> {
    if (registration === undefined) return task.dropped('offline');
    return isRelayed(registration) ? task.dropped('legacy') : task.run(addressOf(registration), signal);
  }

  #freeSlot(): void {
    const [next] = this.#waitingForSlot;
    const lane = next === undefined ? undefined : this.#lanes.get(next);
    if (next !== undefined && lane !== undefined) {
      this.#waitingForSlot.delete(next);
      this.#pump(next, lane);
    }
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work.catch(this.#onError).finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  /**
   * Ends the request under way with a device that is no longer where it was sent.
   *
   * @param reason a sentence for the Activity Log
   */
  interrupt(deviceId: string, reason: string): void {
    this.#lanes.get(deviceId)?.running?.abort(new Error(reason));
  }

  /** Drops what waits, ends what is under way, and resolves when every task has reported. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const lane of this.#lanes.values()) {
      for (const task of [...lane.commands.splice(0), ...lane.background.splice(0)]) {
        this.#track(task.dropped('closed'));
      }
      lane.running?.abort(new Error('The server is shutting down.'));
    }
    while (this.#underWay.size > 0) {
      await Promise.all(this.#underWay);
    }
    this.#lanes.clear();
    this.#waitingForSlot.clear();
  }
}
