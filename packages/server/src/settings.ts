import {
  basePath,
  choice,
  directoryName,
  listenUrls,
  number,
  regionName,
  serverName,
  text,
  booleanFlag,
  networks,
  trustedProxies,
  webOrigins,
  integer,
  zeroOrInteger,
  type SettingDeclarations,
} from './setting-types.ts';
import { api, capture, firmware, logIn, storage, webhooks, mqtt } from './setting-groups.ts';
import { logLevels } from './logger.ts';
import { scaling } from './cluster/scaling-settings.ts';

const unlimited = '0 sets no limit.';

const network = {
  ...api,
  basePath: {
    type: basePath,
    default: '/',
    example: '/muster',
    summary: 'Path before /api/v3, the dashboard and all other pages',
    details: 'The server answers without it too, for probes.',
    guide: 'access.md#below-a-base-path',
  },
  coap: {
    type: listenUrls('coap'),
    default: 'coap://127.0.0.1:5683',
    summary: 'Address of the gateway, HOST:PORT or coap://HOST:PORT',
  },
  coaps: {
    type: listenUrls('coaps'),
    example: 'coaps://127.0.0.1:5684',
    summary: 'Address of the gateway for DTLS, HOST:PORT or coaps://HOST:PORT',
    guide: 'security.md',
  },
  coapMaxBodyBytes: {
    type: integer(65_536, 16 * 1_048_576, 'bytes'),
    default: 1_048_576,
    summary: 'Maximum size of a response or a request of a device in several blocks',
    details: 'A command whose response is larger fails. The gateway answers 4.13 to larger requests.',
  },
  bootstrap: {
    type: listenUrls('coap', 'coaps'),
    example: 'coap://127.0.0.1:5693',
    summary: 'Address of the bootstrap server, HOST:PORT or a coap: or coaps: URL',
    guide: 'bootstrap.md',
  },
  floodPerSecond: {
    type: zeroOrInteger(100, 10_000_000),
    default: 2_000,
    summary:
      'Datagrams per second from an address and port beyond which they count as a flood while others wait (Linux)',
    details:
      'Of all floods together, the gateway receives 160 datagrams per second until they end. 0 sets no limit.',
    guide: 'security.md#floods',
  },
  ...capture,
  region: {
    type: regionName,
    default: 'default',
    example: 'eu-west',
    summary: 'Cloud region of the server',
    details: 'Names of gateways are unique in a region.',
    guide: 'gateways.md',
  },
  directoryTenant: {
    type: directoryName,
    example: 'example.onmicrosoft.com',
    summary: 'Name of the directory tenant whose users sign in, up to 255 characters',
    details: 'GET /api/v3/tenants/adtenant returns it. The server does not contact the directory.',
    guide: 'access.md',
  },
  trustProxy: {
    type: trustedProxies,
    example: 'loopback',
    summary:
      'Trusted proxies: the number of proxies in a row (1 to 99), or addresses, networks and the ranges loopback, linklocal and uniquelocal, separated by commas',
    details: 'The server takes client addresses from their X-Forwarded-For.',
    guide: 'access.md#behind-a-proxy',
  },
  metrics: {
    type: networks,
    default: 'loopback',
    example: '10.1.0.0/16',
    summary:
      'Clients that may read /metrics: addresses, networks and the ranges loopback, linklocal and uniquelocal, separated by commas',
    details: 'The server answers 403 to others, and to requests that came through a proxy.',
    guide: 'operations.md#monitor',
  },
  allowedOrigins: {
    type: webOrigins,
    example: 'https://app.example',
    summary:
      'Web origins that can call the API from a browser (CORS), such as https://app.example, separated by commas',
    details: '* allows all.',
    guide: 'access.md#browser-clients-cors',
  },
  noDashboard: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary: 'Do not serve the dashboard at /',
    guide: 'dashboard.md',
  },
  maxConnections: {
    type: integer(1, 1_000_000),
    default: 10_000,
    summary: 'Open connections of the API',
    details: 'At the limit, the server closes idle connections.',
  },
  maxConnectionsPerAddress: {
    type: integer(0, 1_000_000),
    default: 1_000,
    summary: 'Open connections of an IP address that is not a trusted proxy',
    details: unlimited,
  },
} satisfies SettingDeclarations;

const security = {
  coapsCertificate: {
    type: text('FILE'),
    example: './gateway.pem',
    summary: 'PEM file with the certificate of the gateway (P-256) and its chain',
    guide: 'security.md',
  },
  coapsKey: {
    type: text('FILE'),
    example: './gateway.key',
    summary: 'PEM file with the private key of the certificate, P-256',
  },
  coapsSessionsPerIdentity: {
    type: integer(1, 1_000),
    default: 4,
    summary: 'DTLS sessions of an identity on a listener',
    details: 'Beyond it, the gateway closes the session that has been silent for longest.',
  },
  coapsHandshakesPerAddress: {
    type: integer(1, 2_000),
    default: 64,
    summary: 'Concurrent DTLS handshakes with an IP address',
  },
  requireSecurity: {
    type: choice('all', 'provisioned', 'none'),
    default: 'provisioned',
    summary: 'Devices that cannot register unsecured',
    details: 'provisioned stands for devices with credentials, unless their AllowUnsecured is true.',
  },
  rotateKeys: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary: 'Encrypt stored secrets with new keys at this start',
  },
  replaceKeys: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary:
      'Accept other key files than those with which the service has used the store, and make those that are missing',
    details:
      'For one start, if keys are lost or to be replaced. The service loses what the earlier keys protect.',
  },
} satisfies SettingDeclarations;

const processSettings = {
  noDeprecated: {
    type: booleanFlag,
    default: false,
    example: 'true',
    summary: 'Disable deprecated operations and members, like the release after the sunset',
    guide: 'access.md#deprecated-operations',
  },
  readyFile: {
    type: text('FILE'),
    example: './ready.json',
    summary:
      'File to write a JSON object {http, https, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid} to when the server is ready',
  },
  name: {
    type: serverName,
    defaultNote: 'default, or default-2 and so on if other servers are running',
    example: 'lab',
    summary: 'Name of the server for commands of the same user (--local NAME)',
    details: 'Two running servers cannot have the same name.',
  },
  logLevel: {
    type: choice(...logLevels),
    default: 'info',
    summary: 'Minimum severity of log lines, which go to standard error',
  },
  shutdownTimeoutSeconds: {
    type: number(0, 3_600, 'seconds'),
    default: 10,
    summary: 'Time for requests in progress when the server stops',
  },
} satisfies SettingDeclarations;

const devices = {
  autoEnroll: {
    type: text('NAME'),
    example: '"Generic LwM2M"',
    summary: 'Device type for the enrolment of unknown endpoints',
    details: 'Without it, the gateway answers them 4.03.',
  },
  enrolmentsPerAddress: {
    type: zeroOrInteger(1, 10_000_000),
    default: 2_000,
    summary: 'Devices and object instances that an address may enrol in an hour',
    details:
      'Further unknown endpoints get 5.03 with the time to wait. Addresses of the same machine have no limit. An IPv6 /48 counts as one address. 0 sets no limit.',
  },
  enrolmentsPerNetwork: {
    type: zeroOrInteger(1, 100_000_000),
    default: 100_000,
    summary: 'Devices and object instances that are enrolled into a device network in an hour',
    details: 'As for an address. 0 sets no limit.',
  },
  maxInstances: {
    type: integer(1, 65_536),
    default: 2_000,
    summary: 'Object instances of a device, those that it no longer lists included',
    details: 'A Register or Update that would add more gets 4.13.',
  },
  expiryGraceSeconds: {
    type: number(0, 86_400, 'seconds'),
    default: 247,
    summary: 'Time after its lifetime until a device goes offline',
  },
  maxWaitingCommands: {
    type: integer(1, 100_000),
    default: 256,
    summary: 'Pending commands of a device that is awake',
  },
  queueAwakeSeconds: {
    type: number(1, 86_400, 'seconds'),
    default: 93,
    summary: 'Time that a device in queue mode listens after its last message',
  },
  queueExpirySeconds: {
    type: number(1, 31_536_000, 'seconds'),
    default: 86_400,
    summary: 'Time that a command waits for a sleeping device',
  },
  queueLength: {
    type: integer(1, 65_536),
    default: 256,
    summary: 'Queue items of a sleeping device',
    details: 'The server answers 429 to further commands.',
  },
  observeComposite: {
    type: choice('auto', 'never'),
    default: 'auto',
    summary: 'Use of Observe-Composite for several resources of a device',
    details: 'auto uses it if the device supports it. never observes each resource on its own.',
  },
  compositeTimeoutSeconds: {
    type: number(1, 93, 'seconds'),
    default: 10,
    summary: 'Time limit for the response to an Observe-Composite',
    details:
      'If a device does not respond but answers a Read, the gateway observes each resource on its own.',
  },
  actuationIntervalSeconds: {
    type: number(1, 86_400, 'seconds'),
    default: 10,
    summary: 'Time between two runs of an actuator that events of rules start',
    details: 'Of the events in between, the last one counts.',
    guide: 'actuators.md',
  },
  transformerBacklog: {
    type: integer(1, 1_000_000),
    default: 10_000,
    summary: 'Devices and locations of a device network that wait for their transformers',
    details: 'Beyond it, the server computes only the latest values.',
  },
} satisfies SettingDeclarations;

const limits = {
  bodyLimitBytes: {
    type: integer(1_024, 64 * 1_048_576, 'bytes'),
    default: 1_048_576,
    summary: 'Maximum size of a request body after decompression',
    details: 'The server answers 413 to larger bodies.',
  },
  listTimeoutSeconds: {
    type: number(0.001, 300, 'seconds'),
    default: 5,
    summary: 'Time limit for reading a page of a list from the store',
    details: 'The server answers 400 (query-too-slow) to requests that need longer.',
    guide: 'paging.md#performance',
  },
  requestsPerMinute: {
    type: integer(0, 10_000_000),
    default: 0,
    example: '600',
    summary: 'Requests of an API key per minute',
    details: unlimited,
  },
  requestsPerMinutePerAddress: {
    type: integer(0, 10_000_000),
    default: 0,
    example: '600',
    summary: 'Requests of an IP address per minute',
    details: unlimited,
  },
  refusalsPerMinutePerAddress: {
    type: integer(0, 10_000_000),
    default: 600,
    summary: 'Requests of an IP address without a valid key per minute',
    details: `Beyond it, the server answers 429 instead of 401. ${unlimited}`,
  },
  maxEventStreams: {
    type: integer(0, 10_000),
    default: 1_000,
    summary: 'Open event streams',
    details:
      'The server answers 429 to further streams. The last tenth is reserved for device networks with few streams.',
  },
} satisfies SettingDeclarations;

/** All settings, grouped as in the help. */
export const settingGroups = {
  NETWORK: network,
  MQTT: mqtt,
  SECURITY: security,
  'LOG-IN': logIn,
  PROCESS: processSettings,
  SCALING: scaling,
  STORAGE: storage,
  'DEVICE COMMANDS': devices,
  'API LIMITS': limits,
  FIRMWARE: firmware,
  WEBHOOK: webhooks,
} satisfies Readonly<Record<string, SettingDeclarations>>;

/** All settings, keyed by their name in the configuration. */
export const settings = {
  ...network,
  ...mqtt,
  ...security,
  ...logIn,
  ...processSettings,
  ...scaling,
  ...storage,
  ...devices,
  ...limits,
  ...firmware,
  ...webhooks,
};
