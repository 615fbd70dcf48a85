import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

import {
  checkAllowedOrigins,
  checkFirmwareUrls,
  checkHttp,
  checkName,
  checkObserveComposite,
  checkRegion,
  checkStore,
  checkTargets,
  checkTrustProxy,
  checkUrls,
  numberBetween,
  oneOf,
  wholeBetween,
} from './config-values.ts';
import { firmwareDeliveryChoices, requireSecurityChoices, serverSettings } from './config-settings.ts';
import type { FirmwareDeliveryChoice, RequireSecurity, ServerConfigInput } from './config-settings.ts';
import type { Clock } from './domain/ports/clock.ts';
import type { ObserveComposite } from './domain/services/observation/composite-support.ts';
import { logLevels, type LogLevel } from './logger.ts';
import { given } from './domain/given.ts';

export { parseHostPort } from './config-values.ts';
export type { HostPort } from './config-values.ts';
export { serverSettings } from './config-settings.ts';
export type {
  FirmwareDeliveryChoice,
  RequireSecurity,
  ServerConfigInput,
  ServerSetting,
} from './config-settings.ts';

/** Everything that a server needs to know before it starts. */
export interface ServerConfig {
  /** Where the API listens: `127.0.0.1:8080`, `[::1]:8080`, port 0 for any free one. */
  readonly http: string;
  /** Where devices are heard: `coap://127.0.0.1:5683`, `coap://[::1]:5683`, port 0 for any free one. At least one. */
  readonly coap: readonly string[];
  /** Where devices are heard over DTLS: `coaps://127.0.0.1:5684`; absent: nowhere. */
  readonly coaps?: readonly string[];
  /** Where devices are heard that want to be bootstrapped, coap or coaps; absent: nowhere. */
  readonly bootstrap?: readonly string[];
  /** Store URL: `sqlite:FILE`, `json:FILE` or `memory:`. */
  readonly store: string;
  /** Folder of the lock, the secret of the API keys and, by default, the database. Made when it is not there. */
  readonly dataDir: string;
  /** Name of the DeviceType that unknown endpoints are enrolled with; absent: they are refused. */
  readonly autoEnroll?: string;
  /** Gets one JSON object once everything listens, and is removed at the end. */
  readonly readyFile?: string;
  /** Cloud region of the service: names of gateways are unique in it. Default `default`. */
  readonly region?: string;
  /**
   * Name by which tools of the same user find the server, 1 to 64 letters, digits, dots, dashes and underscores. Default:
   * `default`, or `default-2` and so on while other servers run.
   */
  readonly name?: string;
  /**
   * File for tools that look for a server on this machine; false: none is written. Default: a file with the name of the
   * server in {@link defaultConnectionFolder}.
   */
  readonly connectionFile?: string | false;
  /** Default `info`. */
  readonly logLevel?: LogLevel;
  /** Measurements older than this are deleted; 0 keeps them for good. Default 30 days. */
  readonly retentionDays?: number;
  /** How long requests under way may take when the server stops. Default 10 s. */
  readonly shutdownTimeoutSeconds?: number;
  /** How long after its lifetime a registration still counts as online. Default 247 s, a CoAP exchange's life. */
  readonly expiryGraceSeconds?: number;
  /** Largest body of a request, after decompression. Default 1 MiB. */
  readonly bodyLimitBytes?: number;
  /** Requests that one key may send in a minute; 0, the default, sets no limit. */
  readonly requestsPerMinute?: number;
  /** Requests that one address may send in a minute, with a key or without; 0, the default, sets no limit. */
  readonly requestsPerMinutePerAddress?: number;
  /** Requests without a valid key that one address may send in a minute. Default 600; 0 sets no limit. */
  readonly refusalsPerMinutePerAddress?: number;
  /** Proxies whose X-Forwarded-For is believed: how many are in a row, or their addresses. Default: none. */
  readonly trustProxy?: number | string;
  /** Origins that browsers may call the API from: `*` for all, or such as `https://app.example`. Default: none. */
  readonly allowedOrigins?: '*' | readonly string[];
  /** Connections of the API open at a time; at the limit idle ones are closed. Default 10,000. */
  readonly maxConnections?: number;
  /** The same of one address, trusted proxies exempt; 0 sets no limit. Default 1,000. */
  readonly maxConnectionsPerAddress?: number;
  /** Hours that the answer to a request with an Idempotency-Key is kept. Default 24. */
  readonly idempotencyHours?: number;
  /** Event streams open at a time, the last tenth of them for device networks that have few. Default 1,000. */
  readonly maxEventStreams?: number;
  /** Commands that may wait for one device; more are refused. Default 256. */
  readonly maxWaitingCommands?: number;
  /** Seconds that a device in queue mode listens after its last message, 1 or more. Default 93. */
  readonly queueAwakeSeconds?: number;
  /** Seconds that a command waits for a sleeping device, 1 or more. Default 86,400. */
  readonly queueExpirySeconds?: number;
  /** Commands that wait for one sleeping device, 1 or more. Default 256. */
  readonly queueLength?: number;
  /** PEM file: the gateway's certificate and those that lead to its root; together with {@link coapsKey}. */
  readonly coapsCertificate?: string;
  /** PEM file: the private key of the certificate, P-256. */
  readonly coapsKey?: string;
  /** DTLS sessions of one identity on a listener, 1 to 1,000; beyond, the one not heard for longest is closed. Default 4. */
  readonly coapsSessionsPerIdentity?: number;
  /** DTLS handshakes under way with one IP address, 1 to 2,000; more are not answered. Default 64. */
  readonly coapsHandshakesPerAddress?: number;
  /** Which devices may not register unsecured. Default `provisioned`: those that have credentials. */
  readonly requireSecurity?: RequireSecurity;
  /** Seals stored secrets, and from now on sessions, with new keys. */
  readonly rotateKeys?: boolean;
  /** Runs without what is deprecated, as the release after the sunset will: operations answer 404, members are refused. */
  readonly noDeprecated?: boolean;
  /** `auto`, the default: several resources of a device are observed together where it takes that; `never`: each alone. */
  readonly observeComposite?: ObserveComposite;
  /**
   * Seconds that a device has to answer an Observe-Composite. One that leaves it unanswered, and answers a Read, is asked
   * for each resource by itself. Default 10.
   */
  readonly compositeTimeoutSeconds?: number;
  /** Largest file of a firmware package. Default {@link DEFAULT_FIRMWARE_MAX_BYTES}. */
  readonly firmwareMaxBytes?: number;
  /** Devices of one Device Network that are sent a package at a time; a further quarter is reserved for others. Default 32. */
  readonly firmwareTransfers?: number;
  /** How long a firmware update may take, sleep of the device included. Default 86,400 s. */
  readonly firmwareTimeoutSeconds?: number;
  /** Longest wait before a device that refuses firmware for now is asked again. Default 900 s. */
  readonly firmwareRetrySeconds?: number;
  /** How firmware comes to devices that take both, `push` (the default) or `pull`. */
  readonly firmwareDelivery?: FirmwareDeliveryChoice;
  /** Addresses that devices fetch firmware from, in place of those that the server listens on. */
  readonly firmwareUrl?: readonly string[];
  /** Addresses that webhooks may be delivered to; see `TargetPolicy`. Default `public`. */
  readonly webhookTargets?: string;
  /** Seconds that an attempt to deliver may take. Default 15. */
  readonly webhookTimeoutSeconds?: number;
  /** Attempts before events become a dead letter. Default 12. */
  readonly webhookAttempts?: number;
  /** Seconds before the second attempt, doubled with each to come up to 300. Default 1. */
  readonly webhookFirstDelaySeconds?: number;
  /** Events that may wait for one event consumer; more are dropped. Default 100,000. */
  readonly webhookPendingEvents?: number;
  /** Devices and locations of one Device Network whose transformers may wait to be computed. Default 10,000. */
  readonly transformerBacklog?: number;
  readonly clock?: Clock;
}

export interface ConfigProblem {
  readonly flag: string;
  readonly variable: string;
  readonly message: string;
  readonly remedy: string;
}

/** Settings that cannot be used; all of them at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map((p) => `${p.flag} (${p.variable}): ${p.message} ${p.remedy}`).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Settings from flags, else from MUSTER_* variables, else their defaults.
 * @throws ConfigError that names flag, variable and remedy of everything that is wrong
 */
export function parseServerConfig(input: ServerConfigInput, env: NodeJS.ProcessEnv): ServerConfig {
  const reader = new SettingReader(input, env);
  const dataDir = reader.text('dataDir') ?? './data';
  const http = reader.parsed('http', checkHttp) ?? '127.0.0.1:8080';
  const coap = reader.parsed('coap', (text) => checkUrls(text, ['coap'])) ?? ['coap://127.0.0.1:5683'];
  const store = reader.parsed('store', checkStore) ?? `sqlite:${join(dataDir, 'muster.db')}`;
  const optional = {
    coaps: reader.parsed('coaps', (text) => checkUrls(text, ['coaps'])),
    bootstrap: reader.parsed('bootstrap', (text) => checkUrls(text, ['coap', 'coaps'])),
    autoEnroll: reader.text('autoEnroll'),
    readyFile: reader.text('readyFile'),
    name: reader.parsed('name', checkName),
    region: reader.parsed('region', checkRegion),
    logLevel: reader.parsed('logLevel', oneOf(logLevels)),
    retentionDays: reader.parsed('retentionDays', numberBetween(0, 36_500)),
    shutdownTimeoutSeconds: reader.parsed('shutdownTimeoutSeconds', numberBetween(0, 3_600)),
    expiryGraceSeconds: reader.parsed('expiryGraceSeconds', numberBetween(0, 86_400)),
    bodyLimitBytes: reader.parsed('bodyLimitBytes', wholeBetween(1_024, 64 * 1_048_576)),
    requestsPerMinute: reader.parsed('requestsPerMinute', wholeBetween(0, 10_000_000)),
    requestsPerMinutePerAddress: reader.parsed('requestsPerMinutePerAddress', wholeBetween(0, 10_000_000)),
    refusalsPerMinutePerAddress: reader.parsed('refusalsPerMinutePerAddress', wholeBetween(0, 10_000_000)),
    trustProxy: reader.parsed('trustProxy', checkTrustProxy),
    allowedOrigins: reader.parsed('allowedOrigins', checkAllowedOrigins),
    maxConnections: reader.parsed('maxConnections', wholeBetween(1, 1_000_000)),
    maxConnectionsPerAddress: reader.parsed('maxConnectionsPerAddress', wholeBetween(0, 1_000_000)),
    idempotencyHours: reader.parsed('idempotencyHours', numberBetween(0.01, 8_760)),
    maxEventStreams: reader.parsed('maxEventStreams', wholeBetween(0, 10_000)),
    maxWaitingCommands: reader.parsed('maxWaitingCommands', wholeBetween(1, 100_000)),
    queueAwakeSeconds: reader.parsed('queueAwakeSeconds', numberBetween(1, 86_400)),
    queueExpirySeconds: reader.parsed('queueExpirySeconds', numberBetween(1, 31_536_000)),
    queueLength: reader.parsed('queueLength', numberBetween(1, 65_536)),
    coapsCertificate: reader.text('coapsCertificate'),
    coapsKey: reader.text('coapsKey'),
    coapsSessionsPerIdentity: reader.parsed('coapsSessionsPerIdentity', wholeBetween(1, 1_000)),
    coapsHandshakesPerAddress: reader.parsed('coapsHandshakesPerAddress', wholeBetween(1, 2_000)),
    requireSecurity: reader.parsed('requireSecurity', oneOf(requireSecurityChoices)),
    noDeprecated: reader.parsed('noDeprecated', (text) => oneOf(['true', 'false'])(text) === 'true'),
    rotateKeys: reader.parsed('rotateKeys', (text) => oneOf(['true', 'false'])(text) === 'true'),
    observeComposite: reader.parsed('observeComposite', checkObserveComposite),
    compositeTimeoutSeconds: reader.parsed('compositeTimeoutSeconds', numberBetween(1, 93)),
    firmwareMaxBytes: reader.parsed('firmwareMaxBytes', wholeBetween(1, 4 * 1024 ** 3)),
    firmwareTransfers: reader.parsed('firmwareTransfers', wholeBetween(1, 10_000)),
    firmwareTimeoutSeconds: reader.parsed('firmwareTimeoutSeconds', wholeBetween(10, 31_536_000)),
    firmwareRetrySeconds: reader.parsed('firmwareRetrySeconds', wholeBetween(1, 86_400)),
    firmwareDelivery: reader.parsed('firmwareDelivery', oneOf(firmwareDeliveryChoices)),
    firmwareUrl: reader.parsed('firmwareUrl', checkFirmwareUrls),
    webhookTargets: reader.parsed('webhookTargets', checkTargets),
    webhookTimeoutSeconds: reader.parsed('webhookTimeoutSeconds', numberBetween(0.1, 300)),
    webhookAttempts: reader.parsed('webhookAttempts', wholeBetween(1, 1_000)),
    webhookFirstDelaySeconds: reader.parsed('webhookFirstDelaySeconds', numberBetween(0.01, 300)),
    webhookPendingEvents: reader.parsed('webhookPendingEvents', wholeBetween(1, 10_000_000)),
    transformerBacklog: reader.parsed('transformerBacklog', wholeBetween(1, 1_000_000)),
  };
  reader.finish();
  return { http, coap, store, dataDir, ...given(optional) };
}

/** Checks a config made by a program, as {@link parseServerConfig} checks one made of flags. */
export function checkServerConfig(config: ServerConfig): void {
  // No such listener at all may be written as an empty list.
  const { bootstrap, coaps, ...rest } = config;
  parseServerConfig(
    {
      ...rest,
      ...(bootstrap?.length === 0 ? {} : { bootstrap }),
      ...(coaps?.length === 0 ? {} : { coaps }),
    },
    {},
  );
}

/** `$XDG_STATE_HOME/muster/servers`, else `~/.local/state/muster/servers`, on every system. */
export function defaultConnectionFolder(env: NodeJS.ProcessEnv): string {
  const state = env['XDG_STATE_HOME'];
  // XDG Base Directory Specification: a relative path is to be ignored.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'muster', 'servers');
}

class SettingReader {
  readonly #input: ServerConfigInput;
  readonly #env: NodeJS.ProcessEnv;
  readonly #problems: ConfigProblem[] = [];

  constructor(input: ServerConfigInput, env: NodeJS.ProcessEnv) {
    this.#input = input;
    this.#env = env;
  }

  text(key: keyof ServerConfigInput): string | undefined {
    return this.parsed(key, (text) => text);
  }

  /** An empty variable counts as none, an empty flag does not. */
  parsed<R>(key: keyof ServerConfigInput, parse: (text: string) => R): R | undefined {
    const known = serverSettings.find((one) => one.key === key);
    if (known === undefined) return undefined;
    const given = this.#input[key];
    const text = given === undefined ? this.#env[known.variable] || undefined : joined(given);
    if (text === undefined) return undefined;
    try {
      if (text.trim() === '') throw new Error('it is empty.');
      return parse(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const remedy = `For example: ${known.flag} ${known.example}`;
      this.#problems.push({ flag: known.flag, variable: known.variable, message, remedy });
      return undefined;
    }
  }

  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }
}

function joined(value: string | number | boolean | readonly string[]): string {
  return typeof value === 'object' ? value.join(',') : String(value);
}
