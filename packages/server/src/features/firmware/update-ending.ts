import type { FirmwareUpdate } from './model/firmware-update.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import { FirmwareRefused } from './firmware-object.ts';
import type { FirmwareObject } from './firmware-object.ts';
import type { UpdateEnd } from './update-result.ts';
import type { UpdateKey, UpdateRecords } from './update-records.ts';
import { DeviceBusy, troubleOf, UNANSWERED } from './update-retry.ts';

export interface UpdateEndingDependencies {
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  /** Called when an update has ended. Must not throw. */
  readonly onUpdateChanged?: ((update: UpdatedDevice) => void) | undefined;
}

/** The device of an update. */
export type UpdatedDevice = Pick<FirmwareUpdate, 'id' | 'deviceNetworkId'>;

export interface UpdatePass {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

/** Ends updates: in the store, in the activity log and on the device. */
export class UpdateEnding {
  readonly #deps: UpdateEndingDependencies;
  #ended: (deviceId: string) => void = () => undefined;

  constructor(deps: UpdateEndingDependencies) {
    this.#deps = deps;
  }

  /** @param listener called with each device whose update is no longer stored as active */
  listen(listener: (deviceId: string) => void): void {
    this.#ended = listener;
  }

  /**
   * Ends a finished update. Ends the activity log entry first: if the process dies in between, the update
   * ends again.
   *
   * @param at access to the device, to reset it to Idle; undefined if it is not awake
   */
  async finish(update: FirmwareUpdate, end: UpdateEnd, at?: UpdatePass): Promise<void> {
    const latest = (await this.#deps.records.get(update.id)) ?? update;
    await this.#log(latest, end);
    await this.#close(update, end.message, end.success ? {} : { hasFailed: true });
    // A device that failed after it had received the package must discard it.
    const isLeft = !end.success && latest.currentState !== 'Idle';
    if (at === undefined) return;
    const problem = await this.#resetDevice(at, latest, isLeft ? 'reset' : undefined);
    // The next update begins with a reset, and the service answers an unwanted notification with a CoAP
    // Reset.
    if (problem !== undefined && !isExpected(problem) && !at.signal.aborted) throw problem;
  }

  /** Ends an update that was deleted with its device. */
  async deleted(update: UpdateKey): Promise<void> {
    await this.#log(update, { success: false, message: 'The device was deleted.' });
    this.#ended(update.id);
  }

  /**
   * Ends an update at the user's request, and makes the device discard its download if it is reachable. The
   * activity log entry ends with the response of the device.
   */
  async cancel(update: FirmwareUpdate, message: string): Promise<void> {
    const { queue, presence, records } = this.#deps;
    const latest = (await records.get(update.id)) ?? update;
    const trouble = troubleOf(latest);
    const said = trouble === undefined ? message : `${message} Last failure: ${trouble}`;
    const responseCode = latest.troubleCode === '' ? undefined : latest.troubleCode;
    const end = { success: false, message: said, responseCode };
    await this.#close(update, said, {});
    if (update.phase === 'Waiting' || !presence.isAwake(update.id)) return this.#log(latest, end);
    queue.enqueue(update.id, {
      priority: 'command',
      run: async (target, signal) => {
        const problem = await this.#resetDevice({ target, signal }, update, 'cancel');
        await this.#log(latest, problem === undefined ? end : refusedEnd(end, message, problem));
        if (problem === undefined) return;
        await records.recordFinalReport(update, { message: refusedEnd(end, message, problem).message });
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
    const { records, onUpdateChanged } = this.#deps;
    await records.change(update, { isActive: false, expectedState: 'Idle', message, ...failure });
    this.#ended(update.id);
    onUpdateChanged?.(update);
  }

  async #log(
    update: UpdateKey & Pick<FirmwareUpdate, 'result'>,
    { success, message, responseCode }: UpdateEnd,
  ): Promise<void> {
    const { activityLog } = this.#deps;
    const code = responseCode ?? resultCode(update);
    const response = { responseMessage: message, ...(code === undefined ? {} : { responseCode: code }) };
    await (success
      ? activityLog.complete(update.activityId, response)
      : activityLog.fail(update.activityId, response));
  }

  /**
   * @param by how to reset the device to Idle; `cancel` also stores the result that the device then reports
   * @returns the error that prevented it
   */
  async #resetDevice(
    { target, signal }: UpdatePass,
    update: FirmwareUpdate,
    by?: 'reset' | 'cancel',
  ): Promise<Error | undefined> {
    const { object, records } = this.#deps;
    try {
      if (by !== undefined) {
        await object[by](target, signal);
        const { state, result } = await object.readState(target, signal);
        await records.recordFinalReport(update, {
          currentState: state,
          ...(by === 'cancel' ? { result } : {}),
        });
      }
      await object.unobserve(target, signal);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

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

function resultCode({ result }: Pick<FirmwareUpdate, 'result'>): string | undefined {
  return result === undefined ? undefined : `Result ${result}`;
}
