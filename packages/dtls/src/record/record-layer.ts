import { DtlsError } from '../errors.ts';
import { ContentType, DTLS_1_2, encodePlaintextRecord, MAX_PLAINTEXT_BYTES } from './record.ts';
import type { RawRecord } from './record.ts';
import type { Protection } from './protection.ts';
import { ReplayWindow } from './replay-window.ts';

/** Sequence numbers have 48 bits, and none is used twice: with this one the connection is at its end (RFC 6347 section 4.1). */
export const MAX_SEQUENCE = 2 ** 48 - 1;

const NONE = Buffer.alloc(0);

/** A record whose MAC has verified, or of epoch 0, which has none. */
export interface OpenedRecord {
  readonly type: number;
  readonly plaintext: Buffer;
  readonly epoch: number;
  readonly sequence: number;
  /** It verified, and is newer than all before it: its sender's address is the peer's (RFC 9146 section 6). */
  readonly newest: boolean;
}

/** Records that were dropped. */
export interface RecordCounters {
  /** They did not verify. */
  readonly badMac: number;
  /** They came again, or too late for the window. */
  readonly replayed: number;
  /** Of an epoch without keys, or not in the form that was agreed on. */
  readonly unexpected: number;
}

/** What of a record layer outlives its process; keys and Connection IDs come with the protections. */
export interface RecordLayerState {
  /** Highest sequence number that was read in epoch 1; -1: none. */
  readonly readTop: number;
  /** The next one to write in epoch 1. */
  readonly writeSequence: number;
}

/**
 * The records of one connection: epoch 0 in the clear, epoch 1 under the protections of the handshake. There is no
 * epoch 2, as renegotiation is refused.
 */
export class RecordLayer {
  /** Sequence numbers of epoch 1 from this one on are not reserved, and may not be used. */
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

  /** Highest sequence number that was read in epoch 1; -1: none. */
  get readTop(): number {
    return this.#window.top;
  }

  /** The next sequence number to write in epoch 1. */
  get nextWriteSequence(): number {
    return this.#writeSequence;
  }

  /** The first sequence number of epoch 0: a server goes on with that of the ClientHello (RFC 6347 section 4.2.1). */
  startWriting(sequence: number): void {
    this.#plaintextSequence = sequence;
  }

  /** Writes epoch 1 with that protection. @param cid that the peer wants in each record; empty for none */
  enableWrite(protection: Protection, cid: Buffer): void {
    this.#write = protection;
    this.#writeCid = cid;
    this.#writeSequence = 0;
  }

  /** Reads epoch 1 with that protection. @param cid that each record must have; empty for none */
  enableRead(protection: Protection, cid: Buffer): void {
    this.#read = protection;
    this.#readCid = cid;
    this.#window = new ReplayWindow();
  }

  exportState(): RecordLayerState {
    return { readTop: this.readTop, writeSequence: this.#writeSequence };
  }

  /** Goes on after the state was exported; call it when both directions are enabled. */
  restore({ readTop, writeSequence }: RecordLayerState): void {
    this.#window = ReplayWindow.from(readTop);
    this.#writeSequence = writeSequence;
  }

  /**
   * A record with the next sequence number of its epoch.
   *
   * @param plaintext at most 16,384 bytes
   * @param epoch default: the newest that may be written
   * @throws DtlsError exhausted when no sequence number is left, or none is reserved; nothing has changed then
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
   * @returns undefined for a record that is dropped in silence (RFC 6347 section 4.1.2.7)
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

  /** Where a Connection ID was agreed on, a record must have it (RFC 9146 section 6). */
  #isExpected({ type, version, cid }: RawRecord): boolean {
    if (version !== DTLS_1_2 || (type === ContentType.tls12Cid) !== this.#readCid.length > 0) return false;
    return cid.equals(this.#readCid);
  }
}
