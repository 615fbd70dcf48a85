import { fragmentValue } from './fragment.ts';

/**
 * Removes a value from the fragment of the page, so that neither the history nor a copied URL contains it.
 *
 * @returns the value, or undefined if the URL has none
 */
export function takeFragmentValue(name: string): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const value = fragmentValue(hash, name);
  if (value !== undefined) globalThis.history.replaceState(undefined, '', `${pathname}${search}`);
  return value;
}
