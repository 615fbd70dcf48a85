/** For `/metrics` of a process that asks the worker over the bus. @param isLinked whether the worker can be asked now */
export function linkMetric(isLinked: boolean): string {
  const name = 'muster_worker_linked';
  return `# HELP ${name} Whether the worker can be reached over the bus\n# TYPE ${name} gauge\n${name} ${isLinked ? 1 : 0}\n`;
}
