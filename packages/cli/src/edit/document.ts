import { Document, isScalar, parseDocument, stringify } from 'yaml';
import {
  bodySchema,
  contractOperation,
  membersOf,
  readContract,
  type Contract,
} from '../contract/contract.ts';
import { closest } from '../errors/suggest.ts';
import type { OperationSpec } from '../operations/spec.ts';
import { unknownMembersOf } from '../operations/unknown-members.ts';
import { isRow, type Row } from '../output/value.ts';

/** The members of an entity that its update takes. */
export interface Editable {
  readonly contract: Contract;
  readonly update: OperationSpec;
  /** All members of the body, in the order of the contract. */
  readonly names: readonly string[];
  /** Their current values. Members without a value are left out. */
  readonly values: Row;
  /** The entity as read. */
  readonly current: Row;
}

export async function editableOf(update: OperationSpec, current: Row): Promise<Editable> {
  const contract = await readContract();
  const operation = contractOperation(contract, update.id);
  const body = operation && bodySchema(operation);
  const members = body === undefined ? [] : [...membersOf(contract, body)];
  const names = members
    .filter(([, schema]) => schema['x-ignored'] !== true && schema.deprecated !== true)
    .map(([name]) => name);
  const present = names.filter((name) => current[name] !== undefined && current[name] !== null);
  const values = Object.fromEntries(present.map((name) => [name, current[name]]));
  return { contract, update, names, values, current };
}

/** Formats the members as YAML, with comments: the given lines, and names beside IDs. */
export function textOf({ names, values, current, update }: Editable, title: string): string {
  const document = new Document(values);
  for (const name of Object.keys(values)) {
    const label = current[name.replace(/Id$/u, 'Name')];
    const node = document.get(name, true);
    if (name.endsWith('Id') && typeof label === 'string' && isScalar(node)) node.comment = ` ${label}`;
  }
  const missing = names.filter((name) => !(name in values));
  const head = [
    `${title}. Save the file and close the editor to send the changes.`,
    'Without changes, or with an empty file, nothing is sent. A removed member gets its default.',
    ...(missing.length === 0 ? [] : [`Not set: ${missing.join(', ')}.`]),
    `The members are explained by: muster explain ${update.topic}`,
  ];
  return `${comments(head)}${document.toString({ lineWidth: 0 })}`;
}

const comments = (lines: readonly string[]): string => lines.map((line) => `# ${line}\n`).join('');

/** Puts faults as comments at the beginning of a text, in place of earlier ones. */
export function withFaults(text: string, faults: readonly string[]): string {
  const rest = text.replace(/^(?:# Error: .*\n)+/u, '');
  return `${comments(faults.map((fault) => `Error: ${fault}`))}${rest}`;
}

/** Whether a text has nothing but comments. */
export const isBlank = (text: string): boolean => text.replaceAll(/^\s*#.*$/gmu, '').trim() === '';

export type Parsed = { readonly values: Row } | { readonly faults: readonly string[] };

/** Parses an edited text, and finds members that the update does not take. */
export function parseEdited(text: string, { names, current, update }: Editable): Parsed {
  const document = parseDocument(text, { prettyErrors: true });
  const [fault] = document.errors;
  if (fault !== undefined) return { faults: [fault.message.split('\n')[0] ?? ''] };
  const values: unknown = document.toJS();
  if (!isRow(values)) return { faults: ['The document must be an object: NAME: VALUE.'] };
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const faults = unknown.map((name) => {
    if (name in current) return `${name} cannot be changed: the service sets it.`;
    const close = closest(name, names);
    return `Unknown member ${name}.${close === undefined ? '' : ` Did you mean ${close}?`}`;
  });
  for (const [path, close] of unknownMembersOf(update.body?.shape, values)) {
    if (path.includes('.'))
      faults.push(`Unknown member ${path}.${close === undefined ? '' : ` Did you mean ${close}?`}`);
  }
  return faults.length > 0 ? { faults } : { values };
}

/** Checks values against the contract. @returns the faults */
export async function faultsOf({ contract, update }: Editable, values: Row): Promise<readonly string[]> {
  const operation = contractOperation(contract, update.id);
  const schema = operation && bodySchema(operation);
  if (schema === undefined) return [];
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  const validate = ajv.compile({ ...schema, components: contract.components });
  if (validate(values)) return [];
  const texts = (validate.errors ?? []).map(({ instancePath, message = 'is not valid', params }) => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const { allowedValues } = params as { readonly allowedValues?: readonly unknown[] };
    const allowed = allowedValues === undefined ? '' : `: ${allowedValues.map(String).join(', ')}`;
    return `${path === '' ? 'The document' : path} ${message}${allowed}.`;
  });
  return [...new Set(texts)];
}

/** Returns the members that differ. A removed member is null, which the service treats as left out. */
export function changesOf(before: Row, after: Row): Row {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

/** Formats the given members as YAML, for a comparison. */
export function yamlOf(values: Row, names: readonly string[]): string {
  const shown = names.filter((name) => values[name] !== undefined && values[name] !== null);
  return shown.length === 0
    ? ''
    : stringify(Object.fromEntries(shown.map((name) => [name, values[name]])), { lineWidth: 0 });
}
