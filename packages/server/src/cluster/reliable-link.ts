import { serialize, deserialize } from 'node:v8';
import type { Clock, TimerHandle } from '../kernel/timers.ts';

interface ReliableLinkOptions {
  /** ID of the link, chosen by the side that opens it. */
  readonly id: string;
  readonly clock: Clock;
  /** Sends a frame, which may be lost. */
  readonly send: (frame: Frame) => void;
  /** The other side has ended, or does not read messages. Called once. The link is then closed. */
  readonly onEnd: () => void;
}

/** Maximum bytes of a frame. The bus carries messages of up to 1 MB. */
const MAX_FRAME_BYTES = 256 * 1024;
/** Maximum number of unacknowledged frames. */
const WINDOW = 64;
/** Maximum bytes that wait for the other side. Above it, the other side counts as not reading. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
/** Milliseconds between two checks of the link. Without data to send, a side reports at each check that it is alive. */
const TICK_MS = 250;
/** Milliseconds after which unacknowledged frames are sent again. */
const RESEND_MS = 500;
/** Milliseconds of silence after which the other side counts as ended. */
const GONE_MS = 30_000;

/** A part of a batch of messages. */
interface FramePart {
  readonly seq: number;
  readonly data: Uint8Array;
  readonly isLast: boolean;
}

/**
 * Carries messages between two processes over a bus that may lose them. While both processes live, each message
 * arrives once and in order. Frames have sequence numbers. The receiver acknowledges them, and the sender repeats all
 * frames from the first unacknowledged one.
 */
export class ReliableLink {
  readonly #options: ReliableLinkOptions;
  /** Received frames of a batch of messages whose last frame has not arrived. */
  #parts: Uint8Array[] = [];
  readonly #listeners: ((message: unknown) => void)[] = [];
  /** Messages of this turn of the event loop. */
  #posted: Buffer[] = [];
  /** Sent but unacknowledged frames, followed by frames that wait for room in the window. */
  #waiting: FramePart[] = [];
  #waitingBytes = 0;
  /** Number of waiting frames that have been sent. */
  #sentCount = 0;
  #lastSeq = 0;
  /** Sequence number of the last frame received in order. */
  #lastReceivedSeq = 0;
  #heardAt: number;
  #progressAt: number;
  #hasSpoken = false;
  #ackScheduled = false;
  #timer: TimerHandle;
  #isClosed = false;

  constructor(options: ReliableLinkOptions) {
    this.#options = options;
    this.#heardAt = options.clock.monotonic();
    this.#progressAt = this.#heardAt;
    this.#timer = options.clock.setTimer(TICK_MS, () => this.#tick());
  }

  get id(): string {
    return this.#options.id;
  }

  /** Milliseconds since the last frame of the other side. */
  get silentMs(): number {
    return this.#options.clock.monotonic() - this.#heardAt;
  }

  on(_event: 'message', listener: (message: unknown) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Sends plain data (structured clone algorithm). It arrives once, unless the link ends. The messages of one turn of
   * the event loop are sent together.
   */
  postMessage(message: unknown): void {
    if (this.#isClosed) return;
    const bytes = serialize(message);
    this.#posted.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > MAX_WAITING_BYTES) this.#end();
    else if (this.#posted.length === 1) setImmediate(() => this.#sendPosted());
  }

  #sendPosted(): void {
    if (this.#isClosed) return;
    const bytes = serialize(this.#posted);
    // The bytes of the messages were counted when they were posted.
    this.#waitingBytes += bytes.length - this.#posted.reduce((sum, { length }) => sum + length, 0);
    this.#posted = [];
    for (let start = 0; start < bytes.length; start += MAX_FRAME_BYTES) {
      const end = Math.min(start + MAX_FRAME_BYTES, bytes.length);
      this.#lastSeq += 1;
      const isLast = end === bytes.length;
      this.#waiting.push({ seq: this.#lastSeq, data: bytes.subarray(start, end), isLast });
    }
    this.#sendWaiting();
  }

  /** Handles a frame of the other side. */
  take({ seq, ack, data, isLast }: Frame): void {
    if (this.#isClosed) return;
    this.#heardAt = this.#options.clock.monotonic();
    this.#acknowledged(ack);
    if (data === undefined) return;
    this.#scheduleAck();
    // Otherwise an earlier frame was lost, or this is a duplicate.
    if (seq !== this.#lastReceivedSeq + 1) return;
    this.#lastReceivedSeq = seq;
    this.#parts.push(data);
    if (!isLast) return;
    const batch = Buffer.concat(this.#parts);
    this.#parts = [];
    for (const bytes of deserialize(batch) as Uint8Array[]) {
      const message: unknown = deserialize(bytes);
      for (const listener of this.#listeners) listener(message);
    }
  }

  /** Closes the link without notifying the other side. */
  close(): void {
    this.#isClosed = true;
    this.#timer.cancel();
    this.#waiting = [];
    this.#posted = [];
  }

  /** Sends unacknowledged frames again after the bus has reconnected. */
  resend(): void {
    if (this.#isClosed) return;
    this.#sentCount = 0;
    this.#progressAt = this.#options.clock.monotonic();
    this.#sendWaiting();
  }

  #acknowledged(ack: number): void {
    const first = this.#waiting.findIndex(({ seq }) => seq > ack);
    const done = this.#waiting.splice(0, first < 0 ? this.#waiting.length : first);
    if (done.length === 0) return;
    for (const { data } of done) this.#waitingBytes -= data.length;
    this.#sentCount = Math.max(0, this.#sentCount - done.length);
    this.#progressAt = this.#options.clock.monotonic();
    this.#sendWaiting();
  }

  #sendWaiting(): void {
    while (this.#sentCount < WINDOW) {
      const next = this.#waiting[this.#sentCount];
      if (next === undefined) return;
      if (this.#sentCount === 0) this.#progressAt = this.#options.clock.monotonic();
      this.#sentCount += 1;
      this.#send(next);
    }
  }

  #send(part?: FramePart): void {
    this.#hasSpoken = true;
    this.#options.send({ ...emptyFrame(this.#options.id, this.#lastReceivedSeq), ...part });
  }

  /** Frames that arrive together share an acknowledgement. */
  #scheduleAck(): void {
    if (this.#ackScheduled) return;
    this.#ackScheduled = true;
    setImmediate(() => {
      this.#ackScheduled = false;
      if (!this.#isClosed) this.#send();
    });
  }

  #tick(): void {
    if (this.#isClosed) return;
    const now = this.#options.clock.monotonic();
    if (now - this.#heardAt > GONE_MS) {
      this.#end();
      return;
    }
    if (this.#sentCount > 0 && now - this.#progressAt >= RESEND_MS) this.resend();
    else if (!this.#hasSpoken) this.#send();
    this.#hasSpoken = false;
    this.#timer = this.#options.clock.setTimer(TICK_MS, () => this.#tick());
  }

  #end(): void {
    this.close();
    this.#options.onEnd();
  }
}

/** Data from one process to another: a part of a batch of messages, or only an acknowledgement. */
export interface Frame {
  /** ID of the link. */
  readonly link: string;
  /** Sequence number of the part, starting at 1. 0 if there is no part. */
  readonly seq: number;
  /** Acknowledges this sequence number and all before it. */
  readonly ack: number;
  readonly data?: Uint8Array;
  /** Whether this is the last part of its batch. */
  readonly isLast: boolean;
}

/** A frame without a part. */
export function emptyFrame(link: string, ack = 0): Frame {
  return { link, seq: 0, ack, isLast: true };
}

/** A frame on the bus, with its sender. */
export interface Envelope {
  readonly from: string;
  readonly frame: Frame;
  /** Whether the sender does not know the link, because it has restarted or closed the link. */
  readonly isUnknown?: boolean;
}

export function encodeEnvelope(envelope: Envelope): Uint8Array {
  return serialize(envelope);
}

/** @throws Error if the data is not an envelope */
export function decodeEnvelope(data: Uint8Array): Envelope {
  const envelope = deserialize(data) as Partial<Envelope> | null;
  const { from, frame } = envelope ?? {};
  if (typeof from !== 'string' || !isFrame(frame)) {
    throw new Error('A message on the bus is not one of this service.');
  }
  return envelope as Envelope;
}

function isFrame(frame: Partial<Frame> | null | undefined): boolean {
  const { link, seq, ack, data, isLast } = frame ?? {};
  return (
    typeof link === 'string' &&
    Number.isSafeInteger(seq) &&
    Number.isSafeInteger(ack) &&
    (data === undefined || data instanceof Uint8Array) &&
    typeof isLast === 'boolean'
  );
}
