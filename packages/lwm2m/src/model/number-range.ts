const form = /^\s*(-?\d+(?:\.\d+)?)\s*(?:\.\.|-)\s*(-?\d+(?:\.\d+)?)\s*$/u;

/** Least and greatest number of a range such as `-20..60`. Object definitions have ranges as texts for people: undefined for others. */
export function parseNumberRange(range: string): readonly [least: number, most: number] | undefined {
  const [, least, most] = form.exec(range) ?? [];
  return least === undefined || most === undefined ? undefined : [Number(least), Number(most)];
}
