import { DtlsError } from '../errors.ts';
import { ContentType, DTLS_1_2, encodePlaintextRecord, MAX_PLAINTEXT_BYTES } from './record.ts';
import type { RawRecord } from './record.ts';
import type { Protection } from './protection.ts';
import { ReplayWindow } from './replay-window.ts';

/** Sequence numbers have 48 bits and are never reused: the connection ends at this one (RFC 6347 section 4.1). */
export const MAX_SEQUENCE = 2 ** 48 - 1;

const NONE = Buffer.alloc(0);

/** A record with a valid MAC, or of epoch 0, which has none. */
export interface OpenedRecord {
  readonly type: number;
  readonly plaintext: Buffer;
  readonly epoch: number;
  readonly sequence: number;
  /** Whether it is valid and newer than all before, so that its source is the peer's address (RFC 9146 section 6). */
  readonly newest: boolean;
}

/** Numbers of dropped records. */
export interface RecordCounters {
  /** Records with an invalid MAC. */
  readonly badMac: number;
  /** Records that were repeated, or are too old for the replay window. */
  readonly replayed: number;
  /** Records of an epoch without keys, or not in the negotiated form. */
  readonly unexpected: number;
}

/** State of a record layer that outlives its process. Keys and Connection IDs are in the protections. */
export interface RecordLayerState {
  /** Highest received sequence number of epoch 1; -1: none. */
  readonly readTop: number;
  /** Next sequence number to write in epoch 1. */
  readonly writeSequence: number;
}

/**
 * The records of one connection: epoch 0 in plaintext, epoch 1 with the protections of the handshake. There is no epoch
 * 2, because renegotiation is refused.
 */
export class RecordLayer {
  /** First sequence number of epoch 1 that is not reserved and must not be used. */
  writeLimit = MAX_SEQUENCE;
  #plaintextSequence = 0;
  #writeSequence = 0;
  #write: Protection | undefined;
  #read: Protection | undefined;
  #writeCid: Buffer = NONE;
  #readCid: Buffer = NONE;
  #window = new ReplayWindow();
  #badMac = 0;
  #replayed = 0;
  #unexpected = 0;

  get counters(): RecordCounters {
    return { badMac: this.#badMac, replayed: this.#replayed, unexpected: this.#unexpected };
  }

  /** Highest received sequence number of epoch 1; -1: none. */
  get readTop(): number {
    return this.#window.top;
  }

  /** Next sequence number to write in epoch 1. */
  get nextWriteSequence(): number {
    return this.#writeSequence;
  }

  /** Sets the first sequence number of epoch 0. A server continues that of the ClientHello (RFC 6347 section 4.2.1). */
  startWriting(sequence: number): void {
    this.#plaintextSequence = sequence;
  }

  /** Writes epoch 1 with that protection. @param cid Connection ID for each record; empty for none */
  enableWrite(protection: Protection, cid: Buffer): void {
    this.#write = protection;
    this.#writeCid = cid;
    this.#writeSequence = 0;
  }

  /** Reads epoch 1 with that protection. @param cid required Connection ID of each record; empty for none */
  enableRead(protection: Protection, cid: Buffer): void {
    this.#read = protection;
    this.#readCid = cid;
    this.#window = new ReplayWindow();
  }

  /** Continues from an exported state. Call it when both directions are enabled. */
  restore({ readTop, writeSequence }: RecordLayerState): void {
    this.#window = ReplayWindow.from(readTop);
    this.#writeSequence = writeSequence;
  }

  /**
   * Returns a record with the next sequence number of its epoch.
   *
   * @param plaintext at most 16,384 bytes
   * @param epoch default: the newest writable epoch
   * @throws DtlsError exhausted if no sequence number is left or reserved, without any change
   * @throws DtlsError invalid for more bytes, or an epoch without keys
   */
  seal(type: number, plaintext: Uint8Array, epoch = this.#write ? 1 : 0): Buffer {
    if (plaintext.length > MAX_PLAINTEXT_BYTES) {
      throw new DtlsError('invalid', `A record holds at most ${MAX_PLAINTEXT_BYTES} bytes`);
    }
    if (epoch === 0) return this.#sealPlaintext(type, plaintext);
    if (!this.#write || epoch !== 1) throw new DtlsError('invalid', `Epoch ${epoch} has no keys`);
    if (this.#writeSequence >= Math.min(this.writeLimit, MAX_SEQUENCE)) {
      throw new DtlsError('exhausted', 'No sequence number is reserved to write with');
    }
    const sequence = this.#writeSequence;
    // Count the number before its use, so that it is not reused after a failure.
    this.#writeSequence = sequence + 1;
    return this.#write.seal(type, 1, sequence, this.#writeCid, plaintext);
  }

  /**
   * Verifies and decrypts a record. The replay window moves only on success.
   *
   * @returns undefined for a record that is dropped silently (RFC 6347 section 4.1.2.7)
   */
  open(record: RawRecord): OpenedRecord | undefined {
    const { epoch, sequence } = record;
    if (epoch === 0) return this.#openPlaintext(record);
    if (!this.#read || epoch !== 1 || !this.#isExpected(record)) {
      this.#unexpected += 1;
      return undefined;
    }
    if (!this.#window.mayAccept(sequence)) {
      this.#replayed += 1;
      return undefined;
    }
    const opened = this.#read.open(record);
    if (!opened || opened.plaintext.length > MAX_PLAINTEXT_BYTES) {
      this.#badMac += 1;
      return undefined;
    }
    const newest = this.#window.accept(sequence);
    return { type: opened.type, plaintext: opened.plaintext, epoch, sequence, newest };
  }

  #sealPlaintext(type: number, plaintext: Uint8Array): Buffer {
    if (this.#plaintextSequence >= MAX_SEQUENCE) {
      throw new DtlsError('exhausted', 'The sequence numbers of the handshake are used up');
    }
    const sequence = this.#plaintextSequence;
    this.#plaintextSequence = sequence + 1;
    return encodePlaintextRecord(type, 0, sequence, plaintext);
  }

  #openPlaintext({ type, sequence, fragment }: RawRecord): OpenedRecord | undefined {
    if (type === ContentType.tls12Cid || fragment.length > MAX_PLAINTEXT_BYTES) {
      this.#unexpected += 1;
      return undefined;
    }
    return { type, plaintext: fragment, epoch: 0, sequence, newest: false };
  }

  /** A record must have the negotiated Connection ID (RFC 9146 section 6). */
  #isExpected({ type, version, cid }: RawRecord): boolean {
    if (version !== DTLS_1_2 || (type === ContentType.tls12Cid) !== this.#readCid.length > 0) return false;
    return cid.equals(this.#readCid);
  }
}
