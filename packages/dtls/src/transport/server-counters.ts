import type { DtlsConnection } from '../connection/connection.ts';

/** Counters of a server since its creation. */
export interface DtlsServerCounters {
  datagramsReceived: number;
  datagramsSent: number;
  /** Number of HelloVerifyRequests, which answer ClientHellos without keeping state. */
  cookiesSent: number;
  /** Number of completed handshakes, including resumptions. */
  handshakes: number;
  resumptions: number;
  handshakesFailed: number;
  /** Number of handshakes of clients without the key of the identity they claim, or for which no key is stored. */
  wrongKeys: number;
  /** Number of ClientHellos with a valid cookie for which no place was free. */
  halfOpenRefused: number;
  /** Number of records from an address without a connection. */
  unknownPeer: number;
  /** Number of records with an unknown Connection ID. */
  unknownCid: number;
  addressChanges: number;
  /** Number of sessions taken over from other servers through the store. */
  taken: number;
  /**
   * Number of sessions found in the store but not taken over: the record was forged or a replay, the session was idle
   * for too long or is unusable, or another server was faster.
   */
  takeRefused: number;
  /** Number of look-ups that found no session. */
  takeNotFound: number;
  /** Number of dropped records: too many look-ups or waiting records, a recent miss, or a failed take-over. */
  takeDropped: number;
  /** Number of sessions released to other servers. */
  released: number;
  restored: number;
  restoreFailed: number;
  /** Number of stored sessions that were idle for too long. */
  expired: number;
  idleClosed: number;
  evicted: number;
  replaced: number;
  fenced: number;
  /** Number of datagrams that waited for sequence numbers. */
  queued: number;
  /** Number of datagrams dropped because the queue was full. */
  queueDropped: number;
  storeErrors: number;
  /** Number of records with an invalid MAC. */
  badMac: number;
  /** Number of records that were repeated or older than the replay window. */
  replayed: number;
  /** Number of retransmitted flights. */
  retransmissions: number;
}

export function newServerCounters(): DtlsServerCounters {
  return {
    datagramsReceived: 0,
    datagramsSent: 0,
    cookiesSent: 0,
    handshakes: 0,
    resumptions: 0,
    handshakesFailed: 0,
    wrongKeys: 0,
    halfOpenRefused: 0,
    unknownPeer: 0,
    unknownCid: 0,
    addressChanges: 0,
    taken: 0,
    takeRefused: 0,
    takeNotFound: 0,
    takeDropped: 0,
    released: 0,
    restored: 0,
    restoreFailed: 0,
    expired: 0,
    idleClosed: 0,
    evicted: 0,
    replaced: 0,
    fenced: 0,
    queued: 0,
    queueDropped: 0,
    storeErrors: 0,
    badMac: 0,
    replayed: 0,
    retransmissions: 0,
  };
}

/** Adds the counters of one connection. */
export function addConnection(sum: DtlsServerCounters, connection: DtlsConnection | undefined): void {
  if (!connection) return;
  const { badMac, replayed, retransmissions } = connection.counters;
  sum.badMac += badMac;
  sum.replayed += replayed;
  sum.retransmissions += retransmissions;
}
