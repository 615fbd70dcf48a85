/** Topics and commands as the help of `muster` groups them. Names without a command are omitted. */
export const groups: readonly (readonly [heading: string, names: readonly string[]])[] = [
  [
    'START HERE',
    ['up', 'devices list', 'devices show', 'read', 'write', 'observe', 'events stream', 'doctor'],
  ],
  [
    'DEVICES',
    [
      'devices',
      'execute',
      'discover',
      'attributes',
      'smart-objects',
      'resources',
      'resource-collections',
      'resource-attributes',
      'actuators',
      'queue-items',
      'activity-logs',
      'firmware-packages',
      'tags',
      'external-ids',
    ],
  ],
  [
    'TYPES AND TEMPLATES',
    [
      'device-types',
      'device-templates',
      'smart-object-types',
      'smart-object-templates',
      'resource-types',
      'resource-attribute-definitions',
      'hardware-definitions',
      'resource-model-definitions',
      'settings',
      'default-settings',
      'setting-categories',
    ],
  ],
  ['MEASUREMENTS', ['measurements', 'resolutions', 'transformers', 'kpi']],
  ['EVENTS', ['events', 'event-categories', 'event-consumers', 'listen']],
  ['LOCATIONS', ['locations', 'location-resources', 'positions', 'time-zones']],
  [
    'GATEWAYS',
    [
      'gateways',
      'data-collectors',
      'data-collector-types',
      'data-collector-templates',
      'barcodes',
      'network-settings',
      'bootstrap-servers',
    ],
  ],
  ['ACCESS', ['device-networks', 'tenants', 'users', 'api-keys', 'roles', 'responsibilities', 'permissions']],
  ['FLEET AND SERVER', ['server', 'fleet', 'version']],
  ['SCRIPTS', ['api', 'wait', 'assert', 'apply', 'export']],
  ['THIS COMMAND', ['config', 'completion']],
];

/** Flags that `--help` shows of commands with many flags. `--help-all` shows the others too. */
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
