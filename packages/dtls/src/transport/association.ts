/**
 * One connection of a server, which is also the peer for the application.
 *
 *      handshaking --- its Finished verified, the session stored ---> established ---> closed
 *           |                                                                          ^
 *           +---------------- deadline, alert, a newer ClientHello --------------------+
 */
import type { DtlsConnection } from '../connection/connection.ts';
import type { ConnectionHost } from '../connection/host.ts';
import type { IdentityClaim } from '../flights/exchange.ts';
import { identityText } from '../credentials.ts';
import { DtlsError } from '../errors.ts';
import { encodeConnection } from '../session/codec.ts';
import type { KeeperSubject, SessionKeeper } from '../session/keeper.ts';
import type { SessionDescription } from '../session/store.ts';
import type { CloseReason, SessionInfo } from './server-options.ts';
import type { DtlsPeer } from './transport.ts';

/** The server, as its associations see it. */
export interface AssociationOwner {
  readonly maxQueued: number;
  monotonic(): number;
  /** Converts a time of the monotonic clock to epoch milliseconds. */
  wallTime(monotonicMs: number): number;
  transmit(datagram: Buffer, association: Association): void;
  /** A record newer than all before has arrived, so that its source is the peer's current address. */
  onNewestRecord(association: Association): void;
  deliver(data: Buffer, association: Association): void;
  establishing(association: Association, connection: DtlsConnection): Promise<void>;
  established(association: Association): void;
  closed(association: Association, error: DtlsError | undefined): void;
  /** The client lacks the key of the identity that it claims, or no key is stored for that identity. */
  wrongKey(association: Association, hasKey: boolean): void;
  /** A datagram waits for sequence numbers, or was dropped because the queue is full. */
  countQueued(isDropped: boolean): void;
  report(error: Error): void;
}

export type Phase = 'handshaking' | 'established' | 'closed';

export class Association implements ConnectionHost, KeeperSubject, DtlsPeer {
  /** ID in hex. */
  readonly id: string;
  readonly key: string;
  address: string;
  port: number;
  phase: Phase = 'handshaking';
  /** Whether it occupies one of the places for handshakes. */
  isHalfOpen = false;
  /** Identity as text, see `identityText`. Until the connection is established, it is only the client's claim. */
  identity?: string;
  closeReason: CloseReason | undefined;
  /** Time of the last record on the monotonic clock. */
  lastActiveMs: number;
  /** Whether the stored state is out of date. */
  isDirty = false;
  /** Whether sending has stopped, because the state is being stored or exported. */
  isFrozen = false;
  keeper: SessionKeeper | undefined;
  /** A running handshake on the same 5-tuple. */
  successor: Association | undefined;
  /** Neighbours in the order of activity. */
  older: Association | undefined;
  newer: Association | undefined;
  /** The next older association of the same identity. */
  sibling: Association | undefined;
  readonly #owner: AssociationOwner;
  #connection: DtlsConnection | undefined;
  /** Datagrams that wait for sequence numbers. */
  #queue: Uint8Array[] | undefined;

  constructor(owner: AssociationOwner, id: string, address: string, port: number) {
    this.#owner = owner;
    this.id = id;
    this.key = `dtls:${id}`;
    this.address = address;
    this.port = port;
    this.lastActiveMs = owner.monotonic();
  }

  get connection(): DtlsConnection {
    if (!this.#connection) throw new DtlsError('invalid', 'the association has no connection yet');
    return this.#connection;
  }

  get connectionOrNone(): DtlsConnection | undefined {
    return this.#connection;
  }

  attach(connection: DtlsConnection): void {
    this.#connection = connection;
    if (connection.peerIdentity) this.identity = identityText(connection.peerIdentity);
  }

  /** Whether a Connection ID identifies the peer, at any address. */
  get hasCid(): boolean {
    return (this.#connection?.ownCid.length ?? 0) > 0;
  }

  get info(): SessionInfo {
    const { key, identity, address, port, hasCid } = this;
    const suite = this.#connection?.suite?.name ?? '';
    const info = { session: key, address, port, suite, connectionId: hasCid };
    return identity === undefined ? info : { ...info, identity };
  }

  /** @throws DtlsError `closed`, `invalid`, `overload` */
  send(datagram: Uint8Array): void {
    if (this.phase !== 'established' || this.isFrozen) {
      throw new DtlsError('closed', 'the connection is closed');
    }
    if (this.#queue) this.#enqueue(this.#queue, datagram);
    else if (!this.#trySend(datagram)) this.#enqueue((this.#queue = []), datagram);
  }

  /** @returns false if no sequence number is left. @throws DtlsError for any other reason */
  #trySend(datagram: Uint8Array): boolean {
    try {
      this.connection.send(datagram);
      return true;
    } catch (error) {
      if (!(error instanceof DtlsError) || error.kind !== 'exhausted' || !this.keeper) throw error;
      this.keeper.reserve();
      return false;
    }
  }

  #enqueue(queue: Uint8Array[], datagram: Uint8Array): void {
    const isFull = queue.length >= this.#owner.maxQueued;
    this.#owner.countQueued(isFull);
    if (isFull) throw new DtlsError('overload', 'too much waits for sequence numbers to be stored');
    queue.push(datagram);
  }

  #flush(): void {
    const queue = this.#queue;
    if (!queue) return;
    try {
      while (queue[0] !== undefined && this.#trySend(queue[0])) queue.shift();
    } catch (error) {
      queue.length = 0;
      this.#owner.report(error as Error);
    }
    if (queue.length === 0) this.#queue = undefined;
  }

  /** Ends the connection without notifying the peer. */
  destroy(reason: CloseReason): void {
    this.closeReason ??= reason;
    this.#connection?.destroy();
  }

  /** Ends the connection with close_notify. */
  close(reason: CloseReason): void {
    this.closeReason ??= reason;
    this.#connection?.close();
  }

  sendDatagram(datagram: Buffer): void {
    if (!this.isFrozen) this.#owner.transmit(datagram, this);
  }

  onApplicationData(data: Buffer, newest: boolean): void {
    if (newest) this.#owner.onNewestRecord(this);
    this.#owner.deliver(data, this);
  }

  onEstablishing(connection: DtlsConnection): Promise<void> {
    this.attach(connection);
    return this.#owner.establishing(this, connection);
  }

  onEstablished(): void {
    this.#owner.established(this);
  }

  onClosed(_connection: DtlsConnection, error: DtlsError | undefined): void {
    this.#queue = undefined;
    this.#owner.closed(this, error);
  }

  onClaim(_connection: DtlsConnection, { identity }: IdentityClaim): void {
    this.identity = identityText(identity);
  }

  onWrongKey(_connection: DtlsConnection, { hasKey }: IdentityClaim): void {
    this.#owner.wrongKey(this, hasKey === true);
  }

  onSequenceLow(): void {
    this.keeper?.reserve();
  }

  snapshot(writeSequence: number): Buffer {
    const { address, port } = this;
    const lastActiveAt = this.#owner.wallTime(this.lastActiveMs);
    this.isDirty = false;
    const state = { ...this.connection.exportState(), writeSequence };
    return encodeConnection({ state, address, port, lastActiveAt });
  }

  describe(): SessionDescription {
    const { identity, address, port } = this;
    const { suite, ownCid, peerCid } = this.connection;
    return {
      suite: suite?.name ?? '',
      ...(identity === undefined ? {} : { identity }),
      ...(ownCid.length === 0 ? { address, port } : { ownConnectionId: ownCid.toString('hex') }),
      ...(peerCid.length === 0 ? {} : { peerConnectionId: peerCid.toString('hex') }),
    };
  }

  nextWriteSequence(): number {
    return this.connection.exportState().writeSequence;
  }

  onReserved(limit: number): void {
    if (this.phase === 'closed') return;
    this.connection.extendWriteLimit(limit);
    this.#flush();
  }

  onFenced(): void {
    this.destroy('fenced');
  }
}
