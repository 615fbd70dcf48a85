import { isId, nameListOf, resolveName, type MusterClient, type NameListId } from '@muster/sdk';
import { durationForms } from '../live/duration.ts';
import type { PlannedArguments } from '../operations/arguments.ts';
import type { ArgSpec, BodyShape, FlagSpec, OperationSpec } from '../operations/spec.ts';

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
    const found = this.#find(list, text);
    if (this.#known.size < MAX_REMEMBERED) this.#known.set(key, found);
    return found;
  }

  /** Stores the IDs of names that are known already. */
  learn(list: NameListId, ids: ReadonlyMap<string, string>): void {
    for (const [text, id] of ids) this.#known.set(`${list} ${text}`, Promise.resolve(id));
  }

  async #find(list: NameListId, text: string): Promise<string> {
    if (list !== 'locations.list' || !text.includes('/')) return resolveName(this.#client, list, text);
    // Loaded on demand, because few commands name a location by its path.
    return (await import('./location-path.ts')).resolveLocation(this.#client, text);
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

  /** Replaces names by IDs in all members of a body that refer to other entities, also within objects and arrays. */
  async body(spec: OperationSpec, body: unknown): Promise<unknown> {
    const ids = new Map<string, string>();
    const shape = spec.body?.shape ?? null;
    // Resolve one name at a time: each row of a long array can have another name.
    for (const [list, text] of namesIn(shape, body)) {
      const key = `${list} ${text}`;
      if (!ids.has(key)) ids.set(key, await this.idOf(list, text));
    }
    return ids.size === 0 ? body : withIds(shape, body, ids);
  }

  async #value(list: NameListId, value: unknown): Promise<unknown> {
    if (typeof value === 'string' && value !== '') return this.idOf(list, value);
    if (!Array.isArray(value)) return value;
    return Promise.all(value.map((one: unknown) => (typeof one === 'string' ? this.idOf(list, one) : one)));
  }
}

/** Yields the names in a value, each with the list that resolves it. Texts that are IDs are left out. */
function* namesIn(shape: BodyShape, value: unknown): Generator<readonly [NameListId, string]> {
  if (shape === null) return;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) yield* namesIn(shape, item);
  } else if (typeof shape === 'string') {
    if (typeof value === 'string' && value !== '' && !isId(value)) yield [shape, value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) yield* namesIn(memberOf(shape, name), member);
  }
}

/** Copies a value with its names replaced. */
function withIds(shape: BodyShape, value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (shape === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withIds(shape, item, ids));
  if (typeof shape === 'string') {
    return typeof value === 'string' ? (ids.get(`${shape} ${value}`) ?? value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withIds(memberOf(shape, name), member, ids)]),
  );
}

const memberOf = (shape: Exclude<BodyShape, string | null>, name: string): BodyShape =>
  Object.hasOwn(shape, name) ? (shape[name] ?? null) : null;

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
  if (kind === 'duration') return `${description} ${durationForms('ms')}`;
  if (kind === 'seconds') return `${description} ${durationForms('s')}`;
  if (kind === 'time') return description.replace(', in epoch milliseconds', `, as ${timeForms}`);
  if (names === undefined) return description;
  // The service ignores these members.
  if (description.startsWith('Ignored.')) return description;
  const path = nameListOf(names).path;
  const example = path === 'resource' ? 'DEVICE/3303/0/5700' : 'DEVICE/3303/0';
  const [owner, noun] = description.startsWith('IDs ') ? ['their', 's'] : ['its', ''];
  const other = path === undefined ? `name${noun}` : `path${noun}, ${example}`;
  // Insert at the end of the first sentence. Names of members are upper-case words within a sentence.
  return description.replace(/\.(?= |$)|(?<!\.)$/u, `, or ${owner} ${other}.`);
}

const timeForms =
  'a date (2026-11-21T08:00:00Z), how long ago (90s, 15m, 2h, -7d), now, or epoch milliseconds';
