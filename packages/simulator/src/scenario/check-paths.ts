import { parseResourcePath } from '../device/resource-path.ts';
import { demandInstance } from './check-instances.ts';
import { withProblemPath, mapCollectingProblems } from './problem-path.ts';
import { findResource, type ResourceTarget } from './resource-target.ts';
import type { Scenario, ScenarioCohort } from './scenario.ts';
import { SettingProblem } from './setting-problem.ts';
import type { EventTime } from './timeline.ts';

/**
 * Finds the resources of a list named `paths`.
 *
 * @param event event that needs them; undefined: needed at any time
 * @throws SettingProblem if the devices do not have a resource, or it cannot be read
 */
export function readableResources(
  paths: readonly string[],
  scenario: Scenario,
  cohort: ScenarioCohort,
  event?: EventTime,
): ResourceTarget[] {
  return mapCollectingProblems([...paths.entries()], ([position, text]) => {
    const { objectId, instanceId, resourceId } = parseResourcePath(text);
    const at = ['paths', position];
    const { objects } = cohort.plans.plan;
    const target = withProblemPath(at, () => findResource(objects, scenario.models, objectId, resourceId));
    demandInstance(scenario, target.planned, instanceId, event, cohort, at);
    if (target.behaviour.read) return target;
    throw new SettingProblem(`${target.model.name} (${text}) cannot be read`, 'Remove it', { at });
  });
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
