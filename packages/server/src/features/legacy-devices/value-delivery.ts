import { devices, demandDeviceOf } from '../devices/model.ts';
import type { Device, GatewayRef } from '../devices/model.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { chunksOf } from '../../kernel/turns.ts';
import type { Store } from '../../store/port.ts';
import type { DeliveredValue, RefusedItem } from './delivered-value.ts';
import type { DeliveryItem, DeliveryReport, DeviceDelivery } from './device-delivery.ts';

export interface ValueDeliveryDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly toDevice: DeviceDelivery;
}

/** Devices whose values are stored concurrently, so that they share commits. */
const DEVICES_AT_A_TIME = 32;

/**
 * Accepts values that gateways deliver for Legacy devices. A value is identified by its device, path and
 * time. A repeated value is accepted, but not stored, published or used in computations a second time.
 */
export class ValueDelivery {
  readonly #deps: ValueDeliveryDependencies;

  constructor(deps: ValueDeliveryDependencies) {
    this.#deps = deps;
  }

  /**
   * Stores valid values even if others are refused. Resolves when they are durable. This renews the
   * registrations of the devices.
   *
   * @param values malformed items are errors, and keep their place
   */
  async deliver(
    gateway: GatewayRef,
    values: readonly (DeliveredValue | MusterError)[],
  ): Promise<DeliveryReport> {
    const refused: RefusedItem[] = [];
    const items: DeliveryItem[] = [];
    values.forEach((value, index) => {
      if (value instanceof MusterError) refused.push({ index, error: value });
      else items.push({ index, value });
    });
    const groups = [...Map.groupBy(items, ({ value }) => value.endpointName)];
    const tally = { accepted: 0, duplicates: 0, refused };
    for (const chunk of chunksOf(groups, DEVICES_AT_A_TIME)) {
      // Waits for all before an error is thrown, so that nothing continues after the response.
      const settled = await Promise.allSettled(
        chunk.map(([endpointName, group]) => this.#toEndpoint(gateway, endpointName, group)),
      );
      for (const one of settled) {
        if (one.status === 'rejected') throw one.reason;
        tally.accepted += one.value.accepted;
        tally.duplicates += one.value.duplicates;
        refused.push(...one.value.refused);
      }
    }
    return { ...tally, refused: refused.toSorted((a, b) => a.index - b.index) };
  }

  async #toEndpoint(
    gateway: GatewayRef,
    endpointName: string,
    items: readonly DeliveryItem[],
  ): Promise<DeliveryReport> {
    try {
      const { lanes, toDevice } = this.#deps;
      const device = await this.#deviceOf(gateway, endpointName);
      // The lane ensures that concurrent deliveries of one value store it once.
      return await lanes.run(`delivery ${device.id}`, () => toDevice.deliver(device, items));
    } catch (error) {
      if (!(error instanceof MusterError) || error.status >= 500) throw error;
      return { accepted: 0, duplicates: 0, refused: items.map(({ index }) => ({ index, error })) };
    }
  }

  /** @throws MusterError `device-not-found`, `not-a-legacy-device`, `device-of-other-gateway` */
  async #deviceOf(gateway: GatewayRef, endpointName: string): Promise<Device> {
    const device = await this.#deps.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    if (device?.deviceNetworkId !== gateway.deviceNetworkId) {
      throw new MusterError(
        'device-not-found',
        'There is no device with this endpoint name. Register it first.',
      );
    }
    demandDeviceOf(gateway, device);
    return device;
  }
}
