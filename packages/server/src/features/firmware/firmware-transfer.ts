import type { OperationAnswer } from '@muster/lwm2m/core';
import type { FirmwareDelivery, FirmwareUpdate } from './model/firmware-update.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { FirmwareFiles } from './firmware-files.ts';
import { chooseDelivery } from './delivery.ts';
import type { ChosenDelivery } from './delivery.ts';
import { FirmwareRefused, refusal } from './firmware-object.ts';
import type { FirmwareObject } from './firmware-object.ts';
import type { FirmwareDownloads } from './firmware-downloads.ts';
import type { UpdatePass } from './update-ending.ts';
import { UpdateResult } from './update-result.ts';
import { DeviceBusy, NO_REFUSALS, unusableAnswer } from './update-retry.ts';
import type { UpdateRecords } from './update-records.ts';
import { resultOf } from './update-step.ts';

export interface FirmwareTransferDependencies {
  readonly clock: Clock;
  readonly files: FirmwareFiles;
  readonly object: FirmwareObject;
  readonly records: UpdateRecords;
  readonly downloads: FirmwareDownloads;
  /** Delivery for devices that support both. */
  readonly preferred: FirmwareDelivery;
  /** Milliseconds after which an update fails. */
  readonly timeoutMs: number;
  /** Counts the bytes sent. By default, they are not counted. */
  readonly usage?: UsageCounter | undefined;
}

type Delivery = Exclude<ChosenDelivery, { problem: string }>;

/** Transfers packages to devices. */
export class FirmwareTransfer {
  readonly #deps: FirmwareTransferDependencies;

  constructor(deps: FirmwareTransferDependencies) {
    this.#deps = deps;
  }

  /** @throws FirmwareRefused if the device supports no usable delivery */
  async choose(update: FirmwareUpdate, { target, signal }: UpdatePass): Promise<Delivery> {
    const { object, downloads, preferred, timeoutMs } = this.#deps;
    const { firmwarePackageId, wishedDelivery, startedAt } = update;
    const support = await object.support(target, signal);
    const chosen = chooseDelivery(support, wishedDelivery, preferred, (scheme) =>
      downloads.uri(firmwarePackageId, scheme, target.listener, startedAt + timeoutMs),
    );
    if ('problem' in chosen) throw new FirmwareRefused(chosen.problem);
    return chosen;
  }

  /** Sends the whole file, or the address to fetch it from. @throws DeviceBusy, FirmwareRefused */
  async send(update: FirmwareUpdate, chosen: Delivery, at: UpdatePass): Promise<void> {
    const { object, records, clock } = this.#deps;
    await object.observe(at.target, at.signal);
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
        await object.writeUri(at.target, chosen.uri, at.signal);
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

  async #push(update: FirmwareUpdate, { target, signal }: UpdatePass): Promise<void> {
    const { object, records, files, usage } = this.#deps;
    const file = await files.open(update.firmwarePackageId);
    if (file === undefined) throw new FirmwareRefused('The file of the firmware package is missing.');
    try {
      const source = {
        length: file.sizeBytes,
        read: async (offset: number, length: number) => {
          const bytes = await file.read(offset, length);
          usage?.add(target.deviceNetworkId, 'firmwareBytes', bytes.length);
          return bytes;
        },
      };
      const answer = await object.push(target, source, signal);
      if (!answer.success) await this.#checkAccepted(update, target, answer, signal);
      await records.change(update, { ...NO_REFUSALS, phase: 'Verifying' });
    } finally {
      await file.close();
    }
  }

  /**
   * Checks the state after a refused package. The device may give the reason in its result, which says more
   * than the code. A device that refuses a second copy of the last block may already have the whole package.
   *
   * @throws FirmwareRefused, DeviceBusy if its state and result give no other reason
   */
  async #checkAccepted(
    update: FirmwareUpdate,
    target: DeviceAddress,
    answer: OperationAnswer,
    signal: AbortSignal,
  ): Promise<void> {
    const seen = await this.#deps.object.readState(target, signal);
    const isTaken = seen.state === 'Downloaded' || seen.state === 'Updating';
    if (resultOf(update, seen) === UpdateResult.initial && !isTaken)
      throw refusal('The device refused the package', answer);
  }
}

/** Returns the error as temporary, if a later transfer may succeed. */
function asBusy(error: unknown): DeviceBusy | undefined {
  if (error instanceof DeviceBusy) return error;
  if (!(error instanceof DeviceUnreachable)) return undefined;
  if (error.isAnswered) return unusableAnswer(error);
  if (!error.isNoResponse) return undefined;
  return new DeviceBusy('The device stopped responding during the transfer of the package.');
}
