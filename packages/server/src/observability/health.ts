import type { Clock } from '../kernel/clock.ts';
import { StoreError } from '../store/port.ts';
import { keptAnswer } from './kept-answer.ts';

/** Resolves if the part works, with a note if it needs attention. */
export type HealthCheck = (() => void | Promise<void>) | (() => Promise<string | undefined>);

export interface HealthReport {
  readonly ready: boolean;
  /** `ok`, a note or a short description of the fault for each part, without addresses or messages. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Reports whether the server can work now. */
export class Health {
  readonly #report: () => Promise<HealthReport>;
  #stopping = false;

  constructor(checks: Readonly<Record<string, HealthCheck>>, clock: Clock) {
    this.#report = keptAnswer(clock, () => reportOf(checks));
  }

  /** Reports from now on that the server is not ready, so that it gets no more work. */
  stop(): void {
    this.#stopping = true;
  }

  report(): Promise<HealthReport> {
    if (this.#stopping) return Promise.resolve({ ready: false, checks: { server: 'stopping' } });
    return this.#report();
  }
}

async function reportOf(checks: Readonly<Record<string, HealthCheck>>): Promise<HealthReport> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, ...(await outcomeOf(check)) })),
  );
  return {
    ready: results.every(({ works }) => works),
    checks: Object.fromEntries(results.map(({ name, text }) => [name, text])),
  };
}

async function outcomeOf(check: HealthCheck): Promise<{ readonly works: boolean; readonly text: string }> {
  try {
    return { works: true, text: (await check()) ?? 'ok' };
  } catch (error) {
    return { works: false, text: error instanceof StoreError ? error.code : 'failed' };
  }
}
