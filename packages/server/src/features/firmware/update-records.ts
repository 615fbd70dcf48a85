import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { Clock } from '../../kernel/timers.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog, ActivityResponse } from '../activity/activity.ts';
import { devices } from '../devices/model.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import { DeviceBusy, FirmwareRefused } from './firmware-object.ts';
import type { FirmwareObject, UpdatePass } from './firmware-object.ts';
import { firmwarePackages, firmwareUpdates, packageLabel } from './model.ts';
import type { FirmwarePackage, FirmwareUpdate } from './model.ts';
import { isNewStep, refusalCodeOf, stepEnd, stepName, troubleOf, UNANSWERED } from './rules.ts';
import type { UpdateEnd } from './rules.ts';

/** The device of an update. */
export type UpdatedDevice = Pick<FirmwareUpdate, 'id' | 'deviceNetworkId'>;

/** Distinguishes an update from earlier and later ones of the same device. */
export type UpdateKey = Pick<FirmwareUpdate, 'id' | 'activityId'>;

type Change = Partial<Omit<FirmwareUpdate, 'id' | 'activityId' | 'deviceNetworkId' | 'firmwarePackageId'>>;

interface UpdateRecordsDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  readonly object: FirmwareObject;
  /** Called when an update has started or ended. Must not throw. */
  readonly onUpdateChanged?: ((update: UpdatedDevice) => void) | undefined;
}

/**
 * Stores updates, one per device, and ends them: in the store, in the activity log and on the device. An update is
 * deleted with its device, so a change must not store it again.
 */
export class UpdateRecords {
  readonly #deps: UpdateRecordsDependencies;
  /** Activity log entries of current steps, by that of the update. */
  readonly #steps = new Map<string, string>();
  #ended: (deviceId: string) => void = () => undefined;

  constructor(deps: UpdateRecordsDependencies) {
    this.#deps = deps;
  }

  /** @param listener called with each device whose update is no longer stored as active */
  listen(listener: (deviceId: string) => void): void {
    this.#ended = listener;
  }

  get(deviceId: string): Promise<FirmwareUpdate | undefined> {
    return this.#deps.store.collection(firmwareUpdates).get(deviceId);
  }

  package(id: string): Promise<FirmwarePackage | undefined> {
    return this.#deps.store.collection(firmwarePackages).get(id);
  }

  async active(): Promise<FirmwareUpdate[]> {
    const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
    const found = await this.#deps.store.collection(firmwareUpdates).find({ where });
    for (const { activityId, stepActivityId } of found)
      if (stepActivityId !== undefined) this.#steps.set(activityId, stepActivityId);
    return found;
  }

  /**
   * Stores new updates, except for deleted devices and devices with an update in progress.
   *
   * @returns the stored updates
   * @throws MusterError `firmware-package-not-found` if the package has been deleted since
   */
  begin(updates: readonly FirmwareUpdate[], packageId: string): Promise<FirmwareUpdate[]> {
    return this.#deps.store.transaction(async (tx) => {
      if ((await tx.collection(firmwarePackages).get(packageId)) === undefined) {
        throw notFound('firmware-package', packageId);
      }
      const collection = tx.collection(firmwareUpdates);
      const ids = updates.map((one) => one.id);
      const before = await collection.getMany(ids);
      const present = await tx.collection(devices).getMany(ids);
      const begun = updates.filter(({ id }) => before.get(id)?.isActive !== true && present.has(id));
      for (const one of begun) await collection.put(one);
      return begun;
    });
  }

  /** Changes an active update. Resolves with undefined if it has ended, was deleted, or a later one has started. */
  async change(update: UpdateKey, change: Change): Promise<FirmwareUpdate | undefined> {
    let before: FirmwareUpdate | undefined;
    const changed = await this.#deps.store.transaction(async (tx) => {
      const collection = tx.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId || !current.isActive) return undefined;
      before = current;
      const now = this.#deps.clock.now();
      const isNewPhase = change.phase !== undefined && change.phase !== current.phase;
      const next = { ...current, ...(isNewPhase ? { phaseAt: now } : {}), ...change, changedAt: now };
      await collection.put(next);
      return next;
    });
    if (changed === undefined || before === undefined || !isNewStep(before, changed)) return changed;
    return this.#logStep(before, changed);
  }

  /** Ends the activity log entry of the last step, and starts that of the next one. */
  async #logStep(before: FirmwareUpdate, update: FirmwareUpdate): Promise<FirmwareUpdate | undefined> {
    const { activityLog, store } = this.#deps;
    await this.#endStep(update, stepEnd(before, update));
    const device = await store.collection(devices).get(update.id);
    const firmware = await this.package(update.firmwarePackageId);
    const step = stepName(update);
    if (device === undefined || firmware === undefined || step === undefined) return update;
    const { id: stepActivityId } = await activityLog.start({
      deviceNetworkId: update.deviceNetworkId,
      ...deviceEntity(device),
      description: `Firmware update to ${packageLabel(firmware)}: ${step}`,
      parentId: update.activityId,
      isStep: true,
    });
    this.#steps.set(update.activityId, stepActivityId);
    await activityLog.progress(stepActivityId);
    return this.change(update, { stepActivityId });
  }

  async #endStep({ activityId }: UpdateKey, { success, ...end }: UpdateEnd): Promise<void> {
    const { activityLog } = this.#deps;
    const id = this.#steps.get(activityId);
    if (id === undefined) return;
    this.#steps.delete(activityId);
    await (success ? activityLog.complete(id, responseOf(end)) : activityLog.fail(id, responseOf(end)));
  }

  /**
   * Ends a finished update. Ends the activity log entry first: if the process dies in between, the update ends again.
   *
   * @param at access to the device, to reset it to Idle; undefined if it is not awake
   */
  async finish(update: FirmwareUpdate, end: UpdateEnd, at?: UpdatePass): Promise<void> {
    const latest = (await this.get(update.id)) ?? update;
    await this.#log(latest, end);
    await this.#close(update, end.message, end.success ? {} : { hasFailed: true });
    // A device that failed after it had received the package must discard it.
    const isLeft = !end.success && latest.currentState !== 'Idle';
    if (at === undefined) return;
    const problem = await this.#resetDevice(at, latest, isLeft ? 'reset' : undefined);
    // The next update begins with a reset, and the service answers an unwanted notification with a CoAP Reset.
    if (problem !== undefined && !isExpected(problem) && !at.signal.aborted) throw problem;
  }

  /** Ends an update that was deleted with its device. */
  async deleted(update: UpdateKey): Promise<void> {
    await this.#log(update, { success: false, message: 'The device was deleted.' });
    this.#ended(update.id);
  }

  /**
   * Ends an update at the user's request, and makes the device discard its download if it is reachable. The activity
   * log entry ends with the response of the device.
   */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    const { queue, presence } = this.#deps;
    const latest = (await this.get(update.id)) ?? update;
    const trouble = troubleOf(latest);
    const said = trouble === undefined ? message : `${message} Last failure: ${trouble}`;
    const end = { success: false, message: said, responseCode: refusalCodeOf(latest) };
    await this.#close(update, said, {});
    if (update.phase === 'Waiting' || !presence.isAwake(update.id)) return this.#log(latest, end);
    queue.enqueue(update.id, {
      priority: 'command',
      run: async (target, signal) => {
        const problem = await this.#resetDevice({ target, signal }, update, 'cancel');
        if (problem === undefined) return this.#log(latest, end);
        const refused = refusedEnd(end, message, problem);
        await this.#log(latest, refused);
        await this.#recordFinalReport(update, { message: refused.message });
        if (!isExpected(problem) && !signal.aborted) throw problem;
      },
      dropped: () => this.#log(latest, end),
    });
  }

  async #close(
    update: FirmwareUpdate,
    message: string,
    failure: Pick<FirmwareUpdate, 'hasFailed'>,
  ): Promise<void> {
    await this.change(update, { isActive: false, expectedState: 'Idle', message, ...failure });
    this.#ended(update.id);
    this.#deps.onUpdateChanged?.(update);
  }

  async #log(update: UpdateKey & Pick<FirmwareUpdate, 'result'>, end: UpdateEnd): Promise<void> {
    const { activityLog } = this.#deps;
    const code = end.responseCode ?? (update.result === undefined ? undefined : `Result ${update.result}`);
    const response = responseOf({ ...end, responseCode: code });
    await this.#endStep(update, { ...end, responseCode: code });
    await (end.success
      ? activityLog.complete(update.activityId, response)
      : activityLog.fail(update.activityId, response));
  }

  /**
   * @param by how to reset the device to Idle; `cancel` also stores the result that the device then reports
   * @returns the error that prevented it
   */
  async #resetDevice(
    at: UpdatePass,
    update: FirmwareUpdate,
    by?: 'reset' | 'cancel',
  ): Promise<Error | undefined> {
    const { object } = this.#deps;
    try {
      if (by !== undefined) {
        await object[by](at);
        const { state, result } = await object.readState(at);
        await this.#recordFinalReport(update, {
          currentState: state,
          ...(by === 'cancel' ? { result } : {}),
        });
      }
      await object.unobserve(at);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Stores the device's report after the end of its update, unless a later update has started. */
  async #recordFinalReport(update: UpdateKey, seen: Change): Promise<void> {
    await this.#deps.store.transaction(async (tx) => {
      const collection = tx.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId) return;
      await collection.put({ ...current, ...seen, changedAt: this.#deps.clock.now() });
    });
  }
}

const responseOf = ({ message, responseCode }: Omit<UpdateEnd, 'success'>): ActivityResponse => ({
  ...(message === '' ? {} : { responseMessage: message }),
  ...(responseCode === undefined ? {} : { responseCode }),
});

function refusedEnd(end: UpdateEnd, message: string, problem: Error): UpdateEnd {
  if (problem instanceof DeviceUnreachable) return { ...end, message: `${message} ${UNANSWERED}` };
  if (!(problem instanceof FirmwareRefused || problem instanceof DeviceBusy)) return end;
  const { responseCode } = problem;
  return {
    success: false,
    message: `${message} The device did not discard the package: ${problem.message}`,
    responseCode: responseCode ?? end.responseCode,
  };
}

function isExpected(error: Error): boolean {
  return (
    error instanceof DeviceUnreachable || error instanceof FirmwareRefused || error instanceof DeviceBusy
  );
}
