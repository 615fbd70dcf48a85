import type express from 'express';
import { MusterError } from '../../../kernel/errors.ts';
import { FairSlots } from '../../../kernel/fair-queue.ts';
import { matches } from '../../events/events.ts';
import type {
  DomainEvent,
  EventFilter,
  EventSource,
  EventStamp,
  EventType,
  StampedEvent,
} from '../../events/events.ts';
import type { Clock, TimerHandle } from '../../../kernel/timers.ts';
import { handled, serve } from '../../../http/handler.ts';
import type { ContextOf, FeatureRoutes } from '../../../http/handler.ts';
import { presentEvent, TrafficMeter } from './events.ts';

export interface Sources {
  readonly streams: EventStreams;
}

/** The stream of events. */
export const routes: FeatureRoutes<'events.stream', unknown, Sources> = {
  'events.stream': serve(async (context, { streams }) => {
    const { principal, query, request, response } = context;
    const hasLog = await streams.mayFollowLog(principal);
    if (!hasLog && query.types?.includes('activityLog') === true) {
      throw new MusterError(
        'permission-denied',
        'Events of the type activityLog need the permission ActivityLog.Read.',
      );
    }
    await streams.open(response, principal, {
      filter: filterOf(context, hasLog),
      hasTraffic: query.types?.includes('traffic') ?? false,
      lastEventId: request.get('last-event-id'),
    });
    return handled;
  }),
};

const ACTIVITY_LOG: ReadonlySet<EventType> = new Set(['activityLog']);

function filterOf({ query, principal }: ContextOf<'events.stream'>, hasLog: boolean): EventFilter {
  const { deviceId, resourceId, types } = query;
  return {
    deviceNetworkId: principal.deviceNetworkId,
    ...(deviceId === undefined ? {} : { deviceId: deviceId.toLowerCase() }),
    ...(resourceId === undefined ? {} : { resourceId: resourceId.toLowerCase() }),
    ...(types === undefined
      ? {}
      : { types: new Set(types.filter((type): type is EventType => type !== 'traffic')) }),
    ...(hasLog ? {} : { excluded: ACTIVITY_LOG }),
  };
}

interface EventStreamsOptions {
  readonly events: EventSource;
  readonly clock: Clock;
  /** Returns whether a key is still valid and has a permission. Called periodically while its streams are open. */
  readonly isAllowed: (stream: StreamOwner, permission: StreamPermission) => Promise<boolean>;
  /** Milliseconds between two checks: the longest time that a revoked key can keep listening. Defaults to 2,000. */
  readonly keyCheckMs?: number;
  /** Milliseconds between comment lines, which keep an idle connection open. Defaults to 15,000. */
  readonly heartbeatMs?: number;
  /** Maximum open streams. The last tenth is reserved for device networks with few. */
  readonly maxStreams: number;
  /** Maximum bytes buffered for one client. A client that exceeds it is disconnected. Defaults to 1 MiB. */
  readonly maxBufferedBytes?: number;
  readonly onDropped: (stream: StreamOwner, reason: string) => void;
}

/** Streams need Event.Read, and ActivityLog.Read for events of the Activity Log. */
type StreamPermission = 'Event.Read' | 'ActivityLog.Read';

/** The key and the network of a stream. */
export interface StreamOwner {
  readonly apiKeyId: string;
  readonly deviceNetworkId: string;
}

/** Options of a stream that a client requests. */
export interface StreamRequest {
  readonly filter: EventFilter;
  /** Whether the client gets counts of the network every second. */
  readonly hasTraffic: boolean;
  /** The last event that the client has received. Later events are sent first. */
  readonly lastEventId: string | undefined;
}

interface Stream extends Pick<StreamRequest, 'filter' | 'hasTraffic'> {
  readonly owner: StreamOwner;
  readonly response: express.Response;
  /** Events since the stream was requested, buffered until the missed events have been sent. */
  early: StampedEvent[] | undefined;
}

const KEY_CHECK_MS = 2_000;
const HEARTBEAT_MS = 15_000;
/** One in this many streams is reserved for device networks with few. */
const RESERVED_SHARE = 10;
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Maximum events buffered for one client until the missed events have been sent. */
const MAX_EARLY_EVENTS = 16_384;
/** Delay of browsers before they reconnect. Milliseconds. */
const RETRY_MS = 2_000;

/**
 * Server-sent events (WHATWG HTML, "Server-sent events"). One subscription serves all streams, and each event is
 * formatted once. A client that does not read is disconnected before it uses too much memory.
 */
export class EventStreams {
  readonly #options: EventStreamsOptions;
  readonly #streams = new Set<Stream>();
  readonly #slots: FairSlots;
  readonly #traffic: TrafficMeter;
  /** Subscribed only while streams are open, because emitting is cheaper without listeners. */
  #following: Promise<() => void> | undefined;
  #timer: TimerHandle | undefined;
  #lastBeatAt = 0;
  #closed = false;

  constructor(options: EventStreamsOptions) {
    this.#options = options;
    const { maxStreams } = options;
    this.#slots = new FairSlots(maxStreams, Math.floor(maxStreams / RESERVED_SHARE));
    this.#traffic = new TrafficMeter(options.clock, (textFor) => this.#publishTraffic(textFor));
  }

  /** Returns whether a key may follow events of the Activity Log. */
  mayFollowLog(owner: StreamOwner): Promise<boolean> {
    return this.#options.isAllowed(owner, 'ActivityLog.Read');
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * Turns a response into a stream. It ends when the client disconnects, its key is revoked or the server closes. The
   * response begins once no further event can be missed, because clients cause events as soon as they have it.
   *
   * @throws MusterError `shutting-down`, `too-many-requests`, `gateway-unreachable`
   */
  async open(response: express.Response, owner: StreamOwner, request: StreamRequest): Promise<void> {
    if (this.#closed) throw new MusterError('shutting-down');
    if (!this.#slots.take(owner.deviceNetworkId)) {
      const message = 'Too many event streams are open. Close some, or try again later.';
      throw new MusterError('too-many-requests', message, { retryAfterSeconds: 10 });
    }
    const { filter, hasTraffic, lastEventId } = request;
    const stream: Stream = { owner, filter, hasTraffic, response, early: [] };
    response.on('close', () => this.#forget(stream));
    // A write to a client that has just disconnected. A 'close' event follows.
    response.on('error', () => this.#forget(stream));
    this.#streams.add(stream);
    this.#armTimer();
    if (hasTraffic) this.#traffic.start();
    try {
      await this.#connect(stream, lastEventId);
    } catch (error) {
      this.#forget(stream);
      throw error;
    }
  }

  /** Sends the missed events first, then new events, each once. */
  async #connect(stream: Stream, lastEventId: string | undefined): Promise<void> {
    const { events } = this.#options;
    this.#following ??= this.#follow();
    await this.#following;
    const missed = lastEventId === undefined ? [] : await events.missed(lastEventId, stream.filter);
    // The stream was ended during the wait.
    if (!this.#streams.has(stream)) throw new MusterError('shutting-down');
    begin(stream.response);
    this.#send(stream, `retry: ${RETRY_MS}\n: connected\n\n`);
    for (const { event, stamp } of missed) this.#send(stream, textOf(event, stamp));
    const last = sequenceOf(missed.at(-1));
    for (const one of stream.early ?? []) {
      if (sequenceOf(one) > last) this.#send(stream, textOf(one.event, one.stamp));
    }
    stream.early = undefined;
  }

  /** While the gateway is unreachable, ending an earlier subscription is delayed, so only the current one publishes. */
  #follow(): Promise<() => void> {
    const following = this.#options.events.follow((event, stamp) => {
      if (this.#following === following) this.#publish(event, stamp);
    });
    return following;
  }

  #publish(event: DomainEvent, stamp: EventStamp): void {
    this.#traffic.count(event);
    let text: string | undefined;
    for (const stream of this.#streams) {
      if (!matches(event, stream.filter)) continue;
      if (stream.early !== undefined) {
        if (stream.early.length >= MAX_EARLY_EVENTS) this.#end(stream);
        else stream.early.push({ event, stamp });
      } else {
        text ??= textOf(event, stamp);
        this.#send(stream, text);
      }
    }
  }

  #send(stream: Stream, text: string): void {
    const { response } = stream;
    if (!this.#streams.has(stream)) return;
    if (response.writableLength > (this.#options.maxBufferedBytes ?? MAX_BUFFERED_BYTES)) {
      this.#forget(stream);
      response.destroy();
      this.#options.onDropped(stream.owner, 'The client reads too slowly.');
      return;
    }
    response.write(text);
  }

  /** @returns whether a client still wants traffic counts */
  #publishTraffic(textFor: (deviceNetworkId: string) => string): boolean {
    const wanting = [...this.#streams].filter(({ hasTraffic }) => hasTraffic);
    for (const stream of wanting) {
      if (stream.early === undefined) this.#send(stream, textFor(stream.owner.deviceNetworkId));
    }
    return wanting.length > 0;
  }

  #armTimer(): void {
    if (this.#timer !== undefined || this.#streams.size === 0 || this.#closed) return;
    this.#timer = this.#options.clock.setTimer(this.#options.keyCheckMs ?? KEY_CHECK_MS, () => {
      this.#timer = undefined;
      this.#beat();
      void this.#checkKeys();
      this.#armTimer();
    });
  }

  #beat(): void {
    const now = this.#options.clock.monotonic();
    if (now - this.#lastBeatAt < (this.#options.heartbeatMs ?? HEARTBEAT_MS)) return;
    this.#lastBeatAt = now;
    for (const stream of this.#streams) {
      if (stream.early === undefined) this.#send(stream, ': alive\n\n');
    }
  }

  /**
   * Ends the streams of keys that are no longer valid. A check that fails, for example because the store is busy, ends
   * no stream.
   */
  async #checkKeys(): Promise<void> {
    await this.#checkKeysOf(this.#streams, 'Event.Read');
    await this.#checkKeysOf(
      [...this.#streams].filter(({ filter }) => hasLog(filter)),
      'ActivityLog.Read',
    );
  }

  async #checkKeysOf(streams: Iterable<Stream>, permission: StreamPermission): Promise<void> {
    const byOwner = Map.groupBy(streams, ({ owner }) => `${owner.apiKeyId} ${owner.deviceNetworkId}`);
    await Promise.allSettled(
      Array.from(byOwner.values(), async (ofOwner) => {
        const [first] = ofOwner;
        if (first !== undefined && !(await this.#options.isAllowed(first.owner, permission))) {
          ofOwner.forEach((stream) => this.#end(stream));
        }
      }),
    );
  }

  /** Ends the streams of a key at once, because its value has become invalid. */
  endOf(apiKeyId: string): void {
    for (const stream of this.#streams) {
      if (stream.owner.apiKeyId === apiKeyId) this.#end(stream);
    }
  }

  #end(stream: Stream): void {
    this.#forget(stream);
    // If the stream has not begun, `open` responds.
    if (stream.early === undefined) stream.response.end();
  }

  #forget(stream: Stream): void {
    if (this.#streams.delete(stream)) this.#slots.release(stream.owner.deviceNetworkId);
    if (this.#streams.size === 0) {
      this.#timer?.cancel();
      this.#timer = undefined;
      this.#traffic.stop();
      this.#following?.then(
        (stop) => stop(),
        () => undefined,
      );
      this.#following = undefined;
    }
  }

  /** Ends all streams. Clients reconnect with the ID of the last event that they received. */
  endAll(): void {
    for (const stream of this.#streams) this.#end(stream);
  }

  /** Ends all streams, and opens no more. */
  close(): void {
    this.#closed = true;
    this.endAll();
  }
}

function begin(response: express.Response): void {
  response.status(200);
  response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // Prevents proxies from buffering, which would delay live events.
  response.setHeader('X-Accel-Buffering', 'no');
  response.flushHeaders();
}

function hasLog({ types, excluded }: EventFilter): boolean {
  return (types?.has('activityLog') ?? true) && excluded?.has('activityLog') !== true;
}

/** The ID of a stamp is `RUN-SEQUENCE`. */
function sequenceOf(event: StampedEvent | undefined): number {
  return event === undefined ? 0 : Number(event.stamp.id.split('-')[1]);
}

function textOf(event: DomainEvent, stamp: EventStamp): string {
  // JSON.stringify escapes line breaks, so one data line is enough.
  return `id: ${stamp.id}\nevent: ${event.type}\ndata: ${JSON.stringify(presentEvent(event, stamp))}\n\n`;
}
