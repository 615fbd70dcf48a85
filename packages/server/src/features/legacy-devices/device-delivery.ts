import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { Device } from '../devices/model.ts';
import { isLwm2m, isMqtt } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationService } from '../registration/registration.ts';
import { readValue, timeOfValue } from './delivered-value.ts';
import type { DeliveredValue, RefusedItem } from './delivered-value.ts';
import { sampleKey } from './duplicate-filter.ts';
import type { CheckedValue, DuplicateFilter } from './duplicate-filter.ts';

export interface DeviceDeliveryDependencies {
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly duplicateFilter: DuplicateFilter;
  readonly measurements: Pick<MeasurementService, 'take'>;
  readonly registrations: Pick<RegistrationService, 'update'>;
  /**
   * Age in milliseconds from which values are refused, because they would be deleted. If absent, all values
   * are kept.
   */
  readonly keptMs?: number | undefined;
}

/** Result of a delivery. */
export interface DeliveryReport {
  /** Values that are stored, including those that were stored before. */
  readonly accepted: number;
  /** Values that were stored before or are repeated in the delivery. */
  readonly duplicates: number;
  readonly refused: readonly RefusedItem[];
}

/** A value with its index in the batch. */
export interface DeliveryItem {
  readonly index: number;
  readonly value: DeliveredValue;
}

/**
 * Checks and stores delivered values of one device that does not speak LwM2M, and renews its registration.
 */
export class DeviceDelivery {
  readonly #deps: DeviceDeliveryDependencies;

  constructor(deps: DeviceDeliveryDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `device-not-registered` */
  async deliver(
    device: Pick<Device, 'id' | 'deviceNetworkId'>,
    items: readonly DeliveryItem[],
  ): Promise<DeliveryReport> {
    const { lanes, live, objects, catalogues, measurements, duplicateFilter } = this.#deps;
    const registration = live.ofDevice(device.id);
    if (registration === undefined || isLwm2m(registration)) {
      throw new MusterError('device-not-registered');
    }
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const refused: RefusedItem[] = [];
    const checked: CheckedValue[] = [];
    const bounds = { nowMs: this.#deps.clock.now(), keptMs: this.#deps.keptMs };
    for (const { index, value } of items) {
      try {
        const read = readValue(value, registration, owned, catalogue);
        const timed = omitUndefined({ timeMs: timeOfValue(value.time, bounds) });
        checked.push({ index, ...read, record: { ...read.record, ...timed } });
      } catch (error) {
        if (!(error instanceof MusterError)) throw error;
        refused.push({ index, error });
      }
    }
    const { newValues, duplicates, conflicting } = await duplicateFilter.separate(device.id, checked);
    const { values } = await measurements.take(
      registration,
      newValues.map(({ record }) => record),
    );
    const stored = new Set(values.map((one) => sampleKey(one.resourceId, one.timeMs)));
    // Deleted since the delivery began.
    const lost = newValues.filter((one) => !stored.has(sampleKey(one.resourceId, one.record.timeMs)));
    refused.push(...conflicting, ...lost.map(({ index }) => ({ index, error: notFound('resource') })));
    const accepted = newValues.length - lost.length + duplicates;
    if (accepted > 0) await this.#renew(registration);
    return { accepted, duplicates, refused };
  }

  /** Renews the registration, because a delivery proves that the device is reachable. */
  async #renew({ id: location, deviceId }: Registration): Promise<void> {
    const { clock, live, registrations } = this.#deps;
    const current = live.ofDevice(deviceId);
    // It may have been deregistered or replaced since.
    if (current?.id !== location) return;
    // The end of a connection renews the registration too, so values need not renew it each time.
    if (isMqtt(current) && clock.now() < current.updatedAt + current.lifetimeSeconds * 500) return;
    const { listener, address, port } = current;
    const source = { listener, address, port };
    await registrations.update({ location, source, isSilent: true }).catch((error: unknown) => {
      // The registration has just ended.
      if (!(error instanceof UplinkRefusal)) throw error;
    });
  }
}
