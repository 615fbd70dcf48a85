import { InvalidResponseError } from './errors.ts';

/**
 * Reads a body as text.
 *
 * @param maxBytes the bound; beyond it the body is dropped and the connection with it
 * @throws {InvalidResponseError} the body is longer
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new InvalidResponseError(`The answer is longer than ${maxBytes} bytes.`, response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
}
