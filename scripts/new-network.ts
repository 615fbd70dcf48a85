// Writes the digests of the entries that `muster export` omits. Must be run after a change of the contents of a new
// device network:
//   muster export --with-defaults -o json --device-network NEW | node scripts/new-network.ts
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { format, resolveConfig } from 'prettier';
import { digestOf } from '../packages/cli/src/fixtures/export.ts';
import { labelOfEntry } from '../packages/cli/src/fixtures/kind.ts';
import { sections } from '../packages/cli/src/fixtures/kinds.ts';

const root = new URL('../', import.meta.url);
const content = JSON.parse(await text(process.stdin)) as Record<string, unknown>;
const digests = sections.flatMap(([section, kind]) => {
  const entries = content[section] as readonly Record<string, unknown>[] | undefined;
  if (entries === undefined) return [];
  return [
    [section, Object.fromEntries(entries.map((entry) => [labelOfEntry(kind, entry), digestOf(entry)]))],
  ];
});
const source = `// Made by scripts/new-network.ts; do not edit.
import type { Section } from './kind.ts';

/**
 * Labels and digests of the entries of a new device network. \`muster export\` omits them until they change, and
 * \`muster apply --prune\` never deletes them.
 */
export const newNetwork: Readonly<Partial<Record<Section, Readonly<Record<string, string>>>>> = ${JSON.stringify(Object.fromEntries(digests))};
`;
const style = await resolveConfig(new URL('package.json', root));
await writeFile(
  new URL('packages/cli/src/fixtures/new-network.ts', root),
  await format(source, { ...style, parser: 'typescript' }),
);
