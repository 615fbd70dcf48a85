import { createParser, type EventSourceParser } from 'eventsource-parser';
import { backOffMs, connectionError } from './attempts.ts';
import type { Core } from './core.ts';
import { asError, startDeadline, waitFor, type Deadline } from './deadline.ts';
import { ConnectionError, InvalidResponseError, RateLimitError, ServerError } from './errors.ts';
import type { EventOfType, MusterEvent } from './event-types.ts';
import type { StreamEventType } from './generated/models.ts';
import { events as generatedGroup, type EventsGroup } from './generated/groups/events.ts';
import { eventsStream } from './generated/operations/events.ts';

/** Filters and options of an event stream. */
export interface StreamOptions<Type extends StreamEventType = StreamEventType> {
  /** Only events of this device. */
  readonly deviceId?: string;
  /** Only events of this resource. */
  readonly resourceId?: string;
  /** Only events of these types. Default: all but `traffic`. */
  readonly types?: readonly Type[];
  /** ID of the last event received. The stream continues after it, if the service still has the later events. */
  readonly lastEventId?: string;
  /** Ends the stream; the iteration throws the reason of the signal. */
  readonly signal?: AbortSignal;
  /** ID of the device network. Default: that of the client. */
  readonly deviceNetwork?: string;
  /** Reconnect when the stream breaks. Default: true. */
  readonly reconnect?: boolean;
  /** Milliseconds without data after which the stream counts as broken; 0 is never. Default: 60000. */
  readonly idleTimeoutMs?: number;
  /** Called each time the stream has been opened. */
  readonly onOpen?: () => void;
  /** Called after the stream has broken, before the delay of `retryInMs` milliseconds. */
  readonly onDisconnect?: (error: Error, retryInMs: number) => void;
}

/** Events that rules raised, and live events. */
export interface Events extends EventsGroup {
  /**
   * Follow live events.
   *
   * Returns an async iterable that connects when it is iterated, and reconnects with Last-Event-ID. The iteration ends
   * when the loop exits or the signal fires. Needs the permission Event.Read.
   *
   * @example
   * for await (const { data } of muster.events.stream({ types: ['measurement'] })) console.log(data.ruri, data.v);
   *
   * @throws {ConnectionError} the first connection failed
   * @throws {MusterApiError} the service refused the stream
   */
  stream<Type extends StreamEventType = Exclude<StreamEventType, 'traffic'>>(
    options?: StreamOptions<Type>,
  ): AsyncIterable<EventOfType<Type>>;
}

/** Maximum length of an event, in characters. */
const maxEventLength = 4 * 1024 * 1024;
const longestRetryMs = 30_000;

/** Creates the methods of `events`, for `composeClient`. */
export function events(core: Core): Events {
  return {
    ...generatedGroup(core),
    stream: <Type extends StreamEventType>(options: StreamOptions<Type> = {}) => ({
      // The service sends only events of the requested types.
      [Symbol.asyncIterator]: () => follow(core, options) as AsyncIterator<EventOfType<Type>>,
    }),
  };
}

interface Position {
  lastEventId: string | undefined;
  /** Whether the stream has been open at least once. */
  opened: boolean;
  /** Reconnection delay from a `retry:` field. */
  retryMs: number | undefined;
}

async function* follow(core: Core, options: StreamOptions): AsyncGenerator<MusterEvent, void, undefined> {
  const position: Position = { lastEventId: options.lastEventId, opened: false, retryMs: undefined };
  const stop = new AbortController();
  const unlink = [options.signal, core.options.signal].map((signal) => link(signal, stop));
  try {
    for (let failures = 0; ;) {
      let broken: Error = new ConnectionError('The service ended the stream.');
      try {
        for await (const event of connectOnce(core, options, position, stop.signal)) {
          failures = 0;
          yield event;
        }
      } catch (error) {
        if (stop.signal.aborted) throw asError(stop.signal.reason);
        if (!position.opened || !isTransient(error)) throw error;
        broken = error;
      }
      if (options.reconnect === false) return;
      failures += 1;
      const delayMs = reconnectDelayMs(failures, position, broken);
      options.onDisconnect?.(broken, delayMs);
      await waitFor(delayMs, stop.signal);
    }
  } finally {
    stop.abort();
    for (const release of unlink) release();
  }
}

function link(signal: AbortSignal | undefined, controller: AbortController): () => void {
  const onAbort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  return () => signal?.removeEventListener('abort', onAbort);
}

const isTransient = (error: unknown): error is Error =>
  error instanceof ConnectionError || error instanceof ServerError || error instanceof RateLimitError;

function reconnectDelayMs(failures: number, position: Position, error: Error): number {
  const asked =
    error instanceof ServerError || error instanceof RateLimitError ? error.retryAfterMs : undefined;
  const least = Math.min(asked ?? position.retryMs ?? 0, longestRetryMs);
  return least + backOffMs(failures, Math.random);
}

async function* connectOnce(
  core: Core,
  options: StreamOptions,
  position: Position,
  signal: AbortSignal,
): AsyncGenerator<MusterEvent, void, undefined> {
  const deadline = startDeadline(0, [signal]);
  try {
    const response = await openStream(core, options, position, deadline);
    position.opened = true;
    options.onOpen?.();
    const reader = response.getReader();
    try {
      yield* readEvents(reader, position, options.idleTimeoutMs ?? 60_000, core.options.baseUrl);
    } finally {
      // The stream can already be closed.
      await reader.cancel().catch(() => undefined);
    }
  } finally {
    deadline.release();
  }
}

async function openStream(
  core: Core,
  options: StreamOptions,
  position: Position,
  deadline: Deadline,
): Promise<ReadableStream<Uint8Array>> {
  const response = await core.open(eventsStream, {
    query: { deviceId: options.deviceId, resourceId: options.resourceId, types: options.types },
    headers: position.lastEventId === undefined ? {} : { 'Last-Event-ID': position.lastEventId },
    deadline,
    deviceNetwork: options.deviceNetwork,
  });
  const { body } = response;
  if (body !== null && response.headers.get('Content-Type')?.startsWith('text/event-stream') === true)
    return body;
  await body?.cancel();
  throw new InvalidResponseError(
    'The response is not an event stream. Check that baseUrl is the address of a Muster service.',
    response.status,
  );
}

async function* readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  position: Position,
  idleTimeoutMs: number,
  url: string,
): AsyncGenerator<MusterEvent, void, undefined> {
  const decoder = new TextDecoder();
  const batch: { event: MusterEvent; id: string | undefined }[] = [];
  const parser = createEventParser(position, (event, id) => batch.push({ event, id }));
  for (;;) {
    const { done, value } = await readWithin(reader, idleTimeoutMs, url);
    // An event without its final blank line is incomplete; the service sends it again after the reconnection.
    if (done || value === undefined) return;
    parser.feed(decoder.decode(value, { stream: true }));
    for (const { event, id } of batch.splice(0)) {
      yield event;
      // An event counts as received once the loop asks for the next one.
      if (id !== undefined) position.lastEventId = id;
    }
  }
}

function createEventParser(
  position: Position,
  onEvent: (event: MusterEvent, id: string | undefined) => void,
): EventSourceParser {
  return createParser({
    maxBufferSize: maxEventLength,
    onRetry: (retryMs) => (position.retryMs = retryMs),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded')
        throw new InvalidResponseError('An event is too long.', 200);
    },
    onEvent: (message) => onEvent(parseEvent(message.data), message.id === '' ? undefined : message.id),
  });
}

function parseEvent(data: string): MusterEvent {
  try {
    return JSON.parse(data) as MusterEvent;
  } catch {
    throw new InvalidResponseError('The data of an event is not JSON.', 200);
  }
}

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  idleTimeoutMs: number,
  url: string,
): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = new Promise<never>((_resolve, reject) => {
    if (idleTimeoutMs <= 0) return;
    timer = setTimeout(
      () => reject(new ConnectionError(`No data arrived for ${idleTimeoutMs} ms.`)),
      idleTimeoutMs,
    );
  });
  try {
    return await Promise.race([reader.read(), idle]);
  } catch (error) {
    if (error instanceof ConnectionError) throw error;
    throw connectionError(url, error);
  } finally {
    clearTimeout(timer);
  }
}
