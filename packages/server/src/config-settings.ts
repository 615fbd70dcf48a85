/** Table of the settings. Each setting is a flag, an environment variable and a member of the configuration. */
import { logLevels } from './logger.ts';
import { targetWords } from './webhooks/target-policy.ts';

/**
 * Devices that cannot register unsecured: all, devices with credentials (unless their `allowUnsecured` is true), or
 * none.
 */
export const requireSecurityChoices = ['all', 'provisioned', 'none'] as const;
export type RequireSecurity = (typeof requireSecurityChoices)[number];

export const firmwareDeliveryChoices = ['push', 'pull'] as const;
export type FirmwareDeliveryChoice = (typeof firmwareDeliveryChoices)[number];

/** Settings as they are typed: texts from flags. */
export interface ServerConfigInput {
  readonly http?: string | undefined;
  /** Several, or one text with commas. */
  readonly coap?: string | readonly string[] | undefined;
  /** Several, or one text with commas. */
  readonly coaps?: string | readonly string[] | undefined;
  /** Several, or one text with commas. */
  readonly bootstrap?: string | readonly string[] | undefined;
  readonly store?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly autoEnroll?: string | undefined;
  readonly readyFile?: string | undefined;
  readonly name?: string | undefined;
  readonly region?: string | undefined;
  readonly logLevel?: string | undefined;
  readonly retentionDays?: string | number | undefined;
  readonly shutdownTimeoutSeconds?: string | number | undefined;
  readonly expiryGraceSeconds?: string | number | undefined;
  readonly bodyLimitBytes?: string | number | undefined;
  readonly requestsPerMinute?: string | number | undefined;
  readonly requestsPerMinutePerAddress?: string | number | undefined;
  readonly refusalsPerMinutePerAddress?: string | number | undefined;
  readonly trustProxy?: string | number | undefined;
  /** Several, or one text with commas. */
  readonly allowedOrigins?: string | readonly string[] | undefined;
  readonly maxConnections?: string | number | undefined;
  readonly maxConnectionsPerAddress?: string | number | undefined;
  readonly idempotencyHours?: string | number | undefined;
  readonly maxEventStreams?: string | number | undefined;
  readonly maxWaitingCommands?: string | number | undefined;
  readonly queueAwakeSeconds?: string | number | undefined;
  readonly queueExpirySeconds?: string | number | undefined;
  readonly queueLength?: string | number | undefined;
  readonly coapsCertificate?: string | undefined;
  readonly coapsKey?: string | undefined;
  readonly coapsSessionsPerIdentity?: string | number | undefined;
  readonly coapsHandshakesPerAddress?: string | number | undefined;
  readonly requireSecurity?: string | undefined;
  readonly rotateKeys?: string | boolean | undefined;
  readonly noDeprecated?: string | boolean | undefined;
  readonly observeComposite?: string | undefined;
  readonly compositeTimeoutSeconds?: string | number | undefined;
  readonly firmwareMaxBytes?: string | number | undefined;
  readonly firmwareTransfers?: string | number | undefined;
  readonly firmwareTimeoutSeconds?: string | number | undefined;
  readonly firmwareRetrySeconds?: string | number | undefined;
  readonly firmwareDelivery?: string | undefined;
  /** Several, or one text with commas. */
  readonly firmwareUrl?: string | readonly string[] | undefined;
  /** Several, or one text with commas. */
  readonly webhookTargets?: string | readonly string[] | undefined;
  readonly webhookTimeoutSeconds?: string | number | undefined;
  readonly webhookAttempts?: string | number | undefined;
  readonly webhookFirstDelaySeconds?: string | number | undefined;
  readonly webhookPendingEvents?: string | number | undefined;
  readonly transformerBacklog?: string | number | undefined;
}

export interface ServerSetting {
  readonly key: keyof ServerConfigInput;
  readonly flag: string;
  readonly variable: string;
  readonly summary: string;
  readonly example: string;
}

/** All settings, for flags, help and documentation. */
export const serverSettings: readonly ServerSetting[] = [
  setting('http', 'Address and port of the API', '127.0.0.1:8080'),
  setting('coap', 'Addresses of the gateway, separated by commas', 'coap://127.0.0.1:5683'),
  setting('coaps', 'Addresses of the gateway for DTLS, separated by commas', 'coaps://127.0.0.1:5684'),
  setting('bootstrap', 'Addresses of the bootstrap server, separated by commas', 'coap://127.0.0.1:5693'),
  setting(
    'store',
    'Store: sqlite:FILE, postgres://USER@HOST/DATABASE, json:FILE or memory:',
    'sqlite:./data/muster.db',
  ),
  setting('dataDir', 'Folder for the database, keys and firmware packages', './data'),
  setting('autoEnroll', 'Device type for the enrolment of unknown endpoints', '"Generic LwM2M"'),
  setting('readyFile', 'File to write addresses and API key to when the server is ready', './ready.json'),
  setting('name', 'Name of the server for commands of the same user', 'lab'),
  setting('region', 'Cloud region of the server; names of gateways are unique in it', 'eu-west'),
  setting('logLevel', `One of ${logLevels.join(', ')}`, 'info'),
  setting('retentionDays', 'Days that measurements are kept; 0 keeps them forever', '30'),
  setting('shutdownTimeoutSeconds', 'Seconds for requests in progress when the server stops', '10'),
  setting('expiryGraceSeconds', 'Seconds after its lifetime until a device goes offline', '247'),
  setting('bodyLimitBytes', 'Maximum size of a request body in bytes', '1048576'),
  setting('requestsPerMinute', 'Requests of an API key per minute; 0 sets no limit', '600'),
  setting('requestsPerMinutePerAddress', 'Requests of an IP address per minute; 0 sets no limit', '0'),
  setting(
    'refusalsPerMinutePerAddress',
    'Requests of an IP address without a valid key per minute; 0 sets no limit',
    '600',
  ),
  setting('trustProxy', 'Trusted proxies: their number, or their addresses separated by commas', 'loopback'),
  setting(
    'allowedOrigins',
    'Web origins that can call the API, separated by commas; * allows all',
    'https://app.example',
  ),
  setting('maxConnections', 'Open connections of the API', '10000'),
  setting(
    'maxConnectionsPerAddress',
    'Open connections of an IP address, trusted proxies exempt; 0 sets no limit',
    '1000',
  ),
  setting('idempotencyHours', 'Hours that responses to requests with an Idempotency-Key are kept', '24'),
  setting('maxEventStreams', 'Open event streams', '1000'),
  setting('maxWaitingCommands', 'Pending commands of a device that is awake', '256'),
  setting('queueAwakeSeconds', 'Seconds that a device in queue mode listens after its last message', '93'),
  setting('queueExpirySeconds', 'Seconds that a command waits for a sleeping device', '86400'),
  setting('queueLength', 'Queue items of a sleeping device', '256'),
  setting('coapsCertificate', 'PEM file with the certificate of the gateway and its chain', './gateway.pem'),
  setting('coapsKey', 'PEM file with the private key of the certificate, P-256', './gateway.key'),
  setting('coapsSessionsPerIdentity', 'DTLS sessions of an identity on a listener', '4'),
  setting('coapsHandshakesPerAddress', 'Concurrent DTLS handshakes with an IP address', '64'),
  setting(
    'requireSecurity',
    `Devices that cannot register unsecured: ${requireSecurityChoices.join(', ')}`,
    'provisioned',
  ),
  setting('noDeprecated', 'true disables deprecated operations and members', 'true'),
  setting('rotateKeys', 'true encrypts stored secrets with new keys', 'true'),
  setting(
    'observeComposite',
    'auto observes several resources with an Observe-Composite, never observes each on its own',
    'auto',
  ),
  setting('compositeTimeoutSeconds', 'Seconds that a device has to answer an Observe-Composite', '10'),
  setting('firmwareMaxBytes', 'Maximum size of a firmware package in bytes', '268435456'),
  setting('firmwareTransfers', 'Concurrent firmware transfers of a device network', '32'),
  setting('firmwareTimeoutSeconds', 'Seconds that a firmware update can take, sleep included', '86400'),
  setting('firmwareRetrySeconds', 'Maximum seconds before a retry with a busy device', '900'),
  setting('firmwareDelivery', 'Delivery of firmware to devices that support both: push or pull', 'push'),
  setting(
    'firmwareUrl',
    'Base URLs that devices download firmware from, separated by commas',
    'coap://gw.example.com:5683,https://fw.example.com',
  ),
  setting(
    'webhookTargets',
    `Addresses for webhooks: ${targetWords.join(', ')}, networks; separated by commas`,
    'public,10.1.0.0/16',
  ),
  setting('webhookTimeoutSeconds', 'Seconds that an attempt to deliver to a webhook can take', '15'),
  setting('webhookAttempts', 'Attempts before a delivery to a webhook becomes a dead letter', '12'),
  setting('webhookFirstDelaySeconds', 'Seconds before the second attempt; doubles after each attempt', '1'),
  setting('webhookPendingEvents', 'Pending events of a webhook; further events are dropped', '100000'),
  setting('transformerBacklog', 'Devices of a network that wait for their transformers', '10000'),
];

function setting(key: keyof ServerConfigInput, summary: string, example: string): ServerSetting {
  const words = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { key, flag: `--${words}`, variable: variableOf(words), summary, example };
}

function variableOf(words: string): string {
  return `MUSTER_${words.replaceAll('-', '_').toUpperCase()}`;
}
