import { suiteById, type CipherSuite } from '../../../src/crypto/suites/suite.ts';

/** @throws Error when there is none of that number */
export function suite(id: number): CipherSuite {
  const found = suiteById(id);
  if (!found) throw new Error(`There is no suite ${id.toString(16)}`);
  return found;
}
