import type { Contract, Operation } from './contract.ts';
import { kebab } from './contract.ts';
import {
  EntityReference,
  exampleFilter,
  exampleOfBody,
  exampleOfParameter,
  ExampleTime,
  isList,
  isMembers,
  type ExampleValue,
} from './example-values.ts';

/** The properties of a flag or argument that examples use. */
export interface ExampleFlag {
  readonly flag: string;
  readonly member: string;
  readonly kind: string;
  readonly part?: string;
  readonly multiple?: boolean;
  readonly names?: string;
}

export interface ExampleArgument {
  readonly name: string;
  readonly isId: boolean;
  readonly names?: string;
}

export interface ExampleSpec {
  readonly args: readonly ExampleArgument[];
  readonly fields: readonly ExampleFlag[];
}

/** Returns the examples of a generated command, based on the examples of the contract. */
export function cliExamples(contract: Contract, operation: Operation, spec: ExampleSpec): string[] {
  const words = ['muster', kebab(operation.group), kebab(operation.verb)];
  const parameters = [
    ...operation.pathParameters,
    ...operation.queryParameters.filter((parameter) => parameter.required === true),
  ];
  const args = parameters.map((parameter, at) =>
    argumentOf(exampleOfParameter(contract, operation, parameter), spec.args[at]),
  );
  const plain = [...words, ...args].join(' ');
  const confirmed = operation.confirm ? ' --yes' : '';
  if (operation.kind === 'page') return listExamples(contract, operation, plain);
  if (operation.body !== undefined) {
    const csv = operation.body.mediaTypes.includes('text/csv') ? [`${plain} --data @rows.csv`] : [];
    return [`${plain} ${bodyFlags(contract, operation, spec)}${confirmed}`, ...csv];
  }
  if (operation.kind === 'binary') return [`${plain} --output ${kebab(operation.verb)}.bin`];
  const [first] = spec.args;
  if (first?.isId !== true || args.length !== 1) return [plain + confirmed];
  return [
    plain + confirmed,
    `${[...words, '-'].join(' ')}${operation.method === 'GET' ? '' : ' --yes'} < ids.txt`,
  ];
}

function listExamples(contract: Contract, operation: Operation, plain: string): string[] {
  const filter = exampleFilter(contract, operation);
  const text =
    filter === undefined ? undefined : `${filter.field} eq '${filter.value.replaceAll("'", "''")}'`;
  const sort = operation.sortable.includes('Name') ? ' --sort -Name' : '';
  return [
    plain,
    ...(text === undefined ? [] : [`${plain} --filter "${text}"${sort}`]),
    `${plain} --all -o csv`,
  ];
}

function argumentOf(value: ExampleValue | ExampleTime, arg: ExampleArgument | undefined): string {
  if (value instanceof ExampleTime) return timeOf(value);
  const [first] = isList(value) ? value : [value];
  return wordOf(first ?? null, arg?.names);
}

const timeOf = ({ hoursAgo }: ExampleTime): string => (hoursAgo === 0 ? 'now' : `${hoursAgo}h`);

/** Formats a value as a word for a shell. Where names are accepted, a reference becomes a name. */
function wordOf(value: ExampleValue, names: string | undefined): string {
  if (!(value instanceof EntityReference))
    return quote(typeof value === 'string' ? value : JSON.stringify(value));
  const { name, shellVariable } = value.entity;
  return names === undefined || name === undefined ? `"$${shellVariable}"` : quote(name);
}

const quote = (text: string): string =>
  /^[\w./:@%+,-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Formats the body as flags, or as --data if it has members without a flag. */
function bodyFlags(contract: Contract, operation: Operation, { fields }: ExampleSpec): string {
  const example = exampleOfBody(contract, operation) ?? null;
  const form = operation.body?.form;
  const flags = form === undefined ? flagsOf(example, fields) : formFlags(example, fields);
  return flags ?? `--data ${jsonWord(example)}`;
}

function formFlags(example: ExampleValue, fields: readonly ExampleFlag[]): string {
  const members = isMembers(example) ? example : {};
  return Object.entries(members)
    .map(([part, value]) => {
      const file = fields.find((field) => field.kind === 'file' && field.member === part);
      if (file !== undefined) return `--${file.flag} ${fileOf(file.flag, value)}`;
      const own = fields.filter((field) => (field.part ?? field.member) === part);
      return isMembers(value) ? flagsOf(value, own) : flagsOf({ [part]: value }, own);
    })
    .join(' ');
}

/** The name of a file with an example of its content. */
const fileOf = (flag: string, content: ExampleValue): string =>
  typeof content === 'string' && content.startsWith('{') ? `${flag}.json` : `${flag}.bin`;

function flagsOf(example: ExampleValue, fields: readonly ExampleFlag[]): string | undefined {
  if (!isMembers(example)) return undefined;
  const words: string[] = [];
  for (const [member, value] of Object.entries(example)) {
    const field = fields.find((one) => one.member === member);
    const word = field === undefined ? undefined : flagOf(field, value, fields);
    if (word === undefined) return undefined;
    words.push(word);
  }
  return words.length === 0 ? undefined : words.join(' ');
}

function flagOf(field: ExampleFlag, value: ExampleValue, fields: readonly ExampleFlag[]): string | undefined {
  const flag = `--${nameOf(field, fields)}`;
  // A flag passes text if a member accepts text and numbers.
  if (value === null || (field.kind === 'string' && typeof value === 'number')) return undefined;
  if (field.kind === 'json') return `${flag} ${jsonWord(value)}`;
  if (field.kind === 'boolean') return value === true ? flag : flag.replace('--', '--no-');
  if (field.multiple !== true) return `${flag} ${wordOf(value, field.names)}`;
  if (!isList(value) || value.length === 0) return undefined;
  return value.map((item) => `${flag} ${wordOf(item, field.names)}`).join(' ');
}

/** The name of a flag that accepts names: without its `-id`, if no other flag has that name, as in the CLI. */
function nameOf({ flag, names }: ExampleFlag, fields: readonly ExampleFlag[]): string {
  const alias = /^(?<stem>.+)-ids?$/u.exec(flag)?.groups?.['stem'];
  const isTaken = alias === undefined || reserved.has(alias) || fields.some((field) => field.flag === alias);
  return names === undefined || isTaken ? flag : alias;
}

/** Flags of all commands, which an alias must not hide. */
const reserved = new Set(['device-network']);

/** Formats JSON as a word for a shell. A variable is between two quoted parts. */
function jsonWord(value: ExampleValue): string {
  const parts = JSON.stringify(marked(value)).replaceAll("'", `'\\''`);
  return `'${parts.replaceAll(/\$\{(\w+)\}/gu, `'"$$$1"'`)}'`;
}

/** Formats references as `${VARIABLE}`. */
function marked(value: ExampleValue): unknown {
  if (value instanceof EntityReference) return `\${${value.entity.shellVariable}}`;
  if (isList(value)) return value.map(marked);
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}
