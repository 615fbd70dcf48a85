/**
 * A device that floods; started as a child process with the server's port, what to flood with, how much a second, and
 * for how long. Beside the flood, from the same socket, it asks like everybody else, and tells how that went.
 */
import { createSocket } from 'node:dgram';
import {
  decodeMessage,
  encodeBlock,
  encodeMessage,
  encodeUint,
  MessageType,
  OptionNumber,
} from '../../src/index.ts';
import type { Message, RawOption } from '../../src/index.ts';

export type Flood = 'notifications' | 'blocks' | 'tokens';

export interface FlooderReport {
  readonly sent: number;
  readonly seconds: number;
  readonly asked: number;
  /** Milliseconds that each of its answered requests took. */
  readonly latenciesMs: readonly number[];
}

const [portText, floodText, perSecondText, forText] = process.argv.slice(2);
const port = Number(portText);
const flood = floodText as Flood;
const perSecond = Number(perSecondText);
const forMs = Number(forText);

const GET = 1;
const PUT = 3;
const CONTENT = 0x45;
const ASK_EVERY_MS = 10;
const BLOCK_BYTES = 64;
/** Datagrams that may wait for the kernel: beyond, the process would only fill its own memory. */
const MAX_WAITING = 512;
const MAX_AT_ONCE = 256;

const nothing = Buffer.alloc(0);
const body = Buffer.alloc(BLOCK_BYTES, 'f');
const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024 });
await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));

const latenciesMs: number[] = [];
const askedAtMs = new Map<number, number>();
let messageId = 0;
let asked = 0;
let sent = 0;
let observedAs: Buffer = nothing;

const nextId = (): number => (messageId = (messageId + 1) & 0x7fff);
const pathOf = (segment: string): RawOption => ({
  number: OptionNumber.uriPath,
  value: Buffer.from(segment),
});

function send(message: Partial<Message> & { readonly code: number; readonly messageId: number }): void {
  const whole = {
    type: MessageType.nonConfirmable,
    token: nothing,
    options: [],
    payload: nothing,
    ...message,
  };
  socket.send(encodeMessage(whole));
}

const floods: Readonly<Record<Flood, (count: number) => void>> = {
  notifications: (count) =>
    send({
      code: CONTENT,
      messageId: nextId(),
      token: observedAs,
      options: [{ number: OptionNumber.observe, value: encodeUint(count & 0xff_ffff) }],
      payload: body,
    }),
  /** An endless body, restarted when the server rejects it. */
  blocks: (count) => {
    const block = encodeBlock({ number: count % 4_096, more: true, size: BLOCK_BYTES });
    const options = [
      pathOf(`upload-${Math.floor(count / 4_096) % 500}`),
      { number: OptionNumber.block1, value: block },
    ];
    send({ code: PUT, messageId: nextId(), token: encodeUint(count), options, payload: body });
  },
  tokens: (count) =>
    send({ code: GET, messageId: nextId(), token: encodeUint(count), options: [pathOf('value')] }),
};

socket.on('message', (datagram: Buffer) => {
  const message = decodeMessage(datagram);
  const askedAt = askedAtMs.get(message.messageId);
  if (message.type === MessageType.acknowledgement && askedAt !== undefined) {
    latenciesMs.push(performance.now() - askedAt);
    askedAtMs.delete(message.messageId);
  } else if (message.code === GET && message.type === MessageType.confirmable) {
    // The server observes this device: the flood of notifications is of that observation.
    observedAs = message.token;
    const options = [{ number: OptionNumber.observe, value: encodeUint(0) }];
    send({ ...message, type: MessageType.acknowledgement, code: CONTENT, options, payload: body });
  }
});

function ask(path: string): void {
  const id = 0x8000 | (asked & 0x7fff);
  asked += 1;
  askedAtMs.set(id, performance.now());
  const options = [pathOf(path)];
  send({ type: MessageType.confirmable, code: GET, messageId: id, token: encodeUint(asked), options });
}

function floodUntil(endMs: number, startMs: number, done: () => void): void {
  const nowMs = performance.now();
  if (nowMs >= endMs) {
    done();
    return;
  }
  const due = Math.min(Math.floor(((nowMs - startMs) * perSecond) / 1_000) - sent, MAX_AT_ONCE);
  for (let count = 0; count < due && socket.getSendQueueCount() < MAX_WAITING; count += 1) {
    floods[flood](sent);
    sent += 1;
  }
  setImmediate(floodUntil, endMs, startMs, done);
}

ask('observe-me');
await new Promise((resolve) => setTimeout(resolve, 300));
latenciesMs.length = 0;
askedAtMs.clear();
asked = 0;
const startMs = performance.now();
const asking = setInterval(() => ask('value'), ASK_EVERY_MS);
await new Promise<void>((done) => floodUntil(startMs + forMs, startMs, done));
clearInterval(asking);
const seconds = (performance.now() - startMs) / 1_000;
await new Promise((resolve) => setTimeout(resolve, 500));
const report: FlooderReport = { sent, seconds, asked, latenciesMs };
process.send?.(report);
socket.close();
process.disconnect();
