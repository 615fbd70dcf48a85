import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import {
  createEndpoint,
  createUdpTransport,
  parseUri,
  type Endpoint,
  type EndpointOptions,
  type Peer,
} from '@muster/coap';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import type { Source } from './types.ts';

/** One address that the server listens on. */
export interface Listener {
  /** With the real port, e.g. `coap://[::1]:5683`. */
  readonly url: string;
  /** As it was asked for. */
  readonly asked: string;
  readonly endpoint: Endpoint;
}

/**
 * Opens a listener.
 * @param asked e.g. `coap://127.0.0.1:5683`; a host name is looked up, port 0 takes a free port
 * @throws TypeError for another scheme, a path or a query; the system's error when the address cannot be bound
 */
export async function openListener(
  asked: string,
  options: Omit<EndpointOptions, 'transport'>,
): Promise<Listener> {
  const { host, port } = readListenUrl(asked);
  const address = isIP(host) === 0 ? (await lookup(host)).address : host;
  const transport = await createUdpTransport({ address, port });
  const { address: bound, port: boundPort } = transport.localAddress;
  const url = `coap://${bound.includes(':') ? `[${bound}]` : bound}:${boundPort}`;
  return { url, asked, endpoint: createEndpoint({ ...options, transport }) };
}

/** `coap://host:0` is no URI of a resource, so that port 0 is taken apart here. */
function readListenUrl(asked: string): { readonly host: string; readonly port: number } {
  const isAnyPort = asked.endsWith(':0') || asked.endsWith(':0/');
  const uri = parseUri(isAnyPort ? asked.replace(/:0\/?$/, '') : asked);
  if (uri.scheme !== 'coap')
    throw new TypeError(`a listener is coap://address:port, not ${asked.slice(0, 100)}`);
  if (uri.path.length > 0 || uri.query.length > 0) {
    throw new TypeError(`a listener has neither path nor query: ${asked.slice(0, 100)}`);
  }
  return { host: uri.host, port: isAnyPort ? 0 : uri.port };
}

/** Where to send what is for a device. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly peer: Peer;
  /** Tells devices apart, over all listeners. */
  readonly key: string;
}

/** The listeners of a server. */
export class Listeners {
  readonly #all: readonly Listener[];
  readonly #byUrl = new Map<string, Listener>();

  constructor(all: readonly Listener[]) {
    this.#all = all;
    for (const listener of all) this.#byUrl.set(listener.asked, listener);
    for (const listener of all) this.#byUrl.set(listener.url, listener);
  }

  [Symbol.iterator](): IterableIterator<Listener> {
    return this.#all.values();
  }

  /**
   * The way to a device: from the listener that it registered at, so that it knows the sender.
   * @throws DeviceUnreachableError `closed` when there is no such listener, or the address is none
   */
  route({ listener: url, address, port }: Source): Route {
    const listener = this.#byUrl.get(url);
    if (!listener) throw new DeviceUnreachableError('closed', `there is no listener ${url}`);
    const { endpoint } = listener;
    try {
      const peer = endpoint.transport.peerOf(address, port);
      return { endpoint, peer, key: `${listener.url} ${peer.key}` };
    } catch (cause) {
      throw new DeviceUnreachableError('closed', `${address}:${port} is no address to send to`, { cause });
    }
  }
}
