import { limitsOf } from '../connection/settings.ts';
import { pskPreMasterSecret, trafficKeys } from '../crypto/key-schedule.ts';
import { suiteById, type CipherSuite } from '../crypto/suites/suite.ts';
import { DecodeError } from '../errors.ts';
import { deriveMasterSecret } from '../flights/key-exchange.ts';
import { readClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import { readServerHelloExtensions } from '../handshake/extensions/server-hello-extensions.ts';
import type { HandshakeFragment, HandshakeMessage } from '../handshake/handshake-header.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeClientHello, type ClientHello } from '../handshake/messages/client-hello.ts';
import { decodePskClientKeyExchange } from '../handshake/messages/client-key-exchange.ts';
import { decodeServerHello, type ServerHello } from '../handshake/messages/server-hello.ts';
import { Reassembly } from '../handshake/reassembly.ts';
import { Transcript } from '../handshake/transcript.ts';
import { CapturedSession, type CaptureSide } from './captured-session.ts';

/** Secrets of captured connections. */
export interface CaptureKeys {
  /** Master secrets by the random of the ClientHello in lower-case hexadecimal, as a key log has them. */
  readonly masterSecrets: ReadonlyMap<string, Uint8Array>;
  /** Pre-shared keys by identity. They are enough for the key exchange PSK, but not for ECDHE_PSK. */
  readonly preSharedKeys: ReadonlyMap<string, Uint8Array>;
  /** Called with the master secret of each handshake. */
  readonly onMasterSecret?: (clientRandom: Uint8Array, masterSecret: Uint8Array) => void;
}

/** Place of the random in the bodies of both hello messages. */
const RANDOM = { start: 2, end: 34 } as const;
/** Length to which faults cut an identity. */
const MAX_IDENTITY_CHARACTERS = 100;

/** Why a handshake gives no keys. */
class CaptureFault extends Error {}

/** The random of a hello message in hexadecimal; undefined for other fragments. */
export function randomIn({ type, offset, fragment }: HandshakeFragment): string | undefined {
  const isHello = type === HandshakeType.clientHello || type === HandshakeType.serverHello;
  if (!isHello || offset > 0 || fragment.length < RANDOM.end) return undefined;
  return fragment.toString('hex', RANDOM.start, RANDOM.end);
}

/** The messages of one side, from its hello on. */
class Messages {
  readonly random: string;
  readonly all: HandshakeMessage[] = [];
  readonly #reassembly: Reassembly;

  constructor(random: string, { messageSeq }: HandshakeFragment) {
    this.random = random;
    this.#reassembly = new Reassembly(limitsOf(undefined), messageSeq);
  }

  /** @throws DecodeError for a message that is too long */
  add(fragment: HandshakeFragment): void {
    this.#reassembly.add(fragment, 0);
    for (let next = this.#reassembly.take(); next; next = this.#reassembly.take()) this.all.push(next);
  }
}

/** A handshake in a capture. It derives the keys of its session from both directions and the secrets. */
export class CapturedHandshake {
  /** Undefined until the capture has enough of the handshake. */
  session: CapturedSession | undefined;
  /** Reason why there is no session. */
  fault = 'part of the handshake is not in the capture';
  readonly #client: Messages;
  #server: Messages | undefined;
  readonly #keys: CaptureKeys;
  readonly #resumable: Map<string, Uint8Array>;

  /**
   * @param hello fragment with the beginning of the ClientHello
   * @param random of it, in hexadecimal
   * @param resumable master secrets of all connections to the server, by session ID in hexadecimal
   */
  constructor(
    hello: HandshakeFragment,
    random: string,
    keys: CaptureKeys,
    resumable: Map<string, Uint8Array>,
  ) {
    this.#client = new Messages(random, hello);
    this.#keys = keys;
    this.#resumable = resumable;
  }

  get clientRandom(): string {
    return this.#client.random;
  }

  add(fragment: HandshakeFragment, from: CaptureSide): void {
    const random = from === 'server' ? randomIn(fragment) : undefined;
    if (random !== undefined && random !== this.#server?.random) {
      // The server has forgotten the handshake, and answers the ClientHello again.
      this.#server = new Messages(random, fragment);
      this.session = undefined;
    }
    try {
      (from === 'client' ? this.#client : this.#server)?.add(fragment);
      this.session ??= this.#deriveSession();
    } catch (error) {
      if (!(error instanceof DecodeError || error instanceof CaptureFault)) throw error;
      this.fault = error.message;
    }
  }

  /** @throws CaptureFault, DecodeError if the messages give no keys */
  #deriveSession(): CapturedSession | undefined {
    // The second ClientHello, which has the cookie, replaces the first one.
    const hello = this.#client.all.findLast(({ type }) => type === HandshakeType.clientHello);
    const answer = this.#server?.all[0];
    if (!hello || !answer) return undefined;
    const [offer, choice] = [decodeClientHello(hello.body), decodeServerHello(answer.body)];
    const suite = suiteById(choice.cipherSuite);
    if (!suite) {
      throw new CaptureFault(`the cipher suite 0x${choice.cipherSuite.toString(16)} is not supported`);
    }
    const secret = this.#secretOf(offer, choice, suite);
    if (!secret) return undefined;
    const { master, source } = secret;
    this.#keys.onMasterSecret?.(offer.random, master);
    if (choice.sessionId.length > 0) this.#resumable.set(choice.sessionId.toString('hex'), master);
    const { encryptThenMac, connectionId } = readServerHelloExtensions(choice.extensions);
    const clientCid = readClientHelloExtensions(offer.extensions).connectionId;
    return new CapturedSession({
      suite,
      keys: trafficKeys(suite, master, offer.random, choice.random),
      encryptThenMac: encryptThenMac === true,
      // Each side chooses the Connection ID of the records that it receives (RFC 9146 section 3).
      cids: connectionId && clientCid ? { client: connectionId, server: clientCid } : undefined,
      source,
    });
  }

  #secretOf(
    offer: ClientHello,
    choice: ServerHello,
    suite: CipherSuite,
  ): { readonly master: Uint8Array; readonly source: string } | undefined {
    const logged = this.#keys.masterSecrets.get(this.clientRandom);
    if (logged) return { master: logged, source: 'the secret in the key log' };
    if (choice.sessionId.length > 0 && choice.sessionId.equals(offer.sessionId)) {
      const master = this.#resumable.get(choice.sessionId.toString('hex'));
      if (master) return { master, source: 'the secret of the resumed session' };
      throw new CaptureFault('the handshake of the resumed session is not in the capture, or has no key');
    }
    if (suite.keyExchange !== 'PSK') {
      throw new CaptureFault(`no secret in a key log, which key exchange ${suite.keyExchange} needs`);
    }
    return this.#pskSecret(offer, choice);
  }

  #pskSecret(
    offer: ClientHello,
    choice: ServerHello,
  ): { readonly master: Uint8Array; readonly source: string } | undefined {
    const fromServer = this.#server?.all ?? [];
    const at = this.#client.all.findIndex(({ type }) => type === HandshakeType.clientKeyExchange);
    const keyExchange = this.#client.all[at];
    if (!keyExchange || !fromServer.some(({ type }) => type === HandshakeType.serverHelloDone))
      return undefined;
    const identity = decodePskClientKeyExchange(keyExchange.body).toString('utf8');
    const shown = JSON.stringify(identity.slice(0, MAX_IDENTITY_CHARACTERS));
    const key = this.#keys.preSharedKeys.get(identity);
    if (!key) throw new CaptureFault(`no key for the identity ${shown}`);
    const helloAt = this.#client.all.findLastIndex(({ type }) => type === HandshakeType.clientHello);
    const [hello, ...fromClient] = this.#client.all.slice(helloAt, at + 1);
    const transcript = new Transcript();
    for (const message of [hello, ...fromServer, ...fromClient]) if (message) transcript.add(message);
    const { extendedMasterSecret } = readServerHelloExtensions(choice.extensions);
    const parameters = {
      extendedMasterSecret: extendedMasterSecret === true,
      clientRandom: offer.random,
      serverRandom: choice.random,
    };
    const master = deriveMasterSecret(transcript, parameters, pskPreMasterSecret(key));
    return { master, source: `the key of the identity ${shown}` };
  }
}
