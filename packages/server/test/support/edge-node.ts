import { EventEmitter, once } from 'node:events';
import {
  Datatype,
  decodePayload,
  encodePayload,
  nextSequence,
  writeValue,
  type Metric,
  type MetricValue,
  type Payload,
} from '@muster/sparkplug';
import type { IClientOptions, MqttClient } from 'mqtt';
import type { MqttServer } from './mqtt-server.ts';

let lastTimeMs = 0;

/**
 * Now, in epoch milliseconds, or one more than the last time: a resource keeps one value of a millisecond, and a value can
 * be sent and acknowledged within one.
 */
export function metricTime(): number {
  lastTimeMs = Math.max(Date.now(), lastTimeMs + 1);
  return lastTimeMs;
}

/** A metric of a test: its name, its datatype and its value. */
export function metric(
  name: string,
  type: keyof typeof Datatype,
  value: MetricValue | null,
  more: Partial<Metric> = {},
): Metric {
  const datatype = Datatype[type];
  const content = value === null ? { isNull: true } : { value: writeValue(value, datatype) };
  return { name, datatype, timestamp: Date.now(), ...content, ...more };
}

/** A metric with a millisecond of its own. */
export function timedMetric(...parts: Parameters<typeof metric>): Metric {
  const [name, type, value, more] = parts;
  return metric(name, type, value, { timestamp: metricTime(), ...more });
}

export interface EdgeNodeInit extends IClientOptions {
  readonly group?: string;
  readonly edge?: string;
  readonly bdSeq?: number;
}

/** An edge node that speaks Sparkplug B as a test tells it to. */
export class EdgeNode {
  readonly client: MqttClient;
  readonly #topicOf: (type: string, device?: string) => string;
  readonly #bdSeq: number;
  readonly #commands: { topic: string; payload: Payload }[] = [];
  readonly #arrivals = new EventEmitter();
  #seq = 255;

  private constructor(client: MqttClient, init: EdgeNodeInit) {
    const { group = 'plant', edge = 'line', bdSeq = 0 } = init;
    this.client = client;
    this.#bdSeq = bdSeq;
    this.#topicOf = (type, device) =>
      `spBv1.0/${group}/${type}/${edge}${device === undefined ? '' : `/${device}`}`;
    client.on('message', (topic, payload) => {
      this.#commands.push({ topic, payload: decodePayload(payload) });
      this.#arrivals.emit('command');
    });
  }

  /** Connects with the death of the edge node as its will, and subscribes to its commands. */
  static async connect(server: MqttServer, init: EdgeNodeInit = {}): Promise<EdgeNode> {
    const { group = 'plant', edge = 'line', bdSeq = 0, ...options } = init;
    const payload = Buffer.from(encodePayload({ metrics: [metric('bdSeq', 'Int64', bdSeq)] }));
    const will = { topic: `spBv1.0/${group}/NDEATH/${edge}`, payload, qos: 1, retain: false } as const;
    const client = await server.connect({ clientId: `client of ${edge}`, will, ...options });
    const node = new EdgeNode(client, init);
    await client.subscribeAsync([`spBv1.0/${group}/NCMD/${edge}/#`, `spBv1.0/${group}/DCMD/${edge}/#`], {
      qos: 1,
    });
    return node;
  }

  /** The sequence number of the last message. */
  get seq(): number {
    return this.#seq;
  }

  /** Leaves out a number of messages, as if they were lost. */
  lose(count: number): void {
    for (let left = count; left > 0; left -= 1) this.#seq = nextSequence(this.#seq);
  }

  nodeBirth(...metrics: readonly Metric[]): Promise<unknown> {
    this.#seq = 255;
    return this.send('NBIRTH', [metric('bdSeq', 'Int64', this.#bdSeq), ...metrics]);
  }

  deviceBirth(device: string, ...metrics: readonly Metric[]): Promise<unknown> {
    return this.send('DBIRTH', metrics, device);
  }

  data(device: string | undefined, ...metrics: readonly Metric[]): Promise<unknown> {
    return this.send(device === undefined ? 'NDATA' : 'DDATA', metrics, device);
  }

  nodeDeath(bdSeq = this.#bdSeq): Promise<unknown> {
    return this.publish('NDEATH', encodePayload({ metrics: [metric('bdSeq', 'Int64', bdSeq)] }));
  }

  send(type: string, metrics: readonly Metric[], device?: string): Promise<unknown> {
    this.#seq = nextSequence(this.#seq);
    return this.publish(type, encodePayload({ timestamp: Date.now(), seq: this.#seq, metrics }), device);
  }

  /** Resolves when the server has acknowledged the message. */
  publish(type: string, payload: Uint8Array, device?: string): Promise<unknown> {
    return this.client.publishAsync(this.#topicOf(type, device), Buffer.from(payload), { qos: 1 });
  }

  async command(): Promise<{ topic: string; payload: Payload }> {
    for (;;) {
      const next = this.#commands.shift();
      if (next !== undefined) return next;
      await once(this.#arrivals, 'command');
    }
  }

  /** Commands that have come and were not read. */
  get commandCount(): number {
    return this.#commands.length;
  }
}
