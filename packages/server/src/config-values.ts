import { isIP } from 'node:net';
import { formatHostPort } from '@muster/net';
import type { ObserveComposite } from './domain/services/observation/composite-support.ts';
import { StoreError } from './domain/ports/store.ts';
import { parseStoreUrl } from './store/open-store.ts';
import { TargetPolicy } from './webhooks/target-policy.ts';
import { didYouMean } from './domain/closest-name.ts';

/*
 * Settings from the text that people type. Each throws an Error that says what is wrong.
 */

export interface HostPort {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `HOST:PORT`, IPv6 addresses in brackets.
 * @throws Error that says what is wrong
 */
export function parseHostPort(text: string): HostPort {
  const match = /^(?:\[([0-9a-fA-F:.%a-z]+)\]|([^:[\]/\s]+)):(\d{1,5})$/.exec(text.trim());
  const port = Number(match?.[3]);
  const host = match?.[1] ?? match?.[2];
  if (host === undefined || port > 65_535) throw new Error(`"${text}" is not HOST:PORT.`);
  return { host, port };
}

export function checkHttp(text: string): string {
  parseHostPort(text);
  return text.trim();
}

type Scheme = 'coap' | 'coaps';
const defaultPorts: Readonly<Record<Scheme, number>> = { coap: 5683, coaps: 5684 };

/** Checks addresses that devices register at. HOST:PORT, as `--http` takes it, has the first of the schemes. */
export function checkUrls(text: string, schemes: readonly Scheme[]): string[] {
  const urls = text.split(',').map((url) => url.trim());
  return [...new Set(urls.map((url) => checkUrl(url, schemes)))];
}

function checkUrl(text: string, schemes: readonly Scheme[]): string {
  const url = /^[^/]+:\d+$/.test(text) ? `${schemes[0] ?? 'coap'}://${text}` : text;
  const [, given, rest] = /^(coaps?):\/\/([^/?#]+)\/?$/i.exec(url) ?? [];
  const scheme = schemes.find((one) => one === given?.toLowerCase());
  if (scheme === undefined || rest === undefined) {
    throw new Error(
      `"${text}" is not HOST:PORT or ${schemes.map((one) => `${one}://HOST:PORT`).join(' or ')}.`,
    );
  }
  const { host, port } = parseHostPort(/:\d+$/.test(rest) ? rest : `${rest}:${defaultPorts[scheme]}`);
  return `${scheme}://${formatHostPort(host, port)}`;
}

/** Base addresses: the path below which firmware is served comes behind them, so they are short. */
export function checkFirmwareUrls(text: string): string[] {
  return text.split(',').map((part) => {
    const url = part.trim().replace(/\/+$/, '');
    const isBase = URL.canParse(url) && /^(?:coaps?|https?):\/\/[^/?#]+(?:\/[^?#]*)?$/.test(url);
    // Package URI has 255 characters.
    if (!isBase || url.length > 180) {
      throw new Error(
        `"${part.trim()}" is not a coap://, coaps://, http:// or https:// URL of at most 180 characters.`,
      );
    }
    return url;
  });
}

export function checkStore(url: string): string {
  try {
    parseStoreUrl(url);
  } catch (error) {
    throw error instanceof StoreError ? new Error(error.message) : error;
  }
  return url;
}

export function oneOf<T extends string>(choices: readonly T[]): (text: string) => T {
  return (text) => {
    const found = choices.find((one) => one === text.trim().toLowerCase());
    if (found === undefined)
      throw new Error(`"${text}" is not one of ${choices.join(', ')}.${didYouMean(text, choices)}`);
    return found;
  };
}

export function checkObserveComposite(text: string): ObserveComposite {
  const word = text.trim().toLowerCase();
  if (word !== 'auto' && word !== 'never') throw new Error(`"${text}" is not auto or never.`);
  return word;
}

export function checkTargets(text: string): string {
  TargetPolicy.parse(text);
  return text;
}

export function numberBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value < least || value > most) {
      throw new Error(`"${text}" is not a number between ${least} and ${most}.`);
    }
    return value;
  };
}

export function wholeBetween(least: number, most: number): (text: string) => number {
  const within = numberBetween(least, most);
  return (text) => {
    const value = within(text);
    if (!Number.isInteger(value)) throw new Error(`"${text}" is not a whole number.`);
    return value;
  };
}

/** What a DataCollector can name as its Region. */
const REGION = /^[A-Za-z0-9_.-]{1,64}$/u;

export function checkRegion(text: string): string {
  if (!REGION.test(text))
    throw new Error(`"${text}" is not 1 to 64 letters, digits, dots, dashes or underscores.`);
  return text;
}

const SERVER_NAME = /^[A-Za-z0-9][\w.-]{0,63}$/u;

/** The name of a server, which is a file name too. */
export function checkName(text: string): string {
  if (SERVER_NAME.test(text)) return text;
  throw new Error(
    `"${text}" is not 1 to 64 letters, digits, dots, dashes or underscores, the first a letter or digit.`,
  );
}

const proxyRanges: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** How many proxies there are in a row, or the addresses, networks and ranges that they have. */
export function checkTrustProxy(text: string): number | string {
  if (/^[1-9]\d?$/u.test(text)) return Number(text);
  const places = text.split(',').map((one) => one.trim());
  const wrong = places.find((one) => !proxyRanges.has(one) && !isNetwork(one));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" is not a number between 1 and 99, an address, a network, or one of ${[...proxyRanges].join(', ')}.`,
    );
  }
  return places.join(',');
}

/** An address, or one with the length of a prefix, which Express takes from 1 bit. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * `*`, or origins (RFC 6454) with commas.
 * @throws Error that names the one that is no origin
 */
export function checkAllowedOrigins(text: string): '*' | readonly string[] {
  const origins = text.split(',').map((one) => one.trim());
  if (origins.length === 1 && origins[0] === '*') return '*';
  return [...new Set(origins.map(originOf))];
}

function originOf(text: string): string {
  if (text === '*') throw new Error('"*" allows all origins, so it cannot be combined with others.');
  if (!/^https?:\/\/[^/?#@\\\s*]+$/iu.test(text) || !URL.canParse(text)) {
    throw new Error(`"${text}" is not an origin, such as https://app.example or http://127.0.0.1:3000.`);
  }
  return new URL(text).origin;
}
