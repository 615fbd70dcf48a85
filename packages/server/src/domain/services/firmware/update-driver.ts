import type { OperationAnswer } from '@muster/lwm2m/core';
import { Deadlines } from '../../deadlines.ts';
import { devices } from '../../entities/device.ts';
import type { FirmwareDelivery, FirmwareUpdate } from '../../entities/firmware-update.ts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../ports/clock.ts';
import { DeviceUnreachable } from '../../ports/device-link.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';
import type { FirmwareFiles } from '../../ports/firmware-files.ts';
import type { Store } from '../../ports/store.ts';
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
  /** For devices that take both. */
  readonly preferred: FirmwareDelivery;
  /** Devices that a package is on its way to at a time. */
  readonly maxTransfers: number;
  /** An update that is not over by then has failed. Milliseconds. */
  readonly timeoutMs: number;
  /** Longest wait before a device is asked again that refuses for now. Milliseconds. */
  readonly maxRetryMs: number;
  /** 0 to 1; default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  readonly onError: (error: unknown) => void;
}

/** A device that says nothing is asked so often. Milliseconds. */
const POLL_MS = 30_000;
const SLOT_MS = 120_000;

/**
 * Runs the updates of devices. All progress is made in `#step`: it reads the state of the device, compares it with
 * the stored one and takes the next step. It runs when the update begins, when the device notifies, registers or
 * wakes, and every {@link POLL_MS}, so a lost notification or a restart does not stop an update.
 */
export class UpdateDriver {
  readonly #deps: UpdateDriverDependencies;
  readonly #polls: Deadlines;
  readonly #slots: UpdateSlots;
  /** Devices with an update in progress, and the controller that aborts their transfer. */
  readonly #active = new Map<string, { stepping: boolean; again: boolean; abort: AbortController }>();
  readonly #news: UpdateNews;
  readonly #ending: UpdateEnding;
  readonly #work = new Set<Promise<unknown>>();
  #unsubscribe: (() => void) | undefined;
  #closed = false;

  constructor(deps: UpdateDriverDependencies) {
    this.#deps = deps;
    this.#news = new UpdateNews(deps.object);
    this.#ending = new UpdateEnding(deps, (deviceId) => this.#forget(deviceId));
    this.#polls = new Deadlines(deps.clock, (deviceId) => this.wake(deviceId));
    this.#slots = new UpdateSlots(deps.clock, deps.maxTransfers, SLOT_MS, (deviceId) => this.wake(deviceId));
    deps.presence.listen((deviceId) => this.#heard(deviceId));
  }

  /** Devices with an update under way. */
  get size(): number {
    return this.#active.size;
  }

  /** Takes an update on that is stored. */
  add({ id }: FirmwareUpdate): void {
    this.#active.set(id, { stepping: false, again: false, abort: new AbortController() });
    // Subscribes only during updates, because a subscriber makes every event more expensive.
    this.#unsubscribe ??= this.#deps.events.subscribe((event) => {
      const deviceId = this.#news.of(event);
      if (deviceId !== undefined) this.wake(deviceId);
    });
    this.wake(id);
  }

  /** A device that has been away, or asleep, goes on at once. */
  #heard(deviceId: string): void {
    const active = this.#active.get(deviceId);
    if (active?.again === true && !active.stepping) this.wake(deviceId);
  }

  /** Takes the next step with a device. */
  wake(deviceId: string): void {
    const active = this.#active.get(deviceId);
    if (active === undefined || this.#closed) return;
    this.#polls.set(deviceId, this.#deps.clock.now() + POLL_MS);
    if (active.stepping) {
      active.again = true;
      return;
    }
    if (!this.#deps.presence.isAwake(deviceId)) {
      active.again = true;
      this.#slots.release(deviceId);
      this.#track(this.#checkTime(deviceId));
      return;
    }
    active.stepping = true;
    active.again = false;
    this.#deps.queue.enqueue(deviceId, {
      priority: 'command',
      run: (target, signal) =>
        this.#step(target, AbortSignal.any([signal, active.abort.signal])).finally(() => {
          active.stepping = false;
          // A notification or event arrived during the step.
          if (active.again) this.wake(deviceId);
        }),
      dropped: () => {
        active.stepping = false;
        active.again = true;
        return Promise.resolve();
      },
    });
  }

  #track(work: Promise<unknown>): void {
    const tracked = work.catch(this.#deps.onError).finally(() => this.#work.delete(tracked));
    this.#work.add(tracked);
  }

  async #checkTime(deviceId: string): Promise<boolean> {
    const update = await this.#deps.records.get(deviceId);
    if (update?.isActive !== true) return false;
    if ((await this.#deps.store.collection(devices).get(deviceId)) === undefined) {
      await this.#ending.finish(update, { success: false, message: 'The device was deleted.' });
      return false;
    }
    if (this.#deps.clock.now() < this.#deadlineOf(update)) return true;
    await this.#ending.finish(update, tookTooLong(update));
    return false;
  }

  async #step(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    if (!(await this.#checkTime(target.deviceId))) return;
    const update = await this.#deps.records.get(target.deviceId);
    if (update?.isActive !== true) return;
    const { retryAt = 0 } = update;
    if (this.#deps.clock.now() < retryAt) {
      this.#polls.set(update.id, retryAt);
      return;
    }
    try {
      await this.#proceed(update, target, signal);
    } catch (error) {
      await this.#onFailure(update, error, { target, signal });
    }
  }

  async #onFailure(update: FirmwareUpdate, error: unknown, at: At): Promise<void> {
    if (at.signal.aborted) return;
    if (error instanceof DeviceBusy) return this.#backOff(update, error);
    if (error instanceof DeviceUnreachable) {
      // It is asked again when it is heard, or in a while.
      this.#slots.release(update.id);
      if (update.trouble !== UNANSWERED)
        await this.#deps.records.change(update, { trouble: UNANSWERED, troubleCode: '' });
      return;
    }
    if (!(error instanceof FirmwareRefused)) throw error;
    const { message, responseCode } = error;
    await this.#ending.finish(update, { success: false, message, responseCode }, at);
  }

  /** Tries again later, at the latest when the time of the update is over. */
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
    if (this.#active.has(id)) this.#polls.set(id, retryAt);
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
      this.#polls.set(update.id, clock.now() + GRACE_MS);
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
        this.#soon(target.deviceId);
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
      this.#soon(target.deviceId);
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

  /** What the device may take a moment to begin has begun when the grace is over, or never. */
  #lookSoon({ id, phaseAt }: FirmwareUpdate): void {
    const { clock } = this.#deps;
    if (clock.now() < phaseAt + GRACE_MS) this.#polls.set(id, phaseAt + GRACE_MS);
  }

  #soon(deviceId: string): void {
    const active = this.#active.get(deviceId);
    if (active !== undefined) active.again = true;
  }

  async #transfer(update: FirmwareUpdate, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object, records } = this.#deps;
    const { deviceId } = target;
    // Its turn comes when another device is done.
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
      // What the device could not take for now is not lost: it does not count among the attempts.
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
      this.#soon(target.deviceId);
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
    this.#polls.delete(deviceId);
    this.#slots.release(deviceId);
    this.#news.forget(deviceId);
    if (this.#active.size > 0) return;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /**
   * Aborts the transfer and makes the device drop its download. The response is recorded in the activity log entry.
   */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    this.#active.get(update.id)?.abort.abort(new Error(message));
    await this.#ending.cancel(update, message);
  }

  stop(): void {
    this.#closed = true;
    this.#polls.clear();
    this.#slots.clear();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Resolves when nothing is under way; after the downlink queue has been closed. */
  async close(): Promise<void> {
    this.stop();
    while (this.#work.size > 0) await Promise.all(this.#work);
    await this.#deps.records.idle();
  }
}

/** What ended a transfer although a later one may succeed. */
function asBusy(error: unknown): DeviceBusy | undefined {
  if (error instanceof DeviceBusy) return error;
  if (!(error instanceof DeviceUnreachable) || error.kind === 'closed') return undefined;
  return new DeviceBusy('The device stopped responding during the transfer of the package.');
}
