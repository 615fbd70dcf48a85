import { trimName } from '../kernel/names.ts';

/** Converts the different spellings of clients to the single one that the service uses. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const ID_MEMBER = /^id$|Ids?$/u;
/** IDs of other systems are not changed. */
const FOREIGN_ID = 'ExternalId';
/**
 * Members whose empty text counts as absent, because forms of clients send it for empty fields. The contract refuses
 * an empty text in required members. In other members, an empty text is a value.
 */
const LEFT_OUT_WHEN_EMPTY: ReadonlySet<string> = new Set([
  'ActorId',
  'CompanyRegistrationId',
  'ExternalId',
  'HttpEndpoint',
  'HttpMethod',
  'HttpPassword',
  'HttpUsername',
  'Name',
  'NameSpace',
  'PreSharedKey',
  'SSID',
  'TimeZone',
  'Title',
]);
/** Greater than the depth of any body of the contract. Deeper values are not changed. */
const MAX_DEPTH = 8;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** IDs are case-insensitive (RFC 9562) and stored in lower case. */
export function normaliseId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}

/** Normalises a path parameter: IDs in lower case, other names unchanged. */
export function normaliseParameter(name: string, text: string): string {
  return isId(name) ? normaliseId(text) : text;
}

/**
 * Returns the body without members that count as absent, which are null or empty. IDs are in lower case and names
 * trimmed.
 */
export function normaliseBody(body: unknown): unknown {
  return normalise(body, '', 0);
}

function normaliseText(text: string, name: string): string {
  if (name === 'Name') return trimName(text);
  return isId(name) ? normaliseId(text) : text;
}

function normalise(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') {
    return normaliseText(value, name);
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => normalise(item, name, depth + 1));
  }
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== null && key !== '__proto__' && !(member === '' && LEFT_OUT_WHEN_EMPTY.has(key))) {
      result[key] = normalise(member, key, depth + 1);
    }
  }
  return result;
}

function isId(name: string): boolean {
  return ID_MEMBER.test(name) && name !== FOREIGN_ID;
}
