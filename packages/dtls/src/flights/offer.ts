import { isIP } from 'node:net';
import type { ClientOptions } from '../connection/options.ts';
import type { HandshakeSettings } from '../connection/settings.ts';
import type { ClientCredentials } from '../credentials.ts';
import { signatureSchemes } from '../crypto/signatures.ts';
import { cipherSuites } from '../crypto/suites/suite.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { DtlsError } from '../errors.ts';
import { CertificateType } from '../handshake/extensions/certificate-type.ts';
import { writeClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import type { ClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import { ECPointFormat } from '../handshake/extensions/ec-point-formats.ts';
import { MAX_RECORD_SIZE_LIMIT } from '../handshake/extensions/record-size-limit.ts';
import { NamedGroup } from '../handshake/extensions/supported-groups.ts';
import { publicRandom } from '../handshake/random.ts';
import type { ClientHello } from '../handshake/messages/client-hello.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import { DTLS_1_2 } from '../record/record.ts';

/** A client's offer in its ClientHello. */
export interface Offer {
  readonly hello: ClientHello;
  readonly suites: readonly CipherSuite[];
  readonly extensions: ClientHelloExtensions;
  readonly resume: ResumableSession | undefined;
}

/** @throws DtlsError invalid if the credentials fit no suite */
export function makeOffer(options: ClientOptions, settings: HandshakeSettings): Offer {
  const { credentials } = options;
  const suites = (options.suites ?? cipherSuites).filter((suite) => isUsable(suite, credentials));
  if (suites.length === 0) {
    throw new DtlsError('invalid', 'The credentials fit none of the cipher suites');
  }
  const resume = usableSession(options, suites);
  const extensions = extensionsOf(options, settings, suites);
  const hello = {
    version: DTLS_1_2,
    random: publicRandom(),
    sessionId: resume?.sessionId ?? Buffer.alloc(0),
    cookie: Buffer.alloc(0),
    cipherSuites: suites.map(({ id }) => id),
    compressionMethods: Buffer.of(0),
    extensions: writeClientHelloExtensions(extensions),
  };
  return { hello, suites, extensions, resume };
}

/**
 * Returns the session to resume. Sessions without the extended master secret could be another server's (RFC 7627 section
 * 5.3), and the suite of the session must be offered (RFC 5246 section 7.4.1.2).
 */
function usableSession(
  { resume }: ClientOptions,
  suites: readonly CipherSuite[],
): ResumableSession | undefined {
  if (!resume?.extendedMasterSecret || resume.sessionId.length === 0) return undefined;
  return suites.some(({ id }) => id === resume.suite) ? resume : undefined;
}

function isUsable(suite: CipherSuite, credentials: ClientCredentials): boolean {
  return suite.keyExchange === 'ECDHE_ECDSA'
    ? serverCertificateTypes(credentials).length > 0
    : credentials.psk !== undefined;
}

/** Returns the certificate types that we can verify, in order of preference. */
function serverCertificateTypes(credentials: ClientCredentials): number[] {
  return [
    ...(credentials.serverRawPublicKey ? [CertificateType.rawPublicKey] : []),
    ...(credentials.trustedCertificates ? [CertificateType.x509] : []),
  ];
}

/** Returns the certificate types that we can present. */
function clientCertificateTypes(credentials: ClientCredentials): number[] {
  return [
    ...(credentials.rawPublicKey ? [CertificateType.rawPublicKey] : []),
    ...(credentials.certificate ? [CertificateType.x509] : []),
  ];
}

function extensionsOf(
  options: ClientOptions,
  settings: HandshakeSettings,
  suites: readonly CipherSuite[],
): ClientHelloExtensions {
  const limit = settings.ownRecordLimit < MAX_RECORD_SIZE_LIMIT ? settings.ownRecordLimit : undefined;
  return {
    renegotiationInfo: true,
    extendedMasterSecret: true,
    encryptThenMac: suites.some(({ bulk }) => bulk.kind === 'cbc') ? true : undefined,
    serverName: sentServerName(options),
    ...(suites.some(({ keyExchange }) => keyExchange !== 'PSK') ? ellipticExtensions : {}),
    ...(suites.some(({ keyExchange }) => keyExchange === 'ECDHE_ECDSA')
      ? certificateExtensions(options.credentials)
      : {}),
    // Older servers support only the former; servers that support both ignore it (RFC 8449 section 5).
    maxFragmentLength: limit,
    recordSizeLimit: limit,
    connectionId: options.cid?.(),
  };
}

/** Literal addresses are not sent (RFC 6066 section 3). */
function sentServerName({ serverName }: ClientOptions): string | undefined {
  return serverName !== undefined && isIP(serverName) === 0 ? serverName : undefined;
}

const ellipticExtensions: ClientHelloExtensions = {
  supportedGroups: [NamedGroup.secp256r1],
  pointFormats: [ECPointFormat.uncompressed],
};

function certificateExtensions(credentials: ClientCredentials): ClientHelloExtensions {
  return {
    signatureAlgorithms: [...signatureSchemes],
    clientCertificateTypes: unlessOnlyX509(clientCertificateTypes(credentials)),
    serverCertificateTypes: unlessOnlyX509(serverCertificateTypes(credentials)),
  };
}

/** X.509 is the default without the extension (RFC 7250 section 4.1). */
function unlessOnlyX509(types: readonly number[]): readonly number[] | undefined {
  return types.some((type) => type !== CertificateType.x509) ? types : undefined;
}
