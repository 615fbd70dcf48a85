import { secureTransport, type ClientCredentials, type Clock, type ResumableSession } from '@muster/lwm2m';
import type { DatagramSocket, SecureTransport, Transport } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import type { OpenSocket } from '../network/socket-transport.ts';

/** How the devices of a cohort secure their links. */
export interface LinkPlan {
  /** See `connectionIdBytes` of a cohort. */
  readonly connectionIdBytes: number | false;
  readonly resumption: boolean;
}

export interface LinkOptions extends LinkPlan {
  readonly clock: Clock;
  readonly handshakeTimeoutMs: number;
  /** Created for each socket, so that an idle device keeps only its connection. */
  readonly credentials: () => Promise<ClientCredentials>;
  readonly onHandshake: (tookMs: number) => void;
  readonly onFailure: (error: Error) => void;
}

/** Where a secured socket is to reach. */
export type LinkServer = Parameters<ReturnType<typeof secureTransport>>[0];

/** The secured link of a device: its sockets, one after the other, and what outlasts them. */
export class SecureLink {
  readonly #options: LinkOptions;
  #transport: SecureTransport | undefined;
  /** What a handshake of a later socket can be shortened with; lost with the power. */
  #session: ResumableSession | undefined;
  #before = { handshakes: 0, resumptions: 0 };
  #failures = 0;
  /** Bytes of records and handshakes, less those of the CoAP messages in them. */
  readonly overhead = { sent: 0, received: 0 };
  /** The present socket closes without a close_notify. */
  #isDead = false;
  #measured: Promise<void> | undefined;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  get handshakes(): number {
    return this.#before.handshakes + (this.#transport?.counters.handshakes ?? 0);
  }

  get resumptions(): number {
    return this.#before.resumptions + (this.#transport?.counters.resumptions ?? 0);
  }

  get handshakeFailures(): number {
    return this.#failures;
  }

  /**
   * Opens a socket; the first datagram begins the handshake. Accounts of a bootstrap server bring their own keys.
   *
   * @param openSocket opens the socket below DTLS
   */
  async open(server: LinkServer, openSocket: OpenSocket): Promise<Transport> {
    const { clock, connectionIdBytes, credentials, resumption, handshakeTimeoutMs } = this.#options;
    const session = this.#session;
    const own = server.security === undefined;
    const transport = await secureTransport({
      clock,
      handshakeTimeoutMs,
      connectionIdBytes,
      openSocket: async () => countedSocket(await openSocket(), this.overhead),
      ...(own && resumption ? { onSession: (made) => (this.#session = made) } : {}),
      ...(own ? { credentials: await credentials() } : {}),
      ...(own && session !== undefined ? { session } : {}),
    })(server);
    this.#retire();
    this.#isDead = false;
    this.#transport = transport;
    return this.#measuring(transport);
  }

  /** Goes on from a new port, as behind a NAT that has forgotten the old one. */
  async rebind(): Promise<void> {
    await this.#demand().rebind();
  }

  /** Forgets the connection and what could resume it, and makes a new handshake. @throws DtlsError */
  async lose(): Promise<void> {
    this.#session = undefined;
    await this.#measure(this.#demand().reconnect({ resume: false }));
  }

  /** The device has died: its socket closes without a close_notify. */
  die(): void {
    this.#isDead = true;
  }

  /** The power was off: nothing can be resumed. */
  forget(): void {
    this.#retire();
    this.#session = undefined;
  }

  /** Adds the counters of a closed socket to the totals. */
  #retire(): void {
    const transport = this.#transport;
    if (!transport) return;
    this.#before = { handshakes: this.handshakes, resumptions: this.resumptions };
    this.#transport = undefined;
  }

  #demand(): SecureTransport {
    if (!this.#transport) throw new Error('the device has no secured socket');
    return this.#transport;
  }

  /** The same transport, with its handshakes measured. */
  #measuring(transport: SecureTransport): Transport & { reconnect(): Promise<void> } {
    const { resumption } = this.#options;
    return {
      scheme: transport.scheme,
      get localAddress() {
        return transport.localAddress;
      },
      peerOf: (address, port) => transport.peerOf(address, port),
      start: (receiver) =>
        transport.start({
          onDatagram: (datagram, peer) => {
            this.overhead.received -= datagram.length;
            receiver.onDatagram(datagram, peer);
          },
          onError: (error) => receiver.onError(error),
        }),
      send: (datagram, peer) => {
        this.overhead.sent -= datagram.length;
        const waits = !transport.isEstablished;
        transport.send(datagram, peer);
        // The sender learns about a failure from `onError`.
        if (waits) void Promise.allSettled([this.#measure(transport.connect())]);
      },
      reconnect: () => this.#measure(transport.reconnect({ resume: resumption })),
      close: () => transport.close({ silently: this.#isDead }),
    };
  }

  /** Several wait for one handshake: it counts once. */
  #measure(handshake: Promise<void>): Promise<void> {
    if (handshake === this.#measured) return handshake;
    this.#measured = handshake;
    const { clock, onHandshake, onFailure } = this.#options;
    const beganMs = clock.monotonic();
    const done = (): void => {
      if (this.#measured === handshake) this.#measured = undefined;
    };
    handshake.then(
      () => {
        done();
        onHandshake(clock.monotonic() - beganMs);
      },
      (error: unknown) => {
        done();
        // Not its own end: the device has been stopped.
        if (!isClosed(error)) {
          this.#failures += 1;
          onFailure(asError(error));
        }
      },
    );
    return handshake;
  }
}

/** Counts the bytes of a socket. */
function countedSocket(socket: DatagramSocket, bytes: { sent: number; received: number }): DatagramSocket {
  return {
    get localAddress() {
      return socket.localAddress;
    },
    start: (receiver) =>
      socket.start({
        onDatagram: (datagram, address, port) => {
          bytes.received += datagram.length;
          receiver.onDatagram(datagram, address, port);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, address, port) => {
      bytes.sent += datagram.length;
      socket.send(datagram, address, port);
    },
    onMasterSecret: (clientRandom, masterSecret) => socket.onMasterSecret?.(clientRandom, masterSecret),
    close: () => socket.close(),
  };
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'closed';
}
