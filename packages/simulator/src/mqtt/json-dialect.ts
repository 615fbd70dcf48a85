import { formatPath, type ResourceValue, type ValueRecord } from '@muster/lwm2m';
import type {
  Introduction,
  MqttCommand,
  MqttDialect,
  MqttMessage,
  Qos,
  ServerMessage,
  ValueMessage,
} from './mqtt-message.ts';

/** Prefix of the topics of devices that send plain JSON. */
const prefix = 'muster/v1/';
/** Maximum number of values in a message. Muster accepts 1,000. */
const maxValues = 500;

export interface JsonDialectOptions {
  readonly endpointName: string;
  readonly qos: Qos;
  /** Whether the device answers commands on `result`. */
  readonly results: boolean;
  /** Whether a lost connection publishes `death`. */
  readonly will: boolean;
}

/** Plain JSON below `muster/v1/{endpoint}/`, as described in docs/guides/mqtt-devices.md. */
export class JsonDialect implements MqttDialect {
  readonly #options: JsonDialectOptions;
  readonly #base: string;
  readonly firstFilters: readonly string[];
  readonly requestFilters: readonly string[];

  constructor(options: JsonDialectOptions) {
    this.#options = options;
    this.#base = `${prefix}${options.endpointName}/`;
    this.firstFilters = [`${this.#base}errors`];
    this.requestFilters = [`${this.#base}down`];
  }

  get hasWill(): boolean {
    return this.#options.will;
  }

  will(): MqttMessage | undefined {
    return this.#options.will ? this.#message('death', '') : undefined;
  }

  birth({ instances, lifetimeSeconds }: Introduction): ValueMessage[] {
    const { results } = this.#options;
    const birth = { objects: instances, lifetime: lifetimeSeconds, results };
    return [{ message: this.#message('birth', JSON.stringify(birth)), records: [] }];
  }

  firstValues({ records }: Introduction): ValueMessage[] {
    const messages: ValueMessage[] = [];
    for (let at = 0; at < records.length; at += maxValues) {
      const part = records.slice(at, at + maxValues);
      messages.push({ message: this.values(part, part[0]?.timeMs ?? 0), records: part });
    }
    return messages;
  }

  values(records: readonly ValueRecord[], timeMs: number): MqttMessage {
    const values = Object.fromEntries(
      records.map(({ path, value }) => [formatPath(path).slice(1), jsonValue(value)]),
    );
    return this.#message('up', JSON.stringify({ time: timeMs, values }));
  }

  death(): MqttMessage[] {
    return [this.#message('death', '')];
  }

  read(topic: string, payload: Uint8Array): ServerMessage {
    const json = parsed(payload);
    if (json === undefined) return malformed(topic, 'it is no JSON object');
    if (topic.endsWith('/errors')) return refusal(json);
    const command = commandOf(json);
    return typeof command === 'string' ? malformed(topic, command) : { kind: 'command', command };
  }

  result(command: MqttCommand, error: string | undefined): MqttMessage[] {
    if (!this.#options.results || command.type === 'birth') return [];
    const { id } = command;
    return [this.#message('result', JSON.stringify(error === undefined ? { id } : { id, error }))];
  }

  #message(kind: string, payload: string): MqttMessage {
    return { topic: this.#base + kind, payload, qos: this.#options.qos };
  }
}

type Members = Readonly<Record<string, unknown>>;

function parsed(payload: Uint8Array): Members | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
    return isMembers(json) ? json : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the command, or the reason why the message is not a command. */
function commandOf({ id, write, execute, arguments: args = '' }: Members): MqttCommand | string {
  if (typeof id !== 'string') return 'it has no id';
  if (typeof execute === 'string') {
    return { type: 'execute', id, path: withSlash(execute), arguments: typeof args === 'string' ? args : '' };
  }
  if (!isMembers(write)) return 'it has neither write nor execute';
  return {
    type: 'write',
    id,
    values: Object.entries(write).map(([name, value]) => [withSlash(name), value]),
  };
}

function withSlash(name: string): string {
  return name.startsWith('/') ? name : `/${name}`;
}

function refusal({ topic, count, errors }: Members): ServerMessage {
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const { name, message } = isMembers(first) ? first : {};
  const what = [topic, name].filter((one) => typeof one === 'string' && one !== '').join(' ');
  const reason = typeof message === 'string' ? message : 'no reason given';
  return { kind: 'refusal', count: typeof count === 'number' ? count : 1, reason: `${what}: ${reason}` };
}

function malformed(topic: string, reason: string): ServerMessage {
  return { kind: 'malformed', reason: `the message to ${topic} cannot be read: ${reason}` };
}

/** Formats a value: times as seconds since 1970, opaque values as base64, and object links as `3303:0`. */
export function jsonValue(value: ResourceValue): string | number | boolean {
  if (value instanceof Date) return Math.floor(value.getTime() / 1000);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'object' ? `${value.objectId}:${value.instanceId}` : value;
}
