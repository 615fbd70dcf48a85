/** What an endpoint has done since it was made. */
export interface EndpointCounters {
  datagramsReceived: number;
  datagramsSent: number;
  bytesReceived: number;
  bytesSent: number;
  /** Datagrams that were no well-formed message. */
  malformed: number;
  requestsReceived: number;
  /** Repetitions of messages that were answered from memory or ignored. */
  duplicates: number;
  requestsSent: number;
  responsesReceived: number;
  notificationsSent: number;
  notificationsReceived: number;
  /** Notifications that were passed over for a newer one, because `onNotification` was busy. */
  notificationsSuperseded: number;
  retransmissions: number;
  /** Confirmable messages that were never acknowledged, and requests that were never answered. */
  timeouts: number;
  resetsSent: number;
  resetsReceived: number;
  /** Datagrams and requests turned away because a bound was reached. */
  refused: number;
  /** Datagrams of peers that send more than `maxDatagramsPerSecondPerPeer`, which nobody has looked at. */
  dropped: number;
}

export function newCounters(): EndpointCounters {
  return {
    datagramsReceived: 0,
    datagramsSent: 0,
    bytesReceived: 0,
    bytesSent: 0,
    malformed: 0,
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
