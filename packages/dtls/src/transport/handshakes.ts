/**
 * Handles ClientHellos of a server.
 *
 *     ClientHello without a valid cookie ->  HelloVerifyRequest; no state is kept
 *     ClientHello with a valid cookie    ->  of the running handshake on that 5-tuple: passed to it
 *                                            another: a new handshake, which replaces the running one; an established
 *                                            connection remains until the new one is established
 *     fragment of a ClientHello          ->  the first one as above, by its beginning; with a valid cookie it is
 *                                            kept, and so are later ones, until the ClientHello is complete
 */
import type { Clock } from '@muster/net';
import type { ServerOptions } from '../connection/options.ts';
import { acceptServer } from '../connection/server.ts';
import { limitsOf } from '../connection/settings.ts';
import { DecodeError } from '../errors.ts';
import {
  answerFirstClientHello,
  verifyWholeClientHello,
  type ClientHelloPart,
  type VerifiedClientHello,
} from '../flights/hello-verify.ts';
import { CookieKeys } from '../handshake/cookie.ts';
import { publicRandom } from '../handshake/random.ts';
import { ContentType, type RawRecord } from '../record/record.ts';
import { Association, type AssociationOwner } from './association.ts';
import type { AssociationTable } from './association-table.ts';
import { HalfOpen } from './half-open.ts';
import { HelloFragments } from './hello-fragments.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { DtlsServerLimits } from './server-options.ts';

export interface HandshakeContext {
  readonly clock: Clock;
  readonly table: AssociationTable;
  readonly owner: AssociationOwner;
  readonly counters: DtlsServerCounters;
  readonly limits: DtlsServerLimits;
  /** Options of each connection, without its Connection ID. */
  readonly connectionOptions: Omit<ServerOptions, 'cid'>;
  /** Length of ids in bytes. They are sent to the peers as Connection IDs if `asksForCid`. */
  readonly idBytes: number;
  readonly asksForCid: boolean;
  transmit(datagram: Buffer, address: string, port: number): void;
}

/** A complete or partial ClientHello that can start a handshake. */
type NewHello = { readonly verified: VerifiedClientHello } | { readonly part: ClientHelloPart };

const CLIENT_HELLO = 1;
/** Offset after the header of the handshake message and the version. */
const RANDOM_AT = 14;
const RANDOM_END = RANDOM_AT + 32;
const noCid = Buffer.alloc(0);

/** Whether a plaintext record starts with a ClientHello. */
export function isClientHello({ type, epoch, fragment }: RawRecord): boolean {
  return type === ContentType.handshake && epoch === 0 && fragment[0] === CLIENT_HELLO;
}

export class Handshakes {
  readonly #context: HandshakeContext;
  readonly #halfOpen: HalfOpen;
  readonly #fragments: HelloFragments;
  readonly #cookies = new CookieKeys();
  #rotatedAtMs: number;
  #isStopped = false;

  constructor(context: HandshakeContext) {
    this.#context = context;
    const { maxHalfOpen, maxHalfOpenPerAddress } = context.limits;
    this.#halfOpen = new HalfOpen(maxHalfOpen, maxHalfOpenPerAddress);
    const limits = limitsOf(context.connectionOptions.limits);
    this.#fragments = new HelloFragments(context.clock, limits, this.#halfOpen);
    this.#rotatedAtMs = context.clock.monotonic();
  }

  /** Number of running handshakes. */
  get count(): number {
    return this.#halfOpen.count;
  }

  onClientHello(record: RawRecord, address: string, port: number): void {
    this.#rotateCookies();
    const answer = answerFirstClientHello(record, address, port, this.#cookies);
    if (!answer) return;
    if ('reply' in answer) {
      if (this.#isStopped) return;
      this.#context.counters.cookiesSent += 1;
      this.#context.transmit(answer.reply, address, port);
      return;
    }
    const underWay = this.#findHandshake(address, port);
    const isBeginning = 'verified' in answer || answer.part.isVerified;
    if (underWay && isBeginning && isSameHello(underWay, record)) {
      underWay.connection.receive(record);
      return;
    }
    this.#onNewHello(answer, record, address, port);
  }

  #onNewHello(answer: NewHello, record: RawRecord, address: string, port: number): void {
    const underWay = this.#findHandshake(address, port);
    if (this.#isStopped && !underWay) return;
    const hello =
      'verified' in answer ? answer.verified : this.#addFragment(answer.part, record, address, port);
    if (!hello || this.#isStopped) return;
    this.#fragments.forget(address, port);
    underWay?.destroy('replaced');
    this.#accept(hello, address, port);
  }

  /** Adds a fragment. @returns the ClientHello if it is complete and its cookie is valid */
  #addFragment(
    part: ClientHelloPart,
    record: RawRecord,
    address: string,
    port: number,
  ): VerifiedClientHello | undefined {
    try {
      const whole = this.#fragments.add(part, address, port);
      if (typeof whole === 'object') {
        return verifyWholeClientHello(whole.message, whole.recordSequence, address, port, this.#cookies);
      }
      if (whole === 'refused') this.#context.counters.halfOpenRefused += 1;
      // The end of a repeated ClientHello: the handshake repeats its flight.
      if (whole === 'ignored') this.#findHandshake(address, port)?.connection.receive(record);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
    return undefined;
  }

  #findHandshake(address: string, port: number): Association | undefined {
    const holder = this.#context.table.byAddress(address, port);
    return holder?.phase === 'handshaking' ? holder : holder?.successor;
  }

  /** Starts no new handshakes. Running ones continue, also with repeated ClientHellos. */
  stop(): void {
    this.#isStopped = true;
  }

  close(): void {
    this.#fragments.close();
  }

  /** Frees the place of a handshake that has succeeded or failed. */
  release(association: Association): void {
    if (!association.isHalfOpen) return;
    association.isHalfOpen = false;
    this.#halfOpen.release(association.address);
  }

  #accept(hello: VerifiedClientHello, address: string, port: number): void {
    const { table, owner, counters, connectionOptions, asksForCid } = this.#context;
    if (!this.#halfOpen.take(address)) {
      counters.halfOpenRefused += 1;
      return;
    }
    const id = this.#newId();
    const association = new Association(owner, id.toString('hex'), address, port);
    association.isHalfOpen = true;
    table.addHandshaking(association);
    const cid = asksForCid ? id : noCid;
    const connection = acceptServer(hello, { ...connectionOptions, cid: () => cid }, association);
    association.attach(connection);
  }

  #newId(): Buffer {
    const { table, idBytes } = this.#context;
    for (;;) {
      const id = publicRandom().subarray(0, idBytes);
      if (!table.has(id)) return id;
    }
  }

  /** Rotates without a timer: secrets age only while there are requests. */
  #rotateCookies(): void {
    const { clock, limits } = this.#context;
    const periods = Math.floor((clock.monotonic() - this.#rotatedAtMs) / limits.cookieRotationMs);
    if (periods < 1) return;
    this.#cookies.rotate();
    if (periods > 1) this.#cookies.rotate();
    this.#rotatedAtMs = clock.monotonic();
  }
}

/** Whether the client repeats its ClientHello, because our flight was lost. */
function isSameHello(association: Association, { fragment }: RawRecord): boolean {
  const random = association.connection.clientRandom;
  return random !== undefined && random.equals(fragment.subarray(RANDOM_AT, RANDOM_END));
}
