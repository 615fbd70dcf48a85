/** Oldest supported version, as in `engines` of the package.json files. */
const needed = [22, 13] as const;

/**
 * Rejects versions of Node.js that lack required functions before one is called. All protocol packages load this one
 * first.
 *
 * @param version such as `22.13.0`
 * @throws Error
 */
export function demandNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new Error(`Muster needs Node.js ${needed.join('.')} or later, and this is ${version}.`);
}
