import type { Clock, TimerHandle } from '@muster/lwm2m';
import type { ReportObserver } from '../../device/report-observer.ts';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ExpectationResult } from '../../report/expectation-result.ts';
import { resolveApi } from '../../scenario/check-api.ts';
import type { Expectation, ServerExpectation } from '../../scenario/expectations.ts';
import type { ApiSetting, FleetFile } from '../../scenario/fleet-file.ts';
import { ReportLog } from './report-log.ts';

/** Input of the checks of a run. */
export interface ServerCheckSetting {
  readonly clock: Clock;
  readonly deviceCount: number;
  /** Environment for `${env:NAME}` in `api`. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Checks the expectations of a run about the server's view, each once: at its time, or at the end. */
export class ServerChecks {
  /** Listener for `onReport` of the fleet; undefined if no expectation needs it. */
  readonly onReport: ReportObserver | undefined;
  readonly #expectations: readonly ServerExpectation[];
  readonly #api: ApiSetting | undefined;
  readonly #clock: Clock;
  readonly #reports: ReportLog | undefined;
  readonly #timers: TimerHandle[] = [];
  readonly #results = new Map<Expectation, Promise<ExpectationResult>>();
  #devices: readonly SimulatedDevice[] = [];
  #startedAtMs = 0;
  #startedAtMonotonicMs = 0;

  private constructor(
    expectations: readonly ServerExpectation[],
    api: ApiSetting | undefined,
    { clock, deviceCount }: ServerCheckSetting,
  ) {
    this.#expectations = expectations;
    this.#api = api;
    this.#clock = clock;
    this.#reports = ReportLog.for(expectations, { clock, deviceCount });
    this.onReport = this.#reports?.record;
  }

  /**
   * @returns undefined if the file has no expectation about the server's view
   * @throws FleetConfigError if `api` names a variable that is not set
   */
  static for({ expect = [], api }: FleetFile, setting: ServerCheckSetting): ServerChecks | undefined {
    const expectations = expect.filter(isServerExpectation);
    if (expectations.length === 0) return undefined;
    return new ServerChecks(expectations, api && resolveApi(api, setting.env ?? {}), setting);
  }

  /** Starts the run: schedules the expectations with `atSeconds`. */
  begin(devices: readonly SimulatedDevice[]): void {
    this.#devices = devices;
    this.#startedAtMs = this.#clock.now();
    this.#startedAtMonotonicMs = this.#clock.monotonic();
    for (const expectation of this.#expectations) {
      const { atSeconds } = expectation;
      if (atSeconds === undefined) continue;
      const check = (): void => void this.#check(expectation).catch(() => undefined);
      this.#timers.push(this.#clock.setTimer(atSeconds * 1000, check));
    }
  }

  /**
   * Checks all remaining expectations and waits for those in progress. Expectations whose time has not come fail. Call
   * it before the devices stop.
   *
   * @returns the results in the order of the file
   */
  async finish(): Promise<ExpectationResult[]> {
    for (const timer of this.#timers.splice(0)) timer.cancel();
    const secondsPassed = (this.#clock.monotonic() - this.#startedAtMonotonicMs) / 1000;
    return Promise.all(
      this.#expectations.map((expectation) => {
        const { atSeconds = 0 } = expectation;
        const isMissed = atSeconds > secondsPassed && !this.#results.has(expectation);
        return isMissed ? missed(expectation, atSeconds) : this.#check(expectation);
      }),
    );
  }

  /** Loads the SDK on demand, because most runs send no requests to the API. */
  #check(expectation: ServerExpectation): Promise<ExpectationResult> {
    let result = this.#results.get(expectation);
    if (!result) this.#results.set(expectation, (result = this.#ask(expectation)));
    return result;
  }

  async #ask(expectation: ServerExpectation): Promise<ExpectationResult> {
    const { checkServerView } = await import('./check-server-view.ts');
    return checkServerView(expectation, this.#devices, {
      api: this.#api,
      startedAtMs: this.#startedAtMs,
      clock: this.#clock,
      reports: this.#reports,
    });
  }
}

async function missed(expectation: ServerExpectation, atSeconds: number): Promise<ExpectationResult> {
  const { titleOf } = await import('./title.ts');
  const { kind, cohort } = expectation;
  const detail = `The run ended before ${atSeconds} s, so the server was not asked.`;
  return { title: titleOf(expectation), kind, cohort, ok: false, detail, deviceCount: 0, devices: [] };
}

function isServerExpectation(expectation: Expectation): expectation is ServerExpectation {
  return expectation.kind.startsWith('server-');
}
