import {
  formatTopic,
  parseTopic,
  stateTopic,
  type SparkplugTopic,
  DecodeError,
  Datatype,
  EncodeError,
  writeValue,
} from '@muster/sparkplug';
import type {
  MetricFault,
  Reception,
  KnownMetric,
  Metric,
  MetricValue,
  ReceivedMetric,
  WireValue,
} from '@muster/sparkplug';
import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer, ResourceValue } from '@muster/lwm2m/core';
import type { MqttValue } from './ports.ts';
import type { MqttDevicesPort, NamedDevice } from './ports.ts';
import { NAMES_CATEGORY } from './ports.ts';
import type { ValueNamesPort } from './ports.ts';
import { shownText } from '@muster/net/core';
import type { MqttWarning, MqttSender } from './mqtt-dialect.ts';
import { toJsonValue } from '@muster/lwm2m/core';

/** Prefix of all Sparkplug B topics. */
export const SPARKPLUG_PREFIX = 'spBv1.0/';

const uplinks: ReadonlySet<string> = new Set(['NBIRTH', 'NDEATH', 'NDATA', 'DBIRTH', 'DDEATH', 'DDATA']);

/** Filters for the topics that edge nodes publish to. */
export const uplinkFilters = [...uplinks].map((type) => {
  const end = type.startsWith('D') ? '+/+' : '+';
  return `${SPARKPLUG_PREFIX}+/${type}/${end}`;
});

/** Parses a topic that edge nodes publish to. Returns undefined for any other topic. */
export function uplinkTopic(topic: string): SparkplugTopic | undefined {
  const parsed = parseTopic(topic);
  return parsed !== undefined && uplinks.has(parsed.type) ? parsed : undefined;
}

/** Returns the endpoint name of an edge node. IDs contain no slashes, so endpoint names are unique. */
export function nodeName({ groupId, edgeNodeId }: Pick<SparkplugTopic, 'groupId' | 'edgeNodeId'>): string {
  return `${groupId}/${edgeNodeId}`;
}

/** Returns the endpoint name of a device of an edge node, or of the edge node itself for `undefined`. */
export function deviceName(node: string, deviceId: string | undefined): string {
  return deviceId === undefined ? node : `${node}/${deviceId}`;
}

/** The parts of an endpoint name. */
interface EndpointParts {
  readonly groupId: string;
  readonly edgeNodeId: string;
  /** Absent for the edge node itself. */
  readonly deviceId?: string;
}

/** Parses the endpoint name of an edge node or of one of its devices. Returns undefined for any other endpoint name. */
export function partsOf(endpointName: string): EndpointParts | undefined {
  const [groupId = '', edgeNodeId = '', deviceId, more] = endpointName.split('/', 4);
  if (groupId === '' || edgeNodeId === '' || deviceId === '' || more !== undefined) return undefined;
  return { groupId, edgeNodeId, ...(deviceId === undefined ? {} : { deviceId }) };
}

/** Returns the command topic of an edge node or of one of its devices. Returns undefined for any other endpoint name. */
export function commandTopic(endpointName: string): string | undefined {
  const parts = partsOf(endpointName);
  if (parts === undefined) return undefined;
  const { groupId, edgeNodeId, deviceId } = parts;
  return deviceId === undefined
    ? formatTopic({ type: 'NCMD', groupId, edgeNodeId })
    : formatTopic({ type: 'DCMD', groupId, edgeNodeId, deviceId });
}

/**
 * Whether an edge node may subscribe to a filter: its commands, those of its devices, or the STATE of this
 * host (Sparkplug 3.0, 5.4 and 5.7).
 */
export function mayNodeSubscribe(endpointName: string, filter: string, hostId: string | undefined): boolean {
  if (hostId !== undefined && filter === stateTopic(hostId)) return true;
  const parts = partsOf(endpointName);
  if (parts === undefined || parts.deviceId !== undefined) return false;
  const { groupId, edgeNodeId } = parts;
  const node = `${SPARKPLUG_PREFIX}${groupId}/NCMD/${edgeNodeId}`;
  if (filter === node || filter === `${node}/#`) return true;
  const devices = `${SPARKPLUG_PREFIX}${groupId}/DCMD/${edgeNodeId}/`;
  return filter.startsWith(devices) && /^(?:#|[^/#]+)$/u.test(filter.slice(devices.length));
}

interface ReportDependencies {
  readonly devices: Pick<MqttDevicesPort, 'values'>;
  readonly names: ValueNamesPort;
  readonly onWarning: (warning: MqttWarning) => void;
}

/** Maximum number of values that are stored in one step. */
const MAX_VALUES = 1_000;
/** Maximum number of names in one log line. */
const MAX_SHOWN = 5;

/** Metrics of the session and the commands that the standard defines. They are not values of a device. */
const OF_THE_SESSION = /^(?:bdSeq$|Node Control\/|Device Control\/|Node Info\/|Device Info\/|Properties\/)/u;

/** Stores the values of metrics, and logs the metrics that are not stored. */
export class SparkplugReport {
  readonly #deps: ReportDependencies;
  #unmapped = 0;

  constructor(deps: ReportDependencies) {
    this.#deps = deps;
  }

  /** Number of metrics in births whose names do not map to a resource. */
  get unmapped(): number {
    return this.#unmapped;
  }

  /** Logs the names in a birth that cannot be stored, once instead of with each message. */
  birth({ peer }: MqttSender, endpointName: string, { unmapped, refused }: NamedDevice): void {
    this.#warn(peer, endpointName, refused);
    const names = unmapped.filter((name) => !OF_THE_SESSION.test(name));
    if (names.length === 0) return;
    this.#unmapped += names.length;
    const shown = names.slice(0, MAX_SHOWN).map((name) => `"${shownText(name)}"`);
    const list = [...shown, ...(names.length > MAX_SHOWN ? ['…'] : [])].join(', ');
    const example = `"${shownText(names[0] ?? '')}": "3303/0/5700"`;
    this.#deps.onWarning({
      peer,
      endpointName,
      message: `Sparkplug birth of ${endpointName}: ${names.length} metrics are not stored: ${list}. Give them resources in the setting category ${NAMES_CATEGORY}, such as ${example}.`,
    });
  }

  /** Stores values. Resolves when they are durable. @throws a refusal if the device may not register */
  async values(sender: MqttSender, endpointName: string, reception: Reception): Promise<void> {
    const { devices, names } = this.#deps;
    const { metrics, rebirthReason } = reception;
    const paths = await names.pathsOf(endpointName, new Set(metrics.map(({ name }) => name)));
    // Aliases without a birth are not logged, because the births have been requested.
    const faults: MetricFault[] = rebirthReason === undefined ? [...reception.faults] : [];
    const values: (MqttValue & { readonly name: string })[] = [];
    for (const { value, ...metric } of metrics) {
      const path = paths.get(metric.name);
      if (path === undefined || value === null) continue;
      try {
        values.push({ ...deliveredValue(metric, value, endpointName, path), name: metric.name });
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        faults.push({ name: metric.name, message: error.message });
      }
    }
    for (let start = 0; start < values.length; start += MAX_VALUES) {
      const part = values.slice(start, start + MAX_VALUES);
      const refused = await devices.values(sender.login, endpointName, part);
      for (const { index, error } of refused) {
        faults.push({ name: part[index]?.name ?? '', message: error.message });
      }
    }
    this.#warn(sender.peer, endpointName, faults);
  }

  #warn(peer: string, endpointName: string, faults: readonly MetricFault[]): void {
    if (faults.length === 0) return;
    const shown = faults.slice(0, MAX_SHOWN).map(({ name, message }) => `"${shownText(name)}": ${message}`);
    const message = `Sparkplug: ${faults.length} metrics of ${endpointName} are not stored. ${shown.join(' ')}`;
    this.#deps.onWarning({ peer, endpointName, message });
  }
}

/** The metrics of a device cannot express a command. */
export class CommandRefusal extends Error {
  readonly answer: OperationAnswer;

  constructor(code: '4.00' | '4.04' | '4.05', diagnostic: string) {
    super(diagnostic);
    this.answer = { success: false, code, diagnostic };
  }
}

/**
 * Returns the metrics of a command: a Write sets the values of metrics, an Execute sets a Boolean metric.
 *
 * @param byPath metrics of the latest birth, keyed by the path of their resource
 * @throws CommandRefusal
 */
export function commandMetrics(
  operation: DeviceOperation,
  byPath: ReadonlyMap<string, KnownMetric>,
  nowMs: number,
): readonly Metric[] {
  switch (operation.type) {
    case 'write':
      return operation.records.map(({ path, value }) => {
        const url = formatPath(path);
        const known = demandMetric(byPath, url);
        try {
          return { ...headOf(known, nowMs), value: commandValue(value, known.datatype) };
        } catch (error) {
          if (!(error instanceof EncodeError)) throw error;
          throw new CommandRefusal('4.00', `${url} is the metric "${known.name}": ${error.message}`);
        }
      });
    case 'execute': {
      const url = formatPath(operation.path);
      const known = demandMetric(byPath, url);
      if (known.datatype !== Datatype.Boolean) {
        throw new CommandRefusal('4.05', `The metric "${known.name}" of ${url} is not a Boolean.`);
      }
      if (operation.arguments !== undefined) {
        throw new CommandRefusal('4.00', 'Commands of Sparkplug B have no arguments.');
      }
      return [{ ...headOf(known, nowMs), value: { kind: 'boolean', value: true } }];
    }
    default:
      // Services refuse other operations first: see `refuseForeign`.
      throw new Error(`Sparkplug B has no ${operation.type}.`);
  }
}

/** @throws CommandRefusal */
function demandMetric(byPath: ReadonlyMap<string, KnownMetric>, url: string): KnownMetric {
  const known = byPath.get(url);
  if (known !== undefined) return known;
  throw new CommandRefusal(
    '4.04',
    `The birth of the device has no metric for ${url}. Name it in the setting category MQTTNames.`,
  );
}

/**
 * An alias replaces the name if there is one (Sparkplug 3.0, 6.4.6). The decoder of Eclipse Tahu requires the
 * datatype.
 */
function headOf({ name, alias, datatype }: KnownMetric, timestamp: number): Metric {
  return { ...(alias === undefined ? { name } : { alias }), datatype, timestamp };
}

/**
 * Converts the value of a metric to a value as other devices deliver it. LwM2M times are in seconds, those of
 * Sparkplug in milliseconds.
 *
 * @param value of the metric, not null
 * @throws DecodeError for an array, and for a historical value without a time
 */
function deliveredValue(
  { datatype, timestamp, isHistorical }: Omit<ReceivedMetric, 'value'>,
  value: MetricValue,
  endpointName: string,
  path: string,
): MqttValue {
  if (isHistorical && timestamp === undefined) {
    throw new DecodeError('malformed', 'A historical value needs a timestamp.');
  }
  return {
    endpointName,
    path,
    value: plainValue(value, datatype),
    ...(timestamp === undefined ? {} : { time: timestamp }),
  };
}

function plainValue(value: MetricValue, datatype: number): MqttValue['value'] {
  if (typeof value === 'bigint') return value.toString();
  if (datatype === Datatype.DateTime && typeof value === 'number') return Math.floor(value / 1_000);
  if (typeof value !== 'object') return value;
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  throw new DecodeError('unsupported', 'A resource cannot have an array. Send a metric for each element.');
}

/** Converts a value for the metric of a resource. @throws EncodeError if it does not fit the datatype of the metric */
function commandValue(value: ResourceValue, datatype: number): WireValue {
  return writeValue(metricValue(value, datatype), datatype);
}

function metricValue(value: ResourceValue, datatype: number): MetricValue {
  if (value instanceof Date) {
    const timeMs = value.getTime();
    return datatype === Datatype.DateTime ? timeMs : Math.floor(timeMs / 1_000);
  }
  if (value instanceof Uint8Array || typeof value === 'bigint') return value;
  const plain = toJsonValue(value);
  if (typeof plain === 'object') throw new EncodeError('The value has no form in Sparkplug B.');
  return plain;
}
