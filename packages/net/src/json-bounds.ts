/** Maximum depth, greater than that of any body of the contract and of any JSON of clients inside it. */
const MAX_LEVELS = 64;
/** Maximum number of members of one object. Lists may be longer. */
const MAX_MEMBERS = 10_000;
/** Maximum number of values in a text, more than a body of 1 MiB has with the names of the contract. */
const MAX_VALUES = 100_000;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));

/**
 * Returns the fault of a JSON text that is too complex. A megabyte of brackets, of members of one object or of short
 * values would take a parser, and code that walks over its result, tenths of a second. Does not check whether the
 * text is JSON.
 *
 * @param maxValues maximum number of lists, objects and the values in them
 * @returns the fault, or undefined
 */
export function findExcess(octets: Uint8Array, maxValues = MAX_VALUES): string | undefined {
  const members = [0];
  let values = 0;
  for (let at = 0; at < octets.length; at += 1) {
    const octet = octets[at] ?? 0;
    if (octet === QUOTE) {
      at = endOfText(octets, at);
    } else if (octet === COMMA) {
      values += 1;
    } else if (octet >= COLON) {
      // Digits and white space, most octets outside strings, do not reach this code.
      if (opening.has(octet)) values += 1;
      const fault = noted(octet, members);
      if (fault !== undefined) return fault;
    }
    if (values > maxValues) return `Must not have more than ${maxValues} values.`;
  }
  return undefined;
}

/** Returns the position of the closing quote. */
function endOfText(octets: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < octets.length && octets[at] !== QUOTE) at += octets[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** @param members number of members so far of each open list or object, from the outside in; lists have none */
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
