import { Duplex } from 'node:stream';
import type { Clock, TimerHandle } from '@muster/net/core';

/** Maximum bytes of the Remaining Length field (MQTT 3.1.1, 2.2.3). */
const MAX_LENGTH_BYTES = 4;

/**
 * Splits a stream of bytes into MQTT packets (MQTT 3.1.1, 2.2). It reads only their lengths. A packet above
 * the limit is detected as soon as its length is known, before its bytes have arrived.
 */
class PacketCutter {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #size = 0;
  /** Length of the first packet. Undefined until enough of its header has arrived. */
  #length: number | undefined;
  #fault: string | undefined;

  /** @param maxBytes maximum size of a packet, including its header */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Number of buffered bytes. */
  get size(): number {
    return this.#size;
  }

  /** Whether a whole packet is buffered. */
  get hasPacket(): boolean {
    return this.#fault === undefined && this.#length !== undefined && this.#size >= this.#length;
  }

  /** The fault of the first packet, after which the stream must end. Undefined if there is none. */
  get fault(): string | undefined {
    return this.#fault;
  }

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#length === undefined) this.#measure();
  }

  /** Removes the first packet and returns it. Requires {@link hasPacket}. */
  next(): Buffer {
    const length = this.#length ?? 0;
    const all = this.#joined();
    const packet = all.subarray(0, length);
    const rest = all.subarray(length);
    this.#chunks = rest.length === 0 ? [] : [rest];
    this.#size = rest.length;
    this.#length = undefined;
    this.#measure();
    return packet;
  }

  #joined(): Buffer {
    const [first, ...others] = this.#chunks;
    if (first === undefined) return Buffer.alloc(0);
    if (others.length === 0) return first;
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }

  /** Reads the length of the first packet if its header has arrived. */
  #measure(): void {
    if (this.#size < 2) return;
    const bytes = this.#joined();
    let remaining = 0;
    for (let at = 1; at <= MAX_LENGTH_BYTES; at += 1) {
      const byte = bytes[at];
      if (byte === undefined) return;
      remaining += (byte & 0x7f) * 128 ** (at - 1);
      if (byte < 0x80) {
        this.#length = at + 1 + remaining;
        if (this.#length > this.#maxBytes) {
          this.#fault = `The packet has ${this.#length} bytes. The limit is ${this.#maxBytes} (--mqtt-max-packet-bytes).`;
        }
        return;
      }
    }
    this.#fault = 'The length of the packet has more than four bytes (MQTT 3.1.1, 2.2.3).';
  }
}

export interface GateLimits {
  /** Maximum size of a packet in bytes, including its header. */
  readonly maxPacketBytes: number;
  /** Maximum packets per second, and in a burst. 0 disables the limit. */
  readonly packetsPerSecond: number;
}

interface GateOptions {
  readonly clock: Clock;
  readonly limits: GateLimits;
  /** Whether the gateway has too many messages in progress to take another packet. */
  readonly isBusy: () => boolean;
  /** Called when a client is slowed down, at most once per second. */
  readonly onThrottled: () => void;
}

/** Milliseconds until the gate tries again after the gateway was busy. */
const BUSY_RETRY_MS = 20;
/** First byte of a PUBACK (MQTT 3.1.1, 3.4.1). */
const PUBACK = 0x40;
/** First byte of a DISCONNECT (MQTT 3.1.1, 3.14.1). */
const DISCONNECT = 0xe0;

/**
 * The connection of a client between its socket and the broker. It passes on whole packets, no faster than
 * the limits allow. While a client exceeds its limit or does not read its own messages, the gate reads
 * nothing from the socket, so a flood stays in the client.
 */
export class ConnectionGate extends Duplex {
  /** Called for every PUBACK, before the connection can end. */
  onPuback: () => void = () => undefined;
  readonly #socket: Duplex;
  readonly #options: GateOptions;
  readonly #cutter: PacketCutter;
  /** Number of packets that may pass now. */
  #tokens: number;
  #tokensAtMs: number;
  #throttledAtMs = Number.NEGATIVE_INFINITY;
  #timer: TimerHandle | undefined;
  #hasEnded = false;
  #isDisconnected = false;

  constructor(socket: Duplex, options: GateOptions) {
    super({ allowHalfOpen: false, autoDestroy: true });
    this.#socket = socket;
    this.#options = options;
    this.#cutter = new PacketCutter(options.limits.maxPacketBytes);
    this.#tokens = options.limits.packetsPerSecond;
    this.#tokensAtMs = options.clock.monotonic();
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', () => undefined);
    // Packets received before the end still pass.
    for (const event of ['end', 'close']) socket.once(event, () => this.#end());
    this.on('drain', () => this.#forward());
  }

  /** Whether the client has sent a DISCONNECT, rather than just closing the connection. */
  get isDisconnected(): boolean {
    return this.#isDisconnected;
  }

  #end(): void {
    this.#hasEnded = true;
    this.#forward();
  }

  #take(chunk: Buffer): void {
    this.#cutter.add(chunk);
    this.#forward();
  }

  /** Passes on as many packets as allowed, and pauses the socket while others wait. */
  #forward(): void {
    if (this.destroyed || this.#timer !== undefined) return;
    if (this.writableNeedDrain) {
      this.#socket.pause();
      return;
    }
    while (this.#cutter.hasPacket) {
      const delayMs = this.#delayMs();
      if (delayMs > 0) {
        this.#socket.pause();
        this.#timer = this.#options.clock.setTimer(delayMs, () => {
          this.#timer = undefined;
          this.#forward();
        });
        return;
      }
      const packet = this.#cutter.next();
      if (packet[0] === PUBACK) this.onPuback();
      if (packet[0] === DISCONNECT) this.#isDisconnected = true;
      if (!this.push(packet)) {
        this.#socket.pause();
        return;
      }
    }
    const { fault } = this.#cutter;
    if (fault !== undefined) this.destroy(new Error(fault));
    else if (this.#hasEnded) this.push(null);
    else this.#socket.resume();
  }

  /** Milliseconds until the next packet may pass; 0 if it may pass at once. */
  #delayMs(): number {
    const { clock, limits, isBusy } = this.#options;
    if (isBusy()) return BUSY_RETRY_MS;
    if (limits.packetsPerSecond === 0) return 0;
    const now = clock.monotonic();
    const earned = ((now - this.#tokensAtMs) / 1_000) * limits.packetsPerSecond;
    this.#tokens = Math.min(limits.packetsPerSecond, this.#tokens + earned);
    this.#tokensAtMs = now;
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
      return 0;
    }
    this.#noteThrottled(now);
    return Math.ceil(((1 - this.#tokens) / limits.packetsPerSecond) * 1_000);
  }

  #noteThrottled(nowMs: number): void {
    if (nowMs - this.#throttledAtMs < 1_000) return;
    this.#throttledAtMs = nowMs;
    this.#options.onThrottled();
  }

  override _read(): void {
    this.#forward();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  /** The broker writes the parts of a packet separately. This sends them in one segment. */
  override _writev(
    chunks: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#timer?.cancel();
    this.#socket.destroy();
    done(error);
  }
}
