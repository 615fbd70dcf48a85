import { deserialize } from 'node:v8';

const LENGTH_BYTES = 4;

/** Concatenates messages, each preceded by its length. @param messages serialized messages */
export function joined(messages: readonly Uint8Array[]): Buffer {
  const parts = messages.flatMap((message) => {
    const length = Buffer.allocUnsafe(LENGTH_BYTES);
    length.writeUInt32BE(message.length);
    return [length, message];
  });
  return Buffer.concat(parts);
}

/** Joins the parts of {@link joined} messages. */
export class MessageParts {
  #parts: Uint8Array[] = [];

  /** @returns the messages when their last part has arrived */
  add(data: Uint8Array, isLast: boolean): readonly unknown[] {
    this.#parts.push(data);
    if (!isLast) return [];
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    const messages: unknown[] = [];
    for (let at = 0; at < bytes.length;) {
      const start = at + LENGTH_BYTES;
      at = start + bytes.readUInt32BE(at);
      messages.push(deserialize(bytes.subarray(start, at)));
    }
    return messages;
  }
}
