import * as Flags from '@oclif/core/flags';

/**
 * Flags of the commands that start a server. Defaults and MUSTER_* variables are the server's own business: what is
 * not given here is left to it.
 */
export const serverFlags = {
  http: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address and port of the API; port 0 takes a free one. Default: $MUSTER_HTTP, 127.0.0.1:8080.',
    helpValue: 'HOST:PORT',
  }),
  coap: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address that devices register at, HOST:PORT or coap://HOST:PORT; can be given several times. Default: $MUSTER_COAP, coap://127.0.0.1:5683.',
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'URL',
  }),
  coaps: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address that devices register at over DTLS, HOST:PORT or coaps://HOST:PORT; can be given several times. Default: $MUSTER_COAPS, none.',
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'URL',
  }),
  'coaps-certificate': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'PEM file with the certificate of the gateway and its chain. Default: $MUSTER_COAPS_CERTIFICATE, none.',
    helpValue: 'FILE',
    dependsOn: ['coaps-key'],
  }),
  'coaps-key': Flags.string({
    helpGroup: 'SECURITY',
    description: 'PEM file with the private key of that certificate. Default: $MUSTER_COAPS_KEY, none.',
    helpValue: 'FILE',
  }),
  'coaps-sessions-per-identity': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'DTLS sessions that one identity may have at a time. Default: $MUSTER_COAPS_SESSIONS_PER_IDENTITY, 4.',
    helpValue: 'COUNT',
  }),
  'coaps-handshakes-per-address': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'DTLS handshakes under way with one IP address, such as a NAT. Default: $MUSTER_COAPS_HANDSHAKES_PER_ADDRESS, 64.',
    helpValue: 'COUNT',
  }),
  'require-security': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'Which devices may not register unsecured: all, those with credentials, or none. Default: $MUSTER_REQUIRE_SECURITY, provisioned.',
    options: ['all', 'provisioned', 'none'],
  }),
  'no-deprecated': Flags.boolean({
    helpGroup: 'PROCESS',
    description:
      'Takes away what is deprecated, as the release after the sunset will. Default: $MUSTER_NO_DEPRECATED, false.',
  }),
  'rotate-keys': Flags.boolean({
    helpGroup: 'SECURITY',
    description: 'Seals stored secrets with new keys. Default: $MUSTER_ROTATE_KEYS, false.',
  }),
  bootstrap: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address that devices are bootstrapped on, HOST:PORT or a coap: or coaps: URL; can be given several times. Default: $MUSTER_BOOTSTRAP, none.',
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'URL',
  }),
  'data-dir': Flags.string({
    helpGroup: 'STORAGE',
    description: 'Folder for everything that is kept. Default: $MUSTER_DATA_DIR, ./data.',
    helpValue: 'DIR',
  }),
  store: Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Store: sqlite:FILE, json:FILE or memory:. Default: $MUSTER_STORE, sqlite in the data folder.',
    helpValue: 'URL',
  }),
  'auto-enroll': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description: 'Device type that unknown endpoints get when they register. Default: $MUSTER_AUTO_ENROLL.',
    helpValue: 'NAME',
  }),
  'ready-file': Flags.string({
    helpGroup: 'PROCESS',
    description:
      'File that gets one JSON object {http, coap, coaps, bootstrap, deviceNetworkId, apiKey, pid} once all listens. Default: $MUSTER_READY_FILE.',
    helpValue: 'FILE',
  }),
  name: Flags.string({
    description:
      'Name by which commands of this user find the server (--local NAME). Default: $MUSTER_NAME, default, or default-2 and so on while others run.',
    helpValue: 'NAME',
    helpGroup: 'PROCESS',
  }),
  region: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Cloud region of the server; names of gateways are unique in it. Default: $MUSTER_REGION, default.',
    helpValue: 'NAME',
  }),
  'log-level': Flags.string({
    helpGroup: 'PROCESS',
    description: 'Least severity of log lines, which go to standard error. Default: $MUSTER_LOG_LEVEL.',
    options: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  'retention-days': Flags.string({
    helpGroup: 'STORAGE',
    description: 'Days that measurements are kept; 0 is for good. Default: $MUSTER_RETENTION_DAYS, 30.',
    helpValue: 'DAYS',
  }),
  'shutdown-timeout-seconds': Flags.string({
    helpGroup: 'PROCESS',
    description:
      'How long requests may still take when the server stops. Default: $MUSTER_SHUTDOWN_TIMEOUT_SECONDS, 10.',
    helpValue: 'SECONDS',
  }),
  'expiry-grace-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'How long after its lifetime a device still counts as online. Default: $MUSTER_EXPIRY_GRACE_SECONDS, 247.',
    helpValue: 'SECONDS',
  }),
  'body-limit-bytes': Flags.string({
    helpGroup: 'API LIMITS',
    description: 'Largest body of a request. Default: $MUSTER_BODY_LIMIT_BYTES, 1048576.',
    helpValue: 'BYTES',
  }),
  'requests-per-minute': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests that one key may send in a minute; 0 sets no limit. Default: $MUSTER_REQUESTS_PER_MINUTE, 0.',
    helpValue: 'NUMBER',
  }),
  'requests-per-minute-per-address': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests that one address may send in a minute; 0 sets no limit. Default: $MUSTER_REQUESTS_PER_MINUTE_PER_ADDRESS, 0.',
    helpValue: 'NUMBER',
  }),
  'refusals-per-minute-per-address': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests without a valid key that one address may send in a minute, more are a 429 instead of a 401; 0 sets no limit. Default: $MUSTER_REFUSALS_PER_MINUTE_PER_ADDRESS, 600.',
    helpValue: 'NUMBER',
  }),
  'trust-proxy': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Proxies whose X-Forwarded-For is believed: how many stand in a row, or their addresses, networks or range names with commas. Default: $MUSTER_TRUST_PROXY, none.',
    helpValue: 'PROXIES',
  }),
  'allowed-origins': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Origins that browsers may call the API from (CORS), such as https://app.example; several with commas, * for all. Default: $MUSTER_ALLOWED_ORIGINS, none.',
    helpValue: 'ORIGINS',
  }),
  'max-connections': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Connections of the API open at a time; at the limit idle ones are closed. Default: $MUSTER_MAX_CONNECTIONS, 10000.',
    helpValue: 'NUMBER',
  }),
  'max-connections-per-address': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Connections that one address may have open at a time, trusted proxies exempt; 0 sets no limit. Default: $MUSTER_MAX_CONNECTIONS_PER_ADDRESS, 1000.',
    helpValue: 'NUMBER',
  }),
  'idempotency-hours': Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Hours that answers to requests with an Idempotency-Key are kept. Default: $MUSTER_IDEMPOTENCY_HOURS, 24.',
    helpValue: 'HOURS',
  }),
  'max-event-streams': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Event streams open at a time, the last tenth of them for device networks that have few. Default: $MUSTER_MAX_EVENT_STREAMS, 1000.',
    helpValue: 'NUMBER',
  }),
  'max-waiting-commands': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description: 'Commands that may wait for one device. Default: $MUSTER_MAX_WAITING_COMMANDS, 256.',
    helpValue: 'NUMBER',
  }),
  'queue-awake-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'How long a device in queue mode listens after its last message. Default: $MUSTER_QUEUE_AWAKE_SECONDS, 93.',
    helpValue: 'SECONDS',
  }),
  'queue-expiry-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'How long a command waits for a sleeping device. Default: $MUSTER_QUEUE_EXPIRY_SECONDS, 86400.',
    helpValue: 'SECONDS',
  }),
  'queue-length': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description: 'Commands that wait for one sleeping device. Default: $MUSTER_QUEUE_LENGTH, 256.',
    helpValue: 'COUNT',
  }),
  'observe-composite': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Whether resources of a device are observed together (auto) or each alone (never). Default: $MUSTER_OBSERVE_COMPOSITE, auto.',
    helpValue: 'auto|never',
  }),
  'composite-timeout-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Seconds that a device has to answer an Observe-Composite, 1 to 93. A device that does not, but answers a Read, is asked for each resource by itself. Default: $MUSTER_COMPOSITE_TIMEOUT_SECONDS, 10.',
    helpValue: 'SECONDS',
  }),
  'firmware-max-bytes': Flags.string({
    helpGroup: 'FIRMWARE',
    description: 'Largest file of a firmware package. Default: $MUSTER_FIRMWARE_MAX_BYTES, 268435456.',
    helpValue: 'BYTES',
  }),
  'firmware-transfers': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Devices of one network that are sent firmware at a time; a quarter more is reserved for others. Default: $MUSTER_FIRMWARE_TRANSFERS, 32.',
    helpValue: 'NUMBER',
  }),
  'firmware-timeout-seconds': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'How long a firmware update may take, sleep included. Default: $MUSTER_FIRMWARE_TIMEOUT_SECONDS, 86400.',
    helpValue: 'SECONDS',
  }),
  'firmware-retry-seconds': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Longest wait before a device that refuses firmware for now (5.03, 4.29) is asked again. Default: $MUSTER_FIRMWARE_RETRY_SECONDS, 900.',
    helpValue: 'SECONDS',
  }),
  'firmware-delivery': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'How firmware comes to devices that take both: push or pull. Default: $MUSTER_FIRMWARE_DELIVERY, push.',
    helpValue: 'push|pull',
  }),
  'firmware-url': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Address that devices fetch firmware from; can be given several times. Default: $MUSTER_FIRMWARE_URL, where the server listens.',
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'URL',
  }),
  'webhook-targets': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Addresses that webhooks may go to: public, private, loopback, any, networks; several with commas. Default: $MUSTER_WEBHOOK_TARGETS, public.',
    helpValue: 'TARGETS',
  }),
  'webhook-timeout-seconds': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'How long an attempt to deliver to a webhook may take. Default: $MUSTER_WEBHOOK_TIMEOUT_SECONDS, 15.',
    helpValue: 'SECONDS',
  }),
  'webhook-attempts': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Attempts before a delivery to a webhook becomes a dead letter. Default: $MUSTER_WEBHOOK_ATTEMPTS, 12.',
    helpValue: 'NUMBER',
  }),
  'webhook-first-delay-seconds': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'How long before the second attempt; it doubles with each. Default: $MUSTER_WEBHOOK_FIRST_DELAY_SECONDS, 1.',
    helpValue: 'SECONDS',
  }),
  'webhook-pending-events': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Events that may wait for one webhook; more are dropped. Default: $MUSTER_WEBHOOK_PENDING_EVENTS, 100000.',
    helpValue: 'NUMBER',
  }),
  'transformer-backlog': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Devices of one network whose transformers may wait; with more, only the latest values are computed. Default: $MUSTER_TRANSFORMER_BACKLOG, 10000.',
    helpValue: 'NUMBER',
  }),
};

/** The flags as they are parsed; the server checks them. */
export type ServerFlags = Readonly<
  Partial<Record<keyof typeof serverFlags, string | boolean | readonly string[] | undefined>>
>;
