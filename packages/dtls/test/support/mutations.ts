/** Real datagrams with something wrong in them, thrown at a server and at its client, which have a live connection. */
import { seededRandom } from '@muster/testkit';
import { ATTACKER, Scene, SERVICE } from './scene.ts';

export interface MutationOutcome {
  /** Texts that reached the application, but for those of the live client. */
  readonly delivered: string[];
  /** Answer of the live connection to a last datagram. */
  readonly answer: string | undefined;
  readonly counters: Readonly<Record<string, number>>;
  readonly connections: number;
  readonly mostHalfOpen: number;
  /** To addresses that have not proved that they can be reached: bytes sent, at most, for each byte received. */
  readonly mostAmplified: number;
  readonly errors: Error[];
}

/**
 * Sends `count` datagrams, each changed in some way: to the server from the device's own address and from others, and to
 * the device.
 * @param onProgress called now and then, with the number of datagrams so far
 */
export async function throwMutations(
  count: number,
  seed: number,
  onProgress: (sent: number) => void = () => undefined,
): Promise<MutationOutcome> {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const scene = new Scene();
  const limits = { maxHalfOpen: 50, maxHalfOpenPerAddress: 50 };
  const { server, client } = await scene.connected({ limits });
  const samples = scene.log.map(({ datagram }) => datagram);
  const own = { ...client.socket().localAddress };
  let [mostHalfOpen, mostAmplified] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const datagram = mutate(samples[below(samples.length)]!, samples, below);
    const kind = below(4);
    scene.log.length = 0;
    if (kind === 0) {
      client.socket().hear(datagram, { ...SERVICE, port: server.port });
    } else if (kind === 1) {
      server.socket.hear(datagram, own);
    } else {
      server.socket.hear(datagram, { address: `203.0.113.${below(256)}`, port: ATTACKER.port + below(64) });
      const answered = scene.log.reduce((bytes, passage) => bytes + passage.datagram.length, 0);
      if (datagram.length > 0) mostAmplified = Math.max(mostAmplified, answered / datagram.length);
    }
    if (at % 500 === 0) {
      mostHalfOpen = Math.max(mostHalfOpen, server.transport.counters.halfOpen);
      await scene.clock.advance(1_000);
      onProgress(at);
    }
  }
  const delivered = [...server.inbox.texts.slice(1), ...client.inbox.texts.slice(1)];
  await client.tell('still alive');
  const answer = client.inbox.texts.at(-1);
  await scene.clock.advance(600_000);
  const counters = { ...server.transport.counters };
  await scene.close();
  const errors = [...server.inbox.errors, ...client.inbox.errors];
  const { connections } = counters;
  return { delivered, answer, counters, connections, mostHalfOpen, mostAmplified, errors };
}

/** Changes a bit or some bytes, cuts, doubles, swaps pieces, adds a second datagram, or puts noise in. */
export function mutate(sample: Buffer, samples: readonly Buffer[], below: (limit: number) => number): Buffer {
  const bytes = Buffer.from(sample);
  const at = below(bytes.length);
  switch (below(7)) {
    case 0:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      return bytes;
    case 1:
      for (let left = 1 + below(6); left > 0; left -= 1) bytes[below(bytes.length)] = below(256);
      return bytes;
    case 2:
      return bytes.subarray(0, at);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes]);
    case 4:
      return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]);
    case 5:
      return Buffer.concat([bytes, samples[below(samples.length)]!.subarray(0, at)]);
    default:
      for (let index = at; index < bytes.length; index += 1) bytes[index] = below(256);
      return bytes;
  }
}
