import { AlertDescription } from '../alert.ts';
import type { ClientOptions } from '../connection/options.ts';
import type { PeerIdentity } from '../credentials.ts';
import { DtlsError } from '../errors.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeCertificateRequest } from '../handshake/messages/certificate-request.ts';
import type { CertificateRequest } from '../handshake/messages/certificate-request.ts';
import { decodeServerHelloDone } from '../handshake/messages/server-hello-done.ts';
import {
  decodeEcdhePskServerKeyExchange,
  decodeEcdheServerKeyExchange,
  decodePskServerKeyExchange,
  signedEcdhParameters,
} from '../handshake/messages/server-key-exchange.ts';
import type { ReceivedMessage } from '../handshake/reassembly.ts';
import type { HandshakeExchange } from './exchange.ts';
import { checkSignature, readPeerCertificate, verifyPeerCertificate } from './peer-certificate.ts';
import type { PeerCertificate } from './peer-certificate.ts';
import type { ServerChoice } from './server-choice.ts';

/** Content of flight 4 after the ServerHello. */
export interface ServerKeys {
  /** Undefined for PSK. */
  readonly publicPoint: Buffer | undefined;
  /** Identity that the server's signature proves; undefined with a pre-shared key. */
  readonly serverIdentity: PeerIdentity | undefined;
  /** Undefined if no certificate is requested. */
  readonly certificateRequest: CertificateRequest | undefined;
}

/**
 * Receives flight 4 after the ServerHello:
 *
 *     PSK            [ServerKeyExchange]                                                   ServerHelloDone
 *     ECDHE_PSK      ServerKeyExchange                                                     ServerHelloDone
 *     ECDHE_ECDSA    Certificate             ServerKeyExchange   [CertificateRequest]      ServerHelloDone
 *
 * @throws DecodeError; DtlsError `invalid` with the alert if the server cannot prove its identity
 */
export async function receiveServerHello(
  exchange: HandshakeExchange,
  choice: ServerChoice,
  options: ClientOptions,
): Promise<ServerKeys> {
  const { keyExchange } = choice.parameters.suite;
  if (keyExchange === 'PSK') return receivePsk(exchange);
  if (keyExchange === 'ECDHE_PSK') return receiveEcdhePsk(exchange);
  return receiveEcdheEcdsa(exchange, choice, options);
}

/** Ignores the hint, which helps to choose among several keys: we have only one (RFC 4279 section 5.2). */
async function receivePsk(exchange: HandshakeExchange): Promise<ServerKeys> {
  const message = await exchange.expect(HandshakeType.serverKeyExchange, HandshakeType.serverHelloDone);
  if (message.type === HandshakeType.serverHelloDone) {
    decodeServerHelloDone(message.body);
  } else {
    decodePskServerKeyExchange(message.body);
    await receiveDone(exchange);
  }
  return { publicPoint: undefined, serverIdentity: undefined, certificateRequest: undefined };
}

async function receiveEcdhePsk(exchange: HandshakeExchange): Promise<ServerKeys> {
  const message = await exchange.expect(HandshakeType.serverKeyExchange);
  const { publicPoint } = decodeEcdhePskServerKeyExchange(message.body);
  await receiveDone(exchange);
  return { publicPoint, serverIdentity: undefined, certificateRequest: undefined };
}

async function receiveEcdheEcdsa(
  exchange: HandshakeExchange,
  { parameters, serverCertificateType }: ServerChoice,
  options: ClientOptions,
): Promise<ServerKeys> {
  const { body } = await exchange.expect(HandshakeType.certificate);
  const certificate = readPeerCertificate(body, serverCertificateType);
  if (!certificate) {
    throw new DtlsError('invalid', 'The server sent no certificate', {
      alert: AlertDescription.badCertificate,
    });
  }
  const keyExchange = decodeEcdheServerKeyExchange(
    (await exchange.expect(HandshakeType.serverKeyExchange)).body,
  );
  const { publicPoint } = keyExchange;
  const { clientRandom, serverRandom } = parameters;
  checkSignature(certificate, signedEcdhParameters(clientRandom, serverRandom, publicPoint), keyExchange);
  const request = await exchange.expect(HandshakeType.certificateRequest, HandshakeType.serverHelloDone);
  const certificateRequest = await readRequest(exchange, request);
  exchange.transmitter.prepare();
  const serverIdentity = await verifyPeerCertificate(certificate, {
    purpose: 'server',
    trustedFor: () => options.credentials.trustedCertificates?.() ?? [],
    now: exchange.clock.now(),
    hostName: options.serverName,
    accepts: (candidate) => acceptsServer(candidate, options),
  });
  return { publicPoint, serverIdentity, certificateRequest };
}

async function readRequest(
  exchange: HandshakeExchange,
  message: ReceivedMessage,
): Promise<CertificateRequest | undefined> {
  if (message.type === HandshakeType.serverHelloDone) {
    decodeServerHelloDone(message.body);
    return undefined;
  }
  const request = decodeCertificateRequest(message.body);
  await receiveDone(exchange);
  return request;
}

async function receiveDone(exchange: HandshakeExchange): Promise<void> {
  decodeServerHelloDone((await exchange.expect(HandshakeType.serverHelloDone)).body);
}

function acceptsServer(
  certificate: PeerCertificate,
  { credentials }: ClientOptions,
): Promise<boolean> | boolean {
  if (certificate.kind === 'rpk') {
    const { publicKey, spki } = certificate;
    const isKnown = credentials.serverRawPublicKey?.equals(publicKey) === true;
    return isKnown && (credentials.verifyServer?.({ publicKey, spki }) ?? true);
  }
  const [own] = certificate.chain;
  return own !== undefined && (credentials.verifyServer?.({ certificate: own }) ?? true);
}
