import * as certificateRequest from '../../src/handshake/messages/certificate-request.ts';
import * as certificateVerify from '../../src/handshake/messages/certificate-verify.ts';
import * as certificate from '../../src/handshake/messages/certificate.ts';
import * as clientHello from '../../src/handshake/messages/client-hello.ts';
import * as clientKeyExchange from '../../src/handshake/messages/client-key-exchange.ts';
import * as finished from '../../src/handshake/messages/finished.ts';
import * as helloVerifyRequest from '../../src/handshake/messages/hello-verify-request.ts';
import * as rawPublicKey from '../../src/handshake/messages/raw-public-key.ts';
import * as serverHelloDone from '../../src/handshake/messages/server-hello-done.ts';
import * as serverHello from '../../src/handshake/messages/server-hello.ts';
import * as serverKeyExchange from '../../src/handshake/messages/server-key-exchange.ts';
import { foreignMessages } from './foreign-messages.ts';

/** The functions `decodeX` and `encodeX` of every handshake message X. */
const codecs: Record<string, unknown> = {
  ...{ ...certificate, ...certificateRequest, ...certificateVerify, ...clientHello, ...clientKeyExchange },
  ...{ ...finished, ...helloVerifyRequest, ...rawPublicKey, ...serverHelloDone, ...serverHello },
  ...serverKeyExchange,
};

export const bodyOf = (name: keyof typeof foreignMessages): Buffer => foreignMessages[name].subarray(12);
export const bytes = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** A handshake message: decodes its body, and encodes it again. */
interface Case {
  readonly name: string;
  readonly body: Buffer;
  readonly recode: (body: Buffer) => Buffer;
}

function message(name: string, body: Buffer, codec: string): Case {
  const decode = codecs[`decode${codec}`] as (body: Buffer) => unknown;
  const encode = codecs[`encode${codec}`] as (content: unknown) => Buffer;
  return { name, body, recode: (given) => encode(decode(given)) };
}

export const handshakeMessages: readonly Case[] = [
  message('ClientHello of GnuTLS', bodyOf('clientHello'), 'ClientHello'),
  message('ClientHello of OpenSSL', bodyOf('opensslClientHello'), 'ClientHello'),
  message('HelloVerifyRequest', bodyOf('helloVerifyRequest'), 'HelloVerifyRequest'),
  message('ServerHello of GnuTLS', bodyOf('serverHello'), 'ServerHello'),
  message('ServerHello of OpenSSL', bodyOf('opensslServerHello'), 'ServerHello'),
  message('Certificate with a raw public key (RFC 7250)', bodyOf('rawPublicKey'), 'RawPublicKey'),
  message('ServerKeyExchange of ECDHE_ECDSA', bodyOf('ecdheServerKeyExchange'), 'EcdheServerKeyExchange'),
  message('CertificateRequest', bodyOf('certificateRequest'), 'CertificateRequest'),
  message('ClientKeyExchange of ECDHE_ECDSA', bodyOf('ecdheClientKeyExchange'), 'EcdheClientKeyExchange'),
  message('ClientKeyExchange of PSK', bodyOf('pskClientKeyExchange'), 'PskClientKeyExchange'),
  message('CertificateVerify', bodyOf('certificateVerify'), 'CertificateVerify'),
  message('Finished', bodyOf('finished'), 'Finished'),
  message('ServerHelloDone', bodyOf('serverHelloDone'), 'ServerHelloDone'),
  message('Certificate with two certificates', bytes('000009 0000020102 000001ff'), 'CertificateList'),
  message('Certificate with none', bytes('000000'), 'CertificateList'),
  message('ServerKeyExchange of PSK', bytes('000468696e74'), 'PskServerKeyExchange'),
  message('ServerKeyExchange of ECDHE_PSK', bytes('000468696e74 030017 020401'), 'EcdhePskServerKeyExchange'),
  message('ClientKeyExchange of ECDHE_PSK', bytes('00026964 020401'), 'EcdhePskClientKeyExchange'),
];
