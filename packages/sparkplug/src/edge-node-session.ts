import { Datatype } from './datatype.ts';
import { DecodeError } from './errors.ts';
import type { Metric, Payload } from './payload.ts';
import { readValue, type MetricValue } from './value.ts';

/** A metric of a birth. */
export interface KnownMetric {
  readonly name: string;
  readonly datatype: number;
  readonly alias?: bigint;
}

/** A metric of a birth or a data message, with the name and the datatype of its birth. */
export interface ReceivedMetric {
  readonly name: string;
  readonly datatype: number;
  /** Time of the metric, or else of the payload, in epoch milliseconds. */
  readonly timestamp?: number;
  readonly isHistorical: boolean;
  /** null: the metric currently has no value. */
  readonly value: MetricValue | null;
}

/** A metric that could not be read. */
export interface MetricFault {
  /** Name, or `alias 7`. */
  readonly name: string;
  readonly message: string;
}

/** Content of a message. */
export interface Reception {
  readonly metrics: readonly ReceivedMetric[];
  readonly faults: readonly MetricFault[];
  /** Reason why the edge node must send its births again; absent if it need not. */
  readonly rebirthReason?: string;
}

export interface SessionLimits {
  /** Maximum number of devices of the edge node. */
  readonly maxDevices: number;
  /** Maximum number of metrics of the edge node and its devices. */
  readonly maxMetrics: number;
}

const defaults: SessionLimits = { maxDevices: 1_000, maxMetrics: 20_000 };

/** Name of the metric that links a birth and its death (Sparkplug 3.0, 6.4.19). */
const BD_SEQ = 'bdSeq';
const NO_BIRTH = 'The server has no birth of the edge node.';

interface MetricTable {
  readonly byName: Map<string, KnownMetric>;
  readonly byAlias: Map<bigint, KnownMetric>;
}

/**
 * State of an edge node at a host (Sparkplug 3.0, 5.4 to 5.11): the metrics of the latest births, and the sequence of
 * messages. After a gap in the sequence, names are still read, but aliases are not: the lost message can be a birth that
 * changes their meaning.
 */
export class EdgeNodeSession {
  readonly #limits: SessionLimits;
  /** Metrics of the edge node; undefined before its birth. */
  #node: MetricTable | undefined;
  readonly #devices = new Map<string, MetricTable>();
  #metricCount = 0;
  #bdSeq: bigint | undefined;
  #nextSeq = 0;
  /** Reason why the births are not reliable; undefined if they are. */
  #fault: string | undefined = NO_BIRTH;

  constructor(limits: SessionLimits = defaults) {
    this.#limits = limits;
  }

  /** Number of metrics in memory. */
  get metricCount(): number {
    return this.#metricCount;
  }

  get isBorn(): boolean {
    return this.#node !== undefined;
  }

  /** IDs of devices with a birth. */
  get deviceIds(): readonly string[] {
    return [...this.#devices.keys()];
  }

  /**
   * Returns the metrics of the latest birth by name; undefined if there is none.
   *
   * @param deviceId ID of a device; absent: the edge node itself
   */
  metrics(deviceId?: string): ReadonlyMap<string, KnownMetric> | undefined {
    return this.#tableOf(deviceId)?.byName;
  }

  /** Handles an NBIRTH, which ends all earlier births. @throws DecodeError; the edge node has no birth then */
  nodeBirth(payload: Payload): Reception {
    this.forget();
    const reception = this.#birth(payload, undefined);
    this.#bdSeq = bdSeqOf(payload);
    this.#nextSeq = nextSequence(payload.seq);
    this.#fault = undefined;
    return reception;
  }

  /** Handles a DBIRTH. @throws DecodeError; the device has no birth then */
  deviceBirth(deviceId: string, payload: Payload): Reception {
    this.#advance(payload.seq);
    this.#forgetDevice(deviceId);
    if (this.#devices.size >= this.#limits.maxDevices) {
      throw new DecodeError('too-large', `An edge node can have ${this.#limits.maxDevices} devices.`);
    }
    return { ...this.#birth(payload, deviceId), ...this.#rebirth() };
  }

  /** Handles an NDATA or a DDATA. @param deviceId ID of a device; absent: the edge node itself */
  data(payload: Payload, deviceId?: string): Reception {
    this.#advance(payload.seq);
    const table = this.#tableOf(deviceId);
    const isUnknown = table === undefined && deviceId !== undefined;
    const reason = isUnknown ? `The server has no birth of the device ${deviceId}.` : undefined;
    return { ...this.#read(payload, table), ...this.#rebirth(reason) };
  }

  /** Handles a DDEATH. */
  deviceDeath(deviceId: string, payload: Payload): Reception {
    this.#advance(payload.seq);
    this.#forgetDevice(deviceId);
    return { metrics: [], faults: [], ...this.#rebirth() };
  }

  /**
   * Handles an NDEATH.
   *
   * @returns whether it ends the latest birth; false for an NDEATH of an earlier connection, which has no effect
   */
  nodeDeath(payload: Payload): boolean {
    const bdSeq = bdSeqOf(payload);
    const isStale = this.isBorn && bdSeq !== undefined && this.#bdSeq !== undefined && bdSeq !== this.#bdSeq;
    if (!isStale) this.forget();
    return !isStale;
  }

  /** Notes that a message of any kind could not be read. */
  missed(reason: string): void {
    this.#fault ??= reason;
  }

  /** Forgets all births. */
  forget(): void {
    this.#node = undefined;
    this.#devices.clear();
    this.#metricCount = 0;
    this.#bdSeq = undefined;
    this.#fault = NO_BIRTH;
  }

  #rebirth(reason?: string): Pick<Reception, 'rebirthReason'> {
    const rebirthReason = this.#fault ?? reason;
    return rebirthReason === undefined ? {} : { rebirthReason };
  }

  #tableOf(deviceId: string | undefined): MetricTable | undefined {
    return deviceId === undefined ? this.#node : this.#devices.get(deviceId);
  }

  #forgetDevice(deviceId: string): void {
    this.#metricCount -= this.#devices.get(deviceId)?.byName.size ?? 0;
    this.#devices.delete(deviceId);
  }

  /** An absent sequence number is 0, because proto3 libraries omit zeros. */
  #advance(seq = 0): void {
    if (this.isBorn && seq !== this.#nextSeq) {
      this.#fault ??= `The sequence number is ${seq}, not ${this.#nextSeq}: messages are lost.`;
    }
    this.#nextSeq = nextSequence(seq);
  }

  #birth(payload: Payload, deviceId: string | undefined): Reception {
    const table: MetricTable = { byName: new Map(), byAlias: new Map() };
    for (const { name, alias, datatype = Datatype.Unknown } of payload.metrics) {
      if (name === undefined) throw new DecodeError('malformed', 'A metric of a birth has no name.');
      const known: KnownMetric = { name, datatype, ...(alias === undefined ? {} : { alias }) };
      if (alias !== undefined) {
        const other = table.byAlias.get(alias);
        if (other !== undefined && other.name !== name) {
          throw new DecodeError('malformed', `Two metrics of the birth have the alias ${alias}.`);
        }
        table.byAlias.set(alias, known);
      }
      table.byName.set(name, known);
    }
    const count = this.#metricCount + table.byName.size;
    if (count > this.#limits.maxMetrics) {
      const { maxMetrics } = this.#limits;
      throw new DecodeError('too-large', `An edge node and its devices can have ${maxMetrics} metrics.`);
    }
    this.#metricCount = count;
    if (deviceId === undefined) this.#node = table;
    else this.#devices.set(deviceId, table);
    return this.#read(payload, table);
  }

  #read(payload: Payload, table: MetricTable | undefined): Reception {
    const metrics: ReceivedMetric[] = [];
    const faults: MetricFault[] = [];
    for (const metric of payload.metrics) {
      const known = this.#known(metric, table);
      const { name = metric.name } = known ?? {};
      // Encoders without a type write 0.
      const datatype = metric.datatype || known?.datatype;
      if (name === undefined || datatype === undefined) {
        const message = 'The latest births do not have it.';
        faults.push({ name: name ?? `alias ${metric.alias ?? '(none)'}`, message });
        continue;
      }
      try {
        metrics.push({ name, datatype, ...contentOf(metric, datatype, payload.timestamp) });
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        faults.push({ name, message: error.message });
      }
    }
    return { metrics, faults };
  }

  #known({ name, alias }: Metric, table: MetricTable | undefined): KnownMetric | undefined {
    if (name !== undefined && name !== '') return table?.byName.get(name);
    return alias === undefined || this.#fault !== undefined ? undefined : table?.byAlias.get(alias);
  }
}

/** Returns the command that requests the births of an edge node (Sparkplug 3.0, 6.4.22). @param nowMs epoch ms */
export function rebirthCommand(nowMs: number): Payload {
  const value = { kind: 'boolean', value: true } as const;
  const metric = { name: 'Node Control/Rebirth', datatype: Datatype.Boolean, timestamp: nowMs, value };
  return { timestamp: nowMs, metrics: [metric] };
}

/** Returns the next sequence number. 0 follows 255 (Sparkplug 3.0, 6.4.5). */
export function nextSequence(seq = 0): number {
  return (seq + 1) % 256;
}

/** @throws DecodeError */
function contentOf(
  { value, isNull, isHistorical = false, timestamp }: Metric,
  datatype: number,
  sentAt: number | undefined,
): Omit<ReceivedMetric, 'name' | 'datatype'> {
  const timeMs = timestamp ?? sentAt;
  return {
    isHistorical,
    value: isNull === true || value === undefined ? null : readValue(value, datatype),
    ...(timeMs === undefined ? {} : { timestamp: timeMs }),
  };
}

function bdSeqOf({ metrics }: Payload): bigint | undefined {
  const metric = metrics.find(({ name }) => name === BD_SEQ);
  const { value } = metric ?? {};
  return value?.kind === 'int' || value?.kind === 'long' ? BigInt(value.value) : undefined;
}
