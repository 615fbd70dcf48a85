import { decodeMessage, encodeMessage, MessageType, type Message, type Transport } from '@muster/lwm2m';
import { wrapTransport, type DeviceTransport } from '../wrap-transport.ts';
import type { DeviceAnswer } from '../../scenario/responses.ts';

/** Settings of the message that carries a response. */
export type AnswerMark = Pick<DeviceAnswer, 'token' | 'messageId' | 'duplicates'>;

interface PlacedMark extends AnswerMark {
  /** Type and Message ID of the response once it has been sent. Its retransmissions have the same ones. */
  sentAs?: string;
}

/** Responses have class 2 or above (RFC 7252 3). */
const firstResponseCode = 0x40;
/** Maximum number of marks, and of changed Message IDs, that a device remembers for retransmissions. */
const maxRemembered = 256;

/** Changes the messages that carry responses: token, Message ID and number of copies. */
export class AnswerMarks {
  readonly #byToken = new Map<string, PlacedMark>();
  /** Message IDs that the client has chosen for confirmable responses, by the Message IDs that replace them. */
  readonly #ownIds = new Map<number, number>();

  /** Marks the next response with a token. Notifications with this token are not changed. */
  place(token: Uint8Array, { token: set, messageId, duplicates }: AnswerMark): void {
    const key = Buffer.from(token).toString('hex');
    this.#byToken.delete(key);
    if (set === undefined && messageId === undefined && duplicates === undefined) return;
    remember(this.#byToken, key, {
      ...(set === undefined ? {} : { token: set }),
      ...(messageId === undefined ? {} : { messageId }),
      ...(duplicates === undefined ? {} : { duplicates }),
    });
  }

  /** Returns a transport that applies the marks to the messages it sends. */
  wrap(transport: DeviceTransport): Transport {
    return wrapTransport(transport, {
      start: (receiver) =>
        transport.start({
          onDatagram: (datagram, peer) => receiver.onDatagram(this.#received(datagram), peer),
          onError: (error) => receiver.onError(error),
        }),
      send: (datagram, peer) => {
        for (const one of this.#sent(datagram)) transport.send(one, peer);
      },
    });
  }

  #sent(datagram: Uint8Array): readonly Uint8Array[] {
    if (this.#byToken.size === 0) return [datagram];
    const message = decodeMessage(asBuffer(datagram));
    const mark = message.code < firstResponseCode ? undefined : this.#markOf(message);
    if (!mark) return [datagram];
    const { token = message.token, messageId = message.messageId, duplicates = 0 } = mark;
    const set = {
      ...message,
      messageId,
      token: typeof token === 'string' ? Buffer.from(token, 'hex') : token,
    };
    if (message.type === MessageType.confirmable) remember(this.#ownIds, messageId, message.messageId);
    return Array.from({ length: duplicates + 1 }, () => encodeMessage(set));
  }

  #markOf({ token, type, messageId }: Message): PlacedMark | undefined {
    const mark = this.#byToken.get(token.toString('hex'));
    if (!mark) return undefined;
    mark.sentAs ??= `${type} ${messageId}`;
    return mark.sentAs === `${type} ${messageId}` ? mark : undefined;
  }

  /**
   * Restores the Message ID of the client in the acknowledgement or Reset of a response whose Message ID was changed.
   */
  #received(datagram: Buffer): Buffer {
    if (this.#ownIds.size === 0 || datagram.length < 4) return datagram;
    const type = ((datagram[0] ?? 0) >> 4) & 3;
    const own = this.#ownIds.get(datagram.readUInt16BE(2));
    if (own === undefined || (type !== MessageType.acknowledgement && type !== MessageType.reset))
      return datagram;
    const copy = Buffer.from(datagram);
    copy.writeUInt16BE(own, 2);
    return copy;
  }
}

function asBuffer(datagram: Uint8Array): Buffer {
  return Buffer.from(datagram.buffer, datagram.byteOffset, datagram.byteLength);
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  const [oldest] = map.keys();
  if (map.size >= maxRemembered && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
