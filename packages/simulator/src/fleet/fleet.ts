import { EventEmitter } from 'node:events';
import { ModelRegistry, omaCatalogue, systemClock, type Clock } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import { asError } from '../as-error.ts';
import type { DeviceSetting } from '../device/device-setting.ts';
import { Schedule } from '../device/schedule.ts';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import { closedPorts } from '../network/closed-ports.ts';
import { checkFileLimit } from '../network/file-limit.ts';
import { resolveServer, splitUri, type ServerAddress } from '../network/server-address.ts';
import { reportOf, type FleetReport, type RunFacts } from '../report/fleet-report.ts';
import type { CohortMeasurements } from '../report/measurements.ts';
import { isSilenceProblem } from '../report/silence.ts';
import type { Unseen } from '../report/unseen.ts';
import { ProblemAttribution } from './problem-attribution.ts';
import { buildDevices } from './build-devices.ts';
import type { FleetEvents } from './fleet-events.ts';
import { cohortsOf, recordSetting, type FleetOptions } from './fleet-options.ts';
import { FleetProblems } from './fleet-problems.ts';
import { FleetRecorder } from './fleet-recorder.ts';
import { statsOf, type FleetStats } from './fleet-stats.ts';
import { firstUri, serverUris } from './fleet-servers.ts';
import type { LocationHolder } from './locations.ts';
import { rampUp, type StartOptions } from './start-ramp.ts';
import { completeRun, stopDevices, maxExchangeMs, type StopOptions } from './stop-devices.ts';

export const defaultSeed = 1;
const defaultStartRatePerSecond = 100;
const defaultConcurrency = 64;
/** Default time-out of a handshake in seconds. A server that finds a wrong key does not answer (RFC 6347 4.1.2.7). */
const defaultHandshakeTimeoutSeconds = 30;

/** States of a device that has neither registered nor failed. */
const unsettled: ReadonlySet<DeviceState> = new Set(['idle', 'bootstrapping', 'registering']);

/** A wait ended because the fleet was stopped or its signal was aborted. */
export class FleetStoppedError extends Error {
  override readonly name = 'FleetStoppedError';
}

/** A fleet of simulated devices that is reproducible by its seed. Create it with {@link createFleet}. */
export class Fleet extends EventEmitter<FleetEvents> implements AsyncDisposable {
  readonly devices: readonly SimulatedDevice[];
  readonly seed: number;
  readonly #options: FleetOptions;
  readonly #uri: string;
  readonly #clock: Clock;
  readonly #schedule: Schedule;
  readonly #recorder: FleetRecorder;
  readonly #attribution: ProblemAttribution;
  readonly #problems: FleetProblems;
  /** Functions that end the wait for devices whose first Register is in progress. */
  readonly #settling = new Map<SimulatedDevice, () => void>();
  /** Servers of cohorts with their own server. */
  readonly #uris: ReadonlyMap<string, string | undefined>;
  /** Servers by their URI as it was configured. */
  readonly #servers = new Map<string, ServerAddress>();
  #ready: Promise<void> | undefined;
  #run: AbortController | undefined;
  #startedAtMs: number | undefined;
  /** Start of the run on the monotonic clock. */
  #runStartMs: number | undefined;
  #stoppedAtMs: number | undefined;
  /** Time of the last answer on the monotonic clock. */
  #lastAnswerMs: number | undefined;
  #unseen: Unseen[] = [];
  /** Servers whose port had no listener at the end. */
  #closedPorts: readonly string[] = [];
  /** Devices that the fleet does not start itself. */
  #later: ReadonlySet<SimulatedDevice> = new Set();

  constructor(options: FleetOptions) {
    super();
    this.#uri = firstUri(options);
    this.#options = options;
    this.#uris = new Map(cohortsOf(options).map(({ name, server }) => [name, server]));
    this.#clock = options.clock ?? systemClock;
    this.#schedule = new Schedule(this.#clock);
    for (const uri of serverUris(options, this.#uri)) {
      const { host, port } = splitUri(uri);
      this.#servers.set(uri, { uri, address: host, port });
    }
    this.seed = options.seed ?? defaultSeed;
    this.#attribution = new ProblemAttribution(this.#clock, this.#handshakeTimeoutMs);
    this.devices = buildDevices(options, this.#setting());
    this.#recorder = new FleetRecorder(this.devices);
    this.#problems = new FleetProblems({
      ...{ clock: this.#clock, recorder: this.#recorder, attribution: this.#attribution, fleet: this },
      lastAnswerSeconds: () => this.facts().lastAnswerSeconds,
      serverOf: ({ cohort }) => this.#uris.get(cohort) ?? this.#uri,
    });
  }

  /** Current figures. */
  get stats(): FleetStats {
    return statsOf(this.measure());
  }

  /**
   * Returns the measurements of each cohort so far, as plain data.
   *
   * @param options.atStop after a stop, use the states that devices had when it began. Default false: current states
   */
  measure({ atStop = false }: { readonly atStop?: boolean } = {}): CohortMeasurements[] {
    return this.#recorder.measure(atStop, this.#clock.monotonic());
  }

  /**
   * Starts the devices, with the rate and concurrency of the options. Resolves when each of them has registered or
   * failed once. Failed devices retry with growing pauses (see {@link whenRegistered}).
   *
   * @throws FileLimitError if this process cannot open as many sockets; nothing has been started then
   * @throws ServerUriError if the name of the server has no address
   * @throws FleetStoppedError if the fleet is stopped before
   */
  async start({ later = new Set(), positionOf }: StartOptions = {}): Promise<void> {
    if (this.#run) throw new Error('the fleet is already running; stop it first');
    const { signal } = this.#options;
    if (signal?.aborted)
      throw new FleetStoppedError('the signal of the fleet is aborted', { cause: signal.reason });
    this.#checkFileLimit();
    const run = new AbortController();
    this.#run = run;
    signal?.addEventListener('abort', this.#onAbort, { once: true });
    try {
      await this.#resolve();
    } catch (error) {
      if (this.#run === run) this.#endRun();
      throw error;
    }
    run.signal.throwIfAborted();
    this.#startedAtMs = this.#clock.now();
    this.#runStartMs = this.#clock.monotonic();
    this.#stoppedAtMs = undefined;
    this.#recorder.begin(this.#runStartMs);
    this.#unseen = [];
    this.#closedPorts = [];
    this.#lastAnswerMs = undefined;
    this.#later = later;
    await this.#startAll(run.signal, positionOf);
    run.signal.throwIfAborted();
  }

  async #startAll(signal: AbortSignal, positionOf: StartOptions['positionOf']): Promise<void> {
    const { startRatePerSecond, maxConcurrentRegistrations, slice } = this.#options;
    // The slices of a fleet start at the same time. Together they keep its rate and its concurrency.
    const deviceCount = cohortsOf(this.#options).reduce((sum, { count }) => sum + count, 0);
    const share = positionOf ? 1 : this.devices.length / deviceCount;
    const offset = slice === undefined ? 0 : (slice.first - 1) / deviceCount;
    const devices = this.devices.filter((device) => !this.#later.has(device));
    await rampUp(devices.length, (position) => this.#startDevice(devices[position]), {
      clock: this.#clock,
      signal,
      ratePerSecond: (startRatePerSecond ?? defaultStartRatePerSecond) * share,
      concurrency: Math.max(1, Math.round((maxConcurrentRegistrations ?? defaultConcurrency) * share)),
      dueAt: (position) => positionOf?.(devices[position]?.index ?? 0) ?? position + offset,
    });
  }

  /**
   * Resolves as soon as all devices are registered at the same time.
   *
   * @throws FleetStoppedError if the fleet is stopped before, or the reason of `options.signal`
   */
  async whenRegistered(options: { readonly signal?: AbortSignal } = {}): Promise<void> {
    if (!this.#run) throw new FleetStoppedError('the fleet is not started');
    const ends = [this.#run.signal, options.signal].filter((signal) => signal !== undefined);
    const end = AbortSignal.any(ends);
    end.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const settle = (): void => {
        if (!end.aborted && this.#recorder.registered < this.devices.length) return;
        this.off('state', settle);
        end.removeEventListener('abort', settle);
        if (end.aborted) reject(end.reason as Error);
        else resolve();
      };
      this.on('state', settle);
      end.addEventListener('abort', settle);
      settle();
    });
  }

  /** Stops all devices and closes their sockets. The fleet can be started again. */
  async stop(options: StopOptions = {}): Promise<void> {
    const isRunning = this.#run !== undefined;
    // On a bad network, a Deregister can need all of its retransmissions.
    const isSlow = options.isComplete === true && options.isDecided !== true && this.#attribution.hasImpaired;
    const ending = isSlow ? { timeoutMs: maxExchangeMs, ...options } : options;
    this.#endRun();
    this.#schedule.clear();
    if (isRunning) {
      if (options.isComplete === true && (options.agree !== undefined || this.#recorder.isReached))
        this.#unseen = await completeRun(this.devices, this.#clock, options);
      this.#recorder.freeze(this.#clock.monotonic());
      const { isComplete = false } = options;
      const count = this.#problems.reportUnregistered(this.devices, this.#later, isComplete);
      this.#unseen.push({ kind: 'not-started', count });
    }
    await stopDevices(this.devices, this.#clock, this.#problems.stopListener, ending);
    if (isRunning) this.#unseen.push({ kind: 'impaired', count: this.#attribution.openDevices });
    this.#stoppedAtMs ??= this.#clock.now();
    await this.#findClosedPorts(isRunning);
  }

  /** Devices that were registered when the stop began, by server and Location. */
  get locationHolders(): ReadonlyMap<string, LocationHolder> {
    return this.#problems.locationHolders;
  }

  /** Expected outcomes that the run has not seen, with their numbers. */
  get unseen(): readonly Unseen[] {
    return this.#unseen.filter(({ count }) => count > 0);
  }

  /** Returns the report of the fleet, as plain data. After a stop, devices have the states of its beginning. */
  report(): FleetReport {
    return reportOf(this.measure({ atStop: true }), this.facts());
  }

  /** Returns the facts about the whole run for a report. */
  facts(): RunFacts {
    const endMs = this.#stoppedAtMs ?? this.#clock.now();
    const startedAtMs = this.#startedAtMs;
    return {
      server: this.#uri,
      seed: this.seed,
      startedAt: startedAtMs === undefined ? undefined : new Date(startedAtMs).toISOString(),
      durationSeconds: startedAtMs === undefined ? 0 : Math.round(endMs - startedAtMs) / 1000,
      serverReached: this.#recorder.isReached,
      ...(this.#closedPorts.length === 0 ? {} : { closedPorts: this.#closedPorts }),
      ...(this.#lastAnswerMs === undefined || this.#runStartMs === undefined
        ? {}
        : { lastAnswerSeconds: Math.round(this.#lastAnswerMs - this.#runStartMs) / 1000 }),
    };
  }

  /**
   * Reports a failed action of a device.
   *
   * @param isProblem whether the failure makes the run fail
   */
  reportTrouble(device: SimulatedDevice, action: string, error: Error, isProblem = false): void {
    this.#problems.trouble(device, action, error);
    if (isProblem) this.#problems.eventFailed(device, action, error);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  readonly #onAbort = (): void => {
    void this.stop({ deregister: false });
  };

  /** @throws FileLimitError if this process cannot open a socket for each device */
  #checkFileLimit(): void {
    const { transport, socket } = this.#options;
    if (!transport && !socket) checkFileLimit(this.devices.length);
  }

  /** Checks the ports of the servers if a server on a real network was silent. */
  async #findClosedPorts(isRunning: boolean): Promise<void> {
    const { transport, socket } = this.#options;
    if (!isRunning || transport || socket) return;
    const problems = this.measure({ atStop: true }).flatMap((cohort) => cohort.problems);
    if (problems.some(isSilenceProblem)) this.#closedPorts = await closedPorts([...this.#servers.values()]);
  }

  #endRun(): void {
    this.#options.signal?.removeEventListener('abort', this.#onAbort);
    this.#run?.abort(new FleetStoppedError('the fleet has been stopped'));
    this.#run = undefined;
  }

  /** Resolves the name of each server once, for all devices. Tries again after a failure. */
  #resolve(): Promise<void> {
    this.#ready ??= this.#resolveAll().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  async #resolveAll(): Promise<void> {
    for (const uri of this.#servers.keys()) this.#servers.set(uri, await resolveServer(uri));
  }

  /** @param uri server of a cohort; with bootstrap, all devices contact the same server */
  #serverOf(uri: string | undefined): ServerAddress {
    const own = this.#options.bootstrapUri === undefined ? (uri ?? this.#uri) : this.#uri;
    const server = this.#servers.get(own);
    if (!server) throw new RangeError(`${own} is not a server of this fleet`);
    return server;
  }

  async #startDevice(device: SimulatedDevice | undefined): Promise<void> {
    if (!device) return;
    await new Promise<void>((resolve) => {
      this.#settling.set(device, resolve);
      device
        .start()
        .catch((error: unknown) => {
          this.#problems.trouble(device, 'register', asError(error));
        })
        .finally(() => this.#settle(device));
    });
  }

  #settle(device: SimulatedDevice): void {
    this.#settling.get(device)?.();
    this.#settling.delete(device);
  }

  get #handshakeTimeoutMs(): number {
    return (this.#options.handshakeTimeoutSeconds ?? defaultHandshakeTimeoutSeconds) * 1000;
  }

  #setting(): DeviceSetting {
    return {
      seed: this.seed,
      serverOf: (uri) => this.#serverOf(uri),
      trust: this.#options,
      onDatagram: this.#options.onDatagram,
      onReport: this.#options.onReport,
      injectFaults: this.#options.injectFaults ?? false,
      recordRequests: recordSetting(this.#options.recordRequests),
      handshakeTimeoutMs: this.#handshakeTimeoutMs,
      impairmentsOf: (device) => this.#attribution.logOf(device),
      onHandshake: (device, tookMs) => {
        this.#recorder.handshake(device, tookMs);
        this.#attribution.handshake(device);
        this.emit('handshake', device, tookMs);
      },
      onExchange: (device, exchange) => {
        this.#recorder.exchange(device, exchange);
        this.#attribution.exchange(device, exchange);
        if (exchange.code !== undefined) this.#lastAnswerMs = this.#clock.monotonic();
        if (exchange.location) this.#problems.checkLocation(device, exchange.location);
        this.emit('exchange', device, exchange);
      },
      onNotification: (device, event) => {
        this.#recorder.notification(device, event);
        this.#attribution.notification(device, event);
        if (event.type === 'acknowledged' || event.type === 'reset')
          this.#lastAnswerMs = this.#clock.monotonic();
        this.emit('notification', device, event);
      },
      bootstraps: this.#options.bootstrapUri !== undefined,
      clock: this.#clock,
      schedule: this.#schedule,
      models: this.#options.models ?? new ModelRegistry(omaCatalogue),
      localAddress: this.#options.localAddress,
      backOff: this.#options.backOff,
      transport: this.#options.transport,
      socket: this.#options.socket,
      capture: this.#options.capture,
      runStartMs: () => (this.#runStartMs ??= this.#clock.monotonic()),
      startedAtMs: () => this.#startedAtMs,
      ready: () => {
        this.#startedAtMs ??= this.#clock.now();
        return this.#resolve();
      },
      onState: (device, state, previous, detail) => this.#stateChanged(device, state, previous, detail),
      onRequest: (device, request) => {
        this.#recorder.answered(device, request);
        this.emit('request', device, request);
      },
      onProblem: (device, problem) => this.#problems.problem(device, problem),
      onTrouble: (device, action, error) => this.#problems.trouble(device, action, error),
    };
  }

  #stateChanged(
    device: SimulatedDevice,
    state: DeviceState,
    previous: DeviceState,
    detail: string | undefined,
  ): void {
    const firstAfterMs = this.#recorder.state(device, state, previous, this.#clock.monotonic());
    if (firstAfterMs !== undefined) this.emit('registered', device, firstAfterMs);
    if (state === 'failed') this.#problems.trouble(device, 'register', new Error(detail ?? 'no answer'));
    if (!unsettled.has(state)) this.#settle(device);
    this.emit('state', device, state, detail);
  }
}

/**
 * Creates a fleet. Opens nothing before `start`.
 *
 * @throws FleetConfigError if cohorts, counts or names are invalid
 * @throws ServerUriError if the address of a server is malformed
 * @throws TypeError if neither a server nor a bootstrap server is set
 */
export function createFleet(options: FleetOptions): Fleet {
  demandArgument('options', options, 'createFleet');
  return new Fleet(options);
}
