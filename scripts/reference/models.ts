import { refName, type Contract, type Operation, type Schema } from '../generate/contract.ts';
import { modelNames } from '../generate/sdk-models.ts';
import { anchorOf, code, item, plain } from './markdown.ts';

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
}

type FullSchema = Schema & Bounds;

/** Locations of the descriptions of models, and the format of their types. */
export interface Models {
  /** Returns the name of a schema in the SDK. */
  nameOf(schema: string): string;
  /** Formats a type as Markdown, with links to models. */
  typeOf(schema: Schema, page: string): string;
  /** Returns the sections of a page. */
  sections(page: string): readonly string[];
}

/** The page of models that several groups use. */
export const SHARED_MODELS = 'models';

export function readModels(contract: Contract): Models {
  const names = modelNames(Object.keys(contract.schemas));
  const nameOf = (schema: string): string => names.get(schema) ?? schema;
  const pages = pagesOfModels(contract);

  function typeOf(raw: Schema, page: string): string {
    const name = refName(raw);
    const home = name === undefined ? undefined : pages.get(name);
    if (name !== undefined && home !== undefined) {
      const text = nameOf(name);
      return `[${text}](${home === page ? '' : `${home}.md`}#${anchorOf(text)})`;
    }
    const schema = contract.resolve(raw) as FullSchema;
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives !== undefined) return alternatives.map((one) => typeOf(one, page)).join(' or ');
    if (schema.items !== undefined) return `array of ${typeOf(schema.items, page)}`;
    return scalarOf(schema);
  }

  function sectionOf(name: string, page: string): string {
    const schema = contract.schemas[name] ?? {};
    const fields = fieldsOf(contract, schema).map(([member, raw, isRequired]) => {
      const resolved = contract.resolve(raw) as FullSchema;
      const facts = [typeOf(raw, page), isRequired ? 'required' : '', ...boundsOf(contract, resolved)].filter(
        Boolean,
      );
      const rest = [
        plain(raw.description ?? resolved.description ?? ''),
        valuesOf(contract, resolved),
        defaultOf(resolved),
      ];
      const deprecated = raw.deprecated === true || resolved.deprecated === true ? 'Deprecated. ' : '';
      return item(`${code(member)} (${facts.join(', ')}): ${deprecated}${rest.filter(Boolean).join(' ')}`);
    });
    const others = alternativesOf(schema, page);
    const title = nameOf(name);
    const alias = title === name ? '' : `${code(name)} in the contract.`;
    const description = [plain(schema.description ?? ''), alias].filter(Boolean).join(' ');
    return [`### ${title}`, description, others, fields.join('\n')].filter(Boolean).join('\n\n');
  }

  function alternativesOf({ oneOf, anyOf }: FullSchema, page: string): string {
    const alternatives = oneOf ?? anyOf ?? [];
    return alternatives.length === 0
      ? ''
      : `One of: ${alternatives.map((one) => typeOf(one, page)).join(', ')}.`;
  }

  return {
    nameOf,
    typeOf,
    sections: (page) =>
      [...pages]
        .filter(([, home]) => home === page)
        .map(([name]) => name)
        .sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1))
        .map((name) => sectionOf(name, page)),
  };
}

/** Returns the page of each object schema: that of the only group that uses it, or the page of shared models. */
function pagesOfModels(contract: Contract): ReadonlyMap<string, string> {
  const users = new Map<string, Set<string>>();
  for (const operation of contract.operations) {
    if (operation.kind === 'stream') continue;
    for (const name of modelsOf(contract, operation)) {
      users.set(name, (users.get(name) ?? new Set()).add(operation.group));
    }
  }
  return new Map(
    [...users].map(([name, groups]) => [name, groups.size === 1 ? ([...groups][0] ?? '') : SHARED_MODELS]),
  );
}

function modelsOf(contract: Contract, { body, resultSchema, pageName }: Operation): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (schema === undefined) return;
    const name = refName(schema);
    const target = name === undefined ? schema : contract.schemas[name];
    if (target === undefined || (name !== undefined && found.has(name))) return;
    if (name !== undefined && isModel(target)) found.add(name);
    const { oneOf = [], anyOf = [], allOf = [], properties = {}, items } = target as FullSchema;
    for (const part of [...oneOf, ...anyOf, ...allOf, ...Object.values(properties), items]) visit(part);
  };
  visit(body?.schema);
  visit(resultSchema);
  if (pageName !== undefined) visit({ $ref: pageName });
  return found;
}

const isModel = (schema: FullSchema): boolean =>
  schema.properties !== undefined || schema.allOf !== undefined || schema.oneOf !== undefined;

type Field = readonly [name: string, schema: Schema, isRequired: boolean];

/** Returns the members of a model, starting with those of its parts. */
function fieldsOf(contract: Contract, schema: Schema): readonly Field[] {
  const fields = new Map<string, Field>();
  const add = (part: Schema): void => {
    const { allOf = [], properties = {}, required = [] } = contract.resolve(part);
    for (const inner of allOf) add(inner);
    for (const [name, member] of Object.entries(properties))
      fields.set(name, [name, member, required.includes(name)]);
    for (const name of required) {
      const known = fields.get(name);
      if (known !== undefined) fields.set(name, [known[0], known[1], true]);
    }
  };
  add(schema);
  return [...fields.values()];
}

function scalarOf({ type, format }: FullSchema): string {
  const types = [type ?? 'any'].flat();
  const known: Readonly<Record<string, string>> = {
    uuid: 'UUID',
    'date-time': 'ISO 8601 time',
    binary: 'file',
  };
  return types.map((one) => (one === 'string' ? (known[format ?? ''] ?? one) : one)).join(' or ');
}

function boundsOf(contract: Contract, schema: FullSchema): string[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  const range = (from: number | undefined, to: number | undefined, unit: string): string[] => {
    if (to === undefined) return from === undefined ? [] : [`at least ${from}${unit}`];
    return [from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`];
  };
  const unit = schema['x-unit'] === 'ms' ? ' ms' : '';
  if (schema.items !== undefined) {
    const items = contract.resolve(schema.items) as FullSchema;
    return [...range(minItems, maxItems, ' items'), ...(items.properties ? [] : boundsOf(contract, items))];
  }
  if (schema.enum !== undefined || schema.format === 'uuid' || schema.format === 'date-time') return [];
  return [...range(minimum, maximum, unit), ...range(minLength, maxLength, ' characters')];
}

function valuesOf(contract: Contract, schema: FullSchema): string {
  const item = schema.items === undefined ? schema : contract.resolve(schema.items);
  const values = (item.enum ?? []).filter((value) => value !== null);
  return values.length === 0 ? '' : `One of ${values.map((value) => code(value)).join(', ')}.`;
}

const defaultOf = ({ default: value, description = '' }: FullSchema): string =>
  value === undefined || value === null || /default/iu.test(description)
    ? ''
    : `Default: ${code(JSON.stringify(value))}.`;
