/** For `/metrics` of a process that asks the worker over the bus. @param isLinked whether the worker can be asked now */
export function linkMetric(isLinked: boolean): string {
  return gauge('muster_worker_linked', 'Whether the worker can be reached over the bus', isLinked);
}

/** For `/metrics` of a process with a bus. @param isConnected whether it has a connection to NATS now */
export function busMetric(isConnected: boolean): string {
  return gauge('muster_bus_connected', 'Whether the process is connected to the bus', isConnected);
}

function gauge(name: string, help: string, value: boolean): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value ? 1 : 0}\n`;
}
