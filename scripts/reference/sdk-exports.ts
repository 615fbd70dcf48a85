import { basename, join } from 'node:path';
import ts from 'typescript';
import { code, fence, item, page, plain } from './markdown.ts';

const root = join(import.meta.dirname, '..', '..');
const entry = join(root, 'packages', 'sdk', 'src', 'index.ts');

interface Export {
  readonly name: string;
  readonly node: ts.Declaration;
  readonly file: string;
}

/** Generates the page of the hand-written exports of `@muster/sdk`, from their declarations and comments. */
export function sdkExports(): string {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const sections = [...Map.groupBy(exportsOf(program), ({ file }) => file)];
  return page([
    '# Client and helpers',
    'What `@muster/sdk` exports besides the [groups](README.md#groups) and the types of the contract.',
    sections
      .map(([file, members]) =>
        item(`${titleOf(file)}: ${members.map(({ name }) => linkTo(name)).join(', ')}`),
      )
      .join('\n'),
    ...sections.flatMap(([file, members]) => [`## ${titleOf(file)}`, ...members.map(sectionOf)]),
    'See also: [all groups](README.md), [errors of all methods](README.md#errors-of-all-methods).',
  ]);
}

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** Converts `device-commands.ts` to `Device commands`. */
function titleOf(file: string): string {
  const words = basename(file, '.ts')
    .replaceAll('-', ' ')
    .replace('lwm2m', 'LwM2M')
    .replace(/^client$/u, 'creating a client');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function exportsOf(program: ts.Program): readonly Export[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const symbol = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (symbol === undefined) throw new Error(`${entry} has no exports`);
  return checker.getExportsOfModule(symbol).flatMap((one): Export[] => {
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    const [node] = target.declarations ?? [];
    const path = node?.getSourceFile().fileName ?? '';
    if (node === undefined || !path.includes('/sdk/src/') || path.includes('/generated/')) return [];
    return [{ name: one.name, node, file: path }];
  });
}

function sectionOf({ name, node }: Export): string {
  const docs = docsOf(node);
  return [
    `### ${name}`,
    docs.text,
    fence('ts signature', signatureOf(name, node)),
    parametersOf(docs),
    ...docs.throws,
    membersOf(node),
    ...docs.examples.map((example) => fence('ts', example)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

interface Docs {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly throws: readonly string[];
  readonly examples: readonly string[];
}

function docsOf(node: ts.Node): Docs {
  // The comment of a constant is attached to its statement.
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const tags = ts.getJSDocTags(holder);
  const blocks = ts.getJSDocCommentsAndTags(holder).filter(ts.isJSDoc);
  const textOf = (comment: ts.JSDoc['comment']): string => cleaned(ts.getTextOfJSDocComment(comment) ?? '');
  const tagged = (name: string): string[] =>
    tags.filter(({ tagName }) => tagName.text === name).map(({ comment }) => textOf(comment));
  return {
    text: plain(blocks.map(({ comment }) => textOf(comment)).join('\n\n')),
    parameters: [
      ...tags
        .filter(ts.isJSDocParameterTag)
        .map((tag) => `${code(tag.name.getText())}: ${plain(textOf(tag.comment))}`),
      ...tagged('returns').map((text) => `Returns ${plain(text)}`),
    ],
    throws: tags.filter(ts.isJSDocThrowsTag).map((tag) => {
      const type = tag.typeExpression?.type.getText();
      return `Throws ${type === undefined ? '' : `${code(type)}: `}${plain(textOf(tag.comment))}`;
    }),
    examples: tags
      .filter(({ tagName }) => tagName.text === 'example')
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? ''),
  };
}

/** Replaces `{@link X}` with `X`, and joins wrapped lines. */
const cleaned = (text: string): string =>
  text.replaceAll(/\{@link ([^}]+)\}/gu, '`$1`').replaceAll(/(?<!\n)\n(?!\n)/gu, ' ');

const parametersOf = ({ parameters }: Docs): string => parameters.map(item).join('\n');

function signatureOf(name: string, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node)) return withoutBody(node, node.body);
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return headOf(name, node);
  if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
    const { initializer } = node;
    return ts.isArrowFunction(initializer)
      ? `const ${name}: ${withoutBody(initializer, initializer.body).replace(/^async /u, '')} ...`
      : `const ${name}`;
  }
  return node.getText().replace(/^export /u, '');
}

function withoutBody(node: ts.Node, body: ts.Node | undefined): string {
  const text = node.getText();
  const own = body === undefined ? text : text.slice(0, body.getStart() - node.getStart());
  return own.replace(/^export (?:async )?/u, '').trim();
}

/** Returns `interface A extends B` without its members. */
function headOf(name: string, node: ts.InterfaceDeclaration | ts.ClassDeclaration): string {
  const kind = ts.isInterfaceDeclaration(node) ? 'interface' : 'class';
  const types = node.typeParameters?.map((one) => one.getText()).join(', ');
  const heritage = node.heritageClauses?.map((one) => one.getText()).join(' ') ?? '';
  return `${kind} ${name}${types === undefined ? '' : `<${types}>`} ${heritage}`.trim();
}

/** Returns the members of an interface or a class that are not private, each with its comment. */
function membersOf(node: ts.Declaration): string {
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return '';
  const members = (node.members as ts.NodeArray<ts.TypeElement | ts.ClassElement>).filter(isPublic);
  return members
    .map((member) => {
      const docs = docsOf(member);
      const details = [...docs.parameters, ...docs.throws].map((text) => `\n- ${text}`).join('');
      const text = memberText(member);
      return item(`${code(text)}${docs.text === '' ? '' : `: ${docs.text}`}${details}`);
    })
    .join('\n');
}

function isPublic(member: ts.TypeElement | ts.ClassElement): boolean {
  const name = member.name?.getText() ?? '';
  const hasBody = ts.isConstructorDeclaration(member) || ts.isClassStaticBlockDeclaration(member);
  return name !== 'name' && !name.startsWith('#') && !hasBody && docsOf(member).text !== '';
}

function memberText(member: ts.TypeElement | ts.ClassElement): string {
  const body = ts.isMethodDeclaration(member) ? member.body : undefined;
  const text = withoutBody(member, body).replace(/;$/u, '').replaceAll(/\s+/gu, ' ');
  return text.replaceAll(/\b(?:readonly|declare|override|async) /gu, '');
}
