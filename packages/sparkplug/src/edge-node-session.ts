import { Datatype } from './datatype.ts';
import { DecodeError } from './errors.ts';
import type { Metric, Payload } from './payload.ts';
import { readValue, type MetricValue } from './value.ts';

/** A metric as its birth describes it. */
export interface KnownMetric {
  readonly name: string;
  readonly datatype: number;
  readonly alias?: bigint;
}

/** A metric of a birth or a data message, with the name and the datatype of its birth. */
export interface ReceivedMetric {
  readonly name: string;
  readonly datatype: number;
  /** Epoch milliseconds; that of the payload if the metric has none. */
  readonly timestamp?: number;
  readonly isHistorical: boolean;
  /** null: the metric has no value now. */
  readonly value: MetricValue | null;
}

/** A metric that was not read. */
export interface MetricFault {
  /** Name, or `alias 7`. */
  readonly name: string;
  readonly message: string;
}

/** What a message says. */
export interface Reception {
  readonly metrics: readonly ReceivedMetric[];
  readonly faults: readonly MetricFault[];
  /** Why the edge node has to send its births again; absent: it has not to. */
  readonly rebirthReason?: string;
}

export interface SessionLimits {
  /** Devices below the edge node. */
  readonly maxDevices: number;
  /** Metrics of the edge node and its devices. */
  readonly maxMetrics: number;
}

const defaults: SessionLimits = { maxDevices: 1_000, maxMetrics: 20_000 };

/** Name of the metric that a birth and its death have in common (Sparkplug 3.0, 6.4.19). */
const BD_SEQ = 'bdSeq';
const NO_BIRTH = 'The server has no birth of the edge node.';

interface MetricTable {
  readonly byName: Map<string, KnownMetric>;
  readonly byAlias: Map<bigint, KnownMetric>;
}

/**
 * What a host knows of an edge node (Sparkplug 3.0, 5.4 to 5.11): the metrics of the latest births, and the sequence of
 * messages. After a gap in the sequence, names are still read, but aliases are not: the message that is lost may be
 * a birth that gives them another meaning.
 */
export class EdgeNodeSession {
  readonly #limits: SessionLimits;
  /** Of the edge node; undefined before its birth. */
  #node: MetricTable | undefined;
  readonly #devices = new Map<string, MetricTable>();
  #metricCount = 0;
  #bdSeq: bigint | undefined;
  #nextSeq = 0;
  /** Why the births cannot be relied on; undefined if they can. */
  #fault: string | undefined = NO_BIRTH;

  constructor(limits: SessionLimits = defaults) {
    this.#limits = limits;
  }

  /** Metrics that are held. */
  get metricCount(): number {
    return this.#metricCount;
  }

  get isBorn(): boolean {
    return this.#node !== undefined;
  }

  /** IDs of the devices that are born. */
  get deviceIds(): readonly string[] {
    return [...this.#devices.keys()];
  }

  /**
   * Metrics of the latest birth by name; undefined if there is none.
   *
   * @param deviceId absent: of the edge node itself
   */
  metrics(deviceId?: string): ReadonlyMap<string, KnownMetric> | undefined {
    return this.#tableOf(deviceId)?.byName;
  }

  /** Takes an NBIRTH: it ends all earlier births. @throws DecodeError; the edge node is not born then */
  nodeBirth(payload: Payload): Reception {
    this.forget();
    const reception = this.#birth(payload, undefined);
    this.#bdSeq = bdSeqOf(payload);
    this.#nextSeq = nextSequence(payload.seq);
    this.#fault = undefined;
    return reception;
  }

  /** Takes a DBIRTH. @throws DecodeError; the device is not born then */
  deviceBirth(deviceId: string, payload: Payload): Reception {
    this.#advance(payload.seq);
    this.#forgetDevice(deviceId);
    if (this.#devices.size >= this.#limits.maxDevices) {
      throw new DecodeError('too-large', `An edge node can have ${this.#limits.maxDevices} devices.`);
    }
    return { ...this.#birth(payload, deviceId), ...this.#rebirth() };
  }

  /** Takes an NDATA or a DDATA. @param deviceId absent: of the edge node itself */
  data(payload: Payload, deviceId?: string): Reception {
    this.#advance(payload.seq);
    const table = this.#tableOf(deviceId);
    const isUnknown = table === undefined && deviceId !== undefined;
    const reason = isUnknown ? `The server has no birth of the device ${deviceId}.` : undefined;
    return { ...this.#read(payload, table), ...this.#rebirth(reason) };
  }

  /** Takes a DDEATH. */
  deviceDeath(deviceId: string, payload: Payload): Reception {
    this.#advance(payload.seq);
    this.#forgetDevice(deviceId);
    return { metrics: [], faults: [], ...this.#rebirth() };
  }

  /**
   * Takes an NDEATH.
   *
   * @returns whether it ends the latest birth; false for one of an earlier connection, which says nothing
   */
  nodeDeath(payload: Payload): boolean {
    const bdSeq = bdSeqOf(payload);
    const isStale = this.isBorn && bdSeq !== undefined && this.#bdSeq !== undefined && bdSeq !== this.#bdSeq;
    if (!isStale) this.forget();
    return !isStale;
  }

  /** A message was not read: it may have been anything. */
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

  /** Libraries of proto3 leave out zeros: an absent number is 0. */
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
      // An encoder that has no type for it writes 0.
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

/** A command that asks an edge node for its births (Sparkplug 3.0, 6.4.22). @param nowMs epoch milliseconds */
export function rebirthCommand(nowMs: number): Payload {
  const value = { kind: 'boolean', value: true } as const;
  const metric = { name: 'Node Control/Rebirth', datatype: Datatype.Boolean, timestamp: nowMs, value };
  return { timestamp: nowMs, metrics: [metric] };
}

/** The sequence number after another one: 255 is followed by 0 (Sparkplug 3.0, 6.4.5). */
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
