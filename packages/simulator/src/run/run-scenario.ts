import { systemClock, type Clock } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import type { Findings } from '../expectations/finding-list.ts';
import { evaluateExpectations } from '../expectations/evaluate.ts';
import { watchDevices } from '../expectations/watch-devices.ts';
import { cohortsOf, fleetOptions, type FleetOptions } from '../fleet/fleet-options.ts';
import { createFleet, FleetStoppedError, type Fleet } from '../fleet/fleet.ts';
import { ServerChecks } from '../expectations/server-view/server-checks.ts';
import type { ExpectationResult } from '../report/expectation-result.ts';
import type { FleetReport } from '../report/fleet-report.ts';
import type { RunProblem } from '../report/run-problems.ts';
import type { Unseen } from '../report/unseen.ts';
import { isAbout, unallowedProblems } from '../report/verdict.ts';
import { ServerUriError } from '../network/server-address.ts';
import type { WireExpectation } from '../scenario/expectations.ts';
import type { Cohort, LoadedFleetFile } from '../scenario/fleet-file.ts';
import { TimelineLog } from '../report/timeline-log.ts';
import { playTimeline, startPositions, startsLater } from '../timeline/play-timeline.ts';
import { positionsByIndex, type PositionOf } from '../timeline/select-devices.ts';
import { allowancesOf, concludeRun, progressOf, wireExpectationsOf, type RunPart } from './run-part.ts';

/** Options for running a scenario. Options of the fleet override those of its file. */
export interface RunOptions extends Partial<Omit<FleetOptions, 'signal'>> {
  /** Duration of the run in seconds. Default: that of the file, or else until {@link ScenarioRun.stop}. */
  readonly durationSeconds?: number;
  /** Whether to deregister the devices at the end. Default true. */
  readonly deregister?: boolean;
  /** Ends the run early, like {@link ScenarioRun.stop}. */
  readonly signal?: AbortSignal;
  /** Ends the run at the first problem that no expectation allows. Default false. */
  readonly failFast?: boolean;
  /** Command line that repeats the run, for its report. */
  readonly command?: string;
  /** Environment that `${env:NAME}` in the file refers to. Default: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A scenario in progress. */
export interface ScenarioRun {
  readonly fleet: Fleet;
  /**
   * Resolves after the end of the run, when all devices are stopped. If no server name can be resolved, the report has
   * the reason in `error`.
   *
   * Rejects with FileLimitError if the fleet cannot start.
   */
  readonly report: Promise<FleetReport>;
  /**
   * Ends the run early: stops the timeline, checks the expectations, deregisters the devices. A second call ends the
   * wait for Deregisters.
   */
  stop(): void;
  /** Returns the current results of the expectations about the messages of devices. */
  progress(): readonly ExpectationResult[];
}

/**
 * Runs a scenario: starts its fleet and its timeline, waits for the duration, checks the expectations and stops the
 * fleet.
 *
 * @throws FleetConfigError if cohorts, counts or names are invalid
 * @throws FleetConfigError if `api` names an environment variable that is not set
 * @throws ServerUriError if the server's address is malformed
 * @throws TypeError if neither the file nor the options name a server
 */
export function runScenario(file: LoadedFleetFile, options: RunOptions = {}): ScenarioRun {
  return new Run(file, options);
}

/** Coordination of a process with the others of a run. */
export interface RunShare {
  /** The run begins when this resolves. Default: at once. */
  readonly begin?: Promise<void>;
  /** Called when the run ends early. */
  readonly onStop?: () => void;
  /** In virtual time: resolves with the highest value of all processes. */
  readonly agree?: (value: number) => Promise<number>;
}

/**
 * {@link runScenario} for a process that shares a run.
 *
 * @throws like {@link runScenario}
 */
export function runShare(file: LoadedFleetFile, options: RunOptions, share: RunShare): Run {
  return new Run(file, options, share);
}

class Run implements ScenarioRun {
  readonly fleet: Fleet;
  readonly report: Promise<FleetReport>;
  /** Resolves with the part of this process after the end of the run, like {@link report}. */
  readonly ended: Promise<RunPart>;
  readonly #share: RunShare;
  readonly #cohorts: readonly Cohort[];
  readonly #positionOf: PositionOf;
  readonly #file: LoadedFleetFile;
  readonly #durationSeconds: number | undefined;
  readonly #deregister: boolean;
  readonly #clock: Clock;
  readonly #serverChecks: ServerChecks | undefined;
  readonly #end = Promise.withResolvers<undefined>();
  readonly #findings: () => Findings[];
  readonly #stopController = new AbortController();
  readonly #timelineLog = new TimelineLog();
  #isStopped = false;
  #isOver = false;
  #unfinishedEvents = 0;
  #error: string | undefined;
  #serverResults: readonly ExpectationResult[] = [];

  constructor(file: LoadedFleetFile, options: RunOptions, share: RunShare = {}) {
    demandArgument('file', file, 'A run');
    this.#share = share;
    const { durationSeconds, deregister, signal, command, env, failFast, ...overrides } = options;
    this.#file = file;
    this.#durationSeconds = durationSeconds ?? file.durationSeconds;
    this.#deregister = deregister ?? true;
    this.#clock = options.clock ?? systemClock;
    const clock = this.#clock;
    const deviceCount = file.cohorts.reduce((sum, { count }) => sum + count, 0);
    this.#serverChecks = ServerChecks.for(file, { clock, deviceCount, env });
    const ofFleet = fleetOptions(file, { ...overrides, ...this.#recording(options) });
    this.fleet = createFleet(ofFleet);
    this.#cohorts = cohortsOf(ofFleet);
    this.#positionOf = positionsByIndex(this.#cohorts, ofFleet.firstIndex ?? 1);
    this.#findings = watchDevices(this.fleet, wireExpectationsOf(file));
    if (failFast === true)
      this.fleet.on('problem', ({ cohort }, { kind }) => this.#failFast({ cohort, kind }));
    const onAbort = (): void => this.stop();
    if (signal?.aborted === true) this.stop();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.ended = this.#run().finally(() => signal?.removeEventListener('abort', onAbort));
    this.report = this.ended.then((part) => concludeRun(file, part, command));
    // Callers can handle the rejection after they have stopped the run.
    this.report.catch(() => undefined);
  }

  stop(): void {
    if (this.#isStopped) this.#stopController.abort();
    else this.#share.onStop?.();
    this.#isStopped = true;
    this.#end.resolve(undefined);
  }

  async #run(): Promise<RunPart> {
    // Return before the first event, so that callers can add listeners to the fleet.
    await this.#share.begin;
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
    this.#serverResults = await this.#checkExpectations();
    const { agree } = this.#share;
    const isDecided = Number(this.#isDecided());
    await this.fleet.stop({
      deregister: this.#deregister,
      isComplete: !this.#isStopped,
      isDecided: ((await agree?.(isDecided)) ?? isDecided) > 0,
      ...(agree === undefined ? {} : { agree }),
      signal: this.#stopController.signal,
    });
    this.#isOver = true;
    return this.part();
  }

  async #runUntilEnd(): Promise<void> {
    if (this.#isStopped) return;
    const { timeline: events = [] } = this.#file;
    const { devices, seed } = this.fleet;
    this.#serverChecks?.begin(devices);
    const positionOf = this.#positionOf;
    const later = startsLater(events, devices, { seed, positionOf });
    const positions = this.#share.agree && startPositions(this.#cohorts, events, { seed, positionOf });
    const started = this.fleet
      .start({ later, ...(positions && { positionOf: positions }) })
      .catch((error: unknown) => {
        if (error instanceof ServerUriError) this.#cannotStart(error);
        else if (!(error instanceof FleetStoppedError)) throw error;
      });
    this.#timelineLog.begin(this.#clock.monotonic());
    const timeline = playTimeline(events, {
      devices,
      seed,
      positionOf,
      clock: this.#clock,
      durationSeconds: this.#durationSeconds,
      onTrouble: (device, { do: action, mayFail = false }, error) =>
        this.fleet.reportTrouble(device, action, error, !mayFail),
      onEvent: (event, count) => this.#timelineLog.add(event, count, this.#clock.monotonic()),
    });
    try {
      // If the fleet cannot start, its error ends the run.
      await Promise.race([this.#end.promise, started.then(() => this.#end.promise)]);
    } finally {
      this.#unfinishedEvents = timeline.unfinished;
      timeline.stop();
    }
  }

  /** Checks the server's view of running devices, before they stop. */
  async #checkExpectations(): Promise<readonly ExpectationResult[]> {
    return (await this.#serverChecks?.finish()) ?? [];
  }

  /** Combines the listener of the expectations about measurements with that of the caller. */
  #recording({ onReport: own }: RunOptions): Pick<RunOptions, 'onReport'> {
    const record = this.#serverChecks?.onReport;
    if (!record || !own) return record ? { onReport: record } : {};
    const onReport: RunOptions['onReport'] = (device, report) => {
      record(device, report);
      own(device, report);
    };
    return { onReport };
  }

  /** Ends the run as failed if a server has no address, like a run whose server does not answer. */
  #cannotStart({ message }: ServerUriError): void {
    this.#error = message;
    this.#end.resolve(undefined);
  }

  progress(): readonly ExpectationResult[] {
    return progressOf(this.#file, this.part());
  }

  /** Returns the current part of this process. */
  part(): RunPart {
    return {
      facts: this.fleet.facts(),
      measurements: this.fleet.measure({ atStop: true }),
      findings: this.#findings(),
      serverResults: this.#serverResults,
      timeline: this.#timelineLog.entries,
      unseen: this.#unseen(),
      locationHolders: this.#isOver ? this.fleet.locationHolders : new Map(),
      error: this.#error,
    };
  }

  /** Whether the devices of this process already make the run fail. */
  #isDecided(): boolean {
    const { measurements, findings } = this.part();
    const problems = measurements.flatMap((cohort) => cohort.problems);
    if (unallowedProblems(problems, allowancesOf(this.#file)).length > 0) return true;
    const own = new Set(measurements.map(({ name }) => name));
    const expectations = wireExpectationsOf(this.#file);
    const isOwn = ({ cohort }: WireExpectation): boolean => cohort === undefined || own.has(cohort);
    const ownFindings = findings.filter((_, position) => isOwn(expectations[position] as WireExpectation));
    return !evaluateExpectations(expectations.filter(isOwn), measurements, ownFindings).every(({ ok }) => ok);
  }

  #unseen(): readonly Unseen[] {
    if (this.#isStopped) return [{ kind: 'stopped', count: 1 }];
    const events = { kind: 'events', count: this.#unfinishedEvents } as const;
    return [...this.fleet.unseen, ...(events.count > 0 ? [events] : [])];
  }

  #failFast(problem: Pick<RunProblem, 'cohort' | 'kind'>): void {
    const isAllowed = allowancesOf(this.#file).some((allowance) => isAbout(allowance, problem));
    if (!this.#isStopped && !isAllowed) this.stop();
  }
}
