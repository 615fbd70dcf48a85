import type { DtlsConnection } from '../connection/connection.ts';

/** What a server has done since it was made. */
export interface DtlsServerCounters {
  datagramsReceived: number;
  datagramsSent: number;
  /** HelloVerifyRequests: ClientHellos that were answered without keeping anything. */
  cookiesSent: number;
  /** Handshakes that ended in a connection; resumptions included. */
  handshakes: number;
  resumptions: number;
  handshakesFailed: number;
  /** Handshakes of clients that do not have the key of the identity they claim, or whose identity has no stored key. */
  wrongKeys: number;
  /** ClientHellos with a good cookie that found all places taken. */
  halfOpenRefused: number;
  /** Records from an address without a connection. */
  unknownPeer: number;
  /** Records with a Connection ID that is not known. */
  unknownCid: number;
  addressChanges: number;
  /** Sessions taken over from other servers by the store. */
  taken: number;
  /**
   * Sessions found in the store but not taken: the record was forged or a replay, the session was idle for too long or
   * cannot be used, or another server was faster.
   */
  takeRefused: number;
  /** Look-ups that found no session. */
  takeNotFound: number;
  /** Records dropped: too many look-ups or waiting records, no session found shortly before, or a failed take-over. */
  takeDropped: number;
  /** Sessions released to other servers. */
  released: number;
  restored: number;
  restoreFailed: number;
  /** Stored sessions that had been idle for too long. */
  expired: number;
  idleClosed: number;
  evicted: number;
  replaced: number;
  fenced: number;
  /** Datagrams that waited for sequence numbers. */
  queued: number;
  /** Datagrams that found the queue full. */
  queueDropped: number;
  storeErrors: number;
  /** Records whose MAC did not verify. */
  badMac: number;
  /** Records seen before, or too old to tell. */
  replayed: number;
  /** Flights sent again. */
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

/** Adds the figures of one connection. */
export function addConnection(sum: DtlsServerCounters, connection: DtlsConnection | undefined): void {
  if (!connection) return;
  const { badMac, replayed, retransmissions } = connection.counters;
  sum.badMac += badMac;
  sum.replayed += replayed;
  sum.retransmissions += retransmissions;
}
