import {
  coerceValue,
  ValueError,
  type ModelRegistry,
  type ResourceModel,
  type ResourceValue,
} from '@muster/lwm2m';
import { generate, type Generator } from '../device/generators.ts';
import type { PlannedObject, PlannedValue } from '../device/plan.ts';
import type { ReadValue } from '../device/simulated-object.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { Literal, ValueSetting } from './fleet-file.ts';

/** What {@link compileValues} needs of a cohort. */
export interface ValuesInput {
  readonly settings: Readonly<Record<string, ValueSetting>>;
  readonly objects: ReadonlyMap<number, PlannedObject>;
  readonly models: ModelRegistry;
  /** Place of the settings in the file. */
  readonly path: readonly (string | number)[];
}

class SettingProblem extends Error {
  override readonly name = 'SettingProblem';
  readonly remedy: string;
  readonly atKey: boolean;

  constructor(message: string, remedy: string, atKey = false) {
    super(message);
    this.remedy = remedy;
    this.atKey = atKey;
  }
}

/** Makes the value settings of a cohort ready to be read; what does not fit is added to `issues`. */
export function compileValues(input: ValuesInput, issues: FleetIssue[]): Map<string, PlannedValue> {
  const values = new Map<string, PlannedValue>();
  for (const [key, setting] of Object.entries(input.settings)) {
    try {
      values.set(key.slice(1), compileValue(key, setting, input));
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      const { message, remedy, atKey } = error;
      issues.push({ path: [...input.path, key], message, remedy, atKey });
    }
  }
  return values;
}

function compileValue(key: string, setting: ValueSetting, { objects, models }: ValuesInput): PlannedValue {
  const [objectPart, instancePart, resourcePart] = key.slice(1).split('/');
  const objectId = Number(objectPart);
  const resourceId = Number(resourcePart);
  const planned = objects.get(objectId);
  if (!planned)
    throw new SettingProblem(`these devices have no object ${objectId}`, 'Add it to objects', true);
  const behaviour = planned.object.resources.get(resourceId);
  const model = models.resource(objectId, resourceId);
  if (!behaviour || !model) {
    const known = planned.resourceIds.join(', ');
    throw new SettingProblem(
      `object ${objectId} has no resource ${resourceId} here`,
      `It has ${known}`,
      true,
    );
  }
  if (
    instancePart !== '*' &&
    !planned.object.creatable &&
    !planned.instanceIds.includes(Number(instancePart))
  ) {
    const known = planned.instanceIds.join(', ');
    throw new SettingProblem(
      `object ${objectId} has no instance ${instancePart ?? ''}`,
      `It has ${known}`,
      true,
    );
  }
  if (!behaviour.read || behaviour.overridable === false) {
    throw new SettingProblem(`${model.name} (${key}) cannot have a value`, 'Remove it', true);
  }
  return isGenerator(setting) ? generatedValue(setting, model) : fixedValue(setting, model);
}

function isGenerator(setting: ValueSetting): setting is Generator {
  return typeof setting === 'object' && 'kind' in setting;
}

function fixedValue(
  setting: Literal | Readonly<Record<string, Literal>>,
  model: ResourceModel,
): PlannedValue {
  const value = fixedReadValue(setting, model);
  return { source: () => value, changes: false };
}

function fixedReadValue(
  setting: Literal | Readonly<Record<string, Literal>>,
  model: ResourceModel,
): ReadValue {
  if (typeof setting !== 'object') {
    const single = typedLiteral(setting, model);
    return model.multiple ? new Map([[0, single]]) : single;
  }
  if (!model.multiple) {
    throw new SettingProblem(`${model.name} has no resource instances`, 'Give a single value');
  }
  const entries = Object.entries(setting).map(([id, literal]): [number, ResourceValue] => [
    Number(id),
    typedLiteral(literal, model),
  ]);
  return new Map(entries.sort(([a], [b]) => a - b));
}

function typedLiteral(literal: Literal, model: ResourceModel): ResourceValue {
  if (model.type === 'String' && typeof literal !== 'string') {
    // YAML would read 1.10 as the number 1.1.
    throw new SettingProblem(`${model.name} is a text`, `Put the value in quotes: "${String(literal)}"`);
  }
  try {
    return coerceValue(model, literal);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new SettingProblem(`${model.name} is of type ${model.type}: ${error.message}`, 'Change the value');
  }
}

function generatedValue(generator: Generator, model: ResourceModel): PlannedValue {
  checkBounds(generator);
  const whole = model.type === 'Integer' || model.type === 'UnsignedInteger';
  const numeric = whole || model.type === 'Float' || model.type === 'Time';
  if (generator.kind === 'steps') return stepsValue(generator, model);
  if (!numeric) {
    throw new SettingProblem(
      `${model.name} is of type ${model.type}, and ${generator.kind} generates numbers`,
      'Use a fixed value or a generator of kind steps',
    );
  }
  const single = (value: number): ResourceValue =>
    model.type === 'Time' ? new Date(Math.round(value) * 1000) : whole ? Math.round(value) : value;
  return {
    changes: true,
    source: ({ key, device }) => {
      const value = single(Number(generate(generator, key, device.nowMs)));
      return model.multiple ? new Map([[0, value]]) : value;
    },
  };
}

function checkBounds(generator: Generator): void {
  if ((generator.kind === 'walk' || generator.kind === 'uniform') && generator.min > generator.max) {
    throw new SettingProblem(`min ${generator.min} is above max ${generator.max}`, 'Swap them');
  }
}

function stepsValue(generator: Extract<Generator, { kind: 'steps' }>, model: ResourceModel): PlannedValue {
  const values = generator.values.map((literal) => fixedReadValue(literal, model));
  // The positions run through the same generator, so that all kinds share one notion of time.
  const positions: Generator = { ...generator, values: values.map((_, position) => position) };
  return {
    changes: true,
    source: ({ key, device }) => {
      const value = values[Number(generate(positions, key, device.nowMs))];
      if (value === undefined) throw new RangeError('a generator of kind steps needs values');
      return value;
    },
  };
}
