import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from './contract.ts';

const banner = '// Made from the folders of the features by `pnpm generate`; do not edit.\n';
const source = 'packages/server/src';
const target = `${source}/features/generated`;
const models = [`${source}/features/*/model.ts`, `${source}/features/*/model/*.ts`];
const tables = [`${source}/features/*/http.ts`, `${source}/features/*/http/*.ts`];

/**
 * Generates the two lists of the server's features: the collections of `model.ts` and the routes of `http.ts`, or of the
 * files in folders with these names. A new feature is added to both by its folder.
 */
export async function featureFiles(root: URL): Promise<Record<string, string>> {
  return {
    [`${target}/collections.ts`]: await collections(root),
    [`${target}/routes.ts`]: routes(root),
  };
}

/** Generates the entities with permissions, from `x-permission`. Permissions of the kind All belong to no entity. */
export function permissionFiles(contract: Contract): Record<string, string> {
  const names = contract.operations
    .map(({ permission = '' }) => permission.split('.'))
    .filter(([, kind]) => kind !== undefined && kind !== 'All')
    .map(([name]) => name);
  return {
    [`${target}/permissions.ts`]: `${banner}
/** The entities that operations need permissions for. */
export const permissionEntities = [${[...new Set(names)]
      .sort()
      .map((name) => `'${name}'`)
      .join(', ')}] as const;
`,
  };
}

async function collections(root: URL): Promise<string> {
  const imports: string[] = [];
  const names: string[] = [];
  for (const path of filesOf(root, models)) {
    const module = (await import(new URL(path, root).href)) as Readonly<Record<string, unknown>>;
    const found = Object.keys(module).filter((name) => isCollection(module[name]));
    if (found.length > 0) imports.push(`import { ${found.join(', ')} } from '${importOf(path)}';`);
    names.push(...found);
  }
  return `${banner}${imports.join('\n')}
import type { AnyCollectionDefinition } from '${importOf(`${source}/store/port.ts`)}';

/** The collections of all features. */
export const collections: readonly AnyCollectionDefinition[] = [${names.join(', ')}];
`;
}

/** Distinguishes collection definitions from other exports of models, which have no indexes. */
function isCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'indexes' in value;
}

function routes(root: URL): string {
  const parts = filesOf(root, tables)
    .filter((path) => /^export const routes\b/mu.test(readFileSync(new URL(path, root), 'utf8')))
    .map((path) => ({ name: nameOf(path), path: importOf(path) }));
  return `${banner}import type { UsedBy } from '${importOf(`${source}/http/handler.ts`)}';
${parts.map(({ name, path }) => `import { routes as ${name} } from '${path}';`).join('\n')}

/** The routes of all features. */
export const routes = {
${parts.map(({ name }) => `  ...${name},`).join('\n')}
};

/** The services that the acts use. */
export type RouteServices = UsedBy<typeof routes, 'act'>;

/** What the other routes use beside the store. */
export type RouteSources = UsedBy<typeof routes, 'preview'> & UsedBy<typeof routes, 'serve'>;
`;
}

/** Returns the name of a feature and one of its files in camel case. */
function nameOf(path: string): string {
  const [feature = '', ...rest] = path.slice(`${source}/features/`.length).split('/');
  const file = posix.basename(rest.at(-1) ?? '', '.ts');
  const words = file === feature || rest.length === 1 ? feature : `${feature}-${file}`;
  return words.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function filesOf(root: URL, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: fileURLToPath(root) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

function importOf(path: string): string {
  return posix.relative(target, path);
}
