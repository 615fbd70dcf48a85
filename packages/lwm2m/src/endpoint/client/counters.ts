import type { Endpoint } from '@muster/coap';
import type { ClientCounters } from './types.ts';

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
  malformed: 0,
  unmatched: 0,
  unknownOptions: 0,
  resets: 0,
};

const names = Object.keys(noCounters) as (keyof ClientCounters)[];

/** Returns the sum of both. */
export function addCounters(a: ClientCounters, b: ClientCounters): ClientCounters {
  const sum: Record<keyof ClientCounters, number> = { ...a };
  for (const name of names) sum[name] += b[name];
  return sum;
}

/** Returns the counters of a socket; zeros without a socket. */
export function wireCounters(counters: Endpoint['counters'] | undefined): ClientCounters {
  if (!counters) return noCounters;
  const { bytesSent, bytesReceived, retransmissions, duplicates } = counters;
  const { malformed, unmatched, unknownOptions, resetsReceived: resets } = counters;
  return {
    ...noCounters,
    ...{
      bytesSent,
      bytesReceived,
      retransmissions,
      duplicates,
      malformed,
      unmatched,
      unknownOptions,
      resets,
    },
  };
}
