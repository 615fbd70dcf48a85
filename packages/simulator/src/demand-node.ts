/** Oldest version that the package runs on, as `engines` of its package.json. */
const needed = [22, 13] as const;

/**
 * Refuses versions of Node.js that lack functions of the package, before one of them is called.
 *
 * @param version such as `22.13.0`
 * @throws Error
 */
export function demandNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new Error(`@muster/simulator needs Node.js ${needed.join('.')} or later, and this is ${version}.`);
}
