import type { Deadline } from './deadline.ts';
import { connectionError } from './attempts.ts';
import { asError } from './deadline.ts';
import type { Download } from './types.ts';

/**
 * Converts a successful response to a download. The time-out applies to each part of the body, so that a large file
 * can take longer, and does not run while the caller is not reading. Releases `deadline` when the body has ended or
 * is cancelled.
 */
export function downloadOf(response: Response, deadline: Deadline): Download {
  const stream = response.body ?? new Blob([]).stream();
  const length = response.headers.get('Content-Length');
  deadline.pause();
  const body = watched(stream as ReadableStream<Uint8Array>, response.url, deadline);
  return {
    body,
    contentType: response.headers.get('Content-Type') ?? 'application/octet-stream',
    fileName: fileNameOf(response.headers.get('Content-Disposition')),
    sizeBytes: length === null ? undefined : Number(length),
    blob: () => new Response(body).blob(),
  };
}

function watched(
  stream: ReadableStream<Uint8Array>,
  url: string,
  deadline: Deadline,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        deadline.restart();
        const next = await reader.read();
        deadline.pause();
        if (!next.done) {
          controller.enqueue(next.value);
          return;
        }
        deadline.release();
        controller.close();
      } catch (error) {
        const { signal } = deadline;
        deadline.release();
        controller.error(signal.aborted ? asError(signal.reason) : connectionError(url, error));
      }
    },
    async cancel(reason) {
      deadline.release();
      await reader.cancel(reason);
    },
  });
}

/** The file name from the response (RFC 6266), without folders. */
function fileNameOf(disposition: string | null): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/iu.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]*)"/iu.exec(disposition ?? '')?.[1];
  const name = whole === undefined ? plain : decoded(whole);
  return name?.split(/[\\/]/u).at(-1) || undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
