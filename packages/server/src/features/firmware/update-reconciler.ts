import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import { backOffMs } from '../../kernel/timers.ts';
import type { Clock } from '../../kernel/timers.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { EventBus } from '../events/events.ts';
import type { Presence } from '../presence/presence.ts';
import { DeviceBusy, FirmwareRefused, unusableAnswer } from './firmware-object.ts';
import type { FirmwareObject, UpdatePass } from './firmware-object.ts';
import type { FirmwareUpdate } from './model.ts';
import { isPushInterrupted, timeoutEnd, UNANSWERED } from './rules.ts';
import type { UpdatedDevice, UpdateKey, UpdateRecords } from './update-records.ts';
import type { StepResult, UpdateSteps } from './update-steps.ts';

interface UpdateReconcilerDependencies {
  readonly clock: Clock;
  readonly events: EventBus;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  readonly steps: UpdateSteps;
  /** Milliseconds after which an update fails. */
  readonly timeoutMs: number;
  /** Longest delay after a temporary refusal, in milliseconds. */
  readonly maxRetryMs: number;
  /** Returns 0 to 1, to spread the delays. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
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
/** Delay before the first retry if the device does not say how long. Milliseconds. */
const FIRST_WAIT_MS = 5_000;
/** Limits the delay to 20 to 25 seconds, unless the device asks for more. */
const MAX_DOUBLINGS_IF_OPEN = 2;

/**
 * Brings devices through their firmware updates. Each pass takes the next step. Passes start when the update starts,
 * when the device notifies, registers or wakes up, and every {@link POLL_MS} in between, so that a lost notification or
 * a restart does not stop an update.
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
    deps.records.listen((deviceId) => this.#forget(deviceId));
    deps.steps.slots.listen((deviceId) => this.wake(deviceId));
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
      const deviceId = this.#deps.object.changedBy(event);
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
    const result = await this.#next({ id: deviceId, activityId: active.activityId }, at);
    if (typeof result === 'string') return result;
    this.#reconciler.wakeAt(deviceId, result.at);
    return 'done';
  }

  /** @param at undefined if the device is not awake */
  async #next(key: UpdateKey, at: UpdatePass | undefined): Promise<StepResult> {
    const { steps, clock } = this.#deps;
    if (at === undefined) steps.slots.release(key.id);
    const update = await this.#loadActive(key);
    if (update === undefined || at === undefined) return 'done';
    const { retryAt = 0 } = update;
    if (clock.now() < retryAt) return { at: retryAt };
    try {
      return await steps.next(update, at);
    } catch (error) {
      return this.#onFailure(update, error, at);
    }
  }

  /**
   * Returns the active update. Undefined if it has ended, or if it fails now because its device was deleted or its
   * deadline has passed.
   */
  async #loadActive(key: UpdateKey): Promise<FirmwareUpdate | undefined> {
    const { records, clock } = this.#deps;
    const update = await records.get(key.id);
    if (update === undefined) await records.deleted(key);
    if (update?.isActive !== true) return undefined;
    if (clock.now() < this.#deadlineOf(update)) return update;
    await records.finish(update, timeoutEnd(update));
    return undefined;
  }

  async #onFailure(update: FirmwareUpdate, error: unknown, at: UpdatePass): Promise<StepResult> {
    const { records, steps } = this.#deps;
    if (at.signal.aborted) return 'done';
    if (error instanceof DeviceBusy) return this.#backOff(update, error);
    if (error instanceof DeviceUnreachable && error.isAnswered) {
      return this.#backOff(update, unusableAnswer(error));
    }
    if (error instanceof DeviceUnreachable) {
      // The next pass follows a message of the device, or the next poll.
      steps.slots.release(update.id);
      if (update.trouble !== UNANSWERED)
        await records.change(update, { trouble: UNANSWERED, troubleCode: '' });
      return 'done';
    }
    if (!(error instanceof FirmwareRefused)) throw error;
    const { message, responseCode } = error;
    await records.finish(update, { success: false, message, responseCode }, at);
    return 'done';
  }

  /** Tries again later, at the latest at the deadline of the update. */
  async #backOff({ id }: FirmwareUpdate, busy: DeviceBusy): Promise<StepResult> {
    const { records, steps, clock, activityLog, maxRetryMs: maxMs, random } = this.#deps;
    steps.slots.release(id);
    const update = await records.get(id);
    if (update === undefined) return 'done';
    const { retries = 0 } = update;
    // A device that refuses requests after an interrupted push discards the transfer after some time, which it does not
    // report.
    const isOpen = isPushInterrupted(update) && busy.responseCode !== undefined;
    const counted = isOpen ? Math.min(retries, MAX_DOUBLINGS_IF_OPEN) : retries;
    const askedMs = (busy.retryAfterSeconds ?? 0) * 1000;
    const delayMs = backOffMs(counted, { firstMs: FIRST_WAIT_MS, maxMs, askedMs, random });
    const retryAt = Math.min(clock.now() + delayMs, this.#deadlineOf(update));
    const { message: trouble, responseCode: troubleCode = '' } = busy;
    await records.change(update, { retries: retries + 1, retryAt, trouble, troubleCode });
    const when = new Date(retryAt).toISOString();
    await activityLog.progress(update.activityId, {
      responseMessage: `${trouble} The service tries again at ${when}.`,
      ...(troubleCode === '' ? {} : { responseCode: troubleCode }),
    });
    return { at: retryAt };
  }

  #deadlineOf({ startedAt }: FirmwareUpdate): number {
    return startedAt + this.#deps.timeoutMs;
  }

  #forget(deviceId: string): void {
    this.#active.delete(deviceId);
    this.#unreachable.delete(deviceId);
    this.#reconciler.forget(deviceId);
    this.#deps.steps.slots.release(deviceId);
    this.#deps.object.forget(deviceId);
    if (this.#active.size === 0) this.#stopListening();
  }

  #stopListening(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Aborts the requests of an update and makes the device discard the package. */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    this.#active.get(update.id)?.abort.abort(new Error(message));
    await this.#deps.records.cancel(update, message);
  }

  /** Starts no more passes. Resolves when none is in progress, which requires the downlink queue to be closed. */
  async close(): Promise<void> {
    const closed = this.#reconciler.close();
    this.#deps.steps.slots.clear();
    this.#stopListening();
    await closed;
  }
}
