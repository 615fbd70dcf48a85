import type { ResourceValue } from '@muster/lwm2m/core';
import type { Catalogues } from '../../kernel/ports.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Store } from '../../store/port.ts';
import { createSmartObject } from '../device-objects/device-objects.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { chooseVirtualInstance } from './instances.ts';
import { deleteRecord } from './smart-objects.ts';

interface VirtualObjectDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
}

interface VirtualObjectInput {
  readonly deviceNetworkId: string;
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** ID of the entity that computes its values. It has one SmartObject of a type per device. */
  readonly originId: string;
  readonly label?: string;
}

/** A value of a virtual SmartObject. */
interface VirtualValue {
  /** LwM2M resource ID in the SmartObjectType. */
  readonly rid: number;
  readonly value: ResourceValue;
  /** Epoch milliseconds. Defaults to now. */
  readonly timeMs?: number;
}

/**
 * Manages SmartObjects that the service adds to a device. Their values are computed, stored as measurements and
 * published as events. Nothing is sent to the device. Their instance numbers count down from 65534, to avoid those that
 * devices use.
 */
export class VirtualObjects {
  readonly #deps: VirtualObjectDependencies;

  constructor(deps: VirtualObjectDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the SmartObject of an origin on a device, and creates it if it does not exist.
   *
   * @throws MusterError `device-not-found`, `smart-object-type-not-found`; `already-exists` if the object can have only
   *   one instance and the device has it
   */
  async ensure(input: VirtualObjectInput): Promise<SmartObject> {
    const { deviceNetworkId, deviceId, smartObjectTypeId, originId, label } = input;
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    const type = catalogue.typeById(smartObjectTypeId);
    if (type === undefined) throw notFound('smart-object-type', smartObjectTypeId);
    return this.#deps.lanes.run(deviceId, async () => {
      const existing = await this.#deps.objects.of(deviceId);
      const known = existing.find(
        (one) => one.originId === originId && one.smartObjectTypeId === smartObjectTypeId,
      );
      if (known !== undefined) return known;
      const device = await this.#deps.store.collection(devices).get(deviceId);
      if (device?.deviceNetworkId !== deviceNetworkId) throw notFound('device', deviceId);
      const made = createSmartObject({
        deviceId,
        deviceNetworkId,
        type,
        instanceNumber: chooseVirtualInstance(type, existing),
        ...(label === undefined ? {} : { label }),
        isUnavailable: false,
        isVirtual: true,
        originId,
      });
      await this.#deps.store.collection(smartObjects).insert(made);
      this.#deps.objects.committed(deviceId, [...existing, made]);
      return made;
    });
  }

  /**
   * Stores values and publishes them. Resolves when they are durable. Resources that the type does not have are
   * ignored.
   */
  async record(smartObject: SmartObject, values: readonly VirtualValue[]): Promise<void> {
    const { objectId, instanceNumber: instanceId } = smartObject;
    const records = values.map(({ rid, value, timeMs }) => ({
      path: { objectId, instanceId, resourceId: rid },
      value,
      ...(timeMs === undefined ? {} : { timeMs }),
    }));
    await this.#deps.measurements.takeVirtual(smartObject, records);
  }

  /** Deletes a virtual SmartObject with its measurements. */
  async remove({ id, deviceId }: SmartObject): Promise<void> {
    await this.#deps.lanes.run(deviceId, async () => {
      const smartObject = await this.#deps.store.collection(smartObjects).get(id);
      if (smartObject !== undefined) await deleteRecord(this.#deps, smartObject);
    });
  }
}
