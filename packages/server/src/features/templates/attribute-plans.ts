import { LRUCache } from 'lru-cache';
import { resourceTypes } from '../resource-types/model.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { smartObjectTemplates } from './model/smart-object-template.ts';
import type { SmartObjectTemplate } from './model/smart-object-template.ts';
import type { Store } from '../../store/port.ts';
import type { PlannedInstance, PlannedTemplate } from './attribute-plan.ts';
import { defaultTemplate, instancesOfTemplate } from './template-lookup.ts';
import type { TemplatedInstance } from './template-lookup.ts';

/** A device template's instances, each with its smart object template. */
export interface TemplatePlan {
  readonly instances: readonly TemplatedInstance[];
  /** Instances with their attributes; empty if no template has attributes. */
  readonly planned: readonly PlannedInstance[];
}

/** The instances of a device that templates set up. */
export interface DevicePlan {
  /**
   * Set up by the device template, or by the default template for objects that the device template does not
   * have.
   */
  readonly planned: readonly PlannedInstance[];
  /**
   * Instances that name a template themselves, and those that the default template sets up next to others of
   * their object.
   */
  readonly own: readonly PlannedInstance[];
}

/**
 * Caches the plans of device templates in memory, because every Register needs one. Call {@link forget} when
 * a template or a type changes.
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

  /** Returns the same object until a template or a type changes. */
  async ofDeviceTemplate(deviceTemplateId: string): Promise<TemplatePlan> {
    const known = this.#known.get(deviceTemplateId);
    if (known !== undefined) {
      return known;
    }
    const before = this.#changes;
    const plan = await this.#read(deviceTemplateId);
    if (before === this.#changes) {
      this.#known.set(deviceTemplateId, plan);
    }
    return plan;
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
   * Returns what templates set up on a device. The template that a smart object names comes first, then the
   * one of the device template, then the default template of the type.
   */
  async ofDevice(deviceTemplateId: string, objects: readonly SmartObject[]): Promise<DevicePlan> {
    const { instances, planned } = await this.ofDeviceTemplate(deviceTemplateId);
    const own = await this.#ofSmartObjects(objects);
    const bare = await this.#withDefaults(instances, objects);
    if (bare.length === 0) {
      return { planned, own };
    }
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
    const known = this.#defaults.get(smartObjectTypeId);
    if (known !== undefined) {
      return known.template;
    }
    const before = this.#changes;
    const template = await defaultTemplate(this.#store, smartObjectTypeId);
    if (before === this.#changes) {
      this.#defaults.set(smartObjectTypeId, { template });
    }
    return template;
  }

  /** Returns the instances of a device that name a template themselves. */
  async #ofSmartObjects(objects: readonly SmartObject[]): Promise<readonly PlannedInstance[]> {
    const named = objects.filter((one) => one.smartObjectTemplateId !== undefined);
    if (named.length === 0) {
      return [];
    }
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
 * Returns whether the device template sets up the instance: it has the instance, or all its instances of the
 * object share one template.
 */
function isSetUp({ objectId, instanceNumber }: SmartObject, instances: TemplatePlan['instances']): boolean {
  const ofObject = instances.filter((one) => one.template.objectId === objectId);
  const isShared =
    ofObject.length > 0 && ofObject.every((one) => one.template.id === ofObject[0]?.template.id);
  return isShared || ofObject.some((one) => one.instanceId === instanceNumber);
}
