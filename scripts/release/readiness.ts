/** What a release needs of the repository before anything is published. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './manifests.ts';

/**
 * Returns the reasons against a release, each with its remedy.
 *
 * @param root folder of the clone
 */
export function findObstacles(root: string, packages: readonly PublishedPackage[]): readonly string[] {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [version = ''] = packages.map((one) => one.version);
  const tag = `v${version}`;
  const obstacles: string[] = [];

  const changed = git('status', '--porcelain').map((line) => line.slice(3));
  if (changed.length > 0)
    obstacles.push(`The working tree has changes: ${shorten(changed)}. Commit or remove them.`);

  const branches = git('branch', '--all', '--contains', 'HEAD', '--format=%(refname:lstrip=-1)');
  if (!branches.includes('main'))
    obstacles.push('This commit is not on the branch main. Merge it, then check out main.');

  if (!git('tag', '--points-at', 'HEAD').includes(tag))
    obstacles.push(
      git('tag', '--list', tag).length > 0
        ? `The tag ${tag} is at another commit. Check it out: git checkout ${tag}`
        : `This commit has no tag ${tag}. Set it: git tag --annotate ${tag} --message 'Muster ${version}'`,
    );

  const others = packages.filter((one) => one.version !== version).map((one) => one.name);
  if (others.length > 0)
    obstacles.push(`These packages do not have version ${version}: ${shorten(others)}. Run: npm run version`);

  const waiting = globSync('.changeset/*.md', { cwd: root });
  if (waiting.length > 0)
    obstacles.push(`These changesets are not in a version: ${shorten(waiting)}. Run: npm run version`);

  const silent = packages
    .map(({ folder }) => join('packages', folder, 'CHANGELOG.md'))
    .filter((file) => !hasEntry(join(root, file), version));
  if (silent.length > 0)
    obstacles.push(
      `These files have no entry "## ${version}": ${shorten(silent)}. Write it, or run: npm run version`,
    );
  return obstacles;
}

function hasEntry(file: string, version: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(`## ${version}`);
}

/** Names at most three. */
function shorten(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
