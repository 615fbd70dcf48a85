import { InvalidResponseError } from './errors.ts';

/**
 * Reads a body as text.
 *
 * @param maxBytes maximum length in bytes; a longer body is cancelled, which closes the connection
 * @param signal cancels the body
 * @throws {InvalidResponseError} the body is longer than `maxBytes`
 */
export async function readText(response: Response, maxBytes: number, signal: AbortSignal): Promise<string> {
  if (response.body === null) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  // A custom `fetch` may ignore the signal.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new InvalidResponseError(`The response is longer than ${maxBytes} bytes.`, response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
}
