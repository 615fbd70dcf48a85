import { Gauge, Registry } from 'prom-client';

/**
 * Figures of the bus for `/metrics` of a process that has one.
 *
 * @param bus its connection to NATS
 * @param link to the worker, in a process that asks it
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
