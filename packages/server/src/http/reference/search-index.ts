import type { Contract } from '../contract.ts';
import { valueAt } from '../document.ts';
import { errorRows } from './error-markup.ts';
import { plainText, textOf } from './markup.ts';
import { groupsOf, operationAt, parametersOf } from './operation-list.ts';
import { membersOf, schemaId } from './schema-members.ts';

export type HitKind = 'operation' | 'group' | 'schema' | 'error' | 'member';

/** An element of the reference page that a search can find. */
export interface Hit {
  readonly kind: HitKind;
  /** ID of the element in the page. */
  readonly anchor: string;
  /** Name of the element, or the path of an operation. */
  readonly title: string;
  /** Method of an operation. */
  readonly method?: string;
  /** ID of an operation. */
  readonly operationId?: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
}

interface Entry {
  readonly hit: Hit;
  /** Names in lower case, each between line breaks. */
  readonly names: string;
  /** The names and the words in them in lower case, each after a space. */
  readonly words: string;
  readonly summary: string;
  readonly description: string;
}

/** Points of a word by the place where it occurs. */
const POINTS = { name: 16, startOfName: 12, inName: 8, inSummary: 3, inDescription: 1 } as const;

/** Finds operations, schemas, members and error codes by words. */
export class SearchIndex {
  readonly #entries: readonly Entry[];

  constructor(contract: Contract) {
    this.#entries = [...hitsOf(contract)].map(entryOf);
  }

  /**
   * Returns the elements that contain every word, the best first: words in IDs and paths count more than in summaries, and these
   * more than in descriptions.
   */
  search(query: string): readonly Hit[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    return this.#entries
      .map((entry) => ({ hit: entry.hit, points: pointsOfAll(entry, words) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points || orderOf(one.hit) - orderOf(other.hit))
      .map(({ hit }) => hit);
  }
}

/** The words of a query in lower case, each once. */
export function wordsOf(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/u);
  return [...new Set(words)].filter((word) => word !== '');
}

/** 0 if a word is missing. */
function pointsOfAll(entry: Entry, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const points = pointsOf(entry, word);
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

function pointsOf({ names, words, summary, description }: Entry, word: string): number {
  if (names.includes(`\n${word}\n`)) return POINTS.name;
  if (words.includes(` ${word}`)) return POINTS.startOfName;
  if (words.includes(word)) return POINTS.inName;
  if (summary.includes(word)) return POINTS.inSummary;
  return description.includes(word) ? POINTS.inDescription : 0;
}

function entryOf(hit: Hit): Entry {
  const { title, method = '', operationId = '', summary, description } = hit;
  const names = [operationId, method, title].filter((name) => name !== '');
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u));
  return {
    hit,
    names: `\n${names.join('\n')}\n`.toLowerCase(),
    words: ` ${[...names, ...parts].join(' ')}`.toLowerCase(),
    summary: summary.toLowerCase(),
    description: description.toLowerCase(),
  };
}

const KINDS: readonly HitKind[] = ['operation', 'group', 'schema', 'error', 'member'];
/** More than the length of a name. */
const KIND_STEP = 1_000;

/** Of hits with equal points, operations come first and members last, and short names before long ones. */
function orderOf({ kind, operationId, title }: Hit): number {
  return KINDS.indexOf(kind) * KIND_STEP + (operationId ?? title).length;
}

function* hitsOf(contract: Contract): Generator<Hit> {
  const groups = groupsOf(contract);
  for (const { operations } of groups) yield* operations.map((one) => operationHit(contract, one));
  for (const { name, description } of groups) {
    yield { ...untitled, kind: 'group', anchor: name, title: name, summary: plainText(description) };
  }
  const schemas = Object.keys(valueAt(contract.document, '/components/schemas')).sort();
  for (const name of schemas) {
    const { description, deprecated } = valueAt(contract.document, `/components/schemas/${name}`);
    const summary = plainText(textOf(description));
    const isDeprecated = deprecated === true;
    yield { ...untitled, kind: 'schema', anchor: schemaId(name), title: name, summary, isDeprecated };
  }
  for (const { code, anchor, message, remedy } of errorRows(contract.document)) {
    yield {
      ...untitled,
      kind: 'error',
      anchor,
      title: code,
      summary: message,
      description: plainText(remedy),
    };
  }
  for (const name of schemas) {
    for (const { name: member, anchor, definition } of membersOf(contract.document, name)) {
      if (anchor === undefined) continue;
      const summary = plainText(textOf(definition['description']));
      const isDeprecated = definition['deprecated'] === true;
      yield { ...untitled, kind: 'member', anchor, title: `${name}.${member}`, summary, isDeprecated };
    }
  }
}

const untitled = { summary: '', description: '', isDeprecated: false };

function operationHit(contract: Contract, one: Contract['operations'][number]): Hit {
  const operation = operationAt(contract.document, one);
  const parameters = parametersOf(contract.document, one).map(({ name }) => String(name));
  const texts = [textOf(operation['description']), one.permission ?? '', parameters.join(', ')];
  return {
    kind: 'operation',
    anchor: one.operationId,
    title: one.path,
    method: one.method.toUpperCase(),
    operationId: one.operationId,
    summary: plainText(textOf(operation['summary'])),
    description: plainText(texts.filter((text) => text !== '').join(' ')),
    isDeprecated: operation['deprecated'] === true,
  };
}
