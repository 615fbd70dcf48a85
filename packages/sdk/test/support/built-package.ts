import { globSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const sdk = join(import.meta.dirname, '..', '..');
const sources = join(sdk, 'src');

/** The options that `scripts/build.ts` compiles with. */
export function buildOptions(): ts.CompilerOptions {
  const file = join(sdk, '..', '..', 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, dirname(file)).options;
}

/** Compiles one module as the build does, without looking at types. */
export function compile(text: string, fileName: string): string {
  const compilerOptions = { ...buildOptions(), inlineSources: false, sourceMap: false };
  // The module kind of the package decides, and it is not there to be read.
  compilerOptions.module = ts.ModuleKind.ESNext;
  return ts.transpileModule(text, { compilerOptions, fileName }).outputText;
}

/** The modules of the SDK as they are published, by their path below `dist/src`. */
export async function compiledModules(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  for (const name of globSync('**/*.ts', { cwd: sources })) {
    const text = await readFile(join(sources, name), 'utf8');
    modules.set(name.replace(/\.ts$/u, '.js'), compile(text, name));
  }
  return modules;
}

/** Puts the package into `folder/node_modules`, as it is published, with its dependencies. */
export async function installBuiltSdk(folder: string): Promise<void> {
  const target = join(folder, 'node_modules', '@muster', 'sdk');
  for (const [name, text] of await compiledModules()) {
    await mkdir(dirname(join(target, 'dist', 'src', name)), { recursive: true });
    await writeFile(join(target, 'dist', 'src', name), text);
  }
  const manifest = JSON.parse(await readFile(join(sdk, 'package.json'), 'utf8')) as {
    readonly publishConfig: object;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await writeFile(
    join(target, 'package.json'),
    JSON.stringify({ ...manifest, ...manifest.publishConfig, publishConfig: undefined }),
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const name of Object.keys(manifest.dependencies)) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(join(sdk, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Adds the declarations, which takes seconds. */
export async function installDeclarations(folder: string): Promise<void> {
  const target = join(folder, 'node_modules', '@muster', 'sdk', 'dist', 'src');
  const options: ts.CompilerOptions = {
    ...buildOptions(),
    rootDir: sources,
    outDir: target,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    types: [],
  };
  const program = ts.createProgram(
    globSync('**/*.ts', { cwd: sources }).map((name) => join(sources, name)),
    options,
  );
  const { emitSkipped } = program.emit();
  if (emitSkipped) throw new Error('The declarations of the SDK were not written.');
}
