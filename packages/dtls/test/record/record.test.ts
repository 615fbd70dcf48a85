import { expect } from 'chai';
import fc from 'fast-check';
import { encodePlaintextRecord, records } from '../../src/record/record.ts';
import { foreignSessions } from './foreign-records.ts';

const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 5_000);

describe('records of a datagram', () => {
  it('are read one after the other, with sequence numbers of 48 bits', () => {
    const datagram = Buffer.concat([
      encodePlaintextRecord(22, 0, 2 ** 48 - 1, Buffer.from('one')),
      encodePlaintextRecord(21, 0xffff, 2 ** 32, Buffer.alloc(0)),
      encodePlaintextRecord(23, 1, 2 ** 31, Buffer.from('three')),
    ]);
    const found = [...records(datagram, 6)].map((record) => {
      const { type, version, epoch, sequence, cid, fragment } = record;
      return [type, version, epoch, sequence, cid.length, fragment.toString()];
    });
    expect(found).to.deep.equal([
      [22, 0xfefd, 0, 2 ** 48 - 1, 0, 'one'],
      [21, 0xfefd, 0xffff, 2 ** 32, 0, ''],
      [23, 0xfefd, 1, 2 ** 31, 0, 'three'],
    ]);
  });

  it('have the Connection ID before their length (RFC 9146 4)', () => {
    const datagram = Buffer.from('19fefd0001000000000007' + 'c1dc1dc1dc1d' + '0003' + 'aabbcc' + '16', 'hex');
    const [record, more] = records(datagram, 6);
    expect(record?.cid.toString('hex')).to.equal('c1dc1dc1dc1d');
    expect(record?.header).to.deep.equal(datagram.subarray(0, 19));
    expect(record?.fragment.toString('hex')).to.equal('aabbcc');
    expect(more).to.equal(undefined);
  });

  it('are none where no Connection ID was given out and one is there', () => {
    const datagram = Buffer.from('19fefd00010000000000070003aabbcc', 'hex');
    expect([...records(datagram, 0)]).to.have.length(0);
  });

  it('end in silence where a record is cut, too long, or none at all', () => {
    const first = encodePlaintextRecord(22, 0, 1, Buffer.from('first'));
    const second = encodePlaintextRecord(22, 0, 2, Buffer.from('second'));
    for (let length = 0; length < second.length; length += 1) {
      expect([...records(Buffer.concat([first, second.subarray(0, length)]), 0)]).to.have.length(1);
    }
    const long = encodePlaintextRecord(23, 1, 2, Buffer.alloc(16_384 + 2_049));
    const tls = Buffer.from('16030300050102030405', 'hex');
    const coap = Buffer.from('40011234b474657374', 'hex');
    for (const tail of [long, tls, coap]) {
      expect([...records(Buffer.concat([first, tail]), 0)]).to.have.length(1);
    }
  });

  it(`throw nothing and stay within the datagram, over ${runs} mutated datagrams`, () => {
    const seeds = [
      ...foreignSessions.flatMap(({ client, server }) => [client, server, client + server]),
      '19fefd0001000000000007c1dc1dc1dc1d0003aabbcc16fefd000000000000000100020102',
    ].map((hex) => Buffer.from(hex, 'hex'));
    const mutations = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(), mutations, fc.nat(), fc.nat(255), (pick, changes, cut, cidBytes) => {
        const seed = Buffer.from(seeds[pick % seeds.length]!);
        for (const [at, value] of changes) seed[at % seed.length] = value;
        const datagram = cut % 3 === 0 ? seed.subarray(0, cut % seed.length) : seed;
        let end = 0;
        for (const record of records(datagram, cidBytes)) {
          end += record.header.length + record.fragment.length;
          expect(Number.isSafeInteger(record.sequence) && record.sequence < 2 ** 48).to.equal(true);
          expect(record.cid.length).to.equal(record.type === 25 ? cidBytes : 0);
        }
        expect(end).to.be.at.most(datagram.length);
      }),
      { numRuns: runs, seed: 6_347 },
    );
  });

  it('throw nothing on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(255), (bytes, cidBytes) => {
        expect([...records(Buffer.from(bytes), cidBytes)].length).to.be.at.most(4);
      }),
      { numRuns: runs, seed: 6_347 },
    );
  });
});
