import { BackgroundTasks, within } from '../../kernel/tasks.ts';
import { isRelayed } from '../registration/model.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { FairQueue, reserveFor } from '../../kernel/fair-queue.ts';
import type { EndTurn } from '../../kernel/fair-queue.ts';
import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';

/**
 * `unanswered`: the device did not respond to it while commands waited, {@link MAX_YIELDS} times; `legacy`:
 * the device does not speak LwM2M.
 */
export type DropReason = 'offline' | 'closed' | 'unanswered' | 'legacy';

/**
 * A task that sends requests to one device. Neither function may reject: each task reports its own outcome.
 */
interface DownlinkTask {
  /**
   * `command`: requests of API clients. `renewal`: observations that the service renews, after the commands
   * of the same device. `background`: after both, and limited to a number of devices at a time.
   */
  readonly priority: 'command' | 'renewal' | 'background';
  /**
   * True if the task may be stopped while its request is unacknowledged and a command waits. Its signal is
   * then aborted with {@link YieldedToCommand}, and `run` is called again after the commands.
   */
  readonly canYield?: true;
  run(target: DeviceAddress, signal: AbortSignal): Promise<void>;
  /** Called if the task will not run, or not again. */
  dropped(reason: DropReason): Promise<void>;
}

/** Abort reason of a task that yields to a command. */
class YieldedToCommand extends Error {
  constructor() {
    super('A command took precedence.');
    this.name = 'YieldedToCommand';
  }
}

export function hasYielded(signal: AbortSignal): boolean {
  return signal.reason instanceof YieldedToCommand;
}

/** Yields after which a task is dropped, because the device responds to commands but not to this task. */
const MAX_YIELDS = 3;

interface Running {
  readonly task: DownlinkTask;
  readonly controller: AbortController;
  /** Limits the time that a command waits for a task that can yield. */
  yieldTimer?: TimerHandle;
}

interface Lane {
  readonly deviceId: string;
  readonly waiting: Readonly<Record<DownlinkTask['priority'], DownlinkTask[]>>;
  /** The task whose request the device has not acknowledged. */
  outstanding: Running | undefined;
  /** Tasks whose requests are acknowledged but have no response yet. They do not delay others. */
  readonly acknowledged: Set<Running>;
  /** Device network in whose queue the device waits for a turn of background work. */
  waitsIn: string | undefined;
}

interface DownlinkQueueOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Maximum commands that wait for one device, or that it has acknowledged without a response. */
  readonly maxWaitingPerDevice: number;
  /**
   * Maximum devices with background work at a time. A further quarter is reserved for device networks with
   * few. Defaults to 64.
   */
  readonly maxBackground?: number;
  /**
   * Milliseconds without a response to background work after which a device releases its turn. Defaults to
   * 4,000.
   */
  readonly backgroundSlotMs?: number;
  /**
   * Milliseconds that a command waits for a task that can yield. Defaults to 2,000 (ACK_TIMEOUT, RFC 7252
   * 4.8).
   */
  readonly yieldAfterMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends one outstanding request at a time to each device (NSTART = 1, RFC 7252 4.7), and to different devices
 * concurrently. A request that the device has acknowledged is not outstanding. The registration is looked up
 * when a task starts, so a device that has moved is reached at its new address.
 */
export class DownlinkQueue {
  readonly #live: LiveRegistrations;
  readonly #maxWaiting: number;
  readonly #clock: Clock;
  readonly #yieldAfterMs: number;
  /**
   * Turns of background work, which device networks share. Commands need no turn, because each device has its
   * own lane.
   */
  readonly #background: FairQueue<Lane>;
  readonly #lanes = new Map<string, Lane>();
  readonly #tasks: BackgroundTasks;
  readonly #yields = new WeakMap<DownlinkTask, number>();
  #closed = false;

  constructor(options: DownlinkQueueOptions) {
    this.#live = options.live;
    this.#maxWaiting = options.maxWaitingPerDevice;
    this.#clock = options.clock;
    this.#yieldAfterMs = options.yieldAfterMs ?? 2_000;
    const { maxBackground: max = 64 } = options;
    this.#background = new FairQueue({
      max,
      reserved: reserveFor(max),
      holdLimit: { clock: options.clock, holdMs: options.backgroundSlotMs ?? 4_000 },
      start: (lane, end) => this.#startBackground(lane, end),
    });
    this.#tasks = new BackgroundTasks(options.onError);
  }

  /** Returns whether the queue would accept another command. */
  hasRoom(deviceId: string): boolean {
    const lane = this.#lanes.get(deviceId);
    const unanswered = lane === undefined ? 0 : lane.waiting.command.length + lane.acknowledged.size;
    return !this.#closed && unanswered < this.#maxWaiting;
  }

  /** Number of devices with tasks waiting or in progress. */
  get size(): number {
    return this.#lanes.size;
  }

  enqueue(deviceId: string, task: DownlinkTask): void {
    if (this.#closed) {
      this.#tasks.add(task.dropped('closed'));
      return;
    }
    let lane = this.#lanes.get(deviceId);
    if (lane === undefined) {
      lane = {
        deviceId,
        waiting: { command: [], renewal: [], background: [] },
        outstanding: undefined,
        acknowledged: new Set(),
        waitsIn: undefined,
      };
      this.#lanes.set(deviceId, lane);
    }
    lane.waiting[task.priority].push(task);
    if (task.priority === 'command') this.#askToYield(lane.outstanding);
    this.#startNext(lane);
  }

  /** Makes a task that can yield end after a short wait. */
  #askToYield(running: Running | undefined): void {
    if (running?.task.canYield === true) {
      running.yieldTimer ??= this.#clock.setTimer(this.#yieldAfterMs, () =>
        running.controller.abort(new YieldedToCommand()),
      );
    }
  }

  #startNext(lane: Lane): void {
    if (lane.outstanding !== undefined) return;
    const { command, renewal, background } = lane.waiting;
    const first = command.shift() ?? renewal.shift();
    if (first !== undefined) {
      this.#start(lane, first);
    } else if (background.length === 0) {
      if (lane.acknowledged.size === 0) this.#lanes.delete(lane.deviceId);
    } else if (lane.waitsIn === undefined) {
      this.#enqueueBackground(lane);
    }
  }

  #enqueueBackground(lane: Lane): void {
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
    const task = lane.waiting.background.shift();
    if (task === undefined) end?.();
    else this.#start(lane, task, end);
  }

  /** @param end ends the turn of the task; the queue calls it for a slow device */
  #start(lane: Lane, task: DownlinkTask, end?: EndTurn): void {
    const running: Running = { task, controller: new AbortController() };
    lane.outstanding = running;
    if (lane.waitsIn !== undefined) this.#background.delete(lane.waitsIn, lane);
    lane.waitsIn = undefined;
    const work = this.#run(lane.deviceId, running, () => this.#acknowledged(lane, running));
    const done = (): void => {
      running.yieldTimer?.cancel();
      lane.acknowledged.delete(running);
      if (lane.outstanding === running) lane.outstanding = undefined;
      end?.();
      if (hasYielded(running.controller.signal)) this.#requeue(lane, task);
      this.#startNext(lane);
    };
    this.#tasks.add(work.finally(done));
  }

  #run(deviceId: string, { task, controller }: Running, onAcknowledged: () => void): Promise<void> {
    const registration = this.#live.ofDevice(deviceId);
    if (registration === undefined) return task.dropped('offline');
    if (isRelayed(registration)) return task.dropped('legacy');
    return task.run({ ...addressOf(registration), onAcknowledged }, controller.signal);
  }

  /** Starts the next task, because the device is working on the request. */
  #acknowledged(lane: Lane, running: Running): void {
    if (lane.outstanding === running) {
      running.yieldTimer?.cancel();
      lane.outstanding = undefined;
      lane.acknowledged.add(running);
      this.#startNext(lane);
    }
  }

  /** Puts a task that has yielded back in front of the tasks with its priority. */
  #requeue(lane: Lane, task: DownlinkTask): void {
    const count = (this.#yields.get(task) ?? 0) + 1;
    this.#yields.set(task, count);
    if (this.#closed) {
      this.#tasks.add(task.dropped('closed'));
    } else if (count >= MAX_YIELDS) {
      this.#tasks.add(task.dropped('unanswered'));
    } else {
      lane.waiting[task.priority].unshift(task);
    }
  }

  /**
   * Aborts the requests in progress to a device that is no longer at that address.
   *
   * @param reason a sentence for the Activity Log
   */
  interrupt(deviceId: string, reason: string): void {
    for (const { controller } of runningIn(this.#lanes.get(deviceId))) controller.abort(new Error(reason));
  }

  /**
   * Accepts no new tasks, drops waiting ones, and waits for running ones, whose devices may be about to
   * respond.
   *
   * @param maxMs milliseconds after which it stops waiting
   */
  async finish(maxMs: number): Promise<void> {
    this.#dropWaiting();
    await within(maxMs, this.#tasks.idle());
  }

  /** Drops waiting tasks, aborts running ones, and resolves when every task has reported. */
  async close(): Promise<void> {
    this.#dropWaiting();
    for (const lane of this.#lanes.values()) {
      for (const { controller } of runningIn(lane)) {
        controller.abort(new Error('The server is shutting down.'));
      }
    }
    await this.#tasks.idle();
    this.#lanes.clear();
    this.#background.clear();
  }

  #dropWaiting(): void {
    this.#closed = true;
    for (const lane of this.#lanes.values()) {
      for (const task of Object.values(lane.waiting).flatMap((list) => list.splice(0))) {
        this.#tasks.add(task.dropped('closed'));
      }
    }
  }
}

function runningIn(lane: Lane | undefined): readonly Running[] {
  if (lane === undefined) return [];
  return lane.outstanding === undefined ? [...lane.acknowledged] : [lane.outstanding, ...lane.acknowledged];
}

/** CoAP codes of temporary refusals: Request Entity Incomplete, Too Many Requests, Service Unavailable. */
const TEMPORARY: ReadonlySet<string> = new Set(['4.08', '4.29', '5.03']);

/**
 * Returns whether a later request may succeed (RFC 7959 section 2.9.2, RFC 8516, RFC 7252 section 5.9.3.4).
 */
export function isTemporary(code: string): boolean {
  return TEMPORARY.has(code);
}
