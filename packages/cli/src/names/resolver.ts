import { isId, nameListOf, resolveName, type MusterClient, type NameListId } from '@muster/sdk';
import type { PlannedArguments } from '../operations/arguments.ts';
import type { ArgSpec, FlagSpec, OperationSpec } from '../operations/spec.ts';

/** Maximum number of cached names, so that long input does not fill the memory. */
const MAX_REMEMBERED = 10_000;

/** Resolves names to IDs. Looks each name up once per command. */
export class NameResolver {
  readonly #client: MusterClient;
  readonly #known = new Map<string, Promise<string>>();

  constructor(client: MusterClient) {
    this.#client = client;
  }

  /** Resolves a name in a list. Returns IDs, and any text without a list, unchanged. */
  async idOf(list: NameListId | undefined, text: string): Promise<string> {
    if (list === undefined || isId(text)) return text;
    const key = `${list} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = resolveName(this.#client, list, text);
    if (this.#known.size < MAX_REMEMBERED) this.#known.set(key, found);
    return found;
  }

  /** Replaces names by IDs in arguments. */
  async arguments(spec: OperationSpec, planned: PlannedArguments): Promise<PlannedArguments> {
    const path = { ...planned.path };
    const query = { ...planned.query };
    for (const arg of spec.args) {
      if (arg.names === undefined) continue;
      const target = arg.in === 'path' ? path : query;
      const text = target[arg.name];
      if (typeof text === 'string') target[arg.name] = await this.idOf(arg.names, text);
    }
    return { ...planned, path, query };
  }

  /** Replaces names by IDs in the flags of the query. */
  async flags(
    specs: readonly FlagSpec[],
    flags: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const resolved: Record<string, unknown> = { ...flags };
    for (const { flag, names } of specs) {
      if (names !== undefined && flags[flag] !== undefined) {
        resolved[flag] = await this.#value(names, flags[flag]);
      }
    }
    return resolved;
  }

  /** Replaces names by IDs in the members of a body that refer to other entities. */
  async body(spec: OperationSpec, body: unknown): Promise<unknown> {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const members: Record<string, unknown> = { ...body };
    for (const { member, part, names } of spec.body?.fields ?? []) {
      if (names === undefined) continue;
      const holder = part === undefined ? members : members[part];
      if (!isObject(holder) || holder[member] === undefined) continue;
      const value = await this.#value(names, holder[member]);
      if (part === undefined) members[member] = value;
      else members[part] = { ...holder, [member]: value };
    }
    return members;
  }

  async #value(list: NameListId, value: unknown): Promise<unknown> {
    if (typeof value === 'string' && value !== '') return this.idOf(list, value);
    if (!Array.isArray(value)) return value;
    return Promise.all(value.map((one: unknown) => (typeof one === 'string' ? this.idOf(list, one) : one)));
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the flag without its `-id`, so that `--device-type Meter` reads well; undefined if another flag has that
 * name.
 */
export function aliasOf({ flag, names }: FlagSpec, others: ReadonlySet<string>): string | undefined {
  if (names === undefined) return undefined;
  const alias = /^(?<stem>.+)-ids?$/u.exec(flag)?.groups?.['stem'];
  return alias === undefined || others.has(alias) ? undefined : alias;
}

/** Returns the help of an argument or flag, which accepts more than the API: names and readable times. */
export function describeInput({ description, kind, names }: ArgSpec | FlagSpec): string {
  if (kind === 'time') return description.replace(', in epoch milliseconds', `, as ${timeForms}`);
  if (names === undefined) return description;
  // Members that the service ignores.
  if (description.startsWith('Ignored.')) return description;
  const path = nameListOf(names).path;
  const example = path === 'resource' ? 'DEVICE/3303/0/5700' : 'DEVICE/3303/0';
  const [owner, noun] = description.startsWith('IDs ') ? ['their', 's'] : ['its', ''];
  const other = path === undefined ? `name${noun}` : `path${noun}, ${example}`;
  return description.replace(/\.?(?= [A-Z]|$)/u, `, or ${owner} ${other}.`);
}

const timeForms =
  'a date (2026-11-21T08:00:00Z), how long ago (90s, 15m, 2h, 7d), now, or epoch milliseconds';
