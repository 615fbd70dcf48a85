import {
  coerceValue,
  parseNumberRange,
  ValueError,
  type ResourceModel,
  type ResourceValue,
} from '@muster/lwm2m';
import type { Literal } from './literal.ts';
import { SettingProblem } from './setting-problem.ts';

/**
 * Converts a literal of a file to the type of the resource.
 *
 * @throws SettingProblem if the literal does not have the type
 */
export function typedLiteral(literal: Literal, model: ResourceModel): ResourceValue {
  if (model.type === 'String' && typeof literal !== 'string') {
    // YAML would read 1.10 as the number 1.1.
    throw new SettingProblem(`${model.name} is a text`, `Put the value in quotes: "${String(literal)}"`);
  }
  try {
    const value = coerceValue(model, literal);
    if (typeof value === 'number' || typeof value === 'bigint') checkRange(model, Number(value));
    return value;
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new SettingProblem(`${model.name} is of type ${model.type}: ${error.message}`, 'Change the value');
  }
}

/**
 * Checks numbers against the range of a resource. Ranges in object definitions are free text; those like `0..100` are
 * checked.
 *
 * @throws SettingProblem for a number outside the range
 */
export function checkRange({ name, range }: ResourceModel, ...values: readonly number[]): void {
  const [least, most] = parseNumberRange(range) ?? [-Infinity, Infinity];
  const outside = values.find((value) => value < least || value > most);
  if (outside === undefined) return;
  throw new SettingProblem(`${name} is ${least} to ${most}, not ${outside}`, 'Change the value');
}
