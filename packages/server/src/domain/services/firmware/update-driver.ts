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
import type { DownlinkQueue } from '../commands/downlink-queue.ts';
import type { Presence } from '../registration/presence.ts';
import { chooseDelivery } from './delivery.ts';
import { FirmwareRefused, refusal } from './firmware-object.ts';
import type { FirmwareObject } from './firmware-object.ts';
import type { FirmwareDownloads } from './firmware-downloads.ts';
import { UpdateNews } from './update-news.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';
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
  readonly onError: (error: unknown) => void;
}

interface UpdateEnd {
  readonly success: boolean;
  /** A sentence for the activity log. */
  readonly message: string;
  /** Of the device's answer; else its result is told. */
  readonly responseCode?: string | undefined;
}

interface At {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

/** A device that says nothing is asked so often. Milliseconds. */
const POLL_MS = 30_000;
const SLOT_MS = 120_000;

/**
 * Leads devices through their updates. There is one way on, `#step`: ask the device, and do what follows from what it
 * says and from what is stored. It is taken when the update begins, when the device notifies, registers or wakes, and
 * every {@link POLL_MS} in between; so nothing that is lost on the way, a notification or this process, stops an update.
 */
export class UpdateDriver {
  readonly #deps: UpdateDriverDependencies;
  readonly #polls: Deadlines;
  readonly #slots: UpdateSlots;
  /** Devices with an update under way, and what stops what is being sent to them. */
  readonly #active = new Map<string, { stepping: boolean; again: boolean; abort: AbortController }>();
  readonly #news: UpdateNews;
  readonly #work = new Set<Promise<unknown>>();
  #unsubscribe: (() => void) | undefined;
  #closed = false;

  constructor(deps: UpdateDriverDependencies) {
    this.#deps = deps;
    this.#news = new UpdateNews(deps.object);
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
    // Only while there is an update: whoever listens makes every event cost more.
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
          // Told of something meanwhile, by others than the answers to this step itself.
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
      await this.finish(update, { success: false, message: 'The device was deleted.' });
      return false;
    }
    if (this.#deps.clock.now() < update.startedAt + this.#deps.timeoutMs) return true;
    const { currentState, expectedState, result } = update;
    const why =
      result === UpdateResult.deferred
        ? `${meaningOfResult(result)} It took too long:`
        : 'The update took too long:';
    await this.finish(update, {
      success: false,
      message: `${why} the device is ${currentState}, and was to become ${expectedState}.`,
    });
    return false;
  }

  async #step(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    if (!(await this.#checkTime(target.deviceId))) return;
    const update = await this.#deps.records.get(target.deviceId);
    if (update?.isActive !== true) return;
    try {
      await this.#proceed(update, target, signal);
    } catch (error) {
      if (signal.aborted || error instanceof DeviceUnreachable) {
        // It is asked again when it is heard, or in a while.
        const active = this.#active.get(target.deviceId);
        if (active !== undefined && error instanceof DeviceUnreachable) this.#slots.release(target.deviceId);
        return;
      }
      if (!(error instanceof FirmwareRefused)) throw error;
      const { message, responseCode } = error;
      await this.finish(update, { success: false, message, responseCode }, { target, signal });
    }
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
        await object.execute(target, signal);
        await records.change(current, { isExecuted: true, phaseAt: clock.now() });
        return;
      case 'updating':
        this.#slots.release(target.deviceId);
        await records.change(current, { phase: 'Executing', expectedState: 'Updating' });
        return;
      case 'succeed':
        return this.finish(
          current,
          { success: true, message: meaningOfResult(UpdateResult.success) },
          { target, signal },
        );
      case 'fail':
        return this.finish(current, { success: false, message: step.message }, { target, signal });
    }
  }

  #saw(update: FirmwareUpdate, { state, result }: SeenDevice): Promise<FirmwareUpdate | undefined> {
    return update.currentState === state && update.result === result
      ? Promise.resolve(update)
      : this.#deps.records.change(update, { currentState: state, result });
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
    if (chosen.delivery === 'Pull') return object.writeUri(target, chosen.uri, signal);
    await this.#push(begun, target, signal);
  }

  async #push(update: FirmwareUpdate, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { object, records, files } = this.#deps;
    const file = await files.open(update.firmwarePackageId);
    if (file === undefined) throw new FirmwareRefused('The file of the package is gone.');
    try {
      const source = {
        length: file.sizeBytes,
        read: (offset: number, length: number) => file.read(offset, length),
      };
      const answer = await object.push(target, source, signal);
      if (answer.success) {
        await records.change(update, { phase: 'Verifying' });
      } else {
        await this.#refused(update, target, refusal('The device refused the package', answer), signal);
      }
      this.#soon(target.deviceId);
    } finally {
      this.#slots.release(target.deviceId);
      await file.close();
    }
  }

  /** A device that refuses the package may say why in its result; the code alone says less. */
  async #refused(
    update: FirmwareUpdate,
    target: DeviceAddress,
    refused: FirmwareRefused,
    signal: AbortSignal,
  ): Promise<void> {
    const seen = await this.#deps.object.see(target, signal);
    if (seen.result === UpdateResult.initial) throw refused;
    await this.#deps.records.change(update, { phase: 'Verifying' });
  }

  /**
   * The update is over. The entry of the activity log ends first: the update ends again when the process dies in between.
   *
   * @param at where the device can be tidied up, if it is there
   */
  async finish(update: FirmwareUpdate, end: UpdateEnd, at?: At): Promise<void> {
    const { activityLog, records } = this.#deps;
    const { success, message } = end;
    const latest = (await records.get(update.id)) ?? update;
    const responseCode = end.responseCode ?? resultCode(latest);
    const response = { responseMessage: message, ...(responseCode === undefined ? {} : { responseCode }) };
    await (success
      ? activityLog.complete(update.activityId, response)
      : activityLog.fail(update.activityId, response));
    await records.change(update, { isActive: false, expectedState: 'Idle', message });
    this.#forget(update.id);
    // A device that has failed after it had the package is not left with it.
    const isLeft = !success && latest.currentState !== 'Idle';
    if (at !== undefined) await this.#tidy(at, latest, isLeft ? 'reset' : undefined);
  }

  /** @param by how the device is led back to Idle; a cancelled update ends with the result that this gives */
  async #tidy({ target, signal }: At, update: FirmwareUpdate, by?: 'reset' | 'cancel'): Promise<void> {
    const { object, records } = this.#deps;
    try {
      if (by !== undefined) {
        await object[by](target, signal);
        const { state, result } = await object.see(target, signal);
        await records.saw(update, { currentState: state, ...(by === 'cancel' ? { result } : {}) });
      }
      await object.unobserve(target, signal);
    } catch (error) {
      // The next update begins with a reset, and a notification that nobody wants is answered with one.
      const isExpected = error instanceof DeviceUnreachable || error instanceof FirmwareRefused;
      if (!isExpected && !signal.aborted) throw error;
    }
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

  /** Ends what is being sent, and tells the device, if it listens, to drop what it has. */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    const { queue, presence } = this.#deps;
    this.#active.get(update.id)?.abort.abort(new Error(message));
    await this.finish(update, { success: false, message });
    if (update.phase === 'Waiting' || !presence.isAwake(update.id)) return;
    queue.enqueue(update.id, {
      priority: 'command',
      run: (target, signal) => this.#tidy({ target, signal }, update, 'cancel'),
      dropped: () => Promise.resolve(),
    });
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

function resultCode({ result }: FirmwareUpdate): string | undefined {
  return result === undefined ? undefined : `Result ${result}`;
}
