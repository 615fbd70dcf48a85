import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { MusterError } from '../../kernel/errors.ts';
import type { ReceivedBody } from '../../features/idempotency/idempotency.ts';
import { ClientGone } from '../body/client-gone.ts';
import type { FormReader } from '../body/multipart.ts';
import type { RequestStream } from '../body/request-stream.ts';

/** Digests of the parts of a form. Independent of delimiters and of the order of the parts. */
export class FormDigest {
  bytes = 0;
  readonly #parts: { readonly name: string; readonly hash: Hash }[] = [];
  #isWhole = false;

  /** Passes the content of a part through unchanged. */
  async *of(
    name: string,
    fileName: string,
    content: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const hash = createHash('sha256').update(JSON.stringify([name, fileName]));
    this.#parts.push({ name, hash });
    for await (const chunk of content) {
      hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** Called when all parts have been read. */
  end(): void {
    this.#isWhole = true;
  }

  seen(): { readonly digest: string; readonly bytes: number } | undefined {
    if (!this.#isWhole) return undefined;
    const parts = this.#parts.map(({ hash }) => hash.copy().digest('hex')).sort();
    return { digest: digestOf(parts.join()), bytes: this.bytes };
  }
}

/** A form that is read by the work, with `digest` in its reader, or by `reader` instead of the work. */
export function receivedForm(digest: FormDigest, reader: FormReader): ReceivedBody {
  return {
    seen: () => digest.seen(),
    read: (maxBytes) =>
      ifReadable(async () => {
        await reader({
          maxFileBytes: maxBytes,
          receive: ({ content }) => bytesOf(content),
          discard: async () => undefined,
        });
        return digest.seen()?.digest;
      }),
  };
}

/** A body of another kind, whose digest is computed while it is read. */
export function receivedStream(request: RequestStream): ReceivedBody {
  const hash = createHash('sha256');
  let bytes = 0;
  let seen: { readonly digest: string; readonly bytes: number } | undefined;
  // Otherwise the listener would start the flow of the body before the handler reads it.
  request.pause();
  request.on('data', (chunk: Uint8Array) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  request.once('end', () => {
    seen = { digest: hash.digest('hex'), bytes };
  });
  return {
    seen: () => seen,
    read: (maxBytes) =>
      ifReadable(async () => {
        let left = maxBytes;
        for await (const chunk of request as AsyncIterable<Uint8Array>) {
          left -= chunk.length;
          if (left < 0) return undefined;
        }
        return seen?.digest;
      }),
  };
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  return bytes;
}

async function ifReadable(read: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MusterError) return undefined;
    throw error instanceof Error && 'code' in error && error.code === 'ECONNRESET' ? new ClientGone() : error;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
