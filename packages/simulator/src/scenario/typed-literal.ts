import { coerceValue, ValueError, type ResourceModel, type ResourceValue } from '@muster/lwm2m';
import type { Literal } from './literal.ts';
import { SettingProblem } from './setting-problem.ts';

/** Makes a literal of a file a value of the type of the resource. @throws SettingProblem */
export function typedLiteral(literal: Literal, model: ResourceModel): ResourceValue {
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
