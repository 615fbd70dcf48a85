import { readFile } from 'node:fs/promises';
import { formatHostPort } from '@muster/net';
import { demandArgument } from '../demand-argument.ts';
import { CaptureFileError, CaptureOptionError } from './capture-error.ts';
import { headerLine, noteLine } from './capture-line.ts';
import { CaptureWriter } from './capture-writer.ts';
import { resolveCoapServer } from './coap-server-address.ts';
import { readPcap, type CapturedPacket } from './read-pcap.ts';
import type { RecordCaptureOptions, RecordStats } from './record-capture.ts';
import { RecordedLink } from './recorded-link.ts';
import { writeDatagram } from './write-datagram.ts';

/** Files of a conversion, and the server in it. */
export interface RecordFromPcapOptions extends Pick<RecordCaptureOptions, 'file' | 'overwrite'> {
  /** Path of a file in the format pcapng or pcap. */
  readonly pcap: string;
  /** Address of the server in that file, such as `coap://192.0.2.1:5683`. */
  readonly server: string;
}

/** Number of addresses that an error message lists. */
const maxListed = 5;

/**
 * Writes the CoAP messages between devices and a server that a network analyser has captured to a capture file. Each address that
 * exchanges datagrams with the server is a device.
 *
 * @throws CaptureOptionError for a `coaps:` address, or if no datagram is from or to the server; ServerUriError for a malformed URI
 *   or an unknown host; CaptureFileError if the file of packets cannot be read; CaptureWriteError if the capture file cannot be
 *   created or written
 */
export async function recordFromPcap(options: RecordFromPcapOptions): Promise<RecordStats> {
  demandArgument('options', options, 'recordFromPcap');
  const { uri, address, port } = await resolveCoapServer(options.server);
  const server = formatHostPort(address, port);
  const all = await packetsOf(options.pcap);
  const packets = all.filter((packet) => placesOf(packet).includes(server));
  const [first] = packets;
  if (!first) throw noDatagrams(options.pcap, uri, all);
  const writer = new CaptureWriter(options.file, options.overwrite ?? false);
  try {
    const startedAt = new Date(first.timeMs).toISOString();
    writer.write(headerLine({ startedAt, listen: uri, server: uri }));
    const counts = writePackets(writer, packets, server, first.timeMs);
    return { ...counts, notForwarded: 0, closedLinks: 0, bytes: writer.bytes };
  } finally {
    writer.close();
  }
}

function writePackets(
  writer: CaptureWriter,
  packets: readonly CapturedPacket[],
  server: string,
  startMs: number,
): Pick<RecordStats, 'links' | 'devices' | 'fromDevices' | 'fromServer' | 'malformed'> {
  const links = new Map<string, RecordedLink>();
  const counts = { links: 0, devices: 0, fromDevices: 0, fromServer: 0, malformed: 0 };
  let ms = 0;
  for (const packet of packets) {
    const [source = '', target = ''] = placesOf(packet);
    const from = target === server ? 'device' : 'server';
    const { address, port } = from === 'device' ? packet.from : packet.to;
    const key = from === 'device' ? source : target;
    // Several interfaces can write their packets out of order.
    ms = Math.max(ms, packet.timeMs - startMs);
    let link = links.get(key);
    if (!link) {
      counts.links += 1;
      link = new RecordedLink(counts.links, { key, address, port });
      links.set(key, link);
      writer.write(noteLine({ ms, note: 'link', link: link.number, address: key }));
    }
    counts[from === 'device' ? 'fromDevices' : 'fromServer'] += 1;
    writeDatagram(writer, counts, { link, from, ms }, packet.datagram);
  }
  writer.write(noteLine({ ms, note: 'end', messages: packets.length }));
  return counts;
}

/** @throws CaptureFileError if the file cannot be read */
async function packetsOf(file: string): Promise<CapturedPacket[]> {
  try {
    return [...readPcap(await readFile(file))];
  } catch (error) {
    throw new CaptureFileError(file, undefined, `cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

function placesOf({ from, to }: CapturedPacket): string[] {
  return [from, to].map(({ address, port }) => formatHostPort(address, port));
}

function noDatagrams(file: string, server: string, packets: readonly CapturedPacket[]): CaptureOptionError {
  const counts = new Map<string, number>();
  for (const place of packets.flatMap(placesOf)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const places = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxListed);
  const most = places.map(([place, count]) => `${place} (${count})`).join(', ');
  const remedy = most === '' ? 'It has no UDP datagrams.' : `Most are from or to ${most}.`;
  return new CaptureOptionError(`${file} has no datagrams from or to ${server}. ${remedy}`);
}
