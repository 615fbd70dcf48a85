import type { Clock } from '../kernel/clock.ts';
import { StoreError } from '../store/port.ts';
import { keptAnswer } from './kept-answer.ts';

/** Resolves when the part works. */
export type HealthCheck = () => void | Promise<void>;

export interface HealthReport {
  readonly ready: boolean;
  /** `ok` or a short description of the fault for each part, without addresses or messages. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Whether the server can do its work now. */
export class Health {
  readonly #report: () => Promise<HealthReport>;
  #stopping = false;

  constructor(checks: Readonly<Record<string, HealthCheck>>, clock: Clock) {
    this.#report = keptAnswer(clock, () => reportOf(checks));
  }

  /** From now on the server is not ready, so that no more work is sent to it. */
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
    Object.entries(checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
  );
  return { ready: results.every(([, outcome]) => outcome === 'ok'), checks: Object.fromEntries(results) };
}

async function outcomeOf(check: HealthCheck): Promise<string> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return error instanceof StoreError ? error.code : 'failed';
  }
}
