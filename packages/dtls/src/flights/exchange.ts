import type { Clock, TimerHandle } from '@muster/net';
import { AlertDescription } from '../alert.ts';
import type { HandshakeSettings } from '../connection/settings.ts';
import type { PeerIdentity } from '../credentials.ts';
import { DtlsError } from '../errors.ts';
import type { HandshakeFragment } from '../handshake/handshake-header.ts';
import { HandshakeType, handshakeTypeName } from '../handshake/handshake-type.ts';
import { Reassembly } from '../handshake/reassembly.ts';
import type { ReceivedMessage } from '../handshake/reassembly.ts';
import { Transcript } from '../handshake/transcript.ts';
import { MAX_PLAINTEXT_BYTES } from '../record/record.ts';
import { CHANGE_CIPHER_SPEC, packFlight } from './flight.ts';
import type { Flight, FlightItem, Seal } from './flight.ts';
import { describeStall } from './stall.ts';
import type { SecurityParameters } from './security-parameters.ts';
import { FlightTransmitter } from './transmitter.ts';

/** Identity that a client claims before it has proved possession of the key. */
export interface IdentityClaim {
  readonly identity: PeerIdentity;
  /** Whether the look-up found a pre-shared key; absent for a certificate or raw public key. */
  readonly hasKey?: boolean;
}

/** The connection, as its handshake sees it. */
export interface ExchangeLink {
  readonly seal: Seal;
  sendDatagram(datagram: Buffer): void;
  /** Derives the keys of both directions from the master secret and uses them in epoch 1. */
  enableProtection(parameters: SecurityParameters, masterSecret: Buffer): void;
  /** The client claims an identity. */
  onClaim(claim: IdentityClaim): void;
  /** The handshake has failed. */
  onFailed(error: DtlsError): void;
  /** The last flight no longer has to be retransmitted. */
  onLastFlightForgotten(): void;
}

/** First message_seq values to send and to receive. */
export interface ExchangeStart {
  readonly nextSend: number;
  readonly nextReceive: number;
}

interface Waiter {
  resolve(message: ReceivedMessage): void;
  reject(error: DtlsError): void;
}

/** Retransmissions after which datagrams become smaller, in case they exceed the path MTU (RFC 6347 section 4.1.1.1). */
const REPETITIONS_AT_FULL_SIZE = 2;
const SMALL_DATAGRAM_BYTES = 548;

/**
 * One running handshake, as the flights see it. Messages of the peer arrive in order, one for each `expect`. `send` sends
 * our flights, which are retransmitted while the next `expect` waits.
 */
export class HandshakeExchange {
  readonly clock: Clock;
  readonly settings: HandshakeSettings;
  readonly transcript = new Transcript();
  readonly transmitter: FlightTransmitter;
  readonly #link: ExchangeLink;
  readonly #reassembly: Reassembly;
  readonly #deadline: TimerHandle;
  #nextSend: number;
  /** Next expected message_seq when our flight was sent. If it is still the same, the peer may lack that flight. */
  #nextAtSend = 0;
  /** Types of the messages in our last flight. */
  #sent: readonly number[] = [];
  #changedCipherSpec = false;
  #recordLimit = MAX_PLAINTEXT_BYTES;
  #waiter: Waiter | undefined;
  #isOver = false;

  constructor(clock: Clock, settings: HandshakeSettings, link: ExchangeLink, start: ExchangeStart) {
    this.clock = clock;
    this.settings = settings;
    this.#link = link;
    this.#nextSend = start.nextSend;
    this.#reassembly = new Reassembly(settings.limits, start.nextReceive);
    this.transmitter = new FlightTransmitter({
      clock,
      retransmission: settings.retransmission,
      transmit: (flight, repetition) => this.#transmit(flight, repetition),
      onLastFlightForgotten: () => link.onLastFlightForgotten(),
      onGaveUp: () => this.#timeOut('The peer has not answered the last repetition of a flight'),
    });
    this.#deadline = clock.setTimer(settings.handshakeTimeoutMs, () =>
      this.#timeOut('The handshake was not finished in time'),
    );
  }

  /** Number of buffered bytes of incomplete or early messages. */
  get bufferedBytes(): number {
    return this.#reassembly.bufferedBytes;
  }

  /** Epoch in which the peer expects our messages: 1 after our ChangeCipherSpec. */
  get writeEpoch(): 0 | 1 {
    return this.#changedCipherSpec ? 1 : 0;
  }

  /** Creates a message with the next message_seq and adds it to the transcript. */
  message(type: number, body: Buffer, epoch = 0): FlightItem {
    const message = { type, messageSeq: this.#nextSend, body };
    this.#nextSend += 1;
    this.transcript.add(message);
    return { kind: 'message', epoch, message };
  }

  /** Sends a flight that the peer answers. The next `expect` waits for the answer. */
  send(flight: Flight): void {
    this.#aboutToSend(flight);
    this.transmitter.send(flight);
  }

  /** Sends the last flight of the handshake. */
  sendLast(flight: Flight): void {
    this.#aboutToSend(flight);
    this.transmitter.sendLast(flight);
  }

  /**
   * Waits for the peer's next message and adds it to the transcript.
   *
   * @throws DtlsError unexpected_message for another type; also if the handshake ends; the same applies to
   * `expectUnhashed`
   */
  async expect(...types: number[]): Promise<ReceivedMessage> {
    const message = await this.expectUnhashed(...types);
    this.transcript.add(message);
    return message;
  }

  /** Like `expect`, for a message that covers the transcript before it. The caller adds it after the check. */
  async expectUnhashed(...types: number[]): Promise<ReceivedMessage> {
    const message = await this.#next();
    // Messages before Finished are in plaintext. Finished is protected: it is the first message of epoch 1.
    const epoch = message.type === HandshakeType.finished ? 1 : 0;
    if (types.includes(message.type) && message.epoch === epoch) return message;
    throw new DtlsError('invalid', `The peer sent ${handshakeTypeName(message.type)} out of turn`, {
      alert: AlertDescription.unexpectedMessage,
    });
  }

  enableProtection(parameters: SecurityParameters, masterSecret: Buffer): void {
    this.#throwIfOver();
    this.#link.enableProtection(parameters, masterSecret);
  }

  /** Reports the identity that the client claims, which is not proved yet. */
  claim(claim: IdentityClaim): void {
    this.#throwIfOver();
    this.#link.onClaim(claim);
  }

  /** Limits the size of records to the peer. */
  limitRecords(plaintextBytes: number): void {
    this.#recordLimit = plaintextBytes;
  }

  /**
   * Handles a received fragment.
   *
   * @throws DecodeError if the message exceeds its limit
   */
  receive(fragment: HandshakeFragment, epoch: number): boolean {
    // A request for a handshake is ignored during one, and not hashed (RFC 5246 section 7.4.1.1).
    if (fragment.type === HandshakeType.helloRequest) return false;
    const result = this.#reassembly.add(fragment, epoch);
    if (result === 'repeated' && this.#reassembly.next === this.#nextAtSend) this.transmitter.onRepeated();
    if (result === 'next') this.#deliver();
    return result !== 'ignored';
  }

  /** Whether the last flight was ours and may have to be retransmitted. */
  get keepsLastFlight(): boolean {
    return this.transmitter.keepsFlight;
  }

  /** Handles a repeated Finished after the handshake: the peer has not received ours. */
  onRepeatedFinished({ messageSeq }: HandshakeFragment): void {
    if (messageSeq === this.#reassembly.next - 1) this.transmitter.onRepeated();
  }

  /** Handshake completed: stop the timers, except for our last flight. */
  finish(): void {
    this.#close();
  }

  /** Handshake failed or connection ended: stop sending and reject all waiters. */
  abort(error?: DtlsError): void {
    this.transmitter.finish();
    const waiter = this.#waiter;
    this.#waiter = undefined;
    this.#close();
    waiter?.reject(error ?? handshakeOver());
  }

  #aboutToSend(flight: Flight): void {
    this.#throwIfOver();
    this.#nextAtSend = this.#reassembly.next;
    this.#sent = flight.flatMap((item) => (item.kind === 'message' ? item.message.type : []));
    this.#changedCipherSpec ||= flight.includes(CHANGE_CIPHER_SPEC);
  }

  #next(): Promise<ReceivedMessage> {
    this.#throwIfOver();
    return new Promise((resolve, reject) => {
      this.#waiter = { resolve, reject };
      this.#deliver();
    });
  }

  #deliver(): void {
    if (!this.#waiter) return;
    const message = this.#reassembly.take();
    if (!message) return;
    const waiter = this.#waiter;
    this.#waiter = undefined;
    waiter.resolve(message);
  }

  #transmit(flight: Flight, repetition: number): void {
    const { maxDatagramBytes } = this.settings;
    const limits = {
      maxRecordBytes: this.#recordLimit,
      maxDatagramBytes:
        repetition > REPETITIONS_AT_FULL_SIZE
          ? Math.min(maxDatagramBytes, SMALL_DATAGRAM_BYTES)
          : maxDatagramBytes,
    };
    try {
      const datagrams = packFlight(flight, limits, this.#link.seal);
      for (const datagram of datagrams) this.#link.sendDatagram(datagram);
    } catch (error) {
      if (!(error instanceof DtlsError)) throw error;
      this.#link.onFailed(error);
    }
  }

  #timeOut(message: string): void {
    this.#link.onFailed(
      new DtlsError('timeout', `${message}: ${describeStall(this.#sent, this.#reassembly.next)}`),
    );
  }

  #close(): void {
    this.#isOver = true;
    this.#deadline.cancel();
    this.transcript.clear();
  }

  #throwIfOver(): void {
    if (this.#isOver) throw handshakeOver();
  }
}

/** The error for operations that continue after the handshake, such as a look-up. */
function handshakeOver(): DtlsError {
  return new DtlsError('closed', 'The handshake is over');
}
