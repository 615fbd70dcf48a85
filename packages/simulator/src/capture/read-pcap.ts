import { canonicalAddress } from '@muster/net';
import { PacketFields } from './packet-fields.ts';

/** A UDP datagram in a packet file. */
export interface CapturedPacket {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timeMs: number;
  readonly from: { readonly address: string; readonly port: number };
  readonly to: { readonly address: string; readonly port: number };
  readonly datagram: Buffer;
}

/** A packet with the header of its link. */
interface Frame {
  readonly timeMs: number;
  readonly linkType: number;
  readonly bytes: Buffer;
}

/** The latest time of a `Date`. */
const maxTimeMs = 8.64e15;
const classicMagic = { micros: 0xa1b2c3d4, nanos: 0xa1b23c4d } as const;
const sectionBlock = 0x0a0d0d0a;
const byteOrderMagic = 0x1a2b3c4d;
const blockType = { interface: 1, packet: 6, secrets: 10 } as const;
/** Secrets in the NSS key log format ("TLSK"). */
const tlsKeyLog = 0x544c534b;
const timeResolutionOption = 9;
const udp = 17;
const etherType = { ipv4: 0x0800, vlan: 0x8100, ipv6: 0x86dd } as const;

/** Bytes before the IP packet, by link type of tcpdump.org/linktypes.html. */
const linkHeaderBytes: Readonly<Record<number, number>> = {
  ...{ 0: 4, 108: 4 }, // loopback of BSD and macOS
  ...{ 12: 0, 14: 0, 101: 0, 228: 0, 229: 0 }, // raw IP
  ...{ 1: 14, 113: 16, 276: 20 }, // Ethernet, Linux "any" and its second version
};
const ethernet = 1;

/**
 * Reads the UDP datagrams of a file in the format pcapng or pcap. Skips other packets, fragments and cut-off packets.
 *
 * @param onKeyLog receives the key logs in the file (NSS key log format)
 * @throws TypeError if the bytes are neither format
 */
export function* readPcap(
  bytes: Buffer,
  onKeyLog: (text: string) => void = () => undefined,
): Generator<CapturedPacket> {
  for (const { timeMs, linkType, bytes: frame } of framesIn(bytes, onKeyLog)) {
    const headerBytes = linkHeaderBytes[linkType];
    if (headerBytes === undefined) throw new TypeError(`the link type ${linkType} is not known`);
    const isVlan = linkType === ethernet && frame.length > 14 && frame.readUInt16BE(12) === etherType.vlan;
    const found = datagramIn(frame.subarray(headerBytes + (isVlan ? 4 : 0)));
    if (found) yield { timeMs: Math.min(timeMs, maxTimeMs), ...found };
  }
}

function framesIn(bytes: Buffer, onKeyLog: (text: string) => void): Generator<Frame> {
  const magic = bytes.length < 24 ? 0 : bytes.readUInt32LE(0);
  if (magic === sectionBlock) return pcapngFrames(bytes, onKeyLog);
  for (const isLittle of [true, false]) {
    const fields = new PacketFields(bytes, isLittle);
    const found = bytes.length < 24 ? 0 : fields.uint32(0);
    if (found === classicMagic.micros) return classicFrames(fields, 1e3);
    if (found === classicMagic.nanos) return classicFrames(fields, 1e6);
  }
  throw new TypeError('the file is neither pcapng nor pcap');
}

function* classicFrames(fields: PacketFields, unitsPerMs: number): Generator<Frame> {
  const linkType = fields.uint32(20) & 0xffff;
  for (let at = 24; at + 16 <= fields.length;) {
    const timeMs = fields.uint32(at) * 1000 + fields.uint32(at + 4) / unitsPerMs;
    const length = fields.uint32(at + 8);
    yield { timeMs, linkType, bytes: fields.slice(at + 16, length) };
    at += 16 + length;
  }
}

function* pcapngFrames(bytes: Buffer, onKeyLog: (text: string) => void): Generator<Frame> {
  let fields = new PacketFields(bytes, true);
  let interfaces: { readonly linkType: number; readonly unitsPerMs: number }[] = [];
  for (let at = 0; at + 12 <= bytes.length;) {
    const type = fields.uint32(at);
    if (type === sectionBlock) {
      fields = new PacketFields(bytes, bytes.readUInt32LE(at + 8) === byteOrderMagic);
      interfaces = [];
    }
    const length = fields.uint32(at + 4);
    if (length < 12) throw new TypeError('a block of the file has an impossible length');
    if (type === blockType.interface) {
      interfaces.push({
        linkType: fields.uint16(at + 8),
        unitsPerMs: unitsPerMs(fields, at + 16, at + length - 4),
      });
    }
    if (type === blockType.secrets && fields.uint32(at + 8) === tlsKeyLog) {
      onKeyLog(fields.slice(at + 16, fields.uint32(at + 12)).toString('latin1'));
    }
    const link = type === blockType.packet ? interfaces[fields.uint32(at + 8)] : undefined;
    if (link !== undefined) {
      const units = fields.uint32(at + 12) * 2 ** 32 + fields.uint32(at + 16);
      const packet = fields.slice(at + 28, fields.uint32(at + 20));
      yield { timeMs: units / link.unitsPerMs, linkType: link.linkType, bytes: packet };
    }
    at += length;
  }
}

/**
 * Returns how many time units of an interface are a millisecond. Without the option if_tsresol, the unit is a
 * microsecond.
 */
function unitsPerMs(fields: PacketFields, start: number, end: number): number {
  for (let at = start; at + 4 <= end;) {
    const [option, length] = [fields.uint16(at), fields.uint16(at + 2)];
    if (option === 0) break;
    const value = option === timeResolutionOption ? (fields.slice(at + 4, 1)[0] ?? 6) : undefined;
    if (value !== undefined) return (value >= 128 ? 2 ** (value - 128) : 10 ** value) / 1000;
    at += 4 + length + (-length & 3);
  }
  return 1000;
}

function datagramIn(packet: Buffer): Omit<CapturedPacket, 'timeMs'> | undefined {
  const version = (packet[0] ?? 0) >> 4;
  if (version === 4 && packet.length >= 20) return ofIpv4(packet);
  if (version === 6 && packet.length >= 40) return ofIpv6(packet);
  return undefined;
}

function ofIpv4(packet: Buffer): Omit<CapturedPacket, 'timeMs'> | undefined {
  // The flag More Fragments is set, or the offset is not 0.
  const isFragment = (packet.readUInt16BE(6) & 0x3fff) !== 0;
  if (isFragment || packet[9] !== udp) return undefined;
  const addressAt = (at: number): string => packet.subarray(at, at + 4).join('.');
  return ofUdp(packet.subarray(((packet[0] ?? 0) & 15) * 4), addressAt(12), addressAt(16));
}

function ofIpv6(packet: Buffer): Omit<CapturedPacket, 'timeMs'> | undefined {
  if (packet[6] !== udp) return undefined;
  const addressAt = (at: number): string => {
    const groups =
      packet
        .subarray(at, at + 16)
        .toString('hex')
        .match(/.{4}/gu) ?? [];
    return canonicalAddress(groups.join(':'));
  };
  return ofUdp(packet.subarray(40), addressAt(8), addressAt(24));
}

function ofUdp(udpBytes: Buffer, source: string, target: string): Omit<CapturedPacket, 'timeMs'> | undefined {
  if (udpBytes.length < 8) return undefined;
  const length = udpBytes.readUInt16BE(4);
  if (length < 8 || length > udpBytes.length) return undefined;
  return {
    from: { address: source, port: udpBytes.readUInt16BE(0) },
    to: { address: target, port: udpBytes.readUInt16BE(2) },
    datagram: udpBytes.subarray(8, length),
  };
}
