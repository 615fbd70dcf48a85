import { AlertDescription } from '../alert.ts';
import type { HandshakeSettings } from '../connection/settings.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { DtlsError } from '../errors.ts';
import { CertificateType } from '../handshake/extensions/certificate-type.ts';
import type { ClientHelloExtensions } from '../handshake/extensions/client-hello-extensions.ts';
import { readServerHelloExtensions } from '../handshake/extensions/server-hello-extensions.ts';
import type { ServerHelloExtensions } from '../handshake/extensions/server-hello-extensions.ts';
import { decodeServerHello } from '../handshake/messages/server-hello.ts';
import type { ServerHello } from '../handshake/messages/server-hello.ts';
import type { Offer } from './offer.ts';
import type { SecurityParameters } from './security-parameters.ts';
import { DTLS_1_2, MAX_PLAINTEXT_BYTES } from '../record/record.ts';

/** The server's choice, as read by the client. */
export interface ServerChoice {
  readonly parameters: SecurityParameters;
  /** Type of the server's certificate, and of the client's if it is requested. */
  readonly serverCertificateType: number;
  readonly clientCertificateType: number;
}

/**
 * Checks a ServerHello against the offer.
 *
 * @throws DecodeError for a malformed message; DtlsError `invalid` with the alert for a choice that was not offered
 */
export function readServerChoice(
  body: Buffer,
  offer: Offer,
  settings: HandshakeSettings,
  allowLegacyMasterSecret: boolean,
): ServerChoice {
  const hello = decodeServerHello(body);
  const suite = checkedSuite(hello, offer);
  const answer = checkedExtensions(hello, offer, suite);
  const resumed = hello.sessionId.length > 0 && offer.resume?.sessionId.equals(hello.sessionId) === true;
  checkMasterSecret(answer, resumed, allowLegacyMasterSecret);
  if (resumed && offer.resume.suite !== suite.id) {
    refuse('The server resumes a session with another suite', AlertDescription.illegalParameter);
  }
  const { ownRecordLimit, peerRecordLimit } = recordLimits(answer, offer.extensions, settings);
  return {
    parameters: {
      suite,
      clientRandom: offer.hello.random,
      serverRandom: hello.random,
      extendedMasterSecret: answer.extendedMasterSecret === true,
      encryptThenMac: answer.encryptThenMac === true,
      ownCid: answer.connectionId && offer.extensions.connectionId,
      peerCid: answer.connectionId,
      ownRecordLimit,
      peerRecordLimit,
      sessionId: hello.sessionId,
      resumed,
    },
    serverCertificateType: answer.serverCertificateType ?? CertificateType.x509,
    clientCertificateType: answer.clientCertificateType ?? CertificateType.x509,
  };
}

function checkedSuite(hello: ServerHello, offer: Offer): CipherSuite {
  if (hello.version !== DTLS_1_2) {
    refuse('The server does not speak DTLS 1.2', AlertDescription.protocolVersion);
  }
  if (hello.compressionMethod !== 0) {
    refuse('The server chose a compression', AlertDescription.illegalParameter);
  }
  const suite = offer.suites.find(({ id }) => id === hello.cipherSuite);
  return suite ?? refuse('The server chose a suite that was not offered', AlertDescription.illegalParameter);
}

function checkedExtensions(hello: ServerHello, offer: Offer, suite: CipherSuite): ServerHelloExtensions {
  const offered = new Set(offer.hello.extensions.map(({ type }) => type));
  if (hello.extensions.some(({ type }) => !offered.has(type))) {
    refuse('The server answered an extension that was not offered', AlertDescription.unsupportedExtension);
  }
  const answer = readServerHelloExtensions(hello.extensions);
  const { clientCertificateTypes, serverCertificateTypes } = offer.extensions;
  const fits =
    isOneOf(answer.clientCertificateType, clientCertificateTypes) &&
    isOneOf(answer.serverCertificateType, serverCertificateTypes);
  if (!fits || (answer.encryptThenMac === true && suite.bulk.kind !== 'cbc')) {
    refuse('The server answered an extension wrongly', AlertDescription.illegalParameter);
  }
  return answer;
}

function isOneOf(choice: number | undefined, offered: readonly number[] | undefined): boolean {
  return choice === undefined || offered?.includes(choice) === true;
}

/** RFC 7627 sections 5.2 and 5.3. Only sessions with an extended master secret are offered for resumption. */
function checkMasterSecret(answer: ServerHelloExtensions, resumed: boolean, allowLegacy: boolean): void {
  if (answer.extendedMasterSecret === true || (allowLegacy && !resumed)) return;
  refuse('The server leaves out the extended master secret', AlertDescription.handshakeFailure);
}

/** RFC 8449 section 5 takes precedence over RFC 6066 section 4, whose limit applies in both directions. */
function recordLimits(
  answer: ServerHelloExtensions,
  offered: ClientHelloExtensions,
  settings: HandshakeSettings,
): { ownRecordLimit: number; peerRecordLimit: number } {
  const { maxFragmentLength, recordSizeLimit } = answer;
  if (recordSizeLimit !== undefined) {
    if (maxFragmentLength !== undefined) {
      refuse('The server limits records twice', AlertDescription.illegalParameter);
    }
    return { ownRecordLimit: settings.ownRecordLimit, peerRecordLimit: recordSizeLimit };
  }
  if (maxFragmentLength === undefined) {
    return { ownRecordLimit: MAX_PLAINTEXT_BYTES, peerRecordLimit: MAX_PLAINTEXT_BYTES };
  }
  if (maxFragmentLength !== offered.maxFragmentLength) {
    refuse('The server chose another length than was offered', AlertDescription.illegalParameter);
  }
  return { ownRecordLimit: maxFragmentLength, peerRecordLimit: maxFragmentLength };
}

function refuse(message: string, alert: AlertDescription): never {
  throw new DtlsError('invalid', message, { alert });
}
