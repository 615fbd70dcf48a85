import { systemClock, type Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { DeviceFinding, ExpectationResult } from '../../report/expectation-result.ts';
import type { ServerExpectation } from '../../scenario/expectations.ts';
import type { ApiSetting } from '../../scenario/fleet-file.ts';
import { compareAttributes } from './attributes.ts';
import { compareFirmware } from './firmware.ts';
import type { Findings, ServerComparison, ComparisonContext } from './server-comparison.ts';
import { compareMeasurements } from './measurements.ts';
import type { ReportLog } from './report-log.ts';
import { ServerApi, ServerApiError } from './server-api.ts';
import { compareStatus } from './status.ts';
import { titleOf } from './title.ts';
import { compareValues } from './values.ts';

const defaultWithinSeconds = 10;
const firstPauseMs = 100;
const longestPauseMs = 1000;
/** Maximum number of devices in a result, and of reasons per device. */
const maxDevices = 20;
const maxReasons = 3;

/** Input of a check of the server's view. */
export interface ServerViewContext {
  /** Undefined: the check fails with a remedy. The API key never appears in a result. */
  readonly api: ApiSetting | undefined;
  /** Start of the run in epoch milliseconds of the clock. Earlier measurements of the server do not count. */
  readonly startedAtMs: number;
  /** Clock of the check. Default: the system clock. */
  readonly clock?: Clock;
  /** Values that the devices have reported. Required for measurements, and for values that change without a Write. */
  readonly reports?: ReportLog | undefined;
  /** Aborts the check. */
  readonly signal?: AbortSignal;
}

/**
 * Compares the server's view of the devices with their actual state, through the Web Admin API. Repeats the comparison
 * until both agree or `withinSeconds` is over. A request to the API that fails is a failed result. Devices that have
 * never registered are left out, except when the status is compared.
 *
 * @param devices devices of the fleet; those outside the cohort of the expectation are left out
 * @throws the reason of `context.signal`
 */
export async function checkServerView(
  expectation: ServerExpectation,
  devices: readonly SimulatedDevice[],
  context: ServerViewContext,
): Promise<ExpectationResult> {
  const { cohort, kind } = expectation;
  const subjects = devices.filter((device) => cohort === undefined || device.cohort === cohort);
  // All devices of the cohort can be in other slices of the fleet.
  if (subjects.length === 0)
    return { title: titleOf(expectation), kind, cohort, ok: true, detail: '', deviceCount: 0, devices: [] };
  const poll = new Poll(expectation, subjects, context);
  const outcome = await poll.run();
  return { title: titleOf(expectation), kind, cohort, ...outcome };
}

type Outcome = Pick<ExpectationResult, 'ok' | 'detail' | 'deviceCount' | 'devices'>;

function comparisonFor(expectation: ServerExpectation): ServerComparison {
  switch (expectation.kind) {
    case 'server-status':
      return compareStatus(expectation);
    case 'server-values':
      return compareValues(expectation);
    case 'server-measurements':
      return compareMeasurements(expectation);
    case 'server-attributes':
      return compareAttributes(expectation);
    case 'server-firmware':
      return compareFirmware;
  }
}

/** Repeats a comparison until the server agrees. */
class Poll {
  readonly #compare: ServerComparison;
  readonly #subjects: readonly SimulatedDevice[];
  readonly #context: ServerViewContext;
  readonly #clock: Clock;
  readonly #deadlineMs: number;
  /** Devices of the next comparison: at first all, then those that differed. */
  #pending: readonly SimulatedDevice[];
  #findings: Findings | undefined;
  #compared = 0;

  constructor(
    expectation: ServerExpectation,
    subjects: readonly SimulatedDevice[],
    context: ServerViewContext,
  ) {
    this.#compare = comparisonFor(expectation);
    this.#subjects = subjects;
    this.#pending = subjects;
    this.#context = context;
    this.#clock = context.clock ?? systemClock;
    const { withinSeconds = defaultWithinSeconds } = expectation;
    this.#deadlineMs = this.#clock.monotonic() + withinSeconds * 1000;
  }

  async run(): Promise<Outcome> {
    try {
      const { api, startedAtMs, reports, signal } = this.#context;
      if (!api) throw new ServerApiError('The fleet file has no api. Add api: {url: ..., key: ...}.', false);
      const clock = this.#clock;
      const server = new ServerApi({ api, clock, deadlineMs: this.#deadlineMs, signal });
      return await this.#pollUntilMatch({ api: server, clock, startedAtMs, reports });
    } catch (error) {
      if (!(error instanceof ServerApiError)) throw error;
      return this.#failed(error.message, this.#pending.length);
    }
  }

  async #pollUntilMatch(context: ComparisonContext): Promise<Outcome> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      let waitMs = pauseMs;
      try {
        const findings = await this.#compareOnce(context);
        if (findings.isMet && this.#compared > 0) return this.#met(findings);
      } catch (error) {
        if (!(error instanceof ServerApiError) || !error.isTemporary) throw error;
        waitMs = Math.max(pauseMs, error.retryAfterMs);
        if (this.#leftMs() <= waitMs) throw error;
      }
      const leftMs = this.#leftMs();
      if (leftMs <= 0) return this.#differs();
      await this.#pause(Math.min(waitMs, leftMs));
    }
  }

  async #compareOnce(context: ComparisonContext): Promise<Findings> {
    const findings = await this.#compare(this.#pending, context);
    this.#findings = findings;
    this.#compared = Math.max(this.#compared, findings.compared);
    // Compare only the devices that differed again, or all devices if there was nothing to compare yet.
    if (this.#compared > 0)
      this.#pending = this.#pending.filter((device) => findings.differences.has(device));
    return findings;
  }

  #leftMs(): number {
    return this.#deadlineMs - this.#clock.monotonic();
  }

  async #pause(delayMs: number): Promise<void> {
    const { signal } = this.#context;
    signal?.throwIfAborted();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const done = (): void => resolve(undefined);
    const timer = this.#clock.setTimer(delayMs, done);
    signal?.addEventListener('abort', done, { once: true });
    await promise;
    timer.cancel();
    signal?.removeEventListener('abort', done);
    signal?.throwIfAborted();
  }

  #met({ summary }: Findings): Outcome {
    const detail = `${this.#compared} compared on ${this.#deviceCount()}${inAddition(summary)}`;
    return { ok: true, detail, deviceCount: 0, devices: [] };
  }

  #differs(): Outcome {
    if (this.#compared === 0 && this.#findings?.differences.size === 0) {
      return this.#failed(
        'There is nothing to compare: no registered device has this.',
        this.#subjects.length,
      );
    }
    const count = this.#pending.length;
    const differs = count === 1 ? 'differs' : 'differ';
    const detail = `${count} of ${this.#deviceCount()} ${differs}${inAddition(this.#findings?.summary)}`;
    return this.#failed(detail, count);
  }

  #deviceCount(): string {
    const { length } = this.#subjects;
    return `${length} ${length === 1 ? 'device' : 'devices'}`;
  }

  #failed(detail: string, deviceCount: number): Outcome {
    return { ok: false, detail, deviceCount, devices: this.#devices() };
  }

  #devices(): DeviceFinding[] {
    const found = [...(this.#findings?.differences ?? [])].slice(0, maxDevices);
    return found.map(([{ endpointName }, reasons]) => {
      const more = reasons.length > maxReasons ? `; and ${reasons.length - maxReasons} more` : '';
      return { endpointName, reason: `${reasons.slice(0, maxReasons).join('; ')}${more}` };
    });
  }
}

function inAddition(summary: string | undefined): string {
  return summary === undefined ? '' : ` (${summary})`;
}
