import type { Peer } from '@muster/net';
import type { Core } from './core.ts';
import type { MessageIds } from './message-ids.ts';
import type { Silence } from './probing.ts';
import type { ReceiveCount } from './receive-rate.ts';
import type { ObserverEntry, ResetSink } from './sinks.ts';
import type { TimerEntry } from './timer-queue.ts';
import type { TokenSinks } from './token-sinks.ts';
import type { TransmissionKind, TransmissionSink } from './transmission.ts';

/** A confirmable message that is queued or in flight. */
export interface Transmission extends TimerEntry {
  readonly peer: PeerState;
  readonly sink: TransmissionSink;
  readonly kind: TransmissionKind;
  /** Message ID; -1 before the first transmission. */
  readonly messageId: number;
  /** Whether it has been sent more than once: a peer without deduplication may have handled it as often. */
  readonly isRepeated: boolean;
  /** @returns false if the message cannot be sent; the sink has been notified */
  begin(core: Core): boolean;
  /** @returns false after the last time-out */
  repeat(core: Core): boolean;
}

/** State of a peer. Everything but its identity is created on demand. */
export interface PeerState extends ReceiveCount, Silence {
  /** A small number for keys, never reused by the table. */
  readonly id: number;
  /** Current peer of the transport. */
  peer: Peer;
  /** Whether the peer was active since the last search for one to drop. */
  isRecent: boolean;
  /**
   * Whether the address is verified: the peer repeated an Echo value, or answered a request of ours, whose token only
   * it knows.
   */
  isVerified: boolean;
  /** Whether the peer was sent a request, so that its notifications can belong to a cancelled observation. */
  wasQueried: boolean;
  /** Number of its requests in handlers. */
  openRequests: number;
  messageIds: MessageIds | undefined;
  inFlight: Transmission[] | undefined;
  queue: Transmission[] | undefined;
  /** Own requests and observations by token. */
  tokens: TokenSinks | undefined;
  /** The latest non-confirmable messages to it by Message ID. */
  sentNonConfirmable: Map<number, ResetSink> | undefined;
  /** Its observers at this endpoint, by token. */
  observers: Map<string, ObserverEntry> | undefined;
}
