import type { Peer } from '@muster/net';
import type { Source } from './types.ts';

/** Returns the origin of a message. On a secured listener the peer is a connection, whose address can change. */
export function sourceOf({ key, address, port, identity }: Peer, listener: string): Source {
  const source = { listener, address, port };
  if (!listener.startsWith('coaps:')) return source;
  return { ...source, session: key, ...(identity === undefined ? {} : { identity }) };
}
