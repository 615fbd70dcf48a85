import { codeText, decodeUint, findOption, methodOfCode, OptionNumber } from '@muster/coap';
import type { Message, Method } from '@muster/coap';
import {
  captureFormat,
  captureVersion,
  type CapturedMessage,
  type CaptureHeader,
  type CaptureMessageType,
  type CaptureSide,
  type MalformedDatagram,
} from './capture-types.ts';
import { describeOptions, isRecord, parseHex, parseOptions } from './option-text.ts';
import { describeBytes, describePayload, describeValues, parsePayload } from './payload-text.ts';

/** Names by number of the message type. */
const typeNames: readonly CaptureMessageType[] = ['CON', 'NON', 'ACK', 'RST'];
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE', 'FETCH', 'PATCH', 'iPATCH'];
const codes: ReadonlySet<string> = new Set([
  ...methods,
  ...Array.from({ length: 256 }, (_, code) => codeName(code)),
]);

/** Time and origin of a datagram. */
export interface DatagramOrigin {
  readonly ms: number;
  readonly device: string | number;
  readonly link: number;
  readonly from: CaptureSide;
}

/** A parsed line other than the header. */
export type CaptureLine = CapturedMessage | MalformedDatagram | CaptureNote;

/** An event of the recording: the first message of an address, a closed link, the end of the recording. */
export interface CaptureNote {
  readonly note: string;
  readonly ms: number;
}

/** Each line ends with a newline, so that a line without one is known to be truncated. */
function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

export function headerLine({ startedAt, listen, server }: CaptureHeader): string {
  return toLine({ format: captureFormat, version: captureVersion, startedAt, listen, server });
}

/** @param path URI path of the request or of the request that the message answers; undefined if unknown */
export function messageLine(origin: DatagramOrigin, message: Message, path: string | undefined): string {
  const { type, code, messageId, token, options, payload } = message;
  const values = path === undefined ? undefined : valuesOf(message, path);
  return toLine({
    ...origin,
    type: typeNames[type],
    code: codeName(code),
    id: messageId,
    ...(token.length > 0 ? { token: token.toString('hex') } : {}),
    ...(options.length > 0 ? { options: describeOptions(options) } : {}),
    ...(payload.length > 0 ? { payload: describePayload(payload) } : {}),
    ...(values === undefined ? {} : { values }),
  });
}

export function malformedLine(origin: DatagramOrigin, malformed: string, bytes: Buffer): string {
  return toLine({ ...origin, malformed, ...describeBytes(bytes) });
}

export function noteLine(note: CaptureNote & Readonly<Record<string, unknown>>): string {
  return toLine(note);
}

function valuesOf(
  { options, payload }: Message,
  path: string,
): Readonly<Record<string, unknown>> | undefined {
  const format = findOption(options, OptionNumber.contentFormat);
  return describeValues(format === undefined ? undefined : decodeUint(format), payload, path);
}

function codeName(code: number): string {
  return code === 0 ? 'EMPTY' : (methodOfCode(code) ?? codeText(code));
}

/** @throws TypeError for another format or version, or a missing member */
export function parseHeader(value: unknown): CaptureHeader {
  if (!isRecord(value) || value['format'] !== captureFormat) {
    throw new TypeError(
      `the file is not a capture: its first line must be a header such as {"format":"${captureFormat}","version":${captureVersion},…}`,
    );
  }
  if (value['version'] !== captureVersion) {
    throw new TypeError(
      `unknown version ${JSON.stringify(value['version'])} of the format. This release reads version ${captureVersion}`,
    );
  }
  const { startedAt, listen, server } = value;
  if (typeof startedAt !== 'string' || typeof listen !== 'string' || typeof server !== 'string') {
    throw new TypeError('the header must have "startedAt", "listen" and "server", all of them text');
  }
  return { startedAt, listen, server };
}

/** @throws TypeError for a line that is not a message, a malformed datagram or a note */
export function parseLine(value: unknown, line: number): CaptureLine {
  if (!isRecord(value)) throw new TypeError('a line must be a JSON object');
  const ms = numberIn(value, 'ms', Number.MAX_SAFE_INTEGER);
  if (typeof value['note'] === 'string') return { note: value['note'], ms };
  const origin = { line, ms, ...parseOrigin(value) };
  if (value['malformed'] === undefined) return { ...origin, ...parseMessage(value) };
  return { ...origin, malformed: textIn(value, 'malformed'), bytes: parsePayload(value) };
}

function parseOrigin(
  value: Readonly<Record<string, unknown>>,
): Pick<DatagramOrigin, 'device' | 'link' | 'from'> {
  const { device, from } = value;
  const link = integerIn(value, 'link', Number.MAX_SAFE_INTEGER);
  if (typeof device !== 'string' && !Number.isInteger(device)) {
    throw new TypeError('"device" must be an endpoint name or a number');
  }
  if (from !== 'device' && from !== 'server') throw new TypeError('"from" must be "device" or "server"');
  return { device: device as string | number, link, from };
}

function parseMessage(
  value: Readonly<Record<string, unknown>>,
): Pick<CapturedMessage, 'type' | 'code' | 'id' | 'token' | 'options' | 'payload'> {
  const type = typeNames.find((name) => name === value['type']);
  if (type === undefined) throw new TypeError(`"type" must be one of ${typeNames.join(', ')}`);
  const code = textIn(value, 'code');
  if (!codes.has(code)) throw new TypeError(`unknown code ${JSON.stringify(code.slice(0, 20))}`);
  const token = parseHex(value['token'] ?? '');
  if (token.length > 8) throw new TypeError('"token" must have at most 8 bytes');
  const { options, payload } = value;
  return {
    type,
    code,
    id: integerIn(value, 'id', 65_535),
    token: token.toString('hex'),
    options: options === undefined ? [] : parseOptions(options),
    payload: payload === undefined ? Buffer.alloc(0) : parsePayload(payload),
  };
}

function textIn(value: Readonly<Record<string, unknown>>, name: string): string {
  const text = value[name];
  if (typeof text !== 'string') throw new TypeError(`"${name}" must be text`);
  return text;
}

function numberIn(value: Readonly<Record<string, unknown>>, name: string, max: number): number {
  const number = value[name];
  if (typeof number === 'number' && number >= 0 && number <= max) return number;
  throw new TypeError(`"${name}" must be a number from 0 to ${max}`);
}

function integerIn(value: Readonly<Record<string, unknown>>, name: string, max: number): number {
  const number = numberIn(value, name, max);
  if (Number.isInteger(number)) return number;
  throw new TypeError(`"${name}" must be a whole number`);
}
