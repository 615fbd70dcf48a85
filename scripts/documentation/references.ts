/** What a page of the documentation refers to: links, paths of the project, and commands of its package.json. */
export interface Reference {
  readonly kind: 'link' | 'path' | 'script';
  /** As it is written; of a script its name. */
  readonly text: string;
}

const FENCE = /^(?<fence>`{3,})(?<info>[^\n`]*)\n(?<code>[^]*?)^\k<fence>$/gmu;
const LINK = /\]\((?<target>[^\s)]+)\)/gu;
const INLINE = /`(?<code>[^`]+)`/gu;
/** A file of the project is named with its folder; a folder is, when it starts at the root. */
const PATH =
  /(?<![\w./@:$<{}-])(?:(?:[\w.-]+\/)+[\w.-]+\.(?:ts|js|json|md|ya?ml)|(?:bench|docs|e2e|packages|scripts)(?:\/[\w.-]+)+)(?![\w/*{}-])/gu;
/** A name to fill in, such as `e2e/FILE.ts`. */
const PLACEHOLDER = /(?:^|\/)[A-Z_]+(?:\.ts)?(?:\/|$)/u;
/** `pnpm run NAME`, `npm run NAME` and `pnpm NAME`. */
const SCRIPT = /\bp?npm (?:run )?(?<name>[a-z][\w:-]*)/gu;
/** What pnpm and npm do themselves. */
const OWN_COMMANDS = new Set([
  'add',
  'ci',
  'dlx',
  'exec',
  'init',
  'install',
  'pack',
  'publish',
  'start',
  'test',
]);

/** @param page Markdown */
export function referencesIn(page: string): Reference[] {
  const text = page.replaceAll(FENCE, '');
  const blocks = Array.from(page.matchAll(FENCE), ({ groups }) => groups ?? {});
  const shell = blocks.filter(({ info = '' }) => /^(?:sh|bash|console)\b/u.test(info));
  const inline = Array.from(text.matchAll(INLINE), ({ groups }) =>
    (groups?.['code'] ?? '').replaceAll(/\s+/gu, ' '),
  );
  const code = [...shell.map((block) => block['code'] ?? ''), ...inline];
  return [
    ...all(text, LINK, 'target', 'link'),
    ...code
      .flatMap((one) => all(one, PATH, undefined, 'path'))
      .filter((reference) => !PLACEHOLDER.test(reference.text)),
    ...code
      .flatMap((one) => all(one, SCRIPT, 'name', 'script'))
      .filter((reference) => !OWN_COMMANDS.has(reference.text)),
  ];
}

function all(text: string, form: RegExp, group: string | undefined, kind: Reference['kind']): Reference[] {
  return Array.from(text.matchAll(form), (match) => ({
    kind,
    text: (group === undefined ? match[0] : match.groups?.[group]) ?? '',
  }));
}

/** The anchors that headings of a page have, as they are made where Markdown is shown. */
export function anchorsIn(page: string): Set<string> {
  const headings = page.replaceAll(FENCE, '').matchAll(/^#{1,6} (?<heading>.+)$/gmu);
  return new Set(
    Array.from(headings, ({ groups }) =>
      (groups?.['heading'] ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}
