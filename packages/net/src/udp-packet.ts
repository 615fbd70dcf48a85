import { unmapped } from './address.ts';
import type { DatagramAddress } from './packet-capture.ts';

const UDP = 17;
const HOPS = 64;
const IPV4_HEADER_BYTES = 20;
const IPV6_HEADER_BYTES = 40;
const UDP_HEADER_BYTES = 8;
const IPV6_BYTES = 16;

/**
 * Builds the IP packet of a datagram with the headers that a socket does not show (RFC 791, RFC 8200, RFC 768). A socket
 * that is bound to all addresses has the unspecified address.
 */
export function udpPacket(datagram: Uint8Array, from: DatagramAddress, to: DatagramAddress): Buffer {
  const [source, target] = addressBytes(unmapped(from.address), unmapped(to.address));
  const udp = Buffer.alloc(UDP_HEADER_BYTES + datagram.length);
  udp.writeUInt16BE(from.port, 0);
  udp.writeUInt16BE(to.port, 2);
  udp.writeUInt16BE(udp.length, 4);
  udp.set(datagram, UDP_HEADER_BYTES);
  const pseudoHeader = Buffer.concat([source, target, Buffer.of(0, UDP), udp.subarray(4, 6)]);
  // A value of 0 means no checksum, so a checksum of 0 is sent as all ones.
  udp.writeUInt16BE(checksum(pseudoHeader, udp) || 0xffff, 6);
  const header = source.length === IPV6_BYTES ? ipv6Header(udp.length) : ipv4Header(udp.length);
  header.set(target, header.length - target.length);
  header.set(source, header.length - target.length - source.length);
  if (source.length < IPV6_BYTES) header.writeUInt16BE(checksum(header), 10);
  return Buffer.concat([header, udp]);
}

function ipv4Header(payloadBytes: number): Buffer {
  const header = Buffer.alloc(IPV4_HEADER_BYTES);
  header[0] = 0x45;
  header.writeUInt16BE(IPV4_HEADER_BYTES + payloadBytes, 2);
  header[8] = HOPS;
  header[9] = UDP;
  return header;
}

function ipv6Header(payloadBytes: number): Buffer {
  const header = Buffer.alloc(IPV6_HEADER_BYTES);
  header[0] = 0x60;
  header.writeUInt16BE(payloadBytes, 4);
  header[6] = UDP;
  header[7] = HOPS;
  return header;
}

/** Returns both addresses in one family: a dual-stack socket on `::` has the address 0.0.0.0 for IPv4 peers. */
function addressBytes(from: string, to: string): [Buffer, Buffer] {
  if (from.includes(':') && to.includes(':')) return [ipv6Bytes(from), ipv6Bytes(to)];
  return [ipv4Bytes(from), ipv4Bytes(to)];
}

function ipv4Bytes(address: string): Buffer {
  return Buffer.from(address.includes(':') ? [0, 0, 0, 0] : address.split('.').map(Number));
}

function ipv6Bytes(address: string): Buffer {
  const [literal = ''] = address.split('%', 1);
  // The host of a URL contains only hexadecimal groups.
  const [head = '', tail = ''] = new URL(`http://[${literal}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
  const bytes = Buffer.alloc(IPV6_BYTES);
  const [first, last] = [groups(head), groups(tail)];
  first.forEach((group, at) => bytes.writeUInt16BE(group, at * 2));
  last.forEach((group, at) => bytes.writeUInt16BE(group, IPV6_BYTES - (last.length - at) * 2));
  return bytes;
}

/** Returns the Internet checksum (RFC 1071). All parts except the last must have an even length. */
function checksum(...parts: readonly Buffer[]): number {
  let sum = 0;
  for (const part of parts) {
    for (let at = 0; at + 1 < part.length; at += 2) sum += part.readUInt16BE(at);
    if (part.length % 2 === 1) sum += (part.at(-1) ?? 0) << 8;
  }
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000);
  return ~sum & 0xffff;
}
