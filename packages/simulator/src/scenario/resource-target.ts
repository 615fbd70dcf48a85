import type { ModelRegistry, ResourceModel } from '@muster/lwm2m';
import type { PlannedObject } from '../device/plan.ts';
import type { ResourceBehaviour } from '../device/simulated-object.ts';
import { SettingProblem } from './setting-problem.ts';

/** The resource that a path of a fleet file names. */
export interface ResourceTarget {
  readonly planned: PlannedObject;
  readonly behaviour: ResourceBehaviour;
  readonly model: ResourceModel;
}

/**
 * Finds a resource of the devices of a cohort.
 *
 * @throws SettingProblem with the existing IDs
 */
export function findResource(
  objects: ReadonlyMap<number, PlannedObject>,
  models: ModelRegistry,
  objectId: number,
  resourceId: number,
): ResourceTarget {
  const planned = objects.get(objectId);
  if (!planned) {
    const known = [...objects.keys()].join(', ');
    throw new SettingProblem(`these devices have no object ${objectId}`, `Add it to objects (${known})`, {
      atKey: true,
    });
  }
  const behaviour = planned.object.resources.get(resourceId);
  const model = models.resource(objectId, resourceId);
  if (!behaviour || !model) {
    throw new SettingProblem(
      `object ${objectId} has no resource ${resourceId} here`,
      `It has ${planned.resourceIds.join(', ')}`,
      { atKey: true },
    );
  }
  return { planned, behaviour, model };
}
