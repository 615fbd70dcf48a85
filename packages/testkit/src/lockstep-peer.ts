import { AssertionError } from 'node:assert';
import { codeText, decodeMessage } from '@muster/coap';
import type { Message } from '@muster/coap';
import type { DatagramReceiver, Peer, Transport } from '@muster/net';
import { codeByte, describeMessage, encodeText, optionUint, typeName } from './message-text.ts';
import type { MessageText, TypeName } from './message-text.ts';
import { settle } from './virtual-clock.ts';

/** Expected fields of the next message. Omitted fields can have any value. */
export interface MessagePattern {
  readonly type?: TypeName;
  readonly code?: string;
  readonly id?: number;
  /** Token in hex. */
  readonly token?: string;
  readonly payload?: string;
  /** Options as integers; undefined for an option that must be absent. */
  readonly options?: Readonly<Record<number, number | undefined>>;
}

/**
 * The peer of an endpoint under test: sends the packets of the test and checks the answers one datagram at a time.
 * There is no network and no waiting, so that with a virtual clock everything is deterministic.
 */
export class LockstepPeer {
  /** Transport of the endpoint under test. */
  readonly transport: Transport;
  /** Address of this side for the endpoint. */
  readonly peer: Peer;
  readonly #received: Buffer[] = [];
  #receiver: DatagramReceiver | undefined;

  constructor() {
    this.peer = peerAt('192.0.2.99', 5683);
    this.transport = {
      scheme: 'coap',
      localAddress: { address: '192.0.2.1', port: 5683 },
      peerOf: peerAt,
      start: (receiver) => (this.#receiver = receiver),
      send: (datagram) => void this.#received.push(Buffer.from(datagram)),
      close: () => Promise.resolve(),
    };
  }

  /** Sends bytes or a message, optionally from another address. */
  send(content: MessageText | Uint8Array, from = this.peer): void {
    const bytes = content instanceof Uint8Array ? Buffer.from(content) : encodeText(content);
    this.#receiver?.onDatagram(bytes, from);
  }

  /**
   * Takes the next datagram undecoded.
   *
   * @throws AssertionError if there is none
   */
  async expectBytes(): Promise<Buffer> {
    await settle();
    const datagram = this.#received.shift();
    if (!datagram) throw new AssertionError({ message: 'The endpoint sent nothing' });
    return datagram;
  }

  /**
   * Takes the next message.
   *
   * @throws AssertionError if there is none, or it does not match the pattern
   */
  async expect(pattern: MessagePattern = {}): Promise<Message> {
    const message = decodeMessage(await this.expectBytes());
    const difference = findDifference(message, pattern);
    if (difference !== undefined) {
      throw new AssertionError({ message: `${difference}; the endpoint sent ${describeMessage(message)}` });
    }
    return message;
  }

  /** @throws AssertionError if the endpoint has sent something that no call has taken */
  async expectNothing(): Promise<void> {
    await settle();
    const [datagram] = this.#received;
    if (!datagram) return;
    throw new AssertionError({
      message: `Expected silence, the endpoint sent ${describeMessage(decodeMessage(datagram))}`,
    });
  }

  /** Discards the messages so far and returns their number. */
  async discard(): Promise<number> {
    await settle();
    return this.#received.splice(0).length;
  }
}

function peerAt(address: string, port: number): Peer {
  return { key: `${address}:${port}`, address, port };
}

function findDifference(message: Message, pattern: MessagePattern): string | undefined {
  const seen: Readonly<Record<string, unknown>> = {
    type: typeName(message),
    code: codeText(message.code),
    id: message.messageId,
    token: message.token.toString('hex'),
    payload: message.payload.toString(),
  };
  for (const [field, wanted] of Object.entries(pattern)) {
    if (field === 'options' || wanted === undefined) continue;
    const expected: unknown = field === 'code' ? codeText(codeByte(String(wanted))) : wanted;
    if (seen[field] !== expected) return `Expected ${field} ${String(expected)}, got ${String(seen[field])}`;
  }
  for (const [number, wanted] of Object.entries(pattern.options ?? {})) {
    const value = optionUint(message, Number(number));
    if (value !== wanted) return `Expected option ${number} to be ${String(wanted)}, got ${String(value)}`;
  }
  return undefined;
}
