/** Counters of an endpoint since its creation. */
export interface EndpointCounters {
  datagramsReceived: number;
  datagramsSent: number;
  bytesReceived: number;
  bytesSent: number;
  /** Datagrams that are not well-formed messages. */
  malformed: number;
  /** Responses, acknowledgements and Resets that belong to no request, observation or message of this endpoint. */
  unmatched: number;
  /** Responses with a critical option that is unknown or repeated. */
  unknownOptions: number;
  requestsReceived: number;
  /** Duplicates that were answered from memory or ignored. */
  duplicates: number;
  requestsSent: number;
  responsesReceived: number;
  notificationsSent: number;
  notificationsReceived: number;
  /** Notifications that were skipped for a newer one, because `onNotification` was busy. */
  notificationsSuperseded: number;
  retransmissions: number;
  /** Confirmable messages without an acknowledgement, and requests without a response. */
  timeouts: number;
  resetsSent: number;
  resetsReceived: number;
  /** Datagrams and requests that were rejected because of a limit. */
  refused: number;
  /** Datagrams beyond `maxDatagramsPerSecondPerPeer`, which were dropped without parsing. */
  dropped: number;
}

export function newCounters(): EndpointCounters {
  return {
    datagramsReceived: 0,
    datagramsSent: 0,
    bytesReceived: 0,
    bytesSent: 0,
    malformed: 0,
    unmatched: 0,
    unknownOptions: 0,
    requestsReceived: 0,
    duplicates: 0,
    requestsSent: 0,
    responsesReceived: 0,
    notificationsSent: 0,
    notificationsReceived: 0,
    notificationsSuperseded: 0,
    retransmissions: 0,
    timeouts: 0,
    resetsSent: 0,
    resetsReceived: 0,
    refused: 0,
    dropped: 0,
  };
}
