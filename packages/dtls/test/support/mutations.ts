/** Real datagrams with something wrong in them, thrown at a server that has a live connection. */
import { seededRandom, VirtualClock } from '@muster/testkit';
import type { DatagramSocket, SocketReceiver } from '@muster/net';
import { createDtlsClientTransport } from '../../src/transport/create-client-transport.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import { identity, Inbox, key, serverCredentials } from './scene.ts';

const SERVER = { address: '192.0.2.1', port: 5_684 };
const DEVICE = { address: '198.51.100.7', port: 40_000 };

/** A socket without a network: it delivers datagrams to its counterpart at once. */
class Wire implements DatagramSocket {
  readonly localAddress: { address: string; port: number };
  readonly sent: Buffer[] = [];
  receiver: SocketReceiver | undefined;
  onSend: (datagram: Buffer, address: string, port: number) => void = () => undefined;

  constructor(localAddress: { address: string; port: number }) {
    this.localAddress = localAddress;
  }

  start(receiver: SocketReceiver): void {
    this.receiver = receiver;
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    this.onSend(Buffer.from(datagram), address, port);
  }

  close(): Promise<void> {
    this.receiver = undefined;
    return Promise.resolve();
  }
}

export interface MutationOutcome {
  /** Texts that reached the application, but for the last one. */
  readonly delivered: string[];
  /** Answer of the live connection to a last datagram. */
  readonly answer: string | undefined;
  readonly connections: number;
  readonly handshakes: number;
  readonly mostHalfOpen: number;
  /** To addresses that have not proved that they can be reached: bytes sent, at most, for each byte received. */
  readonly mostAmplified: number;
  readonly errors: Error[];
}

/**
 * Sends `count` datagrams, each changed in some way, from the device's own address and from others.
 * @param onProgress called now and then, with the number of datagrams so far
 */
export async function throwMutations(
  count: number,
  seed: number,
  onProgress: (sent: number) => void = () => undefined,
): Promise<MutationOutcome> {
  const random = seededRandom(seed);
  const clock = new VirtualClock();
  const [serverWire, deviceWire] = [new Wire(SERVER), new Wire(DEVICE)];
  const server = await createDtlsServerTransport({
    socket: serverWire,
    credentials: serverCredentials,
    clock,
    limits: { maxHalfOpen: 50 },
  });
  const inbox = new Inbox((text, peer) => server.send(Buffer.from(text.toUpperCase()), peer));
  server.start(inbox);
  const genuine: Buffer[] = [];
  let answered = 0;
  serverWire.onSend = (datagram, address) => {
    answered += datagram.length;
    if (address === DEVICE.address) deviceWire.receiver?.onDatagram(datagram, SERVER.address, SERVER.port);
  };
  deviceWire.onSend = (datagram) => {
    genuine.push(datagram);
    serverWire.receiver?.onDatagram(Buffer.from(datagram), DEVICE.address, DEVICE.port);
  };
  const client = await createDtlsClientTransport({
    ...SERVER,
    credentials: { psk: { identity, key } },
    clock,
    openSocket: () => Promise.resolve(deviceWire),
  });
  const answers = new Inbox();
  client.start(answers);
  await client.connect();
  client.send(Buffer.from('alive'), client.peer);
  const delivered = inbox.datagrams.length;
  const samples = [...genuine];
  deviceWire.onSend = () => undefined;
  let mostHalfOpen = 0;
  let mostAmplified = 0;
  for (let at = 0; at < count; at += 1) {
    const sample = samples[Math.floor(random() * samples.length)] ?? Buffer.alloc(0);
    const datagram = mutate(sample, random);
    const isStranger = random() < 0.5;
    const from = isStranger ? strangers(random) : DEVICE;
    answered = 0;
    serverWire.receiver?.onDatagram(datagram, from.address, from.port);
    if (isStranger && datagram.length > 0)
      mostAmplified = Math.max(mostAmplified, answered / datagram.length);
    if (at % 500 === 0) {
      mostHalfOpen = Math.max(mostHalfOpen, server.counters.halfOpen);
      await clock.advance(1_000);
      onProgress(at);
    }
  }
  const between = inbox.texts.slice(delivered);
  deviceWire.onSend = (datagram) => serverWire.receiver?.onDatagram(datagram, DEVICE.address, DEVICE.port);
  client.send(Buffer.from('still alive'), client.peer);
  const { connections, handshakes } = server.counters;
  const answer = answers.texts.at(-1);
  await Promise.all([client.close(), server.close()]);
  return {
    delivered: between,
    answer,
    connections,
    handshakes,
    mostHalfOpen,
    mostAmplified,
    errors: [...inbox.errors, ...answers.errors],
  };
}

function strangers(random: () => number): { address: string; port: number } {
  return { address: `203.0.113.${Math.floor(random() * 256)}`, port: 1_024 + Math.floor(random() * 64) };
}

/** Changes a bit or a byte, cuts, doubles, swaps pieces, or puts noise in; now and then it is a mere replay. */
function mutate(sample: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(sample);
  const at = Math.floor(random() * bytes.length);
  switch (Math.floor(random() * 6)) {
    case 0:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      return bytes;
    case 1:
      bytes[at] = ((bytes[at] ?? 0) + 1 + Math.floor(random() * 255)) & 255;
      return bytes;
    case 2:
      return bytes.subarray(0, at);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes]);
    case 4:
      return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]);
    default:
      for (let index = at; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
      return bytes;
  }
}
