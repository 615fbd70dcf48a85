import type { FirmwareUpdate } from './model/firmware-update.ts';
import type { EventBus } from '../events/events.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import type { UpdatedDevice, UpdatePass, UpdateEnding } from './update-ending.ts';
import type { UpdateRunner } from './update-runner.ts';

export interface UpdateReconcilerDependencies {
  readonly clock: Clock;
  readonly events: EventBus;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly runner: UpdateRunner;
  readonly ending: UpdateEnding;
  /** Called when an update has started. Must not throw. */
  readonly onUpdateChanged?: ((update: UpdatedDevice) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

interface ActiveUpdate {
  /** Activity log entry, which fails if the update is deleted with its device. */
  readonly activityId: string;
  /** Aborts the requests of the update. */
  readonly abort: AbortController;
}

/** Interval of passes without an event of the device. Milliseconds. */
const POLL_MS = 30_000;

/**
 * Brings devices through their firmware updates. Each pass takes the next step. Passes start when the update
 * starts, when the device notifies, registers or wakes up, and every {@link POLL_MS} in between, so that a
 * lost notification or a restart does not stop an update.
 */
export class UpdateReconciler {
  readonly #deps: UpdateReconcilerDependencies;
  readonly #reconciler: Reconciler<[at?: UpdatePass]>;
  /** Active updates by device ID. */
  readonly #active = new Map<string, ActiveUpdate>();
  /** Devices with an active update that could not be reached. */
  readonly #unreachable = new Set<string>();
  #unsubscribe: (() => void) | undefined;

  constructor(deps: UpdateReconcilerDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: (deviceId, pass) => this.#turn(deviceId, pass),
      reconcile: (deviceId, at) => this.#reconcile(deviceId, at),
      onError: deps.onError,
    });
    deps.ending.listen((deviceId) => this.#forget(deviceId));
    deps.runner.listen((deviceId) => this.wake(deviceId));
    deps.presence.listen((deviceId) => {
      if (this.#unreachable.has(deviceId)) this.wake(deviceId);
    });
  }

  /** Takes over a stored update. */
  add(update: FirmwareUpdate): void {
    const { id, activityId } = update;
    this.#active.set(id, { activityId, abort: new AbortController() });
    this.#deps.onUpdateChanged?.(update);
    // Subscribed only while there is an update, because each listener makes events more expensive.
    this.#unsubscribe ??= this.#deps.events.subscribe((event) => {
      const deviceId = this.#deps.runner.changedBy(event);
      if (deviceId !== undefined) this.wake(deviceId);
    });
    this.wake(id);
  }

  /** Wakes the reconciler for the next step of the device. */
  wake(deviceId: string): void {
    if (this.#active.has(deviceId)) this.#reconciler.wake(deviceId);
  }

  #turn(deviceId: string, pass: Pass<[at?: UpdatePass]>): void {
    const { clock, presence, queue } = this.#deps;
    const active = this.#active.get(deviceId);
    if (active === undefined) {
      void pass.dropped();
      return;
    }
    this.#reconciler.wakeAt(deviceId, clock.now() + POLL_MS);
    if (!presence.isAwake(deviceId)) {
      this.#unreachable.add(deviceId);
      void pass.run();
      return;
    }
    this.#unreachable.delete(deviceId);
    queue.enqueue(deviceId, {
      priority: 'command',
      run: (target, signal) => pass.run({ target, signal: AbortSignal.any([signal, active.abort.signal]) }),
      dropped: () => {
        if (this.#active.has(deviceId)) this.#unreachable.add(deviceId);
        return pass.dropped();
      },
    });
  }

  async #reconcile(deviceId: string, at: UpdatePass | undefined): Promise<PassResult> {
    const active = this.#active.get(deviceId);
    if (active === undefined) return 'done';
    const result = await this.#deps.runner.next({ id: deviceId, activityId: active.activityId }, at);
    if (typeof result === 'string') return result;
    this.#reconciler.wakeAt(deviceId, result.at);
    return 'done';
  }

  #forget(deviceId: string): void {
    this.#active.delete(deviceId);
    this.#unreachable.delete(deviceId);
    this.#reconciler.forget(deviceId);
    this.#deps.runner.forget(deviceId);
    if (this.#active.size === 0) this.#stopListening();
  }

  #stopListening(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Aborts the requests of an update and makes the device discard the package. */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    this.#active.get(update.id)?.abort.abort(new Error(message));
    await this.#deps.ending.cancel(update, message);
  }

  /**
   * Starts no more passes. Resolves when none is in progress, which requires the downlink queue to be closed.
   */
  async close(): Promise<void> {
    const closed = this.#reconciler.close();
    this.#deps.runner.stop();
    this.#stopListening();
    await closed;
  }
}
