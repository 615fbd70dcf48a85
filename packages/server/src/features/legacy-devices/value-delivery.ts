import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { chunksOf } from '../../kernel/turns.ts';
import type { Store } from '../../store/port.ts';
import { demandDeviceOf } from '../devices/model/legacy-device.ts';
import type { GatewayRef } from '../devices/model/legacy-device.ts';
import type { DeliveredValue, RefusedItem } from './delivered-value.ts';
import type { DeliveryItem, DeliveryReport, DeviceDelivery } from './device-delivery.ts';

export interface ValueDeliveryDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly toDevice: DeviceDelivery;
}

/** Devices whose values are stored side by side, so that they share commits. */
const DEVICES_AT_A_TIME = 32;

/**
 * Takes values that gateways deliver for Legacy devices. A value is known by its device, path and time: delivered again
 * it is accepted and not stored, published or computed with a second time.
 */
export class ValueDelivery {
  readonly #deps: ValueDeliveryDependencies;

  constructor(deps: ValueDeliveryDependencies) {
    this.#deps = deps;
  }

  /**
   * Stores the values that pass, even if others are refused. Resolves when they are durable. The registrations of the
   * devices last for another lifetime then.
   *
   * @param values those that are no values come as errors, and keep their place
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
      // All of them end before an error does: nothing goes on behind the answer.
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
      // Two deliveries of one value at the same time are one value too.
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
