import type { ThreadLoad } from '../../kernel/ports.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** Workload of a server thread. Members that do not apply to a thread are 0. */
interface SiloWork {
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
  /** Events queued for event consumers. */
  readonly sending: number;
  /** Commands queued for devices. */
  readonly waiting: number;
}

/** A server thread with its statistics. Plain data that can be sent between threads. */
export interface Silo {
  readonly name: 'device-loop' | 'api';
  readonly load: ThreadLoad;
  readonly work: SiloWork;
}

/** Returns the threads of the server. */
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

/** Returns the sums over several parts of a thread. */
export function workOf(parts: readonly Partial<SiloWork>[]): SiloWork {
  const sums = { ...none } as Record<keyof SiloWork, number>;
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) sums[name as keyof SiloWork] += value;
  }
  return sums;
}

/** The newest time at which a worker found its clock correct. */
interface ClockMark extends Entity {
  readonly id: typeof CLOCK_MARK;
  /** Epoch milliseconds. */
  readonly timeMs: number;
}

export const CLOCK_MARK = 'newest';

export const clockMarks: CollectionDefinition<ClockMark> = { name: 'clockMarks', indexes: [] };
