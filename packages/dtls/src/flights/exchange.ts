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

/** The identity that a client names before it has proved that it has the key. */
export interface IdentityClaim {
  readonly identity: PeerIdentity;
  /** Whether the look-up has found a pre-shared key; absent for a certificate or raw public key. */
  readonly hasKey?: boolean;
}

/** What an exchange needs of its connection. */
export interface ExchangeLink {
  readonly seal: Seal;
  sendDatagram(datagram: Buffer): void;
  /** Makes the keys of both directions from the master secret, and uses them in epoch 1. */
  enableProtection(parameters: SecurityParameters, masterSecret: Buffer): void;
  /** The client has named itself. */
  onClaim(claim: IdentityClaim): void;
  /** The handshake cannot go on. */
  onFailed(error: DtlsError): void;
  /** Our last flight no longer has to be retransmitted. */
  onLastFlightForgotten(): void;
}

/** First message_seq values, and where the first flight starts. */
export interface ExchangeStart {
  readonly nextSend: number;
  readonly nextReceive: number;
}

interface Waiter {
  resolve(message: ReceivedMessage): void;
  reject(error: DtlsError): void;
}

/** Repetitions after which flights are cut smaller, as they may be too large for the path (RFC 6347 section 4.1.1.1). */
const REPETITIONS_AT_FULL_SIZE = 2;
const SMALL_DATAGRAM_BYTES = 548;

/**
 * One handshake under way, as the flights see it: messages of the peer come in order, one `expect` each; our flights go
 * out by `send`, and are repeated while the next `expect` waits.
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
  /** The message_seq that was due when our flight left: while it still is, the peer may not have that flight. */
  #nextAtSend = 0;
  /** Types of the messages of our last flight. */
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

  /** Bytes kept of messages that are not complete or not yet due. */
  get bufferedBytes(): number {
    return this.#reassembly.bufferedBytes;
  }

  /** The epoch that the peer expects us to write in: 1 after our ChangeCipherSpec. */
  get writeEpoch(): 0 | 1 {
    return this.#changedCipherSpec ? 1 : 0;
  }

  /** A message of ours with the next message_seq, in the transcript from now on. */
  message(type: number, body: Buffer, epoch = 0): FlightItem {
    const message = { type, messageSeq: this.#nextSend, body };
    this.#nextSend += 1;
    this.transcript.add(message);
    return { kind: 'message', epoch, message };
  }

  /** Sends a flight that the peer answers; the next `expect` waits for that. */
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
   * The peer's next message, which goes into the transcript.
   *
   * @throws DtlsError unexpected_message for one of another type, or when the handshake ends; so does the one below
   */
  async expect(...types: number[]): Promise<ReceivedMessage> {
    const message = await this.expectUnhashed(...types);
    this.transcript.add(message);
    return message;
  }

  /** The same for a message that is about the transcript before it: add it when it is checked. */
  async expectUnhashed(...types: number[]): Promise<ReceivedMessage> {
    const message = await this.#next();
    // What comes before Finished is in the clear, Finished is protected: it is the first message of epoch 1.
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

  /** The client has named itself; nothing is proved yet. */
  claim(claim: IdentityClaim): void {
    this.#throwIfOver();
    this.#link.onClaim(claim);
  }

  /** The peer takes no larger records from now on. */
  limitRecords(plaintextBytes: number): void {
    this.#recordLimit = plaintextBytes;
  }

  /**
   * Takes a fragment that came in a record.
   *
   * @throws DecodeError when the message exceeds its limit
   */
  receive(fragment: HandshakeFragment, epoch: number): boolean {
    // Asks for a handshake, and there is one: ignored, and not hashed (RFC 5246 section 7.4.1.1).
    if (fragment.type === HandshakeType.helloRequest) return false;
    const result = this.#reassembly.add(fragment, epoch);
    if (result === 'repeated' && this.#reassembly.next === this.#nextAtSend) this.transmitter.onRepeated();
    if (result === 'next') this.#deliver();
    return result !== 'ignored';
  }

  /** Whether the last flight was ours, and may have to be repeated. */
  get keepsLastFlight(): boolean {
    return this.transmitter.keepsFlight;
  }

  /** The handshake is over, and the peer has repeated its Finished: it has not had ours. */
  onFinishedAgain({ messageSeq }: HandshakeFragment): void {
    if (messageSeq === this.#reassembly.next - 1) this.transmitter.onRepeated();
  }

  /** The handshake is over, and well: timers stop, but for the last flight, if it was ours. */
  finish(): void {
    this.#close();
  }

  /** The handshake has failed, or its connection has ended: stops sending and rejects all waiters. */
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

/** For what still runs when it is too late, such as a look-up. */
function handshakeOver(): DtlsError {
  return new DtlsError('closed', 'The handshake is over');
}
