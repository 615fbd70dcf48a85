import type { CapturedContent } from '@muster/lwm2m';
import { malformedLine, messageLine, noteLine, type DatagramOrigin } from './capture-line.ts';
import type { CaptureSide } from './capture-types.ts';
import type { CaptureWriter } from './capture-writer.ts';
import { readDatagram, type RecordedLink } from './recorded-link.ts';

/** Maximum number of reasons in the figures. */
const maxReasons = 10;

/** Figures of the messages in a capture file. */
export interface MessageStats {
  /** Number of addresses from which a device has registered. */
  readonly devices: number;
  /** Number of messages from devices. */
  readonly fromDevices: number;
  /** Number of messages from the server. */
  readonly fromServer: number;
  /** Number of datagrams or decrypted records that are not CoAP messages. */
  readonly malformed: number;
  /**
   * Number of protected records that could not be decrypted, including those of handshakes. The file has a note for
   * each.
   */
  readonly undecrypted: number;
  /** The ten most frequent reasons, each with its number of records. */
  readonly undecryptedReasons: readonly { readonly reason: string; readonly records: number }[];
}

/** Writes messages to a capture file and counts them. */
export class MessageLog {
  readonly #writer: CaptureWriter;
  readonly #counts = { devices: 0, fromDevices: 0, fromServer: 0, malformed: 0, undecrypted: 0 };
  readonly #reasons = new Map<string, number>();

  constructor(writer: CaptureWriter) {
    this.#writer = writer;
  }

  get stats(): MessageStats {
    const reasons = [...this.#reasons].toSorted(([, a], [, b]) => b - a).slice(0, maxReasons);
    return {
      ...this.#counts,
      undecryptedReasons: reasons.map(([reason, records]) => ({ reason, records })),
    };
  }

  /**
   * Writes the line of a message, or a note for a record that could not be decrypted.
   *
   * @param ms milliseconds since the start of the recording
   * @throws CaptureWriteError if the file can no longer be written
   */
  write(link: RecordedLink, from: CaptureSide, ms: number, content: CapturedContent): void {
    if ('fault' in content) {
      const { fault: reason } = content;
      this.#counts.undecrypted += 1;
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
      this.#writer.write(noteLine({ note: 'not-decrypted', ...originOf(link, from, ms), reason }));
      return;
    }
    const message = readDatagram(content.data);
    this.#counts[from === 'device' ? 'fromDevices' : 'fromServer'] += 1;
    if (typeof message === 'string') {
      this.#counts.malformed += 1;
      this.#writer.write(malformedLine(originOf(link, from, ms), message, content.data));
      return;
    }
    if (link.learnName(from, message)) this.#counts.devices += 1;
    this.#writer.write(messageLine(originOf(link, from, ms), message, link.pathOf(from, message)));
  }
}

function originOf(link: RecordedLink, from: CaptureSide, ms: number): DatagramOrigin {
  return { ms: Math.round(ms * 10) / 10, device: link.device, link: link.number, from };
}
