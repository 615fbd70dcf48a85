import type { ServerAccess } from './api.ts';

interface Changed {
  readonly data: { readonly Id: string; readonly Status: string; readonly ResponseMessage?: string };
}

/** Commands of a client that follows the activity log by the event stream of its process. */
export class ActivityStream {
  readonly #server: ServerAccess;
  readonly #abort = new AbortController();
  /** Entries that ended before the response to their request arrived. */
  readonly #ended = new Map<string, Changed['data']>();
  readonly #waiting = new Map<string, (entry: Changed['data']) => void>();

  private constructor(server: ServerAccess) {
    this.#server = server;
  }

  static async open(server: ServerAccess): Promise<ActivityStream> {
    const stream = new ActivityStream(server);
    const response = await stream.#fetch('/events/stream?types=activityLog');
    if (response.body === null) throw new Error('The event stream has no body.');
    void stream.#follow(response.body).catch((error: unknown) => {
      if (!stream.#abort.signal.aborted) throw error;
    });
    return stream;
  }

  /**
   * Sends a GET that starts a command; resolves when its activity log entry has ended.
   *
   * @throws Error if the command failed
   */
  async run(path: string): Promise<void> {
    const response = await this.#fetch(path);
    await response.arrayBuffer();
    const id = response.headers.get('x-activity-id') ?? '';
    const entry =
      this.#ended.get(id) ?? (await new Promise<Changed['data']>((done) => this.#waiting.set(id, done)));
    this.#ended.delete(id);
    this.#waiting.delete(id);
    if (entry.Status !== 'Completed') throw new Error(`${path}: ${entry.Status} ${entry.ResponseMessage}`);
  }

  close(): void {
    this.#abort.abort();
  }

  async #follow(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) this.#changed(line.slice(5));
    }
  }

  #changed(json: string): void {
    const { data } = JSON.parse(json) as Changed;
    if (data.Status === 'Pending' || data.Status === 'InProgress') return;
    const waiting = this.#waiting.get(data.Id);
    if (waiting === undefined) this.#ended.set(data.Id, data);
    else waiting(data);
  }

  async #fetch(path: string): Promise<Response> {
    const { http, apiKey } = this.#server;
    const headers = { Authorization: `Bearer ${apiKey}` };
    const response = await fetch(`${http}/api/v3${path}`, { headers, signal: this.#abort.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }
}
