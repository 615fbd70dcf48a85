import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { MusterError } from '../../kernel/errors.ts';
import type { ReceivedBody } from '../../features/idempotency/idempotency-service.ts';
import { ClientGone } from '../body/client-gone.ts';
import type { FormReader } from '../body/multipart.ts';
import type { RequestStream } from '../body/request-stream.ts';

/** Digests of the parts of a form. How the client delimits them, and in which order they come, is no part of it. */
export class FormDigest {
  bytes = 0;
  readonly #parts: { readonly name: string; readonly hash: Hash }[] = [];
  #isWhole = false;

  /** What a part holds, unchanged. */
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

  /** All parts have been read. */
  end(): void {
    this.#isWhole = true;
  }

  seen(): { readonly digest: string; readonly bytes: number } | undefined {
    if (!this.#isWhole) return undefined;
    const parts = this.#parts.map(({ hash }) => hash.copy().digest('hex')).sort();
    return { digest: digestOf(parts.join()), bytes: this.bytes };
  }
}

/** A form, read by the work with `digest` in its reader, or by `reader` in place of the work. */
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

/** A body of another kind, which is looked at as it passes by. */
export function receivedStream(request: RequestStream): ReceivedBody {
  const hash = createHash('sha256');
  let bytes = 0;
  let seen: { readonly digest: string; readonly bytes: number } | undefined;
  // Without this the listener would set the body flowing before anybody reads it.
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
