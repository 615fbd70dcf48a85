import { decodeCertificateList, encodeCertificateList } from '../../src/handshake/messages/certificate.ts';
import {
  decodeCertificateRequest,
  encodeCertificateRequest,
} from '../../src/handshake/messages/certificate-request.ts';
import {
  decodeCertificateVerify,
  encodeCertificateVerify,
} from '../../src/handshake/messages/certificate-verify.ts';
import { decodeClientHello, encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import {
  decodeEcdheClientKeyExchange,
  decodeEcdhePskClientKeyExchange,
  decodePskClientKeyExchange,
  encodeEcdheClientKeyExchange,
  encodeEcdhePskClientKeyExchange,
  encodePskClientKeyExchange,
} from '../../src/handshake/messages/client-key-exchange.ts';
import { decodeFinished, encodeFinished } from '../../src/handshake/messages/finished.ts';
import {
  decodeHelloVerifyRequest,
  encodeHelloVerifyRequest,
} from '../../src/handshake/messages/hello-verify-request.ts';
import { decodeRawPublicKey, encodeRawPublicKey } from '../../src/handshake/messages/raw-public-key.ts';
import {
  decodeServerHelloDone,
  encodeServerHelloDone,
} from '../../src/handshake/messages/server-hello-done.ts';
import { decodeServerHello, encodeServerHello } from '../../src/handshake/messages/server-hello.ts';
import {
  decodeEcdhePskServerKeyExchange,
  decodeEcdheServerKeyExchange,
  decodePskServerKeyExchange,
  encodeEcdhePskServerKeyExchange,
  encodeEcdheServerKeyExchange,
  encodePskServerKeyExchange,
} from '../../src/handshake/messages/server-key-exchange.ts';
import { foreignMessages } from './foreign-messages.ts';

export const bodyOf = (name: keyof typeof foreignMessages): Buffer => foreignMessages[name].subarray(12);

/** A handshake message: decodes its body, and encodes it again. */
interface Case {
  readonly name: string;
  readonly body: Buffer;
  readonly recode: (body: Buffer) => Buffer;
}

const message = <T>(
  name: string,
  body: keyof typeof foreignMessages | Buffer,
  decode: (body: Buffer) => T,
  encode: (content: T) => Buffer,
): Case => ({
  name,
  body: typeof body === 'string' ? bodyOf(body) : body,
  recode: (given) => encode(decode(given)),
});
export const bytes = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

export const handshakeMessages: readonly Case[] = [
  message('ClientHello of GnuTLS', 'clientHello', decodeClientHello, encodeClientHello),
  message('ClientHello of OpenSSL', 'opensslClientHello', decodeClientHello, encodeClientHello),
  message('HelloVerifyRequest', 'helloVerifyRequest', decodeHelloVerifyRequest, encodeHelloVerifyRequest),
  message('ServerHello of GnuTLS', 'serverHello', decodeServerHello, encodeServerHello),
  message('ServerHello of OpenSSL', 'opensslServerHello', decodeServerHello, encodeServerHello),
  message(
    'Certificate with a raw public key (RFC 7250)',
    'rawPublicKey',
    decodeRawPublicKey,
    encodeRawPublicKey,
  ),
  message(
    'ServerKeyExchange of ECDHE_ECDSA',
    'ecdheServerKeyExchange',
    decodeEcdheServerKeyExchange,
    encodeEcdheServerKeyExchange,
  ),
  message('CertificateRequest', 'certificateRequest', decodeCertificateRequest, encodeCertificateRequest),
  message(
    'ClientKeyExchange of ECDHE_ECDSA',
    'ecdheClientKeyExchange',
    decodeEcdheClientKeyExchange,
    encodeEcdheClientKeyExchange,
  ),
  message(
    'ClientKeyExchange of PSK',
    'pskClientKeyExchange',
    decodePskClientKeyExchange,
    encodePskClientKeyExchange,
  ),
  message('CertificateVerify', 'certificateVerify', decodeCertificateVerify, encodeCertificateVerify),
  message('Finished', 'finished', decodeFinished, encodeFinished),
  message('ServerHelloDone', 'serverHelloDone', decodeServerHelloDone, encodeServerHelloDone),
  message(
    'Certificate with two certificates',
    bytes('000009 0000020102 000001ff'),
    decodeCertificateList,
    encodeCertificateList,
  ),
  message('Certificate with none', bytes('000000'), decodeCertificateList, encodeCertificateList),
  message(
    'ServerKeyExchange of PSK',
    bytes('000468696e74'),
    decodePskServerKeyExchange,
    encodePskServerKeyExchange,
  ),
  message(
    'ServerKeyExchange of ECDHE_PSK',
    bytes('000468696e74 030017 020401'),
    decodeEcdhePskServerKeyExchange,
    encodeEcdhePskServerKeyExchange,
  ),
  message(
    'ClientKeyExchange of ECDHE_PSK',
    bytes('00026964 020401'),
    decodeEcdhePskClientKeyExchange,
    encodeEcdhePskClientKeyExchange,
  ),
];
