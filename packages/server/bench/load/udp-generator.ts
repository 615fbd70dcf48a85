/**
 * A process that sends prepared datagrams: each from the socket of its device, with at most `window` of them
 * outstanding. It retransmits datagrams without a response in time. A device that receives an Observe uses its token in
 * later datagrams.
 */
import { createSocket } from 'node:dgram';

import { secureTransport } from '@muster/lwm2m';

import { acknowledgementOf, arrivalOf } from './coap-packets.ts';
import { replyTo } from './observed.ts';

export interface UdpJob {
  readonly port: number;
  /** One datagram per device, base64. The generator overwrites the Message ID (bytes 2 and 3). */
  readonly datagrams: readonly string[];
  /** Number of times that each is sent. */
  readonly rounds: number;
  readonly window: number;
  /**
   * The datagrams are notifications: the generator overwrites bytes 4 to 11 with the device's token and 13 to 15 with a
   * sequence number.
   */
  readonly notify?: boolean;
  /** Requests of the server to the devices are answered with the next job. */
  readonly mute?: boolean;
  /** Of each device. The devices then have DTLS connections to `port`, with which they begin. */
  readonly credentials?: readonly { readonly identity: string; readonly preSharedKey: string }[];
}

export interface UdpOutcome {
  readonly durationMs: number;
  readonly answered: number;
  readonly resent: number;
  /** The last response to each device, base64. */
  readonly answers: readonly string[];
  /** Number of devices that received an Observe. */
  readonly observing: number;
  /** Number of requests of the server that the devices have answered since the process started. */
  readonly replies: number;
  /** Milliseconds since the latest of these replies. */
  readonly sinceReplyMs: number;
}

interface Device {
  send(datagram: Buffer, port: number): void;
  datagram: Buffer;
  waitingSince: number;
  /** The server has acknowledged the request, and its response follows in a separate message. */
  isAcknowledged: boolean;
  /** Number of further datagrams that it owes, because it was waiting at its turn. */
  owed: number;
  answer: Buffer;
  token: Buffer | undefined;
  /** Deferred responses to requests that the server sent while the devices were silent. */
  readonly late: { readonly reply: Buffer; readonly port: number }[];
}

const resendAfterMs = 1_000;
/**
 * Loopback address of the devices of this process, so that each process has all ports for itself, and no device has the address and port
 * of an earlier one, whose Message IDs a server still knows. Linux has the whole network 127.0.0.0/8.
 */
const ownAddress = `127.${1 + ((process.pid >> 16) & 0x7f)}.${(process.pid >> 8) & 0xff}.${process.pid & 0xff}`;
const devices: Device[] = [];
let isMute = false;
let replies = 0;
let repliedAtMs = performance.now();
let messageId = 0;
let sequence = 1;
let onAnswer: (device: Device, message: Buffer) => void = () => undefined;

process.on('disconnect', () => process.exit());
process.on('message', (job: UdpJob) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run(job: UdpJob): Promise<UdpOutcome> {
  while (devices.length < job.datagrams.length) devices.push(await openDevice(job, devices.length));
  const targets = job.datagrams.map((text, i) => prepared(devices[i], text));
  isMute = job.mute ?? false;
  if (!isMute) for (const device of devices) answerLate(device);
  return new Promise((resolve) => {
    const total = targets.length * job.rounds;
    if (total === 0) {
      resolve({ durationMs: 0, answered: 0, resent: 0, answers: [], observing: 0, ...repliesSoFar() });
      return;
    }
    let sent = 0;
    let answered = 0;
    let resent = 0;
    const send = (device: Device): void => {
      messageId = (messageId + 1) & 0xffff;
      if (job.notify === true) {
        sequence = (sequence + 1) & 0xffffff;
        device.token?.copy(device.datagram, 4);
        device.datagram.writeUIntBE(sequence, 13, 3);
      }
      device.datagram.writeUInt16BE(messageId, 2);
      device.waitingSince = performance.now();
      device.send(device.datagram, job.port);
    };
    const next = (): void => {
      while (sent < total) {
        const device = targets[sent % targets.length];
        if (device === undefined) return;
        sent += 1;
        if (device.waitingSince === 0) {
          send(device);
          return;
        }
        device.owed += 1;
      }
    };
    const watch = setInterval(() => {
      const now = performance.now();
      for (const device of targets) {
        if (device.waitingSince > 0 && !device.isAcknowledged && now - device.waitingSince > resendAfterMs) {
          resent += 1;
          device.send(device.datagram, job.port);
          device.waitingSince = now;
        }
      }
    }, 250);
    onAnswer = (device, message) => {
      const acknowledgement = acknowledgementOf(message);
      if (acknowledgement) device.send(acknowledgement, job.port);
      const arrival = device.waitingSince === 0 ? 'nothing' : arrivalOf(message, device.datagram);
      if (arrival === 'nothing') return;
      device.isAcknowledged = arrival === 'acknowledgement';
      if (device.isAcknowledged) return;
      device.waitingSince = 0;
      device.answer = message;
      answered += 1;
      if (device.owed > 0) {
        device.owed -= 1;
        send(device);
        return;
      }
      if (answered < total) {
        next();
        return;
      }
      clearInterval(watch);
      const answers = targets.map((one) => one.answer.toString('base64'));
      const observing = devices.filter((one) => one.token !== undefined).length;
      const durationMs = performance.now() - started;
      resolve({ durationMs, answered, resent, answers, observing, ...repliesSoFar() });
    };
    const started = performance.now();
    for (let i = 0; i < Math.min(job.window, targets.length); i += 1) next();
  });
}

function prepared(device: Device | undefined, text: string): Device {
  if (device === undefined) throw new Error('There is no such device.');
  device.datagram = Buffer.from(text, 'base64');
  device.waitingSince = 0;
  device.isAcknowledged = false;
  device.owed = 0;
  return device;
}

const repliesSoFar = (): Pick<UdpOutcome, 'replies' | 'sinceReplyMs'> => ({
  replies,
  sinceReplyMs: performance.now() - repliedAtMs,
});

function answerLate(device: Device): void {
  for (const { reply, port } of device.late.splice(0)) answer(device, reply, port);
}

function answer(device: Device, reply: Buffer, port: number): void {
  replies += 1;
  repliedAtMs = performance.now();
  device.send(reply, port);
}

async function openDevice({ port, credentials }: UdpJob, index: number): Promise<Device> {
  const device: Device = {
    send: () => undefined,
    datagram: Buffer.alloc(0),
    waitingSince: 0,
    isAcknowledged: false,
    owed: 0,
    answer: Buffer.alloc(0),
    token: undefined,
    late: [],
  };
  const receive = (message: Buffer, from: number): void => {
    const reply = replyTo(device, message);
    if (reply === undefined) onAnswer(device, message);
    else if (isMute) device.late.push({ reply, port: from });
    else answer(device, reply, from);
  };
  const own = credentials?.[index];
  device.send =
    own === undefined
      ? await openSocket(receive)
      : await connectSecured(port, own.identity, own.preSharedKey, receive);
  return device;
}

type Receive = (message: Buffer, port: number) => void;

async function openSocket(receive: Receive): Promise<Device['send']> {
  const socket = createSocket({ type: 'udp4', lookup: (host, _options, done) => done(null, host, 4) });
  socket.on('message', (message, from) => receive(message, from.port));
  await new Promise<void>((resolve) => socket.bind(0, ownAddress, resolve));
  return (datagram, port) => socket.send(datagram, port, '127.0.0.1');
}

async function connectSecured(
  port: number,
  identity: string,
  preSharedKey: string,
  receive: Receive,
): Promise<Device['send']> {
  const credentials = { psk: { identity, key: Buffer.from(preSharedKey, 'hex') } };
  const open = secureTransport({ credentials });
  const transport = await open({ scheme: 'coaps', address: '127.0.0.1', port });
  transport.start({
    onDatagram: (message) => receive(message, port),
    onError: (error) => {
      throw error;
    },
  });
  await transport.connect();
  return (datagram) => transport.send(datagram, transport.peer);
}
