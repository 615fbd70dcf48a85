import { decodeFragments, encodeMessage } from '../../src/handshake/handshake-header.ts';
import { ContentType, encodePlaintextRecord, records } from '../../src/record/record.ts';

/** A datagram with the body of each unprotected handshake message of a type changed. */
export function changeMessage(datagram: Buffer, type: number, change: (body: Buffer) => Buffer): Buffer {
  const changed = [...records(datagram, 0)].map((record) => {
    const { epoch, sequence, fragment } = record;
    if (record.type !== ContentType.handshake || epoch !== 0) return Buffer.concat([record.header, fragment]);
    const messages = decodeFragments(fragment).map((part) =>
      encodeMessage({ ...part, body: part.type === type ? change(part.fragment) : part.fragment }),
    );
    return encodePlaintextRecord(ContentType.handshake, epoch, sequence, Buffer.concat(messages));
  });
  return Buffer.concat(changed);
}
