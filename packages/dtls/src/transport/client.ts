/**
 * A DTLS client over one socket.
 *
 *             connect, send                 Finished
 *      idle -----------------> connecting -----------> established
 *       ^                          | failed                | alert, close_notify: the next datagram reconnects
 *       +--------------------------+-----------------------+ reconnect
 *
 *      any -- close --> closed
 */
import { randomBytes } from 'node:crypto';
import {
  canonicalAddress,
  checkPort,
  type Clock,
  type DatagramReceiver,
  type DatagramSocket,
  formatHostPort,
} from '@muster/net';
import { connectClient } from '../connection/client.ts';
import type { DtlsConnection } from '../connection/connection.ts';
import type { ConnectionHost } from '../connection/host.ts';
import type { ClientOptions } from '../connection/options.ts';
import { restoreConnection } from '../connection/restore.ts';
import { identityText } from '../credentials.ts';
import { DtlsError } from '../errors.ts';
import { records } from '../record/record.ts';
import { decodeConnection, encodeConnection } from '../session/codec.ts';
import type { SessionSealer } from '../session/sealing.ts';
import { SEQUENCE_END } from '../session/reservation.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import { SessionFormatError } from '../session/session-error.ts';
import type { StoredSession } from '../session/store.ts';
import type { DtlsClientEvents } from './client-options.ts';
import type { DtlsClientCounters, DtlsClientTransport } from './client-transport.ts';
import type { DtlsPeer } from './transport.ts';

/** Parts of a client. */
export interface ClientParts {
  readonly address: string;
  readonly port: number;
  readonly clock: Clock;
  readonly openSocket: () => Promise<DatagramSocket>;
  readonly connectionOptions: Omit<ClientOptions, 'cid' | 'resume'>;
  readonly connectionIdBytes: number | false;
  readonly sealer: SessionSealer | undefined;
  readonly maxQueued: number;
  readonly events: DtlsClientEvents;
}

type Connecting = PromiseWithResolvers<void>;

const ID_BYTES = 6;

/** Host of one connection. Forwards its calls while it is the client's current connection. */
class Attempt implements ConnectionHost {
  readonly #client: DtlsClient;
  connection: DtlsConnection | undefined;

  constructor(client: DtlsClient) {
    this.#client = client;
  }

  sendDatagram(datagram: Buffer): void {
    this.#client.transmit(datagram, this);
  }

  onApplicationData(data: Buffer): void {
    this.#client.deliver(data, this);
  }

  onEstablishing(): Promise<void> {
    return Promise.resolve();
  }

  onEstablished(connection: DtlsConnection): void {
    this.connection = connection;
    this.#client.established(this);
  }

  onClosed(_connection: DtlsConnection, error: DtlsError | undefined): void {
    this.#client.ended(this, error);
  }

  onSequenceLow(connection: DtlsConnection): void {
    connection.extendWriteLimit(SEQUENCE_END);
  }
}

export class DtlsClient implements DtlsClientTransport {
  readonly scheme = 'coaps';
  readonly #parts: ClientParts;
  readonly #peer: DtlsPeer;
  readonly #id = randomBytes(ID_BYTES).toString('hex');
  #socket: DatagramSocket;
  #receiver: DatagramReceiver | undefined;
  #attempt: Attempt | undefined;
  /** Attempt that the client is closing itself. */
  #leaving: Attempt | undefined;
  #isEstablished = false;
  #connecting: Connecting | undefined;
  #queue: Uint8Array[] = [];
  #session: ResumableSession | undefined;
  #identity: string | undefined;
  #closing: Promise<void> | undefined;
  #handshakes = 0;
  #resumptions = 0;

  constructor(parts: ClientParts, socket: DatagramSocket, session: ResumableSession | undefined) {
    this.#parts = parts;
    this.#socket = socket;
    this.#session = session;
    this.#peer = new ServerPeer(parts.address, parts.port, () => this.#identity);
    this.#listen(socket);
  }

  get localAddress(): { address: string; port: number } {
    return this.#socket.localAddress;
  }

  get peer(): DtlsPeer {
    return this.#peer;
  }

  get session(): ResumableSession | undefined {
    return this.#session;
  }

  get isEstablished(): boolean {
    return this.#isEstablished;
  }

  get counters(): DtlsClientCounters {
    const { badMac = 0, replayed = 0, retransmissions = 0 } = this.#attempt?.connection?.counters ?? {};
    const { handshakes, resumptions } = { handshakes: this.#handshakes, resumptions: this.#resumptions };
    return { handshakes, resumptions, badMac, replayed, retransmissions };
  }

  peerOf(address: string, port: number): DtlsPeer {
    const isServer = canonicalAddress(address) === this.#peer.address && checkPort(port) === this.#peer.port;
    if (!isServer) throw new DtlsError('closed', 'a client has a connection with its server only');
    return this.#peer;
  }

  start(receiver: DatagramReceiver): void {
    if (this.#receiver) throw new Error('The transport has been started already');
    this.#receiver = receiver;
  }

  send(datagram: Uint8Array, _peer?: DtlsPeer): void {
    if (this.#closing) return;
    try {
      if (this.#isEstablished) this.#attempt?.connection?.send(datagram);
      else this.#sendLater(datagram);
    } catch (error) {
      this.#receiver?.onError(error as Error);
    }
  }

  #sendLater(datagram: Uint8Array): void {
    if (this.#queue.length >= this.#parts.maxQueued) {
      throw new DtlsError('overload', 'too much waits for the handshake');
    }
    this.#queue.push(datagram);
    // The sender learns about a failure from `onError`.
    this.connect().catch(() => undefined);
  }

  connect(): Promise<void> {
    if (this.#closing) return Promise.reject(new DtlsError('closed', 'the client is closed'));
    if (this.#isEstablished) return Promise.resolve();
    if (this.#connecting) return this.#connecting.promise;
    const connecting: Connecting = Promise.withResolvers();
    this.#connecting = connecting;
    this.#begin();
    return connecting.promise;
  }

  #begin(): void {
    const { connectionOptions, connectionIdBytes } = this.#parts;
    const attempt = new Attempt(this);
    this.#attempt = attempt;
    const resume = this.#session;
    const cid = connectionIdBytes === false ? undefined : (): Buffer => randomBytes(connectionIdBytes);
    const onMasterSecret: ClientOptions['onMasterSecret'] = (clientRandom, masterSecret) =>
      this.#socket.onMasterSecret?.(clientRandom, masterSecret);
    try {
      attempt.connection = connectClient(
        { ...connectionOptions, cid, onMasterSecret, ...(resume === undefined ? {} : { resume }) },
        attempt,
      );
    } catch (error) {
      this.ended(attempt, error as Error);
    }
  }

  reconnect({ resume = true, silently = true } = {}): Promise<void> {
    if (this.#connecting) return this.#connecting.promise;
    this.#leave(silently);
    if (!resume) this.#session = undefined;
    return this.connect();
  }

  /** Ends the current connection without notifying the application. */
  #leave(silently: boolean): void {
    const attempt = this.#attempt;
    this.#isEstablished = false;
    if (silently) {
      this.#attempt = undefined;
      attempt?.connection?.destroy();
      return;
    }
    // Its close_notify must still be sent.
    this.#leaving = attempt;
    attempt?.connection?.close();
    this.#leaving = undefined;
    this.#attempt = undefined;
  }

  async rebind(): Promise<void> {
    const socket = await this.#parts.openSocket();
    if (this.#closing) {
      await socket.close();
      return;
    }
    const old = this.#socket;
    this.#socket = socket;
    this.#listen(socket);
    await old.close();
  }

  exportSession(): StoredSession {
    const { sealer, address, port, clock } = this.#parts;
    if (!sealer) throw new TypeError('sessionKeys are needed to export sessions');
    const connection = this.#attempt?.connection;
    if (!connection || !this.#isEstablished) throw new DtlsError('closed', 'there is no connection');
    const state = connection.exportState();
    const bytes = encodeConnection({ state, address, port, lastActiveAt: clock.now() });
    this.#leave(true);
    return { id: this.#id, generation: 1, blob: sealer.seal(this.#id, 1, bytes) };
  }

  /** @throws SessionFormatError */
  restore(stored: StoredSession): void {
    const { sealer, clock, connectionIdBytes } = this.#parts;
    if (!sealer) throw new TypeError('sessionKeys are needed to restore a session');
    const { state } = decodeConnection(sealer.open(stored.id, stored.generation, stored.blob));
    if (state.role !== 'client')
      throw new SessionFormatError('unsupported', 'the session is that of a server');
    // Records do not contain the length of their Connection ID.
    if ((state.ownCid?.length ?? 0) !== (connectionIdBytes || 0)) {
      throw new SessionFormatError('unsupported', 'the session has Connection IDs of another length');
    }
    const attempt = new Attempt(this);
    attempt.connection = restoreConnection(state, { clock, writeLimit: SEQUENCE_END }, attempt);
    this.#attempt = attempt;
    this.#isEstablished = true;
    this.#take(attempt.connection);
  }

  #take(connection: DtlsConnection): void {
    const { peerIdentity, resumableSession } = connection;
    if (peerIdentity) this.#identity = identityText(peerIdentity);
    this.#session = resumableSession;
  }

  close({ silently = false }: { readonly silently?: boolean } = {}): Promise<void> {
    this.#closing ??= this.#close(silently);
    return this.#closing;
  }

  async #close(silently: boolean): Promise<void> {
    // After the assignment to #closing.
    await Promise.resolve();
    this.#fail(new DtlsError('closed', 'the client is closed'));
    if (silently) this.#attempt?.connection?.destroy();
    else this.#attempt?.connection?.close();
    await this.#socket.close();
  }

  #listen(socket: DatagramSocket): void {
    const { address, port, connectionIdBytes } = this.#parts;
    const cidBytes = connectionIdBytes === false ? 0 : connectionIdBytes;
    socket.start({
      onDatagram: (datagram, fromAddress, fromPort) => {
        if (fromPort !== port || fromAddress !== address) return;
        for (const record of records(datagram, cidBytes)) this.#attempt?.connection?.receive(record);
      },
      onError: (error) => this.#report(error),
    });
  }

  transmit(datagram: Buffer, attempt: Attempt): void {
    if (attempt === this.#attempt) this.#socket.send(datagram, this.#parts.address, this.#parts.port);
  }

  deliver(data: Buffer, attempt: Attempt): void {
    if (attempt !== this.#attempt || this.#closing) return;
    this.#receiver?.onDatagram(data, this.#peer);
  }

  established(attempt: Attempt): void {
    const { connection } = attempt;
    if (attempt !== this.#attempt || !connection) return;
    this.#isEstablished = true;
    this.#handshakes += 1;
    if (connection.resumed) this.#resumptions += 1;
    this.#take(connection);
    const connecting = this.#connecting;
    this.#connecting = undefined;
    const { events } = this.#parts;
    const { resumed, suite, peerCid, ownCid } = connection;
    const connectionId = peerCid.length + ownCid.length > 0;
    events.onEstablished?.({ resumed, suite: suite?.name ?? '', connectionId });
    if (this.#session && !resumed) events.onSession?.(this.#session);
    connecting?.resolve();
    const queue = this.#queue;
    this.#queue = [];
    for (const datagram of queue) this.send(datagram);
  }

  ended(attempt: Attempt, error: Error | undefined): void {
    if (attempt !== this.#attempt || attempt === this.#leaving) return;
    const wasEstablished = this.#isEstablished;
    this.#attempt = undefined;
    this.#isEstablished = false;
    if (wasEstablished) {
      // A session that ended with a fatal alert must not be resumed (RFC 5246 7.2.2).
      if (error) this.#session = undefined;
      this.#parts.events.onClosed?.(error);
      return;
    }
    if (!(error instanceof DtlsError && error.kind === 'timeout')) this.#session = undefined;
    this.#fail(error ?? new DtlsError('closed', 'the server has closed during the handshake'));
  }

  /** Fails the handshake and drops the datagrams that wait for it. */
  #fail(error: Error): void {
    const connecting = this.#connecting;
    this.#connecting = undefined;
    this.#queue = [];
    if (!connecting) return;
    connecting.promise.catch(() => undefined);
    connecting.reject(error);
    this.#report(error);
  }

  #report(error: Error): void {
    if (!this.#closing) this.#receiver?.onError(error);
  }
}

class ServerPeer implements DtlsPeer {
  readonly key: string;
  readonly address: string;
  readonly port: number;
  readonly #identity: () => string | undefined;

  constructor(address: string, port: number, identity: () => string | undefined) {
    this.key = `dtls:${formatHostPort(address, port)}`;
    this.address = address;
    this.port = port;
    this.#identity = identity;
  }

  /** Empty before the first handshake. */
  get identity(): string {
    return this.#identity() ?? '';
  }
}
