/** A value in the fragment of a URL, such as `abc` in `#code=abc`; undefined if it is missing or empty. */
export function fragmentValue(fragment: string, name: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(name) || undefined;
}
