import { MusterError } from './errors.ts';

/** An entity with a matching name. */
export interface NameCandidate {
  readonly id: string;
  /** Name of the entity, with its identifier if it has one. */
  readonly label: string;
}

/** No entity has the name. */
export class UnknownNameError extends MusterError {
  override readonly name = 'UnknownNameError';
  /** ID of the list that was searched, for example `deviceTypes.list`. */
  readonly list: string;
  readonly entity: string;
  /** The name that was looked up. */
  readonly text: string;
  /** Similar names, the closest first. */
  readonly suggestions: readonly string[];

  constructor(list: string, entity: string, text: string, suggestions: readonly string[]) {
    super(`Unknown ${entity} "${text}".${didYouMean(suggestions)}`);
    this.list = list;
    this.entity = entity;
    this.text = text;
    this.suggestions = suggestions;
  }
}

/** The text is neither an ID nor a device with an LwM2M path. */
export class MalformedNameError extends MusterError {
  override readonly name = 'MalformedNameError';
  readonly text: string;

  /** @param example a valid name */
  constructor(entity: string, text: string, example: string) {
    super(
      `"${text}" is not the name of ${/^[aeiou]/u.test(entity) ? 'an' : 'a'} ${entity}. Give its ID, or a device and a path, such as ${example}.`,
    );
    this.text = text;
  }
}

/** Several entities have the name. */
export class AmbiguousNameError extends MusterError {
  override readonly name = 'AmbiguousNameError';
  readonly list: string;
  readonly entity: string;
  readonly text: string;
  readonly candidates: readonly NameCandidate[];

  constructor(list: string, entity: string, text: string, candidates: readonly NameCandidate[]) {
    const shown = candidates.slice(0, 10).map(({ id, label }) => `  ${id}  ${label}`);
    const more = candidates.length > 10 ? [`  and ${candidates.length - 10} more`] : [];
    super([`More than one ${entity} is named "${text}". Use an id:`, ...shown, ...more].join('\n'));
    this.list = list;
    this.entity = entity;
    this.text = text;
    this.candidates = candidates;
  }
}

/** Builds a sentence that lists suggestions; empty if there are none. */
export function didYouMean(suggestions: readonly string[]): string {
  if (suggestions.length === 0) return '';
  return ` Did you mean ${suggestions.map((name) => `"${name}"`).join(' or ')}?`;
}
