import type { Bus } from '../bus.ts';
import type { BusNames } from '../bus-names.ts';
import type { Answers } from '../../messages/channel.ts';
import { ProcessLinks } from '../process-links.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CacheChange } from '../../kernel/cache-changes.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { EventBus } from '../../features/events/events.ts';
import { incomingBody } from './body-streams.ts';
import { EventFeed } from '../../api/event-feed.ts';
import { PROTOCOL_VERSION } from '../../api/protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from '../../api/protocol.ts';

export interface ApiLinksOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Answers the questions of an API process. @param feed of its events */
  readonly answers: (feed: EventFeed) => Answers<DeviceLoopQuestions>;
  readonly onError: (error: unknown) => void;
}

/** The linked API processes, as seen by the device loop over the bus. */
export class ApiLinks {
  readonly #links: ProcessLinks<ApiThreadQuestions, DeviceLoopQuestions>;
  /** Keyed by the ID of the link. */
  readonly #feeds = new Map<string, EventFeed>();

  constructor({ events, answers, onError, ...options }: ApiLinksOptions) {
    this.#links = new ProcessLinks<ApiThreadQuestions, DeviceLoopQuestions>({
      ...options,
      version: PROTOCOL_VERSION,
      answers: (process) => {
        const send: ConstructorParameters<typeof EventFeed>[1] = async (batch) =>
          process().channel.ask('events', batch);
        const feed = new EventFeed(events, send, onError);
        const all = answers(feed);
        return {
          ...all,
          follow: async (isWanted, signal) => {
            this.#feeds.set(process().id, feed);
            await all.follow(isWanted, signal);
          },
          run: async ({ call, body }, signal) => {
            if (this.#links.isClosing) throw new MusterError('gateway-unreachable');
            const received = incomingBody(body, (id) => process().channel.ask('bodyPart', id));
            return this.#links.track(all.run({ call, body: received }, signal));
          },
        };
      },
      onDropped: ({ id }) => {
        this.#feeds.get(id)?.follow(false);
        this.#feeds.delete(id);
      },
    });
  }

  /** Number of linked API processes. */
  get size(): number {
    return this.#links.size;
  }

  cacheChanged(change: CacheChange): void {
    for (const { channel } of this.#links.all()) {
      channel.ask('cacheChanged', change).catch(() => undefined);
    }
  }

  /** See {@link ProcessLinks.close}. @param deadlineMs milliseconds */
  close(deadlineMs: number): Promise<void> {
    return this.#links.close(deadlineMs);
  }
}
