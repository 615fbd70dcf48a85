import { Gauge, Registry } from 'prom-client';

/**
 * Metrics of the bus for `/metrics` of a process with a bus.
 *
 * @param bus its connection to NATS
 * @param link link to the worker, in a process other than the worker
 */
export function busMetrics(
  bus: { readonly isConnected: boolean },
  link?: { readonly isLinked: boolean },
): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => boolean): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(Number(read()));
      },
    });
  };
  gauge('muster_bus_connected', 'Whether the process is connected to the bus', () => bus.isConnected);
  if (link !== undefined) {
    gauge('muster_worker_linked', 'Whether the worker can be reached over the bus', () => link.isLinked);
  }
  return registry;
}
