import { AlertDescription, AlertLevel, alertName, encodeAlert } from '../alert.ts';
import type { PeerIdentity } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { DtlsError } from '../errors.ts';
import type { ExchangeLink, HandshakeExchange, IdentityClaim } from '../flights/exchange.ts';
import type { SecurityParameters, SessionSecrets } from '../flights/security-parameters.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { RecordLayer } from '../record/record-layer.ts';
import type { OpenedRecord } from '../record/record-layer.ts';
import { ContentType } from '../record/record.ts';
import type { RawRecord } from '../record/record.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { ResumableSession, SessionCache } from '../session/resumable-session.ts';
import type {
  ConnectionCounters,
  ConnectionRole,
  DtlsConnection,
  DtlsConnectionState,
  ReceiveResult,
} from './connection.ts';
import { EstablishedSession } from './established-session.ts';
import { alertFor, asDtlsError } from './failure.ts';
import { FutureRecords } from './future-records.ts';
import type { ConnectionHost } from './host.ts';
import type { HandshakeLimits, MasterSecretObserver } from './options.ts';
import { alertIn, fragmentsIn } from './record-content.ts';
import { WriteReservation } from './write-reservation.ts';

const NOT_AUTHENTICATED: ReceiveResult = { authenticated: false, newest: false };
const AUTHENTICATED: ReceiveResult = { authenticated: true, newest: false };
const NEWEST: ReceiveResult = { authenticated: true, newest: true };
const NONE = Buffer.alloc(0);

export interface LiveConnectionOptions {
  readonly role: ConnectionRole;
  readonly host: ConnectionHost;
  readonly limits: Required<HandshakeLimits>;
  readonly writeLimit: number | undefined;
  /** Resumable sessions of a server. A fatal alert removes the session. */
  readonly sessions?: SessionCache | undefined;
  readonly onMasterSecret?: MasterSecretObserver | undefined;
}

/** State that only the handshake needs. */
interface HandshakePhase {
  readonly exchange: HandshakeExchange;
  readonly clientRandom: Buffer;
  /** Records of epoch 1 received before its keys. */
  readonly future: FutureRecords;
  /** Application data received before the end of the handshake. */
  early: OpenedRecord[];
  /** Undefined after a record was invalid under its key. */
  claim: IdentityClaim | undefined;
}

/*
 *   handshaking --Finished verified, session stored--> established --close_notify--> closed
 *        |                                                  |
 *        +--alert, time-out, destroy()                      +--fatal alert, destroy()--> closed
 *
 * Unprotected records are accepted only during the handshake (RFC 6347 section 4.1.2.7): an established connection drops
 * records of epoch 0.
 */
export class LiveConnection implements DtlsConnection {
  readonly role: ConnectionRole;
  readonly #host: ConnectionHost;
  readonly #records: RecordLayer;
  readonly #limits: Required<HandshakeLimits>;
  readonly #reservation: WriteReservation;
  readonly #sessions: SessionCache | undefined;
  readonly #onMasterSecret: MasterSecretObserver | undefined;
  #state: DtlsConnectionState = 'handshaking';
  #handshake: HandshakePhase | undefined;
  #session: EstablishedSession | undefined;
  #dropped = 0;
  #received = 0;
  #sent = 0;
  #retransmissions = 0;

  constructor(options: LiveConnectionOptions) {
    this.role = options.role;
    this.#host = options.host;
    this.#limits = options.limits;
    this.#sessions = options.sessions;
    this.#onMasterSecret = options.onMasterSecret;
    this.#records = new RecordLayer();
    this.#reservation = new WriteReservation(this.#records, options.writeLimit);
  }

  get state(): DtlsConnectionState {
    return this.#state;
  }

  get suite(): CipherSuite | undefined {
    return this.#session?.suite;
  }

  get peerIdentity(): PeerIdentity | undefined {
    return this.#session?.peerIdentity;
  }

  get ownCid(): Buffer {
    return this.#session?.ownCid ?? NONE;
  }

  get peerCid(): Buffer {
    return this.#session?.peerCid ?? NONE;
  }

  get sessionId(): Buffer {
    return this.#session?.sessionId ?? NONE;
  }

  get resumableSession(): ResumableSession | undefined {
    return this.#session?.resumable;
  }

  get resumed(): boolean {
    return this.#session?.resumed ?? false;
  }

  get clientRandom(): Buffer | undefined {
    return this.#state === 'handshaking' ? this.#handshake?.clientRandom : undefined;
  }

  get maxApplicationBytes(): number {
    return this.#session?.peerRecordLimit ?? 0;
  }

  get counters(): ConnectionCounters {
    const { badMac, replayed, unexpected } = this.#records.counters;
    const transmitter = this.#handshake?.exchange.transmitter;
    return {
      recordsSent: this.#sent,
      recordsReceived: this.#received,
      badMac,
      replayed,
      dropped: this.#dropped + unexpected,
      retransmissions: transmitter?.retransmissions ?? this.#retransmissions,
    };
  }

  get readTop(): number {
    return this.#records.readTop;
  }

  receive(record: RawRecord): ReceiveResult {
    if (this.#state === 'closed') return NOT_AUTHENTICATED;
    this.#received += 1;
    if (record.epoch === 0 ? this.#state !== 'handshaking' : !this.#session) return this.#postpone(record);
    const opened = this.#records.open(record);
    if (!opened) return this.#onInvalid();
    if (opened.epoch === 0) {
      this.#onHandshakeRecord(opened);
      return NOT_AUTHENTICATED;
    }
    if (this.#session && opened.plaintext.length > this.#session.ownRecordLimit) {
      // RFC 8449 section 4 allows DTLS to discard a record above the negotiated limit.
      this.#dropped += 1;
    } else if (this.#state === 'handshaking') {
      this.#onHandshakeRecord(opened);
    } else {
      this.#onRecord(opened);
    }
    return opened.newest ? NEWEST : AUTHENTICATED;
  }

  send(data: Uint8Array): void {
    if (this.#state !== 'established') throw new DtlsError('closed', 'The connection is not established');
    if (data.length > this.maxApplicationBytes) {
      throw new DtlsError('invalid', `The peer takes at most ${this.maxApplicationBytes} bytes in a record`);
    }
    if (this.#reservation.isAtEnd) {
      const error = new DtlsError('exhausted', 'The sequence numbers of the connection are used up');
      this.destroy(error);
      throw error;
    }
    this.#host.sendDatagram(this.#seal(ContentType.applicationData, Buffer.from(data), 1));
  }

  close(): void {
    if (this.#state === 'closed' || this.#state === 'closing') return;
    this.#sendAlert(AlertLevel.warning, AlertDescription.closeNotify);
    this.#state = 'closing';
    this.#end(undefined);
  }

  destroy(error?: DtlsError): void {
    if (this.#state !== 'closed' && this.#state !== 'closing') this.#end(error);
  }

  exportState(): ConnectionState {
    if (!this.#session || this.#state === 'closed') {
      throw new DtlsError('invalid', 'There is no session to export');
    }
    const { readTop, nextWriteSequence } = this.#records;
    return this.#session.exportState(this.role, readTop, nextWriteSequence);
  }

  extendWriteLimit(limit: number): void {
    this.#reservation.extend(limit);
  }

  /** Starts the handshake. */
  begin(
    clientRandom: Buffer,
    start: (link: ExchangeLink) => HandshakeExchange,
    sequence: number,
  ): HandshakeExchange {
    this.#records.startWriting(sequence);
    const exchange = start({
      seal: (type, plaintext, epoch) => this.#seal(type, plaintext, epoch),
      sendDatagram: (datagram) => this.#host.sendDatagram(datagram),
      enableProtection: (parameters, masterSecret) => this.#enableProtection(parameters, masterSecret),
      onClaim: (claim) => this.#onClaim(claim),
      onFailed: (error) => this.fail(error),
      onLastFlightForgotten: () => this.#forgetHandshake(),
    });
    const future = new FutureRecords(this.#limits);
    this.#handshake = { exchange, clientRandom, future, early: [], claim: undefined };
    return exchange;
  }

  /** Called when the peer has proved its identity. Resolves when the session is stored. */
  async establishing({ peerIdentity }: SessionSecrets): Promise<void> {
    if (this.#session) this.#session.peerIdentity = peerIdentity;
    await this.#host.onEstablishing(this);
  }

  /** Completes the handshake. */
  established(): void {
    const handshake = this.#handshake;
    if (this.#state !== 'handshaking' || !handshake) return;
    this.#state = 'established';
    handshake.exchange.finish();
    if (!handshake.exchange.keepsLastFlight) this.#forgetHandshake();
    const { early } = handshake;
    handshake.early = [];
    this.#host.onEstablished(this);
    for (const record of early) this.#deliver(record);
  }

  /** Restores an exported connection. */
  restore(session: EstablishedSession, readTop: number, writeSequence: number): void {
    this.#session = session;
    session.protect(this.role, this.#records);
    this.#records.restore({ readTop, writeSequence });
    this.#reservation.resetLowMark();
    this.#state = 'established';
  }

  /** Ends the handshake or the connection with the alert for the error. */
  fail(cause: unknown): void {
    if (this.#state === 'closed' || this.#state === 'closing') return;
    const alert = alertFor(cause);
    if (alert !== undefined) this.#sendAlert(AlertLevel.fatal, alert);
    this.#invalidateSession();
    this.#end(asDtlsError(cause));
  }

  /** Keeps an early record of the next epoch (RFC 6347 section 4.2.4.1), if there is room. */
  #postpone(record: RawRecord): ReceiveResult {
    const isNext = this.#state === 'handshaking' && record.epoch === 1;
    if (!isNext || this.#handshake?.future.add(record) !== true) this.#dropped += 1;
    return NOT_AUTHENTICATED;
  }

  #onInvalid(): ReceiveResult {
    const { badMac } = this.#records.counters;
    if (badMac > 0) this.#reportWrongKey();
    if (badMac > this.#limits.maxBadMacs) {
      this.#end(new DtlsError('closed', 'Too many records did not verify'));
    }
    return NOT_AUTHENTICATED;
  }

  #onClaim(claim: IdentityClaim): void {
    if (this.#handshake) this.#handshake.claim = claim;
    this.#host.onClaim?.(this, claim);
  }

  /** Invalid records reveal a wrong key only for pre-shared keys; other credentials have signatures. */
  #reportWrongKey(): void {
    const claim = this.#state === 'handshaking' ? this.#handshake?.claim : undefined;
    if (!this.#handshake || claim?.hasKey === undefined) return;
    this.#handshake.claim = undefined;
    this.#host.onWrongKey?.(this, claim);
  }

  #enableProtection(parameters: SecurityParameters, masterSecret: Buffer): void {
    this.#onMasterSecret?.(parameters.clientRandom, masterSecret);
    const session = EstablishedSession.of(parameters, masterSecret);
    session.protect(this.role, this.#records);
    this.#session = session;
    this.#handshake?.exchange.limitRecords(parameters.peerRecordLimit);
    for (const record of this.#handshake?.future.take() ?? []) this.receive(record);
  }

  #onHandshakeRecord(record: OpenedRecord): void {
    if (record.type === ContentType.handshake) this.#onHandshakeMessages(record);
    else if (record.type === ContentType.alert) this.#onAlert(record.plaintext);
    else if (record.type === ContentType.applicationData) this.#keepEarly(record);
  }

  #onHandshakeMessages({ plaintext, epoch }: OpenedRecord): void {
    const exchange = this.#handshake?.exchange;
    const fragments = fragmentsIn(plaintext);
    if (fragments.length === 0) this.#dropped += 1;
    try {
      for (const fragment of fragments) {
        if (exchange?.receive(fragment, epoch) !== true) this.#dropped += 1;
      }
    } catch (error) {
      this.fail(error);
    }
  }

  #keepEarly(record: OpenedRecord): void {
    const early = this.#handshake?.early;
    if (record.epoch === 1 && early && early.length < this.#limits.maxFutureRecords) early.push(record);
    else this.#dropped += 1;
  }

  #onRecord(record: OpenedRecord): void {
    if (record.type === ContentType.applicationData) this.#deliver(record);
    else if (record.type === ContentType.alert) this.#onAlert(record.plaintext);
    else if (record.type === ContentType.handshake) this.#onLateHandshake(record.plaintext);
    else this.#dropped += 1;
  }

  #deliver({ plaintext, newest }: OpenedRecord): void {
    if (this.#state === 'established') this.#host.onApplicationData(plaintext, newest);
  }

  /** Handles a repeated last flight, or a renegotiation, which is refused (RFC 5746, RFC 5246 section 7.2.2). */
  #onLateHandshake(plaintext: Buffer): void {
    for (const fragment of fragmentsIn(plaintext)) {
      if (fragment.type === HandshakeType.finished) this.#handshake?.exchange.onRepeatedFinished(fragment);
      else if (fragment.type === HandshakeType.clientHello || fragment.type === HandshakeType.helloRequest) {
        this.#sendAlert(AlertLevel.warning, AlertDescription.noRenegotiation);
        return;
      }
    }
  }

  /** Called for protected alerts and, during the handshake, also for those of epoch 0. */
  #onAlert(plaintext: Buffer): void {
    const alert = alertIn(plaintext);
    if (!alert) {
      this.#dropped += 1;
      return;
    }
    if (alert.description === AlertDescription.closeNotify) {
      this.#onCloseNotify();
    } else if (alert.level === AlertLevel.fatal) {
      this.#invalidateSession();
      const message = `The peer sent the alert ${alertName(alert.description)}`;
      this.#end(new DtlsError('alert-received', message, { alert: alert.description }));
    }
  }

  #onCloseNotify(): void {
    if (this.#state === 'established') this.close();
    else this.#end(new DtlsError('closed', 'The peer has closed the connection in the handshake'));
  }

  #sendAlert(level: AlertLevel, description: AlertDescription): void {
    const epoch = this.#state === 'established' ? 1 : (this.#handshake?.exchange.writeEpoch ?? 0);
    try {
      this.#host.sendDatagram(this.#seal(ContentType.alert, encodeAlert(level, description), epoch));
    } catch (error) {
      // Alerts are optional: send none without a sequence number.
      if (!(error instanceof DtlsError) || error.kind !== 'exhausted') throw error;
    }
  }

  #seal(type: number, plaintext: Buffer, epoch: number): Buffer {
    const record = this.#records.seal(type, plaintext, epoch);
    this.#sent += 1;
    if (epoch > 0 && this.#reservation.isLow()) this.#host.onSequenceLow(this);
    return record;
  }

  #invalidateSession(): void {
    const { sessionId } = this;
    if (sessionId.length > 0) this.#sessions?.remove(sessionId);
  }

  #forgetHandshake(): void {
    this.#retransmissions = this.#handshake?.exchange.transmitter.retransmissions ?? this.#retransmissions;
    this.#handshake = undefined;
  }

  #end(error: DtlsError | undefined): void {
    this.#state = 'closed';
    this.#handshake?.exchange.abort(error);
    this.#forgetHandshake();
    this.#host.onClosed(this, error);
  }
}
