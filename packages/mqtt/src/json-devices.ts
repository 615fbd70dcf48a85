import { randomUUID } from 'node:crypto';
import { formatPath, ContentFormat, DecodeError, decodeSenml } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { toJsonValue } from '@muster/lwm2m/core';
import type { MqttDevicesPort } from './ports.ts';
import type { Clock } from '@muster/net/core';
import { shownText, shownValue } from '@muster/net/core';
import type { MessageCounter } from './ports.ts';
import { answerWithin } from './mqtt-dialect.ts';
import type { MqttDialect, MqttFault, MqttMessage, MqttSender } from './mqtt-dialect.ts';
import type { MqttValue } from './ports.ts';
import { findExcess } from '@muster/net/core';

export interface JsonDevicesDependencies {
  readonly devices: Pick<MqttDevicesPort, 'birth' | 'death' | 'values'>;
  readonly clock: Clock;
  /** Counts messages to devices. */
  readonly usage: MessageCounter;
}

/** Maximum number of faults in one message to `errors`. */
const MAX_SHOWN_FAULTS = 20;

/** Devices that use plain JSON. Reads their messages and writes messages to them. */
export class JsonDevices implements MqttDialect {
  readonly prefix = JSON_PREFIX;
  readonly uplinkFilters = jsonUplinks.map((kind) => `${JSON_PREFIX}+/${kind}`);
  readonly #deps: JsonDevicesDependencies;
  /** Keyed by command ID: callbacks that end the wait for the result. */
  readonly #results = new Map<string, (error: string | undefined) => void>();
  /** Devices that send the results of commands. */
  readonly #withResults = new WeakSet<MqttSender>();

  constructor(deps: JsonDevicesDependencies) {
    this.#deps = deps;
  }

  publisherOf(topic: string): string | undefined {
    return parseJsonTopic(topic)?.endpointName;
  }

  describeTopics(endpointName: string): string | undefined {
    if (endpointName.includes('/')) return undefined;
    return `${JSON_PREFIX}${endpointName}/up, birth, death and result`;
  }

  maySubscribe(endpointName: string, filter: string): boolean {
    return isOwnJsonFilter(filter, endpointName);
  }

  commandTopic(endpointName: string): string | undefined {
    // Endpoint names with a slash belong to Sparkplug B edge nodes. Here, an endpoint name is one topic
    // level.
    if (endpointName.includes('/')) return undefined;
    return jsonTopic(endpointName, 'down');
  }

  clientOf(endpointName: string): string {
    return endpointName;
  }

  /**
   * Takes a message. Resolves when its values are durable. Faults of single values are reported to the
   * device.
   *
   * @throws DecodeError; refusals of the service for a message that cannot be accepted
   */
  async take(sender: MqttSender, { topic, payload, isRetained }: MqttMessage): Promise<void> {
    const { kind, endpointName } = demandTopic(topic);
    const { devices } = this.#deps;
    if (isRetained) {
      // A retained birth says whether the device sends results. Nothing else in it counts, because it can be
      // of any age.
      if (kind === 'birth') this.#noteResults(sender, decodeBirth(payload).hasResults);
      return;
    }
    switch (kind) {
      case 'up':
        return this.#values(sender, endpointName, payload);
      case 'birth': {
        const { hasResults, ...birth } = decodeBirth(payload);
        await devices.birth(sender.login, endpointName, birth);
        this.#noteResults(sender, hasResults);
        return;
      }
      case 'death':
        return devices.death(endpointName);
      case 'result': {
        const { id, error } = decodeResult(payload);
        this.#results.get(id)?.(error);
      }
    }
  }

  #noteResults(sender: MqttSender, hasResults: boolean | undefined): void {
    if (hasResults === true) this.#withResults.add(sender);
    if (hasResults === false) this.#withResults.delete(sender);
  }

  async #values(sender: MqttSender, endpointName: string, payload: Buffer): Promise<void> {
    const { values, faults } = decodeValues(payload, this.#deps.clock.now());
    const refused = await this.#deps.devices.values(
      sender.login,
      endpointName,
      values.map(({ name, ...value }) => ({ endpointName, path: name, ...value })),
    );
    const all = [
      ...faults.map(({ name, message }) => ({ name, code: 'invalid-request', message })),
      ...refused.map(({ index, error: { code = 'invalid-request', message } }) => {
        return { name: values[index]?.name ?? '', code, message };
      }),
    ];
    if (all.length === 0) return;
    const shown = all.map((one) => ({ ...one, name: shownText(one.name) }));
    this.#report(sender, 'up', shown);
  }

  refused(sender: MqttSender, topic: string, fault: MqttFault): void {
    this.#report(sender, demandTopic(topic).kind, [fault]);
  }

  /** Reports the refused values of a message to the device, if it has subscribed to `errors`. */
  #report(sender: MqttSender, kind: string, faults: readonly MqttFault[]): void {
    const topic = jsonTopic(sender.login.endpointName, 'errors');
    if (!sender.isSubscribedTo(topic)) return;
    const payload = { topic: kind, count: faults.length, errors: faults.slice(0, MAX_SHOWN_FAULTS) };
    // A failure means that the connection has ended, which is handled elsewhere.
    this.#send(sender, topic, JSON.stringify(payload), 0).catch(() => undefined);
  }

  /**
   * Sends a Write or an Execute. Resolves when the device has acknowledged it, or has sent its result if it
   * announced that it sends results.
   *
   * @throws DeviceUnreachableError if the device does not answer in time or its connection ends
   */
  async perform(
    sender: MqttSender,
    endpointName: string,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const topic = jsonTopic(endpointName, 'down');
    const id = randomUUID();
    const payload = JSON.stringify({ id, ...commandOf(operation) });
    const sent = this.#send(sender, topic, payload, 1);
    if (!this.#withResults.has(sender)) {
      await answerWithin(this.#deps.clock, sent, signal);
      return { success: true, code: '2.04', diagnostic: '' };
    }
    const result = new Promise<string | undefined>((resolve) => this.#results.set(id, resolve));
    try {
      const error = await answerWithin(
        this.#deps.clock,
        sent.then(() => result),
        signal,
      );
      return error === undefined
        ? { success: true, code: '2.04', diagnostic: '' }
        : { success: false, code: '5.00', diagnostic: error };
    } finally {
      this.#results.delete(id);
    }
  }

  #send(sender: MqttSender, topic: string, payload: string, qos: 0 | 1): Promise<void> {
    this.#deps.usage.add(sender.login.deviceNetworkId, 'messagesDown');
    return sender.send(topic, payload, qos);
  }
}

function demandTopic(topic: string): JsonTopic {
  const parsed = parseJsonTopic(topic);
  if (parsed === undefined) throw new Error(`${topic} is not a topic that devices publish to.`);
  return parsed;
}

function commandOf(operation: DeviceOperation): object {
  switch (operation.type) {
    case 'write': {
      const entries = operation.records.map(({ path, value }) => [nameOf(path), toJsonValue(value)] as const);
      return { write: Object.fromEntries(entries) };
    }
    case 'execute': {
      const { arguments: text } = operation;
      return { execute: nameOf(operation.path), ...(text === undefined ? {} : { arguments: text }) };
    }
    default:
      // Services refuse other operations first: see `refuseForeign`.
      throw new Error(`MQTT has no ${operation.type}.`);
  }
}

function nameOf(path: Parameters<typeof formatPath>[0]): string {
  return formatPath(path).slice(1);
}

/** Prefix of the topics of devices that use plain JSON, as in `muster/v1/{endpoint}/up`. */
const JSON_PREFIX = 'muster/v1/';

/** Last levels of the topics that devices publish to. */
const jsonUplinks = ['up', 'birth', 'death', 'result'] as const;
type JsonUplink = (typeof jsonUplinks)[number];

/** Last levels of the topics that devices subscribe to. */
type JsonDownlink = 'down' | 'errors';

interface JsonTopic {
  readonly endpointName: string;
  readonly kind: JsonUplink;
}

/** Parses a topic that a device publishes to. Returns undefined for any other topic. */
function parseJsonTopic(topic: string): JsonTopic | undefined {
  if (!topic.startsWith(JSON_PREFIX)) return undefined;
  const [endpointName = '', last, ...more] = topic.slice(JSON_PREFIX.length).split('/');
  const kind = jsonUplinks.find((one) => one === last);
  return kind === undefined || endpointName === '' || more.length > 0 ? undefined : { endpointName, kind };
}

function jsonTopic(endpointName: string, kind: JsonDownlink): string {
  return `${JSON_PREFIX}${endpointName}/${kind}`;
}

/**
 * Levels that may follow the endpoint name in a topic filter. The set is small, which bounds a client's
 * subscriptions.
 */
const filterEnds: ReadonlySet<string> = new Set(['down', 'errors', '+', '#']);

/** Whether devices with this endpoint name may subscribe to a topic filter. */
function isOwnJsonFilter(filter: string, endpointName: string): boolean {
  const start = `${JSON_PREFIX}${endpointName}/`;
  return filter.startsWith(start) && filterEnds.has(filter.slice(start.length));
}

/** A value of a device, with the name that the device uses for it. */
interface NamedValue extends Pick<MqttValue, 'value' | 'isSenml' | 'time'> {
  readonly name: string;
}

interface DecodedValues {
  readonly values: readonly NamedValue[];
  /** Members that are not values, with their names. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
}

/** The birth message of a device. Absent members are unchanged. */
interface JsonBirth {
  readonly objects?: readonly string[];
  readonly lifetimeSeconds?: number;
  readonly hasResults?: boolean;
}

/** A device's result of a command. */
interface JsonResult {
  readonly id: string;
  readonly error?: string;
}

/** Maximum number of values in one message. */
const MAX_VALUES = 1_000;
const MAX_LIFETIME_SECONDS = 4_294_967_295;
const MAX_ERROR_LENGTH = 4_096;

/**
 * Reads the values of a message: `{"3303/0/5700": 21.5}`, `{"time": …, "values": {…}}` or a SenML JSON pack.
 * A faulty pack is refused as a whole, as in a Send over CoAP.
 *
 * @param nowMs epoch milliseconds, the base of relative SenML times
 * @throws DecodeError
 */
export function decodeValues(payload: Uint8Array, nowMs: number): DecodedValues {
  const decoded = isArray(payload) ? senmlValues(payload, nowMs) : objectValues(payload);
  const count = decoded.values.length + decoded.faults.length;
  if (count > MAX_VALUES) {
    throw fault(`A message can have ${MAX_VALUES} values, not ${count}. Send several messages.`);
  }
  return decoded;
}

/** @throws DecodeError */
function decodeBirth(payload: Uint8Array): JsonBirth {
  if (payload.length === 0) return {};
  const { objects, lifetime, results } = objectOf(parse(payload), 'The payload');
  return {
    ...(objects === undefined ? {} : { objects: pathsOf(objects) }),
    ...(lifetime === undefined ? {} : { lifetimeSeconds: lifetimeOf(lifetime) }),
    ...(results === undefined ? {} : { hasResults: results === true }),
  };
}

/** @throws DecodeError */
function decodeResult(payload: Uint8Array): JsonResult {
  const { id, error } = objectOf(parse(payload), 'The payload');
  if (typeof id !== 'string') throw fault(`"id" must be the "id" of the command, not ${shownValue(id)}.`);
  if (error === undefined) return { id };
  if (typeof error !== 'string') throw fault(`"error" must be a text, not ${shownValue(error)}.`);
  return { id, error: error.slice(0, MAX_ERROR_LENGTH).toWellFormed() };
}

type Members = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder('utf-8', { fatal: true });

function checkBounds(payload: Uint8Array): void {
  const excess = findExcess(payload);
  if (excess !== undefined) throw fault(`The payload is too complex. ${excess}`);
}

function parse(payload: Uint8Array): unknown {
  checkBounds(payload);
  try {
    return JSON.parse(decoder.decode(payload)) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw fault(`The payload is not JSON in UTF-8: ${message}.`);
  }
}

function objectOf(value: unknown, what: string): Members {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw fault(`${what} must be a JSON object, not ${shownValue(value)}.`);
}

/** The white space of JSON (RFC 8259, 2), and the octets of a byte order mark. */
const BLANKS: ReadonlySet<number> = new Set(Buffer.from(' \t\n\r\ufeff'));
const BRACKET = 0x5b;

function isArray(payload: Uint8Array): boolean {
  return payload.find((octet) => !BLANKS.has(octet)) === BRACKET;
}

function senmlValues(payload: Uint8Array, nowMs: number): DecodedValues {
  checkBounds(payload);
  const values = decodeSenml(ContentFormat.senmlJson, payload, { nowMs }).map(({ name, value, timeMs }) => ({
    ...{ name, value, isSenml: true },
    ...(timeMs === undefined ? {} : { time: timeMs }),
  }));
  return { values, faults: [] };
}

function objectValues(payload: Uint8Array): DecodedValues {
  const members = objectOf(parse(payload), 'The payload');
  const { time, values } = members;
  if (values === undefined) return namedValues(members, undefined);
  if (time !== undefined && typeof time !== 'number' && typeof time !== 'string') {
    throw fault(`"time" must be epoch milliseconds or an ISO 8601 time, not ${shownValue(time)}.`);
  }
  return namedValues(objectOf(values, '"values"'), time);
}

function namedValues(members: Members, time: number | string | undefined): DecodedValues {
  const values: NamedValue[] = [];
  const faults: DecodedValues['faults'][number][] = [];
  for (const [name, value] of Object.entries(members)) {
    if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
      faults.push({ name, message: `The name or the value of ${shownValue(name)} is not Unicode text.` });
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      values.push({ name, value, ...(time === undefined ? {} : { time }) });
    } else {
      const given = `must be a number, a text, true or false, not ${shownValue(value)}`;
      faults.push({ name, message: `The value of ${shownValue(name)} ${given}.` });
    }
  }
  return { values, faults };
}

function textOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw fault(`${what} must be a text, not ${shownValue(value)}.`);
}

function pathsOf(value: unknown): string[] {
  if (!Array.isArray(value))
    throw fault(`"objects" must be a list of paths such as "3303/0", not ${shownValue(value)}.`);
  return value.map((one, index) => textOf(one, `"objects"[${index}]`));
}

function lifetimeOf(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_LIFETIME_SECONDS) {
    return value;
  }
  throw fault(`"lifetime" must be 1 to ${MAX_LIFETIME_SECONDS} seconds, not ${shownValue(value)}.`);
}

function fault(message: string): DecodeError {
  return new DecodeError('malformed', message);
}
