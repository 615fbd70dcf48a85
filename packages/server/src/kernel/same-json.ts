import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same JSON. The order of members does not count: PostgreSQL returns documents in its own. */
export function isSameJson(one: object, other: object): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
