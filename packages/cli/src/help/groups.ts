import { topicGroups } from '../operation-table.ts';

type Group = readonly [heading: string, names: readonly string[]];

/** Names of hand-written commands and topics that follow the topics of the contract in the same group. */
const handWritten: Readonly<Record<string, readonly string[]>> = {
  Devices: ['execute', 'discover', 'attributes'],
  Events: ['listen'],
  Gateways: ['gateways'],
  Server: ['server', 'store', 'fleet'],
};

/** Topics and commands as the help of `muster` groups them. Names without a command are omitted. */
export const groups: readonly Group[] = [
  [
    'START HERE',
    ['up', 'devices list', 'devices show', 'read', 'write', 'observe', 'events stream', 'doctor'],
  ],
  ...topicGroups.map(([name, topics]): Group => [
    name.toUpperCase(),
    [...topics, ...(handWritten[name] ?? [])],
  ]),
  ['ANY RESOURCE', ['watch', 'edit', 'explain']],
  ['SCRIPTS', ['api', 'wait', 'assert', 'apply', 'export', 'diff']],
  ['THIS COMMAND', ['login', 'logout', 'config', 'alias', 'plugins', 'completion']],
];

/** Flags that `--help` shows for commands with many flags. `--help-all` shows all flags. */
export const everydayFlags: Readonly<Record<string, readonly string[]>> = {
  up: ['devices', 'http', 'coap', 'coaps', 'data-dir', 'notify-interval', 'secured', 'observe', 'log-level'],
  server: [
    'http',
    'coap',
    'coaps',
    'coaps-certificate',
    'coaps-key',
    'data-dir',
    'store',
    'auto-enroll',
    'ready-file',
    'log-level',
  ],
  'fleet:run': ['devices', 'server', 'duration', 'notify-interval', 'lifetime', 'security', 'output', 'json'],
};
