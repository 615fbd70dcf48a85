import { randomUUID } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import type { ReadableStreamDefaultReader } from 'node:stream/web';
import type { StreamedBody } from '../../api/protocol.ts';

/** Bodies of requests that another process reads part by part. */
export class OutgoingBodies {
  readonly #readers = new Map<string, ReadableStreamDefaultReader<Uint8Array>>();

  /** Returns a body as data that can be sent to another process. Call `withdraw` when the operation has ended. */
  offer({ headers, stream }: StreamedBody): { readonly body: StreamedBody; readonly withdraw: () => void } {
    if (stream === undefined) return { body: { headers }, withdraw: () => undefined };
    const streamId = randomUUID();
    const reader = stream.getReader();
    this.#readers.set(streamId, reader);
    const withdraw = (): void => {
      this.#readers.delete(streamId);
      reader.cancel().catch(() => undefined);
    };
    return { body: { headers, streamId }, withdraw };
  }

  /** Returns the next part; undefined at the end. @throws Error if the request has ended */
  async next(streamId: string): Promise<Uint8Array | undefined> {
    const reader = this.#readers.get(streamId);
    if (reader === undefined) throw new Error('The request whose body this is has ended.');
    const { value } = await reader.read();
    return value;
  }
}

/** The body that another process offers. @param next reads the next part; undefined at the end */
export function incomingBody(
  { headers, streamId }: StreamedBody,
  next: (streamId: string) => Promise<Uint8Array | undefined>,
): StreamedBody {
  if (streamId === undefined) return { headers };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const part = await next(streamId);
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  return { headers, stream };
}
