import { expect } from 'chai';
import { Reassembly } from '../../src/handshake/reassembly.ts';

const limits = { maxMessageBytes: 1_000, maxReassemblyBytes: 2_500, maxFragments: 4, maxMessageGap: 3 };
const body = Buffer.from('0123456789');

/** A fragment of a message. */
const part = (messageSeq: number, from: number, to: number, whole = body, type = 11) => ({
  type,
  length: whole.length,
  messageSeq,
  offset: from,
  fragment: whole.subarray(from, to),
});

describe('reassembly of handshake messages (RFC 6347 section 4.2.3)', () => {
  let reassembly: Reassembly;

  beforeEach(() => (reassembly = new Reassembly(limits)));

  it('fragments in any order, overlapping and repeated', () => {
    expect(reassembly.add(part(0, 7, 10), 0)).to.equal('next');
    expect(reassembly.take()).to.equal(undefined);
    expect(reassembly.add(part(0, 0, 4), 0)).to.equal('next');
    expect(reassembly.add(part(0, 0, 4), 0)).to.equal('next');
    expect(reassembly.take()).to.equal(undefined);
    expect(reassembly.add(part(0, 2, 8), 0)).to.equal('next');
    const message = reassembly.take();
    expect(message?.body.toString()).to.equal('0123456789');
    expect(message).to.include({ type: 11, messageSeq: 0, epoch: 0 });
    expect(reassembly.bufferedBytes).to.equal(0);
  });

  it('messages come in the order of message_seq', () => {
    reassembly.add(part(2, 0, 10), 0);
    reassembly.add(part(1, 0, 10), 0);
    expect(reassembly.take()).to.equal(undefined);
    reassembly.add(part(0, 0, 0, Buffer.alloc(0)), 0);
    for (const messageSeq of [0, 1, 2]) expect(reassembly.take()?.messageSeq).to.equal(messageSeq);
    expect(reassembly.take()).to.equal(undefined);
  });

  it('a retransmission is recognized by the end of the last message', () => {
    for (const messageSeq of [0, 1]) {
      reassembly.add(part(messageSeq, 0, 10), 0);
      reassembly.take();
    }
    expect(reassembly.add(part(0, 0, 10), 0)).to.equal('ignored');
    expect(reassembly.add(part(1, 0, 5), 0)).to.equal('ignored');
    expect(reassembly.add(part(1, 5, 10), 0)).to.equal('repeated');
  });

  it('parts that disagree on type, length or epoch are ignored', () => {
    reassembly.add(part(0, 0, 5), 0);
    expect(reassembly.add(part(0, 5, 10, body, 12), 0)).to.equal('ignored');
    expect(reassembly.add(part(0, 5, 10, Buffer.alloc(11)), 0)).to.equal('ignored');
    expect(reassembly.add(part(0, 5, 10), 1)).to.equal('ignored');
    expect(reassembly.take()).to.equal(undefined);
  });

  it('bounds: how far ahead', () => {
    expect(reassembly.add(part(4, 0, 10), 0)).to.equal('ignored');
    expect(reassembly.add(part(3, 0, 10), 0)).to.equal('next');
  });

  it('bounds: pieces of a message', () => {
    const long = Buffer.alloc(100);
    const results = [0, 10, 20, 30, 40].map((at) => reassembly.add(part(0, at, at + 1, long), 0));
    expect(results).to.deep.equal(['next', 'next', 'next', 'next', 'ignored']);
    // What joins pieces is welcome all the same.
    expect(reassembly.add(part(0, 0, 100, long), 0)).to.equal('next');
    expect(reassembly.take()?.body).to.have.length(100);
  });

  it('bounds: bytes in all; the message that is due always finds its place', () => {
    const big = Buffer.alloc(1_000, 'x');
    const results = [1, 2, 3].map((messageSeq) => reassembly.add(part(messageSeq, 0, 10, big), 0));
    expect(results).to.deep.equal(['next', 'ignored', 'ignored']);
    expect(reassembly.add(part(0, 0, 1_000, big), 0)).to.equal('next');
    expect(reassembly.bufferedBytes).to.be.at.most(limits.maxReassemblyBytes);
    expect(reassembly.take()?.messageSeq).to.equal(0);
  });
});
