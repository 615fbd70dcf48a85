import { createHash } from 'node:crypto';
import { findOption, formatPath, OptionNumber, type Method, type RawOption } from '@muster/coap';
import type { ResponseCode } from '@muster/coap';
import type { CapturedMessage } from './capture-types.ts';
import { blockOf, otherOptions, textsOf, uintOf } from './message-options.ts';

/** A response of a recorded device or server, reassembled from its blocks. */
export interface RecordedReply {
  readonly code: ResponseCode;
  readonly contentFormat: number | undefined;
  readonly maxAgeSeconds: number | undefined;
  readonly etag: Buffer | undefined;
  readonly locationPath: readonly string[];
  readonly options: readonly RawOption[];
  readonly isObserved: boolean;
  /** Grows while further blocks are read. */
  payload: Buffer;
  /** False while blocks are missing. */
  isWhole: boolean;
}

/** A request that a recorded device sent. */
export interface RequestStep {
  readonly kind: 'request';
  /** Milliseconds since the start of the recording. */
  readonly ms: number;
  readonly line: number;
  readonly method: Method;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly contentFormat: number | undefined;
  readonly accept: number | undefined;
  readonly confirmable: boolean;
  readonly options: readonly RawOption[];
  payload: Buffer;
  isWhole: boolean;
  /** Number of server requests that the device had received before; a block-wise request counts once. */
  readonly received: number;
  /** Response of the server; undefined if there was none. */
  reply: RecordedReply | undefined;
}

/** A notification that a recorded device sent. */
export interface NotifyStep {
  readonly kind: 'notify';
  readonly ms: number;
  readonly line: number;
  readonly confirmable: boolean;
  /** Key of the observed resource. */
  readonly key: string;
  readonly reply: RecordedReply;
}

export type Step = RequestStep | NotifyStep;

export function replyOf(message: CapturedMessage): RecordedReply {
  return {
    code: message.code as ResponseCode,
    contentFormat: uintOf(message, OptionNumber.contentFormat),
    maxAgeSeconds: uintOf(message, OptionNumber.maxAge),
    etag: findOption(message.options, OptionNumber.etag),
    locationPath: textsOf(message, OptionNumber.locationPath),
    options: otherOptions(message),
    isObserved: uintOf(message, OptionNumber.observe) !== undefined,
    payload: message.payload,
    isWhole: blockOf(message, OptionNumber.block2)?.more !== true,
  };
}

/** @param received number of server requests before the message */
export function requestStepOf(message: CapturedMessage, received: number): RequestStep {
  return {
    kind: 'request',
    ms: message.ms,
    line: message.line,
    method: message.code as Method,
    path: textsOf(message, OptionNumber.uriPath),
    query: textsOf(message, OptionNumber.uriQuery),
    contentFormat: uintOf(message, OptionNumber.contentFormat),
    accept: uintOf(message, OptionNumber.accept),
    confirmable: message.type === 'CON',
    options: otherOptions(message),
    payload: message.payload,
    isWhole: blockOf(message, OptionNumber.block1)?.more !== true,
    received,
    reply: undefined,
  };
}

/**
 * Returns the key of a resource and an operation: method and path. The key also contains whether there is a query
 * (Write-Attributes), without its values, and the payload of a FETCH, which names the paths (RFC 8132 section 2.1).
 */
export function resourceKey(request: {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly payload: Buffer;
}): string {
  const { method, path, query, payload } = request;
  const paths = method === 'FETCH' ? ` ${createHash('sha256').update(payload).digest('base64')}` : '';
  return `${method} ${formatPath(path)}${query.length > 0 ? '?' : ''}${paths}`;
}

/** Formats a key for messages. */
export function describeKey(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  return `${method} ${path.replace('?', ' with a query')}`;
}
