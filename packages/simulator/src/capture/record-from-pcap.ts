import { readFile } from 'node:fs/promises';
import { formatHostPort } from '@muster/net';
import { demandArgument } from '../demand-argument.ts';
import { CaptureFileError, CaptureOptionError } from './capture-error.ts';
import { headerLine, noteLine } from './capture-line.ts';
import { CaptureWriter } from './capture-writer.ts';
import {
  datagramReader,
  readCaptureKeys,
  type CaptureKeyFiles,
  type DatagramReader,
} from './capture-keys.ts';
import { resolveCoapServer } from './coap-server-address.ts';
import { MessageLog, type MessageStats } from './message-log.ts';
import { readPcap, type CapturedPacket } from './read-pcap.ts';
import type { RecordCaptureOptions, RecordStats } from './record-capture.ts';
import { RecordedLink } from './recorded-link.ts';

/** Files of a conversion, and the address of the server in them. */
export interface RecordFromPcapOptions
  extends Pick<RecordCaptureOptions, 'file' | 'overwrite'>, CaptureKeyFiles {
  /** Path of a file in the format pcapng or pcap. */
  readonly pcap: string;
  /** Address of the server in that file, such as `coap://192.0.2.1:5683` or `coaps://192.0.2.1:5684`. */
  readonly server: string;
}

/** Maximum number of addresses that an error message lists. */
const maxListed = 5;

/**
 * Converts the CoAP messages between devices and a server in a packet file to a capture file. Each address that
 * exchanges datagrams with the server is a device. Messages over DTLS 1.2 are decrypted with the key log in a file of
 * the format pcapng and with those of the options. A device keeps its link while its Connection ID shows a change of
 * its address (RFC 9146).
 *
 * @throws CaptureOptionError for an `mqtt:` address, if no datagram is from or to the server, or if no message of a
 * `coaps:` server can be decrypted; ServerUriError for a malformed URI or an unknown host; CaptureFileError if the
 * packet file or a file of keys cannot be read; CaptureWriteError if the capture file cannot be created or written
 */
export async function recordFromPcap(options: RecordFromPcapOptions): Promise<RecordStats> {
  demandArgument('options', options, 'recordFromPcap');
  const { uri, scheme, address, port } = await resolveCoapServer(options.server);
  const server = formatHostPort(address, port);
  const { packets: all, keyLogs } = await readPackets(options.pcap);
  const packets = all.filter((packet) => placesOf(packet).includes(server));
  const [first] = packets;
  if (!first) throw noDatagrams(options.pcap, uri, all);
  const keys = scheme === 'coaps' ? await readCaptureKeys(options, keyLogs) : undefined;
  const writer = new CaptureWriter(options.file, options.overwrite ?? false);
  try {
    const startedAt = new Date(first.timeMs).toISOString();
    writer.write(headerLine({ startedAt, listen: uri, server: uri }));
    const counts = writePackets(writer, datagramReader(keys), packets, server, first.timeMs);
    if (counts.undecrypted > 0 && counts.fromDevices + counts.fromServer === 0) {
      throw nothingDecrypted(options.pcap, counts);
    }
    return { ...counts, notForwarded: 0, closedLinks: 0, bytes: writer.bytes };
  } finally {
    writer.close();
  }
}

function writePackets(
  writer: CaptureWriter,
  read: DatagramReader,
  packets: readonly CapturedPacket[],
  server: string,
  startMs: number,
): Omit<RecordStats, 'notForwarded' | 'closedLinks' | 'bytes'> {
  const links = new Map<unknown, RecordedLink>();
  const log = new MessageLog(writer);
  let ms = 0;
  for (const packet of packets) {
    const [source = '', target = ''] = placesOf(packet);
    const from = target === server ? 'device' : 'server';
    const { address, port } = from === 'device' ? packet.from : packet.to;
    const key = from === 'device' ? source : target;
    // Several interfaces can write their packets out of order.
    ms = Math.max(ms, packet.timeMs - startMs);
    const { client, contents } = read(packet.datagram, from, key);
    for (const content of contents) {
      let link = links.get(client);
      if (!link) {
        link = new RecordedLink(links.size + 1, { key, address, port });
        links.set(client, link);
        writer.write(noteLine({ ms, note: 'link', link: link.number, address: key }));
      }
      log.write(link, from, ms, content);
    }
  }
  const { stats } = log;
  writer.write(noteLine({ ms, note: 'end', messages: stats.fromDevices + stats.fromServer }));
  return { links: links.size, ...stats };
}

/** @throws CaptureFileError if the file cannot be read */
async function readPackets(file: string): Promise<{ packets: CapturedPacket[]; keyLogs: string[] }> {
  const keyLogs: string[] = [];
  try {
    return { packets: [...readPcap(await readFile(file), (text) => keyLogs.push(text))], keyLogs };
  } catch (error) {
    throw new CaptureFileError(file, undefined, `cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

function placesOf({ from, to }: CapturedPacket): string[] {
  return [from, to].map(({ address, port }) => formatHostPort(address, port));
}

function nothingDecrypted(
  file: string,
  { undecrypted, undecryptedReasons }: MessageStats,
): CaptureOptionError {
  const reasons = undecryptedReasons.map(({ reason, records }) => `${reason} (${records})`);
  return new CaptureOptionError(
    `None of the ${undecrypted} protected records in ${file} can be decrypted: ${reasons.join(', ')}.`,
  );
}

function noDatagrams(file: string, server: string, packets: readonly CapturedPacket[]): CaptureOptionError {
  const counts = new Map<string, number>();
  for (const place of packets.flatMap(placesOf)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const places = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxListed);
  const most = places.map(([place, count]) => `${place} (${count})`).join(', ');
  const remedy = most === '' ? 'It has no UDP datagrams.' : `Most are from or to ${most}.`;
  return new CaptureOptionError(`${file} has no datagrams from or to ${server}. ${remedy}`);
}
