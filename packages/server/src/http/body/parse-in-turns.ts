import { randomUUID } from 'node:crypto';
import { nextTurn } from '../../domain/turns.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));
const [OPEN_LIST, OPEN_OBJECT] = Buffer.from('[{');

/** Octets of a list that are parsed in one turn of the event loop. */
const PART = 131_072;
/** Octets that are looked through in one. */
const SCANNED = 1_048_576;

/** Where the items of a list are, in runs. */
type Runs = readonly (readonly [start: number, end: number])[];

/**
 * Parses like `JSON.parse`, with the same result and the same kinds of errors, but in several turns of the event
 * loop. Long lists that are members of the outermost object are split at the commas between their items and parsed in
 * parts. The rest of the text is parsed with placeholders for these lists.
 *
 * @param part octets of a list that are parsed in one turn
 * @throws SyntaxError, TypeError for text that is not UTF-8
 */
export async function parseInTurns(octets: Buffer, part = PART): Promise<unknown> {
  const lists = await longLists(octets, part);
  const mark = randomUUID();
  const rest: Buffer[] = [];
  let from = 0;
  for (const [index, runs] of lists.entries()) {
    rest.push(octets.subarray(from, runs[0]?.[0]), Buffer.from(`"${mark} ${index}"`));
    from = runs.at(-1)?.[1] ?? from;
  }
  const outer = JSON.parse(decoded(Buffer.concat([...rest, octets.subarray(from)]), false)) as unknown;
  const isObject = typeof outer === 'object' && outer !== null && !Array.isArray(outer);
  return isObject ? filled(outer as Record<string, unknown>, octets, lists, mark) : outer;
}

/** Puts the lists where they belong. Of members of the same name the last one counts, as everywhere in JSON. */
async function filled(
  outer: Record<string, unknown>,
  octets: Buffer,
  lists: readonly Runs[],
  mark: string,
): Promise<unknown> {
  const parsed = new Map<string, unknown[]>();
  for (const [index, runs] of lists.entries()) parsed.set(`${mark} ${index}`, await items(octets, runs));
  for (const [key, value] of Object.entries(outer)) {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    const list = typeof first === 'string' ? parsed.get(first) : undefined;
    if (list !== undefined) Object.defineProperty(outer, key, { value: list });
  }
  return outer;
}

async function items(octets: Buffer, runs: Runs): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const [start, end] of runs) {
    const found = JSON.parse(`[${decoded(octets.subarray(start, end), true)}]`) as unknown[];
    if (found.length === 0) throw new SyntaxError('An array has a trailing comma.');
    for (const one of found) all.push(one);
    await nextTurn();
  }
  return all;
}

/** @param ignoreBOM a byte order mark is only one at the beginning of the whole */
function decoded(octets: Buffer, ignoreBOM: boolean): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM }).decode(octets);
}

/** The lists that are members of the outermost object and have more than one run. */
async function longLists(octets: Buffer, part: number): Promise<Runs[]> {
  const lists: Runs[] = [];
  const scan = new Scan(part, (runs) => lists.push(runs));
  for (let start = 0; start < octets.length; start += SCANNED) {
    scan.over(octets, start, Math.min(octets.length, start + SCANNED));
    await nextTurn();
  }
  return lists;
}

class Scan {
  readonly #part: number;
  readonly #found: (runs: Runs) => void;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Of the list that is open, when it is a member of the outermost object. */
  #runs: [number, number][] | undefined;
  #runStart = 0;
  #isInObject = false;

  constructor(part: number, found: (runs: Runs) => void) {
    this.#part = part;
    this.#found = found;
  }

  over(octets: Buffer, start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const octet = octets[at] ?? 0;
      if (this.#isText) this.#inText(octet);
      else if (octet === QUOTE) this.#isText = true;
      else if (octet === COMMA) this.#atComma(at);
      else if (opening.has(octet)) this.#opened(octet, at);
      else if (closing.has(octet)) this.#closed(at);
    }
  }

  #inText(octet: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (octet === BACKSLASH) this.#isEscaped = true;
    else if (octet === QUOTE) this.#isText = false;
  }

  #atComma(at: number): void {
    if (this.#depth !== 2 || this.#runs === undefined || at - this.#runStart < this.#part) return;
    this.#runs.push([this.#runStart, at]);
    this.#runStart = at + 1;
  }

  #opened(octet: number, at: number): void {
    this.#depth += 1;
    if (this.#depth === 1) this.#isInObject = octet === OPEN_OBJECT;
    if (this.#depth !== 2 || !this.#isInObject || octet !== OPEN_LIST) return;
    this.#runs = [];
    this.#runStart = at + 1;
  }

  #closed(at: number): void {
    this.#depth -= 1;
    if (this.#depth !== 1 || this.#runs === undefined) return;
    this.#runs.push([this.#runStart, at]);
    if (this.#runs.length > 1) this.#found(this.#runs);
    this.#runs = undefined;
  }
}
