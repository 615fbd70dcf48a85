import { expect } from 'chai';
import { AlertDescription } from '../../../src/alert.ts';
import { DecodeError } from '../../../src/errors.ts';
import { decodeFragments, encodeMessage } from '../../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../../src/handshake/handshake-type.ts';
import {
  decodeCertificateRequest,
  ECDSA_SIGN,
  encodeCertificateRequest,
} from '../../../src/handshake/messages/certificate-request.ts';
import { decodeClientHello, encodeClientHello } from '../../../src/handshake/messages/client-hello.ts';
import { decodeServerHello } from '../../../src/handshake/messages/server-hello.ts';
import { decodeEcdhePskServerKeyExchange } from '../../../src/handshake/messages/server-key-exchange.ts';
import { foreignMessages } from '../../support/foreign-messages.ts';
import { bodyOf, bytes, handshakeMessages } from '../../support/handshake-messages.ts';

const hex = (body: Buffer): string => body.toString('hex');

describe('handshake messages', () => {
  for (const { name, body, recode } of handshakeMessages) {
    it(`${name}: decodes, and encodes to the same bytes`, () => {
      expect(hex(recode(body))).to.equal(hex(body));
    });

    it(`${name}: cut anywhere, or longer, it is a DecodeError`, () => {
      // A hello without its extensions is one (RFC 5246 section 7.4.1.2): that cut is fine.
      for (let length = 0; length < body.length; length += 1) {
        const cut = body.subarray(0, length);
        if (!name.includes('Hello of') || hex(safely(() => recode(cut))) !== hex(cut)) {
          expect(() => recode(cut), `${length} bytes`).to.throw(DecodeError);
        }
      }
      expect(() => recode(Buffer.concat([body, Buffer.of(0)])))
        .to.throw(DecodeError)
        .with.property('alert', AlertDescription.decodeError);
    });
  }

  it('ClientHello: the fields of a foreign one', () => {
    const hello = decodeClientHello(bodyOf('clientHello'));
    expect(hello.version).to.equal(0xfefd);
    expect(hex(hello.random)).to.equal('cb4e573b4207fcc2ec14745af3093547f51ac26d935dddba0905537580db3b35');
    expect(hello.sessionId).to.have.length(0);
    expect(hex(hello.cookie)).to.equal('5cf54f77b51b3b18ef6e1555e0f682fc');
    expect(hello.cipherSuites).to.deep.equal([0xc0ae]);
    expect(hex(hello.compressionMethods)).to.equal('00');
    expect(hello.extensions.map(({ type }) => type)).to.deep.equal([
      5, 19, 20, 10, 11, 13, 23, 35, 0xff01, 28,
    ]);
  });

  it('ServerHello: the fields of a foreign one', () => {
    const hello = decodeServerHello(bodyOf('serverHello'));
    expect(hello).to.include({ cipherSuite: 0xc0ae, compressionMethod: 0 });
    expect(hello.sessionId).to.have.length(32);
    expect(hello.extensions.map(({ type }) => type)).to.deep.equal([19, 20, 11, 23, 35, 0xff01, 28]);
  });

  it('a session id of 33 bytes is too long (RFC 5246 section 7.4.1.2)', () => {
    const hello = decodeClientHello(bodyOf('opensslClientHello'));
    const body = encodeClientHello({ ...hello, sessionId: Buffer.alloc(33) });
    expect(() => decodeClientHello(body)).to.throw(DecodeError);
  });

  it('an extension that occurs twice is an illegal_parameter', () => {
    const hello = decodeClientHello(bodyOf('opensslClientHello'));
    const twice = { type: 23, data: Buffer.alloc(0) };
    const body = encodeClientHello({ ...hello, extensions: [twice, twice] });
    expect(() => decodeClientHello(body))
      .to.throw(DecodeError)
      .with.property('alert', AlertDescription.illegalParameter);
  });

  it('CertificateRequest: ecdsa_sign and ecdsa_secp256r1_sha256', () => {
    const request = decodeCertificateRequest(bodyOf('certificateRequest'));
    expect([...request.certificateTypes]).to.deep.equal([ECDSA_SIGN]);
    expect(request).to.deep.include({ signatureSchemes: [0x0403], certificateAuthorities: [] });
    const named = { ...request, certificateAuthorities: [bytes('3000'), bytes('3100')] };
    expect(decodeCertificateRequest(encodeCertificateRequest(named))).to.deep.equal(named);
  });

  it('ServerKeyExchange: another group or an explicit curve is an illegal_parameter', () => {
    for (const parameters of ['030018020401', '010017020401']) {
      expect(() => decodeEcdhePskServerKeyExchange(bytes(`0000${parameters}`)))
        .to.throw(DecodeError)
        .with.property('alert', AlertDescription.illegalParameter);
    }
  });

  it('the header of RFC 6347 section 4.2.2, in foreign bytes and ours', () => {
    for (const message of Object.values(foreignMessages)) {
      const [fragment] = decodeFragments(message);
      expect(fragment).to.include({ type: message[0], length: message.length - 12, offset: 0 });
      const { type, messageSeq, fragment: body } = fragment!;
      expect(hex(encodeMessage({ type, messageSeq, body }))).to.equal(hex(message));
    }
    const [done] = decodeFragments(foreignMessages.serverHelloDone);
    expect(done).to.include({ type: HandshakeType.serverHelloDone, messageSeq: 5, length: 0 });
  });

  it('fragments: several in a record; those out of bounds, and empty ones of a longer message, are malformed', () => {
    const two = Buffer.concat([foreignMessages.finished, foreignMessages.serverHelloDone]);
    expect(decodeFragments(two).map(({ messageSeq }) => messageSeq)).to.deep.equal([3, 5]);
    for (const malformed of [
      '',
      '14',
      '14000001000000000000000001', // its byte is missing
      '140000010000000001000001ff', // beyond the end
      '140000010000000000000000', // empty, of one byte
    ]) {
      expect(() => decodeFragments(bytes(malformed)), malformed).to.throw(DecodeError);
    }
  });
});

function safely(recode: () => Buffer): Buffer {
  try {
    return recode();
  } catch {
    return Buffer.from('none');
  }
}
