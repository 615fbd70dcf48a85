import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';

export interface SortTerm {
  /** As spelled by the client. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

const TERM = /^(?<minus>[-+]?)(?<field>[A-Za-z][\w.]{0,127})(?:\s+(?<word>asc|desc))?$/iu;
const MAX_TERMS = 8;

/**
 * Parses `Name,-DeviceIdentifier` or `Name desc, DeviceIdentifier`: a comma-separated list of fields. A leading minus
 * or a trailing `desc` reverses the order.
 *
 * @throws MusterError `invalid-request`, ModelState `Sort`
 */
export function parseSort(text: string): SortTerm[] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  if (parts.length > MAX_TERMS) {
    throw invalidMember('Sort', `Must have at most ${MAX_TERMS} fields, not ${parts.length}.`);
  }
  return parts.map((part) => {
    const groups = TERM.exec(part.trim())?.groups;
    if (groups?.['field'] === undefined || (groups['minus'] !== '' && groups['word'] !== undefined)) {
      throw invalidMember(
        'Sort',
        `Must be Field, -Field or Field desc, separated by commas, not ${shownValue(part.trim())}.`,
      );
    }
    const down = groups['minus'] === '-' || groups['word']?.toLowerCase() === 'desc';
    return { field: groups['field'], direction: down ? 'desc' : 'asc' };
  });
}
