import { hostname } from 'node:os';

import { booleanFlag, busUrl, gatewayName, roles, type SettingDeclarations } from '../setting-types.ts';

/** Settings of services with several processes. */
export const scaling = {
  role: {
    type: roles,
    defaultNote: 'all of them',
    example: 'api',
    summary:
      'What this process does: gateways have the sockets of devices, the worker does everything behind them, api serves programs and people',
    details:
      'A service has one active worker, and any number of processes with the role gateway or api. ' +
      'A process with the roles gateway and worker serves all devices itself.',
    guide: 'scaling.md',
  },
  gatewayName: {
    type: gatewayName,
    default: hostname().replaceAll(/[^\w.-]/gu, '-') || 'gateway',
    defaultNote: 'the name of the machine',
    example: 'gateway-1',
    summary: 'Name of a process with the role gateway alone, different for each and the same after a restart',
    guide: 'scaling.md#gateways',
  },
  standby: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary: 'Wait while another server has the store, and take over when that server ends',
    details: 'Needs a store in PostgreSQL and the keys of the other server in the data folder.',
    guide: 'scaling.md#standby',
  },
  bus: {
    type: busUrl,
    example: 'nats://127.0.0.1:4222',
    summary:
      'NATS servers that connect the processes: nats://HOST:PORT or tls://USER:PASSWORD@HOST:PORT, separated by commas',
    guide: 'scaling.md',
  },
} satisfies SettingDeclarations;
