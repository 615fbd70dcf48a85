import { closeSync, constants, fchmodSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { DatagramAddress, PacketCapture } from './packet-capture.ts';
import { udpPacket } from './udp-packet.ts';

/** Block types and other numbers of pcapng (draft-ietf-opsawg-pcapng). */
const BlockType = { section: 0x0a0d0d0a, interface: 1, packet: 6, secrets: 0x0a } as const;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
/** Raw IP: packets begin with the header of IPv4 or IPv6. */
const LINK_TYPE_RAW = 101;
/** Secrets in the NSS key log format ("TLSK"). */
const TLS_KEY_LOG = 0x544c534b;

const FLUSH_MS = 500;
const MAX_PENDING_BYTES = 1_048_576;

/**
 * A capture file in the format pcapng for Wireshark and tshark, with the keys of its DTLS connections. Only the owner can read the
 * file.
 *
 * Wireshark needs the keys of a handshake before its ChangeCipherSpec, which a server receives in the same datagram as the message
 * that its keys depend on. Therefore, packets wait for up to half a second, and keys are written immediately.
 */
export class PcapFile implements PacketCapture {
  readonly #onError: (error: Error) => void;
  #descriptor: number | undefined;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Creates the file, or replaces its content.
   *
   * @param onError called once if the file can no longer be written; it is closed then
   * @throws the system error if the file cannot be created
   */
  constructor(file: string, onError: (error: Error) => void) {
    this.#onError = onError;
    const { O_CREAT, O_TRUNC, O_WRONLY } = constants;
    const descriptor = openSync(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600);
    // An existing file would keep its mode. Skip pipes, such as one to a running Wireshark.
    if (fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600);
    this.#descriptor = descriptor;
    this.#write([sectionHeader(), interfaceDescription()]);
  }

  datagram(datagram: Uint8Array, from: DatagramAddress, to: DatagramAddress, timeMs: number): void {
    if (this.#descriptor === undefined) return;
    const packet = packetBlock(udpPacket(datagram, from, to), timeMs);
    this.#pending.push(packet);
    this.#pendingBytes += packet.length;
    if (this.#pendingBytes >= MAX_PENDING_BYTES) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS).unref();
  }

  masterSecret(clientRandom: Uint8Array, masterSecret: Uint8Array): void {
    const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    const line = Buffer.from(`CLIENT_RANDOM ${hex(clientRandom)} ${hex(masterSecret)}\n`);
    this.#write([block(BlockType.secrets, [uint32(TLS_KEY_LOG), uint32(line.length), line])]);
  }

  /** Writes the pending packets. */
  close(): void {
    this.#flush();
    this.#end();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const pending = this.#pending;
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#write(pending);
  }

  #write(blocks: readonly Buffer[]): void {
    if (this.#descriptor === undefined || blocks.length === 0) return;
    const bytes = Buffer.concat(blocks);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      this.#end();
      this.#onError(error as Error);
    }
  }

  #end(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    clearTimeout(this.#timer);
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function sectionHeader(): Buffer {
  const version = Buffer.of(1, 0, 0, 0);
  const unknownLength = Buffer.alloc(8, 0xff);
  return block(BlockType.section, [uint32(BYTE_ORDER_MAGIC), version, unknownLength]);
}

/** Without options: times are in microseconds. */
function interfaceDescription(): Buffer {
  return block(BlockType.interface, [uint32(LINK_TYPE_RAW), uint32(0)]);
}

function packetBlock(packet: Buffer, timeMs: number): Buffer {
  const micros = Math.round(timeMs * 1000);
  const time = [uint32(Math.floor(micros / 2 ** 32)), uint32(micros % 2 ** 32)];
  const length = uint32(packet.length);
  return block(BlockType.packet, [uint32(0), ...time, length, length, packet]);
}

function block(type: number, parts: readonly Buffer[]): Buffer {
  const contentBytes = parts.reduce((sum, part) => sum + part.length, 0);
  const padding = Buffer.alloc(-contentBytes & 3);
  const length = uint32(12 + contentBytes + padding.length);
  return Buffer.concat([uint32(type), length, ...parts, padding, length]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
