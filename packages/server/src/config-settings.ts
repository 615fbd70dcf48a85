/** The table of settings: each is a flag, a variable and a member of the configuration. */
import type { ServerConfigInput } from './config.ts';
import { logLevels } from './logger.ts';
import { targetWords } from './webhooks/target-policy.ts';

/**
 * Which devices may not register unsecured: all of them, those that have credentials (unless a setting of theirs allows
 * it), or none.
 */
export const requireSecurityChoices = ['all', 'provisioned', 'none'] as const;
export type RequireSecurity = (typeof requireSecurityChoices)[number];

export const firmwareDeliveryChoices = ['push', 'pull'] as const;
export type FirmwareDeliveryChoice = (typeof firmwareDeliveryChoices)[number];

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
  setting('coap', 'Address that devices are heard on; several with commas', 'coap://127.0.0.1:5683'),
  setting(
    'coaps',
    'Address that devices are heard on over DTLS; several with commas',
    'coaps://127.0.0.1:5684',
  ),
  setting(
    'bootstrap',
    'Address that devices are bootstrapped on; several with commas',
    'coap://127.0.0.1:5693',
  ),
  setting('store', 'Where data is kept: sqlite:FILE, json:FILE or memory:', 'sqlite:./data/muster.db'),
  setting('dataDir', 'Folder of everything that the server keeps', './data'),
  setting('autoEnroll', 'Device type that unknown endpoints are enrolled with', '"Generic LwM2M"'),
  setting('readyFile', 'File that gets addresses and key once all listens', './ready.json'),
  setting('name', 'Name by which tools of the same user find the server', 'lab'),
  setting('region', 'Cloud region of the service; names of gateways are unique in it', 'eu-west'),
  setting('logLevel', `One of ${logLevels.join(', ')}`, 'info'),
  setting('retentionDays', 'Days that measurements are kept; 0: for good', '30'),
  setting('shutdownTimeoutSeconds', 'How long requests may still take when the server stops', '10'),
  setting('expiryGraceSeconds', 'How long after its lifetime a device still counts as online', '247'),
  setting('bodyLimitBytes', 'Largest body of a request', '1048576'),
  setting('requestsPerMinute', 'Requests that one key may send in a minute; 0: no limit', '600'),
  setting('requestsPerMinutePerAddress', 'Requests that one address may send in a minute; 0: no limit', '0'),
  setting('refusalsPerMinutePerAddress', 'Requests of one address in a minute without a valid key', '600'),
  setting('trustProxy', 'Proxies in front: how many in a row, or addresses with commas', 'loopback'),
  setting(
    'allowedOrigins',
    'Origins that browsers may call the API from; several with commas, * for all',
    'https://app.example',
  ),
  setting('maxConnections', 'Connections of the API open at a time', '10000'),
  setting('maxConnectionsPerAddress', 'The same of one address, trusted proxies exempt; 0: no limit', '1000'),
  setting('idempotencyHours', 'Hours that answers to requests with an Idempotency-Key are kept', '24'),
  setting('maxEventStreams', 'Event streams open at a time', '1000'),
  setting('maxWaitingCommands', 'Commands that may wait for one device', '256'),
  setting('queueAwakeSeconds', 'How long a device in queue mode listens after its last message', '93'),
  setting('queueExpirySeconds', 'How long a command waits for a sleeping device', '86400'),
  setting('queueLength', 'Commands that wait for one sleeping device', '256'),
  setting('coapsCertificate', 'PEM file with the certificate of the gateway and its chain', './gateway.pem'),
  setting('coapsKey', 'PEM file with the private key of that certificate', './gateway.key'),
  setting('coapsSessionsPerIdentity', 'DTLS sessions that one identity may have at a time', '4'),
  setting('coapsHandshakesPerAddress', 'DTLS handshakes under way with one IP address, such as a NAT', '64'),
  setting(
    'requireSecurity',
    `Which devices may not register unsecured: ${requireSecurityChoices.join(', ')}`,
    'provisioned',
  ),
  setting('noDeprecated', 'true takes away what is deprecated', 'true'),
  setting('rotateKeys', 'true seals stored secrets with new keys', 'true'),
  setting('observeComposite', 'auto: resources of a device are observed together; never: each alone', 'auto'),
  setting('compositeTimeoutSeconds', 'How long a device may take to answer an Observe-Composite', '10'),
  setting('firmwareMaxBytes', 'Largest file of a firmware package', '268435456'),
  setting(
    'firmwareTransfers',
    'Devices of one network that are sent firmware at a time; a quarter more is reserved for others',
    '32',
  ),
  setting('firmwareTimeoutSeconds', 'How long a firmware update may take, sleep included', '86400'),
  setting('firmwareRetrySeconds', 'Longest wait before a busy device is asked again', '900'),
  setting('firmwareDelivery', 'How firmware comes to devices that take both: push or pull', 'push'),
  setting(
    'firmwareUrl',
    'Address that devices fetch firmware from, in place of where the server listens; several with commas',
    'coap://gw.example.com:5683,https://fw.example.com',
  ),
  setting(
    'webhookTargets',
    `Addresses that webhooks may go to: ${targetWords.join(', ')}, networks; several with commas`,
    'public,10.1.0.0/16',
  ),
  setting('webhookTimeoutSeconds', 'How long an attempt to deliver to a webhook may take', '15'),
  setting('webhookAttempts', 'Attempts before a delivery to a webhook becomes a dead letter', '12'),
  setting('webhookFirstDelaySeconds', 'How long before the second attempt; it doubles with each', '1'),
  setting('webhookPendingEvents', 'Events that may wait for one webhook; more are dropped', '100000'),
  setting(
    'transformerBacklog',
    'Devices of one network whose transformers may wait; with more, only the latest values are computed',
    '10000',
  ),
];

function setting(key: keyof ServerConfigInput, summary: string, example: string): ServerSetting {
  const words = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { key, flag: `--${words}`, variable: variableOf(words), summary, example };
}

function variableOf(words: string): string {
  return `MUSTER_${words.replaceAll('-', '_').toUpperCase()}`;
}
