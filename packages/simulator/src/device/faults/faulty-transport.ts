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

/** Requests have class 0 and detail 1 to 31, responses class 2 or above (RFC 7252 3). */
const firstResponseCode = 0x40;
/** 4.13 Request Entity Too Large. */
const tooLarge = 0x8d;
const lengthStream = 0x6c656e67;

/**
 * Wraps a transport so that CoAP messages have the faults of the device. Returns the transport itself if there are
 * none.
 */
export function faultyTransport(transport: DeviceTransport, faults: DeviceFaults): Transport {
  if (!faults.has('no-answers', 'refused-blocks', 'wrong-message-ids', 'truncated-payloads'))
    return transport;
  return wrapTransport(transport, {
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, peer) => {
          const message = decoded(datagram);
          if (message && isIgnored(message, faults)) return;
          const refusal = message && refusalOf(message, faults);
          if (refusal) transport.send(applyFaults(refusal, faults), peer);
          else receiver.onDatagram(datagram, peer);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => transport.send(applyFaults(datagram, faults), peer),
  });
}

/** Returns undefined for a datagram that is not a CoAP message. */
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

function isIgnored(message: Message, faults: DeviceFaults): boolean {
  return isRequest(message) && faults.affects('no-answers', message.messageId);
}

/**
 * Rejects a request whose payload or block is larger than the device accepts. Block1 of the response has the size with
 * which the server can retry (RFC 7959 2.9.3).
 */
function refusalOf(request: Message, faults: DeviceFaults): Buffer | undefined {
  if (!isRequest(request)) return undefined;
  const sizes = faults.active('refused-blocks').map(({ maxBytes }) => maxBytes);
  if (sizes.length === 0) return undefined;
  const size = Math.min(...sizes) as BlockSize;
  const value = findOption(request.options, OptionNumber.block1);
  const block = value && decodeBlock(value);
  // The last block of a transfer can be shorter than the size in its option.
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

/** Applies the faults of the device to an outgoing message. */
function applyFaults(datagram: Uint8Array, faults: DeviceFaults): Uint8Array {
  const message = decoded(datagram);
  if (!message) return datagram;
  const { code, type, messageId, payload } = message;
  const isAnswer = type === MessageType.acknowledgement || type === MessageType.reset;
  const isWrong = isAnswer && faults.affects('wrong-message-ids', messageId);
  const isCut =
    code >= firstResponseCode && payload.length > 0 && faults.affects('truncated-payloads', messageId);
  if (!isWrong && !isCut) return datagram;
  const kept = isCut ? Math.floor(faults.noise(messageId, lengthStream) * payload.length) : payload.length;
  // A message without a payload must not have a payload marker (RFC 7252 3).
  const length = datagram.length - payload.length + (kept === 0 && payload.length > 0 ? -1 : kept);
  const copy = Buffer.from(datagram.subarray(0, length));
  // A server assigns Message IDs in sequence, so it has not used the one at half the range away.
  if (isWrong) copy.writeUInt16BE(messageId ^ 0x8000, 2);
  return copy;
}
