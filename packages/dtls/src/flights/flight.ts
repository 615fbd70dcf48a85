import { encodeFragment, HANDSHAKE_HEADER_BYTES } from '../handshake/handshake-header.ts';
import type { HandshakeMessage } from '../handshake/handshake-header.ts';
import { ContentType } from '../record/record.ts';

/** A part of a flight: a handshake message, or ChangeCipherSpec, which is not one. */
export type FlightItem =
  | { readonly kind: 'message'; readonly epoch: number; readonly message: HandshakeMessage }
  | { readonly kind: 'change-cipher-spec' };

/** Messages that one side sends before the other side answers (RFC 6347 section 4.2.4). */
export type Flight = readonly FlightItem[];

export const CHANGE_CIPHER_SPEC: FlightItem = { kind: 'change-cipher-spec' };

/** The content of ChangeCipherSpec (RFC 5246 section 7.1). */
const changeCipherSpec = Buffer.of(1);

const RECORD_HEADER_BYTES = 13;
/** Minimum fragment size to fill the rest of a datagram. */
const MIN_FRAGMENT_BYTES = 64;

export interface FlightLimits {
  readonly maxDatagramBytes: number;
  /** Maximum number of plaintext bytes of a record. */
  readonly maxRecordBytes: number;
}

/** Seals a record with the next sequence number of its epoch. */
export type Seal = (type: number, plaintext: Buffer, epoch: number) => Buffer;

/**
 * Splits a flight into records and packs these into datagrams. Called for each transmission: a retransmitted flight has
 * new sequence numbers and can have smaller records.
 */
export function packFlight(flight: Flight, limits: FlightLimits, seal: Seal): Buffer[] {
  const packer = new Packer(limits, seal);
  for (const item of flight) {
    if (item.kind === 'change-cipher-spec') packer.record(ContentType.changeCipherSpec, changeCipherSpec, 0);
    else packer.message(item.message, item.epoch);
  }
  return packer.finish();
}

class Packer {
  readonly #limits: FlightLimits;
  readonly #seal: Seal;
  readonly #datagrams: Buffer[] = [];
  #records: Buffer[] = [];
  #bytes = 0;

  constructor(limits: FlightLimits, seal: Seal) {
    this.#limits = limits;
    this.#seal = seal;
  }

  message(message: HandshakeMessage, epoch: number): void {
    const { length } = message.body;
    let offset = 0;
    do {
      const part = Math.min(length - offset, this.#room(length - offset));
      this.record(ContentType.handshake, encodeFragment(message, offset, part), epoch);
      offset += part;
    } while (offset < length);
  }

  record(type: number, plaintext: Buffer, epoch: number): void {
    const record = this.#seal(type, plaintext, epoch);
    if (this.#bytes + record.length > this.#limits.maxDatagramBytes) this.#flush();
    this.#records.push(record);
    this.#bytes += record.length;
  }

  finish(): Buffer[] {
    this.#flush();
    return this.#datagrams;
  }

  /** Returns the number of message bytes for the next record within the limit of its datagram. */
  #room(wanted: number): number {
    const { maxDatagramBytes, maxRecordBytes } = this.#limits;
    const overhead = RECORD_HEADER_BYTES + HANDSHAKE_HEADER_BYTES;
    const inRecord = maxRecordBytes - HANDSHAKE_HEADER_BYTES;
    const inThis = Math.min(maxDatagramBytes - this.#bytes - overhead, inRecord);
    if (inThis >= Math.min(wanted, MIN_FRAGMENT_BYTES)) return inThis;
    return Math.min(maxDatagramBytes - overhead, inRecord);
  }

  #flush(): void {
    const [first] = this.#records;
    if (!first) return;
    this.#datagrams.push(this.#records.length === 1 ? first : Buffer.concat(this.#records, this.#bytes));
    this.#records = [];
    this.#bytes = 0;
  }
}
