import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import type { HostPort } from '../config.ts';
import type { Clock } from '../domain/ports/clock.ts';
import { clientErrorAnswer, lateBodyAnswer } from './client-error.ts';
import { LateBodies } from './late-bodies.ts';
import { bindError } from '../lifecycle/start-error.ts';

/** Connections at a time; more are closed at once. */
const maxConnections = 10_000;
const headersTimeoutMs = 15_000;
/** An idle connection stays open this long; longer than the intervals of usual clients and proxies. */
const keepAliveTimeoutMs = 65_000;

export interface CloseOptions {
  /** Milliseconds that requests under way may still take. */
  readonly deadlineMs: number;
  /** Ends the responses that have no end of their own; called when no new ones can come. */
  readonly endStreams: () => void;
}

export interface HttpListener {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  readonly listening: boolean;
  /** Takes no new connections, ends streams, and gives requests under way until the deadline. */
  close(options: CloseOptions): Promise<void>;
}

/** @throws StartError that names the flag when the address cannot be had */
export async function listenHttp(
  address: HostPort,
  handler: RequestListener,
  clock: Clock,
): Promise<HttpListener> {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let closing = false;
  // Without an answer under way, which would be continued with this one.
  const refuse = (socket: Duplex, answer: string): void => {
    const isAnswering = Array.from(open).some((one) => one.socket === socket && one.headersSent);
    if (isAnswering || !socket.writable) socket.destroy();
    else socket.end(answer);
  };
  const lateBodies = new LateBodies(clock, (socket, response) => {
    if (response.headersSent) socket.destroy();
    else refuse(socket, lateBodyAnswer());
  });
  const server = createServer((request, response) => {
    open.add(response);
    lateBodies.watch(request, response);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.delete(response);
      // The connection turns idle after this event.
      if (closing) setImmediate(() => dropIdle(sockets, open));
    });
    handler(request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      lateBodies.forget(socket);
    });
  });
  server.on('clientError', (error, socket) => refuse(socket, clientErrorAnswer(error)));
  server.maxConnections = maxConnections;
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
    close: async (options) => {
      closing = true;
      await closeServer(server, sockets, open, clock, options);
      lateBodies.stop();
    },
  };
}

function listen(server: Server, { host, port }: HostPort): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (cause: Error): void => {
      const shown = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
      reject(bindError(cause, shown, '--http', 'MUSTER_HTTP'));
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
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

function closeServer(
  server: Server,
  sockets: ReadonlySet<Socket>,
  open: ReadonlySet<ServerResponse>,
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
    dropIdle(sockets, open);
  });
}

/** Also connections that never carried a request, which Node's own closeIdleConnections leaves open. */
function dropIdle(sockets: ReadonlySet<Socket>, open: ReadonlySet<ServerResponse>): void {
  const busy = new Set(Array.from(open, (response) => response.socket));
  for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
}
