import type { EndpointCounters } from '@muster/coap';
import type { Listener } from './server/listener.ts';

/** Adds the counters of a listener, such as `coapRetransmissions` and `dtlsHandshakes`. */
export function addListenerCounters(
  figures: Record<string, number>,
  { endpoint, secure }: Pick<Listener, 'endpoint' | 'secure'>,
): void {
  const coap: Readonly<EndpointCounters> = endpoint.counters;
  add(figures, 'coap', { ...coap });
  if (secure) add(figures, 'dtls', { ...secure.counters });
}

function add(figures: Record<string, number>, prefix: string, counters: Record<string, number>): void {
  for (const [name, count] of Object.entries(counters)) {
    const key = `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    figures[key] = (figures[key] ?? 0) + count;
  }
}
