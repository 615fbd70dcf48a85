import { firmwareStates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import type { DomainEvent } from '../events/events.ts';
import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { FirmwareRefused } from './firmware-object.ts';
import type { FirmwareObject } from './firmware-object.ts';
import type { FirmwareTransfer } from './firmware-transfer.ts';
import type { UpdatePass, UpdateEnding } from './update-ending.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';
import {
  DeviceBusy,
  FIRST_WAIT_MS,
  MAX_RESETS,
  NO_REFUSALS,
  timeoutEnd,
  UNANSWERED,
  unusableAnswer,
} from './update-retry.ts';
import type { UpdateKey, UpdateRecords } from './update-records.ts';
import { UpdateSlots } from './update-slots.ts';
import { GRACE_MS, isPushInterrupted, MAX_TRANSFERS, nextStep, resultOf } from './update-step.ts';
import type { SeenDevice } from './update-step.ts';

export interface UpdateLimits {
  /** Maximum concurrent transfers of a device network. */
  readonly maxTransfers: number;
  /** Milliseconds after which an update fails. */
  readonly timeoutMs: number;
  /** Longest delay after a temporary refusal, in milliseconds. */
  readonly maxRetryMs: number;
  /** Returns 0 to 1, to spread the delays. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
}

export interface UpdateRunnerDependencies {
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  readonly transfer: FirmwareTransfer;
  readonly ending: UpdateEnding;
  readonly limits: UpdateLimits;
}

/** When to take the next step: after a message of the device, now, or at a time (epoch milliseconds). */
export type StepResult = 'done' | 'again' | { readonly at: number };

const SLOT_MS = 120_000;
/** Limits the delay to 20 to 25 seconds, unless the device asks for more. */
const MAX_DOUBLINGS_IF_OPEN = 2;

/** Takes the next step of an update, depending on the state that the device reports. */
export class UpdateRunner {
  readonly #deps: UpdateRunnerDependencies;
  readonly #states: StateWatch;
  readonly #slots: UpdateSlots;

  constructor(deps: UpdateRunnerDependencies) {
    this.#deps = deps;
    this.#states = new StateWatch(deps.object);
    const { clock, limits } = deps;
    this.#slots = new UpdateSlots(clock, limits.maxTransfers, SLOT_MS);
  }

  /** @param listener called with each device that waited for a slot and has one now */
  listen(listener: (deviceId: string) => void): void {
    this.#slots.listen(listener);
  }

  /** Returns the device whose firmware object an event changes. */
  changedBy(event: DomainEvent): string | undefined {
    return this.#states.of(event);
  }

  /** @param at undefined if the device is not awake */
  async next(key: UpdateKey, at: UpdatePass | undefined): Promise<StepResult> {
    if (at === undefined) this.#slots.release(key.id);
    const update = await this.#loadActive(key);
    if (update === undefined || at === undefined) return 'done';
    const { retryAt = 0 } = update;
    if (this.#deps.clock.now() < retryAt) return { at: retryAt };
    try {
      return await this.#proceed(update, at);
    } catch (error) {
      return this.#onFailure(update, error, at);
    }
  }

  /**
   * Returns the active update. Undefined if it has ended, or if it fails now because its device was deleted
   * or its deadline has passed.
   */
  async #loadActive(key: UpdateKey): Promise<FirmwareUpdate | undefined> {
    const update = await this.#deps.records.get(key.id);
    if (update === undefined) await this.#deps.ending.deleted(key);
    if (update?.isActive !== true) return undefined;
    if (this.#deps.clock.now() < this.#deadlineOf(update)) return update;
    await this.#deps.ending.finish(update, timeoutEnd(update));
    return undefined;
  }

  async #onFailure(update: FirmwareUpdate, error: unknown, at: UpdatePass): Promise<StepResult> {
    const { records, ending } = this.#deps;
    if (at.signal.aborted) return 'done';
    if (error instanceof DeviceBusy) return this.#backOff(update, error);
    if (error instanceof DeviceUnreachable && error.isAnswered) {
      return this.#backOff(update, unusableAnswer(error));
    }
    if (error instanceof DeviceUnreachable) {
      // The next pass follows a message of the device, or the next poll.
      this.#slots.release(update.id);
      if (update.trouble !== UNANSWERED)
        await records.change(update, { trouble: UNANSWERED, troubleCode: '' });
      return 'done';
    }
    if (!(error instanceof FirmwareRefused)) throw error;
    const { message, responseCode } = error;
    await ending.finish(update, { success: false, message, responseCode }, at);
    return 'done';
  }

  /** Tries again later, at the latest at the deadline of the update. */
  async #backOff({ id }: FirmwareUpdate, busy: DeviceBusy): Promise<StepResult> {
    const { records, clock, limits, activityLog } = this.#deps;
    this.#slots.release(id);
    const update = await records.get(id);
    if (update === undefined) return 'done';
    const { retries = 0 } = update;
    // A device that refuses requests after an interrupted push discards the transfer after some time, which
    // it does not report.
    const isOpen = isPushInterrupted(update) && busy.responseCode !== undefined;
    const counted = isOpen ? Math.min(retries, MAX_DOUBLINGS_IF_OPEN) : retries;
    const { maxRetryMs: maxMs, random } = limits;
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
    return startedAt + this.#deps.limits.timeoutMs;
  }

  async #proceed(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { object, records, clock, ending } = this.#deps;
    const { target, signal } = at;
    if (update.phase === 'Waiting') await object.demand(target.deviceId);
    else await this.#states.await(update);
    const seen = await object.readStateDuring(update, target, signal);
    if (seen === undefined) return { at: clock.now() + GRACE_MS };
    const firmware = await records.package(update.firmwarePackageId);
    const current = await this.#recordReport(update, seen);
    if (current === undefined || firmware === undefined) return 'done';
    const step = nextStep(current, seen, firmware, clock.now());
    switch (step.do) {
      case 'wait':
        return this.#afterGrace(current);
      case 'reset':
        return this.#reset(current, at);
      case 'transfer':
        demandPause(current, seen);
        return this.#transfer(current, at);
      case 'execute':
        return this.#execute(current, at);
      case 'updating':
        this.#slots.release(target.deviceId);
        await records.change(current, { phase: 'Executing', expectedState: 'Updating' });
        return 'done';
      case 'succeed':
        await ending.finish(current, { success: true, message: meaningOfResult(UpdateResult.success) }, at);
        return 'done';
      case 'fail':
        await ending.finish(current, { success: false, message: step.message }, at);
        return 'done';
    }
  }

  /** Resets the device. It may need time to discard a package, or never do it. */
  async #reset(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { object, records } = this.#deps;
    try {
      await object.reset(at.target, at.signal);
    } catch (error) {
      const isOpen =
        error instanceof DeviceBusy && isPushInterrupted(update) && update.attempts < MAX_TRANSFERS;
      if (!isOpen) throw error;
      // The device can be busy with the interrupted transfer. A new block 0 replaces it (RFC 7959 section
      // 2.5).
      return this.#transfer(update, at);
    }
    const { state } = await object.readState(at.target, at.signal);
    const resets = state === 'Idle' ? 0 : (update.resets ?? 0) + 1;
    await records.change(update, { phase: 'Waiting', currentState: state, resets });
    if (state === 'Idle') return 'again';
    const stays = `The device stays in State ${firmwareStates.indexOf(state)} (${state}) after an empty Package (/5/0/0)`;
    if (resets < MAX_RESETS) throw new DeviceBusy(`${stays}.`);
    throw new FirmwareRefused(`${stays}, also after ${resets} resets.`);
  }

  /** Waits for the device to begin, at most {@link GRACE_MS}. */
  #afterGrace({ phaseAt }: FirmwareUpdate): StepResult {
    const at = phaseAt + GRACE_MS;
    return this.#deps.clock.now() < at ? { at } : 'done';
  }

  async #transfer(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { transfer, activityLog } = this.#deps;
    await activityLog.progress(update.activityId);
    const { id: deviceId, deviceNetworkId } = update;
    // The device is woken when another device releases its slot.
    if (!this.#slots.take(deviceId, deviceNetworkId)) return 'done';
    const chosen = await transfer.choose(update, at);
    await this.#states.await(update);
    if (chosen.delivery === 'Pull') {
      await transfer.send(update, chosen, at);
      return 'done';
    }
    try {
      await transfer.send(update, chosen, at);
      return 'again';
    } finally {
      this.#slots.release(deviceId);
    }
  }

  async #execute(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { records, clock } = this.#deps;
    this.#slots.release(update.id);
    const begun = await records.change(update, {
      phase: 'Executing',
      expectedState: 'Updating',
      isExecuted: false,
      staleResult: update.result ?? UpdateResult.initial,
    });
    if (begun === undefined) return 'done';
    const result = await this.#startUpdate(begun, at);
    await records.change(update, { ...NO_REFUSALS, isExecuted: true, phaseAt: clock.now() });
    return result;
  }

  /**
   * Executes Update. A device that responds only to the second copy of the request may refuse it although the
   * first copy has started the update.
   */
  async #startUpdate(update: FirmwareUpdate, { target, signal }: UpdatePass): Promise<StepResult> {
    const { object } = this.#deps;
    try {
      await object.execute(target, signal);
      return 'done';
    } catch (error) {
      if (!(error instanceof FirmwareRefused)) throw error;
      const seen = await object.readState(target, signal);
      if (seen.state !== 'Updating' && resultOf(update, seen) === UpdateResult.initial) throw error;
      return 'again';
    }
  }

  #recordReport(update: FirmwareUpdate, seen: SeenDevice): Promise<FirmwareUpdate | undefined> {
    const { state, result } = seen;
    const isAnswered = update.trouble === UNANSWERED;
    // A result that counts belongs to this update, not to an earlier one.
    const hasBegun = (update.staleResult ?? 0) !== 0 && resultOf(update, seen) === result;
    return update.currentState === state && update.result === result && !isAnswered && !hasBegun
      ? Promise.resolve(update)
      : this.#deps.records.change(update, {
          currentState: state,
          result,
          ...(hasBegun ? { staleResult: UpdateResult.initial } : {}),
          ...(isAnswered ? { trouble: '' } : {}),
        });
  }

  /** Forgets a device whose update has ended. */
  forget(deviceId: string): void {
    this.#slots.release(deviceId);
    this.#states.forget(deviceId);
  }

  /** Starts no more transfers. */
  stop(): void {
    this.#slots.clear();
  }
}

/** @throws DeviceBusy if the device has lost the package and there has been no pause since */
function demandPause(update: FirmwareUpdate, seen: SeenDevice): void {
  const { phase, phaseAt, retryAt = 0 } = update;
  if (phase === 'Waiting' || retryAt > phaseAt) return;
  const result = resultOf(update, seen);
  const reason = result === UpdateResult.initial ? 'The device lost the package.' : meaningOfResult(result);
  throw new DeviceBusy(reason);
}

/** Detects changes of State or Result of firmware objects in measurement events. */
class StateWatch {
  /** State and Result of devices with an update, by resource ID, each with its latest value. */
  readonly #watched = new Map<string, { readonly deviceId: string; value: unknown }>();
  readonly #object: Pick<FirmwareObject, 'observed' | 'listen'>;

  constructor(object: Pick<FirmwareObject, 'observed' | 'listen'>) {
    this.#object = object;
    // The pass that reads a value acts on it. Otherwise a device whose State changes with every Read would be
    // read forever.
    object.listen((id, value) => {
      const watched = this.#watched.get(id);
      if (watched !== undefined) watched.value = value;
    });
  }

  /** Starts to watch a device. The state and result in the update count as known. */
  async await({ id: deviceId, currentState, result }: FirmwareUpdate): Promise<void> {
    const known = [firmwareStates.indexOf(currentState), result];
    for (const [index, id] of (await this.#object.observed(deviceId)).entries()) {
      if (!this.#watched.has(id)) this.#watched.set(id, { deviceId, value: known[index] });
    }
  }

  /**
   * Returns the device whose State or Result an event changes. Responses to reads cause events too, and an
   * unchanged value must not cause another read.
   */
  of(event: DomainEvent): string | undefined {
    if (event.type !== 'measurement') return undefined;
    const watched = this.#watched.get(event.resourceId);
    if (watched === undefined || watched.value === event.value) return undefined;
    watched.value = event.value;
    return watched.deviceId;
  }

  forget(deviceId: string): void {
    for (const [id, watched] of this.#watched) if (watched.deviceId === deviceId) this.#watched.delete(id);
  }
}
