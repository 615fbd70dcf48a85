import { memberName } from '../model-state.ts';

const MAX_MEMBERS = 100;
/** Greater than the depth of any body of the contract. A deeper fault is reported for the member at this depth. */
const MAX_DEPTH = 64;
const FAULT = 'Must be Unicode text, without a lone surrogate (RFC 8259 section 8.2).';

/** A lone surrogate can only be in JSON, which is UTF-8, as an escape sequence. So most bodies need no search. */
export function mayBeIllFormed(json: Uint8Array): boolean {
  const octets = Buffer.from(json.buffer, json.byteOffset, json.length);
  return octets.includes('\\ud') || octets.includes('\\uD');
}

/**
 * Returns the members of a JSON value whose text or name contains a lone surrogate. Such text cannot be stored or
 * sent as UTF-8 without change. Not recursive, because the client determines the depth of the value.
 *
 * @returns the faulty members, at most 100, or undefined if there is none
 */
export function illFormedMembers(value: unknown): Record<string, string[]> | undefined {
  const faults = new Map<string, string[]>();
  const open: (readonly [path: Path | undefined, value: unknown])[] = [[undefined, value]];
  for (let next = open.pop(); next !== undefined && faults.size < MAX_MEMBERS; next = open.pop()) {
    const [path, item] = next;
    if (typeof item === 'string') {
      if (!item.isWellFormed()) faults.set(nameOf(path), [FAULT]);
    } else if (item !== null && typeof item === 'object') {
      for (const [key, member] of Object.entries(item)) {
        const inner = innerPath(key, path);
        if (key.isWellFormed()) open.push([inner, member]);
        else faults.set(nameOf(inner), [FAULT]);
      }
    }
  }
  return faults.size === 0 ? undefined : Object.fromEntries(faults);
}

/** A linked list of keys, from the inside out. The whole path is only built for faults. */
interface Path {
  readonly key: string;
  readonly within: Path | undefined;
  readonly depth: number;
}

function innerPath(key: string, within: Path | undefined): Path {
  const depth = (within?.depth ?? 0) + 1;
  return within !== undefined && depth > MAX_DEPTH ? within : { key, within, depth };
}

function nameOf(path: Path | undefined): string {
  const keys: string[] = [];
  for (let at = path; at !== undefined; at = at.within) keys.push(at.key.toWellFormed());
  return memberName(keys.reverse());
}
