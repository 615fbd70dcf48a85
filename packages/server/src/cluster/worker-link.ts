import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';

import type { Clock, TimerHandle } from '../kernel/timers.ts';
import { MusterError } from '../kernel/errors.ts';
import type { Bus } from './bus.ts';
import { decodeHello, type BusNames, type Hello } from './bus.ts';
import { Channel, type Answers, type Questions } from '../messages/channel.ts';
import { decodeEnvelope, emptyFrame, encodeEnvelope, ReliableLink } from './reliable-link.ts';

export interface WorkerLinkOptions<Ours extends Questions> {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  /** Protocol version. A worker with another one is not linked. */
  readonly version: number;
  /** Returns the handlers for the worker's questions over the link with that ID. */
  readonly answers: (linkId: string) => Answers<Ours>;
  /** A worker can be asked from now on. All data from an earlier worker may be outdated. */
  readonly onLinked: () => void;
  /** Notifications of changes from the worker may be missing now. Called repeatedly until they arrive again. */
  readonly onStale: () => void;
  /** The worker cannot be asked. Called repeatedly until it can. */
  readonly onLost: () => void;
  /** A worker has another protocol version. */
  readonly onOtherVersion: (version: number) => void;
}

/** The link to one worker. */
interface WorkerChannel<Theirs extends Questions, Ours extends Questions> {
  readonly id: string;
  readonly channel: Channel<Theirs, Ours>;
}

interface CurrentWorker<Theirs extends Questions, Ours extends Questions> extends WorkerChannel<
  Theirs,
  Ours
> {
  /** ID of the worker process. */
  readonly peer: string;
  readonly sinceMs: number;
  readonly link: ReliableLink;
}

/** Milliseconds of silence after which changes may be missing here. The worker sends four times a second. */
const STALE_MS = 500;
/** Milliseconds of silence after which the worker counts as unavailable. */
const AWAY_MS = 2_000;
/** Milliseconds between two checks for silence. */
const WATCH_MS = 200;
const RETRY_AFTER_SECONDS = 1;
/** Maximum number of questions that wait for a worker. */
const MAX_WAITING = 4_096;

/** The worker of a service, as seen by another process over the bus. */
export class WorkerLink<Theirs extends Questions, Ours extends Questions> {
  readonly #options: WorkerLinkOptions<Ours>;
  readonly #links = new EventEmitter();
  /** IDs of links whose worker takes no new questions. */
  readonly #leaving = new Set<string>();
  #waiting = 0;
  #current: CurrentWorker<Theirs, Ours> | undefined;
  #isAway = true;
  #isClosed = false;
  #watch: TimerHandle;

  constructor(options: WorkerLinkOptions<Ours>) {
    this.#options = options;
    const { bus, names, processId } = options;
    bus.subscribe(names.hello, (data) => this.#receiveHello(decodeHello(data)));
    bus.subscribe(names.inboxOf(processId), (data) => this.#take(data));
    bus.onChange((isConnected) => {
      if (isConnected) this.#current?.link.resend();
    });
    this.#links.setMaxListeners(0);
    this.#watch = this.#scheduleCheck();
  }

  /** Whether a message of the worker has arrived within the last two seconds. */
  get isLinked(): boolean {
    return !this.#isAway;
  }

  /** @throws MusterError `gateway-unreachable` if there is no worker */
  currentChannel(): WorkerChannel<Theirs, Ours> {
    if (this.#current === undefined || this.#isAway) throw unreachable();
    return this.#current;
  }

  /**
   * Waits for a worker that takes new questions. @throws MusterError `gateway-unreachable` if there is none before
   * the signal
   */
  async nextChannel(ended: AbortSignal): Promise<WorkerChannel<Theirs, Ours>> {
    for (;;) {
      const current = this.#current;
      if (current !== undefined && !this.#isAway && !this.#leaving.has(current.id)) return current;
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

  /** Returns the channel of a link while it is the present one. */
  channelOf(linkId: string): Channel<Theirs, Ours> | undefined {
    return this.#current?.id === linkId ? this.#current.channel : undefined;
  }

  /** Notes that the worker of that link takes no new questions. */
  noteLeaving(linkId: string): void {
    this.#leaving.add(linkId);
  }

  /** Closes the link, and notifies the worker. */
  close(): void {
    this.#isClosed = true;
    this.#watch.cancel();
    this.#announceClose();
    this.#drop(new MusterError('shutting-down'));
  }

  #receiveHello({ processId, version, sinceMs }: Hello): void {
    if (this.#isClosed) return;
    if (version !== this.#options.version) {
      this.#options.onOtherVersion(version);
      return;
    }
    if (this.#current?.peer === processId) return;
    // Only one process has the store. A process that has lost it may still announce itself until it notices.
    if (this.#current !== undefined && !this.#isAway && sinceMs < this.#current.sinceMs) return;
    this.#drop(new MusterError('outcome-unknown'));
    this.#open(processId, sinceMs);
  }

  #announceClose(): void {
    if (this.#current === undefined) return;
    const { bus, names, processId } = this.#options;
    const envelope = { from: processId, frame: emptyFrame(this.#current.id), isUnknown: true };
    bus.publish(names.inboxOf(this.#current.peer), encodeEnvelope(envelope));
  }

  #open(peer: string, sinceMs: number): void {
    const { bus, names, processId, clock, answers } = this.#options;
    const id = randomUUID();
    const link = new ReliableLink({
      id,
      clock,
      send: (frame) => bus.publish(names.inboxOf(peer), encodeEnvelope({ from: processId, frame })),
      onEnd: () => this.#ended(id),
    });
    const channel = new Channel<Theirs, Ours>(link, answers(id));
    this.#current = { id, peer, sinceMs, link, channel };
    this.#markLinked();
  }

  #markLinked(): void {
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
    if (this.#current?.id === id) this.#drop(new MusterError('outcome-unknown'));
  }

  #drop(reason: Error): void {
    const current = this.#current;
    this.#current = undefined;
    this.#leaving.clear();
    current?.link.close();
    current?.channel.close(reason);
    this.#markLost();
  }

  #scheduleCheck(): TimerHandle {
    return this.#options.clock.setTimer(WATCH_MS, () => {
      this.#watch = this.#scheduleCheck();
      this.#checkSilence();
    });
  }

  #checkSilence(): void {
    const silentMs = this.#current?.link.silentMs ?? Infinity;
    if (silentMs > STALE_MS) this.#options.onStale();
    if (silentMs > AWAY_MS) this.#markLost();
    else if (this.#isAway) this.#markLinked();
  }

  #markLost(): void {
    this.#isAway = true;
    this.#options.onStale();
    this.#options.onLost();
  }
}

function unreachable(): MusterError {
  return new MusterError('gateway-unreachable', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
