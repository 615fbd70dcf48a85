/**
 * Requests as clients spell them, in the one spelling that the service works with.
 */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const ID_MEMBER = /^id$|Ids?$/u;
/** Ids that are not ours are nobody's to change. */
const FOREIGN_ID = 'ExternalId';
/** Deeper than any body of the contract: what lies deeper is not looked at. */
const MAX_DEPTH = 8;

/** Ids are case-insensitive (RFC 9562) and kept in lower case. */
export function normaliseId(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : text;
}

/** The body without members that are null, which count as left out, and with ids in lower case. */
export function normaliseBody(body: unknown): unknown {
  return normalise(body, '', 0);
}

function normalise(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') {
    return isId(name) ? normaliseId(value) : value;
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => normalise(item, name, depth + 1));
  }
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== null && key !== '__proto__') {
      result[key] = normalise(member, key, depth + 1);
    }
  }
  return result;
}

function isId(name: string): boolean {
  return ID_MEMBER.test(name) && name !== FOREIGN_ID;
}
