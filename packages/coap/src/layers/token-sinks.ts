import type { ResponseSink } from './sinks.ts';

/** The sinks of one peer by token. A peer usually has one, which needs no map. */
export class TokenSinks {
  #token: string | undefined;
  #sink: ResponseSink | undefined;
  #others: Map<string, ResponseSink> | undefined;

  get size(): number {
    return (this.#sink === undefined ? 0 : 1) + (this.#others?.size ?? 0);
  }

  get(token: string): ResponseSink | undefined {
    return this.#token === token ? this.#sink : this.#others?.get(token);
  }

  /** Sets the sink of a token, and replaces an earlier one. */
  set(token: string, sink: ResponseSink): void {
    if (this.#token === token || (this.#token === undefined && this.#others?.has(token) !== true)) {
      this.#token = token;
      this.#sink = sink;
      return;
    }
    this.#others ??= new Map();
    this.#others.set(token, sink);
  }

  delete(token: string): void {
    if (this.#token === token) {
      this.#token = undefined;
      this.#sink = undefined;
      return;
    }
    this.#others?.delete(token);
    if (this.#others?.size === 0) this.#others = undefined;
  }

  all(): ResponseSink[] {
    const others = this.#others?.values() ?? [];
    return this.#sink === undefined ? [...others] : [this.#sink, ...others];
  }
}
