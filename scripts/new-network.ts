// Writes the digests of the entries that `muster export` omits. Must be run after a change of the contents of a new
// device network:
//   muster export --with-defaults -o json --device-network NEW | node scripts/new-network.ts
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { format, resolveConfig } from 'prettier';
import { digestOf } from '../packages/cli/src/fixtures/export.ts';

const root = new URL('../', import.meta.url);
const content = JSON.parse(await text(process.stdin)) as Record<string, unknown>;
const digests = Object.entries(content).flatMap(([section, entries]) =>
  Array.isArray(entries)
    ? [[section, entries.map((entry) => digestOf(entry as Record<string, unknown>))]]
    : [],
);
const source = `// Made by scripts/new-network.ts; do not edit.
import type { Section } from './kind.ts';

/** Digests of the entries of a new device network, which \`muster export\` omits. */
export const newNetwork: Readonly<Partial<Record<Section, readonly string[]>>> = ${JSON.stringify(Object.fromEntries(digests))};
`;
const style = await resolveConfig(new URL('package.json', root));
await writeFile(
  new URL('packages/cli/src/fixtures/new-network.ts', root),
  await format(source, { ...style, parser: 'typescript' }),
);
