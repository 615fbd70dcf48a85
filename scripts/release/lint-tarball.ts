/** Checks how Node.js, bundlers and TypeScript see a packed package. */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * All packages are ESM only. TypeScript finds their types with `moduleResolution` `node16`, `nodenext` and `bundler`,
 * and reports `require` of them from CommonJS. The old resolution `node10` is not supported.
 */
function isSupported(problem: Problem): boolean {
  if (problem.kind === 'CJSResolvesToESM') return false;
  return !('resolutionKind' in problem && problem.resolutionKind === 'node10');
}

/** Returns the findings of publint and of arethetypeswrong, as texts. Empty if the package is clean. */
export async function findFaults(tarball: string): Promise<readonly string[]> {
  // A copy, because small files share a buffer.
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(buffer)));
  const problems = analysis.types === false ? ['has no types'] : analysis.problems.filter(isSupported);
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...problems.map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`),
  ];
}
