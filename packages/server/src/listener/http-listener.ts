import { createServer, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import type { RequestListener, Server, ServerResponse, IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { formatHostPort } from '@muster/net';
import type { HostPort } from '../config.ts';
import type { Clock, TimerHandle } from '../kernel/timers.ts';
import type { Connections } from './connections.ts';
import type { TlsPair } from '../lifecycle/pem-files.ts';
import { bindError } from '../lifecycle/start-error.ts';
import { MusterError } from '../kernel/errors.ts';
import { presentError } from '../http/errors.ts';

const HEADERS_TIMEOUT_MS = 15_000;
/** Milliseconds between Node's checks for late headers. The default of 30 s is twice as long as headers may take. */
const HEADERS_CHECK_MS = 1_000;
/** Milliseconds for which an idle connection stays open: longer than the intervals of usual clients and proxies. */
const keepAliveTimeoutMs = 65_000;

interface CloseOptions {
  /** Milliseconds allowed for requests in progress. */
  readonly deadlineMs: number;
  /** Ends the responses that do not end by themselves. Called when no new ones can start. */
  readonly endStreams: () => void;
}

export interface ListenOptions {
  /** Shared by all listeners of the API, because its limits are those of all together. */
  readonly connections: Connections;
  /** Makes it an HTTPS listener. */
  readonly tls?: TlsPair;
  /**
   * Milliseconds from the first byte of a request, or from the connection, to the end of its headers. Defaults to
   * 15,000.
   */
  readonly headersTimeoutMs?: number;
  /** Called with the address of each connection that is refused because too many are open. */
  readonly onRefused?: (address: string) => void;
}

export interface HttpListener {
  /** For example `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly listening: boolean;
  /** Uses another certificate for further handshakes. Open connections go on. */
  setCertificate(pair: TlsPair): void;
  /** Stops accepting connections, ends streams, and lets requests in progress continue until the deadline. */
  close(options: CloseOptions): Promise<void>;
}

/** @throws StartError that names the flag if the address cannot be bound */
export async function listenHttp(
  address: HostPort,
  handler: RequestListener,
  clock: Clock,
  options: ListenOptions,
): Promise<HttpListener> {
  const { headersTimeoutMs = HEADERS_TIMEOUT_MS, connections, tls } = options;
  const open = new Set<ServerResponse>();
  let closing = false;
  // Only if no response is in progress, because this one would be appended to it.
  const refuse = (socket: Duplex, answer: string): void => {
    const isAnswering = Array.from(open).some((one) => one.socket === socket && one.headersSent);
    if (isAnswering || !socket.writable) socket.destroy();
    else socket.end(answer);
  };
  const lateBodies = new LateBodies(clock, (socket, response) => {
    if (response.headersSent) socket.destroy();
    else refuse(socket, lateBodyAnswer());
  });
  const connectionsCheckingInterval = Math.min(HEADERS_CHECK_MS, headersTimeoutMs);
  const onRequest: RequestListener = (request, response) => {
    const { socket } = request;
    open.add(response);
    connections.begin(socket);
    lateBodies.watch(request, response);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.delete(response);
      connections.end(socket);
      // The connection becomes idle after this event.
      if (closing) setImmediate(() => connections.closeAllIdle());
    });
    handler(request, response);
  };
  const server =
    tls === undefined
      ? createServer({ connectionsCheckingInterval }, onRequest)
      : createTlsServer(
          { ...secureOptions(tls), handshakeTimeout: headersTimeoutMs, connectionsCheckingInterval },
          onRequest,
        );
  server.on('connection', (socket: Socket) => {
    if (connections.add(socket)) return;
    options.onRefused?.(socket.remoteAddress ?? '');
    socket.destroy();
  });
  if (server instanceof TlsServer) countTlsConnections(server, connections);
  server.on(tls === undefined ? 'connection' : 'secureConnection', (socket: Socket) =>
    socket.once('close', () => lateBodies.forget(socket)),
  );
  server.on('clientError', (error, socket) => refuse(socket, clientErrorAnswer(error)));
  server.headersTimeout = headersTimeoutMs;
  // See LateBodies.
  server.requestTimeout = 0;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  await listen(server, address);
  const url = urlOf(server);
  return {
    url,
    setCertificate: (pair) => {
      if (server instanceof TlsServer) server.setSecureContext(secureOptions(pair));
    },
    get listening() {
      return server.listening;
    },
    close: async (closeOptions) => {
      closing = true;
      await closeServer(server, connections, clock, closeOptions);
      lateBodies.stop();
    },
  };
}

function secureOptions({ certificate, key }: TlsPair): SecureContextOptions {
  return { cert: certificate, key, minVersion: 'TLSv1.2' };
}

/** Lets each TLS connection take the place of its TCP connection, which is counted from before the handshake. */
function countTlsConnections(server: TlsServer, connections: Connections): void {
  // Node.js shows the TCP connection of a TLS connection by its addresses only.
  const handshakes = new Map<string, Socket>();
  server.on('connection', (tcp: Socket) => {
    const key = connectionKey(tcp);
    handshakes.set(key, tcp);
    tcp.once('close', () => {
      if (handshakes.get(key) === tcp) handshakes.delete(key);
    });
  });
  server.on('secureConnection', (socket) => {
    const key = connectionKey(socket);
    if (!connections.secure(handshakes.get(key), socket)) socket.destroy();
    handshakes.delete(key);
  });
  // Before the listener of Node.js, which answers as to a request that cannot be parsed.
  server.prependListener('tlsClientError', (_error, socket) => socket.destroy());
}

function connectionKey({ localAddress, remoteAddress, remotePort }: Socket): string {
  return `${localAddress} ${remoteAddress} ${remotePort}`;
}

function listen(server: Server, { host, port }: HostPort): Promise<void> {
  const [flag, variable] =
    server instanceof TlsServer ? ['--https', 'MUSTER_HTTPS'] : ['--http', 'MUSTER_HTTP'];
  return new Promise((resolve, reject) => {
    const onError = (cause: Error): void => {
      reject(bindError(cause, formatHostPort(host, port), flag, variable));
    };
    server.once('error', onError);
    server.listen({ host, port }, () => {
      server.off('error', onError);
      resolve();
    });
  });
}

function urlOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `${server instanceof TlsServer ? 'https' : 'http'}://${formatHostPort(address, port)}`;
}

function closeServer(
  server: Server,
  connections: Connections,
  clock: Clock,
  { deadlineMs, endStreams }: CloseOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const deadline = clock.setTimer(deadlineMs, () => server.closeAllConnections());
    server.close(() => {
      deadline.cancel();
      resolve();
    });
    endStreams();
    connections.closeAllIdle();
  });
}

/** Errors of the HTTP parser and the timers of Node.js. All other errors mean that the request is unreadable. */
const known: ReadonlyMap<unknown, () => MusterError> = new Map([
  ['HPE_HEADER_OVERFLOW', () => new MusterError('headers-too-large')],
  ['ERR_HTTP_REQUEST_TIMEOUT', () => new MusterError('request-timeout')],
]);

/**
 * The complete response to a request that could not be parsed, in the form of all other errors. It closes the
 * connection, because the start of the next request is unknown.
 *
 * @param cause error of the event `clientError` of a `node:http` server
 */
function clientErrorAnswer(cause: Error): string {
  const code: unknown = 'code' in cause ? cause.code : undefined;
  return answerOf(known.get(code)?.() ?? new MusterError('malformed-request'));
}

/** The same for a request whose body does not arrive. */
function lateBodyAnswer(): string {
  return answerOf(new MusterError('request-timeout'));
}

function answerOf(error: MusterError): string {
  const requestId = randomUUID();
  const body = JSON.stringify(presentError(error, requestId));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Milliseconds between checks of arriving bodies. */
const CHECK_INTERVAL_MS = 5_000;
/** Milliseconds that the server waits for the octets of a body. */
const WAIT_MS = 120_000;
/** Octets that extend the time limit by one second, so that large bodies can take longer. */
const BYTES_PER_SECOND = 8_192;

/** A body that has not arrived completely. */
interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  waitedMs: number;
  isLate: boolean;
}

/**
 * Finds bodies that clients send too slowly. Only counts the time in which the service waits for the client. Node's
 * own `requestTimeout` also counts the time in which the client waits for a service that processes a large body as it
 * arrives.
 */
class LateBodies {
  readonly #clock: Clock;
  readonly #onLate: (socket: Socket, response: ServerResponse) => void;
  /** The latest body of each connection: a request starts after the previous one has arrived. */
  readonly #arrivals = new Map<Socket, Arrival>();
  #timer: TimerHandle | undefined;

  /** @param onLate responds to a late request; the next check closes its connection if it is still open */
  constructor(clock: Clock, onLate: (socket: Socket, response: ServerResponse) => void) {
    this.#clock = clock;
    this.#onLate = onLate;
  }

  /** Must be called for each request before its body is read. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const bytesBefore = socket.bytesRead;
    this.#arrivals.set(socket, { request, response, bytesBefore, waitedMs: 0, isLate: false });
    this.#arm();
  }

  forget(socket: Socket): void {
    this.#arrivals.delete(socket);
  }

  stop(): void {
    this.#timer?.cancel();
    this.#arrivals.clear();
  }

  #arm(): void {
    this.#timer ??= this.#clock.setTimer(CHECK_INTERVAL_MS, () => {
      this.#timer = undefined;
      for (const [socket, arrival] of this.#arrivals) this.#check(socket, arrival);
      if (this.#arrivals.size > 0) this.#arm();
    });
  }

  #check(socket: Socket, arrival: Arrival): void {
    if (arrival.request.complete) this.#arrivals.delete(socket);
    else if (arrival.isLate) socket.destroy();
    // If the buffer has unread octets, the client waits for the server.
    else if (arrival.request.readableLength === 0) {
      arrival.waitedMs += CHECK_INTERVAL_MS;
      arrival.isLate = arrival.waitedMs > allowedMs(socket, arrival);
      if (arrival.isLate) this.#onLate(socket, arrival.response);
    }
  }
}

/** The rest of a refused body is useless, however fast it arrives. */
function allowedMs(socket: Socket, { response, bytesBefore }: Arrival): number {
  const received = response.writableFinished ? 0 : socket.bytesRead - bytesBefore;
  return WAIT_MS + (received / BYTES_PER_SECOND) * 1_000;
}

/** The names of ranges in Express's `trust proxy`. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a function that tells whether connections of an address come from a trusted proxy.
 *
 * @param trustProxy setting of that name; a number of consecutive proxies means that every connection comes from one
 */
export function trustedProxies(trustProxy: number | string | undefined): (address: string) => boolean {
  if (trustProxy === undefined) return () => false;
  return typeof trustProxy === 'number' ? () => true : isInNetworks(trustProxy);
}

/**
 * Returns a function that tells whether an address is in one of these networks.
 *
 * @param networks addresses, networks and names of ranges, separated by commas
 */
export function isInNetworks(networks: string): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.split(',').flatMap((one) => ranges[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
