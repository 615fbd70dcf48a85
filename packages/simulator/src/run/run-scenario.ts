import { systemClock, type Clock } from '@muster/lwm2m';
import { createFleet, FleetStoppedError, type Fleet } from '../fleet/fleet.ts';
import { fleetOptions, type FleetOptions } from '../fleet/fleet-options.ts';
import type { ExpectationResult } from '../report/expectation-result.ts';
import type { FleetReport } from '../report/fleet-report.ts';
import type { LoadedFleetFile } from '../scenario/fleet-file.ts';
import { playTimeline, startsLater } from '../timeline/play-timeline.ts';

/** How a scenario runs. Options of the fleet override those of its file. */
export interface RunOptions extends Partial<Omit<FleetOptions, 'signal'>> {
  /** Duration of the run in seconds. Default: that of the file; without it, until {@link ScenarioRun.stop}. */
  readonly durationSeconds?: number;
  /** De-register the devices at the end. Default true. */
  readonly deregister?: boolean;
  /** Ends the run early, as {@link ScenarioRun.stop}. */
  readonly signal?: AbortSignal;
  /** Environment that `${env:NAME}` in the file refers to. Default: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A scenario that runs. */
export interface ScenarioRun {
  readonly fleet: Fleet;
  /**
   * Resolves after the end of the run, when all devices are stopped.
   *
   * Rejects with FileLimitError or ServerUriError if the fleet cannot start.
   */
  readonly report: Promise<FleetReport>;
  /** Ends the run early: stops the timeline, checks the expectations, De-registers the devices. */
  stop(): void;
}

/**
 * Runs a scenario: starts its fleet and its timeline, waits for the duration, checks the expectations and stops the fleet.
 *
 * @throws FleetConfigError if cohorts, counts or names do not fit
 * @throws ServerUriError if the server's address is malformed
 * @throws TypeError if neither the file nor the options name a server
 */
export function runScenario(file: LoadedFleetFile, options: RunOptions): ScenarioRun {
  return new Run(file, options);
}

class Run implements ScenarioRun {
  readonly fleet: Fleet;
  readonly report: Promise<FleetReport>;
  readonly #file: LoadedFleetFile;
  readonly #durationSeconds: number | undefined;
  readonly #deregister: boolean;
  readonly #clock: Clock;
  readonly #end = Promise.withResolvers<undefined>();
  #isStopped = false;

  constructor(file: LoadedFleetFile, options: RunOptions) {
    const { durationSeconds, deregister, signal, ...overrides } = options;
    this.#file = file;
    this.#durationSeconds = durationSeconds ?? file.durationSeconds;
    this.#deregister = deregister ?? true;
    this.#clock = options.clock ?? systemClock;
    this.fleet = createFleet(fleetOptions(file, overrides));
    const onAbort = (): void => this.stop();
    if (signal?.aborted === true) this.stop();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.report = this.#run().finally(() => signal?.removeEventListener('abort', onAbort));
    // Callers may look at it only after they have stopped the run.
    this.report.catch(() => undefined);
  }

  stop(): void {
    this.#isStopped = true;
    this.#end.resolve(undefined);
  }

  async #run(): Promise<FleetReport> {
    // Returns before the first event, so that callers can add listeners to the fleet.
    await Promise.resolve();
    const duration = this.#durationSeconds;
    const timer =
      duration === undefined
        ? undefined
        : this.#clock.setTimer(duration * 1000, () => this.#end.resolve(undefined));
    try {
      await this.#runUntilEnd();
    } finally {
      timer?.cancel();
    }
    const expectations = await this.#checkExpectations();
    await this.fleet.stop({ deregister: this.#deregister });
    return this.#conclude(expectations);
  }

  async #runUntilEnd(): Promise<void> {
    if (this.#isStopped) return;
    const { timeline: events = [] } = this.#file;
    const { devices, seed } = this.fleet;
    const later = startsLater(events, devices, { seed });
    const started = this.fleet.start({ later }).catch((error: unknown) => {
      if (!(error instanceof FleetStoppedError)) throw error;
    });
    const timeline = playTimeline(events, {
      devices,
      seed,
      clock: this.#clock,
      durationSeconds: this.#durationSeconds,
      onTrouble: (device, action, error) => this.fleet.reportTrouble(device, action, error),
    });
    try {
      // A fleet that cannot start ends the run with its error.
      await Promise.race([this.#end.promise, started.then(() => this.#end.promise)]);
    } finally {
      timeline.stop();
    }
  }

  /** Before the devices stop, because the server's view is of running devices. */
  async #checkExpectations(): Promise<readonly ExpectationResult[]> {
    // checkServerView(expectation, devices, context) for each ServerExpectation
    return Promise.resolve([]);
  }

  #conclude(expectations: readonly ExpectationResult[]): FleetReport {
    const report = this.fleet.report();
    const isMet =
      expectations.every(({ ok }) => ok) && report.verdict === 'passed' && this.#allRegistered(report);
    return { ...report, name: this.#file.name, verdict: isMet ? 'passed' : 'failed', expectations };
  }

  /** A run that is stopped early does not fail for devices that have just begun to register. */
  #allRegistered({ stats }: FleetReport): boolean {
    return (
      stats.failed === 0 &&
      this.fleet.devices.every(({ counters }) => this.#isStopped || counters.registrations > 0)
    );
  }
}
