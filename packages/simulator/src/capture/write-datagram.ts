import { malformedLine, messageLine } from './capture-line.ts';
import type { CaptureSide } from './capture-types.ts';
import type { CaptureWriter } from './capture-writer.ts';
import { readDatagram, type RecordedLink } from './recorded-link.ts';

/** Counts of the datagrams in a capture file. */
interface DatagramCounts {
  devices: number;
  malformed: number;
}

/**
 * Writes the line of a datagram, and counts it.
 *
 * @param ms milliseconds since the start of the recording
 * @throws CaptureWriteError if the file can no longer be written
 */
export function writeDatagram(
  writer: CaptureWriter,
  counts: DatagramCounts,
  { link, from, ms }: { readonly link: RecordedLink; readonly from: CaptureSide; readonly ms: number },
  datagram: Buffer,
): void {
  const message = readDatagram(datagram);
  if (typeof message !== 'string' && link.learnName(from, message)) counts.devices += 1;
  const sighting = { ms: Math.round(ms * 10) / 10, device: link.device, link: link.number, from };
  if (typeof message === 'string') {
    counts.malformed += 1;
    writer.write(malformedLine(sighting, message, datagram));
  } else {
    writer.write(messageLine(sighting, message, link.pathOf(from, message)));
  }
}
