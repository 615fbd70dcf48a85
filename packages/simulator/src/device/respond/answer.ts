import {
  EncodeError,
  encodeValues,
  formatPath,
  isWithin,
  parsePath,
  type Lwm2mPath,
  type ModelRegistry,
  type RequestSummary,
  type ValueRecord,
} from '@muster/lwm2m';
import { withProblemPath, mapCollectingProblems } from '../../scenario/problem-path.ts';
import type { DeviceAnswer, PayloadSetting } from '../../scenario/responses.ts';
import { SettingProblem } from '../../scenario/setting-problem.ts';
import { typedLiteral } from '../../scenario/typed-literal.ts';

const senmlCbor = 112;
const tlv = 11_542;

/** An answer whose values have the types of their resources. */
export interface TypedAnswer extends Omit<DeviceAnswer, 'payload' | 'values'> {
  readonly payload?: Uint8Array;
  readonly records?: readonly ValueRecord[];
}

/** @throws SettingProblem for a value that does not fit its resource */
export function typedAnswer(answer: DeviceAnswer, models: ModelRegistry): TypedAnswer {
  const { payload, values, ...rest } = answer;
  return {
    ...rest,
    ...(payload === undefined ? {} : { payload: bytesOf(payload) }),
    ...(values === undefined ? {} : { records: recordsOf(values, models) }),
  };
}

function bytesOf(payload: PayloadSetting | Uint8Array): Uint8Array {
  if (payload instanceof Uint8Array) return payload;
  if (typeof payload === 'string') return Buffer.from(payload);
  return 'hex' in payload ? Buffer.from(payload.hex, 'hex') : Buffer.from(payload.base64, 'base64');
}

function recordsOf(values: NonNullable<DeviceAnswer['values']>, models: ModelRegistry): ValueRecord[] {
  return mapCollectingProblems(Object.entries(values), ([text, literal]) => {
    const path = parsePath(text);
    const model = models.resource(path.objectId ?? 0, path.resourceId ?? 0);
    if (!model) {
      throw new SettingProblem(
        `the type of ${text} is not known`,
        'Add the DDF XML file of its object to models, or give a payload',
        { at: ['values', text], atKey: true },
      );
    }
    return { path, value: withProblemPath(['values', text], () => typedLiteral(literal, model)) };
  });
}

/** Content of an answer, and its Content-Format. */
export interface AnswerContent {
  readonly payload: Uint8Array;
  readonly contentFormat?: number;
}

/**
 * Encodes the content of an answer. If a value is not at the path of the request or below it, paths start at the root.
 *
 * @returns undefined if the content is the device's own
 * @throws SettingProblem if the format cannot carry the values
 */
export function contentOf(
  { payload, records, contentFormat }: TypedAnswer,
  request: { readonly path: Lwm2mPath; readonly accept: number | undefined },
  { models, lwm2mVersion }: { readonly models: ModelRegistry; readonly lwm2mVersion: string },
): AnswerContent | undefined {
  if (payload !== undefined) return { payload, ...(contentFormat === undefined ? {} : { contentFormat }) };
  if (records === undefined) return undefined;
  const format = contentFormat ?? request.accept ?? (lwm2mVersion === '1.0' ? tlv : senmlCbor);
  const base = records.every(({ path }) => isWithin(path, request.path)) ? request.path : {};
  try {
    return { payload: encodeValues(format, base, records, models), contentFormat: format };
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    const paths = records.map(({ path }) => formatPath(path)).join(', ');
    throw new SettingProblem(
      `Content-Format ${format} cannot carry ${paths} in an answer about ${formatPath(request.path)}: ${error.message}`,
      'Give another contentFormat, or a payload',
      { at: ['values'] },
    );
  }
}

/** Whether a request is about a path: its own path, or a path in its content, is the given path or below it. */
export function isAbout({ path, details }: RequestSummary, wanted: Lwm2mPath): boolean {
  const own = parsePath(path);
  if (isWithin(own, wanted)) return true;
  if (!isWithin(wanted, own)) return false;
  const { paths = [], removed = [], records = [] } = details?.() ?? {};
  return [...[...paths, ...removed].map(parsePath), ...records.map((record) => record.path)].some((named) =>
    isWithin(named, wanted),
  );
}
