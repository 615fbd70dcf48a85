import { hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** Subjects of a service on its bus. */
export interface BusNames {
  /** Subject for announcements of processes. */
  readonly hello: string;
  /** Subject for messages to one process. @param processId ID of the process */
  inboxOf(processId: string): string;
}

/** A message on the subject `hello`: a worker is running. */
export interface Hello {
  readonly processId: string;
  /** Version of the protocol, see `protocol.ts`. */
  readonly version: number;
  /** Time at which it became the active worker, in epoch milliseconds. */
  readonly sinceMs: number;
}

export function encodeHello(hello: Hello): Uint8Array {
  return serialize(hello);
}

/** @throws Error if the data is not a Hello */
export function decodeHello(data: Uint8Array): Hello {
  const hello = deserialize(data) as Partial<Hello> | null;
  const { processId, version, sinceMs = 0 } = hello ?? {};
  if (typeof processId !== 'string' || typeof version !== 'number' || typeof sinceMs !== 'number') {
    throw new Error('An announcement on the bus is not one of this service.');
  }
  return { processId, version, sinceMs };
}

/** Milliseconds between two announcements of a process. */
export const HELLO_MS = 250;

/**
 * Returns the subjects of a service. Services that share a bus have different subjects, derived from the key that all
 * processes of a service share.
 *
 * @param secret key of the bus
 * @param kind of the processes that are linked with the worker
 */
export function busNames(secret: Uint8Array, kind: 'apis' | 'gateways'): BusNames {
  const service = Buffer.from(hkdfSync('sha256', secret, '', 'muster bus', 12)).toString('hex');
  return {
    hello: `muster.${service}.${kind}.hello`,
    inboxOf: (processId) => `muster.${service}.process.${processId}`,
  };
}
