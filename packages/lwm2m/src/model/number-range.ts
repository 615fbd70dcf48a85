const form = /^\s*(-?\d+(?:\.\d+)?)\s*(?:\.\.|-)\s*(-?\d+(?:\.\d+)?)\s*$/u;

/** Parses a range such as `-20..60`. Returns undefined for other texts, which object definitions can contain. */
export function parseNumberRange(range: string): readonly [least: number, most: number] | undefined {
  const [, least, most] = form.exec(range) ?? [];
  return least === undefined || most === undefined ? undefined : [Number(least), Number(most)];
}
