import { expect } from 'chai';
import { answerFirstClientHello } from '../../src/flights/hello-verify.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { decodeFragments, encodeFragment, encodeMessage } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { encodeClientHello, type ClientHello } from '../../src/handshake/messages/client-hello.ts';
import { decodeHelloVerifyRequest } from '../../src/handshake/messages/hello-verify-request.ts';
import { ContentType, encodePlaintextRecord, records, type RawRecord } from '../../src/record/record.ts';
import { changeRecord } from '../support/raw-record.ts';

/** The shortest ClientHello there is. */
const shortest: ClientHello = {
  version: 0xfefd,
  random: Buffer.alloc(32, 7),
  sessionId: Buffer.alloc(0),
  cookie: Buffer.alloc(0),
  cipherSuites: [0xc0a8],
  compressionMethods: Buffer.of(0),
  extensions: [],
};

const message = (hello: ClientHello, messageSeq = 0) => ({
  type: HandshakeType.clientHello,
  messageSeq,
  body: encodeClientHello(hello),
});

function recordOf(plaintext: Buffer, sequence = 0): RawRecord {
  const [record] = records(encodePlaintextRecord(ContentType.handshake, 0, sequence, plaintext), 0);
  return record!;
}

const answer = (record: RawRecord, cookies = new CookieKeys()) =>
  answerFirstClientHello(record, '192.0.2.1', 5684, cookies);

describe('flight 2: HelloVerifyRequest (RFC 6347 section 4.2.1)', () => {
  it('is never longer than the ClientHello, and has the sequence number of its record', () => {
    const record = recordOf(encodeMessage(message(shortest)), 0x1234_5678_9abc);
    const result = answer(record);
    if (!result || !('reply' in result)) throw new Error('No reply');
    expect(result.reply.length).to.be.at.most(record.header.length + record.fragment.length);
    const [reply] = records(result.reply, 0);
    expect(reply).to.include({ type: ContentType.handshake, epoch: 0, sequence: 0x1234_5678_9abc });
    const [fragment] = decodeFragments(reply!.fragment);
    expect(fragment).to.include({ type: HandshakeType.helloVerifyRequest, messageSeq: 0, offset: 0 });
    expect(decodeHelloVerifyRequest(fragment!.fragment).version).to.equal(0xfeff);
  });

  it('with its cookie the ClientHello is verified; its message_seq and record sequence number are kept', () => {
    const cookies = new CookieKeys();
    const cookie = cookies.cookieFor('192.0.2.1', 5684, shortest);
    const result = answer(recordOf(encodeMessage(message({ ...shortest, cookie }, 1)), 9), cookies);
    if (!result || !('verified' in result)) throw new Error('Not verified');
    expect(result.verified).to.include({ recordSequence: 9 });
    expect(result.verified.message.messageSeq).to.equal(1);
    expect(result.verified.hello.random).to.deep.equal(shortest.random);
  });

  it('a cookie of elsewhere is answered with a new one', () => {
    const cookie = new CookieKeys().cookieFor('192.0.2.1', 5684, shortest);
    expect(answer(recordOf(encodeMessage(message({ ...shortest, cookie }, 1))))).to.have.property('reply');
  });

  it('the first fragment is answered if it reaches the cookie, never with more bytes', () => {
    const record = recordOf(encodeFragment(message(shortest), 0, 36), 5);
    const result = answer(record);
    if (!result || !('reply' in result)) throw new Error('No reply');
    expect(result.reply.length).to.be.at.most(record.header.length + record.fragment.length);
    expect(records(result.reply, 0)[Symbol.iterator]().next().value).to.include({ sequence: 5 });
  });

  it('with the cookie of a fragment or of a whole ClientHello the first fragment is verified, the others are parts', () => {
    const cookies = new CookieKeys();
    const ofHead = cookies.cookieForHead('192.0.2.1', 5684, shortest);
    for (const cookie of [ofHead, cookies.cookieFor('192.0.2.1', 5684, shortest)]) {
      const whole = message({ ...shortest, cookie }, 1);
      const first = answer(recordOf(encodeFragment(whole, 0, 68), 6), cookies);
      expect(first).to.have.property('part').that.includes({ isVerified: true, recordSequence: 6 });
      const second = answer(recordOf(encodeFragment(whole, 68, whole.body.length - 68), 7), cookies);
      expect(second).to.have.property('part').that.includes({ isVerified: false, recordSequence: 7 });
      expect(answer(recordOf(encodeMessage(whole)), cookies)).to.have.property('verified');
    }
    const elsewhere = new CookieKeys().cookieForHead('192.0.2.1', 5684, shortest);
    const forged = message({ ...shortest, cookie: elsewhere }, 1);
    expect(answer(recordOf(encodeFragment(forged, 0, 68)), cookies)).to.have.property('reply');
  });

  it('silence for everything else', () => {
    const good = encodeMessage(message(shortest));
    const record = recordOf(good);
    const silent: RawRecord[] = [
      changeRecord(record, { epoch: 1 }),
      changeRecord(record, { type: ContentType.alert }),
      changeRecord(record, { type: ContentType.applicationData }),
      recordOf(Buffer.alloc(0)),
      recordOf(good.subarray(0, good.length - 1)),
      recordOf(encodeFragment(message(shortest), 0, 20)),
      recordOf(Buffer.concat([good, good])),
      recordOf(encodeMessage({ type: HandshakeType.finished, messageSeq: 0, body: Buffer.alloc(12) })),
      recordOf(encodeMessage({ type: HandshakeType.clientHello, messageSeq: 0, body: Buffer.alloc(12) })),
    ];
    for (const [at, one] of silent.entries()) expect(answer(one), String(at)).to.equal(undefined);
  });
});
