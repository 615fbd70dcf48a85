import type { PeerIdentity } from '../credentials.ts';
import { exportDirectionKeys, importDirectionKeys, trafficKeys } from '../crypto/key-schedule.ts';
import type { DirectionKeys } from '../crypto/key-schedule.ts';
import { suiteById } from '../crypto/suites/suite.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { DtlsError } from '../errors.ts';
import type { SecurityParameters } from '../flights/security-parameters.ts';
import { createProtection } from '../record/create-protection.ts';
import type { RecordLayer } from '../record/record-layer.ts';
import { MAX_PLAINTEXT_BYTES } from '../record/record.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { ConnectionRole } from './connection.ts';

const NONE = Buffer.alloc(0);

interface Fields {
  readonly suite: CipherSuite;
  readonly client: DirectionKeys;
  readonly server: DirectionKeys;
  readonly encryptThenMac: boolean;
  readonly extendedMasterSecret: boolean;
  readonly ownCid: Buffer | undefined;
  readonly peerCid: Buffer | undefined;
  readonly ownRecordLimit: number;
  readonly peerRecordLimit: number;
  /** Latin-1 string, which takes a fifth of the memory of a Buffer. Not secret. */
  readonly sessionId: string;
  /** Empty if the session cannot be resumed. */
  readonly masterSecret: Buffer;
  readonly resumed: boolean;
  readonly peerIdentity: PeerIdentity | undefined;
}

/** State that remains after the handshake. Kept small, because there can be many connections. */
export class EstablishedSession {
  peerIdentity: PeerIdentity | undefined;
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
    this.peerIdentity = fields.peerIdentity;
  }

  static of(parameters: SecurityParameters, masterSecret: Buffer): EstablishedSession {
    const { suite, clientRandom, serverRandom, sessionId, extendedMasterSecret } = parameters;
    const { client, server } = trafficKeys(suite, masterSecret, clientRandom, serverRandom);
    const { encryptThenMac, ownCid, peerCid, ownRecordLimit, peerRecordLimit, resumed } = parameters;
    const isResumable = sessionId.length > 0 && extendedMasterSecret;
    return new EstablishedSession({
      suite,
      client,
      server,
      encryptThenMac,
      extendedMasterSecret,
      ownCid: ownCid && copyBuffer(ownCid),
      peerCid: peerCid && copyBuffer(peerCid),
      ownRecordLimit,
      peerRecordLimit,
      sessionId: isResumable ? sessionId.toString('latin1') : '',
      masterSecret: isResumable ? copyBuffer(masterSecret) : NONE,
      resumed,
      peerIdentity: undefined,
    });
  }

  /** @throws DtlsError invalid for an unknown suite */
  static imported(state: ConnectionState): EstablishedSession {
    const suite = suiteById(state.suite);
    if (!suite) throw new DtlsError('invalid', 'The session has an unknown cipher suite');
    return new EstablishedSession({
      suite,
      client: importDirectionKeys(state.clientKeys),
      server: importDirectionKeys(state.serverKeys),
      encryptThenMac: state.encryptThenMac,
      extendedMasterSecret: state.extendedMasterSecret,
      ownCid: state.ownCid && copyBuffer(state.ownCid),
      peerCid: state.peerCid && copyBuffer(state.peerCid),
      ownRecordLimit: MAX_PLAINTEXT_BYTES,
      peerRecordLimit: state.peerRecordSizeLimit ?? MAX_PLAINTEXT_BYTES,
      sessionId: state.sessionId.toString('latin1'),
      masterSecret: copyBuffer(state.masterSecret ?? NONE),
      resumed: false,
      peerIdentity: state.peerIdentity,
    });
  }

  get suite(): CipherSuite {
    return this.#fields.suite;
  }

  get ownCid(): Buffer {
    return this.#fields.ownCid ?? NONE;
  }

  get peerCid(): Buffer {
    return this.#fields.peerCid ?? NONE;
  }

  get sessionId(): Buffer {
    return Buffer.from(this.#fields.sessionId, 'latin1');
  }

  get ownRecordLimit(): number {
    return this.#fields.ownRecordLimit;
  }

  get peerRecordLimit(): number {
    return this.#fields.peerRecordLimit;
  }

  get resumed(): boolean {
    return this.#fields.resumed;
  }

  get resumable(): ResumableSession | undefined {
    const { masterSecret, suite, extendedMasterSecret } = this.#fields;
    const { sessionId } = this;
    if (sessionId.length === 0) return undefined;
    const session = { sessionId, masterSecret, suite: suite.id, extendedMasterSecret };
    const identity = this.#storedIdentity();
    return identity ? { ...session, peerIdentity: identity } : session;
  }

  /** Protects both directions of a connection. */
  protect(role: ConnectionRole, records: RecordLayer): void {
    const { suite, client, server, encryptThenMac } = this.#fields;
    const [write, read] = role === 'client' ? [client, server] : [server, client];
    records.enableWrite(createProtection(suite, write, { encryptThenMac }), this.peerCid);
    records.enableRead(createProtection(suite, read, { encryptThenMac }), this.ownCid);
  }

  exportState(role: ConnectionRole, readTop: number, writeSequence: number): ConnectionState {
    const { suite, client, server, encryptThenMac, extendedMasterSecret, ...fields } = this.#fields;
    const { ownCid, peerCid, peerRecordLimit, masterSecret } = fields;
    const peerIdentity = this.#storedIdentity();
    return {
      role,
      suite: suite.id,
      clientKeys: exportDirectionKeys(client),
      serverKeys: exportDirectionKeys(server),
      encryptThenMac,
      extendedMasterSecret,
      readTop,
      writeSequence,
      sessionId: this.sessionId,
      ...(ownCid && peerCid ? { ownCid, peerCid } : {}),
      ...(peerRecordLimit < MAX_PLAINTEXT_BYTES ? { peerRecordSizeLimit: peerRecordLimit } : {}),
      ...(peerIdentity ? { peerIdentity } : {}),
      ...(masterSecret.length > 0 ? { masterSecret } : {}),
    };
  }

  #storedIdentity(): Pick<PeerIdentity, 'kind' | 'name'> | undefined {
    const identity = this.peerIdentity;
    if (!identity?.publicKey) return identity;
    return { kind: identity.kind, name: identity.name };
  }
}

/** A small view would keep its whole slab in memory. */
function copyBuffer(bytes: Buffer): Buffer {
  if (bytes.length === 0) return NONE;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
