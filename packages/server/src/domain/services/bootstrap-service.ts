import { bootstrapServers } from '../entities/bootstrap-server.ts';
import type { BootstrapServer } from '../entities/bootstrap-server.ts';
import { devices } from '../entities/device.ts';
import type { Store } from '../ports/store.ts';
import { UplinkRefusal } from '../refusal.ts';
import type { ActivityLog } from './activity.ts';

/** A device that may be bootstrapped, and the Activity Log entry of its session. */
export interface BootstrapPermit {
  readonly server: BootstrapServer;
  readonly activityId: string;
}

/** How a session has ended. */
export interface BootstrapEnd {
  readonly succeeded: boolean;
  /** CoAP code of the last answer of the device. */
  readonly code?: string;
  /** What the device said, or why there was no answer. */
  readonly message?: string;
}

/** Which devices are bootstrapped, and with what. */
export class BootstrapService {
  readonly #store: Store;
  readonly #activityLog: ActivityLog;

  constructor(store: Store, activityLog: ActivityLog) {
    this.#store = store;
    this.#activityLog = activityLog;
  }

  /**
   * A device asks to be bootstrapped. Devices that name no bootstrap server are left alone.
   * @throws UplinkRefusal 4.04 for a device that is unknown or names none; they are not told which
   */
  async begin(endpointName: string, source: string): Promise<BootstrapPermit> {
    const device = await this.#store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    const name = device?.bootstrapServerName;
    if (device === undefined || name === undefined) throw nothing();
    const server = await this.#store.collection(bootstrapServers).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: device.deviceNetworkId },
      { field: 'name', op: 'eq', value: name },
    ]);
    if (server === undefined) throw nothing();
    const { id } = await this.#activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      entityType: 'Device',
      entityId: device.id,
      entityIdentifier: device.deviceIdentifier,
      entityName: device.name,
      description: `Bootstrap from ${name}, asked for from ${source}`,
    });
    await this.#activityLog.progress(id);
    return { server, activityId: id };
  }

  async end(activityId: string, { succeeded, code, message }: BootstrapEnd): Promise<void> {
    const response = {
      ...(code === undefined ? {} : { responseCode: code }),
      ...(message === undefined ? {} : { responseMessage: message }),
    };
    await (succeeded
      ? this.#activityLog.complete(activityId, response)
      : this.#activityLog.fail(activityId, response));
  }
}

function nothing(): UplinkRefusal {
  return new UplinkRefusal('4.04', 'There is nothing for this device.');
}
