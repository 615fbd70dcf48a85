import {
  brokerUrl,
  hostId,
  listenUrls,
  text,
  integer,
  type SettingDeclarations,
  choice,
  issuerUrl,
  roleRows,
  firmwareUrls,
  number,
  booleanFlag,
  storeUrl,
  webhookTargets,
} from './setting-types.ts';

/** Settings of the MQTT gateway. */
export const mqtt = {
  mqtt: {
    type: listenUrls('mqtt', 'mqtts'),
    example: 'mqtt://127.0.0.1:1883',
    summary: 'Address of the MQTT broker for devices, HOST:PORT or an mqtt: or mqtts: URL',
    details: 'Off by default.',
    guide: 'mqtt-devices.md',
  },
  mqttCertificate: {
    type: text('FILE'),
    example: './broker.pem',
    summary: 'PEM file with the certificate of the broker for mqtts: and its chain',
    guide: 'mqtt-devices.md#tls',
  },
  mqttKey: {
    type: text('FILE'),
    example: './broker.key',
    summary: 'PEM file with the private key of the certificate',
  },
  mqttMaxConnections: {
    type: integer(1, 1_000_000),
    default: 10_000,
    summary: 'Open MQTT connections',
    details: 'The server closes further connections.',
  },
  mqttConnectionsPerDevice: {
    type: integer(1, 1_000),
    default: 4,
    summary: 'Open MQTT connections of a device',
    details: 'Beyond it, the server closes the oldest one.',
  },
  mqttLoginsPerAddress: {
    type: integer(1, 1_000_000),
    default: 256,
    summary: 'MQTT connections of an IP address that have not logged in',
    details: 'The server closes further connections.',
  },
  mqttLoginSeconds: {
    type: integer(1, 300, 'seconds'),
    default: 10,
    summary: 'Time that an MQTT client has to log in',
  },
  mqttMaxPacketBytes: {
    type: integer(128, 16 * 1_048_576, 'bytes'),
    default: 262_144,
    summary: 'Maximum size of an MQTT packet',
    details: 'The server closes connections with larger packets.',
  },
  mqttPacketsPerSecond: {
    type: integer(0, 1_000_000),
    default: 100,
    summary: 'MQTT packets per second and connection',
    details: 'The server reads faster clients more slowly. 0 sets no limit.',
  },
  mqttBroker: {
    type: brokerUrl,
    example: 'mqtts://broker.example:8883',
    summary: 'URL of an MQTT broker to join, mqtt://HOST:PORT or mqtts://HOST:PORT',
    details: 'Off by default.',
    guide: 'mqtt-devices.md#join-an-existing-broker',
  },
  mqttNetwork: {
    type: text('NAME'),
    defaultNote: 'the only device network',
    example: 'Default',
    summary: 'Name or ID of the device network of the devices at the joined broker',
  },
  mqttBrokerUsername: {
    type: text('NAME'),
    example: 'muster',
    summary: 'User name of the server at the joined broker',
  },
  mqttBrokerPasswordFile: {
    type: text('FILE'),
    example: './broker.password',
    summary: 'File with the password of the server at the joined broker',
  },
  mqttBrokerClientId: {
    type: text('ID'),
    defaultNote: 'muster- and the ID of the device network',
    example: 'muster-1',
    summary: 'MQTT client ID of the server at the joined broker',
    details: 'The broker keeps messages for it while the server is away.',
  },
  mqttBrokerCa: {
    type: text('FILE'),
    defaultNote: 'the CAs of Node.js',
    example: './ca.pem',
    summary: 'PEM file with the CAs that the certificate of the joined broker must lead to',
  },
  mqttBrokerCertificate: {
    type: text('FILE'),
    example: './client.pem',
    summary: 'PEM file with the certificate of the server at the joined broker',
  },
  mqttBrokerKey: {
    type: text('FILE'),
    example: './client.key',
    summary: 'PEM file with the private key of that certificate',
  },
  sparkplugHostId: {
    type: hostId,
    example: 'muster',
    summary: 'ID of the server as a host application of Sparkplug B',
    details: 'Edge nodes can wait for it. Off by default.',
    guide: 'sparkplug.md#edge-nodes-that-wait-for-a-host',
  },
} satisfies SettingDeclarations;

/** Settings of firmware updates. */
export const firmware = {
  firmwareMaxBytes: {
    type: integer(1, 4 * 1024 ** 3, 'bytes'),
    default: 256 * 1_048_576,
    summary: 'Maximum size of a firmware package',
  },
  firmwareTransfers: {
    type: integer(1, 10_000),
    default: 32,
    summary: 'Concurrent firmware transfers of a device network',
    details: 'A further quarter is reserved for networks with fewer transfers.',
  },
  firmwareTimeoutSeconds: {
    type: integer(10, 31_536_000, 'seconds'),
    default: 86_400,
    summary: 'Time limit of a firmware update, including the sleep of the device',
  },
  firmwareRetrySeconds: {
    type: integer(1, 86_400, 'seconds'),
    default: 900,
    summary:
      'Maximum delay before the server retries a request that a device temporarily refused (5.03, 4.29)',
  },
  firmwareDelivery: {
    type: choice('push', 'pull'),
    default: 'push',
    summary: 'Delivery of firmware to devices that support both methods',
    guide: 'firmware.md#push-and-pull',
  },
  firmwareUrl: {
    type: firmwareUrls,
    defaultNote: 'where the server listens',
    example: 'coap://gw.example.com:5683,https://fw.example.com',
    summary: 'Base URL that devices download firmware from',
    guide: 'firmware.md#push-and-pull',
  },
} satisfies SettingDeclarations;

/** Settings of webhooks. */
export const webhooks = {
  webhookTargets: {
    type: webhookTargets,
    default: 'public',
    example: 'public,10.1.0.0/16',
    summary:
      'Addresses that the server delivers webhooks to: public, private, loopback, any, or networks such as 10.1.0.0/16, separated by commas',
  },
  webhookTimeoutSeconds: {
    type: number(0.1, 300, 'seconds'),
    default: 15,
    summary: 'Time limit of an attempt to deliver to a webhook',
  },
  webhookAttempts: {
    type: integer(1, 1_000),
    default: 12,
    summary: 'Attempts before a delivery becomes a dead letter',
  },
  webhookFirstDelaySeconds: {
    type: number(0.01, 300, 'seconds'),
    default: 1,
    summary: 'Delay before the second attempt of a delivery',
    details: 'It doubles after each attempt, up to 300 seconds.',
  },
  webhookPendingEvents: {
    type: integer(1, 10_000_000),
    default: 100_000,
    summary: 'Pending events of a webhook',
    details: 'The server drops further events.',
  },
} satisfies SettingDeclarations;

/** Settings for people who log in at a provider. */
export const logIn = {
  oidcIssuer: {
    type: issuerUrl,
    example: 'https://login.example.com/realms/main',
    summary: 'OpenID Connect provider at which people log in: its issuer, an https: URL',
    details: 'Off by default. The server needs --oidc-client-id and --oidc-roles too.',
    guide: 'access.md#people-log-in',
  },
  oidcClientId: {
    type: text('ID'),
    example: 'muster',
    summary: 'ID of the server at the provider',
  },
  oidcClientSecretFile: {
    type: text('FILE'),
    example: './oidc.secret',
    summary: 'File with the secret of the server at the provider',
    details: 'Without it, the server is a public client.',
  },
  oidcScopes: {
    type: text('SCOPES'),
    default: 'openid profile email',
    summary: 'Scopes that the server requests, separated by spaces',
  },
  oidcRolesClaim: {
    type: text('CLAIM'),
    default: 'groups',
    summary: 'Claim that the roles of people follow from, a text or a list',
    details: 'Dots lead into objects, as in realm_access.roles.',
  },
  oidcRoles: {
    type: roleRows,
    example: 'fleet-admins=Default/Admin',
    summary: 'Role in a device network for people whose claim has the value; * is everybody',
    details: 'A comma in a name is written as %2C. A change ends all sessions.',
    guide: 'access.md#roles-of-people',
  },
  oidcName: {
    type: text('NAME'),
    defaultNote: 'the host of the issuer',
    example: '"Example Ltd"',
    summary: 'Name of the provider in the dashboard',
  },
  oidcIdleMinutes: {
    type: number(1, 10_080, 'minutes'),
    default: 60,
    summary: 'Time without a request after which the session of a browser ends',
  },
  oidcSessionHours: {
    type: number(0.1, 720, 'hours'),
    default: 12,
    summary: 'Time after the log-in at which a session ends',
  },
} satisfies SettingDeclarations;

export const capture = {
  pcap: {
    type: text('FILE'),
    example: './gateway.pcapng',
    summary:
      'File for the datagrams of the CoAP gateway and the bootstrap server in the format pcapng, for Wireshark',
    details:
      'The file holds the keys of the DTLS sessions, so only its owner can read it. It grows without limit, and each start replaces it.',
    guide: 'operations.md#capture-datagrams',
  },
} satisfies SettingDeclarations;

/** Settings of the store, and of how long data is kept. */
export const storage = {
  dataDir: {
    type: text('DIR'),
    default: './data',
    summary: 'Folder for the database, keys and firmware packages',
  },
  store: {
    type: storeUrl,
    defaultNote: 'sqlite:DATA_DIR/muster.db',
    example: 'sqlite:./data/muster.db',
    summary: 'Store: sqlite:FILE, postgres://USER@HOST/DATABASE, json:FILE or memory:',
  },
  retentionDays: {
    type: number(0, 36_500, 'days'),
    default: 30,
    summary: 'Time that measurements, and events after their reset, are kept',
    details: '0 keeps them forever.',
  },
  trustClock: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary: 'Accept a clock that is behind the newest stored time, or far ahead of it',
    details: 'For one start. Without it, the service does not delete old data then.',
    guide: 'operations.md#clock',
  },
  idempotencyHours: {
    type: number(0.01, 8_760, 'hours'),
    default: 24,
    summary: 'Time that responses to requests with an Idempotency-Key are kept',
    guide: 'idempotency.md',
  },
  usageIntervalSeconds: {
    type: number(0.1, 3_600, 'seconds'),
    default: 1,
    summary: 'Interval at which the usage of device networks is stored',
    details: 'A server that is killed loses at most the usage of this time.',
    guide: 'usage.md',
  },
} satisfies SettingDeclarations;
