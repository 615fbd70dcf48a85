import { fragmentsIn } from '../connection/record-content.ts';
import type { HandshakeFragment } from '../handshake/handshake-header.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { ContentType, records, type RawRecord } from '../record/record.ts';
import { CapturedHandshake, randomIn, type CaptureKeys } from './captured-handshake.ts';
import type { CapturedSession, CaptureSide } from './captured-session.ts';

/** Application data of a captured record, or the reason why a record cannot be decrypted. */
export type CapturedContent = { readonly data: Buffer } | { readonly fault: string };

/** The contents of a captured datagram. */
export interface CapturedDatagram {
  /** The same object for all datagrams of a client, also after a change of its address with a Connection ID. */
  readonly client: object;
  /** In the order of the records. Handshake messages and alerts have none. */
  readonly contents: readonly CapturedContent[];
}

/** Offset of the Connection ID in a record (RFC 9146 section 4). */
const CID_START = 11;

/** A client, with its latest handshake and sessions. */
class CapturedClient {
  address: string;
  handshake: CapturedHandshake | undefined;
  /** Newest first: records of the previous session can arrive after a new handshake. */
  sessions: CapturedSession[] = [];

  constructor(address: string) {
    this.address = address;
  }

  /** Reason why the latest record cannot be decrypted. */
  get fault(): string {
    return this.handshake?.session?.fault ?? this.handshake?.fault ?? 'the handshake is not in the capture';
  }

  /** Length of the Connection ID at the start of a record of type 25. */
  cidBytes(bytes: Buffer, from: CaptureSide): number {
    const lengths = this.sessions.map(({ cids }) => cids[from]);
    const known = lengths.find((cid) => cid.equals(cidIn(bytes, cid.length)) && cid.length > 0);
    return (known ?? lengths[0])?.length ?? 0;
  }

  read(record: RawRecord, from: CaptureSide): CapturedContent | undefined {
    for (const session of this.sessions) {
      const opened = session.open(record, from);
      if (!opened) continue;
      return opened.type === ContentType.applicationData ? { data: opened.plaintext } : undefined;
    }
    return { fault: this.fault };
  }

  /** @returns the session, if the fragment completes what its keys need */
  addHandshake(
    fragment: HandshakeFragment,
    from: CaptureSide,
    keys: CaptureKeys,
    resumable: Map<string, Uint8Array>,
  ): CapturedSession | undefined {
    const random =
      from === 'client' && fragment.type === HandshakeType.clientHello ? randomIn(fragment) : undefined;
    if (random !== undefined && random !== this.handshake?.clientRandom) {
      this.handshake = new CapturedHandshake(fragment, random, keys, resumable);
    }
    const before = this.handshake?.session;
    this.handshake?.add(fragment, from);
    const session = this.handshake?.session;
    if (!session || session === before) return undefined;
    this.sessions = [session, ...this.sessions.filter(({ isVerified }) => isVerified).slice(0, 1)];
    return session;
  }
}

/**
 * Decrypts the datagrams between a server and its clients that a network analyser has captured, with secrets of a key log or
 * pre-shared keys. Reads DTLS 1.2 with the cipher suites of this package, Connection IDs and resumed sessions. The datagrams
 * must be in the order of their capture, with the handshake first.
 */
export class CapturedConnections {
  readonly #keys: CaptureKeys;
  readonly #resumable = new Map<string, Uint8Array>();
  readonly #byAddress = new Map<string, CapturedClient>();
  /** By the Connection ID in records of the client, in hexadecimal. */
  readonly #byCid = new Map<string, CapturedClient>();
  readonly #cidLengths = new Set<number>();

  constructor(keys: CaptureKeys) {
    this.#keys = keys;
  }

  /**
   * Reads the next datagram. Never throws for its content.
   *
   * @param address of the client, with its port
   */
  read(datagram: Buffer, from: CaptureSide, address: string): CapturedDatagram {
    const client = this.#clientOf(datagram, from, address);
    const contents: CapturedContent[] = [];
    for (let rest = datagram; rest.length > 0;) {
      // One record at a time: a record can have a Connection ID that the handshake before it in the datagram has negotiated.
      const [record] = records(rest, client.cidBytes(rest, from));
      if (!record) {
        contents.push({
          fault: rest[0] === ContentType.tls12Cid ? client.fault : 'it is not a record of DTLS 1.2',
        });
        break;
      }
      if (record.epoch === 0) this.#addHandshake(record, from, client);
      else {
        const content = client.read(record, from);
        if (content) contents.push(content);
      }
      rest = rest.subarray(record.header.length + record.fragment.length);
    }
    return { client, contents };
  }

  /** A client keeps its sessions at a new address if a record with its Connection ID verifies (RFC 9146 section 6). */
  #clientOf(datagram: Buffer, from: CaptureSide, address: string): CapturedClient {
    const known = this.#byAddress.get(address);
    const mayHaveMoved = from === 'client' && datagram[0] === ContentType.tls12Cid;
    for (const length of mayHaveMoved ? this.#cidLengths : []) {
      const client = this.#byCid.get(cidIn(datagram, length).toString('hex'));
      if (!client || client === known) continue;
      const [record] = records(datagram, length);
      if (!record || !client.sessions.some((session) => session.open(record, from))) continue;
      if (this.#byAddress.get(client.address) === client) this.#byAddress.delete(client.address);
      client.address = address;
      this.#byAddress.set(address, client);
      return client;
    }
    if (known) return known;
    const client = new CapturedClient(address);
    this.#byAddress.set(address, client);
    return client;
  }

  #addHandshake({ type, fragment }: RawRecord, from: CaptureSide, client: CapturedClient): void {
    if (type !== ContentType.handshake) return;
    for (const part of fragmentsIn(fragment)) {
      const cid = client.addHandshake(part, from, this.#keys, this.#resumable)?.cids.client;
      if (cid === undefined || cid.length === 0) continue;
      this.#byCid.set(cid.toString('hex'), client);
      this.#cidLengths.add(cid.length);
    }
  }
}

function cidIn(record: Buffer, length: number): Buffer {
  return record.subarray(CID_START, CID_START + length);
}
