import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Clock, TimerHandle } from '../kernel/timers.ts';
import { within } from '../kernel/tasks.ts';
import type { Bus } from './bus.ts';
import { encodeHello, HELLO_MS, type BusNames } from './bus.ts';
import { Channel, type Answers, type Questions } from '../messages/channel.ts';
import {
  decodeEnvelope,
  emptyFrame,
  encodeEnvelope,
  type Envelope,
  type Frame,
  ReliableLink,
} from './reliable-link.ts';

/** The worker is about to end. The answer confirms that no more questions follow. */
type LeavingQuestion = {
  readonly leaving: { readonly ask: undefined; readonly answer: undefined };
};

export interface LinkedProcess<Theirs extends Questions, Ours extends Questions> {
  /** ID of the link. */
  readonly id: string;
  readonly processId: string;
  readonly channel: Channel<Theirs, Ours>;
  /** Milliseconds since the last frame of the process. */
  readonly silentMs: number;
}

interface ProcessLinksOptions<Theirs extends Questions, Ours extends Questions> {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  /** Version of the protocol. */
  readonly version: number;
  /** Returns the handlers for the questions of a process. Called when its link opens. */
  readonly answers: (process: () => LinkedProcess<Theirs, Ours>) => Answers<Ours>;
  /** Called when the link of a process has ended. */
  readonly onDropped: (process: LinkedProcess<Theirs, Ours>) => void;
}

interface Entry<Theirs extends Questions, Ours extends Questions> extends LinkedProcess<Theirs, Ours> {
  readonly link: ReliableLink;
}

/** Other processes of one kind, as seen by the worker over the bus. */
export class ProcessLinks<Theirs extends Questions & LeavingQuestion, Ours extends Questions> {
  readonly #options: ProcessLinksOptions<Theirs, Ours>;
  /** Keyed by the ID of the link. */
  readonly #processes = new Map<string, Entry<Theirs, Ours>>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #sinceMs: number;
  #hello: TimerHandle;
  #isClosing = false;

  constructor(options: ProcessLinksOptions<Theirs, Ours>) {
    this.#options = options;
    const { bus, names, processId } = options;
    bus.subscribe(names.inboxOf(processId), (data) => this.#take(data));
    bus.onChange((isConnected) => {
      if (isConnected) for (const { link } of this.#processes.values()) link.resend();
    });
    this.#sinceMs = options.clock.now();
    this.#hello = this.#announce();
  }

  #announce(): TimerHandle {
    const { bus, names, processId, version, clock } = this.#options;
    bus.publish(names.hello, encodeHello({ processId, version, sinceMs: this.#sinceMs }));
    return clock.setTimer(HELLO_MS, () => (this.#hello = this.#announce()));
  }

  /** Number of linked processes. */
  get size(): number {
    return this.#processes.size;
  }

  /** Whether new work is refused. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  all(): Iterable<LinkedProcess<Theirs, Ours>> {
    return this.#processes.values();
  }

  /** Whether a link is open. @param id ID of the link */
  has(id: string): boolean {
    return this.#processes.has(id);
  }

  /** Registers work that {@link close} waits for. */
  track<R>(work: Promise<R>): Promise<R> {
    this.#underWay.add(work);
    const forget = (): void => void this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  /**
   * Refuses new work, lets work in progress continue until the deadline, then closes all links and notifies the other
   * sides.
   *
   * @param deadlineMs milliseconds
   */
  async close(deadlineMs: number): Promise<void> {
    this.#hello.cancel();
    this.#isClosing = true;
    await within(deadlineMs, this.#left());
    for (const [id, { processId }] of this.#processes) {
      this.#sendUnknown(processId, id);
      this.drop(id);
    }
  }

  /** Resolves when no work is in progress and none can arrive, because messages of a link keep their order. */
  async #left(): Promise<void> {
    const leaving = Array.from(this.#processes.values(), ({ channel }) => channel.ask('leaving', undefined));
    await Promise.allSettled(leaving);
    await Promise.allSettled(this.#underWay);
    // The last answers are posted in one turn and sent in the next, before the links are closed.
    await nextTurn();
    await nextTurn();
  }

  #take(data: Uint8Array): void {
    const envelope = decodeEnvelope(data);
    const { frame, from } = envelope;
    const known = this.#processes.get(frame.link);
    if (envelope.isUnknown === true) this.drop(frame.link);
    else if (known !== undefined) known.link.take(frame);
    else if (isFirst(frame) && !this.#isClosing) this.#open(envelope).take(frame);
    else this.#sendUnknown(from, frame.link);
  }

  #sendUnknown(to: string, link: string): void {
    this.#send(to, { from: this.#options.processId, frame: emptyFrame(link), isUnknown: true });
  }

  #send(to: string, envelope: Envelope): void {
    const { bus, names } = this.#options;
    bus.publish(names.inboxOf(to), encodeEnvelope(envelope));
  }

  #open({ from, frame }: Envelope): ReliableLink {
    const { clock, processId, answers } = this.#options;
    const { link: id } = frame;
    const link = new ReliableLink({
      id,
      clock,
      send: (sent) => this.#send(from, { from: processId, frame: sent }),
      onEnd: () => this.drop(id),
    });
    const channel: Channel<Theirs, Ours> = new Channel<Theirs, Ours>(
      link,
      answers(() => entry),
    );
    const entry: Entry<Theirs, Ours> = {
      id,
      processId: from,
      link,
      channel,
      get silentMs() {
        return link.silentMs;
      },
    };
    this.#processes.set(id, entry);
    return link;
  }

  /** Closes a link whose process has ended. @param id ID of the link */
  drop(id: string): void {
    const gone = this.#processes.get(id);
    if (gone === undefined) return;
    this.#processes.delete(id);
    this.#options.onDropped(gone);
    gone.link.close();
    gone.channel.close();
  }
}

/**
 * Whether a frame opens a link: it has its first message, or reports that the process is running and has received
 * nothing yet.
 */
function isFirst({ seq, ack }: Frame): boolean {
  return seq === 1 || (seq === 0 && ack === 0);
}
