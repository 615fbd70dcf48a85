import { parseLinkFormat, type LinkFormatLimits } from '../codec/link-format.ts';
import { parseObjectLinks, type ObjectLinks } from '../codec/object-links.ts';
import { asBuffer } from '../codec/text.ts';

/** Maximum number of cached lists, and of bytes of their texts. */
const MAX_LISTS = 256;
const MAX_KEPT_BYTES = 2_048;

/**
 * Reads the object lists of Registers and Updates. Caches lists by their text, because devices of one type send the same
 * text. Clears the cache when it is full.
 */
export class ObjectListReader {
  readonly #limits: LinkFormatLimits;
  readonly #byText = new Map<string, ObjectLinks>();

  constructor(limits: LinkFormatLimits) {
    this.#limits = limits;
  }

  /**
   * @param payload payload in link format
   * @throws DecodeError `malformed` for invalid or truncated link format, `too-large` over a limit
   */
  read(payload: Uint8Array): ObjectLinks {
    if (payload.length > MAX_KEPT_BYTES) return this.#parse(payload);
    // One character for each byte, so that different payloads have different texts.
    const text = asBuffer(payload).toString('latin1');
    let list = this.#byText.get(text);
    if (list === undefined) {
      list = this.#parse(payload);
      if (this.#byText.size >= MAX_LISTS) this.#byText.clear();
      this.#byText.set(text, list);
    }
    return list;
  }

  #parse(payload: Uint8Array): ObjectLinks {
    const { links, warnings } = parseLinkFormat(payload, this.#limits);
    const list = parseObjectLinks(links);
    return { ...list, warnings: [...warnings, ...list.warnings] };
  }
}
