/** The pages of the site: their order in the sidebar, and those that are not files of `docs`. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as markdown from '../../scripts/reference/markdown.ts';
import type * as generator from '../../scripts/reference/pages.ts';

const root = join(import.meta.dirname, '..', '..');
const slashed = (name: string): string => name.split(sep).join('/');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).map(slashed).sort();

/** The address at which the files of the repository are shown. */
export const REPOSITORY = 'https://github.com/muster-lwm2m/muster';

/** Pages in the order of the sidebar: patterns of files, as paths of the repository. A pattern may match no file. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'Start in ten minutes': [
    'docs/start/devices.md',
    'docs/start/integration.md',
    'docs/start/operation.md',
    'docs/start/programs.md',
  ],
  'Work with devices': [
    'docs/guides/dashboard.md',
    'docs/guides/devices-by-name.md',
    'docs/guides/discovery.md',
    'docs/guides/attributes.md',
    'docs/guides/actuators.md',
    'docs/guides/firmware.md',
    'docs/guides/settings.md',
    'docs/guides/maps.md',
  ],
  'Connect devices': [
    'docs/guides/security.md',
    'docs/guides/bootstrap.md',
    'docs/guides/mass-registration.md',
    'docs/guides/gateways.md',
    'docs/guides/http-devices.md',
    'docs/guides/mqtt-devices.md',
    'docs/guides/sparkplug.md',
  ],
  'Data and events': [
    'docs/guides/measurements.md',
    'docs/guides/rules.md',
    'docs/guides/transformers.md',
    'docs/guides/webhooks.md',
  ],
  'Command line and scripts': [
    'docs/guides/cli.md',
    'docs/guides/scripts.md',
    'docs/guides/exit-codes.md',
    'docs/guides/import-export.md',
    'docs/guides/fixtures.md',
    'docs/guides/network-in-git.md',
  ],
  'Use the API': ['docs/guides/paging.md', 'docs/guides/idempotency.md', 'docs/dialect.md'],
  'Simulated fleets': [
    'docs/guides/fleet-files.md',
    'docs/guides/fleet-timeline.md',
    'docs/guides/fleet-faults.md',
    'docs/guides/fleet-respond.md',
    'docs/guides/fleet-verdict.md',
    'docs/guides/fleet-server-view.md',
    'docs/guides/fleet-virtual-time.md',
    'docs/guides/fleet-record-replay.md',
    'docs/guides/fleet-control.md',
    'docs/guides/fleet-scale.md',
    'docs/guides/fleet-mqtt.md',
    'docs/guides/fleet-in-tests.md',
  ],
  'Run a service': [
    'docs/guides/operations.md',
    'docs/guides/access.md',
    'docs/guides/usage.md',
    'docs/guides/postgresql.md',
    'docs/guides/scaling.md',
    'docs/scaling.md',
    'docs/performance.md',
    'docs/threat-model.md',
    'docs/guides/upgrad*.md',
  ],
  Reference: [
    ...['docs/reference/api/index.md', 'docs/reference/cli/index.md', 'docs/reference/sdk/index.md'],
    ...['docs/reference/settings.md', 'docs/errors.md'],
  ],
  Project: [
    'docs/architecture.md',
    'docs/conformance.md',
    'docs/spec-coverage.md',
    'CONTRIBUTING.md',
    'docs/contributing/*.md',
    'docs/guides/adding-resources.md',
    'docs/guides/releasing.md',
    'docs/dependencies.md',
    'docs/debugging.md',
  ],
  Packages: ['packages/*/README.md'],
  Changes: ['CHANGELOG.md', 'packages/*/CHANGELOG.md'],
  Decisions: ['docs/decisions/README.md', 'docs/decisions/[0-9]*.md'],
};

/** Groups of the sidebar that are folded. */
const FOLDED = new Set(['Packages', 'Changes', 'Decisions']);

const REFERENCE = 'docs/reference';

/** The page that is made of a file, relative to the site; undefined for files that are no page. */
export function pageOf(file: string): string | undefined {
  const [, name, kind] = /^packages\/([^/]+)\/(README|CHANGELOG)\.md$/u.exec(file) ?? [];
  if (name !== undefined) return `reference/${kind === 'README' ? 'packages' : 'changes'}/${name}.md`;
  if (file === 'CONTRIBUTING.md') return 'reference/contributing.md';
  if (file === 'CHANGELOG.md') return 'reference/changes/index.md';
  return file.startsWith('docs/') && file.endsWith('.md')
    ? file.slice('docs/'.length).replace(/(^|\/)README\.md$/u, '$1index.md')
    : undefined;
}

/** The files outside of `docs` that are pages of the site, by their page. */
const outside: ReadonlyMap<string, string> = new Map(
  Object.values(ORDER)
    .flat()
    .filter((pattern) => !pattern.startsWith('docs/'))
    .flatMap(find)
    .map((file) => [pageOf(file) ?? '', file]),
);

/**
 * Imports a file of scripts/reference. VitePress bundles its configuration with all that it imports, but the
 * generators find their sources by their own paths.
 */
const importGenerator = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(root, 'scripts', 'reference', name)).href);

/** Returns the anchor of a heading, as links for GitHub have it. */
export const { anchorOf } = (await importGenerator('markdown.ts')) as typeof markdown;

/** Writes the pages that are made of the contract, the commands, the SDK and the files of the packages. */
export async function writePages(): Promise<void> {
  const { siteReference } = (await importGenerator('pages.ts')) as typeof generator;
  const reference = Object.entries(await siteReference());
  const pages = [
    ...reference.map(([file, text]) => [pageOf(file) ?? file, text] as const),
    ...[...outside].map(([page, file]) => [page, readFileSync(join(root, file), 'utf8')] as const),
  ];
  rmSync(join(root, REFERENCE), { recursive: true, force: true });
  for (const [page, text] of pages) {
    const file = join(root, 'docs', page);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

interface SidebarGroup {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items: { readonly text: string; readonly link: string }[];
}

/**
 * Returns the sidebars by the folders that they belong to: one of all guides, and one of each part of the reference.
 * The pages must have been written.
 *
 * @throws Error if a page of `docs` has no place in them
 */
export function sidebars(): Record<string, SidebarGroup[]> {
  const known = new Set(['docs/index.md', ...Object.values(ORDER).flat().flatMap(find)]);
  const forgotten = find('docs/**/*.md').filter((file) => !known.has(file) && !file.startsWith(REFERENCE));
  if (forgotten.length > 0) {
    throw new Error(
      `These pages have no place in the sidebar: ${forgotten.join(', ')}. Add them to ORDER in docs/.vitepress/pages.ts.`,
    );
  }
  const guides = Object.entries(ORDER).map(([text, patterns]) => {
    const items = patterns.flatMap(find).map((file) => ({ text: titleOf(file), link: linkOf(file) }));
    // Without a link of its own, the theme makes the heading of a folded group a button with a button inside.
    const folded = FOLDED.has(text) ? { collapsed: true, link: items[0]?.link ?? '/' } : {};
    return { text, ...folded, items };
  });
  return {
    '/': guides.filter(({ items }) => items.length > 0),
    '/reference/api/': [referenceGroup('API', 'api')],
    '/reference/cli/': [referenceGroup('Commands', 'cli')],
    '/reference/sdk/': [referenceGroup('SDK', 'sdk')],
  };
}

const linkOf = (file: string): string => `/${pageOf(file) ?? ''}`;

const referenceGroup = (text: string, folder: string): SidebarGroup => ({
  text,
  link: `/reference/${folder}/`,
  items: find(`${REFERENCE}/${folder}/*.md`)
    .map((file) => basename(file, '.md'))
    .filter((name) => name !== 'index')
    .map((name) => ({ text: name, link: `/reference/${folder}/${name}.md` })),
});

/** The name of a package with a list of changes, or the first heading of a page up to a colon, without code marks. */
function titleOf(file: string): string {
  if (file.endsWith('/CHANGELOG.md')) return `@muster/${file.split('/')[1] ?? ''}`;
  const heading = /^# (.+)$/mu.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file;
  return heading.replace(/: .*$/u, '').replaceAll('`', '');
}

/**
 * Returns the address in the site of a link in a page: another page, or a file of the repository.
 *
 * @param page its address in the site, such as `guides/cli.md`
 * @throws Error if the target does not exist
 */
export function resolveLink(page: string, link: string): string {
  if (/^(?:[a-z]+:|#|\/)/u.test(link)) return link;
  const [path = '', anchor] = link.split('#');
  const source = outside.get(page) ?? `docs/${page}`;
  const target = posix.normalize(posix.join(posix.dirname(source), decodeURIComponent(path)));
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  const found = [target, posix.join(target, 'README.md')].map(pageOf).find((one) => one !== undefined);
  if (found !== undefined) return `/${found}${fragment}`;
  if (!existsSync(join(root, target)))
    throw new Error(`${source} has a link to ${link}, which does not exist.`);
  return `${REPOSITORY}/blob/main/${target.replace(/\/$/u, '')}${fragment}`;
}
