import type { ModelRegistry, ResourceModel, ResourceValue } from '@muster/lwm2m';
import type { Generator } from '../device/generators.ts';
import type { PlannedObject, PlannedValue } from '../device/plan.ts';
import { deriveKey } from '../device/random.ts';
import type { ResourceContext } from '../device/simulated-object.ts';
import { compileSource, type ValueMoment } from './compile-source.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { ValueSetting } from './fleet-file.ts';
import type { Literal } from './literal.ts';
import type { ModelFiles } from './model-files.ts';
import { withProblemPath, mapCollectingProblems } from './problem-path.ts';
import { findResource } from './resource-target.ts';
import { SettingProblem } from './setting-problem.ts';

/** Input of {@link compileValues}. */
export interface ValuesInput {
  readonly settings: Readonly<Record<string, ValueSetting>>;
  readonly objects: ReadonlyMap<number, PlannedObject>;
  readonly models: ModelRegistry;
  readonly replays: ModelFiles['replays'];
  /** Path of the settings in the file. */
  readonly path: readonly (string | number)[];
}

/** Compiles the value settings of a cohort. Adds settings with a fault to `issues`. */
export function compileValues(input: ValuesInput, issues: FleetIssue[]): Map<string, PlannedValue> {
  const values = new Map<string, PlannedValue>();
  for (const [key, setting] of Object.entries(input.settings)) {
    try {
      values.set(key.slice(1), compileValue(key, setting, input));
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      issues.push(...error.issues([...input.path, key]));
    }
  }
  return values;
}

function compileValue(key: string, setting: ValueSetting, input: ValuesInput): PlannedValue {
  const [objectPart, instancePart = '', resourcePart] = key.slice(1).split('/');
  const objectId = Number(objectPart);
  const { planned, behaviour, model } = findResource(
    input.objects,
    input.models,
    objectId,
    Number(resourcePart),
  );
  if (
    instancePart !== '*' &&
    !planned.object.creatable &&
    !planned.instanceIds.includes(Number(instancePart))
  ) {
    const known = planned.instanceIds.join(', ');
    throw new SettingProblem(`object ${objectId} has no instance ${instancePart}`, `It has ${known}`, {
      atKey: true,
    });
  }
  if (!behaviour.read || behaviour.overridable === false) {
    const remedy = key === '/3/0/13' ? 'Give clockOffsetSeconds, or set it in the timeline' : 'Remove it';
    throw new SettingProblem(`${model.name} (${key}) cannot have a value`, remedy, { atKey: true });
  }
  if (isByInstance(setting)) return valueByInstance(setting, model, input.replays);
  const source = compileSource(setting, model, input.replays);
  const { changes } = source;
  const single = (at: ResourceContext): ResourceValue => source.at(momentOf(at, at.key));
  if (!model.multiple) return { changes, source: single };
  return { changes, source: (at) => new Map([[0, single(at)]]) };
}

function isByInstance(setting: ValueSetting): setting is Readonly<Record<string, Literal | Generator>> {
  return typeof setting === 'object' && !('kind' in setting);
}

/** Compiles values by resource instance. Each instance has its own random stream, so that equal generators differ. */
function valueByInstance(
  settings: Readonly<Record<string, Literal | Generator>>,
  model: ResourceModel,
  replays: ModelFiles['replays'],
): PlannedValue {
  if (!model.multiple) {
    throw new SettingProblem(`${model.name} has no resource instances`, 'Give a single value');
  }
  const sources = mapCollectingProblems(
    Object.entries(settings),
    ([id, setting]) =>
      [Number(id), withProblemPath([Number(id)], () => compileSource(setting, model, replays))] as const,
  ).sort(([a], [b]) => a - b);
  const changes = sources.some((source) => source[1].changes);
  const valuesAt = (momentFor: (id: number) => ValueMoment): ReadonlyMap<number, ResourceValue> =>
    new Map(sources.map(([id, source]) => [id, source.at(momentFor(id))]));
  if (changes) return { changes, source: (at) => valuesAt((id) => momentOf(at, deriveKey(at.key, id))) };
  const fixed = valuesAt(() => ({ key: 0, timeMs: 0, startMs: 0 }));
  return { changes, source: () => fixed };
}

function momentOf({ device }: ResourceContext, key: number): ValueMoment {
  const timeMs = device.nowMs;
  return { key, timeMs, startMs: device.startedAtMs ?? timeMs };
}
