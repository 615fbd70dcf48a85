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
  placeOf,
  SIMULATED_DEVICE,
  type ExampleEntity,
  type ExampleValue,
} from './example-values.ts';
import type { Shape } from './shape.ts';

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
  /** Shape of the body, which says where names can stand for IDs. */
  readonly shape?: Shape;
}

const firstRow = "--limit 1 --jq '.Rows[0].Id'";

/** Commands that print the ID of an entity without a name. */
const lookups: Readonly<Record<string, string>> = {
  activityLogs: `activity-logs list ${firstRow}`,
  deadLetters: `event-consumers list-dead-letters 'harbour office' ${firstRow}`,
  defaultSettings: `default-settings list ${firstRow}`,
  events: `events list ${firstRow}`,
  positions: `positions list ${firstRow}`,
  queueItems: `queue-items list ${firstRow}`,
  ruleConditions: `rules list-conditions 'Too warm' ${firstRow}`,
  transformers: "transformers list-of-location 'Quay 7' --jq '.[0].Id'",
  transformerTemplates: "transformers list-of-template 'Two lines' --jq '.[0].Id'",
  transformerTypes: `transformer-types list --filter "DisplayName eq 'Scale'" ${firstRow}`,
};

/** Entities with settings, for which examples use one of the category Reporting. */
const ownersOfSettings: Readonly<Record<string, string>> = {
  dataCollectors: 'data-collectors list-settings quay-7',
  devices: `devices list-settings ${SIMULATED_DEVICE}`,
};

/** Returns a command line that prints the ID of an entity. */
export function lookupOf({ group, name = '' }: ExampleEntity, operation: Operation): string {
  if (group === 'settings') return `muster ${settingLookup(operation)}`;
  return `muster ${lookups[group] ?? `${kebab(group)} get ${quote(name)} --jq .Id`}`;
}

function settingLookup({ group }: Operation): string {
  if (group.endsWith('Templates')) return "setting-categories get Reporting --jq '.DefaultSettings[0].Id'";
  const list = ownersOfSettings[group] ?? "locations list-settings 'Quay 7'";
  return `${list} --jq 'first(.[] | select(.Id and .CategoryName == "Reporting")).Id'`;
}

/** Returns the examples of a generated command, based on the examples of the contract. */
export function cliExamples(contract: Contract, operation: Operation, spec: ExampleSpec): string[] {
  const words = ['muster', kebab(operation.group), kebab(operation.verb)];
  const parameters = [
    ...operation.pathParameters,
    ...operation.queryParameters.filter((parameter) => parameter.required === true),
  ];
  const args = parameters.map((parameter, at) =>
    argumentOf(exampleOfParameter(contract, operation, parameter), operation, spec.args[at]),
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

function argumentOf(
  value: ExampleValue | ExampleTime,
  operation: Operation,
  arg: ExampleArgument | undefined,
): string {
  if (value instanceof ExampleTime) return timeOf(value);
  const [first] = isList(value) ? value : [value];
  return wordOf(first ?? null, operation, arg?.names);
}

const timeOf = ({ hoursAgo }: ExampleTime): string => (hoursAgo === 0 ? 'now' : `${hoursAgo}h`);

/** Formats a value as a word for a shell. Where names are accepted, a reference becomes a name. */
function wordOf(value: ExampleValue, operation: Operation, names: string | undefined): string {
  if (!(value instanceof EntityReference))
    return quote(typeof value === 'string' ? value : JSON.stringify(value));
  const name = names === undefined ? undefined : nameIn(value, operation);
  return name === undefined ? `"$(${lookupOf(value.entity, operation)})"` : quote(name);
}

/** Returns the name of an entity, or its path on the simulated device. */
function nameIn({ entity: { group, name } }: EntityReference, operation: Operation): string | undefined {
  const { object, resource } = placeOf(operation);
  if (group === 'smartObjects') return `${SIMULATED_DEVICE}/${object}/0`;
  return group === 'resources' ? `${SIMULATED_DEVICE}/${object}/0/${resource}` : name;
}

const quote = (text: string): string =>
  /^[\w./:@%+,-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Formats the body as flags, or as --data if it has members without a flag. */
function bodyFlags(contract: Contract, operation: Operation, { fields, shape = null }: ExampleSpec): string {
  const example = exampleOfBody(contract, operation) ?? null;
  const form = operation.body?.form;
  const context = { operation, shape };
  const flags = form === undefined ? flagsOf(example, fields, context) : formFlags(example, fields, context);
  return flags ?? `--data ${jsonWord(example, shape, operation)}`;
}

interface Context {
  readonly operation: Operation;
  readonly shape: Shape;
}

function formFlags(example: ExampleValue, fields: readonly ExampleFlag[], context: Context): string {
  const members = isMembers(example) ? example : {};
  return Object.entries(members)
    .map(([part, value]) => {
      const file = fields.find((field) => field.kind === 'file' && field.member === part);
      if (file !== undefined) return `--${file.flag} ${fileOf(file.flag, value)}`;
      const own = fields.filter((field) => (field.part ?? field.member) === part);
      return isMembers(value) ? flagsOf(value, own, context) : flagsOf({ [part]: value }, own, context);
    })
    .join(' ');
}

/** The name of a file with an example of its content. */
const fileOf = (flag: string, content: ExampleValue): string =>
  typeof content === 'string' && content.startsWith('{') ? `${flag}.json` : `${flag}.bin`;

function flagsOf(
  example: ExampleValue,
  fields: readonly ExampleFlag[],
  context: Context,
): string | undefined {
  if (!isMembers(example)) return undefined;
  const words: string[] = [];
  for (const [member, value] of Object.entries(example)) {
    const field = fields.find((one) => one.member === member);
    const word = field === undefined ? undefined : flagOf(field, value, fields, context);
    if (word === undefined) return undefined;
    words.push(word);
  }
  return words.length === 0 ? undefined : words.join(' ');
}

function flagOf(
  field: ExampleFlag,
  value: ExampleValue,
  fields: readonly ExampleFlag[],
  { operation, shape }: Context,
): string | undefined {
  const flag = `--${nameOf(field, fields)}`;
  // A flag passes text if a member accepts text and numbers.
  if (value === null || (field.kind === 'string' && typeof value === 'number')) return undefined;
  if (field.kind === 'json') return `${flag} ${jsonWord(value, shapeIn(shape, field.member), operation)}`;
  if (field.kind === 'boolean') return value === true ? flag : flag.replace('--', '--no-');
  if (field.multiple !== true) return `${flag} ${wordOf(value, operation, field.names)}`;
  if (!isList(value) || value.length === 0) return undefined;
  return value.map((item) => `${flag} ${wordOf(item, operation, field.names)}`).join(' ');
}

/** The name of a flag that accepts names: without its `-id`, if no other flag has that name, as in the CLI. */
function nameOf({ flag, names }: ExampleFlag, fields: readonly ExampleFlag[]): string {
  const alias = /^(?<stem>.+)-ids?$/u.exec(flag)?.groups?.['stem'];
  const isTaken = alias === undefined || reserved.has(alias) || fields.some((field) => field.flag === alias);
  return names === undefined || isTaken ? flag : alias;
}

/** Flags of all commands, which an alias must not hide. */
const reserved = new Set(['device-network']);

/** Formats JSON as a word for a shell. */
function jsonWord(value: ExampleValue, shape: Shape, operation: Operation): string {
  return quote(JSON.stringify(named(value, shape, operation)));
}

const shapeIn = (shape: Shape, member: string): Shape =>
  typeof shape === 'object' && shape !== null ? (shape[member] ?? null) : null;

/** Formats references as names. @throws the body takes no name there */
function named(value: ExampleValue, shape: Shape, operation: Operation): unknown {
  if (value instanceof EntityReference) {
    const name = typeof shape === 'string' ? nameIn(value, operation) : undefined;
    if (name === undefined)
      throw new Error(`${operation.id}: the example needs a name of ${value.entity.group}.`);
    return name;
  }
  if (isList(value)) return value.map((item) => named(item, shape, operation));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, named(item, shapeIn(shape, name), operation)]),
  );
}
