/** The fenced blocks of the guides in docs/guides. */
import { readFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workplace } from './muster.ts';

const root = join(import.meta.dirname, '..', '..');

/** The text of all blocks of a guide by the words behind their fence, such as `sh`, `sh server` or `js receiver.mjs`. */
export async function readGuide(name: string): Promise<ReadonlyMap<string, string>> {
  return blocksOf(await readFile(join(root, 'docs', 'guides', `${name}.md`), 'utf8'));
}

/** The blocks of each section of a page by its title, which is that of the last heading before them. */
export async function readSections(page: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const text = await readFile(join(root, page), 'utf8');
  const parts = text.split(/^#+ /mu).slice(1);
  return new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', blocksOf(part)]));
}

function blocksOf(text: string): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  for (const [, info = '', block = ''] of text.matchAll(/^```(.+)\n([^]*?)^```$/gmu)) {
    blocks.set(info, [...(blocks.has(info) ? [blocks.get(info)] : []), block].join('\n'));
  }
  return blocks;
}

/** Lets programs in a folder import packages of this workspace. */
export async function linkPackages(place: Workplace, ...names: readonly string[]): Promise<void> {
  const modules = join(place.dir, 'node_modules', '@muster');
  await mkdir(modules, { recursive: true });
  for (const name of names) await symlink(join(root, 'packages', name), join(modules, name));
}
