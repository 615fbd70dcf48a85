import {
  decodeBlock,
  decodeMessage,
  encodeBlock,
  encodeMessage,
  findOption,
  MessageType,
  OptionNumber,
  type BlockSize,
  type Message,
  type Transport,
} from '@muster/lwm2m';
import { wrapTransport, type DeviceTransport } from '../wrap-transport.ts';
import type { DeviceFaults } from './device-faults.ts';

/** A request has a code of class 0, detail 1 to 31; a response one of class 2 or above (RFC 7252 3). */
const firstResponseCode = 0x40;
/** 4.13 Request Entity Too Large. */
const tooLarge = 0x8d;
const lengthStream = 0x6c656e67;

/** The transport of a device whose CoAP messages are wrong; the transport itself for a device without such faults. */
export function faultyTransport(transport: DeviceTransport, faults: DeviceFaults): Transport {
  if (!faults.has('no-answers', 'refused-blocks', 'wrong-message-ids', 'truncated-payloads'))
    return transport;
  return wrapTransport(transport, {
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, peer) => {
          const message = decoded(datagram);
          if (message && isUnheard(message, faults)) return;
          const refusal = message && refusalOf(message, faults);
          if (refusal) transport.send(spoiled(refusal, faults), peer);
          else receiver.onDatagram(datagram, peer);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => transport.send(spoiled(datagram, faults), peer),
  });
}

/** Undefined for what is no CoAP message. */
function decoded(datagram: Uint8Array): Message | undefined {
  try {
    return decodeMessage(Buffer.from(datagram.buffer, datagram.byteOffset, datagram.byteLength));
  } catch {
    return undefined;
  }
}

function isRequest({ code }: Message): boolean {
  return code > 0 && code < firstResponseCode / 2;
}

function isUnheard(message: Message, faults: DeviceFaults): boolean {
  return isRequest(message) && faults.strikes('no-answers', message.messageId);
}

/**
 * Refuses a request whose payload, or block, is larger than the device takes. The response names in Block1 the size with
 * which the server can try again (RFC 7959 2.9.3).
 */
function refusalOf(request: Message, faults: DeviceFaults): Buffer | undefined {
  if (!isRequest(request)) return undefined;
  const sizes = faults.active('refused-blocks').map(({ maxBytes }) => maxBytes);
  if (sizes.length === 0) return undefined;
  const size = Math.min(...sizes) as BlockSize;
  const value = findOption(request.options, OptionNumber.block1);
  const block = value && decodeBlock(value);
  // The last block of a transfer may be shorter than the size that its option names.
  if (Math.max(request.payload.length, block?.size ?? 0) <= size) return undefined;
  const { messageId, token, type } = request;
  const isConfirmable = type === MessageType.confirmable;
  const { number = 0, more = false } = block ?? {};
  return encodeMessage({
    type: isConfirmable ? MessageType.acknowledgement : MessageType.nonConfirmable,
    code: tooLarge,
    messageId,
    token,
    options: [{ number: OptionNumber.block1, value: encodeBlock({ number, more, size }) }],
    payload: Buffer.alloc(0),
  });
}

/** An outgoing message with the faults of the device. */
function spoiled(datagram: Uint8Array, faults: DeviceFaults): Uint8Array {
  const message = decoded(datagram);
  if (!message) return datagram;
  const { code, type, messageId, payload } = message;
  const isAnswer = type === MessageType.acknowledgement || type === MessageType.reset;
  const isWrong = isAnswer && faults.strikes('wrong-message-ids', messageId);
  const isCut =
    code >= firstResponseCode && payload.length > 0 && faults.strikes('truncated-payloads', messageId);
  if (!isWrong && !isCut) return datagram;
  const kept = isCut ? Math.floor(faults.noise(messageId, lengthStream) * payload.length) : payload.length;
  // Without a payload there must be no payload marker (RFC 7252 3).
  const length = datagram.length - payload.length + (kept === 0 && payload.length > 0 ? -1 : kept);
  const copy = Buffer.from(datagram.subarray(0, length));
  // Message IDs of a server follow one another: it has not used the one that is half of all ids away.
  if (isWrong) copy.writeUInt16BE(messageId ^ 0x8000, 2);
  return copy;
}
