import { suiteByName, type CipherSuite } from '@muster/dtls';

/** @throws RangeError for an unknown name */
export function suitesByName(names: readonly string[]): CipherSuite[] {
  return names.map((name) => {
    const suite = suiteByName(name);
    if (!suite) throw new RangeError(`unknown cipher suite ${name.slice(0, 100)}`);
    return suite;
  });
}
