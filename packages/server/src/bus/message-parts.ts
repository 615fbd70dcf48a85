import { deserialize } from 'node:v8';

/** Joins the parts of messages. */
export class MessageParts {
  #parts: Uint8Array[] = [];

  /** @returns the message when its last part has come */
  add(data: Uint8Array, isLast: boolean): { readonly content: unknown } | undefined {
    this.#parts.push(data);
    if (!isLast) return undefined;
    const [first] = this.#parts;
    const bytes = this.#parts.length === 1 && first !== undefined ? first : Buffer.concat(this.#parts);
    this.#parts = [];
    return { content: deserialize(bytes) };
  }
}
