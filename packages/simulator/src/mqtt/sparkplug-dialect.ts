import {
  formatPath,
  type ModelRegistry,
  type ResourceModel,
  type ResourceValue,
  type ValueRecord,
} from '@muster/lwm2m';
import {
  Datatype,
  DecodeError,
  decodePayload,
  encodePayload,
  formatTopic,
  nextSequence,
  parseTopic,
  readValue,
  writeValue,
  type Metric,
  type MetricValue,
} from '@muster/sparkplug';
import type {
  Introduction,
  MqttDialect,
  MqttMessage,
  Qos,
  ServerMessage,
  ValueMessage,
} from './mqtt-message.ts';

/** Metric that requests a birth (Sparkplug 3.0, 6.4.22). */
const rebirth = 'Node Control/Rebirth';
const lastBdSeq = 255;

export interface SparkplugDialectOptions {
  /** Group and edge node: `GROUP/EDGE`. */
  readonly endpointName: string;
  /** ID of the device below the edge node that has the metrics. Undefined: the edge node itself. */
  readonly deviceId: string | undefined;
  readonly models: ModelRegistry;
}

interface KnownMetric {
  readonly name: string;
  readonly alias: bigint;
  readonly datatype: number;
}

type MessageType = 'NBIRTH' | 'NDEATH' | 'NDATA' | 'NCMD' | 'DBIRTH' | 'DDEATH' | 'DDATA' | 'DCMD';

/** An edge node of Sparkplug B (Sparkplug 3.0). The names of its metrics are paths of resources: `3303/0/5700`. */
export class SparkplugDialect implements MqttDialect {
  readonly hasWill = true;
  readonly firstFilters: readonly string[];
  readonly requestFilters: readonly string[] = [];
  readonly #options: SparkplugDialectOptions;
  readonly #metrics = new Map<string, KnownMetric>();
  readonly #byAlias = new Map<bigint, KnownMetric>();
  #bdSeq = -1;
  #seq = 0;

  constructor(options: SparkplugDialectOptions) {
    this.#options = options;
    // An edge node must subscribe to commands before its birth (Sparkplug 3.0, 5.4).
    const filters = [this.#topic('NCMD')];
    if (options.deviceId !== undefined) filters.push(this.#topic('DCMD'));
    this.firstFilters = filters;
  }

  /** Increments the number of the connection, which is the same in its birth and its death (Sparkplug 3.0, 6.4.19). */
  will(): MqttMessage {
    this.#bdSeq = this.#bdSeq >= lastBdSeq ? 0 : this.#bdSeq + 1;
    return this.#nodeDeath(undefined);
  }

  birth({ records }: Introduction): ValueMessage[] {
    const { deviceId } = this.#options;
    const timeMs = records[0]?.timeMs ?? 0;
    const control: Metric = {
      ...{ name: rebirth, datatype: Datatype.Boolean, timestamp: timeMs },
      value: { kind: 'boolean', value: false },
    };
    const metrics = records.map((record) => this.#bornMetric(record));
    this.#seq = 0;
    const node = [this.#bdSeqMetric(timeMs), control, ...(deviceId === undefined ? metrics : [])];
    const births: ValueMessage[] = [
      {
        message: this.#message('NBIRTH', { timestamp: timeMs, seq: 0, metrics: node }, 0),
        records: deviceId === undefined ? records : [],
      },
    ];
    if (deviceId !== undefined) {
      births.push({ message: this.#sequenced('DBIRTH', timeMs, metrics), records });
    }
    return births;
  }

  firstValues(): ValueMessage[] {
    return [];
  }

  values(records: readonly ValueRecord[], timeMs: number): MqttMessage {
    const type = this.#options.deviceId === undefined ? 'NDATA' : 'DDATA';
    return this.#sequenced(
      type,
      timeMs,
      records.map((record) => {
        const known = this.#metrics.get(nameOf(record));
        // A metric that is missing in the birth is sent with its name, so that the host requests another birth.
        const { name = '', ...metric } = this.#bornMetric(record);
        return known ? metric : { name, ...metric };
      }),
    );
  }

  death(timeMs: number): MqttMessage[] {
    const deaths = [this.#nodeDeath(timeMs)];
    return this.#options.deviceId === undefined ? deaths : [this.#sequenced('DDEATH', timeMs, []), ...deaths];
  }

  read(topic: string, payload: Uint8Array): ServerMessage {
    try {
      const { metrics } = decodePayload(payload);
      if (parseTopic(topic)?.type === 'NCMD' && metrics.some(isRebirth)) {
        return { kind: 'command', command: { type: 'birth' } };
      }
      const values = metrics.map((metric) => this.#written(metric));
      return { kind: 'command', command: { type: 'write', id: '', values } };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return { kind: 'malformed', reason: `the message to ${topic} cannot be read: ${error.message}` };
    }
  }

  /** Returns no answer: the host learns the outcome from the data messages that follow. */
  result(): MqttMessage[] {
    return [];
  }

  /** @throws DecodeError if the birth does not contain the metric */
  #written({ name, alias, value }: Metric): readonly [path: string, value: unknown] {
    const known = name ? this.#metrics.get(name) : this.#byAlias.get(alias ?? -1n);
    if (!known || !value) {
      throw new DecodeError('malformed', `there is no metric ${name ?? `with the alias ${alias ?? ''}`}`);
    }
    const read = readValue(value, known.datatype);
    const isTime = known.datatype === Datatype.DateTime;
    return [`/${known.name}`, isTime ? new Date(Number(read)) : read];
  }

  #bornMetric(record: ValueRecord): Metric {
    const name = nameOf(record);
    const { objectId = 0, resourceId = 0 } = record.path;
    let known = this.#metrics.get(name);
    if (!known) {
      const datatype = datatypeOf(this.#options.models.resource(objectId, resourceId), record.value);
      known = { name, alias: BigInt(this.#metrics.size), datatype };
      this.#metrics.set(name, known);
      this.#byAlias.set(known.alias, known);
    }
    return {
      ...known,
      ...(record.timeMs === undefined ? {} : { timestamp: record.timeMs }),
      value: writeValue(metricValue(record.value), known.datatype),
    };
  }

  #bdSeqMetric(timeMs: number | undefined): Metric {
    return {
      ...{ name: 'bdSeq', datatype: Datatype.Int64 },
      ...(timeMs === undefined ? {} : { timestamp: timeMs }),
      value: writeValue(Math.max(0, this.#bdSeq), Datatype.Int64),
    };
  }

  /**
   * Creates the death of the node, which has no sequence number.
   *
   * @param timeMs undefined for a will, which is created before its time
   */
  #nodeDeath(timeMs: number | undefined): MqttMessage {
    const metrics = [this.#bdSeqMetric(timeMs)];
    return this.#message('NDEATH', { ...(timeMs === undefined ? {} : { timestamp: timeMs }), metrics }, 1);
  }

  #sequenced(type: MessageType, timestamp: number, metrics: readonly Metric[]): MqttMessage {
    this.#seq = nextSequence(this.#seq);
    return this.#message(type, { timestamp, seq: this.#seq, metrics }, 0);
  }

  /** Creates a message. Births and data have QoS 0, deaths QoS 1 (Sparkplug 3.0, 6.4). */
  #message(type: MessageType, payload: Parameters<typeof encodePayload>[0], qos: Qos): MqttMessage {
    return { topic: this.#topic(type), payload: Buffer.from(encodePayload(payload)), qos };
  }

  #topic(type: MessageType): string {
    const { endpointName, deviceId = '' } = this.#options;
    const [groupId = '', edgeNodeId = ''] = endpointName.split('/');
    switch (type) {
      case 'NBIRTH':
      case 'NDEATH':
      case 'NDATA':
      case 'NCMD':
        return formatTopic({ type, groupId, edgeNodeId });
      default:
        return formatTopic({ type, groupId, edgeNodeId, deviceId });
    }
  }
}

function nameOf({ path }: ValueRecord): string {
  return formatPath(path).slice(1);
}

function isRebirth({ name, value }: Metric): boolean {
  return name === rebirth && value?.kind === 'boolean' && value.value;
}

const datatypes: Readonly<Partial<Record<ResourceModel['type'], number>>> = {
  Integer: Datatype.Int64,
  UnsignedInteger: Datatype.UInt64,
  Float: Datatype.Double,
  Boolean: Datatype.Boolean,
  Opaque: Datatype.Bytes,
  Time: Datatype.DateTime,
};

/** Returns the datatype of the model, or else that of the value. */
function datatypeOf(model: ResourceModel | undefined, value: ResourceValue): number {
  if (model) return datatypes[model.type] ?? Datatype.String;
  if (typeof value === 'boolean') return Datatype.Boolean;
  return typeof value === 'number' ? Datatype.Double : Datatype.String;
}

function metricValue(value: ResourceValue): MetricValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'object' && 'objectId' in value) return `${value.objectId}:${value.instanceId}`;
  return value;
}
