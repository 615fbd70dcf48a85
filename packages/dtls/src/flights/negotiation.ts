import { AlertDescription } from '../alert.ts';
import type { ServerOptions } from '../connection/options.ts';
import type { HandshakeSettings } from '../connection/settings.ts';
import type { ServerCredentials } from '../credentials.ts';
import { cipherSuites } from '../crypto/suites/suite.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { SignatureScheme } from '../crypto/signatures.ts';
import { DtlsError } from '../errors.ts';
import { CertificateType } from '../handshake/extensions/certificate-type.ts';
import { readClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import type { ClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import { ECPointFormat } from '../handshake/extensions/ec-point-formats.ts';
import { RENEGOTIATION_INFO_SCSV } from '../handshake/extensions/renegotiation-info.ts';
import type { ServerHelloExtensions } from '../handshake/extensions/server-hello-extensions.ts';
import { NamedGroup } from '../handshake/extensions/supported-groups.ts';
import { publicRandom } from '../handshake/random.ts';
import type { ClientHello } from '../handshake/messages/client-hello.ts';
import { MAX_PLAINTEXT_BYTES } from '../record/record.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { SecurityParameters } from './security-parameters.ts';
import { supportsDtls12 } from './version.ts';

/** The server's choice for a ClientHello. */
export interface Negotiated {
  readonly parameters: SecurityParameters;
  /** Extensions of the ServerHello. */
  readonly answer: ServerHelloExtensions;
  /** Session to resume. */
  readonly session: ResumableSession | undefined;
  /** Type of the server's certificate. */
  readonly serverCertificateType: number;
  /** Type of the client's certificate; undefined if it is not requested. */
  readonly clientCertificateType: number | undefined;
}

/**
 * Chooses from what a client offers.
 *
 * @throws DecodeError for malformed extensions; DtlsError `invalid` with the alert if there is no common choice
 */
export function negotiate(
  hello: ClientHello,
  options: ServerOptions,
  settings: HandshakeSettings,
): Negotiated {
  checkHello(hello);
  const offered = readClientHelloExtensions(hello.extensions);
  if (!offered.extendedMasterSecret && options.allowLegacyMasterSecret === false) {
    refuse('The client lacks the extended master secret', AlertDescription.handshakeFailure);
  }
  const session = sessionToResume(hello, offered, options);
  const suite = session ? resumedSuite(session) : chooseSuite(hello, offered, options);
  const types = session ? noCertificates : chooseCertificateTypes(suite, offered, options);
  const limits = recordLimits(offered, settings);
  const cid = offered.connectionId && options.cid?.();
  const parameters = {
    suite,
    clientRandom: hello.random,
    serverRandom: publicRandom(),
    extendedMasterSecret: offered.extendedMasterSecret === true,
    encryptThenMac: offered.encryptThenMac === true && suite.bulk.kind === 'cbc',
    ownCid: cid,
    peerCid: cid && offered.connectionId,
    ownRecordLimit: limits.ownRecordLimit,
    peerRecordLimit: limits.peerRecordLimit,
    sessionId: session?.sessionId ?? newSessionId(offered, options),
    resumed: session !== undefined,
  };
  const answer: ServerHelloExtensions = {
    ...answerExtensions(parameters, offered),
    ...certificateAnswersOf(types, offered),
    renegotiationInfo: indicatesRenegotiation(hello, offered) || undefined,
    maxFragmentLength: limits.maxFragmentLength,
    recordSizeLimit: limits.recordSizeLimit,
  };
  return { ...types, parameters, answer, session };
}

/** Returns the extensions for the negotiated parameters. */
function answerExtensions(
  parameters: SecurityParameters,
  offered: ClientHelloExtensions,
): ServerHelloExtensions {
  const isElliptic = parameters.suite.keyExchange !== 'PSK';
  return {
    extendedMasterSecret: parameters.extendedMasterSecret || undefined,
    encryptThenMac: parameters.encryptThenMac || undefined,
    pointFormats: isElliptic && offered.pointFormats ? [ECPointFormat.uncompressed] : undefined,
    connectionId: parameters.ownCid,
  };
}

function checkHello(hello: ClientHello): void {
  if (!supportsDtls12(hello.version)) {
    refuse('The client does not speak DTLS 1.2', AlertDescription.protocolVersion);
  }
  if (!hello.compressionMethods.includes(0)) {
    refuse('The client insists on compression', AlertDescription.illegalParameter);
  }
}

/** RFC 5746 section 3.6. */
function indicatesRenegotiation(hello: ClientHello, offered: ClientHelloExtensions): boolean {
  return offered.renegotiationInfo === true || hello.cipherSuites.includes(RENEGOTIATION_INFO_SCSV);
}

/** Without an extended master secret, a session has no id, because it cannot be resumed safely (RFC 7627 5.3). */
function newSessionId(offered: ClientHelloExtensions, { sessions }: ServerOptions): Buffer {
  return sessions && offered.extendedMasterSecret ? publicRandom() : Buffer.alloc(0);
}

function sessionToResume(
  hello: ClientHello,
  offered: ClientHelloExtensions,
  options: ServerOptions,
): ResumableSession | undefined {
  const session = hello.sessionId.length > 0 ? options.sessions?.find(hello.sessionId) : undefined;
  if (!session?.extendedMasterSecret) return undefined;
  // The session can be from a time when authentication was not required.
  if (options.clientAuthentication === 'require' && !session.peerIdentity) return undefined;
  if (!offered.extendedMasterSecret) {
    // RFC 7627 section 5.3: the server MUST abort.
    refuse('The client resumes without the extended master secret', AlertDescription.handshakeFailure);
  }
  const allowed = (options.suites ?? cipherSuites).some(({ id }) => id === session.suite);
  return allowed && hello.cipherSuites.includes(session.suite) ? session : undefined;
}

function resumedSuite(session: ResumableSession): CipherSuite {
  const suite = cipherSuites.find(({ id }) => id === session.suite);
  return suite ?? refuse('The session has an unknown suite', AlertDescription.internalError);
}

function chooseSuite(
  hello: ClientHello,
  offered: ClientHelloExtensions,
  options: ServerOptions,
): CipherSuite {
  const suite = (options.suites ?? cipherSuites).find(
    (candidate) =>
      hello.cipherSuites.includes(candidate.id) && isUsable(candidate, offered, options.credentials),
  );
  return suite ?? refuse('No cipher suite in common', AlertDescription.handshakeFailure);
}

function isUsable(
  suite: CipherSuite,
  offered: ClientHelloExtensions,
  credentials: ServerCredentials,
): boolean {
  if (suite.keyExchange === 'PSK') return credentials.psk !== undefined;
  if (!supportsP256(offered)) return false;
  if (suite.keyExchange === 'ECDHE_PSK') return credentials.psk !== undefined;
  const takesSignature = offered.signatureAlgorithms?.includes(SignatureScheme.ecdsaSecp256r1Sha256) ?? true;
  return takesSignature && serverCertificateType(offered, credentials) !== undefined;
}

/** A client without either extension accepts any group and the uncompressed format (RFC 8422 section 4). */
function supportsP256({ supportedGroups, pointFormats }: ClientHelloExtensions): boolean {
  return (
    (supportedGroups?.includes(NamedGroup.secp256r1) ?? true) &&
    (pointFormats?.includes(ECPointFormat.uncompressed) ?? true)
  );
}

/** Returns the first type in the client's list that we have (RFC 7250 section 4.2). */
function serverCertificateType(
  offered: ClientHelloExtensions,
  credentials: ServerCredentials,
): number | undefined {
  const own = new Set<number>([
    ...(credentials.rawPublicKey ? [CertificateType.rawPublicKey] : []),
    ...(credentials.certificate ? [CertificateType.x509] : []),
  ]);
  return (offered.serverCertificateTypes ?? [CertificateType.x509]).find((type) => own.has(type));
}

interface CertificateTypes {
  readonly serverCertificateType: number;
  readonly sendsServerType: boolean;
  readonly clientCertificateType: number | undefined;
}

const noCertificates: CertificateTypes = {
  serverCertificateType: CertificateType.x509,
  sendsServerType: false,
  clientCertificateType: undefined,
};

function chooseCertificateTypes(
  suite: CipherSuite,
  offered: ClientHelloExtensions,
  options: ServerOptions,
): CertificateTypes {
  if (suite.keyExchange !== 'ECDHE_ECDSA') return noCertificates;
  return {
    serverCertificateType: serverCertificateType(offered, options.credentials) ?? CertificateType.x509,
    sendsServerType: offered.serverCertificateTypes !== undefined,
    clientCertificateType: clientCertificateType(offered, options),
  };
}

/** Answers types that were offered, the client's only if its certificate is requested (RFC 7250 section 4.2). */
function certificateAnswersOf(
  types: CertificateTypes,
  offered: ClientHelloExtensions,
): ServerHelloExtensions {
  return {
    clientCertificateType: offered.clientCertificateTypes && types.clientCertificateType,
    serverCertificateType: types.sendsServerType ? types.serverCertificateType : undefined,
  };
}

function clientCertificateType(offered: ClientHelloExtensions, options: ServerOptions): number | undefined {
  const { clientAuthentication = 'none', credentials } = options;
  if (clientAuthentication === 'none') return undefined;
  const verifiable = new Set<number>([
    ...(credentials.verifyRawPublicKey ? [CertificateType.rawPublicKey] : []),
    ...(credentials.trustedCertificates ? [CertificateType.x509] : []),
  ]);
  const type = (offered.clientCertificateTypes ?? [CertificateType.x509]).find((one) => verifiable.has(one));
  if (type === undefined && clientAuthentication === 'require') {
    refuse('No type of client certificate in common', AlertDescription.unsupportedCertificate);
  }
  return type;
}

interface RecordLimits {
  readonly ownRecordLimit: number;
  readonly peerRecordLimit: number;
  /** Extensions of the answer. */
  readonly maxFragmentLength?: number;
  readonly recordSizeLimit?: number;
}

/** RFC 8449 section 5: record_size_limit takes precedence over max_fragment_length. */
function recordLimits(offered: ClientHelloExtensions, settings: HandshakeSettings): RecordLimits {
  const { ownRecordLimit } = settings;
  const { maxFragmentLength, recordSizeLimit } = offered;
  if (recordSizeLimit !== undefined) {
    return { ownRecordLimit, peerRecordLimit: recordSizeLimit, recordSizeLimit: ownRecordLimit };
  }
  if (maxFragmentLength !== undefined) {
    return { ownRecordLimit: maxFragmentLength, peerRecordLimit: maxFragmentLength, maxFragmentLength };
  }
  return { ownRecordLimit: MAX_PLAINTEXT_BYTES, peerRecordLimit: MAX_PLAINTEXT_BYTES };
}

function refuse(message: string, alert: AlertDescription): never {
  throw new DtlsError('invalid', message, { alert });
}
