import { isUtf8 } from 'node:buffer';
import type { Peer } from '@muster/net';
import type { Method } from '../message/code.ts';
import { MessageType } from '../message/message.ts';
import type { Message } from '../message/message.ts';
import { OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import type { CoapRequest, Observer, ObserverHandlers } from '../types.ts';
import type { ServerExchange } from './server-exchange.ts';

const nothing: readonly string[] = [];

/** A request and its reply, for the handler. */
export class IncomingRequest implements CoapRequest {
  readonly peer: Peer;
  readonly method: Method;
  readonly payload: Buffer;
  readonly token: Buffer;
  readonly confirmable: boolean;
  readonly options: readonly RawOption[];
  path = nothing;
  query = nothing;
  contentFormat: number | undefined = undefined;
  accept: number | undefined = undefined;
  observe: 0 | 1 | undefined = undefined;
  readonly #exchange: ServerExchange;

  constructor(exchange: ServerExchange, message: Message, method: Method, payload: Buffer) {
    this.#exchange = exchange;
    this.peer = exchange.peer.peer;
    this.method = method;
    this.payload = payload;
    this.token = message.token;
    this.confirmable = message.type === MessageType.confirmable;
    this.options = message.options;
    let path: string[] | undefined;
    let query: string[] | undefined;
    for (const { number, value } of message.options) {
      if (number === OptionNumber.uriPath) (path ??= []).push(value.toString('utf8'));
      else if (number === OptionNumber.uriQuery) (query ??= []).push(value.toString('utf8'));
      else this.#readNumber(number, value);
    }
    if (path) this.path = path;
    if (query) this.query = query;
  }

  acceptObserve(handlers: ObserverHandlers): Observer | undefined {
    return this.#exchange.acceptObserve(this, handlers);
  }

  #readNumber(number: number, value: Buffer): void {
    if (number === OptionNumber.contentFormat) this.contentFormat ??= decodeUint(value);
    else if (number === OptionNumber.accept) this.accept ??= decodeUint(value);
    else if (number === OptionNumber.observe) this.observe ??= observeOf(value);
  }
}

/** Ignores values other than 0 and 1, because the option is elective (RFC 7641 section 2). */
function observeOf(value: Buffer): 0 | 1 | undefined {
  const number = decodeUint(value);
  return number === 0 || number === 1 ? number : undefined;
}

/** Returns the path or query option that is not UTF-8 (RFC 7252 section 3.2); undefined if all are. */
export function findBadString(options: readonly RawOption[]): number | undefined {
  for (const { number, value } of options) {
    if ((number === OptionNumber.uriPath || number === OptionNumber.uriQuery) && !isUtf8(value))
      return number;
  }
  return undefined;
}
