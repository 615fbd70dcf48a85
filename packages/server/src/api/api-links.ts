import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { serialize } from 'node:v8';

import type { Bus } from '../bus/bus.ts';
import { decodeEnvelope, encodeEnvelope, type Envelope } from '../bus/frame.ts';
import { ReliableLink } from '../bus/reliable-link.ts';
import type { Clock } from '../kernel/clock.ts';
import type { CacheChange } from '../kernel/cache-changes.ts';
import { MusterError } from '../kernel/errors.ts';
import type { OperationOutcome } from '../http/operation-call.ts';
import type { EventBus } from '../features/events/events.ts';
import { offeredBody } from './body-streams.ts';
import { HELLO_MS, type BusNames, type Hello } from './bus-names.ts';
import { Channel, type Answers } from './channel.ts';
import { EventFeed } from './event-feed.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from './protocol.ts';

export interface ApiLinksOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Answers the questions of a process of the API. @param feed of its events */
  readonly answers: (feed: EventFeed) => Answers<DeviceLoopQuestions>;
  readonly onError: (error: unknown) => void;
}

interface ApiProcess {
  readonly processId: string;
  readonly link: ReliableLink;
  readonly channel: Channel<ApiThreadQuestions, DeviceLoopQuestions>;
  readonly feed: EventFeed;
}

/** The processes of the API, as the device loop sees them over the bus. */
export class ApiLinks {
  readonly #options: ApiLinksOptions;
  /** By the ID of the link. */
  readonly #processes = new Map<string, ApiProcess>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #hello: NodeJS.Timeout;
  #isClosing = false;

  constructor(options: ApiLinksOptions) {
    this.#options = options;
    const { bus, names, processId } = options;
    bus.subscribe(names.inboxOf(processId), (data) => this.#take(data));
    bus.onChange((isConnected) => {
      if (isConnected) for (const { link } of this.#processes.values()) link.resend();
    });
    const hello: Hello = { processId, version: PROTOCOL_VERSION };
    const announce = (): void => bus.publish(names.hello, serialize(hello));
    announce();
    this.#hello = setInterval(announce, HELLO_MS);
  }

  /** Processes of the API that are linked. */
  get size(): number {
    return this.#processes.size;
  }

  cacheChanged(change: CacheChange): void {
    for (const { channel } of this.#processes.values()) {
      channel.ask('cacheChanged', change).catch(() => undefined);
    }
  }

  /**
   * Takes no more operations, gives those under way until the deadline, then ends all links and tells the other sides.
   *
   * @param deadlineMs milliseconds
   */
  async close(deadlineMs: number): Promise<void> {
    clearInterval(this.#hello);
    this.#isClosing = true;
    await within(deadlineMs, this.#left());
    for (const [id, { processId }] of this.#processes) {
      this.#sendUnknown(processId, id);
      this.#drop(id);
    }
  }

  /** Resolves when no operation is under way, and none can come: messages of a link keep their order. */
  async #left(): Promise<void> {
    const leaving = Array.from(this.#processes.values(), ({ channel }) => channel.ask('leaving', undefined));
    await Promise.allSettled(leaving);
    await Promise.allSettled(this.#underWay);
    // The last answers leave before the links end.
    await nextTurn();
  }

  #run(operation: Promise<OperationOutcome>): Promise<OperationOutcome> {
    this.#underWay.add(operation);
    const forget = (): void => void this.#underWay.delete(operation);
    operation.then(forget, forget);
    return operation;
  }

  #take(data: Uint8Array): void {
    const envelope = decodeEnvelope(data);
    const { frame, from } = envelope;
    const known = this.#processes.get(frame.link);
    if (known !== undefined) known.link.take(frame);
    // The first frame of a link opens it.
    else if (frame.seq === 1) this.#open(envelope).take(frame);
    else this.#sendUnknown(from, frame.link);
  }

  #sendUnknown(to: string, link: string): void {
    const frame = { link, seq: 0, ack: 0, isLast: true };
    this.#send(to, { from: this.#options.processId, frame, isUnknown: true });
  }

  #send(to: string, envelope: Envelope): void {
    const { bus, names } = this.#options;
    bus.publish(names.inboxOf(to), encodeEnvelope(envelope));
  }

  #open({ from, frame }: Envelope): ReliableLink {
    const { clock, processId, events, answers, onError } = this.#options;
    const link = new ReliableLink({
      id: frame.link,
      clock,
      send: (sent) => this.#send(from, { from: processId, frame: sent }),
      onEnd: () => this.#drop(frame.link),
    });
    const feed = new EventFeed(events, async (batch) => channel.ask('events', batch), onError);
    const all = answers(feed);
    const channel: ApiProcess['channel'] = new Channel<ApiThreadQuestions, DeviceLoopQuestions>(link, {
      ...all,
      run: async ({ call, body }, signal) => {
        if (this.#isClosing) throw new MusterError('gateway-unreachable');
        const received = offeredBody(body, (id) => channel.ask('bodyPart', id));
        return this.#run(all.run({ call, body: received }, signal));
      },
    });
    this.#processes.set(frame.link, { processId: from, link, channel, feed });
    return link;
  }

  #drop(id: string): void {
    const gone = this.#processes.get(id);
    if (gone === undefined) return;
    this.#processes.delete(id);
    gone.feed.follow(false);
    gone.link.close();
    gone.channel.close();
  }
}

/** Resolves when the work is done, or after some milliseconds. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = new AbortController();
  await Promise.race([work, pause(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}
