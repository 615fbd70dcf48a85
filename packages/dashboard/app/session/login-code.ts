/**
 * Takes the one-time code out of the address (`#code=…`), so that neither the history nor a copied address has it.
 *
 * @returns the code, or undefined if the address has none
 */
export function takeCode(): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const code = codeOf(hash);
  if (code !== undefined) globalThis.history.replaceState(undefined, '', `${pathname}${search}`);
  return code;
}

/** The code of a fragment. */
export function codeOf(fragment: string): string | undefined {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('code');
  return code === null || code === '' ? undefined : code;
}
