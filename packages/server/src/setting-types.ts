import { isId } from '@muster/sparkplug';
import { isIP } from 'node:net';
import { formatHostPort } from '@muster/net';
import { parseBusUrl } from './cluster/bus.ts';
import { StoreError } from './store/port.ts';
import { parseStoreUrl } from './store/open-store.ts';
import { parseRoleRow } from './features/log-in/role-table.ts';
import { TargetPolicy } from './features/webhooks/sender/target-policy.ts';
import { didYouMean } from './kernel/texts.ts';

/** The conversion of a setting's text to its value, and the description of its values in the help. */
export interface SettingType<T> {
  /** @throws Error that describes the fault of the text */
  readonly parse: (text: string) => T;
  /** Name of the value in the help, for example `SECONDS`. A switch has none. */
  readonly placeholder?: string;
  /** Bounds with their unit, for example `0 to 3600 seconds`. */
  readonly range?: string;
  readonly choices?: readonly string[];
  /** Whether the flag can be repeated. The variable contains the values separated by commas. */
  readonly isRepeatable?: boolean;
}

type Unit = 'seconds' | 'minutes' | 'hours' | 'days' | 'bytes';

/** A number from `min` to `max`, both included. */
export function number(min: number, max: number, unit?: Unit): SettingType<number> {
  return {
    placeholder: unit?.toUpperCase() ?? 'NUMBER',
    range: [min, 'to', max, ...(unit === undefined ? [] : [unit])].join(' '),
    parse: (text) => {
      const value = Number(text);
      if (!Number.isFinite(value) || value < min || value > max) {
        throw new Error(`"${text}" is not a number between ${min} and ${max}.`);
      }
      return value;
    },
  };
}

/** An integer from `min` to `max`, both included. */
export function integer(min: number, max: number, unit?: Unit): SettingType<number> {
  const type = number(min, max, unit);
  return {
    ...type,
    parse: (text) => {
      const value = type.parse(text);
      if (!Number.isInteger(value)) throw new Error(`"${text}" is not a whole number.`);
      return value;
    },
  };
}

/** 0, or an integer from `min` to `max`, both included. */
export function zeroOrInteger(min: number, max: number): SettingType<number> {
  const { parse, ...type } = integer(min, max);
  return {
    ...type,
    range: `0 or ${min} to ${max}`,
    parse: (text) => (Number(text) === 0 ? 0 : parse(text)),
  };
}

/** One of several words, ignoring case. */
export function choice<const T extends string>(...choices: readonly T[]): SettingType<T> {
  return {
    choices,
    parse: (text) => {
      const found = choices.find((one) => one === text.trim().toLowerCase());
      if (found === undefined)
        throw new Error(`"${text}" is not one of ${choices.join(', ')}.${didYouMean(text, choices)}`);
      return found;
    },
  };
}

/** A flag without a value. Its variable is `true` or `false`. */
export const booleanFlag: SettingType<boolean> = {
  parse: (text) => choice('true', 'false').parse(text) === 'true',
};

export function text(placeholder: string): SettingType<string> {
  return { placeholder, parse: (value) => value };
}

/** ID of a Sparkplug B host application, which is one level of topics. */
export const hostId: SettingType<string> = {
  placeholder: 'ID',
  parse: (value) => {
    if (isId(value)) return value;
    throw new Error(`"${value}" must have a character, and none of / + #.`);
  },
};

export interface HostPort {
  readonly host: string;
  readonly port: number;
}

/** Parses `HOST:PORT`, with an IPv6 address in brackets. @throws Error that describes the fault of the text */
export function parseHostPort(value: string): HostPort {
  const match = /^(?:\[([0-9a-fA-F:.%a-z]+)\]|([^:[\]/\s]+)):(\d{1,5})$/.exec(value.trim());
  const port = Number(match?.[3]);
  const host = match?.[1] ?? match?.[2];
  if (host === undefined || port > 65_535) throw new Error(`"${value}" is not HOST:PORT.`);
  return { host, port };
}

export const hostPort: SettingType<string> = {
  placeholder: 'HOST:PORT',
  parse: (value) => {
    parseHostPort(value);
    return value.trim();
  },
};

type Scheme = 'coap' | 'coaps' | 'mqtt' | 'mqtts';
const defaultPorts: Readonly<Record<Scheme, number>> = {
  coap: 5683,
  coaps: 5684,
  mqtt: 1883,
  mqtts: 8883,
};

/** Addresses for registrations of devices. `HOST:PORT` gets the first of the schemes. */
export function listenUrls(...schemes: readonly Scheme[]): SettingType<readonly string[]> {
  return {
    placeholder: 'URL',
    isRepeatable: true,
    parse: (value) => [...new Set(partsOf(value).map((url) => listenUrl(url, schemes)))],
  };
}

const partsOf = (value: string): string[] => value.split(',').map((part) => part.trim());

function listenUrl(value: string, schemes: readonly Scheme[]): string {
  const url = /^[^/]+:\d+$/.test(value) ? `${schemes[0] ?? 'coap'}://${value}` : value;
  const [, name, rest] = /^(coaps?|mqtts?):\/\/([^/?#]+)\/?$/i.exec(url) ?? [];
  const scheme = schemes.find((one) => one === name?.toLowerCase());
  if (scheme === undefined || rest === undefined) {
    throw new Error(
      `"${value}" is not HOST:PORT or ${schemes.map((one) => `${one}://HOST:PORT`).join(' or ')}.`,
    );
  }
  const { host, port } = parseHostPort(/:\d+$/.test(rest) ? rest : `${rest}:${defaultPorts[scheme]}`);
  return `${scheme}://${formatHostPort(host, port)}`;
}

/** URL of an MQTT broker. Credentials have separate settings, because URLs are logged. */
export const brokerUrl: SettingType<string> = {
  placeholder: 'URL',
  parse: (value) => {
    if (value.includes('@')) {
      // The message does not contain the value, because it may have a password.
      throw new Error(
        'the URL has credentials. Use --mqtt-broker-username and --mqtt-broker-password-file for them.',
      );
    }
    if (!value.includes('://')) throw new Error(`"${value}" is not mqtt://HOST:PORT or mqtts://HOST:PORT.`);
    return listenUrl(value, ['mqtt', 'mqtts']);
  },
};

/** Maximum length. It leaves room for the path of a package in the 255 characters of a Package URI (LwM2M object 5). */
const maxFirmwareUrlLength = 180;

export const firmwareUrls: SettingType<readonly string[]> = {
  placeholder: 'URL',
  range: `up to ${maxFirmwareUrlLength} characters`,
  isRepeatable: true,
  parse: (value) =>
    partsOf(value).map((part) => {
      const url = part.replace(/\/+$/, '');
      const isBase = URL.canParse(url) && /^(?:coaps?|https?):\/\/[^/?#]+(?:\/[^?#]*)?$/.test(url);
      if (isBase && url.length <= maxFirmwareUrlLength) return url;
      throw new Error(
        `"${part}" is not a coap://, coaps://, http:// or https:// URL of at most ${maxFirmwareUrlLength} characters.`,
      );
    }),
};

export const processRoles = ['gateway', 'worker', 'api'] as const;
/** Role of a process in a service. */
export type ProcessRole = (typeof processRoles)[number];

/** Roles of a process, at least one. */
export const roles: SettingType<readonly ProcessRole[]> = {
  choices: processRoles,
  isRepeatable: true,
  parse: (value) => [...new Set(partsOf(value).map(choice(...processRoles).parse))],
};

const MAX_GATEWAY_NAME = 100;

/** Name of a gateway, which is part of the names of listeners. */
export const gatewayName: SettingType<string> = {
  placeholder: 'NAME',
  parse: (value) => {
    if (!/^[\w.-]+$/u.test(value) || value.length > MAX_GATEWAY_NAME) {
      throw new Error(
        `${JSON.stringify(value.slice(0, MAX_GATEWAY_NAME))} is not a name of letters, digits, ".", "_" and "-", of at most ${MAX_GATEWAY_NAME} characters.`,
      );
    }
    return value;
  },
};

/** Servers of a bus. Errors must not contain the URL, because it can have a password. */
export const busUrl: SettingType<string> = {
  placeholder: 'URL',
  parse: (value) => {
    parseBusUrl(value);
    return value.trim();
  },
};

export const storeUrl: SettingType<string> = {
  placeholder: 'URL',
  parse: (value) => {
    try {
      parseStoreUrl(value);
    } catch (error) {
      throw error instanceof StoreError ? new Error(error.message) : error;
    }
    return value;
  },
};

export const webhookTargets: SettingType<string> = {
  placeholder: 'TARGETS',
  parse: (value) => {
    TargetPolicy.parse(value);
    return value;
  },
};

const nameForm = '1 to 64 letters, digits, dots, dashes or underscores';

/** The region of a data collector. */
export const regionName = pattern(/^[A-Za-z0-9_.-]{1,64}$/u, nameForm);

/** The name of a directory tenant. */
export const directoryName = pattern(
  /^[^\p{Cc}]{1,255}$/u,
  'at most 255 characters without control characters',
);

/** The name of a server, which is also the name of a file. */
export const serverName = pattern(/^[A-Za-z0-9][\w.-]{0,63}$/u, `${nameForm}, the first a letter or digit`);

function pattern(form: RegExp, description: string): SettingType<string> {
  return {
    placeholder: 'NAME',
    parse: (value) => {
      if (form.test(value)) return value;
      throw new Error(`"${value}" is not ${description}.`);
    },
  };
}

const networkRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** The number of consecutive proxies, or their addresses, networks and ranges. */
export const trustedProxies: SettingType<number | string> = {
  placeholder: 'PROXIES',
  parse: (value) =>
    /^[1-9]\d?$/u.test(value) ? Number(value) : parseNetworks(value, 'a number between 1 and 99, '),
};

/** Addresses, networks and ranges. */
export const networks: SettingType<string> = {
  placeholder: 'NETWORKS',
  parse: (value) => parseNetworks(value),
};

/** @param others other valid forms of the setting, for the message */
function parseNetworks(value: string, others = ''): string {
  const parts = partsOf(value);
  const wrong = parts.find((one) => !networkRanges.includes(one) && !isNetwork(one));
  if (wrong === undefined) return parts.join(',');
  throw new Error(`"${wrong}" is not ${others}an address, a network, or one of ${networkRanges.join(', ')}.`);
}

/** Whether the text is an address, with or without a prefix length. Express accepts lengths from 1 bit. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** `*`, or web origins (RFC 6454). */
export const webOrigins: SettingType<'*' | readonly string[]> = {
  placeholder: 'ORIGINS',
  parse: (value) => (value.trim() === '*' ? '*' : [...new Set(partsOf(value).map(originOf))]),
};

function originOf(value: string): string {
  if (value === '*') throw new Error('"*" allows all origins, so it cannot be combined with others.');
  if (!/^https?:\/\/[^/?#@\\\s*]+$/iu.test(value) || !URL.canParse(value)) {
    throw new Error(`"${value}" is not an origin, such as https://app.example or http://127.0.0.1:3000.`);
  }
  return new URL(value).origin;
}

/** Identifier of an OpenID Connect provider, from which its other addresses follow. */
export const issuerUrl: SettingType<string> = {
  placeholder: 'URL',
  parse: (value) => {
    const form =
      /^(?:https:\/\/[^/?#@\\\s]+|http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?)(?:\/[^?#\s]*)?$/u;
    if (form.test(value.trim()) && URL.canParse(value)) return value.trim();
    throw new Error(
      `"${value}" is not an https: URL without user name, query and fragment. http: is for this machine only.`,
    );
  },
};

/** Rows of the table that gives roles to people. */
export const roleRows: SettingType<readonly string[]> = {
  placeholder: 'VALUE=NETWORK/ROLE',
  isRepeatable: true,
  parse: (value) => partsOf(value).map((row) => parseRoleRow(row).text),
};

/** A path that begins with a slash. `/` means none. A slash at the end of another does not count. */
export const basePath: SettingType<string> = {
  placeholder: 'PATH',
  parse: (value) => {
    const path = value.trim().replace(/(?<=.)\/+$/u, '');
    if (path !== '/' && (!/^(?:\/[\w~-][\w.~-]*)+$/u.test(path) || path.length > 200)) {
      throw new Error(
        `"${value}" is not a path such as /muster. Begin it with a slash, and each part with a letter, digit, _, ~ or -; dots can follow.`,
      );
    }
    if (/^\/api(?:\/|$)/iu.test(path))
      throw new Error(`"${value}" begins with /api, which is the path of the API itself.`);
    return path;
  },
};

/** A setting of the server: a flag, an environment variable and a member of the configuration. */
export interface SettingDeclaration {
  readonly type: SettingType<unknown>;
  /** Absent if there is none, or if `defaultNote` describes it. */
  readonly default?: string | number | boolean;
  readonly defaultNote?: string;
  /** Example for error messages. Defaults to the default value. */
  readonly example?: string;
  /** Meaning of the value, without a full stop. The help appends the choices or the range of the type. */
  readonly summary: string;
  /** Further sentences. */
  readonly details?: string;
  /** Page of docs/guides with details, and its section. */
  readonly guide?: string;
}

/** Settings, keyed by their name in the configuration. */
export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;
