import type { DirectionKeys } from '../crypto/key-schedule.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { createProtection } from '../record/create-protection.ts';
import type { OpenedFragment } from '../record/inner-plaintext.ts';
import type { Protection } from '../record/protection.ts';
import type { RawRecord } from '../record/record.ts';

/** Sender of a captured datagram. */
export type CaptureSide = 'client' | 'server';

interface CapturedParameters {
  readonly suite: CipherSuite;
  readonly keys: Readonly<Record<CaptureSide, DirectionKeys>>;
  readonly encryptThenMac: boolean;
  /** Connection IDs by the sender of the records that have them; undefined if none were negotiated. */
  readonly cids: Readonly<Record<CaptureSide, Buffer>> | undefined;
  /** Origin of the keys, for the fault. */
  readonly source: string;
}

const NONE = Buffer.alloc(0);

/** Decrypts the records of both directions of a connection. Records that are captured twice are decrypted twice. */
export class CapturedSession {
  /** Connection IDs by the sender of the records that have them; empty for none. */
  readonly cids: Readonly<Record<CaptureSide, Buffer>>;
  readonly #protections: Readonly<Record<CaptureSide, Protection>>;
  readonly #source: string;
  #hasOpened = false;

  constructor({ suite, keys, encryptThenMac, cids, source }: CapturedParameters) {
    this.cids = cids ?? { client: NONE, server: NONE };
    this.#protections = {
      client: createProtection(suite, keys.client, { encryptThenMac }),
      server: createProtection(suite, keys.server, { encryptThenMac }),
    };
    this.#source = source;
  }

  /** Whether the keys have decrypted a record. */
  get isVerified(): boolean {
    return this.#hasOpened;
  }

  /** Reason why a record cannot be opened. */
  get fault(): string {
    return this.#hasOpened ? 'the record is damaged' : `${this.#source} is wrong`;
  }

  /** @returns undefined if the record does not verify */
  open(record: RawRecord, from: CaptureSide): OpenedFragment | undefined {
    if (!record.cid.equals(this.cids[from])) return undefined;
    const opened = this.#protections[from].open(record);
    this.#hasOpened ||= opened !== undefined;
    return opened;
  }
}
