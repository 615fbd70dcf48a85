import type { Endpoint } from '@muster/coap';
import type { ClientCounters } from '../client/types.ts';

export const noCounters: ClientCounters = {
  requests: 0,
  notifications: 0,
  registrations: 0,
  updates: 0,
  failures: 0,
  bytesSent: 0,
  bytesReceived: 0,
  retransmissions: 0,
  duplicates: 0,
};

/** The sums of both. */
export function addCounters(a: ClientCounters, b: ClientCounters): ClientCounters {
  return {
    requests: a.requests + b.requests,
    notifications: a.notifications + b.notifications,
    registrations: a.registrations + b.registrations,
    updates: a.updates + b.updates,
    failures: a.failures + b.failures,
    bytesSent: a.bytesSent + b.bytesSent,
    bytesReceived: a.bytesReceived + b.bytesReceived,
    retransmissions: a.retransmissions + b.retransmissions,
    duplicates: a.duplicates + b.duplicates,
  };
}

/** The figures of a socket; zeros without one. */
export function wireCounters(counters: Endpoint['counters'] | undefined): ClientCounters {
  if (!counters) return noCounters;
  const { bytesSent, bytesReceived, retransmissions, duplicates } = counters;
  return { ...noCounters, bytesSent, bytesReceived, retransmissions, duplicates };
}
