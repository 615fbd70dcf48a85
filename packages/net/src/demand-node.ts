/** Oldest version that the packages run on, as `engines` of their package.json. */
const needed = [22, 13] as const;

/**
 * Refuses versions of Node.js that lack functions of the packages, before one of them is called. All packages that speak a protocol
 * load this one first.
 *
 * @param version such as `22.13.0`
 * @throws Error
 */
export function demandNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new Error(`Muster needs Node.js ${needed.join('.')} or later, and this is ${version}.`);
}
