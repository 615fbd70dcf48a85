import type { OperationAnswer } from '@muster/lwm2m/core';
import { devices } from '../devices/model/device.ts';
import type { FirmwareDelivery, FirmwareUpdate } from './model/firmware-update.ts';
import type { EventBus } from '../events/events.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { FirmwareFiles } from './firmware-files.ts';
import type { Store } from '../../store/port.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import { chooseDelivery } from './delivery.ts';
import { FirmwareRefused, refusal } from './firmware-object.ts';
import type { FirmwareObject } from './firmware-object.ts';
import type { FirmwareDownloads } from './firmware-downloads.ts';
import { UpdateNews } from './update-news.ts';
import { UpdateEnding } from './update-ending.ts';
import type { At } from './update-ending.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';
import { DeviceBusy, NO_TROUBLE, retryDelayMs, tookTooLong, UNANSWERED } from './update-retry.ts';
import type { UpdateRecords } from './update-records.ts';
import { UpdateSlots } from './update-slots.ts';
import { GRACE_MS, nextStep } from './update-step.ts';
import type { SeenDevice } from './update-step.ts';

export interface UpdateDriverDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  readonly files: FirmwareFiles;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  readonly downloads: FirmwareDownloads;
  /** For devices that support both deliveries. */
  readonly preferred: FirmwareDelivery;
  /** Transfers at a time in one device network. */
  readonly maxTransfers: number;
  /** Milliseconds after which an update fails. */
  readonly timeoutMs: number;
  /** Longest delay after a temporary refusal, in milliseconds. */
  readonly maxRetryMs: number;
  /** 0 to 1; default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  readonly onError: (error: unknown) => void;
}

/** Interval of passes without an event of the device. Milliseconds. */
const POLL_MS = 30_000;
const SLOT_MS = 120_000;

/**
 * Brings devices through their firmware updates. A pass reads the state of the device and takes the next step. Passes start
 * when the update begins, when the device notifies, registers or wakes up, and every {@link POLL_MS} in between: a lost
 * notification or a restart does not stop an update.
 */
export class UpdateDriver {
  readonly #deps: UpdateDriverDependencies;
  readonly #reconciler: Reconciler<[at?: At]>;
  readonly #slots: UpdateSlots;
  /** By device with an active update: aborts its requests. */
  readonly #active = new Map<string, AbortController>();
  /** Devices with an active update that could not be reached. */
  readonly #away = new Set<string>();
  readonly #news: UpdateNews;
  readonly #ending: UpdateEnding;
  #unsubscribe: (() => void) | undefined;

  constructor(deps: UpdateDriverDependencies) {
    this.#deps = deps;
    this.#news = new UpdateNews(deps.object);
    this.#ending = new UpdateEnding(deps, (deviceId) => this.#forget(deviceId));
    this.#slots = new UpdateSlots(deps.clock, deps.maxTransfers, SLOT_MS, (deviceId) => this.wake(deviceId));
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: (deviceId, pass) => this.#turn(deviceId, pass),
      reconcile: (deviceId, at) => this.#reconcile(deviceId, at),
      onError: deps.onError,
    });
    deps.presence.listen((deviceId) => {
      if (this.#away.has(deviceId)) this.wake(deviceId);
    });
  }

  /** Takes over an update that is stored. */
  add({ id }: FirmwareUpdate): void {
    this.#active.set(id, new AbortController());
    // Only while there is an update: each listener makes events more expensive.
    this.#unsubscribe ??= this.#deps.events.subscribe((event) => {
      const deviceId = this.#news.of(event);
      if (deviceId !== undefined) this.wake(deviceId);
    });
    this.wake(id);
  }

  /** Takes the next step with a device. */
  wake(deviceId: string): void {
    if (this.#active.has(deviceId)) this.#reconciler.wake(deviceId);
  }

  #turn(deviceId: string, pass: Pass<[at?: At]>): void {
    const { clock, presence, queue } = this.#deps;
    const abort = this.#active.get(deviceId);
    if (abort === undefined) {
      void pass.dropped();
      return;
    }
    this.#reconciler.wakeAt(deviceId, clock.now() + POLL_MS);
    if (!presence.isAwake(deviceId)) {
      this.#away.add(deviceId);
      void pass.run();
      return;
    }
    this.#away.delete(deviceId);
    queue.enqueue(deviceId, {
      priority: 'command',
      run: (target, signal) => pass.run({ target, signal: AbortSignal.any([signal, abort.signal]) }),
      dropped: () => {
        if (this.#active.has(deviceId)) this.#away.add(deviceId);
        return pass.dropped();
      },
    });
  }

  /** @param at undefined for a device that is not awake */
  async #reconcile(deviceId: string, at: At | undefined): Promise<PassResult> {
    if (at === undefined) this.#slots.release(deviceId);
    const update = await this.#inTime(deviceId);
    if (update === undefined || at === undefined) return 'done';
    const { retryAt = 0 } = update;
    if (this.#deps.clock.now() < retryAt) {
      this.#reconciler.wakeAt(deviceId, retryAt);
      return 'done';
    }
    try {
      await this.#proceed(update, at.target, at.signal);
    } catch (error) {
      await this.#onFailure(update, error, at);
    }
    return 'done';
  }

  /** The active update of a device; undefined if there is none, or if it has just failed because its time is over. */
  async #inTime(deviceId: string): Promise<FirmwareUpdate | undefined> {
    const update = await this.#deps.records.get(deviceId);
    if (update?.isActive !== true) return undefined;
    if ((await this.#deps.store.collection(devices).get(deviceId)) === undefined) {
      await this.#ending.finish(update, { success: false, message: 'The device was deleted.' });
      return undefined;
    }
    if (this.#deps.clock.now() < this.#deadlineOf(update)) return update;
    await this.#ending.finish(update, tookTooLong(update));
    return undefined;
  }

  async #onFailure(update: FirmwareUpdate, error: unknown, at: At): Promise<void> {
    if (at.signal.aborted) return;
    if (error instanceof DeviceBusy) return this.#backOff(update, error);
    if (error instanceof DeviceUnreachable) {
      // The next pass follows a message of the device, or the next poll.
      this.#slots.release(update.id);
      if (update.trouble !== UNANSWERED)
        await this.#deps.records.change(update, { trouble: UNANSWERED, troubleCode: '' });
      return;
    }
    if (!(error instanceof FirmwareRefused)) throw error;
    const { message, responseCode } = error;
    await this.#ending.finish(update, { success: false, message, responseCode }, at);
  }

  /** Tries again later, at the latest at the deadline of the update. */
  async #backOff({ id }: FirmwareUpdate, busy: DeviceBusy): Promise<void> {
    const { records, clock, maxRetryMs, random = Math.random } = this.#deps;
    this.#slots.release(id);
    const update = await records.get(id);
    if (update === undefined) return;
    const { retries = 0 } = update;
    const delayMs = retryDelayMs(retries, busy.retryAfterSeconds, maxRetryMs, random);
    const retryAt = Math.min(clock.now() + delayMs, this.#deadlineOf(update));
    const { message: trouble, responseCode: troubleCode = '' } = busy;
    await records.change(update, { retries: retries + 1, retryAt, trouble, troubleCode });
    this.#reconciler.wakeAt(id, retryAt);
  }

  #deadlineOf({ startedAt }: FirmwareUpdate): number {
    return startedAt + this.#deps.timeoutMs;
  }

  async #proceed(update: FirmwareUpdate, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object, records, clock, activityLog } = this.#deps;
    if (update.phase === 'Waiting') await object.demand(target.deviceId);
    else await this.#news.await(update);
    const seen = await object.seeDuring(update, target, signal);
    if (seen === undefined) {
      this.#reconciler.wakeAt(update.id, clock.now() + GRACE_MS);
      return;
    }
    const firmware = await records.package(update.firmwarePackageId);
    const current = await this.#saw(update, seen);
    if (current === undefined || firmware === undefined) return;
    const step = nextStep(current, seen, firmware, clock.now());
    switch (step.do) {
      case 'wait':
        this.#lookSoon(current);
        return;
      case 'reset':
        await object.reset(target, signal);
        await records.change(current, { phase: 'Waiting' });
        this.wake(target.deviceId);
        return;
      case 'transfer':
        await activityLog.progress(current.activityId);
        return this.#transfer(current, target, signal);
      case 'execute':
        this.#slots.release(target.deviceId);
        await records.change(current, { phase: 'Executing', expectedState: 'Updating', isExecuted: false });
        await this.#execute(target, signal);
        await records.change(current, { ...NO_TROUBLE, isExecuted: true, phaseAt: clock.now() });
        return;
      case 'updating':
        this.#slots.release(target.deviceId);
        await records.change(current, { phase: 'Executing', expectedState: 'Updating' });
        return;
      case 'succeed':
        return this.#ending.finish(
          current,
          { success: true, message: meaningOfResult(UpdateResult.success) },
          { target, signal },
        );
      case 'fail':
        return this.#ending.finish(current, { success: false, message: step.message }, { target, signal });
    }
  }

  /** A device that answers the second copy of Update may refuse it although it has begun with the first. */
  async #execute(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object } = this.#deps;
    try {
      await object.execute(target, signal);
    } catch (error) {
      if (!(error instanceof FirmwareRefused)) throw error;
      const { state, result } = await object.see(target, signal);
      if (state !== 'Updating' && result === UpdateResult.initial) throw error;
      this.wake(target.deviceId);
    }
  }

  #saw(update: FirmwareUpdate, { state, result }: SeenDevice): Promise<FirmwareUpdate | undefined> {
    const isAnswered = update.trouble === UNANSWERED;
    return update.currentState === state && update.result === result && !isAnswered
      ? Promise.resolve(update)
      : this.#deps.records.change(update, {
          currentState: state,
          result,
          ...(isAnswered ? { trouble: '' } : {}),
        });
  }

  /** The device may take a moment to begin: looks again when the grace period is over. */
  #lookSoon({ id, phaseAt }: FirmwareUpdate): void {
    const graceEnd = phaseAt + GRACE_MS;
    if (this.#deps.clock.now() < graceEnd) this.#reconciler.wakeAt(id, graceEnd);
  }

  async #transfer(update: FirmwareUpdate, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object, records } = this.#deps;
    const { deviceId } = target;
    // The slot of another device that is done wakes this one.
    if (!this.#slots.take(deviceId, update.deviceNetworkId)) return;
    const chosen = chooseDelivery(
      await object.support(target, signal),
      update.wishedDelivery,
      this.#deps.preferred,
      (scheme) =>
        this.#deps.downloads.uri(
          update.firmwarePackageId,
          scheme,
          target.listener,
          update.startedAt + this.#deps.timeoutMs,
        ),
    );
    if ('problem' in chosen) throw new FirmwareRefused(chosen.problem);
    await this.#news.await(update);
    await object.observe(target, signal);
    const begun = await records.change(update, {
      phase: 'Transferring',
      phaseAt: this.#deps.clock.now(),
      delivery: chosen.delivery,
      attempts: update.attempts + 1,
      expectedState: 'Downloaded',
      result: UpdateResult.initial,
    });
    if (begun === undefined) return;
    try {
      if (chosen.delivery === 'Push') await this.#push(begun, target, signal);
      else {
        await object.writeUri(target, chosen.uri, signal);
        await records.change(begun, NO_TROUBLE);
      }
    } catch (error) {
      const busy = signal.aborted ? undefined : asBusy(error);
      if (busy === undefined) throw error;
      // A temporary refusal does not count as an attempt.
      await records.change(begun, { attempts: update.attempts });
      throw busy;
    }
  }

  async #push(update: FirmwareUpdate, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object, records, files } = this.#deps;
    const file = await files.open(update.firmwarePackageId);
    if (file === undefined) throw new FirmwareRefused('The file of the firmware package is missing.');
    try {
      const source = {
        length: file.sizeBytes,
        read: (offset: number, length: number) => file.read(offset, length),
      };
      const answer = await object.push(target, source, signal);
      if (!answer.success) await this.#demandTaken(target, answer, signal);
      await records.change(update, { ...NO_TROUBLE, phase: 'Verifying' });
      this.wake(target.deviceId);
    } finally {
      this.#slots.release(target.deviceId);
      await file.close();
    }
  }

  /**
   * A device that refuses the package may say why in its result; the code alone says less. One that answers a second copy
   * of the last block may have the whole package.
   *
   * @throws FirmwareRefused, DeviceBusy when its state and result say nothing else
   */
  async #demandTaken(target: DeviceAddress, answer: OperationAnswer, signal: AbortSignal): Promise<void> {
    const { state, result } = await this.#deps.object.see(target, signal);
    const isTaken = state === 'Downloaded' || state === 'Updating';
    if (result === UpdateResult.initial && !isTaken) throw refusal('The device refused the package', answer);
  }

  #forget(deviceId: string): void {
    this.#active.delete(deviceId);
    this.#away.delete(deviceId);
    this.#reconciler.forget(deviceId);
    this.#slots.release(deviceId);
    this.#news.forget(deviceId);
    if (this.#active.size === 0) this.#stopListening();
  }

  #stopListening(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Aborts the requests of an update, and has the device discard the package. */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    this.#active.get(update.id)?.abort(new Error(message));
    await this.#ending.cancel(update, message);
  }

  /** Starts no more passes. Resolves when none is under way, which needs the downlink queue to be closed. */
  async close(): Promise<void> {
    const closed = this.#reconciler.close();
    this.#slots.clear();
    this.#stopListening();
    await closed;
    await this.#deps.records.idle();
  }
}

/** An error that ended a transfer although a later one may succeed. */
function asBusy(error: unknown): DeviceBusy | undefined {
  if (error instanceof DeviceBusy) return error;
  if (!(error instanceof DeviceUnreachable) || error.kind === 'closed') return undefined;
  return new DeviceBusy('The device stopped responding during the transfer of the package.');
}
