/** The one-time code in the fragment of a URL, if there is one. */
export function codeOf(fragment: string): string | undefined {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('code');
  return code === null || code === '' ? undefined : code;
}
