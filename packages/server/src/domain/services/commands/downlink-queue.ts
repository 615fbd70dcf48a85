import { addressOf } from '../registration/live-registrations.ts';
import type { LiveRegistrations } from '../registration/live-registrations.ts';
import { FairQueue, reserveFor } from '../../fair-queue.ts';
import type { EndTurn } from '../../fair-queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';

export type DropReason = 'offline' | 'closed';

/** A piece of work with one device. Neither function may reject: each task reports its own outcome. */
export interface DownlinkTask {
  /** `background` work yields to commands of the same device, and only so many devices do it at a time. */
  readonly priority: 'command' | 'background';
  run(target: DeviceAddress, signal: AbortSignal): Promise<void>;
  /** Nothing was sent, and nothing will be. */
  dropped(reason: DropReason): Promise<void>;
}

interface Lane {
  readonly deviceId: string;
  readonly commands: DownlinkTask[];
  readonly background: DownlinkTask[];
  running: AbortController | undefined;
  /** Device Network in whose line it waits for a turn of background work. */
  waitsIn: string | undefined;
}

export interface DownlinkQueueOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Commands waiting for one device at most; default 256. */
  readonly maxWaitingPerDevice?: number;
  /** Devices that background work is begun with at a time, a further quarter of Device Networks with few; default 64. */
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
  /** Turns of background work, which Device Networks share. Commands need none: each device has a lane of its own. */
  readonly #background: FairQueue<Lane>;
  readonly #onError: (error: unknown) => void;
  readonly #lanes = new Map<string, Lane>();
  readonly #underWay = new Set<Promise<void>>();
  #closed = false;

  constructor(options: DownlinkQueueOptions) {
    this.#live = options.live;
    this.#maxWaiting = options.maxWaitingPerDevice ?? 256;
    const { maxBackground: max = 64 } = options;
    this.#background = new FairQueue({
      max,
      reserved: reserveFor(max),
      holdLimit: { clock: options.clock, holdMs: options.backgroundSlotMs ?? 4_000 },
      start: (lane, end) => this.#startBackground(lane, end),
    });
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
      lane = { deviceId, commands: [], background: [], running: undefined, waitsIn: undefined };
      this.#lanes.set(deviceId, lane);
    }
    (task.priority === 'command' ? lane.commands : lane.background).push(task);
    this.#pump(lane);
  }

  #pump(lane: Lane): void {
    if (lane.running !== undefined) {
      return;
    }
    const command = lane.commands.shift();
    if (command !== undefined) {
      this.#start(lane, command);
    } else if (lane.background.length === 0) {
      this.#lanes.delete(lane.deviceId);
    } else if (lane.waitsIn === undefined) {
      this.#awaitTurn(lane);
    }
  }

  #awaitTurn(lane: Lane): void {
    const deviceNetworkId = this.#live.ofDevice(lane.deviceId)?.deviceNetworkId;
    if (deviceNetworkId === undefined) {
      // Nothing is sent: the task is dropped.
      this.#startBackground(lane);
      return;
    }
    lane.waitsIn = deviceNetworkId;
    this.#background.add(deviceNetworkId, lane);
  }

  #startBackground(lane: Lane, end?: EndTurn): void {
    lane.waitsIn = undefined;
    const task = lane.background.shift();
    if (task === undefined) end?.();
    else this.#start(lane, task, end);
  }

  /** @param end ends the turn that the task has; the queue does that for a device that is slow */
  #start(lane: Lane, task: DownlinkTask, end?: EndTurn): void {
    const controller = new AbortController();
    lane.running = controller;
    if (lane.waitsIn !== undefined) this.#background.delete(lane.waitsIn, lane);
    lane.waitsIn = undefined;
    const registration = this.#live.ofDevice(lane.deviceId);
    const work =
      registration === undefined
        ? task.dropped('offline')
        : task.run(addressOf(registration), controller.signal);
    const done = (): void => {
      lane.running = undefined;
      end?.();
      this.#pump(lane);
    };
    this.#track(work.catch(this.#onError).then(done));
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
    this.#background.clear();
  }
}
