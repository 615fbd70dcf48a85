import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { deserialize } from 'node:v8';

import type { Bus } from '../bus/bus.ts';
import { decodeEnvelope, encodeEnvelope } from '../bus/frame.ts';
import { ReliableLink } from '../bus/reliable-link.ts';
import type { OperationOutcome } from '../http/operation-call.ts';
import type { Clock } from '../kernel/clock.ts';
import { MusterError } from '../kernel/errors.ts';
import { OfferedBodies } from './body-streams.ts';
import type { BusNames, Hello } from './bus-names.ts';
import { Channel, type Answers, type AskOptions } from './channel.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from './protocol.ts';

export interface LoopLinkOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  /** Answers what the device loop asks. */
  readonly answers: Answers<
    Omit<ApiThreadQuestions, 'prepare' | 'listen' | 'bodyPart' | 'leaving' | 'stopReadiness' | 'close'>
  >;
  /** A device loop can be asked from now on; all that was known of an earlier one may be out of date. */
  readonly onLinked: () => void;
  /** What the device loop says of changes may not arrive now. Called again and again until it does. */
  readonly onStale: () => void;
  /** The device loop cannot be asked. Called again and again until it can. */
  readonly onLost: () => void;
  /** A device loop speaks another version of the protocol. */
  readonly onOtherVersion: (version: number) => void;
}

interface Current {
  readonly peer: string;
  readonly link: ReliableLink;
  readonly channel: Channel<DeviceLoopQuestions, ApiThreadQuestions>;
}

/** Milliseconds of silence after which changes may be unknown here: the device loop speaks four times a second. */
const STALE_MS = 500;
/** Milliseconds of silence after which the device loop counts as away. */
const AWAY_MS = 2_000;
/** Milliseconds between looks at how long it has been silent. */
const WATCH_MS = 200;
const RETRY_AFTER_SECONDS = 1;
/** Milliseconds that an operation waits for a device loop: as long as a restart takes. */
const RESTART_MS = 10_000;
/** Operations that wait for a device loop. */
const MAX_WAITING = 4_096;

/** The device loop, as a process of the API sees it over the bus. */
export class LoopLink {
  readonly #options: LoopLinkOptions;
  readonly #bodies = new OfferedBodies();
  readonly #links = new EventEmitter();
  /** IDs of links whose device loop takes no more operations. */
  readonly #leaving = new Set<string>();
  #waiting = 0;
  #current: Current | undefined;
  #isAway = true;
  readonly #watch: NodeJS.Timeout;

  constructor(options: LoopLinkOptions) {
    this.#options = options;
    const { bus, names, processId } = options;
    bus.subscribe(names.hello, (data) => this.#greeted(deserialize(data) as Hello));
    bus.subscribe(names.inboxOf(processId), (data) => this.#take(data));
    bus.onChange((isConnected) => {
      if (isConnected) this.#current?.link.resend();
    });
    this.#links.setMaxListeners(0);
    this.#watch = setInterval(() => this.#look(), WATCH_MS);
  }

  /** Whether the device loop was heard within the last two seconds. */
  get isLinked(): boolean {
    return !this.#isAway;
  }

  /**
   * Asks the device loop. A question that was sent waits until its answer comes or the process of the loop is gone, also while the
   * bus is away. An operation also waits for a device loop that is restarted.
   *
   * @throws MusterError `gateway-unreachable` if it was not sent; `outcome-unknown` if the process ended before it answered
   */
  async ask<Name extends keyof DeviceLoopQuestions>(
    name: Name,
    ask: DeviceLoopQuestions[Name]['ask'],
    { signal }: AskOptions = {},
  ): Promise<DeviceLoopQuestions[Name]['answer']> {
    if (name !== 'run') return this.#linked().channel.ask(name, ask, { signal });
    const { call, body } = ask as DeviceLoopQuestions['run']['ask'];
    const offered = this.#bodies.offer(body);
    try {
      return await this.#run({ call, body: offered.body }, signal);
    } finally {
      offered.withdraw();
    }
  }

  /** Runs an operation. A process that is about to end refuses it: the next one gets it. */
  async #run(
    ask: DeviceLoopQuestions['run']['ask'],
    signal: AbortSignal | undefined,
  ): Promise<OperationOutcome> {
    const deadline = AbortSignal.timeout(RESTART_MS);
    const ended = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    for (;;) {
      const current = await this.#nextLinked(ended);
      try {
        return await current.channel.ask('run', ask, { signal });
      } catch (error) {
        if (!(error instanceof MusterError) || error.code !== 'gateway-unreachable') throw error;
        this.#leaving.add(current.link.id);
      }
    }
  }

  /** @throws MusterError `gateway-unreachable` if there is none before the signal */
  async #nextLinked(ended: AbortSignal): Promise<Current> {
    for (;;) {
      const current = this.#current;
      if (current !== undefined && !this.#isAway && !this.#leaving.has(current.link.id)) return current;
      if (ended.aborted || this.#waiting >= MAX_WAITING) throw unreachable();
      this.#waiting += 1;
      try {
        await once(this.#links, 'linked', { signal: ended });
      } catch {
        throw unreachable();
      } finally {
        this.#waiting -= 1;
      }
    }
  }

  #linked(): Current {
    if (this.#current === undefined || this.#isAway) throw unreachable();
    return this.#current;
  }

  /** Ends the link. */
  close(): void {
    clearInterval(this.#watch);
    this.#drop(new MusterError('shutting-down'));
  }

  #greeted({ processId, version }: Hello): void {
    if (version !== PROTOCOL_VERSION) {
      this.#options.onOtherVersion(version);
      return;
    }
    if (this.#current?.peer === processId) return;
    // Only one process has the store, so an earlier one has ended.
    this.#drop(new MusterError('outcome-unknown'));
    this.#open(processId);
  }

  #open(peer: string): void {
    const { bus, names, processId, clock, answers } = this.#options;
    const id = randomUUID();
    const link = new ReliableLink({
      id,
      clock,
      send: (frame) => bus.publish(names.inboxOf(peer), encodeEnvelope({ from: processId, frame })),
      onEnd: () => this.#ended(id),
    });
    const refuse = async (): Promise<never> => {
      throw new Error('A process of the API starts and stops itself.');
    };
    const channel = new Channel<DeviceLoopQuestions, ApiThreadQuestions>(link, {
      ...answers,
      bodyPart: (streamId) => this.#bodies.next(streamId),
      leaving: async () => void this.#leaving.add(link.id),
      prepare: refuse,
      listen: refuse,
      stopReadiness: refuse,
      close: refuse,
    });
    this.#current = { peer, link, channel };
    this.#found();
  }

  #found(): void {
    this.#isAway = false;
    this.#options.onLinked();
    this.#links.emit('linked');
  }

  #take(data: Uint8Array): void {
    const { frame, isUnknown } = decodeEnvelope(data);
    const { link } = this.#current ?? {};
    if (link?.id !== frame.link) return;
    if (isUnknown === true) this.#drop(new MusterError('outcome-unknown'));
    else link.take(frame);
  }

  #ended(id: string): void {
    if (this.#current?.link.id === id) this.#drop(new MusterError('outcome-unknown'));
  }

  #drop(reason: Error): void {
    const current = this.#current;
    this.#current = undefined;
    this.#leaving.clear();
    current?.link.close();
    current?.channel.close(reason);
    this.#lose();
  }

  #look(): void {
    const silentMs = this.#current?.link.silentMs ?? Infinity;
    if (silentMs > STALE_MS) this.#options.onStale();
    if (silentMs > AWAY_MS) this.#lose();
    else if (this.#isAway) this.#found();
  }

  #lose(): void {
    this.#isAway = true;
    this.#options.onStale();
    this.#options.onLost();
  }
}

function unreachable(): MusterError {
  return new MusterError('gateway-unreachable', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
