import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { CommitInfo } from '../store/options.ts';

/** Sources of figures that are read for each request of `/metrics`. */
export interface MetricSources {
  readonly registrationsOnline: () => number;
  readonly observations: () => number | Promise<number>;
  /** Number of commands that wait for devices in queue mode. */
  readonly commandsWaiting: () => number;
  /** Devices with waiting transformers, and counts since the start, by name, over all device networks. */
  readonly transformerCounters: () => Readonly<Record<string, number>>;
  /** Counts of deliveries to event consumers since the start, by name. */
  readonly webhookCounters: () => Readonly<Record<string, number>>;
  /** Counts of the gateway since its start, by name. */
  readonly gatewayCounters: () => Readonly<Record<string, number>>;
  /** Counts of the bootstrap listener since its start, by name. Empty if there is none. */
  readonly bootstrapCounters?: () => Readonly<Record<string, number>>;
  /** Counts of the MQTT broker since its start, by name. Empty if there is none. */
  readonly measurementCounters: () => Readonly<Record<string, number>>;
  readonly mqttCounters?: () => Readonly<Record<string, number>>;
  /** Number of gateway processes. Undefined if the gateway is in this process. */
  readonly gatewaysLinked?: () => number | undefined;
}

/** Names of figures that can decrease. */
const gauges = new Set([
  'requestsUnderWay',
  'notificationsUnderWay',
  'observations',
  'sessions',
  'connections',
  'messagesUnderWay',
  'brokerConnected',
  'brokerMessagesUnderWay',
  'dtlsConnections',
  'dtlsHalfOpen',
  'eventsPending',
  'devicesWaiting',
]);

/** All figures of one page are read in one turn, so that a sum over all connections is computed once. */
function cachePerTurn<T extends object>(ask: () => T): () => T {
  let answer: T | undefined;
  return () => {
    if (answer !== undefined) return answer;
    setImmediate(() => (answer = undefined));
    return (answer = ask());
  };
}

/** Metrics of the process are collected once, regardless of the number of servers in it. */
let processRegistry: Registry | undefined;

function processMetrics(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Metrics of this process for `/metrics`, in the Prometheus text format: processor, memory, event loop. */
export function processMetricsText(): Promise<string> {
  return processMetrics().metrics();
}

/**
 * Metrics of the process, the store and the devices for `/metrics`, in the Prometheus text format. Labels are only
 * operations of the contract and classes of statuses: nothing that belongs to a tenant.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commits: Histogram<'outcome'>;
  readonly #writes: Counter;

  constructor() {
    this.#commits = new Histogram({
      name: 'muster_store_commit_duration_seconds',
      help: 'Duration of commits of the store, writes of one turn of the event loop together',
      labelNames: ['outcome'],
      buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
      registers: [this.#registry],
    });
    this.#writes = new Counter({
      name: 'muster_store_writes_total',
      help: 'Writes that shared the commits',
      registers: [this.#registry],
    });
  }

  readonly onCommit = (info: CommitInfo): void => {
    this.#commits.observe({ outcome: info.failed ? 'failed' : 'ok' }, info.durationMs / 1000);
    this.#writes.inc(info.writes);
  };

  /** Must be called once everything is running. */
  watch(sources: MetricSources): void {
    this.#gauge('muster_registrations_online', 'Live registrations', sources.registrationsOnline);
    this.#gauge('muster_observations', 'Resources whose observation is asked for', sources.observations);
    this.#gauge(
      'muster_commands_waiting',
      'Commands that wait for sleeping devices',
      sources.commandsWaiting,
    );
    const { gatewaysLinked } = sources;
    if (gatewaysLinked?.() !== undefined) {
      const help = 'Processes with the role gateway that reach this worker';
      this.#gauge('muster_gateways_linked', help, () => gatewaysLinked() ?? 0);
    }
    this.#watchCounters('gateway', sources.gatewayCounters);
    this.#watchCounters('measurements', sources.measurementCounters);
    this.#watchCounters('webhooks', sources.webhookCounters);
    this.#watchCounters('transformers', sources.transformerCounters);
    if (sources.bootstrapCounters) this.#watchCounters('bootstrap', sources.bootstrapCounters);
    if (sources.mqttCounters) this.#watchCounters('mqtt', sources.mqttCounters);
  }

  /** For a process with only the role gateway. */
  watchGateway(counters: () => Readonly<Record<string, number>>): void {
    this.#watchCounters('gateway', counters);
  }

  #watchCounters(part: string, counters: () => Readonly<Record<string, number>>): void {
    const current = cachePerTurn(counters);
    for (const name of Object.keys(counters())) {
      const read = (): number => current()[name] ?? 0;
      if (gauges.has(name)) this.#gauge(`muster_${part}_${snake(name)}`, toWords(name), read);
      else this.#count(`muster_${part}_${snake(name)}_total`, toWords(name), read);
    }
  }

  async text(): Promise<string> {
    const [own, process] = await Promise.all([this.#registry.metrics(), processMetricsText()]);
    return `${own}\n${process}`;
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  #count(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help: `Gateway: ${help}`,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}

function snake(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toWords(name: string): string {
  return snake(name).replaceAll('_', ' ').trim();
}
