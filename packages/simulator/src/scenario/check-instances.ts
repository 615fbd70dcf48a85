import type { PlannedObject } from '../device/plan.ts';
import { parseResourcePath } from '../device/resource-path.ts';
import { earlierEvents } from './event-order.ts';
import type { Literal } from './literal.ts';
import { withProblemPath } from './problem-path.ts';
import { findResource } from './resource-target.ts';
import { listed, type Scenario, type ScenarioCohort } from './scenario.ts';
import { SettingProblem } from './setting-problem.ts';
import type { EventTime, InstanceEvent, SetEvent } from './timeline.ts';
import { typedLiteral } from './typed-literal.ts';

/** @throws SettingProblem for an instance that devices cannot add or already have */
export function checkInstance(scenario: Scenario, event: InstanceEvent, cohort: ScenarioCohort): void {
  const { object, instance } = event;
  const planned = changeableObject(object, cohort);
  const { churn } = cohort.plans.plan;
  const wasRemoved =
    (churn?.objectId === object && churn.goes === instance) ||
    changes(scenario, 'remove-instance', event, cohort).includes(instance);
  if (!planned.instanceIds.includes(instance) || wasRemoved) return;
  throw new SettingProblem(
    `the devices have instance ${instance} of object ${object} from the start`,
    `Give an instance other than ${listed(planned.instanceIds)}`,
    { at: ['instance'] },
  );
}

/** @throws SettingProblem for an instance that devices cannot remove or never have */
export function checkRemoval(scenario: Scenario, event: InstanceEvent, cohort: ScenarioCohort): void {
  const { object, instance } = event;
  const planned = changeableObject(object, cohort);
  demandInstance(scenario, planned, instance, event, cohort, ['instance']);
}

/** @throws SettingProblem for a resource that devices never have, or a value that is not valid for it */
export function checkSet(scenario: Scenario, event: SetEvent, cohort: ScenarioCohort): void {
  const { path, value } = event;
  const { objectId, instanceId, resourceId, resourceInstanceId } = parseResourcePath(path);
  const target = withProblemPath(['path'], () =>
    findResource(cohort.plans.plan.objects, scenario.models, objectId, resourceId),
  );
  const { planned, behaviour, model } = target;
  demandInstance(scenario, planned, instanceId, event, cohort, ['path']);
  if (!behaviour.write && !behaviour.read) {
    throw new SettingProblem(`${model.name} (${path}) cannot have a value`, 'Use another resource', {
      at: ['path'],
    });
  }
  const isByInstance = typeof value === 'object';
  if (!model.multiple && (isByInstance || resourceInstanceId !== undefined)) {
    throw new SettingProblem(
      `${model.name} has no resource instances`,
      `Set ${path.split('/', 4).join('/')} to a single value`,
      {
        at: [isByInstance ? 'value' : 'path'],
      },
    );
  }
  if (isByInstance && resourceInstanceId !== undefined) {
    throw new SettingProblem(`${path} is one resource instance`, 'Give a single value', { at: ['value'] });
  }
  const literals: readonly Literal[] = isByInstance ? Object.values(value) : [value];
  for (const literal of literals) withProblemPath(['value'], () => typedLiteral(literal, model));
}

/** @throws SettingProblem for an object that devices do not have, or whose instances are fixed */
function changeableObject(objectId: number, { plans }: ScenarioCohort): PlannedObject {
  const { objects } = plans.plan;
  const planned = objects.get(objectId);
  if (!planned) {
    throw new SettingProblem(
      `these devices have no object ${objectId}`,
      `Add { id: ${objectId}, instances: [] } to objects (${listed([...objects.keys()])})`,
      { at: ['object'] },
    );
  }
  if (planned.object.creatable === true) return planned;
  throw new SettingProblem(
    `the instances of object ${objectId} are fixed`,
    'Give an object with several instances',
    { at: ['object'] },
  );
}

/**
 * @param event event that needs the instance; undefined: needed at any time
 * @throws SettingProblem if the devices do not have the instance at that time
 */
export function demandInstance(
  scenario: Scenario,
  planned: PlannedObject,
  instanceId: number,
  event: EventTime | undefined,
  cohort: ScenarioCohort,
  at: readonly (string | number)[],
): void {
  // An omitted event with the wrong shape can add the instance.
  if (!scenario.isWhole) return;
  const { objectId } = planned.object;
  const { churn } = cohort.plans.plan;
  const known = [
    ...planned.instanceIds,
    ...(churn?.objectId === objectId ? [churn.appears] : []),
    ...changes(scenario, 'add-instance', { atSeconds: Infinity, ...event, object: objectId }, cohort),
  ];
  if (known.includes(instanceId)) return;
  const before = event === undefined ? '' : ' before';
  throw new SettingProblem(
    `the devices never have instance ${instanceId} of object ${objectId}`,
    known.length === 0
      ? `Add it with add-instance${before}`
      : `They have ${listed(known)}. Add others with add-instance${before}`,
    { at },
  );
}

/** Returns the instances of an object that earlier events add or remove. */
function changes(
  { file }: Scenario,
  action: 'add-instance' | 'remove-instance',
  event: EventTime & { readonly object: number },
  { cohort }: ScenarioCohort,
): number[] {
  return earlierEvents(file.timeline ?? [], action, event, cohort.name)
    .filter(({ object }) => object === event.object)
    .map(({ instance }) => instance);
}
