import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { formatHostPort } from '@muster/net';
import type { HostPort } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import { Connections } from './connections.ts';
import type { ConnectionLimits } from './connections.ts';
import { LateBodies } from './late-bodies.ts';
import { bindError } from '../lifecycle/start-error.ts';
import { randomUUID } from 'node:crypto';
import { MusterError } from '../kernel/errors.ts';
import { presentError } from '../http/replies/error.ts';

const HEADERS_TIMEOUT_MS = 15_000;
/** Milliseconds between Node's checks for late headers. The default of 30 s is twice as long as headers may take. */
const HEADERS_CHECK_MS = 1_000;
/** Milliseconds for which an idle connection stays open: longer than the intervals of usual clients and proxies. */
const keepAliveTimeoutMs = 65_000;

export interface CloseOptions {
  /** Milliseconds allowed for requests in progress. */
  readonly deadlineMs: number;
  /** Ends the responses that do not end by themselves. Called when no new ones can start. */
  readonly endStreams: () => void;
}

export interface ListenOptions extends ConnectionLimits {
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
  const { headersTimeoutMs = HEADERS_TIMEOUT_MS } = options;
  const open = new Set<ServerResponse>();
  const connections = new Connections(options);
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
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
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
  });
  server.on('connection', (socket: Socket) => {
    if (!connections.add(socket)) {
      options.onRefused?.(socket.remoteAddress ?? '');
      socket.destroy();
      return;
    }
    socket.once('close', () => lateBodies.forget(socket));
  });
  server.on('clientError', (error, socket) => refuse(socket, clientErrorAnswer(error)));
  server.headersTimeout = headersTimeoutMs;
  // See LateBodies.
  server.requestTimeout = 0;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  await listen(server, address);
  const url = urlOf(server);
  return {
    url,
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

function listen(server: Server, { host, port }: HostPort): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (cause: Error): void => {
      reject(bindError(cause, formatHostPort(host, port), '--http', 'MUSTER_HTTP'));
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
  return `http://${formatHostPort(address, port)}`;
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
