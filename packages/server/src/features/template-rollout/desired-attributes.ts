import { formatPath, isWithin, parsePath } from '@muster/lwm2m/core';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { isSameJson } from '../../kernel/data.ts';
import type { Store } from '../../store/port.ts';
import {
  isManaged,
  reopened,
  withMissingPath,
  withDesiredAttributes,
  attributesOfDevice,
} from '../commands/attribute-store.ts';
import type { AttributeStore } from '../commands/attribute-store.ts';
import { attributeSets } from '../commands/model.ts';
import type { AttributeSet } from '../commands/model.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices, isForeignDevice } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegisteredObject, Registration } from '../registration/model.ts';
import { attributesAt } from '../templates/template-attributes.ts';
import type { AttributePlans, PlannedInstance, PlannedTemplate } from '../templates/template-plans.ts';

export interface DesiredAttributesDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly attributes: AttributeStore;
  readonly plans: AttributePlans;
}

type SetState = Omit<AttributeSet, 'smartObjectId'>;

/** Stores the desired attributes of devices, and tracks the devices whose reported attributes differ. */
export class DesiredAttributes {
  readonly #deps: DesiredAttributesDependencies;
  /** Devices whose reported attributes differ from the desired ones. */
  readonly #differing = new Set<string>();

  constructor(deps: DesiredAttributesDependencies) {
    this.#deps = deps;
  }

  /** Finds devices with a difference from an earlier run. */
  async load(): Promise<void> {
    const where = [{ field: 'isOpen', op: 'eq', value: true }] as const;
    for await (const set of this.#deps.store.collection(attributeSets).iterate({ where })) {
      this.#differing.add(set.deviceId);
    }
  }

  /** Devices whose reported attributes differ from the desired ones. */
  get differing(): ReadonlySet<string> {
    return this.#differing;
  }

  /** Plans again after a Register or Update that can change the desired attributes. */
  async followUp({ deviceId, kind, deviceTemplateId, hasNewObjects }: RegistrationChange): Promise<void> {
    if (kind !== 'registered' && !hasNewObjects) return;
    if (this.#differing.has(deviceId) || (await this.#isConcerned(deviceId, deviceTemplateId))) {
      await this.plan(deviceId, kind === 'registered');
    }
  }

  /** Returns false if templates set no attributes of the device, so that Register is cheap for most devices. */
  async #isConcerned(deviceId: string, deviceTemplateId: string | undefined): Promise<boolean> {
    const { plans, objects, lanes } = this.#deps;
    if (deviceTemplateId === undefined) return true;
    const plan = await plans.ofDeviceTemplate(deviceTemplateId);
    if (objects.isPlanWithoutAttributes(deviceId, plan)) return false;
    return lanes.run(deviceId, async () => {
      const hasAttributes = await plans.hasAttributes(deviceTemplateId, await objects.of(deviceId));
      if (!hasAttributes) objects.notePlanWithoutAttributes(deviceId, plan);
      return hasAttributes;
    });
  }

  /** Stores the desired attributes of a device. @param isNew whether the device has lost its attributes */
  async plan(deviceId: string, isNew = false): Promise<void> {
    const { store, live, attributes } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined || isForeignDevice(device)) return;
    const owner = { deviceId, deviceNetworkId: device.deviceNetworkId };
    await attributes.change(owner, async (known) => {
      const registration = live.ofDevice(deviceId);
      const next =
        registration === undefined
          ? known.filter(isManaged).map(reopened)
          : this.#states(device, registration, await this.#loadDesired(device, registration), known, isNew);
      this.#mark(deviceId, next);
      return next.filter((one) => !known.includes(one as AttributeSet));
    });
  }

  async #loadDesired(device: Device, registration: Registration): Promise<DesiredAttributeMap> {
    const { plans, objects } = this.#deps;
    const { planned, own } = await plans.ofDevice(device.deviceTemplateId, await objects.of(device.id));
    return mergeDesiredAttributes(planned, own, registration.objects);
  }

  #states(
    device: Device,
    registration: Registration,
    wanted: DesiredAttributeMap,
    known: readonly AttributeSet[],
    isNew: boolean,
  ): SetState[] {
    const byPath = new Map(known.map((one) => [one.path, one]));
    const paths = new Set([...wanted.keys(), ...known.filter(isManaged).map((one) => one.path)]);
    const owner = { deviceId: device.id, deviceNetworkId: device.deviceNetworkId };
    return [...paths].map((path) => {
      const before = byPath.get(path) ?? this.#deps.attributes.empty(owner, path);
      const after = isListed(path, registration)
        ? withDesiredAttributes(before, wanted.get(path) ?? {}, isNew)
        : withMissingPath(before);
      return isSameJson(after, before) ? before : after;
    });
  }

  #mark(deviceId: string, sets: readonly SetState[]): void {
    if (sets.some((one) => one.isOpen)) {
      this.#differing.add(deviceId);
    } else {
      this.#differing.delete(deviceId);
    }
  }

  /**
   * Returns the differences of a device, by path. Reads in the device's lane, so that `differing` is consistent with
   * the latest write.
   */
  async openSets(deviceId: string): Promise<AttributeSet[]> {
    const known = await this.#deps.lanes.run(deviceId, async () => {
      const sets = await attributesOfDevice(this.#deps.store, deviceId);
      this.#mark(deviceId, sets);
      return sets;
    });
    return known
      .filter((one) => one.isOpen === true)
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  }
}

/** Returns whether the device has registered the object and the instance of a path. */
function isListed(path: string, { objects }: Registration): boolean {
  const parsed = parsePath(path);
  return objects.some(
    ({ objectId, instanceIds }) =>
      objectId === parsed.objectId &&
      (parsed.instanceId === undefined ||
        instanceIds.some((instanceId) => isWithin(parsed, { objectId, instanceId }))),
  );
}

/** Desired attributes by LwM2M path. */
type DesiredAttributeMap = ReadonlyMap<string, NotificationAttributes>;

/** Maximum number of paths with desired attributes per device. */
const MAX_PATHS = 4_096;

/**
 * Returns the desired attributes of a device by path.
 *
 * If all instances of an object in the device template share one smart object template, its attributes are set on the
 * object, otherwise on each instance. If a device registers the object without instances, the attributes of the
 * template of instance 0 are set on the object. Attributes of one instance or of a resource are always set there.
 *
 * @param planned instances of the device template
 * @param own instances of this device with a template of their own, which takes precedence
 * @param listed registered objects of the device; other objects have no attributes
 */
function mergeDesiredAttributes(
  planned: readonly PlannedInstance[],
  own: readonly PlannedInstance[],
  listed: readonly RegisteredObject[],
): DesiredAttributeMap {
  const wanted = new Map<string, NotificationAttributes>();
  for (const object of listed) {
    const ofObject = planned.filter((one) => one.objectId === object.objectId);
    const ownOfObject = own.filter((one) => one.objectId === object.objectId);
    if (ofObject.length + ownOfObject.length > 0) {
      planObject(object, ofObject, ownOfObject, wanted);
    }
  }
  return new Map([...wanted].filter(([, values]) => Object.keys(values).length > 0).slice(0, MAX_PATHS));
}

function planObject(
  { objectId, instanceIds }: RegisteredObject,
  planned: readonly PlannedInstance[],
  own: readonly PlannedInstance[],
  wanted: Map<string, NotificationAttributes>,
): void {
  const first = (planned.find((one) => one.instanceId === 0) ?? planned[0])?.template;
  const shared = planned.every((one) => one.template.id === first?.id) ? first : undefined;
  const ofObject = instanceIds.length === 0 ? first : shared;
  if (ofObject !== undefined) {
    wanted.set(formatPath({ objectId }), attributesAt(ofObject.attributes, {}));
  }
  for (const instanceId of instanceIds) {
    const named = templateAt(own, instanceId);
    const template = named ?? shared ?? templateAt(planned, instanceId);
    if (template !== undefined) {
      const isInherited = named === undefined && shared !== undefined;
      planInstance(objectId, instanceId, template, isInherited, wanted);
    }
  }
}

function templateAt(instances: readonly PlannedInstance[], instanceId: number): PlannedTemplate | undefined {
  return instances.find((one) => one.instanceId === instanceId)?.template;
}

function planInstance(
  objectId: number,
  instanceId: number,
  { attributes, rids }: PlannedTemplate,
  isInherited: boolean,
  wanted: Map<string, NotificationAttributes>,
): void {
  // Attributes of the whole object are not repeated for its instances.
  const ofInstance = attributes.filter(
    (one) => one.resourceTypeId === undefined && !(isInherited && one.instanceNumber === undefined),
  );
  const instanceNumber = instanceId;
  wanted.set(formatPath({ objectId, instanceId }), attributesAt(ofInstance, { instanceNumber }));
  for (const [resourceTypeId, resourceId] of rids) {
    const ofResource = attributes.filter((one) => one.resourceTypeId === resourceTypeId);
    const values = attributesAt(ofResource, { resourceTypeId, instanceNumber });
    wanted.set(formatPath({ objectId, instanceId, resourceId }), values);
  }
}
