import { once } from 'node:events';
import { constants, type X509Certificate } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { formatHostPort } from '@muster/net';
import type { TlsDescription } from '../../features/security/model/tls-session.ts';

export interface ListenerLimits {
  readonly maxConnections: number;
  /** Connections of an IP address that have not logged in. */
  readonly loginsPerAddress: number;
  /** Seconds within which a client must log in, > 0; before it, as many for its TLS handshake. */
  readonly loginSeconds: number;
}

/** What the broker proves itself with over `mqtts:`, PEM. */
export interface BrokerCertificate {
  /** With its chain. */
  readonly certificate: Buffer;
  readonly key: Buffer;
}

/** A connection that may log in. */
export interface AcceptedConnection {
  readonly socket: Socket;
  readonly peer: string;
  /** Certificates that the client has shown, its own first, not verified. It has proved that it has the key of its own. */
  readonly certificates: readonly X509Certificate[];
  /** What its TLS connection uses; absent over plain TCP. */
  readonly tls?: TlsDescription;
  /** To be called when the client has logged in. */
  readonly loggedIn: () => void;
}

export interface ListenersOptions {
  readonly limits: ListenerLimits;
  /** Needed for URLs of `mqtts:`. */
  readonly tls?: BrokerCertificate | undefined;
  readonly onConnection: (connection: AcceptedConnection) => void;
  readonly onWarning: (fields: { readonly peer: string }, message: string) => void;
}

/** Milliseconds between probes of a silent connection: clients may do without the keep-alive of MQTT. */
const TCP_KEEP_ALIVE_MS = 60_000;
/** Certificates of a chain. */
const MAX_CHAIN = 8;

/** Listens for MQTT clients over TCP and TLS, and bounds the connections that have not logged in. */
export class MqttListeners {
  readonly #options: ListenersOptions;
  readonly #servers: { readonly server: Server; readonly scheme: string }[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #counts = { connectionsAccepted: 0, connectionsRefused: 0, tlsHandshakesFailed: 0 };
  /** Connections that have not logged in, by IP address. */
  readonly #logins = new Map<string, number>();
  #isClosing = false;

  constructor(options: ListenersOptions) {
    this.#options = options;
  }

  /** URLs with the real ports. */
  get addresses(): readonly string[] {
    return this.#servers.map(({ server, scheme }) => {
      const { address, port } = server.address() as AddressInfo;
      return `${scheme}://${formatHostPort(address, port)}`;
    });
  }

  counters(): Record<string, number> {
    return { ...this.#counts, connections: this.#sockets.size };
  }

  /** @param url `mqtt://HOST:PORT` or `mqtts://HOST:PORT`. Rejects with the error of the system if it cannot listen */
  async listen(url: string): Promise<void> {
    const { hostname, port, protocol } = new URL(url);
    const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: TCP_KEEP_ALIVE_MS });
    const secured = protocol === 'mqtts:' ? this.#secured() : undefined;
    server.on('connection', (socket) => this.#accept(socket, secured));
    server.listen({ host: hostname.replace(/^\[|\]$/gu, ''), port: Number(port) });
    await once(server, 'listening');
    this.#servers.push({ server, scheme: protocol.slice(0, -1) });
  }

  #accept(socket: Socket, secured: ((socket: Socket, accepted: Accepted) => void) | undefined): void {
    const { onConnection, onWarning } = this.#options;
    const { remoteAddress = '', remotePort = 0 } = socket;
    const peer = formatHostPort(remoteAddress, remotePort);
    const refusal = this.#refusalOf(remoteAddress);
    if (this.#isClosing || refusal !== undefined) {
      this.#counts.connectionsRefused += 1;
      onWarning({ peer }, `MQTT connection refused: ${refusal ?? 'The server is stopping.'}`);
      socket.destroy();
      return;
    }
    this.#counts.connectionsAccepted += 1;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    const accepted = { peer, loggedIn: this.#login(remoteAddress, socket) };
    if (secured === undefined) onConnection({ ...accepted, socket, certificates: [] });
    else secured(socket, accepted);
  }

  #refusalOf(address: string): string | undefined {
    const { maxConnections, loginsPerAddress } = this.#options.limits;
    if (this.#sockets.size >= maxConnections) {
      return `${maxConnections} are open (--mqtt-max-connections).`;
    }
    return (this.#logins.get(address) ?? 0) >= loginsPerAddress
      ? `${loginsPerAddress} connections of the address have not logged in (--mqtt-logins-per-address).`
      : undefined;
  }

  /** Counts a connection until it has logged in or has ended. Returns a function to call when it has logged in. */
  #login(address: string, socket: Socket): () => void {
    this.#logins.set(address, (this.#logins.get(address) ?? 0) + 1);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      const left = (this.#logins.get(address) ?? 0) - 1;
      if (left > 0) this.#logins.set(address, left);
      else this.#logins.delete(address);
    };
    socket.once('close', over);
    return over;
  }

  /** Returns a function that begins a TLS handshake on a socket. */
  #secured(): (socket: Socket, accepted: Accepted) => void {
    const { tls, limits, onConnection, onWarning } = this.#options;
    if (tls === undefined) throw new Error('A listener of mqtts: needs a certificate.');
    const handshakes = new Map<string, Accepted>();
    const server = createTlsServer({
      cert: tls.certificate,
      key: tls.key,
      minVersion: 'TLSv1.2',
      handshakeTimeout: limits.loginSeconds * 1_000,
      // Devices name their certificates to the service, so each has its own trust list. They are verified at the CONNECT.
      requestCert: true,
      rejectUnauthorized: false,
      // A resumed session would not show the chain of the client.
      secureOptions: constants.SSL_OP_NO_TICKET,
    });
    const takeOf = (socket: TLSSocket): Accepted | undefined => {
      const peer = formatHostPort(socket.remoteAddress ?? '', socket.remotePort ?? 0);
      const accepted = handshakes.get(peer);
      handshakes.delete(peer);
      return accepted;
    };
    server.on('secureConnection', (socket) => {
      const accepted = takeOf(socket);
      if (accepted === undefined) socket.destroy();
      else onConnection({ ...accepted, socket, certificates: chainOf(socket), tls: tlsOf(socket) });
    });
    server.on('tlsClientError', (error, socket) => {
      const { code = '', reason = error.message } = error as NodeJS.ErrnoException & { reason?: string };
      const peer = takeOf(socket)?.peer ?? '';
      socket.destroy();
      // Clients that leave are not worth a line.
      if (this.#isClosing || code === 'ECONNRESET') return;
      this.#counts.tlsHandshakesFailed += 1;
      onWarning({ peer }, `MQTT connection closed: TLS handshake failed: ${reason}.`);
    });
    return (socket, accepted) => {
      handshakes.set(accepted.peer, accepted);
      socket.once('close', () => {
        if (handshakes.get(accepted.peer) === accepted) handshakes.delete(accepted.peer);
      });
      server.emit('connection', socket);
    };
  }

  /** Ends all connections and listens no longer. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = this.#servers.map(async ({ server }) => {
      server.close();
      await once(server, 'close');
    });
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }
}

type Accepted = Pick<AcceptedConnection, 'peer' | 'loggedIn'>;

function tlsOf(socket: TLSSocket): TlsDescription {
  return { version: socket.getProtocol() ?? '', suite: socket.getCipher().standardName };
}

/** The client's certificate and those that it has sent with it. */
function chainOf(socket: TLSSocket): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let at = socket.getPeerX509Certificate(); at !== undefined; at = at.issuerCertificate) {
    const { raw } = at;
    if (chain.length >= MAX_CHAIN || chain.some((one) => one.raw.equals(raw))) break;
    chain.push(at);
  }
  return chain;
}
