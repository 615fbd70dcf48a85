import { decodeMessage, findOption, formatPath, OptionNumber, type Message, type Peer } from '@muster/coap';
import type { Transport } from '@muster/coap';
import type { CaptureSide } from './capture-types.ts';

/** Maximum number of requests whose paths a link remembers, to label responses and notifications. */
const maxRememberedPaths = 256;
const post = 2;
const endpointQuery = 'ep=';

/** An address of a device, and its socket to the server. */
export class RecordedLink {
  readonly number: number;
  readonly peer: Peer;
  /** Undefined until its socket is bound. */
  upstream: Transport | undefined;
  /** Datagrams of the device that wait until the socket is bound. */
  readonly waiting: Buffer[] = [];
  isClosed = false;
  #endpointName: string | undefined;
  /** Paths by sender of the request and token, least recently used first. */
  readonly #paths = new Map<string, string>();

  constructor(number: number, peer: Peer) {
    this.number = number;
    this.peer = peer;
  }

  /** The endpoint name, or the number of the address until the device has registered. */
  get device(): string | number {
    return this.#endpointName ?? this.number;
  }

  /** @returns whether this is the first message with the name of the device */
  learnName(from: CaptureSide, message: Message): boolean {
    if (from !== 'device' || message.code !== post) return false;
    const name = endpointNameOf(message);
    const isFirst = name !== undefined && this.#endpointName === undefined;
    this.#endpointName = name ?? this.#endpointName;
    return isFirst;
  }

  /** Returns the URI path of a message: its own, or that of the request with its token. */
  pathOf(from: CaptureSide, message: Message): string | undefined {
    const token = message.token.toString('hex');
    const isRequest = message.code > 0 && message.code < 32;
    const requester = isRequest === (from === 'device') ? 'device' : 'server';
    const key = `${requester} ${token}`;
    const path = isRequest ? uriPathOf(message) : this.#paths.get(key);
    if (path === undefined || message.code === 0) return undefined;
    this.#paths.delete(key);
    this.#paths.set(key, path);
    const [oldest] = this.#paths.keys();
    if (this.#paths.size > maxRememberedPaths && oldest !== undefined) this.#paths.delete(oldest);
    return path;
  }
}

/** Decodes a datagram, or returns the reason why it is not a message. */
export function readDatagram(datagram: Buffer): Message | string {
  try {
    return decodeMessage(datagram);
  } catch (error) {
    return (error as Error).message;
  }
}

function endpointNameOf({ options }: Message): string | undefined {
  for (const { number, value } of options) {
    const text = number === OptionNumber.uriQuery ? value.toString('utf8') : '';
    if (text.startsWith(endpointQuery) && text.length > endpointQuery.length) {
      return text.slice(endpointQuery.length);
    }
  }
  return undefined;
}

function uriPathOf({ options }: Message): string {
  if (findOption(options, OptionNumber.uriPath) === undefined) return '/';
  return formatPath(
    options
      .filter(({ number }) => number === OptionNumber.uriPath)
      .map(({ value }) => value.toString('utf8')),
  );
}
