import type { OperationAnswer } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import { FairQueue, reserveFor } from '../../kernel/fair-queue.ts';
import type { EndTurn } from '../../kernel/fair-queue.ts';
import type { UsageCounter } from '../../kernel/ports.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { DeviceBusy, FirmwareRefused, refusal, unusableAnswer } from './firmware-object.ts';
import type { FirmwareObject, UpdatePass } from './firmware-object.ts';
import { firmwareStates } from './model.ts';
import type { FirmwareDelivery, FirmwareUpdate } from './model.ts';
import type { FirmwareDownloads, FirmwareFiles } from './packages.ts';
import {
  chooseDelivery,
  GRACE_MS,
  isPushInterrupted,
  lossReason,
  MAX_TRANSFERS,
  meaningOfResult,
  nextStep,
  resultOf,
  UNANSWERED,
  UpdateResult,
} from './rules.ts';
import type { ChosenDelivery, SeenDevice } from './rules.ts';
import type { UpdateRecords } from './update-records.ts';

interface UpdateStepsDependencies {
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly files: FirmwareFiles;
  readonly downloads: FirmwareDownloads;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  /** Maximum concurrent transfers of a device network. */
  readonly maxTransfers: number;
  /** Milliseconds after which an update fails. */
  readonly timeoutMs: number;
  /** Delivery for devices that support both. */
  readonly delivery: FirmwareDelivery;
  /** Counts the bytes sent. By default, they are not counted. */
  readonly usage?: UsageCounter | undefined;
}

/** When to take the next step: after a message of the device, now, or at a time (epoch milliseconds). */
export type StepResult = 'done' | 'again' | { readonly at: number };

type Delivery = Exclude<ChosenDelivery, { problem: string }>;

const SLOT_MS = 120_000;
/** Maximum consecutive resets that leave the device in its State. */
const MAX_RESETS = 8;
/** Clears the record of earlier refusals after a successful step. */
const NO_REFUSALS = { retries: 0, resets: 0, retryAt: 0, trouble: '', troubleCode: '' } as const;

/** The steps of updates. Each depends on the state that the device reports. */
export class UpdateSteps {
  readonly #deps: UpdateStepsDependencies;
  readonly slots: UpdateSlots;

  constructor(deps: UpdateStepsDependencies) {
    this.#deps = deps;
    this.slots = new UpdateSlots(deps.clock, deps.maxTransfers, SLOT_MS);
  }

  /** Takes the next step of an update. @throws DeviceUnreachable, DeviceBusy, FirmwareRefused */
  async next(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { object, records, clock } = this.#deps;
    if (update.phase === 'Waiting') await object.demand(update.id);
    else await object.watch(update);
    const seen = await this.#readState(update, at);
    if (seen === undefined) return { at: clock.now() + GRACE_MS };
    const firmware = await records.package(update.firmwarePackageId);
    const current = await this.#recordReport(update, seen);
    if (current === undefined || firmware === undefined) return 'done';
    const step = nextStep(current, seen, firmware, clock.now());
    switch (step.do) {
      case 'wait':
        return afterGrace(current, clock.now());
      case 'reset':
        return this.#reset(current, at);
      case 'transfer':
        demandPause(current, seen);
        return this.#transfer(current, at);
      case 'execute':
        return this.#execute(current, at);
      case 'updating':
        this.slots.release(current.id);
        await records.change(current, { phase: 'Executing', expectedState: 'Updating' });
        return 'done';
      case 'succeed':
        await records.finish(current, { success: true, message: meaningOfResult(UpdateResult.success) }, at);
        return 'done';
      case 'fail':
        await records.finish(current, { success: false, message: step.message }, at);
        return 'done';
    }
  }

  /**
   * Reads the state of the device. Undefined if a device that has reported its state during the update does not now,
   * for example while it boots.
   */
  async #readState({ phase }: FirmwareUpdate, at: UpdatePass): Promise<SeenDevice | undefined> {
    try {
      return await this.#deps.object.readState(at);
    } catch (error) {
      if (error instanceof FirmwareRefused && phase !== 'Waiting') return undefined;
      throw error;
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

  /** Resets the device. It may need time to discard a package, or never do it. */
  async #reset(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { object, records } = this.#deps;
    try {
      await object.reset(at);
    } catch (error) {
      const isOpen =
        error instanceof DeviceBusy && isPushInterrupted(update) && update.attempts < MAX_TRANSFERS;
      if (!isOpen) throw error;
      // The device can be busy with the interrupted transfer. A new block 0 replaces it (RFC 7959 section 2.5).
      return this.#transfer(update, at);
    }
    const { state } = await object.readState(at);
    const resets = state === 'Idle' ? 0 : (update.resets ?? 0) + 1;
    await records.change(update, { phase: 'Waiting', currentState: state, resets });
    if (state === 'Idle') return 'again';
    const stays = `The device stays in State ${firmwareStates.indexOf(state)} (${state}) after an empty Package (/5/0/0)`;
    if (resets < MAX_RESETS) throw new DeviceBusy(`${stays}.`);
    throw new FirmwareRefused(`${stays}, also after ${resets} resets.`);
  }

  async #transfer(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    await this.#deps.activityLog.progress(update.activityId);
    // The device is woken when another device releases its slot.
    if (!this.slots.take(update.id, update.deviceNetworkId)) return 'done';
    const chosen = await this.#choose(update, at);
    await this.#deps.object.watch(update);
    if (chosen.delivery === 'Pull') {
      await this.#send(update, chosen, at);
      return 'done';
    }
    try {
      await this.#send(update, chosen, at);
      return 'again';
    } finally {
      this.slots.release(update.id);
    }
  }

  /** @throws FirmwareRefused if the device supports no usable delivery */
  async #choose(update: FirmwareUpdate, at: UpdatePass): Promise<Delivery> {
    const { object, downloads, delivery: preferred, timeoutMs } = this.#deps;
    const { firmwarePackageId, wishedDelivery, startedAt } = update;
    const chosen = chooseDelivery(await object.support(at), wishedDelivery, preferred, (scheme) =>
      downloads.uri(firmwarePackageId, scheme, at.target.listener, startedAt + timeoutMs),
    );
    if ('problem' in chosen) throw new FirmwareRefused(chosen.problem);
    return chosen;
  }

  /** Sends the whole file, or the address to fetch it from. @throws DeviceBusy, FirmwareRefused */
  async #send(update: FirmwareUpdate, chosen: Delivery, at: UpdatePass): Promise<void> {
    const { object, records, clock } = this.#deps;
    await object.observe(at);
    const begun = await records.change(update, {
      phase: 'Transferring',
      phaseAt: clock.now(),
      delivery: chosen.delivery,
      attempts: update.attempts + 1,
      expectedState: 'Downloaded',
      result: UpdateResult.initial,
      staleResult: update.result ?? UpdateResult.initial,
    });
    if (begun === undefined) return;
    try {
      if (chosen.delivery === 'Push') await this.#push(begun, at);
      else {
        await object.writeUri(at, chosen.uri);
        await records.change(begun, NO_REFUSALS);
      }
    } catch (error) {
      const busy = at.signal.aborted ? undefined : asBusy(error);
      if (busy === undefined) throw error;
      // A temporary refusal does not count as an attempt.
      await records.change(begun, { attempts: update.attempts });
      throw busy;
    }
  }

  async #push(update: FirmwareUpdate, at: UpdatePass): Promise<void> {
    const { object, records, files, usage } = this.#deps;
    const file = await files.open(update.firmwarePackageId);
    if (file === undefined) throw new FirmwareRefused('The file of the firmware package is missing.');
    try {
      const source = {
        length: file.sizeBytes,
        read: async (offset: number, length: number) => {
          const bytes = await file.read(offset, length);
          usage?.add(at.target.deviceNetworkId, 'firmwareBytes', bytes.length);
          return bytes;
        },
      };
      const answer = await object.push(at, source);
      if (!answer.success) await this.#checkAccepted(update, at, answer);
      await records.change(update, { ...NO_REFUSALS, phase: 'Verifying' });
    } finally {
      await file.close();
    }
  }

  /**
   * Checks the state after a refused package. The device may give the reason in its result, which says more than the
   * code. A device that refuses a second copy of the last block may already have the whole package.
   *
   * @throws FirmwareRefused, DeviceBusy if its state and result give no other reason
   */
  async #checkAccepted(update: FirmwareUpdate, at: UpdatePass, answer: OperationAnswer): Promise<void> {
    const seen = await this.#deps.object.readState(at);
    const isTaken = seen.state === 'Downloaded' || seen.state === 'Updating';
    if (resultOf(update, seen) === UpdateResult.initial && !isTaken)
      throw refusal('The device refused the package', answer);
  }

  async #execute(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { records, clock } = this.#deps;
    this.slots.release(update.id);
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
   * Executes Update. A device that responds only to the second copy of the request may refuse it although the first
   * copy has started the update.
   */
  async #startUpdate(update: FirmwareUpdate, at: UpdatePass): Promise<StepResult> {
    const { object } = this.#deps;
    try {
      await object.execute(at);
      return 'done';
    } catch (error) {
      if (!(error instanceof FirmwareRefused)) throw error;
      const seen = await object.readState(at);
      if (seen.state !== 'Updating' && resultOf(update, seen) === UpdateResult.initial) throw error;
      return 'again';
    }
  }
}

/** Waits for the device to begin, at most {@link GRACE_MS}. */
function afterGrace({ phaseAt }: FirmwareUpdate, nowMs: number): StepResult {
  const at = phaseAt + GRACE_MS;
  return nowMs < at ? { at } : 'done';
}

/** @throws DeviceBusy if the device has lost the package and there has been no pause since */
function demandPause(update: FirmwareUpdate, seen: SeenDevice): void {
  const { phase, phaseAt, retryAt = 0 } = update;
  if (phase === 'Waiting' || retryAt > phaseAt) return;
  throw new DeviceBusy(lossReason(resultOf(update, seen)));
}

/** Returns the error as temporary, if a later transfer may succeed. */
function asBusy(error: unknown): DeviceBusy | undefined {
  if (error instanceof DeviceBusy) return error;
  if (!(error instanceof DeviceUnreachable)) return undefined;
  if (error.isAnswered) return unusableAnswer(error);
  if (!error.isNoResponse) return undefined;
  return new DeviceBusy('The device stopped responding during the transfer of the package.');
}

interface HeldSlot {
  readonly end: EndTurn;
  readonly timer: TimerHandle;
}

/** Limits how many devices receive a package at the same time. Device networks take turns. */
class UpdateSlots {
  readonly #clock: Clock;
  readonly #holdMs: number;
  #onFree: (deviceId: string) => void = () => undefined;
  readonly #queue: FairQueue<string>;
  readonly #held = new Map<string, HeldSlot>();
  /** Device network of each waiting device. */
  readonly #waiting = new Map<string, string>();
  #isTaking = false;

  /**
   * @param max devices of one network; a further quarter is reserved for networks with few
   * @param holdMs milliseconds after which a slot is released, so that one slow device does not delay the others
   */
  constructor(clock: Clock, max: number, holdMs: number) {
    this.#clock = clock;
    this.#holdMs = holdMs;
    this.#queue = new FairQueue({
      max,
      reserved: reserveFor(max),
      start: (deviceId, end) => this.#hold(deviceId, end),
    });
  }

  /** @param listener called with each device that waited for a slot and has one now */
  listen(listener: (deviceId: string) => void): void {
    this.#onFree = listener;
  }

  #hold(deviceId: string, end: EndTurn): void {
    this.#waiting.delete(deviceId);
    const timer = this.#clock.setTimer(this.#holdMs, () => this.release(deviceId));
    this.#held.set(deviceId, { end, timer });
    if (!this.#isTaking) this.#onFree(deviceId);
  }

  /** Returns false if there is no slot. The device then waits for its turn. */
  take(deviceId: string, deviceNetworkId: string): boolean {
    if (this.#held.has(deviceId)) return true;
    if (this.#waiting.has(deviceId)) return false;
    this.#waiting.set(deviceId, deviceNetworkId);
    // This call can give a slot to no other device: a device that waited before would already have its slot.
    this.#isTaking = true;
    this.#queue.add(deviceNetworkId, deviceId);
    this.#isTaking = false;
    return this.#held.has(deviceId);
  }

  /** Releases the slot of a device, or removes the device from the queue. */
  release(deviceId: string): void {
    const deviceNetworkId = this.#waiting.get(deviceId);
    if (deviceNetworkId !== undefined) {
      this.#waiting.delete(deviceId);
      this.#queue.delete(deviceNetworkId, deviceId);
    }
    const held = this.#held.get(deviceId);
    if (held === undefined) return;
    held.timer.cancel();
    this.#held.delete(deviceId);
    held.end();
  }

  clear(): void {
    this.#queue.clear();
    for (const { timer } of this.#held.values()) timer.cancel();
    this.#held.clear();
    this.#waiting.clear();
  }
}
