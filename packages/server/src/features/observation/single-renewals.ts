import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { ActivityLog, ActivityResponse } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import type { Observation } from './model/observation.ts';
import type { ObserveRequests } from './observe-requests.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import { unplaced } from './stored-observations.ts';
import type { StoredObservations } from './stored-observations.ts';

export interface SingleRenewalDependencies {
  readonly stored: Pick<StoredObservations, 'get'>;
  readonly requests: Pick<ObserveRequests, 'establish'>;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly schedule: Pick<RenewalSchedule, 'scheduleMissing'>;
  readonly activityLog: ActivityLog;
  readonly storeRetry: StoreRetry;
}

/** Renews observations with one Observe each. */
export class SingleRenewals {
  readonly #deps: SingleRenewalDependencies;

  constructor(deps: SingleRenewalDependencies) {
    this.#deps = deps;
  }

  /** Queues an Observe for each observation. */
  enqueue(deviceId: string, desired: readonly Observation[]): void {
    for (const observation of desired) {
      this.#deps.queue.enqueue(deviceId, {
        priority: 'renewal',
        run: (target, signal) => this.#renew(target, observation.id, signal),
        dropped: async () => undefined,
      });
    }
  }

  /**
   * Sends one Observe. After a refusal or without a response, the observation is still desired. It is
   * requested again after the next Register, or when a device in queue mode that has fallen asleep wakes. A
   * refusal is recorded.
   */
  async #renew(target: DeviceAddress, id: string, signal: AbortSignal): Promise<void> {
    const { stored, requests, presence, schedule, storeRetry } = this.#deps;
    const observation = await storeRetry.run(() => stored.get(id), signal);
    if (observation === undefined) {
      return;
    }
    if (presence.isAsleep(observation.deviceId)) {
      schedule.scheduleMissing(observation.deviceId);
      return;
    }
    try {
      const { answer, established } = await requests.establish(target, unplaced(observation), signal);
      if (!established) {
        await this.#noteRefusal(observation, {
          responseCode: answer.code,
          responseMessage: 'The device stopped observing the resource.',
        });
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
      // Do not retry after a Reset, because any message of the device would lead to the next Reset.
      if (error instanceof DeviceUnreachable && error.kind === 'reset') {
        await this.#noteRefusal(observation, { responseMessage: 'The device rejected the Observe (reset).' });
      } else if (presence.isQueueMode(observation.deviceId)) {
        schedule.scheduleMissing(observation.deviceId);
      }
    }
  }

  async #noteRefusal(
    observation: Observation,
    { responseMessage, ...code }: ActivityResponse & { readonly responseMessage: string },
  ): Promise<void> {
    const { activityLog } = this.#deps;
    const entry = await activityLog.start({
      deviceNetworkId: observation.deviceNetworkId,
      entityType: 'Resource',
      entityId: observation.id,
      entityIdentifier: observation.path,
      deviceId: observation.deviceId,
      description: `Observe ${observation.path} again after the device registered`,
    });
    await activityLog.fail(entry.id, {
      ...code,
      responseMessage: `${responseMessage} The service will ask again after the next Register.`,
    });
  }
}
