import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { RequestStream } from '../http/body/multipart.ts';
import type { Operation } from '../http/contract.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from '../http/handler.ts';
import type { LocalOperations } from '../http/operations.ts';
import type { AskOptions } from '../messages/channel.ts';
import type { DeviceLoopQuestions, StreamedBody } from './protocol.ts';
import type { EventFilter, EventListener, EventSource, StampedEvent } from '../features/events/events.ts';

type Run = (ask: DeviceLoopQuestions['run']['ask'], options: AskOptions) => Promise<OperationOutcome>;

/** Headers that readers of streamed bodies use. */
const describingHeaders = ['content-type', 'content-length'] as const;

/** Runs operations that only read in this thread, and all others on the device loop. */
export class RemoteOperations implements Operations {
  readonly #isRead: LocalOperations['isRead'];
  readonly #local: Operations;
  readonly #run: Run;

  /** @param run runs an operation on the device loop */
  constructor(isRead: LocalOperations['isRead'], local: Operations, run: Run) {
    this.#isRead = isRead;
    this.#local = local;
    this.#run = run;
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    if (this.#isRead(operation, call.parts.query)) return this.#local.run(operation, call, connection);
    const body = bodyOf(operation, call, connection.stream);
    const transfer = body.stream === undefined ? [] : [body.stream as ReadableStream];
    return this.#run({ call, body }, { signal: connection.signal(), transfer });
  }
}

function bodyOf(operation: Operation, { parts }: OperationCall, request: RequestStream): StreamedBody {
  const found = describingHeaders.map((name) => [name, request.headers[name]] as const);
  const headers = Object.fromEntries(
    found.filter((one): one is [(typeof one)[0], string] => one[1] !== undefined),
  );
  if (!readsStream(operation, parts)) return { headers };
  return { headers, stream: Readable.toWeb(request) as ReadableStream<Uint8Array> };
}

function readsStream({ body }: Operation, parts: OperationCall['parts']): boolean {
  if (body === undefined) return false;
  if (parts.body === undefined) return body.form !== undefined || body.streamedWhenLarge.size > 0;
  return body.streamed.has(parts.body.mediaType);
}

/** The body as received on the device loop. */
export function receivedBody({ headers, stream }: StreamedBody): RequestStream {
  const body = stream === undefined ? Readable.from([]) : Readable.fromWeb(stream);
  let complete = false;
  body.once('end', () => (complete = true));
  return Object.defineProperties(body, {
    headers: { value: headers },
    complete: { get: () => complete },
  }) as RequestStream;
}

/** Requests events from the device loop. */
interface RemoteBus {
  follow(wanted: boolean): Promise<void>;
  replay(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]>;
}

/** The events of the device loop, in the API thread. */
export class RemoteEvents implements EventSource {
  readonly #bus: RemoteBus;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<EventListener>();

  constructor(bus: RemoteBus, onError: (error: unknown) => void) {
    this.#bus = bus;
    this.#onError = onError;
  }

  async follow(listener: EventListener): Promise<() => void> {
    this.#listeners.add(listener);
    try {
      await this.#bus.follow(true);
    } catch (error) {
      this.#listeners.delete(listener);
      throw error;
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#bus.follow(false).catch(this.#onError);
    };
  }

  missed(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]> {
    return this.#bus.replay(lastEventId, filter);
  }

  /** Handles events from the device loop. */
  take(events: readonly StampedEvent[]): void {
    for (const { event, stamp } of events) {
      for (const listener of this.#listeners) listener(event, stamp);
    }
  }
}
