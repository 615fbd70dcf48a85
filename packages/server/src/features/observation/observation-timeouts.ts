import type { Clock } from '../../kernel/clock.ts';
import { Deadlines } from '../../kernel/deadlines.ts';
import type { Observation } from './model/observation.ts';

/** Deadlines of observations with a time-out. */
export class ObservationTimeouts {
  readonly #deadlines: Deadlines;
  #onTimeout: (id: string) => void = () => undefined;

  constructor(clock: Clock) {
    this.#deadlines = new Deadlines(clock, (id) => this.#onTimeout(id));
  }

  /** @param onTimeout called with the ID of an observation that has timed out. It must not throw. */
  listen(onTimeout: (id: string) => void): void {
    this.#onTimeout = onTimeout;
  }

  watch({ id, expiresAt }: Pick<Observation, 'id' | 'expiresAt'>): void {
    if (expiresAt === undefined) this.#deadlines.delete(id);
    else this.#deadlines.set(id, expiresAt);
  }

  forget(id: string): void {
    this.#deadlines.delete(id);
  }

  stop(): void {
    this.#deadlines.clear();
  }
}
