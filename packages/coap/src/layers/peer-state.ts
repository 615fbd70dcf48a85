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
  /** -1 before it is first sent. */
  readonly messageId: number;
  /** Whether it has been sent more than once: a peer without deduplication may have handled it as often. */
  readonly isRepeated: boolean;
  /** Sends it. @returns false if the sink was told that the message cannot be sent */
  begin(core: Core): boolean;
  /** Sends it again. @returns false after the last wait */
  repeat(core: Core): boolean;
}

/** What is known of one peer; everything but the identity is made when it is first needed. */
export interface PeerState extends ReceiveCount, Silence {
  /** A small number for keys; never given twice by one table. */
  readonly id: number;
  readonly peer: Peer;
  /** Seen since the table last looked for one to drop. */
  recent: boolean;
  /** It has repeated an Echo value, or answered a request of ours: nobody else can know the token. */
  reachable: boolean;
  /** It has been sent a request: notifications from it may be of an observation that was given up here. */
  asked: boolean;
  /** Its requests that a handler works on. */
  openRequests: number;
  messageIds: MessageIds | undefined;
  inFlight: Transmission[] | undefined;
  queue: Transmission[] | undefined;
  /** Own requests and observations by token. */
  tokens: TokenSinks | undefined;
  /** The latest non-confirmable messages to it by Message ID. */
  sentNonConfirmable: Map<number, ResetSink> | undefined;
  /** Its observers here by token. */
  observers: Map<string, ObserverEntry> | undefined;
}
