import type { ResourceModel, ResourceValue } from '@muster/lwm2m';
import {
  generate,
  sequenceLength,
  type ComputedGenerator,
  type Generator,
  type SequenceGenerator,
} from '../device/generators.ts';
import { replayAt, type ReplayFiles } from '../device/replay.ts';
import { compileReplay } from './compile-replay.ts';
import type { Literal } from './literal.ts';
import { withProblemPath, mapCollectingProblems } from './problem-path.ts';
import { SettingProblem } from './setting-problem.ts';
import { checkRange, typedLiteral } from './typed-literal.ts';

/** Resource and time for which a value is requested. */
export interface ValueMoment {
  /** Random stream of the resource or resource instance. */
  readonly key: number;
  readonly timeMs: number;
  /** Start of the fleet in epoch milliseconds. */
  readonly startMs: number;
}

/** A source of values for one resource or resource instance. */
export interface SingleSource {
  readonly changes: boolean;
  at(moment: ValueMoment): ResourceValue;
}

/** @throws SettingProblem if the setting is not valid for the resource */
export function compileSource(
  setting: Literal | Generator,
  model: ResourceModel,
  replays: ReplayFiles | 'unread' | undefined,
): SingleSource {
  if (typeof setting !== 'object') {
    const value = typedLiteral(setting, model);
    return { changes: false, at: () => value };
  }
  switch (setting.kind) {
    case 'csv': {
      const replay = compileReplay(setting, model, replays);
      return { changes: true, at: ({ timeMs, startMs }) => replayAt(replay, timeMs - startMs) };
    }
    case 'steps':
      return stepsSource(setting, model);
    default:
      return numberSource(setting, model);
  }
}

function numberSource(generator: ComputedGenerator, model: ResourceModel): SingleSource {
  checkBounds(generator);
  const whole = model.type === 'Integer' || model.type === 'UnsignedInteger';
  const isTime = model.type === 'Time';
  if (!whole && !isTime && model.type !== 'Float') {
    throw new SettingProblem(
      `${model.name} is of type ${model.type}, and ${generator.kind} generates numbers`,
      'Use a fixed value or a generator of kind steps or csv',
    );
  }
  if (model.type !== 'Float' && 'decimals' in generator && (generator.decimals ?? 0) > 0) {
    throw new SettingProblem(`decimals has no effect: ${model.name} holds whole numbers`, 'Remove decimals', {
      at: ['decimals'],
    });
  }
  checkRange(model, ...extremesOf(generator));
  return {
    changes: true,
    at: ({ key, timeMs, startMs }) => {
      const value = Number(generate(generator, key, timeMs, startMs));
      if (isTime) return new Date(Math.round(value) * 1000);
      return whole ? Math.round(value) : value;
    },
  };
}

/** Returns the lowest and the highest value of a generator; for an endless sequence, the first value. */
function extremesOf(generator: ComputedGenerator): number[] {
  switch (generator.kind) {
    case 'sine': {
      const { mean, amplitude, noise = 0, spread = 0 } = generator;
      const deviation = Math.abs(amplitude) + noise + spread;
      return [mean - deviation, mean + deviation];
    }
    case 'walk':
    case 'uniform':
      return [generator.min, generator.max];
    case 'drain': {
      const { from = 100, to = 0 } = generator;
      return [from, to];
    }
    case 'sequence': {
      const { from = 0, to = from } = generator;
      return [from, to];
    }
    default:
      return [];
  }
}

function checkBounds(generator: ComputedGenerator): void {
  if (generator.kind === 'sequence') {
    checkSequence(generator);
  } else if ((generator.kind === 'walk' || generator.kind === 'uniform') && generator.min > generator.max) {
    throw new SettingProblem(`min ${generator.min} is above max ${generator.max}`, 'Swap them');
  }
}

function checkSequence(generator: SequenceGenerator): void {
  const { from = 0, step = 1, to } = generator;
  if (step === 0) {
    throw new SettingProblem('a step of 0 never changes the value', 'Use a fixed value', { at: ['step'] });
  }
  if (to === undefined || sequenceLength(generator) >= 2) return;
  throw new SettingProblem(
    `steps of ${step} from ${from} do not come to ${to}`,
    'Change step or to, so that the sequence has at least two values',
    { at: ['to'] },
  );
}

function stepsSource(generator: Extract<Generator, { kind: 'steps' }>, model: ResourceModel): SingleSource {
  const values = mapCollectingProblems([...generator.values.entries()], ([position, literal]) =>
    withProblemPath(['values', position], () => typedLiteral(literal, model)),
  );
  // The same generator selects the positions, so that times are treated alike for all types of values.
  const positions: ComputedGenerator = { ...generator, values: values.map((_, position) => position) };
  return {
    changes: true,
    at: ({ key, timeMs }) => {
      const value = values[Number(generate(positions, key, timeMs))];
      if (value === undefined) throw new RangeError('a generator of kind steps needs values');
      return value;
    },
  };
}
