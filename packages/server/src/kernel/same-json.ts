import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same JSON. The order of members does not matter, because PostgreSQL changes it. */
export function isSameJson(one: object, other: object): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
