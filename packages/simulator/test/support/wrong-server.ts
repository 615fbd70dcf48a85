import {
  codeOfMethod,
  decodeMessage,
  encodeMessage,
  findOption,
  MessageType,
  OptionNumber,
  type Message,
} from '@muster/coap';
import type { DatagramSocket } from '@muster/lwm2m';
import { startPlainServer, type PlainServerOptions } from '../../src/virtual/plain-server.ts';
import type { InProcessServerContext, StartInProcessServer } from '../../src/virtual/in-process-server.ts';

export type Operation = 'register' | 'update' | 'deregister' | 'send' | 'notify' | 'other';

/** A message of the server, on its way to a device. */
export interface Outgoing {
  /** The request that it answers or acknowledges; `other` for requests of the server. */
  readonly operation: Operation;
  readonly message: Message;
  /** Of the device, from 1, in the order of their first messages. */
  readonly device: number;
  /** Since the start of the server. */
  readonly seconds: number;
}

/** The messages that the server sends instead, if any, and each after a delay in milliseconds. */
export type Wrong = (
  outgoing: Outgoing,
) => readonly (Message | Buffer | { message: Message; delayMs: number })[];

/** The plain server with a fault: `wrong` changes each of its messages. */
export function wrongServer(wrong: Wrong, options: PlainServerOptions = {}): StartInProcessServer {
  return (context) =>
    startPlainServer(
      {
        ...context,
        openSocket: async (address, port) =>
          new WrongSocket(await context.openSocket(address, port), wrong, context),
      },
      options,
    );
}

class WrongSocket implements DatagramSocket {
  readonly #inner: DatagramSocket;
  readonly #wrong: Wrong;
  readonly #context: InProcessServerContext;
  readonly #startMs: number;
  readonly #devices = new Map<string, number>();
  readonly #byToken = new Map<string, Operation>();
  readonly #byId = new Map<string, Operation>();

  constructor(inner: DatagramSocket, wrong: Wrong, context: InProcessServerContext) {
    this.#inner = inner;
    this.#wrong = wrong;
    this.#context = context;
    this.#startMs = context.clock.monotonic();
  }

  get localAddress(): DatagramSocket['localAddress'] {
    return this.#inner.localAddress;
  }

  start(receiver: Parameters<DatagramSocket['start']>[0]): void {
    this.#inner.start({
      onError: (error) => receiver.onError(error),
      onDatagram: (datagram, address, port) => {
        const message = decoded(datagram);
        if (message) this.#note(`${address} ${port}`, message);
        receiver.onDatagram(datagram, address, port);
      },
    });
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    const peer = `${address} ${port}`;
    const message = decodeMessage(Buffer.from(datagram));
    const operation =
      this.#byId.get(`${peer} ${message.messageId}`) ??
      this.#byToken.get(`${peer} ${message.token.toString('hex')}`) ??
      'other';
    const seconds = (this.#context.clock.monotonic() - this.#startMs) / 1000;
    const device = this.#devices.get(peer) ?? 0;
    for (const one of this.#wrong({ operation, message, device, seconds })) {
      const [changed, delayMs] = 'message' in one ? [one.message, one.delayMs] : [one, 0];
      const bytes = Buffer.isBuffer(changed) ? changed : encodeMessage(changed);
      if (delayMs === 0) this.#inner.send(bytes, address, port);
      else this.#context.clock.setTimer(delayMs, () => this.#inner.send(bytes, address, port));
    }
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #note(peer: string, message: Message): void {
    if (!this.#devices.has(peer)) this.#devices.set(peer, this.#devices.size + 1);
    const operation = operationOf(message);
    if (operation === undefined) return;
    this.#byId.set(`${peer} ${message.messageId}`, operation);
    if (operation !== 'notify') this.#byToken.set(`${peer} ${message.token.toString('hex')}`, operation);
  }
}

/** Undefined for what the network has corrupted. */
function decoded(datagram: Uint8Array): Message | undefined {
  try {
    return decodeMessage(Buffer.from(datagram));
  } catch {
    return undefined;
  }
}

function operationOf({ code, options, type }: Message): Operation | undefined {
  const path = options
    .filter(({ number }) => number === OptionNumber.uriPath)
    .map(({ value }) => String(value));
  if (code === codeOfMethod('DELETE')) return 'deregister';
  if (code === codeOfMethod('POST') && path[0] === 'dp') return 'send';
  if (code === codeOfMethod('POST')) return path.length > 1 ? 'update' : 'register';
  const isNotification =
    type === MessageType.confirmable && findOption(options, OptionNumber.observe) !== undefined;
  return isNotification ? 'notify' : undefined;
}

/** Changes messages of one operation. */
export function when(operation: Operation, change: (outgoing: Outgoing) => ReturnType<Wrong>): Wrong {
  return (outgoing) => (outgoing.operation === operation ? change(outgoing) : [outgoing.message]);
}

/** @param code such as `2.05` */
export function withCode(message: Message, code: string): Message {
  const [kind = 0, detail = 0] = code.split('.').map(Number);
  return { ...message, code: (kind << 5) | detail };
}

export function withOption(message: Message, number: number, ...values: readonly Buffer[]): Message {
  const others = message.options.filter((option) => option.number !== number);
  return { ...message, options: [...others, ...values.map((value) => ({ number, value }))] };
}
