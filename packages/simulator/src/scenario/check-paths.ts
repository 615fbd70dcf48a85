import type { ModelRegistry } from '@muster/lwm2m';
import type { PlannedObject } from '../device/plan.ts';
import { parseResourcePath } from '../device/resource-path.ts';
import { findResource, type ResourceTarget } from './resource-target.ts';
import type { ScenarioCohort } from './scenario.ts';
import { SettingProblem } from './setting-problem.ts';

/**
 * Finds the resources of a list named `paths`.
 *
 * @throws SettingProblem for a resource that the devices do not have, or that cannot be read
 */
export function readableResources(
  paths: readonly string[],
  objects: ReadonlyMap<number, PlannedObject>,
  models: ModelRegistry,
): ResourceTarget[] {
  return paths.map((text, position) => {
    const { objectId, resourceId } = parseResourcePath(text);
    const at = ['paths', position];
    const target = placed(at, () => findResource(objects, models, objectId, resourceId));
    if (target.behaviour.read) return target;
    throw new SettingProblem(`${target.model.name} (${text}) cannot be read`, 'Remove it', { at });
  });
}

/** Runs `work`, and gives its problem a place. */
export function placed<Result>(at: readonly (string | number)[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SettingProblem)) throw error;
    throw new SettingProblem(error.message, error.remedy, { at });
  }
}

/** @throws SettingProblem for devices of LwM2M 1.0 */
export function demandSend({ cohort, plans }: ScenarioCohort, at: readonly string[]): void {
  if (plans.plan.lwm2mVersion !== '1.0') return;
  throw new SettingProblem(
    `cohort ${cohort.name} speaks LwM2M 1.0, which has no Send`,
    'Give it lwm2mVersion 1.1',
    { at },
  );
}
