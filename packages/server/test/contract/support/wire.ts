import { Agent, request } from 'node:http';
import type fc from 'fast-check';
import type { PlainAnswer } from './answers.ts';

export interface WireRequest {
  readonly method: string;
  /** Request target with query, percent-encoded by the test. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

/** A generator of requests, with its share of all requests. `isInvalid` if the contract certainly refuses the request. */
export interface Way {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<TriedRequest>;
}

export interface TriedRequest {
  readonly request: WireRequest;
  readonly isInvalid: boolean;
}

const HANGS_AFTER_MS = 60_000;

/** Sends requests unchanged, because `fetch` would correct invalid ones. */
export class Wire {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Resolves with the response; for an event stream with its head only. */
  send({ method, path, headers, body }: WireRequest): Promise<PlainAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#url;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = { ...length, ...headers };
      const outgoing = request({ hostname, port, method, path, headers: sent, agent: this.#agent });
      const hung = new Error(`No answer to ${method} ${path}.`);
      outgoing.setTimeout(HANGS_AFTER_MS, () => outgoing.destroy(hung));
      outgoing.once('error', reject);
      outgoing.once('response', (incoming) => {
        const answerOf = (text: string): PlainAnswer => ({
          status: incoming.statusCode ?? 0,
          header: (name) => [incoming.headers[name] ?? []].flat().join(', ') || undefined,
          text,
        });
        if (incoming.headers['content-type']?.startsWith('text/event-stream') === true) {
          resolve(answerOf(''));
          outgoing.destroy();
          return;
        }
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () => resolve(answerOf(text)));
      });
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
