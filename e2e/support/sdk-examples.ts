/** Compiles the SDK examples of the reference: all of them in one program, so that types are read once. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempDir } from '@muster/testkit';
import type { MusterClient } from '@muster/sdk';
import ts from 'typescript';
import type { Example } from './reference-examples.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs one example. It resolves with the `Id` that the example has got, if any. */
export type RunExample = (
  muster: MusterClient,
  variables: Readonly<Record<string, string>>,
) => Promise<string | undefined>;

export interface CompiledExamples {
  /** What the compiler says of the examples; empty if they are right. */
  readonly problems: readonly string[];
  readonly run: readonly RunExample[];
}

/**
 * @param variables names that examples may use, each for a text
 * @param address of the service, in place of the one that examples name
 */
export async function compileExamples(
  examples: readonly Example[],
  variables: readonly string[],
  address: string,
): Promise<CompiledExamples> {
  const source = sourceOf(examples, variables).replaceAll('http://127.0.0.1:8080', address);
  const problems = problemsOf(source, examples);
  return { problems, run: problems.length === 0 ? await load(source) : [] };
}

const IMPORT = /^import (?:(type) )?\{ ([^}]+) \} from '(@muster\/sdk(?:\/[\w-]+)?)';\n*/gmu;

function sourceOf(examples: readonly Example[], variables: readonly string[]): string {
  const imports = new Map<string, Set<string>>();
  for (const { code } of examples) {
    for (const [, type = '', names = '', module = ''] of code.matchAll(IMPORT)) {
      const imported = imports.get(module) ?? new Set();
      imports.set(module, imported);
      for (const name of names.split(',')) imported.add(`${type} ${name.trim()}`.trim());
    }
  }
  const functions = examples.map(({ code }) => {
    const body = code.replaceAll(IMPORT, '');
    const used = variables.filter(
      (name) => new RegExp(`\\b${name}\\b`, 'u').test(body) && !body.includes(`const ${name} =`),
    );
    const own = `{ ${used.join(', ')} }: { ${used.map((name) => `${name}: string`).join('; ')} }`;
    const id = /const (?:\{ (Id) \}|(\w+)) = await muster\.\w+\.(?:create|register)\b/u.exec(body);
    const result = id === null ? '' : `\nreturn ${id[1] ?? `${id[2] ?? ''}.Id`};`;
    // A block of its own, so that an example can make its own client.
    return `async (muster: MusterClient, ${own}) => {{\n${body}${result}\n}},`;
  });
  const head = Array.from(
    imports,
    ([module, names]) => `import { ${[...names].join(', ')} } from '${module}';\n`,
  );
  return `${head.join('')}import type { MusterClient } from '@muster/sdk';
export const run = [
${functions.join('\n')}
];
`;
}

function problemsOf(source: string, examples: readonly Example[]): readonly string[] {
  // Beside the tests, so that names of packages resolve as they do there; nothing is written.
  const name = join(root, 'e2e', 'reference-examples.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { noUnusedLocals: false });
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true) : read(file, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => file === name || exists(file);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((one) => {
    const before = source.slice(0, one.start ?? 0);
    const at = before.split('async (muster: MusterClient').length - 2;
    return `${examples[at]?.heading ?? 'imports'}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`;
  });
}

async function load(source: string): Promise<readonly RunExample[]> {
  await using folder = await tempDir('muster-reference-');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  const file = folder.join('examples.mjs');
  const imported = outputText.replaceAll(
    /'(@muster\/sdk(?:\/[\w-]+)?)'/gu,
    (_, module: string) => `'${import.meta.resolve(module)}'`,
  );
  // What examples print is not for the report of the tests.
  await writeFile(file, `const console = { log: () => undefined };\n${imported}`);
  const module = (await import(pathToFileURL(file).href)) as { run: readonly RunExample[] };
  return module.run;
}
