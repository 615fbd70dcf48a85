import type { ThreadLoad } from '../../kernel/thread-load.ts';

/** What a thread of the server works on. Each member that a thread lacks is 0. */
export interface SiloWork {
  /** Registered devices. */
  readonly registrations: number;
  /** Devices and other entities with work in progress. */
  readonly active: number;
  /** DTLS connections, or open event streams. */
  readonly clients: number;
  readonly received: number;
  readonly sent: number;
  /** Requests in progress. */
  readonly receiving: number;
  /** Events that wait for event consumers. */
  readonly sending: number;
  /** Commands that wait for devices. */
  readonly waiting: number;
}

/** A thread of the server with its figures. Plain data, which crosses threads. */
export interface Silo {
  readonly name: 'device-loop' | 'api';
  readonly load: ThreadLoad;
  readonly work: SiloWork;
}

/** The threads of the server. */
export type Silos = () => Promise<readonly Silo[]>;

const none: SiloWork = {
  registrations: 0,
  active: 0,
  clients: 0,
  received: 0,
  sent: 0,
  receiving: 0,
  sending: 0,
  waiting: 0,
};

/** The figures of several parts of a thread together. */
export function workOf(parts: readonly Partial<SiloWork>[]): SiloWork {
  const sums = { ...none } as Record<keyof SiloWork, number>;
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) sums[name as keyof SiloWork] += value;
  }
  return sums;
}
