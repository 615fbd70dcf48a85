import type { ReassemblyLimits } from '../handshake/reassembly.ts';
import { MAX_RECORD_SIZE_LIMIT, MIN_RECORD_SIZE_LIMIT } from '../handshake/extensions/record-size-limit.ts';
import type { ClientOptions, HandshakeLimits, RetransmissionOptions, ServerOptions } from './options.ts';

/** Options with defaults applied. */
export interface HandshakeSettings {
  readonly retransmission: Required<RetransmissionOptions>;
  readonly handshakeTimeoutMs: number;
  readonly maxDatagramBytes: number;
  readonly ownRecordLimit: number;
  readonly limits: ReassemblyLimits & Required<HandshakeLimits>;
}

const MIN_DATAGRAM_BYTES = 256;

const defaultLimits: Required<HandshakeLimits> = {
  maxMessageBytes: 16_384,
  maxReassemblyBytes: 32_768,
  maxFragments: 64,
  maxMessageGap: 8,
  maxFutureRecords: 8,
  maxFutureBytes: 4_096,
  maxBadMacs: 1_048_576,
};

export function limitsOf(limits: HandshakeLimits | undefined): Required<HandshakeLimits> {
  return { ...defaultLimits, ...limits };
}

/** @throws RangeError for an option out of bounds */
export function settingsOf(options: ServerOptions | ClientOptions): HandshakeSettings {
  const { maxDatagramBytes = 1_280, maxFragmentBytes = MAX_RECORD_SIZE_LIMIT } = options;
  if (maxDatagramBytes < MIN_DATAGRAM_BYTES) {
    throw new RangeError(`maxDatagramBytes must be at least ${MIN_DATAGRAM_BYTES}`);
  }
  if (maxFragmentBytes < MIN_RECORD_SIZE_LIMIT || maxFragmentBytes > MAX_RECORD_SIZE_LIMIT) {
    throw new RangeError(`maxFragmentBytes must be ${MIN_RECORD_SIZE_LIMIT} to ${MAX_RECORD_SIZE_LIMIT}`);
  }
  return {
    retransmission: { initialMs: 1_000, maxMs: 60_000, attempts: 10, ...options.retransmission },
    handshakeTimeoutMs: options.handshakeTimeoutMs ?? 120_000,
    maxDatagramBytes,
    ownRecordLimit: maxFragmentBytes,
    limits: limitsOf(options.limits),
  };
}
