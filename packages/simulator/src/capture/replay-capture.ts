import { systemClock, type Clock } from '@muster/coap';
import { demandArgument } from '../demand-argument.ts';
import { checkFileLimit } from '../network/file-limit.ts';
import { CaptureFileError, CaptureOptionError } from './capture-error.ts';
import type { Capture } from './capture-types.ts';
import { resolveCoapServer } from './coap-server-address.ts';
import { readCapture } from './read-capture.ts';
import { ReplayDevice, type ReplaySetting } from './replay-device.ts';
import { type ReplayPlan } from './replay-plan.ts';
import { planReplay } from './plan-replay.ts';
import { ReplayTally, type ReplayReport } from './replay-report.ts';
import { ReplayTime, until } from './replay-time.ts';

/** Capture, server and speed of a replay. */
export interface ReplayCaptureOptions {
  /** Path of a capture file, or a parsed capture. */
  readonly capture: string | Capture;
  /** Address of the server, such as `coap://192.0.2.1:5683`. */
  readonly server: string;
  /** Speed relative to the recording, above 0. Infinity sends as fast as the server answers. Default 1. */
  readonly speed?: number;
  /** Restarts at the end, with new sockets, until the replay is stopped. Default false. */
  readonly loop?: boolean;
  /** Longest wait for a response in seconds, above 0 up to 3,600; default 93, the time of CoAP's retransmissions. */
  readonly responseTimeoutSeconds?: number;
  /**
   * Time after a Register during which notifications wait for the server to observe their resources, and a Deregister
   * waits for as many server requests as were recorded, in seconds, 0 to 3,600. Later notifications are skipped if the
   * server does not observe. Default 5.
   */
  readonly observeWaitSeconds?: number;
  /**
   * Whether the replay passes only if the server sends each recorded request and the devices send each recorded
   * message, until the end of the capture. Default false: only recorded responses are required.
   */
  readonly strict?: boolean;
  /** Clock of the replay. Default: the system clock. */
  readonly clock?: Clock;
  /** Aborts the replay. */
  readonly signal?: AbortSignal;
}

/** A replay in progress. */
export interface CaptureReplay {
  /** The capture that is replayed. */
  readonly capture: Capture;
  /** Figures so far. */
  report(): ReplayReport;
  /** Resolves at the end of the capture, or when the replay has been stopped. */
  readonly ended: Promise<ReplayReport>;
  /** Ends the replay without further messages, and closes all sockets. */
  stop(): Promise<ReplayReport>;
}

/** At unlimited speed, devices answer until the server has been silent for this time after the last step. */
const settleMs = 1000;
const maxSettleMs = 30_000;

/**
 * Plays the devices of a capture against a server. Each device has its own socket, sends its recorded requests and
 * notifications, and answers requests of the server like the recorded device. Tokens, Message IDs, blocks and
 * registration locations are those of the new server.
 *
 * @returns once all sockets are open
 * @throws CaptureFileError like `readCapture`, and for a capture without requests of devices; CaptureOptionError for a
 *   `coaps:` address or a number out of bounds; ServerUriError; FileLimitError if the process cannot open a socket per
 *   device
 */
export async function replayCapture(options: ReplayCaptureOptions): Promise<CaptureReplay> {
  demandArgument('options', options, 'replayCapture');
  const { speed = 1, responseTimeoutSeconds = 93, observeWaitSeconds = 5 } = options;
  if (!(speed > 0)) throw new CaptureOptionError(`The speed must be above 0, not ${speed}.`);
  checkSeconds('responseTimeoutSeconds', responseTimeoutSeconds, Number.MIN_VALUE);
  checkSeconds('observeWaitSeconds', observeWaitSeconds, 0);
  const server = await resolveCoapServer(options.server);
  if (server.scheme === 'coaps') {
    throw new CaptureOptionError(
      `${options.server} is a secured address, and replays send plain CoAP. Use an address such as coap://127.0.0.1:5683.`,
    );
  }
  const capture = typeof options.capture === 'string' ? await readCapture(options.capture) : options.capture;
  const { devices, repeats } = planReplay(capture);
  if (devices.length === 0) {
    throw new CaptureFileError(
      capture.file,
      undefined,
      'has no requests of devices. Record again, with devices that send to the address of the recorder.',
    );
  }
  checkFileLimit(devices.length);
  const tally = new ReplayTally(devices.length, repeats, options.strict ?? false);
  const replay = new Replay(capture, devices, tally, {
    server,
    clock: options.clock ?? systemClock,
    speed,
    loop: options.loop ?? false,
    responseTimeoutMs: responseTimeoutSeconds * 1000,
    observeWaitMs: observeWaitSeconds * 1000,
  });
  await replay.start(options.signal);
  return replay;
}

function checkSeconds(name: string, seconds: number, min: number): void {
  if (seconds >= min && seconds <= 3600) return;
  throw new CaptureOptionError(`${name} must be ${min === 0 ? '0' : 'above 0'} up to 3600, not ${seconds}.`);
}

interface RunSetting extends Pick<ReplaySetting, 'server' | 'clock' | 'responseTimeoutMs' | 'observeWaitMs'> {
  readonly speed: number;
  readonly loop: boolean;
}

class Replay implements CaptureReplay {
  readonly capture: Capture;
  ended: Promise<ReplayReport> = Promise.reject(new Error('not started'));
  readonly #plans: readonly ReplayPlan[];
  readonly #tally: ReplayTally;
  readonly #setting: RunSetting;
  readonly #controller = new AbortController();
  readonly #startMs: number;
  #endMs: number | undefined;
  #lastServerRequestMs = 0;

  constructor(capture: Capture, plans: readonly ReplayPlan[], tally: ReplayTally, setting: RunSetting) {
    this.capture = capture;
    this.#plans = plans;
    this.#tally = tally;
    this.#setting = setting;
    this.#startMs = setting.clock.monotonic();
    this.ended.catch(() => undefined);
  }

  report(): ReplayReport {
    const endMs = this.#endMs ?? this.#setting.clock.monotonic();
    return this.#tally.report((endMs - this.#startMs) / 1000);
  }

  async stop(): Promise<ReplayReport> {
    this.#controller.abort();
    return this.ended;
  }

  async start(signal: AbortSignal | undefined): Promise<void> {
    const stop = (): void => this.#controller.abort();
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
    const first = await this.#openRound();
    this.ended = this.#run(first).finally(() => signal?.removeEventListener('abort', stop));
    // Callers that only use the report do not have to handle the rejection.
    this.ended.catch(() => undefined);
  }

  async #run(first: Round): Promise<ReplayReport> {
    const { signal } = this.#controller;
    for (let round = first; ; round = await this.#openRound()) {
      await this.#playRound(round);
      if (!this.#setting.loop || signal.aborted) break;
    }
    this.#endMs = this.#setting.clock.monotonic();
    return this.report();
  }

  async #openRound(): Promise<Round> {
    const { server, clock, speed, responseTimeoutMs, observeWaitMs } = this.#setting;
    const { signal } = this.#controller;
    const time = new ReplayTime(clock, speed, signal);
    const setting: ReplaySetting = {
      server,
      clock,
      time,
      tally: this.#tally,
      responseTimeoutMs,
      observeWaitMs,
      signal,
      onServerRequest: () => (this.#lastServerRequestMs = clock.monotonic()),
    };
    const devices: ReplayDevice[] = [];
    try {
      for (const [index, plan] of this.#plans.entries()) {
        devices.push(await ReplayDevice.open(plan, index + 1, setting));
      }
    } catch (error) {
      await closeAll(devices);
      throw error;
    }
    return { devices, time };
  }

  async #playRound({ devices, time }: Round): Promise<void> {
    try {
      await Promise.all(devices.map((device) => device.play()));
      await time.wait(this.capture.durationMs);
      if (this.#setting.speed === Infinity) await this.#settle();
      if (this.#controller.signal.aborted) return;
      this.#tally.rounds += 1;
      for (const device of devices) device.finish();
    } finally {
      await closeAll(devices);
    }
  }

  /** Waits until the server sends no more requests. */
  async #settle(): Promise<void> {
    const { clock } = this.#setting;
    const { signal } = this.#controller;
    const startMs = clock.monotonic();
    for (;;) {
      const nowMs = clock.monotonic();
      const quietUntilMs = Math.max(startMs, this.#lastServerRequestMs) + settleMs;
      const remainingMs = Math.min(quietUntilMs, startMs + maxSettleMs) - nowMs;
      if (remainingMs <= 0 || signal.aborted) return;
      await until(clock, remainingMs, signal);
    }
  }
}

interface Round {
  readonly devices: readonly ReplayDevice[];
  readonly time: ReplayTime;
}

async function closeAll(devices: readonly ReplayDevice[]): Promise<void> {
  await Promise.all(devices.map((device) => device.close()));
}
