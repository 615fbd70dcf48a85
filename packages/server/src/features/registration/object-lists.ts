import { BackgroundTasks } from '../../kernel/tasks.ts';
import { boundedCache } from '../../kernel/caches.ts';
import type { Catalogues } from '../../kernel/ports.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import type { WriteOperation } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DiscoveryMode } from '../catalogue/model.ts';
import { NO_CHANGE, reconcile, smartObjectWrites } from '../device-objects/device-objects.ts';
import type { DeviceObjects, Reconciliation } from '../device-objects/device-objects.ts';
import type { ResourceShape } from '../device-objects/model.ts';
import { withDiscovered } from '../device-objects/reported-resources.ts';
import type { Device } from '../devices/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { shapeIdOf } from './discovered-shapes.ts';
import type { DiscoveredShapes } from './discovered-shapes.ts';
import { isLwm2m, objectListKey } from './model.ts';
import type { RegisteredObject, Registration } from './model.ts';

export interface ObjectListDependencies {
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly setup: TemplateSetup;
  readonly references: {
    /** Returns which devices of a type get a Discover when they register. */
    discoveryOf(deviceTypeId: string): Promise<DiscoveryMode>;
  };
  readonly shapes: Pick<DiscoveredShapes, 'take'>;
  readonly activityLog: ActivityLog;
  /** Maximum number of object instances per device, including those that it no longer lists. */
  readonly maxInstancesPerDevice: number;
  readonly onError: (error: unknown) => void;
}

/** Changes of a device's smart objects that follow its object list. */
interface ObjectListChange {
  readonly objects: Reconciliation;
  /** Writes for the commit of the registration. */
  readonly writes: readonly WriteOperation[];
  /** Whether observations or initial values are requested for new smart objects. */
  readonly hasSetUp: boolean;
  readonly discovery: Discovery;
  /** Key of the list, if the smart objects of a new device have the shape of others. */
  readonly discoveredObjects?: string;
}

/** The Discovers that follow. */
type Discovery = Pick<RegistrationChange, 'discover' | 'shapeId' | 'isVerification'>;

/** Number of devices whose last note is remembered, so that Updates do not repeat it. */
const REMEMBERED = 10_000;

/** Counts the instances of an object list. */
export function instancesOf(listed: readonly RegisteredObject[]): number {
  return listed.reduce((sum, { instanceIds }) => sum + instanceIds.length, 0);
}

/** Reconciles the smart objects of a device with the object list of its Register or Update. Runs in the device's lane. */
export class ObjectLists {
  readonly #deps: ObjectListDependencies;
  /** Unknown objects that the Activity Log already names, by device ID. */
  readonly #noted = boundedCache<string, string>(REMEMBERED);
  readonly #writing: BackgroundTasks;

  constructor(deps: ObjectListDependencies) {
    this.#deps = deps;
    this.#writing = new BackgroundTasks(deps.onError);
  }

  /**
   * @param isNew whether the device is not stored yet and has no smart objects
   * @throws UplinkRefusal 4.13 if the device would have too many object instances
   */
  async reconcile(device: Device, registration: Registration, isNew: boolean): Promise<ObjectListChange> {
    const { setup, catalogues } = this.#deps;
    let objects = await this.#compare(device, registration.objects, isNew);
    const { shape, ...discovery } = await this.#discoveryOf(device, registration, objects, isNew);
    if (shape !== undefined) {
      // A new device has no other smart objects than the inserted ones.
      const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
      const inserted = objects.inserted.map((one) => withDiscovered(one, shape, catalogue));
      objects = { ...objects, inserted, becameAvailable: inserted, all: inserted };
    }
    const setUp = await setup.writesFor(device, objects.inserted);
    return {
      objects,
      writes: [...smartObjectWrites(objects), ...setUp],
      hasSetUp: setUp.length > 0,
      discovery,
      ...(shape && { discoveredObjects: objectListKey(registration.objects) }),
    };
  }

  /** Decides about the Discovers of a device whose list has changed, and returns its shape if it is known. */
  async #discoveryOf(
    device: Device,
    registration: Registration,
    { inserted }: Reconciliation,
    isNew: boolean,
  ): Promise<Discovery & { readonly shape?: ResourceShape }> {
    const { references, shapes } = this.#deps;
    const isStale = inserted.length > 0 || device.discoveredObjects !== objectListKey(registration.objects);
    const mode = isStale ? await references.discoveryOf(device.deviceTypeId) : 'never';
    if (mode !== 'sampled' || !isLwm2m(registration)) return { discover: mode !== 'never' };
    const shapeId = shapeIdOf(device, registration);
    // DiscoveryService decides about known devices, whose smart objects take another commit.
    if (!isNew) return { discover: true, shapeId };
    const shape = await shapes.take(shapeId);
    if (typeof shape === 'object') return { discover: false, shape };
    return { discover: true, shapeId, ...(shape !== 'unknown' && { isVerification: true }) };
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

  /** Notes in the Activity Log that the device lists objects without a SmartObjectType in its network. */
  noteUnknown(device: Device, { objects: { unknownObjectIds } }: ObjectListChange): void {
    if (unknownObjectIds.length === 0) return;
    const list = [...unknownObjectIds].sort((a, b) => a - b).join(', ');
    if (this.#noted.get(device.id) === list) return;
    this.#noted.set(device.id, list);
    this.#writing.add(this.#writeNote(device, list));
  }

  async #writeNote(device: Device, list: string): Promise<void> {
    const { activityLog } = this.#deps;
    const entry = await activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      ...deviceEntity(device),
      description: `${device.name} registered objects without a smart object type: ${list}`,
    });
    await activityLog.complete(entry.id, {
      responseMessage:
        'Their instances are not shown. Import the definitions (DDF XML). The instances appear with the next Register, or Update with an object list.',
    });
  }

  /** Waits for notes that are being written. */
  close(): Promise<void> {
    return this.#writing.settled();
  }
}
