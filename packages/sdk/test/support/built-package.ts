import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const sdk = join(import.meta.dirname, '..', '..');
const sources = join(sdk, 'src');

/** The options that `scripts/build.ts` compiles with. */
function buildOptions(): ts.CompilerOptions {
  const file = join(sdk, '..', '..', 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, dirname(file)).options;
}

// The module kind of the package decides, and it is not there to be read.
const compilerOptions = { ...buildOptions(), module: ts.ModuleKind.ESNext };

/** Compiles one module as the build does, without looking at types. */
export function compile(text: string, fileName: string): string {
  return ts.transpileModule(text, { compilerOptions, fileName }).outputText;
}

const modules = new Map<string, string>();

/** The modules of the SDK as they are published, by their path below `dist/src`. */
export function compiledModules(): ReadonlyMap<string, string> {
  if (modules.size > 0) return modules;
  for (const name of globSync('**/*.ts', { cwd: sources })) {
    const text = readFileSync(join(sources, name), 'utf8');
    modules.set(name.replace(/\.ts$/u, '.js'), compile(text, name));
  }
  return modules;
}

/** Puts the package into `folder/node_modules`, as it is published, with its dependencies. */
export async function installBuiltSdk(folder: string): Promise<void> {
  const target = join(folder, 'node_modules', '@muster', 'sdk');
  for (const [name, text] of compiledModules()) {
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

/** Parsed libraries of TypeScript, which all programs share. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A program of TypeScript. Parsing the libraries again would take a second each. */
export function programOf(files: readonly string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options);
  const folder = `${dirname(ts.getDefaultLibFilePath(options))}/`;
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (!name.startsWith(folder)) return parse(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, parse(name, ...rest));
    return libraries.get(name);
  };
  return ts.createProgram(files, options, host);
}

/** Adds the declarations, which takes seconds. @returns the program of the sources, with the libraries of Node.js 20.0 */
export function installDeclarations(folder: string): ts.Program {
  const program = programOf(
    globSync('**/*.ts', { cwd: sources }).map((name) => join(sources, name)),
    {
      ...buildOptions(),
      target: ts.ScriptTarget.ES2023,
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'].map((name) => `lib.${name}.d.ts`),
      rootDir: sources,
      outDir: join(folder, 'node_modules', '@muster', 'sdk', 'dist', 'src'),
      declaration: true,
      emitDeclarationOnly: true,
      types: [],
    },
  );
  if (program.emit().emitSkipped) throw new Error('The declarations of the SDK were not written.');
  return program;
}
