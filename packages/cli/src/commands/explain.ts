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
import type { Row } from '../output/value.ts';

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
    const title = [resource.topic, ...names].join('.');
    const description = field?.schema.description ?? topics[resource.topic]?.description ?? '';
    if (flags.json || flags.output === 'json') {
      const document = {
        Resource: title,
        ...(field === undefined ? { Description: description } : rowOf(contract, field)),
        ...(fields.length === 0 ? {} : { Fields: fields.map((one) => rowOf(contract, one)) }),
        ...(otherFilters.length === 0 ? {} : { OtherFilters: otherFilters }),
      };
      return write(`${JSON.stringify(document, null, 2)}\n`);
    }
    const width = helpWidth();
    const head =
      field === undefined ? wrap(`${title}: ${description}`, width) : linesOf(contract, field, title, width);
    const sections = [head.join('\n')];
    if (fields.length > 0)
      sections.push(
        [
          headingOf('FIELDS'),
          ...fields.flatMap((one) => indent(linesOf(contract, one, one.name, width - 2))),
        ].join('\n'),
      );
    if (otherFilters.length > 0)
      sections.push(
        [headingOf('OTHER FIELDS OF FILTERS'), ...indent(wrap(otherFilters.join(', '), width - 2))].join(
          '\n',
        ),
      );
    await write(`${sections.join('\n\n')}\n`);
  }
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
  const isBounded = Minimum !== undefined || Maximum !== undefined;
  // Many descriptions have the range already.
  const isKnown = String(Description).includes(` to ${String(Maximum)}`) || Number(Maximum) >= LAST_TIME;
  const range = isBounded && !isKnown ? [`${String(Minimum ?? 'any')} to ${String(Maximum ?? 'any')}.`] : [];
  const facts = [
    String(Description ?? ''),
    ...(Values === undefined ? [] : [`One of: ${(Values as string[]).join(', ')}.`]),
    ...range,
    ...(Default === undefined ? [] : [`Default: ${String(Default)}.`]),
  ];
  return [
    `${title} <${String(Type)}>${marks.length === 0 ? '' : ` ${marks.join(', ')}`}`,
    ...facts
      .filter((fact) => fact !== '')
      .flatMap((fact) => wrap(fact, width - 4).map((line) => `    ${line}`)),
  ];
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

function rowOf(contract: Contract, field: Field): Row {
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
