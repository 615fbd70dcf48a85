import { isWithin, parsePath } from '@muster/lwm2m';
import { contentOf, typedAnswer } from '../device/respond/answer.ts';
import type { PlannedResponse } from '../device/respond/responder.ts';
import type { Period } from './faults.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { ModelFiles } from './model-files.ts';
import type { RespondSetting } from './responses.ts';
import { SettingProblem } from './setting-problem.ts';

type Path = FleetIssue['path'];

/** Fields of an answer. */
const answerFields = [
  'code',
  'contentFormat',
  'payload',
  'values',
  'delayMs',
  'duplicates',
  'silent',
  'token',
  'messageId',
] as const satisfies readonly (keyof RespondSetting)[];

/** Compiles the rules of a cohort's `respond`, with typed answers. Adds rules with a fault to `issues`. */
export function compileResponses(
  settings: readonly RespondSetting[] | undefined = [],
  { models, lwm2mVersion }: Pick<ModelFiles, 'models'> & { readonly lwm2mVersion: string },
  path: Path,
  issues: FleetIssue[],
): PlannedResponse[] {
  return settings.flatMap((setting, position) => {
    try {
      checkAnswer(setting);
      checkReach(settings.slice(0, position), setting);
      const planned = plannedResponse(setting, { models });
      const { path: about, answer } = planned;
      if (setting.contentFormat !== undefined)
        contentOf(answer, { path: about, accept: undefined }, { models, lwm2mVersion });
      return [planned];
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      issues.push(...error.issues([...path, position]));
      return [];
    }
  });
}

function plannedResponse(setting: RespondSetting, { models }: Pick<ModelFiles, 'models'>): PlannedResponse {
  const { operation, path = '/', every = 1, first = Infinity, fromSeconds, toSeconds, ...answer } = setting;
  return {
    operations: operation === undefined ? undefined : [operation].flat(),
    path: parsePath(path),
    ...{ every, first },
    ...(fromSeconds === undefined ? {} : { fromSeconds }),
    ...(toSeconds === undefined ? {} : { toSeconds }),
    answer: typedAnswer(answer, models),
  };
}

/** @throws SettingProblem for an answer that changes nothing, or contradicts itself */
function checkAnswer(setting: RespondSetting): void {
  const set = answerFields.filter((field) => setting[field] !== undefined && setting[field] !== false);
  if (set.length === 0) {
    throw new SettingProblem('this response changes nothing', `Give one of ${answerFields.join(', ')}`);
  }
  const other = set.find((field) => field !== 'silent');
  if (setting.silent === true && other !== undefined) {
    throw new SettingProblem(
      `${other} has no effect: a silent device does not answer`,
      'Remove one of them',
      {
        at: [other],
      },
    );
  }
  if (setting.payload !== undefined && setting.values !== undefined) {
    throw new SettingProblem('values and payload are both the content', 'Remove one of them', {
      at: ['values'],
    });
  }
}

/** @throws SettingProblem if an earlier rule answers all requests of this one */
function checkReach(earlier: readonly RespondSetting[], setting: RespondSetting): void {
  const position = earlier.findIndex(
    (one) =>
      (one.every ?? 1) === 1 &&
      one.first === undefined &&
      coversPeriod(one, setting) &&
      coversOperations(one, setting) &&
      isWithin(parsePath(setting.path ?? '/'), parsePath(one.path ?? '/')),
  );
  if (position < 0) return;
  throw new SettingProblem(
    `this response is never given: respond[${position}] answers all of its requests`,
    'Put it before the other one, or give the other one a narrower path or operation, or first',
  );
}

function coversPeriod(one: Period, { fromSeconds = 0, toSeconds = Infinity }: Period): boolean {
  return (one.fromSeconds ?? 0) <= fromSeconds && (one.toSeconds ?? Infinity) >= toSeconds;
}

function coversOperations(one: RespondSetting, { operation }: RespondSetting): boolean {
  if (one.operation === undefined) return true;
  const operations = [one.operation].flat();
  return operation !== undefined && [operation].flat().every((own) => operations.includes(own));
}
