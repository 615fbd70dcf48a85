import {
  createEndpoint,
  createSocketTransport,
  createUdpTransport,
  parseUri,
  type CoapUri,
  type Endpoint,
  type EndpointOptions,
} from '@muster/coap';
import type { DtlsServerTransport } from '@muster/dtls';
import {
  type Clock,
  type DatagramSocket,
  formatHostPort,
  type Peer,
  resolveHost,
  type Transport,
} from '@muster/net';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { RemoteEndpoint, remotePeerOf } from '../front-end/remote-endpoint.ts';
import type { FrontEnds } from '../front-end/types.ts';
import { openSecureTransport } from '../secure/listener-transport.ts';
import type { SecureOptions, SecureSession } from '../secure/types.ts';
import type { Source } from './types.ts';

/** One address that the server listens on. */
export interface Listener {
  /** URL with the actual port, e.g. `coap://[::1]:5683`. */
  readonly url: string;
  /** URL in `ServerOptions.listen`. */
  readonly requestedUrl: string;
  readonly endpoint: Endpoint;
  /** DTLS transport of a `coaps:` listener. */
  readonly secure: DtlsServerTransport | undefined;
}

/** A listener with an open socket that is not read yet. */
export interface BoundListener extends Omit<Listener, 'endpoint'> {
  readonly transport: Transport;
}

/** Opens the socket of a listener instead of UDP. Port 0 takes a free port. */
export type OpenListenSocket = (address: string, port: number) => Promise<DatagramSocket>;

/** Options that the listeners of a server share. */
export interface ListenOptions {
  readonly clock: Clock | undefined;
  /** Required for `coaps:` listeners. */
  readonly secure: SecureOptions | undefined;
  /** Default: UDP. */
  readonly openSocket?: OpenListenSocket | undefined;
  /** Maximum number of peers that each listener keeps in memory. Default: the default of its transport. */
  readonly maxPeers?: number;
  /** Flood limit of a UDP socket on a fixed port, in datagrams per second. */
  readonly floodPerSecond?: number | undefined;
}

/**
 * Opens the socket of a listener.
 * @param requestedUrl URL, e.g. `coap://127.0.0.1:5683`; a host name is resolved, port 0 takes a free port
 * @throws TypeError for a path or a query, and for coaps without `secure`; the system error if the address cannot be
 *   bound
 */
async function bindListener(
  requestedUrl: string,
  { clock, secure, openSocket, maxPeers, floodPerSecond }: ListenOptions,
): Promise<BoundListener> {
  const { scheme, host, port } = readListenUrl(requestedUrl);
  const address = await resolveHost(host);
  const urlOf = (boundPort: number): string => `${scheme}://${formatHostPort(address, boundPort)}`;
  const socketOptions = {
    address,
    port,
    ...(port === 0 || floodPerSecond === undefined ? {} : { floodPerSecond }),
  };
  if (scheme === 'coap') {
    const bounds = maxPeers === undefined ? {} : { maxPeers };
    const transport = openSocket
      ? createSocketTransport(await openSocket(address, port), bounds)
      : await createUdpTransport({ ...socketOptions, ...bounds });
    return { url: urlOf(transport.localAddress.port), requestedUrl, transport, secure: undefined };
  }
  if (!secure) throw new TypeError(`${requestedUrl.slice(0, 100)} needs \`secure\``);
  const transport = await openSecureTransport(
    { ...socketOptions, requestedUrl, clock, openSocket, urlOf },
    secure,
  );
  return { url: urlOf(transport.localAddress.port), requestedUrl, transport, secure: transport };
}

/**
 * Opens all listeners or none. Datagrams wait until the listeners are started.
 * @throws as `bindListener`
 */
export async function bindListeners(
  listen: readonly string[],
  options: ListenOptions,
): Promise<BoundListener[]> {
  const bound: BoundListener[] = [];
  try {
    for (const requestedUrl of listen) bound.push(await bindListener(requestedUrl, options));
    return bound;
  } catch (error) {
    await Promise.all(bound.map(({ transport }) => transport.close()));
    throw error;
  }
}

/** Starts to read from the socket. */
export function startListener(
  { transport, ...listener }: BoundListener,
  options: Omit<EndpointOptions, 'transport'>,
): Listener {
  return { ...listener, endpoint: createEndpoint({ ...options, transport }) };
}

/** Removes port 0 first, because `parseUri` rejects it. */
function readListenUrl(asked: string): Pick<CoapUri, 'scheme' | 'host' | 'port'> {
  const isAnyPort = asked.endsWith(':0') || asked.endsWith(':0/');
  const uri = parseUri(isAnyPort ? asked.replace(/:0\/?$/, '') : asked);
  if (uri.path.length > 0 || uri.query.length > 0) {
    throw new TypeError(`a listener URI must not have a path or query: ${asked.slice(0, 100)}`);
  }
  return { scheme: uri.scheme, host: uri.host, port: isAnyPort ? 0 : uri.port };
}

/** The part of an endpoint that sends requests. */
export type RequestEndpoint = Pick<Endpoint, 'request' | 'observe' | 'resumeObservation'>;

/** Endpoint and peer for requests to a device. */
export interface Route {
  readonly endpoint: RequestEndpoint;
  readonly peer: Peer;
  /** Unique key of the device across all listeners. */
  readonly key: string;
}

/** The listeners of a server: its own, and those of its front ends. */
export class Listeners {
  readonly #all: readonly Listener[];
  readonly #byUrl = new Map<string, Listener>();
  readonly #frontEnds: FrontEnds | undefined;
  readonly #remote = new Map<string, RemoteEndpoint>();

  constructor(all: readonly Listener[], frontEnds?: FrontEnds) {
    this.#all = all;
    this.#frontEnds = frontEnds;
    for (const listener of all) this.#byUrl.set(listener.requestedUrl, listener);
    for (const listener of all) this.#byUrl.set(listener.url, listener);
  }

  [Symbol.iterator](): IterableIterator<Listener> {
    return this.#all.values();
  }

  /**
   * Returns the route to a device through the listener at which it registered, so that the device knows the sender. On a
   * secured listener this is the connection of its session, at any address, and not another connection of its identity:
   * an endpoint of CoAP over DTLS is an association (RFC 7252 9.1).
   * @throws DeviceUnreachableError `closed` if there is no such listener or connection, or the address is invalid
   */
  route(device: Source): Route {
    const { address, port } = device;
    const remote = this.remote(device.listener);
    if (remote) return { endpoint: remote, peer: remotePeerOf(device), key: this.keyOf(device) };
    const listener = this.#byUrl.get(device.listener);
    if (!listener) throw new DeviceUnreachableError('closed', `there is no listener ${device.listener}`);
    const { endpoint, secure } = listener;
    const key = this.keyOf(device);
    if (secure) {
      const peer = peerOn(secure, device);
      if (!peer) throw new DeviceUnreachableError('closed', 'there is no connection with the device');
      return { endpoint, peer, key };
    }
    try {
      return { endpoint, peer: endpoint.transport.peerOf(address, port), key };
    } catch (cause) {
      throw new DeviceUnreachableError('closed', `${address}:${port} is not an address to send to`, {
        cause,
      });
    }
  }

  /** Returns the endpoint for devices of a front end's listener; undefined for a listener of this server. */
  remote(listener: string): RemoteEndpoint | undefined {
    const known = this.#remote.get(listener);
    if (known || !this.#frontEnds?.has(listener)) return known;
    const endpoint = new RemoteEndpoint(this.#frontEnds, listener);
    this.#remote.set(listener, endpoint);
    return endpoint;
  }

  /** Returns the unique key of a device across all listeners, even for a device that cannot be reached. */
  keyOf({ listener: url, address, port, session }: Source): string {
    const place = session === undefined ? [address, port] : [session];
    // `join` makes a flat string. V8 keeps the result of a template literal as a tree of its parts.
    return [this.#byUrl.get(url)?.url ?? url, ...place].join(' ');
  }

  /** Returns the live connection of a device's session. */
  liveSession(device: Source): SecureSession | undefined {
    const listener = this.#byUrl.get(device.listener);
    const peer = listener?.secure && peerOn(listener.secure, device);
    const info = peer && listener.secure.infoOf(peer.key);
    return info && { ...info, listener: listener.url };
  }

  /** Number of live connections of all secured listeners. */
  get secureSessions(): number {
    return this.#all.reduce((sum, { secure }) => sum + (secure?.size ?? 0), 0);
  }

  /** Ends all connections of an identity. Resolves with their number when no store has them. */
  async revokeIdentity(identity: string): Promise<number> {
    const revoked = this.#all.map(async ({ secure }) => secure?.revokeIdentity(identity) ?? 0);
    if (this.#frontEnds) revoked.push(this.#frontEnds.revokeIdentity(identity));
    return (await Promise.all(revoked)).reduce((sum, count) => sum + count, 0);
  }
}

function peerOn(transport: DtlsServerTransport, { session }: Source): Peer | undefined {
  return session === undefined ? undefined : transport.peerByKey(session);
}
