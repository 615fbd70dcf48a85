import { once } from 'node:events';
import { constants, type X509Certificate } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { formatHostPort } from '@muster/net';
import type { TlsDescription } from './ports.ts';

export interface ListenerLimits {
  readonly maxConnections: number;
  /** Maximum number of connections per IP address that have not logged in. */
  readonly loginsPerAddress: number;
  /** Seconds within which a client must log in, > 0. The TLS handshake before it may take as many. */
  readonly loginSeconds: number;
}

/** Credentials of the broker for `mqtts:`, in PEM. */
export interface BrokerCertificate {
  /** The certificate and its chain. */
  readonly certificate: Buffer;
  readonly key: Buffer;
}

/** A connection whose client may log in. */
export interface AcceptedConnection {
  readonly socket: Socket;
  readonly peer: string;
  /**
   * Certificates of the client, its own first. They are not verified, but the client has proved that it owns
   * the private key.
   */
  readonly certificates: readonly X509Certificate[];
  /** Parameters of the TLS connection; absent over plain TCP. */
  readonly tls?: TlsDescription;
  /** Must be called when the client has logged in. */
  readonly loggedIn: () => void;
}

interface ListenersOptions {
  readonly limits: ListenerLimits;
  /** Required for `mqtts:` URLs. */
  readonly tls?: BrokerCertificate | undefined;
  readonly onConnection: (connection: AcceptedConnection) => void;
  readonly onWarning: (fields: { readonly peer: string }, message: string) => void;
}

/** Milliseconds between TCP keep-alive probes on a silent connection. Clients may turn off the keep-alive of MQTT. */
const TCP_KEEP_ALIVE_MS = 60_000;
/** Maximum number of certificates in a chain. */
const MAX_CHAIN = 8;

/** Listens for MQTT clients over TCP and TLS, and limits the connections that have not logged in. */
export class MqttListeners {
  readonly #options: ListenersOptions;
  readonly #servers: { readonly server: Server; readonly scheme: string }[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #counts = { connectionsAccepted: 0, connectionsRefused: 0, tlsHandshakesFailed: 0 };
  /** Number of connections that have not logged in, keyed by IP address. */
  readonly #logins = new Map<string, number>();
  #isClosing = false;

  constructor(options: ListenersOptions) {
    this.#options = options;
  }

  /** URLs with their actual ports. */
  get addresses(): readonly string[] {
    return this.#servers.map(({ server, scheme }) => {
      const { address, port } = server.address() as AddressInfo;
      return `${scheme}://${formatHostPort(address, port)}`;
    });
  }

  counters(): Record<string, number> {
    return { ...this.#counts, connections: this.#sockets.size };
  }

  /**
   * Rejects with the system error if it cannot listen.
   *
   * @param url `mqtt://HOST:PORT` or `mqtts://HOST:PORT`
   */
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

  /** Counts a connection until it has logged in or ended. Returns a function to call at the login. */
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

  /** Returns a function that starts a TLS handshake on a socket. */
  #secured(): (socket: Socket, accepted: Accepted) => void {
    const { tls, limits, onConnection, onWarning } = this.#options;
    if (tls === undefined) throw new Error('A listener of mqtts: needs a certificate.');
    const handshakes = new Map<string, Accepted>();
    const server = createTlsServer({
      cert: tls.certificate,
      key: tls.key,
      minVersion: 'TLSv1.2',
      handshakeTimeout: limits.loginSeconds * 1_000,
      // Each device has its own trust anchors, so certificates are verified at the CONNECT.
      requestCert: true,
      rejectUnauthorized: false,
      // A resumed TLS session would not contain the client's certificate chain.
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
      // Clients that disconnect are not logged.
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

  /** Closes all connections and stops listening. */
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

/** Returns the client's certificate and the others that it has sent. */
function chainOf(socket: TLSSocket): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let at = socket.getPeerX509Certificate(); at !== undefined; at = at.issuerCertificate) {
    const { raw } = at;
    if (chain.length >= MAX_CHAIN || chain.some((one) => one.raw.equals(raw))) break;
    chain.push(at);
  }
  return chain;
}
