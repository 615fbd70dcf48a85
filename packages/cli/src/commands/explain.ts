import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { objectSchema, type Contract } from '../contract/contract.ts';
import { readResource, resourceNamed, typeOf, valuesOf, type Field } from '../contract/resource.ts';
import { UsageError } from '../errors/cli-error.ts';
import { closest } from '../errors/suggest.ts';
import { reportFlags } from '../fixtures/flags.ts';
import { headingOf, helpWidth, wrap } from '../help/layout.ts';
import { topics } from '../operation-table.ts';
import { write } from '../output/stdout.ts';

export default class Explain extends BaseCommand {
  static override summary = 'Explain the fields of a resource';
  static override description =
    'Lists the fields of a resource with their types, values, defaults and descriptions, and says which are required, read-only, filterable and sortable. Needs no server: the fields are those of the contract. A dot leads to the fields of an object. Names of fields are accepted in any case.';
  static override examples = [
    '<%= config.bin %> explain devices',
    '<%= config.bin %> explain device.Status',
    '<%= config.bin %> explain device.SmartObjects',
    '<%= config.bin %> explain rules -o json',
  ];
  static override args = {
    resource: Args.string({
      description: 'Resource, such as devices or device-type, and a field after a dot.',
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = reportFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Explain);
    const [name = '', ...path] = args.resource.split('.');
    const resource = resourceNamed(name);
    const found: Field[] = [];
    const names: string[] = [];
    for (const part of path) {
      const { fields } = await readResource(resource, names);
      const field = fieldNamed(fields, part, [resource.topic, ...names].join('.'));
      names.push(field.name);
      found.push(field);
    }
    const { contract, fields, otherFilters } = await readResource(resource, names);
    const field = found.at(-1);
    if (field === undefined && fields.length === 0) {
      throw new UsageError(
        `${resource.topic} has no fields.`,
        `List its commands with: muster help ${resource.topic}`,
      );
    }
    const shown: Shown = {
      title: [resource.topic, ...names].join('.'),
      topic: topics[resource.topic]?.description ?? '',
      contract,
      field,
      fields,
      otherFilters,
    };
    const isJson = flags.json || flags.output === 'json';
    await write(isJson ? `${JSON.stringify(documentOf(shown), null, 2)}\n` : textOf(shown));
  }
}

/** A resource or a field of it, with its fields. */
interface Shown {
  readonly title: string;
  /** Description of the resource. */
  readonly topic: string;
  readonly contract: Contract;
  /** Undefined for the resource as a whole. */
  readonly field: Field | undefined;
  readonly fields: readonly Field[];
  readonly otherFilters: readonly string[];
}

const documentOf = ({ title, topic, contract, field, fields, otherFilters }: Shown): object => ({
  Resource: title,
  ...(field === undefined ? { Description: topic } : rowOf(contract, field)),
  ...(fields.length === 0 ? {} : { Fields: fields.map((one) => rowOf(contract, one)) }),
  ...(otherFilters.length === 0 ? {} : { OtherFilters: otherFilters }),
});

function textOf({ title, topic, contract, field, fields, otherFilters }: Shown): string {
  const width = helpWidth();
  const head =
    field === undefined ? wrap(`${title}: ${topic}`, width) : linesOf(contract, field, title, width);
  const own = fields.flatMap((one) => indent(linesOf(contract, one, one.name, width - 2)));
  const sections = [
    head,
    ...(own.length === 0 ? [] : [[headingOf('FIELDS'), ...own]]),
    ...(otherFilters.length === 0
      ? []
      : [[headingOf('OTHER FIELDS OF FILTERS'), ...indent(wrap(otherFilters.join(', '), width - 2))]]),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** @throws {UsageError} there is no such field */
function fieldNamed(fields: readonly Field[], name: string, owner: string): Field {
  const found = fields.find((field) => field.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  if (fields.length === 0)
    throw new UsageError(`${owner} has no fields.`, `Show it with: muster explain ${owner}`);
  const names = fields.map((field) => field.name);
  const close = closest(name, names);
  throw new UsageError(
    `${owner} has no field "${name}".`,
    close === undefined ? `Fields: ${names.join(', ')}.` : `Did you mean "${close}"?`,
  );
}

/** The largest time in milliseconds. */
const LAST_TIME = 8_640_000_000_000_000;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function linesOf(contract: Contract, field: Field, title: string, width: number): string[] {
  const { Type, Values, Description, Default, Minimum, Maximum } = rowOf(contract, field);
  const marks = marksOf(field);
  const facts = [
    Description,
    ...(Values === undefined ? [] : [`One of: ${Values.join(', ')}.`]),
    ...rangeOf(Description, Minimum, Maximum),
    ...(Default === undefined ? [] : [`Default: ${JSON.stringify(Default)}.`]),
  ];
  return [
    `${title} <${Type}>${marks.length === 0 ? '' : ` ${marks.join(', ')}`}`,
    ...facts
      .filter((fact) => fact !== '')
      .flatMap((fact) => wrap(fact, width - 4).map((line) => `    ${line}`)),
  ];
}

/** The range of a number, unless the description has it already. */
function rangeOf(description: string, min: number | undefined, max: number | undefined): string[] {
  if (min === undefined && max === undefined) return [];
  const isKnown = description.includes(` to ${max}`) || (max ?? 0) >= LAST_TIME;
  return isKnown ? [] : [`${min ?? 'any'} to ${max ?? 'any'}.`];
}

function marksOf(field: Field): string[] {
  const { schema } = field;
  return [
    ...(field.isRequired ? ['required'] : []),
    ...(field.isReadOnly ? ['read-only'] : []),
    ...(field.isWriteOnly ? ['write-only'] : []),
    ...(field.isFilterable ? ['filterable'] : []),
    ...(field.isSortable ? ['sortable'] : []),
    ...(schema['x-secret'] === true ? ['secret'] : []),
    ...(schema.deprecated === true ? ['deprecated'] : []),
  ];
}

interface FieldRow {
  readonly Name: string;
  readonly Type: string;
  readonly Description: string;
  readonly Values?: readonly string[];
  readonly Minimum?: number;
  readonly Maximum?: number;
  readonly Default?: unknown;
}

function rowOf(contract: Contract, field: Field): FieldRow {
  const { schema } = field;
  const values = valuesOf(contract, schema);
  const { minimum, maximum, default: usual } = objectSchema(contract, schema);
  return {
    Name: field.name,
    Type: typeOf(contract, schema),
    ...Object.fromEntries(marksOf(field).map((mark) => [`Is${pascal(mark)}`, true])),
    ...(values.length === 0 ? {} : { Values: values }),
    ...(minimum === undefined ? {} : { Minimum: minimum }),
    ...(maximum === undefined ? {} : { Maximum: maximum }),
    ...(usual === undefined ? {} : { Default: usual }),
    Description: schema.description ?? '',
  };
}

const pascal = (mark: string): string =>
  mark.replaceAll(/(?:^|-)([a-z])/gu, (_whole, letter: string) => letter.toUpperCase());
