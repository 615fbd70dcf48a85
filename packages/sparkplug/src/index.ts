export type { ArrayElement } from './arrays.ts';
export { compressPayload, unwrapPayload } from './compression.ts';
export type { CompressionAlgorithm } from './compression.ts';
export { Datatype, datatypeName } from './datatype.ts';
export type { DatatypeName } from './datatype.ts';
export { decodePayload } from './decode-payload.ts';
export { EdgeNodeSession, nextSequence, rebirthCommand } from './edge-node-session.ts';
export type {
  KnownMetric,
  MetricFault,
  ReceivedMetric,
  Reception,
  SessionLimits,
} from './edge-node-session.ts';
export { encodePayload } from './encode-payload.ts';
export { DecodeError, EncodeError } from './errors.ts';
export type { DecodeErrorCode } from './errors.ts';
export { defaultLimits } from './limits.ts';
export type { PayloadLimits } from './limits.ts';
export type { Metric, Payload, Property, WireKind, WireValue } from './payload.ts';
export { encodeState, formatTopic, isId, parseTopic, stateTopic } from './topic.ts';
export type { DeviceMessageType, HostState, MessageType, NodeMessageType, SparkplugTopic } from './topic.ts';
export { readValue, writeValue } from './value.ts';
export type { MetricValue } from './value.ts';
