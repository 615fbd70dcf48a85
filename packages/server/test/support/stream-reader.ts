import type { ResponseObject } from './app.ts';

interface Received {
  readonly id: string;
  readonly event: string;
  readonly data: ResponseObject;
}

/** Reads a stream of server-sent events block by block. */
export class StreamReader {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';
  #ended = false;

  private constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Resolves when the stream has begun, or is refused. */
  static async open(
    url: string,
    key: string,
    query = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StreamReader> {
    const init = { headers: { authorization: `Bearer ${key}`, ...headers } };
    return new StreamReader(await fetch(`${url}/api/v3/events/stream${query}`, init));
  }

  async block(): Promise<string | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        return block;
      }
      if (this.#ended) return undefined;
      const { value, done } = await this.#reader.read();
      this.#text += value ?? '';
      this.#ended = done;
    }
  }

  /** Returns the next event, without comments; undefined after the last one. */
  async next(): Promise<Received | undefined> {
    for (let block = await this.block(); block !== undefined; block = await this.block()) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      );
      const data = fields.get('data');
      if (data !== undefined) {
        return {
          id: fields.get('id') ?? '',
          event: fields.get('event')!,
          data: JSON.parse(data) as ResponseObject,
        };
      }
    }
    return undefined;
  }

  async cancel(): Promise<void> {
    await this.#reader.cancel();
  }
}
