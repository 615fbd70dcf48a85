import { secureTransport, type ClientCredentials, type Clock, type ResumableSession } from '@muster/lwm2m';
import type { DatagramSocket, SecureTransport, Transport } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import type { OpenSocket } from '../network/socket-transport.ts';

/** Security of the links of a cohort's devices. */
export interface LinkPlan {
  /** See `connectionId` of a cohort. */
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

/** Address of the server for a secured socket. */
export type LinkServer = Parameters<ReturnType<typeof secureTransport>>[0];

/** The secured link of a device: its successive sockets, and the state that outlasts them. */
export class SecureLink {
  readonly #options: LinkOptions;
  #transport: SecureTransport | undefined;
  /** Session that a later socket can resume. A power cycle clears it. */
  #session: ResumableSession | undefined;
  #before = { handshakes: 0, resumptions: 0 };
  #failures = 0;
  /** Bytes of records and handshakes without those of the CoAP messages in them. */
  readonly overhead = { sent: 0, received: 0 };
  /** Whether the current socket closes without a close_notify. */
  #isCrashed = false;
  #measuredHandshake: Promise<void> | undefined;

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
   * Opens a socket. The first datagram starts the handshake. Accounts of a bootstrap server have their own keys.
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
    this.#retireTransport();
    this.#isCrashed = false;
    this.#transport = transport;
    return this.#withMeasurement(transport);
  }

  /** Continues on a new port, as behind a NAT that has dropped the old mapping. */
  async rebind(): Promise<void> {
    await this.#demand().rebind();
  }

  /**
   * Drops the connection and the session, and makes a full handshake.
   *
   * @throws DtlsError
   */
  async lose(): Promise<void> {
    this.#session = undefined;
    await this.#measure(this.#demand().reconnect({ resume: false }));
  }

  /** Makes the socket of a crashed device close without a close_notify. */
  markCrashed(): void {
    this.#isCrashed = true;
  }

  /** Drops the session after a power cycle, so that it cannot be resumed. */
  forget(): void {
    this.#retireTransport();
    this.#session = undefined;
  }

  /** Adds the counters of a closed socket to the totals. */
  #retireTransport(): void {
    const transport = this.#transport;
    if (!transport) return;
    this.#before = { handshakes: this.handshakes, resumptions: this.resumptions };
    this.#transport = undefined;
  }

  #demand(): SecureTransport {
    if (!this.#transport) throw new Error('the device has no secured socket');
    return this.#transport;
  }

  /** Returns the same transport, and measures its handshakes. */
  #withMeasurement(transport: SecureTransport): Transport & { reconnect(): Promise<void> } {
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
      close: () => transport.close({ silently: this.#isCrashed }),
    };
  }

  /** Measures a handshake once, even if several callers wait for it. */
  #measure(handshake: Promise<void>): Promise<void> {
    if (handshake === this.#measuredHandshake) return handshake;
    this.#measuredHandshake = handshake;
    const { clock, onHandshake, onFailure } = this.#options;
    const beganMs = clock.monotonic();
    const done = (): void => {
      if (this.#measuredHandshake === handshake) this.#measuredHandshake = undefined;
    };
    handshake.then(
      () => {
        done();
        onHandshake(clock.monotonic() - beganMs);
      },
      (error: unknown) => {
        done();
        // If the device has been stopped, the handshake did not fail.
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
