/** Deeper than any body of the contract, and than anybody's own JSON in one. */
const MAX_LEVELS = 64;
/** Of one object; lists may be longer. */
const MAX_MEMBERS = 10_000;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));

/**
 * Returns the fault of a JSON text that is too complex. A megabyte of brackets, or of members of one object, would
 * take a parser, and code that walks over its result, tenths of a second. Does not check whether the text is JSON.
 *
 * @returns the fault, or undefined
 */
export function findExcess(octets: Uint8Array): string | undefined {
  return new JsonBounds().take(octets);
}

/** The same for a text that comes in parts. */
class JsonBounds {
  readonly #members: number[] = [0];
  #isText = false;
  /** The next octet is what a backslash stands before. */
  #isEscaped = false;

  /** @returns the fault, or undefined while there is none */
  take(octets: Uint8Array): string | undefined {
    let isText = this.#isText;
    let at = this.#isEscaped ? 1 : 0;
    for (; at < octets.length; at += 1) {
      const octet = octets[at] ?? 0;
      if (isText) {
        if (octet === BACKSLASH) at += 1;
        else if (octet === QUOTE) isText = false;
      } else if (octet === QUOTE) {
        isText = true;
      } else if (octet >= COLON) {
        // Digits, blanks and commas, most octets outside texts, do not get here.
        const fault = noted(octet, this.#members);
        if (fault !== undefined) return fault;
      }
    }
    this.#isText = isText;
    this.#isEscaped = at > octets.length;
    return undefined;
  }
}

/** @param members how many each list or object has so far, from the outside in; lists have none */
function noted(octet: number, members: number[]): string | undefined {
  if (octet === COLON) {
    const count = (members.pop() ?? 0) + 1;
    members.push(count);
    return count > MAX_MEMBERS ? `Must not have an object with more than ${MAX_MEMBERS} members.` : undefined;
  }
  if (opening.has(octet)) members.push(0);
  else if (closing.has(octet)) members.pop();
  return members.length > MAX_LEVELS + 1 ? `Must not be nested deeper than ${MAX_LEVELS} levels.` : undefined;
}
