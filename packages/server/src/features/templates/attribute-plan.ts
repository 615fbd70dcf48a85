import { formatPath } from '@muster/lwm2m/core';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { RegisteredObject } from '../registration/model/registration.ts';
import type { TemplateAttribute } from './model/smart-object-template.ts';
import { attributesAt } from './template-attributes.ts';

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

/** Desired attributes by LwM2M path. */
export type DesiredAttributeMap = ReadonlyMap<string, NotificationAttributes>;

/** Maximum number of paths with desired attributes per device. */
const MAX_PATHS = 4_096;

/**
 * Returns the desired attributes of a device by path.
 *
 * If all instances of an object in the device template share one smart object template, its attributes are
 * set on the object, otherwise on each instance. If a device registers the object without instances, the
 * attributes of the template of instance 0 are set on the object. Attributes of one instance or of a resource
 * are always set there.
 *
 * @param planned instances of the device template
 * @param own instances of this device with a template of their own, which takes precedence
 * @param listed registered objects of the device; other objects have no attributes
 */
export function mergeDesiredAttributes(
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
