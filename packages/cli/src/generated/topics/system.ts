// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'system.listSilos',
    topic: 'system',
    command: 'list-silos',
    summary: 'List the threads of the server with their figures',
    description:
      'Returns one entry for the device loop and one for the API thread. A server that runs the API on its device loop has a single entry. The figures cover all device networks.\n\nNeeds the permission System.Read.',
    kind: 'array',
    examples: ['muster system list-silos'],
    args: [],
    query: [],
    columns: [
      'Name',
      'DateTime',
      'UptimeSeconds',
      'CpuUsage',
      'MemoryUsage',
      'AvailableMemory',
      'TotalPhysicalMemory',
      'EventLoopDelay',
      'IsOverloaded',
      'ActivationCount',
      'RecentlyUsedActivationCount',
      'ClientCount',
      'ReceivedMessages',
      'SentMessages',
      'ReceiveQueueLength',
      'SendQueueLength',
      'RequestQueueLength',
    ],
    secrets: [],
  },
];
