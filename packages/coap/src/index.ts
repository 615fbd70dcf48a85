export { systemClock } from '@muster/net';
export type {
  Clock,
  DatagramReceiver,
  DatagramSocket,
  Peer,
  SocketReceiver,
  TimerHandle,
  Transport,
} from '@muster/net';
export {
  CoapAbortError,
  CoapBlockwiseError,
  CoapClosedError,
  CoapError,
  CoapOverloadError,
  CoapRequestError,
  CoapResetError,
  CoapTimeoutError,
} from './errors.ts';
export type { CoapRequestErrorKind } from './errors.ts';
export { createEndpoint } from './endpoint/endpoint.ts';
export type { Endpoint, EndpointOptions } from './endpoint/endpoint.ts';
export { notifications } from './endpoint/notifications.ts';
export type { AmplificationBound } from './layers/amplification.ts';
export type { EndpointCounters } from './layers/counters.ts';
export { isNewer } from './layers/observe-order.ts';
export { defaultLimits, defaultParameters } from './layers/parameters.ts';
export type { EndpointLimits, TransmissionParameters } from './layers/parameters.ts';
export { blockSizes, decodeBlock, encodeBlock } from './message/block.ts';
export type { Block, BlockSize } from './message/block.ts';
export { codeOfMethod, codeText, methodOfCode, parseResponseCode } from './message/code.ts';
export type { Method, ResponseCode } from './message/code.ts';
export { contentFormats } from './message/content-format.ts';
export { DecodeError } from './message/decode-error.ts';
export type { DecodeErrorReason } from './message/decode-error.ts';
export {
  decodeMessage,
  encodeEmpty,
  encodeMessage,
  MAX_MESSAGE_BYTES,
  MessageType,
} from './message/message.ts';
export type { Message } from './message/message.ts';
export { findOption, isCritical, OptionNumber } from './message/option.ts';
export type { RawOption } from './message/option.ts';
export { decodeUint, encodeUint } from './message/uint.ts';
export { formatPath, parseUri } from './message/uri.ts';
export type { CoapUri } from './message/uri.ts';
export { createSocketTransport } from './transport/socket.ts';
export { createUdpTransport } from './transport/udp.ts';
export type { UdpTransportOptions } from './transport/udp.ts';
export type {
  BodySource,
  CoapReply,
  CoapRequest,
  CoapResponse,
  Observation,
  ObservationHandlers,
  ObserveEndReason,
  Observer,
  ObserverHandlers,
  RequestHandler,
  Recalled,
  RecallObservation,
  RequestInit,
} from './types.ts';
