import { systemClock, type Clock } from '@muster/lwm2m';
import { evaluateExpectations } from '../expectations/evaluate.ts';
import type { Findings } from '../expectations/finding-list.ts';
import { watchDevices } from '../expectations/watch-devices.ts';
import { createFleet, FleetStoppedError, type Fleet } from '../fleet/fleet.ts';
import { ServerChecks } from '../expectations/server-view/server-checks.ts';
import { fleetOptions, type FleetOptions } from '../fleet/fleet-options.ts';
import type { ExpectationResult } from '../report/expectation-result.ts';
import type { FleetReport } from '../report/fleet-report.ts';
import type { RunProblem } from '../report/run-problems.ts';
import { isAbout, unallowedProblems, verdictOf } from '../report/verdict.ts';
import type { Expectation, ProblemsExpectation, WireExpectation } from '../scenario/expectations.ts';
import { ServerUriError } from '../network/server-address.ts';
import type { LoadedFleetFile } from '../scenario/fleet-file.ts';
import { TimelineLog } from '../report/timeline-log.ts';
import { playTimeline, startsLater } from '../timeline/play-timeline.ts';

/** How a scenario runs. Options of the fleet override those of its file. */
export interface RunOptions extends Partial<Omit<FleetOptions, 'signal'>> {
  /** Duration of the run in seconds. Default: that of the file; without it, until {@link ScenarioRun.stop}. */
  readonly durationSeconds?: number;
  /** De-register the devices at the end. Default true. */
  readonly deregister?: boolean;
  /** Ends the run early, as {@link ScenarioRun.stop}. */
  readonly signal?: AbortSignal;
  /** Ends the run at the first problem that no expectation allows. Default false. */
  readonly failFast?: boolean;
  /** Command line that repeats the run, for its report. */
  readonly command?: string;
  /** Environment that `${env:NAME}` in the file refers to. Default: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A scenario that runs. */
export interface ScenarioRun {
  readonly fleet: Fleet;
  /**
   * Resolves after the end of the run, when all devices are stopped. If no server name can be resolved, it resolves with
   * a report that says so in `error`.
   *
   * Rejects with FileLimitError if the fleet cannot start.
   */
  readonly report: Promise<FleetReport>;
  /**
   * Ends the run early: stops the timeline, checks the expectations, De-registers the devices. A second call ends the wait
   * for De-registers.
   */
  stop(): void;
  /** How the expectations about the wire stand now, for figures of a running fleet. */
  progress(): readonly ExpectationResult[];
}

/**
 * Runs a scenario: starts its fleet and its timeline, waits for the duration, checks the expectations and stops the fleet.
 *
 * @throws FleetConfigError if cohorts, counts or names do not fit
 * @throws FleetConfigError if `api` names an environment variable that is not set
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
  readonly #serverChecks: ServerChecks | undefined;
  readonly #end = Promise.withResolvers<undefined>();
  readonly #command: string | undefined;
  readonly #findings: () => Findings[];
  readonly #hurry = new AbortController();
  readonly #timelineLog = new TimelineLog();
  #isStopped = false;
  #error: string | undefined;

  constructor(file: LoadedFleetFile, options: RunOptions) {
    const { durationSeconds, deregister, signal, command, env, failFast, ...overrides } = options;
    this.#command = command;
    this.#file = file;
    this.#durationSeconds = durationSeconds ?? file.durationSeconds;
    this.#deregister = deregister ?? true;
    this.#clock = options.clock ?? systemClock;
    const clock = this.#clock;
    const deviceCount = file.cohorts.reduce((sum, { count }) => sum + count, 0);
    this.#serverChecks = ServerChecks.for(file, { clock, deviceCount, env });
    this.fleet = createFleet(fleetOptions(file, { ...overrides, ...this.#recording(options) }));
    this.#findings = watchDevices(this.fleet, this.#wireExpectations);
    if (failFast === true)
      this.fleet.on('problem', ({ cohort }, { kind }) => this.#failFast({ cohort, kind }));
    const onAbort = (): void => this.stop();
    if (signal?.aborted === true) this.stop();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.report = this.#run().finally(() => signal?.removeEventListener('abort', onAbort));
    // Callers may look at it only after they have stopped the run.
    this.report.catch(() => undefined);
  }

  stop(): void {
    if (this.#isStopped) this.#hurry.abort();
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
    await this.fleet.stop({
      deregister: this.#deregister,
      isComplete: !this.#isStopped,
      signal: this.#hurry.signal,
    });
    return this.#conclude(expectations);
  }

  async #runUntilEnd(): Promise<void> {
    if (this.#isStopped) return;
    const { timeline: events = [] } = this.#file;
    const { devices, seed } = this.fleet;
    this.#serverChecks?.begin(devices);
    const later = startsLater(events, devices, { seed });
    const started = this.fleet.start({ later }).catch((error: unknown) => {
      if (error instanceof ServerUriError) this.#cannotStart(error);
      else if (!(error instanceof FleetStoppedError)) throw error;
    });
    this.#timelineLog.begin(this.#clock.monotonic());
    const timeline = playTimeline(events, {
      devices,
      seed,
      clock: this.#clock,
      durationSeconds: this.#durationSeconds,
      onTrouble: (device, action, error) => this.fleet.reportTrouble(device, action, error),
      onEvent: (event, count) => this.#timelineLog.add(event, count, this.#clock.monotonic()),
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
    return (await this.#serverChecks?.finish()) ?? [];
  }

  /** Expectations about measurements need what devices report; so may the caller. */
  #recording({ onReport: own }: RunOptions): Pick<RunOptions, 'onReport'> {
    const record = this.#serverChecks?.onReport;
    if (!record || !own) return record ? { onReport: record } : {};
    const onReport: RunOptions['onReport'] = (device, report) => {
      record(device, report);
      own(device, report);
    };
    return { onReport };
  }

  /** A run against a server without an address fails, as one against a server that answers nothing. */
  #cannotStart({ message }: ServerUriError): void {
    this.#error = message;
    this.#end.resolve(undefined);
  }

  progress(): readonly ExpectationResult[] {
    return evaluateExpectations(this.#wireExpectations, this.fleet.measure(), this.#findings());
  }

  get #wireExpectations(): readonly WireExpectation[] {
    return (this.#file.expect ?? []).filter(isWireExpectation);
  }

  get #allowances(): readonly ProblemsExpectation[] {
    return this.#wireExpectations.filter((expectation) => expectation.kind === 'problems');
  }

  #failFast(problem: Pick<RunProblem, 'cohort' | 'kind'>): void {
    if (!this.#isStopped && !this.#allowances.some((allowance) => isAbout(allowance, problem))) this.stop();
  }

  /** @param seen results of the expectations about the server's view */
  #conclude(seen: readonly ExpectationResult[]): FleetReport {
    const report = this.fleet.report();
    const expectations = [...this.progress(), ...seen];
    const problems = unallowedProblems(report.problems, this.#allowances);
    return {
      ...report,
      name: this.#file.name,
      verdict: this.#error === undefined ? verdictOf(problems, expectations) : 'failed',
      command: this.#command,
      error: this.#error,
      expectations,
      problems,
      allowedProblems: report.problems.filter((problem) => !problems.includes(problem)),
      timeline: this.#timelineLog.entries,
    };
  }
}

function isWireExpectation(expectation: Expectation): expectation is WireExpectation {
  return !expectation.kind.startsWith('server-');
}
