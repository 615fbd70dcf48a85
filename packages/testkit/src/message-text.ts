import {
  codeOfMethod,
  codeText,
  decodeUint,
  encodeMessage,
  encodeUint,
  MessageType,
  methodOfCode,
  OptionNumber,
} from '@muster/coap';
import type { Message, Method, RawOption } from '@muster/coap';

export type TypeName = 'CON' | 'NON' | 'ACK' | 'RST';

const types: readonly TypeName[] = ['CON', 'NON', 'ACK', 'RST'];

/** A message in the notation of tests. */
export interface MessageText {
  readonly type: TypeName;
  /** A method, a code such as '2.05', or '0.00'. Default '0.00'. */
  readonly code?: string;
  readonly id: number;
  /** Token in hex. */
  readonly token?: string;
  readonly path?: readonly string[];
  /** Numbers are encoded as option integers, texts as UTF-8; an array repeats the option. */
  readonly options?: Readonly<Record<number, OptionText | readonly OptionText[]>>;
  readonly payload?: string | Uint8Array;
}

type OptionText = number | string | Uint8Array;

/** Encodes a message. */
export function encodeText(text: MessageText): Buffer {
  const options: RawOption[] = [];
  for (const segment of text.path ?? []) {
    options.push({ number: OptionNumber.uriPath, value: Buffer.from(segment) });
  }
  for (const [number, values] of Object.entries(text.options ?? {})) {
    for (const value of Array.isArray(values) ? (values as OptionText[]) : [values as OptionText]) {
      options.push({ number: Number(number), value: optionValue(value) });
    }
  }
  return encodeMessage({
    type: MessageType[typeNames[text.type]],
    code: codeByte(text.code ?? '0.00'),
    messageId: text.id,
    token: Buffer.from(text.token ?? '', 'hex'),
    options,
    payload: Buffer.from(text.payload ?? ''),
  });
}

/** Describes a message in one line, for the message of a failed test. */
export function describeMessage(message: Message): string {
  const options = message.options.map(({ number, value }) => `${number}=${value.toString('hex')}`).join(',');
  return [
    types[message.type],
    methodOfCode(message.code) ?? codeText(message.code),
    `id=${message.messageId}`,
    `token=${message.token.toString('hex')}`,
    `[${options}]`,
    JSON.stringify(message.payload.subarray(0, 60).toString('latin1')),
  ].join(' ');
}

export function typeName(message: Message): TypeName {
  return types[message.type] ?? 'RST';
}

/** Returns the value of an option as an integer. */
export function optionUint(message: Message, number: number): number | undefined {
  const option = message.options.find((candidate) => candidate.number === number);
  return option && decodeUint(option.value);
}

const typeNames = {
  CON: 'confirmable',
  NON: 'nonConfirmable',
  ACK: 'acknowledgement',
  RST: 'reset',
} as const;

export function codeByte(code: string): number {
  const [codeClass = '', detail] = code.split('.');
  return detail === undefined ? codeOfMethod(code as Method) : Number(codeClass) * 32 + Number(detail);
}

function optionValue(value: OptionText): Buffer {
  return typeof value === 'number' ? encodeUint(value) : Buffer.from(value);
}
