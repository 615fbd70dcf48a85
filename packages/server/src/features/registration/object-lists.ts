import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { WriteOperation } from '../../store/port.ts';
import { NO_CHANGE, objectListKey, reconcile, smartObjectWrites } from '../device-objects/availability.ts';
import type { Reconciliation } from '../device-objects/availability.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { Device } from '../devices/model/device.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import type { RegisteredObject, Registration } from './model/registration.ts';
import type { UnknownObjectNotes } from './unknown-object-notes.ts';

export interface DiscoveryPreferences {
  /** Whether devices of this type get a Discover when they register. */
  wantsDiscovery(deviceTypeId: string): Promise<boolean>;
}

export interface ObjectListDependencies {
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly setup: Pick<TemplateSetup, 'writesFor'>;
  readonly references: DiscoveryPreferences;
  readonly notes: Pick<UnknownObjectNotes, 'note'>;
  /** Maximum number of object instances per device, including those that it no longer lists. */
  readonly maxInstancesPerDevice: number;
}

/** Changes of a device's smart objects that follow its object list. */
export interface ObjectListChange {
  readonly objects: Reconciliation;
  /** Writes for the commit of the registration. */
  readonly writes: readonly WriteOperation[];
  /** Whether observations or initial values are requested for new smart objects. */
  readonly hasSetUp: boolean;
}

/** Counts the instances of an object list. */
export function instancesOf(listed: readonly RegisteredObject[]): number {
  return listed.reduce((sum, { instanceIds }) => sum + instanceIds.length, 0);
}

/** Reconciles the smart objects of a device with the object list of its Register or Update. Runs in the device's lane. */
export class ObjectLists {
  readonly #deps: ObjectListDependencies;

  constructor(deps: ObjectListDependencies) {
    this.#deps = deps;
  }

  /**
   * @param isNew whether the device is not stored yet and has no smart objects
   * @throws UplinkRefusal 4.13 if the device would have too many object instances
   */
  async reconcile(
    device: Device,
    listed: readonly RegisteredObject[],
    isNew: boolean,
  ): Promise<ObjectListChange> {
    const objects = await this.#compare(device, listed, isNew);
    const setUp = await this.#deps.setup.writesFor(device, objects.inserted);
    return { objects, writes: [...smartObjectWrites(objects), ...setUp], hasSetUp: setUp.length > 0 };
  }

  async #compare(
    device: Device,
    listed: readonly RegisteredObject[],
    isNew: boolean,
  ): Promise<Reconciliation> {
    const { objects, catalogues } = this.#deps;
    if (objects.isReconciled(device.id, objectListKey(listed))) return NO_CHANGE;
    this.#demandBound(instancesOf(listed));
    const existing = isNew ? [] : await objects.of(device.id);
    const change = reconcile(device, existing, listed, await catalogues.forNetwork(device.deviceNetworkId));
    if (change.inserted.length > 0) this.#demandBound(change.all.length);
    return change;
  }

  #demandBound(instances: number): void {
    const max = this.#deps.maxInstancesPerDevice;
    if (instances <= max) return;
    throw new UplinkRefusal(
      '4.13',
      `The device has ${instances} object instances. At most ${max} are kept. List fewer, delete old ones, or raise --max-instances.`,
    );
  }

  /** Applies a change that has been stored, when its registration is live. */
  committed(deviceId: string, { objects: change }: ObjectListChange): void {
    const { live, objects } = this.#deps;
    if (change === NO_CHANGE) return;
    objects.committed(deviceId, change.all);
    const registration = live.ofDevice(deviceId);
    const isAgreed = change.isComplete && registration !== undefined;
    objects.reconciled(
      registration?.deviceId ?? deviceId,
      isAgreed ? objectListKey(registration.objects) : undefined,
    );
  }

  /**
   * Returns whether to discover the resources of the device: its list has changed, and its type enables
   * discovery.
   */
  async mustDiscover(
    device: Device,
    registration: Registration,
    { objects }: ObjectListChange,
  ): Promise<boolean> {
    const stale =
      objects.inserted.length > 0 || device.discoveredObjects !== objectListKey(registration.objects);
    return stale && (await this.#deps.references.wantsDiscovery(device.deviceTypeId));
  }

  /** Notes in the Activity Log the listed objects that have no type. */
  noteUnknown(device: Device, { objects }: ObjectListChange): void {
    if (objects.unknownObjectIds.length > 0) this.#deps.notes.note(device, objects.unknownObjectIds);
  }
}
