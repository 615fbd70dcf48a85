/**
 * A DTLS server over one socket. Each of its peers remains the same Peer after a change of address or a restart.
 *
 *     record of type 25               -> the connection of its Connection ID, from any address (RFC 9146)
 *     plaintext ClientHello           -> `Handshakes`
 *     any other                       -> the connection of the 5-tuple, or the handshake that waits beside it
 */
import { canonicalAddress, checkPort } from '@muster/net';
import type { Clock, DatagramReceiver, DatagramSocket, SocketReceiver } from '@muster/net';
import { limitsOf } from '../connection/settings.ts';
import { DtlsError } from '../errors.ts';
import { ContentType, records, type RawRecord } from '../record/record.ts';
import type { ResumableCache } from '../session/resumable-cache.ts';
import type { SessionSealer } from '../session/sealing.ts';
import type { SessionStore, StoredSession } from '../session/store.ts';
import { Admission } from './admission.ts';
import { Association, type AssociationOwner } from './association.ts';
import { AssociationTable } from './association-table.ts';
import { Handshakes, isClientHello, type HandshakeContext } from './handshakes.ts';
import { persistenceOf, type Persistence } from './persistence.ts';
import { reasonOf, Reports } from './reports.ts';
import { SessionRestorer } from './session-restorer.ts';
import { addConnection, newServerCounters, type DtlsServerCounters } from './server-counters.ts';
import type { DtlsServerEvents, DtlsServerLimits, SessionInfo } from './server-options.ts';
import type { DtlsServerTransport } from './server-transport.ts';
import type { DtlsPeer } from './transport.ts';
import { belongsToOther, isShared, Takeover, type SharedStore } from './takeover.ts';
import { UnknownSessionAlert } from './unknown-session-alert.ts';

/** Parts of a server. */
export interface ServerParts {
  readonly socket: DatagramSocket;
  readonly clock: Clock;
  readonly limits: DtlsServerLimits;
  readonly events: DtlsServerEvents;
  readonly sealer: SessionSealer | undefined;
  readonly resumable: ResumableCache;
  readonly connectionOptions: HandshakeContext['connectionOptions'];
  readonly connectionIdBytes: number;
  readonly isInUse: (info: SessionInfo) => boolean;
  readonly idleClose: 'notify' | 'silent';
  readonly answerUnknown: boolean;
}

/** Length of ids if no Connection ID is requested. */
const DEFAULT_ID_BYTES = 6;

export class DtlsServer implements DtlsServerTransport, AssociationOwner, SocketReceiver {
  readonly scheme = 'coaps';
  readonly localAddress: { address: string; port: number };
  readonly #parts: ServerParts;
  readonly #table = new AssociationTable();
  readonly #handshakes: Handshakes;
  readonly #admission: Admission;
  readonly #persistence: Persistence | undefined;
  readonly #reports: Reports;
  readonly #restorer: SessionRestorer;
  readonly #takeover: Takeover | undefined;
  readonly #unknown = new UnknownSessionAlert();
  readonly #counters = newServerCounters();
  #receiver: DatagramReceiver | undefined;
  #closing: Promise<void> | undefined;
  /** Source of the record being read. */
  #fromAddress: string | undefined;
  #fromPort = 0;

  constructor(parts: ServerParts, store: SessionStore | undefined) {
    this.#parts = parts;
    const { socket, clock, limits, connectionOptions, connectionIdBytes } = parts;
    const { address, port } = socket.localAddress;
    this.localAddress = { address, port };
    this.#handshakes = new Handshakes({
      clock,
      table: this.#table,
      owner: this,
      counters: this.#counters,
      limits,
      connectionOptions,
      idBytes: connectionIdBytes || DEFAULT_ID_BYTES,
      asksForCid: connectionIdBytes > 0,
      transmit: (datagram, toAddress, toPort) => this.#transmit(datagram, toAddress, toPort),
    });
    this.#admission = new Admission(parts, this.#table, this.#counters, (error) => this.report(error));
    this.#reports = new Reports(parts.events, (error) => this.report(error));
    this.#persistence = persistenceOf(parts, store, (error) => this.#storeFailed(error));
    this.#restorer = new SessionRestorer(
      { ...parts, persistence: this.#persistence },
      this,
      this.#admission,
      this.#table,
      this.#counters,
      this.#reports,
    );
    this.#takeover = store && isShared(store) ? this.#takeoverFrom(store) : undefined;
  }

  get maxQueued(): number {
    return this.#parts.limits.maxQueued;
  }

  get counters(): Readonly<DtlsServerCounters> & { connections: number; halfOpen: number } {
    const sum = { ...this.#counters, connections: this.#table.established, halfOpen: this.#handshakes.count };
    for (const { connectionOrNone } of this.#table) addConnection(sum, connectionOrNone);
    return sum;
  }

  get size(): number {
    return this.#table.established;
  }

  *connections(): IterableIterator<SessionInfo> {
    for (const association of this.#table) {
      if (association.phase === 'established') yield association.info;
    }
  }

  peerOf(address: string, port: number): DtlsPeer {
    const association = this.#table.byAddress(canonicalAddress(address), checkPort(port));
    if (association?.phase !== 'established')
      throw new DtlsError('closed', 'no connection with that address');
    return association;
  }

  peerByKey(key: string): DtlsPeer | undefined {
    const association = this.#table.byKey(key);
    return association?.phase === 'established' ? association : undefined;
  }

  peerOfIdentity(identity: string): DtlsPeer | undefined {
    return this.#table.byIdentity(identity);
  }

  infoOf(key: string): SessionInfo | undefined {
    const association = this.#table.byKey(key);
    return association?.phase === 'established' ? association.info : undefined;
  }

  start(receiver: DatagramReceiver): void {
    if (this.#receiver) throw new Error('The transport has been started already');
    this.#receiver = receiver;
    this.#parts.socket.start(this);
  }

  send(datagram: Uint8Array, peer: DtlsPeer): void {
    const association = peer instanceof Association ? peer : this.#table.byKey(peer.key);
    try {
      if (!association) throw new DtlsError('closed', 'the connection is closed');
      association.send(datagram);
    } catch (error) {
      this.report(error as Error);
    }
  }

  onDatagram(datagram: Buffer, address: string, port: number): void {
    if (this.#closing) return;
    this.#counters.datagramsReceived += 1;
    for (const record of records(datagram, this.#parts.connectionIdBytes)) {
      if (record.type === ContentType.tls12Cid) this.#onCidRecord(record, address, port);
      else if (isClientHello(record)) this.#handshakes.onClientHello(record, address, port);
      else this.#onPlainRecord(record, address, port);
    }
  }

  onError(error: Error): void {
    this.report(error);
  }

  #onCidRecord(record: RawRecord, address: string, port: number): void {
    const association = this.#table.byCid(record.cid);
    // During the handshake, only the connection knows whether records must have a Connection ID.
    if (association && !association.isFrozen && (association.hasCid || association.isHalfOpen)) {
      this.#receiveRecord(association, record, address, port);
      return;
    }
    this.#counters.unknownCid += 1;
    if (record.epoch !== 1 || (association && !association.isFrozen)) return;
    this.#takeover?.onRecord({ id: record.cid.toString('hex') }, record, address, port);
  }

  #onPlainRecord(record: RawRecord, address: string, port: number): void {
    const holder = this.#table.byAddress(address, port);
    if (!holder || (this.#takeover && belongsToOther(record, holder))) {
      this.#counters.unknownPeer += 1;
      const takeover = record.epoch === 1 ? this.#takeover : undefined;
      if (takeover) takeover.onRecord({ address, port }, record, address, port);
      else if (record.epoch > 0) this.#answerUnknown(address, port);
      return;
    }
    const { successor } = holder;
    if (successor && record.epoch === 0) this.#receiveRecord(successor, record, address, port);
    else if (!this.#receiveRecord(holder, record, address, port) && successor) {
      this.#receiveRecord(successor, record, address, port);
    }
  }

  #answerUnknown(address: string, port: number): void {
    if (this.#parts.answerUnknown) this.#transmit(this.#unknown.next(), address, port);
  }

  /** @returns whether the record was authentic */
  #receiveRecord(association: Association, record: RawRecord, address: string, port: number): boolean {
    // The state is being saved for the next owner, which would read this record again.
    if (association.isFrozen) return false;
    this.#fromAddress = address;
    this.#fromPort = port;
    const { authenticated, newest } = association.connection.receive(record);
    if (authenticated) this.#markActive(association, newest);
    this.#fromAddress = undefined;
    return authenticated;
  }

  #markActive(association: Association, isNewest: boolean): void {
    if (association.phase !== 'established') return;
    if (isNewest) this.onNewestRecord(association);
    association.lastActiveMs = this.monotonic();
    this.#table.touch(association);
    this.#persistence?.touch(association);
  }

  #takeoverFrom(store: SharedStore): Takeover {
    const { clock, limits, connectionOptions } = this.#parts;
    const { maxBadMacs } = limitsOf(connectionOptions.limits);
    const context = { store, clock, ...limits, maxBadMacs, counters: this.#counters };
    return new Takeover(context, this.#restorer, {
      receiveRecord: (association, record, address, port) =>
        void this.#receiveRecord(association, record, address, port),
      answerUnknown: (address, port) => this.#answerUnknown(address, port),
      storeFailed: (error) => this.#storeFailed(error),
    });
  }

  #transmit(datagram: Buffer, address: string, port: number): void {
    this.#counters.datagramsSent += 1;
    this.#parts.socket.send(datagram, address, port);
  }

  monotonic(): number {
    return this.#parts.clock.monotonic();
  }

  wallTime(monotonicMs: number): number {
    const { clock } = this.#parts;
    return clock.now() - (clock.monotonic() - monotonicMs);
  }

  transmit(datagram: Buffer, { address, port }: Association): void {
    this.#transmit(datagram, address, port);
  }

  /** The address changes with an authentic record that is newer than all before (RFC 9146 6). */
  onNewestRecord(association: Association): void {
    const address = this.#fromAddress;
    if (address === undefined || !association.hasCid || association.phase !== 'established') return;
    const { address: before, port: portBefore } = association;
    if (before === address && portBefore === this.#fromPort) return;
    this.#table.move(association, address, this.#fromPort);
    this.#counters.addressChanges += 1;
    this.#persistence?.touch(association);
    this.#reports.addressChanged(association.info, { address: before, port: portBefore });
  }

  deliver(data: Buffer, association: Association): void {
    if (association.phase !== 'established' || this.#closing) return;
    try {
      this.#receiver?.onDatagram(data, association);
    } catch (error) {
      this.report(error as Error);
    }
  }

  async establishing(association: Association): Promise<void> {
    if (this.#closing) throw new DtlsError('closed', 'the server is closed');
    await this.#persistence?.keep(association);
  }

  established(association: Association): void {
    const { connection } = association;
    this.#handshakes.release(association);
    this.#counters.handshakes += 1;
    if (connection.resumed) this.#counters.resumptions += 1;
    association.lastActiveMs = this.monotonic();
    const replaced = this.#admission.enter(association, true);
    this.#reports.established(association.info, connection.resumed, replaced?.key);
  }

  closed(association: Association, error: DtlsError | undefined): void {
    const wasEstablished = association.phase === 'established';
    association.phase = 'closed';
    const { info } = association;
    this.#table.remove(association, wasEstablished);
    addConnection(this.#counters, association.connectionOrNone);
    const reason = association.closeReason ?? reasonOf(error);
    if (reason === 'fenced') this.#counters.fenced += 1;
    else if (reason !== 'stopped' && reason !== 'moved') this.#persistence?.remove(association);
    if (wasEstablished) {
      this.#reports.closed(info, reason, error?.message);
      return;
    }
    this.#handshakes.release(association);
    if (reason === 'stopped' || reason === 'replaced') return;
    this.#counters.handshakesFailed += 1;
    this.#reports.handshakeFailed(info, error);
  }

  wrongKey(association: Association, hasKey: boolean): void {
    this.#counters.wrongKeys += 1;
    this.#reports.wrongKey(association.info, hasKey);
  }

  countQueued(isDropped: boolean): void {
    if (isDropped) this.#counters.queueDropped += 1;
    else this.#counters.queued += 1;
  }

  report(error: Error): void {
    if (!this.#closing) this.#receiver?.onError(error);
  }

  #storeFailed(error: Error): void {
    this.#counters.storeErrors += 1;
    this.#reports.storeFailed(error);
  }

  /** Restores the sessions of an earlier process. @throws errors of the store */
  async restore(sessions: AsyncIterable<StoredSession> | Iterable<StoredSession>): Promise<void> {
    await this.#restorer.restore(sessions);
    const { restored, expired, restoreFailed: failed } = this.#counters;
    this.#reports.restored({ restored, expired, failed });
  }

  exportSession(key: string): Promise<StoredSession> {
    return this.#restorer.export(key);
  }

  importSession(stored: StoredSession): Promise<DtlsPeer> {
    return this.#restorer.import(stored);
  }

  async takeSession(key: string): Promise<DtlsPeer | undefined> {
    const association = this.#table.byKey(key);
    if (association && !association.isFrozen) return this.peerByKey(key);
    return this.#takeover?.take(key);
  }

  releaseSession(id: string, sequence?: number): Promise<'released' | 'absent' | 'seen'> {
    return this.#restorer.release(id, sequence);
  }

  stopHandshakes(): void {
    this.#handshakes.stop();
  }

  async closePeer(key: string): Promise<void> {
    this.#table.byKey(key)?.close('closed');
    await this.#persistence?.whenRemoved();
  }

  async revokeIdentity(identity: string): Promise<number> {
    const all = [...this.#table.ofIdentity(identity)];
    for (const one of all) one.close('revoked');
    this.#parts.resumable.removeIdentity(identity);
    await this.#persistence?.whenRemoved();
    return all.length;
  }

  forgetResumable(): void {
    this.#parts.resumable.clear();
  }

  async checkpoint(): Promise<void> {
    await this.#persistence?.checkpoint();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    // After the assignment to #closing.
    await Promise.resolve();
    const { socket } = this.#parts;
    const persistence = this.#persistence;
    this.#admission.stop();
    this.#handshakes.close();
    await this.#takeover?.close();
    const all = [...this.#table];
    const established = all.filter(({ phase }) => phase === 'established');
    for (const one of all) if (one.phase === 'handshaking') one.destroy('stopped');
    if (persistence) {
      for (const association of established) association.isFrozen = true;
      await persistence.finish(established);
    }
    for (const association of established) {
      if (persistence) association.destroy('stopped');
      else association.close('stopped');
    }
    await socket.close();
  }
}
