import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import type { Device } from '../devices/model/device.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import { addressOf, isOtherSource } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { isRelayed } from './model/registration.ts';
import type { Registration } from './model/registration.ts';

/** Holds state of a device while it is registered. It must not throw. */
export interface DepartureListener {
  /** @param device current document; undefined if it is deleted */
  onDeparture(deviceId: string, device?: Device): void;
}

export interface DepartureDependencies {
  readonly live: LiveRegistrations;
  readonly link: Pick<DeviceLink, 'leave'>;
  readonly queue: Pick<DownlinkQueue, 'interrupt'>;
  readonly departureListeners: readonly DepartureListener[];
}

/** Cleans up after a registration that was replaced, has moved or has ended. */
export class RegistrationDeparture {
  readonly #deps: DepartureDependencies;

  constructor(deps: DepartureDependencies) {
    this.#deps = deps;
  }

  /**
   * @param ended former registration. The live registrations contain its successor, if there is one.
   * @param device document after the last registration; undefined if it is deleted
   */
  handleDeparture(ended: Registration, device?: Device): void {
    const { live, departureListeners } = this.#deps;
    const current = live.ofDevice(ended.deviceId);
    if (!isRelayed(ended)) this.#endRequests(ended, current);
    if (current === undefined) {
      for (const listener of departureListeners) listener.onDeparture(ended.deviceId, device);
    }
  }

  /** Ends requests to an address that the device has left. */
  #endRequests(ended: Registration, current: Registration | undefined): void {
    const { link, queue } = this.#deps;
    if (current === undefined) {
      link.leave(addressOf(ended));
      queue.interrupt(ended.deviceId, 'The device went offline.');
    } else if (isOtherSource(current, ended)) {
      link.leave(addressOf(ended));
      queue.interrupt(
        ended.deviceId,
        'The device registered from another address in the meantime. Send the command again.',
      );
    }
  }
}
