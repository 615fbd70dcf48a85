/**
 * Decodes answers of devices to operations.
 */
import { findOption, OptionNumber, type CoapResponse } from '@muster/coap';
import { DecodeError } from '../codec/decode-error.ts';
import { parseLinkFormat, type LinkValue } from '../codec/link-format.ts';
import { decodeValues } from '../codec/values.ts';
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import type { OperationAnswer } from '../operation/operation.ts';
import type { Lwm2mPath } from '../path/path.ts';
import { assumedFormat, contentAt } from './content-format-choice.ts';
import { diagnosticOf } from './failure.ts';
import { currentFormat } from './old-formats.ts';
import { readId, withoutRoot } from './segments.ts';

/** Context for decoding an answer. */
export interface AnswerContext {
  readonly rootPath: string;
  readonly path: Lwm2mPath;
  readonly models: ModelRegistry;
  /** Current time in epoch milliseconds. */
  readonly nowMs: number;
}

/** Values and the format of their payload. */
export interface ReadContent {
  readonly records: ValueRecord[];
  readonly contentFormat: number;
}

export function isSuccess(code: string): boolean {
  return code.startsWith('2.');
}

/**
 * Reads the values of a Read, an Observe or a Notify.
 * @param asked Accept of the request, the format of an answer without Content-Format
 * @throws DecodeError
 */
export function readContent(
  response: CoapResponse,
  { path, models, nowMs }: AnswerContext,
  asked: number | undefined,
): ReadContent {
  const contentFormat = currentFormat(
    response.contentFormat ?? assumedFormat(asked, contentAt(path, models)),
  );
  return { records: decodeValues(contentFormat, response.payload, path, models, { nowMs }), contentFormat };
}

/** Returns the answer to a Read or an Observe. Unreadable content is not a success, even with 2.05. */
export function valuesAnswer(
  response: CoapResponse,
  context: AnswerContext,
  asked: number | undefined,
): OperationAnswer {
  if (!isSuccess(response.code)) return plainAnswer(response);
  return readable(response, () => ({ ...readContent(response, context, asked) }));
}

/** Returns the answer to a Discover. */
export function linksAnswer(response: CoapResponse, { rootPath }: AnswerContext): OperationAnswer {
  if (!isSuccess(response.code)) return plainAnswer(response);
  return readable(response, () => ({
    links: parseLinkFormat(response.payload).links.map((link) => belowRoot(rootPath, link)),
  }));
}

function belowRoot(rootPath: string, link: LinkValue): LinkValue {
  return { target: withoutRoot(rootPath, link.target), attributes: link.attributes };
}

function readable(response: CoapResponse, read: () => Partial<OperationAnswer>): OperationAnswer {
  try {
    return { ...formatOf(response), ...read(), code: response.code, success: true };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const diagnostic = `the answer cannot be read: ${error.message}`;
    return { ...formatOf(response), code: response.code, success: false, diagnostic };
  }
}

/** Returns the answer to a Create. The new id is in the Location-Path, unless the request chose it. */
export function createAnswer(response: CoapResponse, { path }: AnswerContext): OperationAnswer {
  const answer = plainAnswer(response);
  const created = readId(response.locationPath.at(-1) ?? '') ?? path.instanceId;
  return answer.success && created !== undefined ? { ...answer, createdInstanceId: created } : answer;
}

/** Returns an answer without content: its code and, for a failure, the device's diagnostic. */
export function plainAnswer(response: CoapResponse): OperationAnswer {
  const { code, payload } = response;
  if (isSuccess(code)) return { code, success: true };
  const diagnostic = diagnosticOf(payload);
  const retryAfterSeconds = retryAfterOf(response);
  return {
    code,
    success: false,
    ...(diagnostic === undefined ? {} : { diagnostic }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Returns the Max-Age of a 5.03 or 4.29 if present: the default of 60 s says nothing about the device. */
function retryAfterOf({ code, options, maxAgeSeconds }: CoapResponse): number | undefined {
  if (code !== '5.03' && code !== '4.29') return undefined;
  return findOption(options, OptionNumber.maxAge) === undefined ? undefined : maxAgeSeconds;
}

function formatOf({ contentFormat }: CoapResponse): Partial<OperationAnswer> {
  return contentFormat === undefined ? {} : { contentFormat };
}
