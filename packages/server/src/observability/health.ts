import type { Clock } from '../kernel/clock.ts';
import { StoreError } from '../store/port.ts';

/** Answers are kept this long: anybody may ask, and an answer costs a commit. */
const validMs = 1_000;

/** Resolves when the part works. */
export type HealthCheck = () => void | Promise<void>;

export interface HealthReport {
  readonly ready: boolean;
  /** `ok` or a short description of the fault for each part, without addresses or messages. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Whether the server can do its work now. */
export class Health {
  readonly #checks: Readonly<Record<string, HealthCheck>>;
  readonly #clock: Clock;
  #last: { readonly at: number; readonly report: Promise<HealthReport> } | undefined;
  #stopping = false;

  constructor(checks: Readonly<Record<string, HealthCheck>>, clock: Clock) {
    this.#checks = checks;
    this.#clock = clock;
  }

  /** From now on the server is not ready, so that no more work is sent to it. */
  stop(): void {
    this.#stopping = true;
  }

  report(): Promise<HealthReport> {
    if (this.#stopping) return Promise.resolve({ ready: false, checks: { server: 'stopping' } });
    const now = this.#clock.monotonic();
    if (this.#last === undefined || now - this.#last.at >= validMs) {
      this.#last = { at: now, report: this.#run() };
    }
    return this.#last.report;
  }

  async #run(): Promise<HealthReport> {
    const results = await Promise.all(
      Object.entries(this.#checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
    );
    return { ready: results.every(([, outcome]) => outcome === 'ok'), checks: Object.fromEntries(results) };
  }
}

async function outcomeOf(check: HealthCheck): Promise<string> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return error instanceof StoreError ? error.code : 'failed';
  }
}
