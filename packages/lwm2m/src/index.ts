/**
 * LwM2M with its transport, to build servers and devices.
 */
export * from './core.ts';
export * from './endpoint/index.ts';
export { createUdpTransport, type Peer, type Recalled, type Transport } from '@muster/coap';
export {
  decodeBlock,
  decodeMessage,
  encodeBlock,
  encodeMessage,
  findOption,
  MessageType,
  OptionNumber,
  type BlockSize,
  type CoapReply,
  type CoapRequest,
  type Message,
} from '@muster/coap';
