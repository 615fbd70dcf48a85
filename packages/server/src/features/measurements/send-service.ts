import { formatPath } from '@muster/lwm2m/core';
import type { ValueRecord } from '@muster/lwm2m/core';
import type { Registration } from '../registration/model.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { MeasurementService } from './measurement-service.ts';
import type { UplinkSource } from '../../gateway/ports/uplink-requests.ts';

export interface SendDependencies {
  readonly live: LiveRegistrations;
  readonly measurements: MeasurementService;
}

/** Handles Send (OMA-TS-LightweightM2M_Core-V1_1 6.4.5), with which a device reports values on its own. */
export class SendService {
  readonly #deps: SendDependencies;

  constructor(deps: SendDependencies) {
    this.#deps = deps;
  }

  /**
   * Stores the values, each with its own time if it has one. Resolves when they are durable. Values of
   * resources that the network does not know, and of instances that the device has not listed, are ignored,
   * as in any other response, unless there are no others.
   *
   * @throws UplinkRefusal 4.04 if the source has no registration, a value belongs to an object that the
   * device has not registered (6.4.6), or all values are of unknown resources; 4.00 if there is no value.
   * Nothing is stored then.
   */
  async take(source: UplinkSource, records: readonly ValueRecord[]): Promise<void> {
    const { live, measurements } = this.#deps;
    const registration = live.from(source);
    if (registration === undefined || registration.identity !== source.identity) {
      throw new UplinkRefusal('4.04', 'There is no registration at this address. Register first.');
    }
    if (records.length === 0) {
      throw new UplinkRefusal('4.00', 'The Send has no values.');
    }
    const stray = records.find((one) => !isRegistered(registration, one));
    if (stray !== undefined) {
      throw new UplinkRefusal(
        '4.04',
        `The device has not registered the object of ${formatPath(stray.path)}.`,
      );
    }
    const { values } = await measurements.take(registration, records);
    if (values.length === 0) {
      throw new UplinkRefusal('4.04', 'The service knows none of these resources.');
    }
  }
}

function isRegistered({ objects }: Registration, { path }: ValueRecord): boolean {
  return objects.some((one) => one.objectId === path.objectId);
}
