import { expect } from 'chai';
import { CHANGE_CIPHER_SPEC, packFlight, type FlightItem } from '../../src/flights/flight.ts';
import { decodeFragments } from '../../src/handshake/handshake-header.ts';
import { Reassembly } from '../../src/handshake/reassembly.ts';
import { ContentType, encodePlaintextRecord, records } from '../../src/record/record.ts';

const item = (messageSeq: number, length: number): FlightItem => ({
  kind: 'message',
  epoch: 0,
  message: { type: 11, messageSeq, body: Buffer.alloc(length, messageSeq + 1) },
});

function pack(items: readonly FlightItem[], maxDatagramBytes: number, maxRecordBytes = 16_384): Buffer[] {
  let sequence = 0;
  return packFlight(items, { maxDatagramBytes, maxRecordBytes }, (type, plaintext, epoch) =>
    encodePlaintextRecord(type, epoch, sequence++, plaintext),
  );
}

describe('packing of flights (RFC 6347 section 4.2.3)', () => {
  for (const [datagram, record] of [
    [256, 16_384],
    [1_280, 16_384],
    [1_280, 64],
    [300, 100],
    [65_000, 16_384],
  ] as const) {
    it(`datagrams of ${datagram}, records of ${record} bytes: all arrives, in order, within the limits`, () => {
      const items = [item(0, 70), item(1, 3_000), CHANGE_CIPHER_SPEC, item(2, 0), item(3, 245)];
      const datagrams = pack(items, datagram, record);
      const limits = { maxMessageBytes: 4_000, maxReassemblyBytes: 9_000, maxFragments: 64 };
      const reassembly = new Reassembly({ ...limits, maxMessageGap: 8 });
      let sequence = 0;
      for (const bytes of datagrams) {
        expect(bytes.length).to.be.at.most(datagram);
        for (const raw of records(bytes, 0)) {
          expect(raw.sequence).to.equal(sequence++);
          expect(raw.fragment.length).to.be.at.most(record);
          if (raw.type !== ContentType.handshake) continue;
          for (const fragment of decodeFragments(raw.fragment)) reassembly.add(fragment, 0);
        }
      }
      const bodies = [0, 1, 2, 3].map(() => reassembly.take()?.body);
      expect(bodies.map((body) => body?.length)).to.deep.equal([70, 3_000, 0, 245]);
      expect(bodies[1]?.equals(Buffer.alloc(3_000, 2))).to.equal(true);
    });
  }
});
