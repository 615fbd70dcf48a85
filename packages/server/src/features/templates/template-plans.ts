import { formatPath } from '@muster/lwm2m/core';
import { LRUCache } from 'lru-cache';
import type { Catalogues, CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { resourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { isForeignDevice } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { newObservation, observations } from '../observation/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { initialValues, smartObjectTemplates } from './model.ts';
import type { ResourceTemplate, SmartObjectTemplate, TemplateAttribute } from './model.ts';
import { defaultTemplate, instancesOfTemplate, templateOfSmartObject } from './template-lookup.ts';
import type { TemplatedInstance, TemplateSource } from './template-lookup.ts';

/** Attributes of a smart object template. */
export interface PlannedTemplate {
  readonly id: string;
  readonly attributes: readonly TemplateAttribute[];
  /** LwM2M resource IDs by resource type. */
  readonly rids: ReadonlyMap<string, number>;
}

/** An object instance that a device template, or the device itself, sets up. */
export interface PlannedInstance {
  readonly objectId: number;
  readonly instanceId: number;
  readonly template: PlannedTemplate;
}

/** A device template's instances, each with its smart object template. */
export interface TemplatePlan {
  readonly instances: readonly TemplatedInstance[];
  /** Instances with their attributes; empty if no template has attributes. */
  readonly planned: readonly PlannedInstance[];
}

/** The instances of a device that templates set up. */
export interface DevicePlan {
  /** Set up by the device template, or by the default template for objects that the device template does not have. */
  readonly planned: readonly PlannedInstance[];
  /**
   * Instances that name a template themselves, and those that the default template sets up next to others of their
   * object.
   */
  readonly own: readonly PlannedInstance[];
}

/**
 * Caches the plans of device templates in memory, because every Register needs one. Call {@link forget} when a template
 * or a type changes.
 */
export class AttributePlans {
  readonly #store: Store;
  readonly #known = new LRUCache<string, TemplatePlan>({ max: 1_000 });
  /** The default templates of smart object types, by type. */
  readonly #defaults = new LRUCache<string, { readonly template: SmartObjectTemplate | undefined }>({
    max: 1_000,
  });
  #changes = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  forget(): void {
    this.#changes += 1;
    this.#known.clear();
    this.#defaults.clear();
  }

  /** Reads a value unless it is in the cache. If there is a change during the read, it is out of date and not cached. */
  async #cached<Value extends object>(
    cache: LRUCache<string, Value>,
    id: string,
    read: (id: string) => Promise<Value>,
  ): Promise<Value> {
    const known = cache.get(id);
    if (known !== undefined) return known;
    const before = this.#changes;
    const value = await read(id);
    if (before === this.#changes) cache.set(id, value);
    return value;
  }

  /** Returns the same object until a template or a type changes. */
  ofDeviceTemplate(deviceTemplateId: string): Promise<TemplatePlan> {
    return this.#cached(this.#known, deviceTemplateId, (id) => this.#read(id));
  }

  async #read(deviceTemplateId: string): Promise<TemplatePlan> {
    const instances = await instancesOfTemplate(this.#store, deviceTemplateId);
    const hasAttributes = instances.some((one) => one.template.attributes.length > 0);
    return { instances, planned: hasAttributes ? await this.#planned(instances) : [] };
  }

  async #planned(instances: TemplatePlan['instances']): Promise<PlannedInstance[]> {
    const planned = new Map<string, PlannedTemplate>();
    for (const { template } of instances) {
      if (!planned.has(template.id)) {
        planned.set(template.id, await this.#plannedTemplate(template));
      }
    }
    return instances.flatMap(({ instanceId, template }) => {
      const found = planned.get(template.id);
      return found === undefined ? [] : { objectId: template.objectId, instanceId, template: found };
    });
  }

  async #plannedTemplate({ id, attributes }: SmartObjectTemplate): Promise<PlannedTemplate> {
    const ids = new Set(attributes.flatMap((one) => one.resourceTypeId ?? []));
    const types = await this.#store.collection(resourceTypes).getMany(ids);
    return { id, attributes, rids: new Map(Array.from(types.values(), (one) => [one.id, one.typeId])) };
  }

  /**
   * Returns what templates set up on a device. The template that a smart object names comes first, then the one of the
   * device template, then the default template of the type.
   */
  async ofDevice(deviceTemplateId: string, objects: readonly SmartObject[]): Promise<DevicePlan> {
    const { instances, planned } = await this.ofDeviceTemplate(deviceTemplateId);
    const own = await this.#ofSmartObjects(objects);
    const bare = await this.#withDefaults(instances, objects);
    if (bare.length === 0) return { planned, own };
    const isAlone = ({ objectId }: PlannedInstance): boolean =>
      !instances.some((one) => one.template.objectId === objectId) &&
      !own.some((one) => one.objectId === objectId);
    return {
      planned: [...planned, ...bare.filter((one) => isAlone(one))],
      own: [...own, ...bare.filter((one) => !isAlone(one))],
    };
  }

  /** Returns whether templates set attributes on the device. Most set none. */
  async hasAttributes(deviceTemplateId: string, objects: readonly SmartObject[]): Promise<boolean> {
    const { instances, planned } = await this.ofDeviceTemplate(deviceTemplateId);
    return (
      planned.length > 0 ||
      objects.some((one) => one.smartObjectTemplateId !== undefined) ||
      (await this.#withDefaults(instances, objects)).length > 0
    );
  }

  /** Returns the instances that the default template of their type sets up, if it has attributes. */
  async #withDefaults(
    instances: TemplatePlan['instances'],
    objects: readonly SmartObject[],
  ): Promise<PlannedInstance[]> {
    const found: PlannedInstance[] = [];
    for (const one of objects) {
      if (one.isVirtual === true || one.smartObjectTemplateId !== undefined || isSetUp(one, instances))
        continue;
      const template = await this.defaultTemplate(one.smartObjectTypeId);
      if (template !== undefined && template.attributes.length > 0) {
        found.push(await this.#plannedObject(one, template));
      }
    }
    return found;
  }

  /** Returns the template that sets up object instances of a type that have no other template. */
  async defaultTemplate(smartObjectTypeId: string): Promise<SmartObjectTemplate | undefined> {
    const { template } = await this.#cached(this.#defaults, smartObjectTypeId, async (id) => ({
      template: await defaultTemplate(this.#store, id),
    }));
    return template;
  }

  /** Returns the instances of a device that name a template themselves. */
  async #ofSmartObjects(objects: readonly SmartObject[]): Promise<readonly PlannedInstance[]> {
    const named = objects.filter((one) => one.smartObjectTemplateId !== undefined);
    if (named.length === 0) return [];
    const ids = new Set(named.map((one) => one.smartObjectTemplateId ?? ''));
    const templates = await this.#store.collection(smartObjectTemplates).getMany(ids);
    return Promise.all(
      named.flatMap((one) => {
        const template = templates.get(one.smartObjectTemplateId ?? '');
        return template === undefined ? [] : this.#plannedObject(one, template);
      }),
    );
  }

  async #plannedObject(one: SmartObject, template: SmartObjectTemplate): Promise<PlannedInstance> {
    return {
      objectId: one.objectId,
      instanceId: one.instanceNumber,
      template: await this.#plannedTemplate(template),
    };
  }
}

/**
 * Returns whether the device template sets up the instance: it has the instance, or all its instances of the object
 * share one template.
 */
function isSetUp({ objectId, instanceNumber }: SmartObject, instances: TemplatePlan['instances']): boolean {
  const ofObject = instances.filter((one) => one.template.objectId === objectId);
  const isShared =
    ofObject.length > 0 && ofObject.every((one) => one.template.id === ofObject[0]?.template.id);
  return isShared || ofObject.some((one) => one.instanceId === instanceNumber);
}

/** Creates initial observations and values of smart objects that are created from templates. */
export class TemplateSetup {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #catalogues: Catalogues;
  readonly #plans: AttributePlans;
  readonly #listeners: ((deviceId: string) => void)[] = [];

  constructor(store: Store, clock: Clock, catalogues: Catalogues, plans: AttributePlans) {
    this.#store = store;
    this.#clock = clock;
    this.#catalogues = catalogues;
    this.#plans = plans;
  }

  /** Registers a task that is called for each device with new initial observations or values. It must not throw. */
  listen(task: (deviceId: string) => void): void {
    this.#listeners.push(task);
  }

  /**
   * Returns the writes to store together with new smart objects.
   *
   * @param made smart objects of the device, with the template of its device template or their own
   */
  async writesFor(
    device: Pick<Device, 'id' | 'deviceNetworkId' | 'deviceTemplateId' | 'deviceStandard'>,
    made: readonly SmartObject[],
  ): Promise<WriteOperation[]> {
    // Initial observations and values are LwM2M requests.
    if (made.length === 0 || isForeignDevice(device)) return [];
    const catalogue = await this.#catalogues.forNetwork(device.deviceNetworkId);
    const source: TemplateSource = {
      named: (id) => this.#store.collection(smartObjectTemplates).get(id),
      instancesOf: async (id) => (await this.#plans.ofDeviceTemplate(id)).instances,
      defaultOf: (id) => this.#plans.defaultTemplate(id),
    };
    const writes: WriteOperation[] = [];
    for (const one of made) {
      const template = await templateOfSmartObject(source, device, one);
      const type = catalogue.typeById(one.smartObjectTypeId);
      if (template === undefined || type === undefined) continue;
      for (const resource of template.resourceTemplates) {
        writes.push(...this.#writesOf(one, resource, type, catalogue));
      }
    }
    if (writes.length > 0) this.announce(device.id);
    return writes;
  }

  /** Notifies listeners of initial values that do not come from a template. */
  announce(deviceId: string): void {
    this.#listeners.forEach((task) => task(deviceId));
  }

  #writesOf(
    smartObject: SmartObject,
    { resourceTypeId, isRequestObserve, value }: ResourceTemplate,
    type: CatalogueType,
    catalogue: NetworkCatalogue,
  ): WriteOperation[] {
    const [rid] = Array.from(type.resourceTypeIds).find(([, id]) => id === resourceTypeId) ?? [];
    const version = versionOfUrn(type.objectUrn);
    const model =
      rid === undefined ? undefined : catalogue.models.resource(smartObject.objectId, rid, version);
    if (rid === undefined || model === undefined) return [];
    const {
      id: smartObjectId,
      deviceId,
      deviceNetworkId,
      objectId,
      instanceNumber: instanceId,
    } = smartObject;
    const path = { objectId, instanceId, resourceId: rid };
    const base = { id: resourceId(smartObjectId, rid), deviceId, deviceNetworkId, smartObjectId };
    const nowMs = this.#clock.now();
    const writes: WriteOperation[] = [];
    if (isRequestObserve) {
      writes.push(putOperation(observations, newObservation({ ...base, path, nowMs })));
    }
    if (value !== undefined) {
      const written = formatPath(model.multiple ? { ...path, resourceInstanceId: 0 } : path);
      writes.push(putOperation(initialValues, { ...base, path: written, dataType: model.type, text: value }));
    }
    return writes;
  }
}
