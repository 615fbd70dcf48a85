/**
 * CoAP echo against a bare dgram echo: the same load, measured in turns, each server in a process of its own.
 * Compared are requests per second of the server's processor time, so that neither the load's own cost nor what else
 * the machine does changes the ratio. The requests are new to the server: none is answered from memory.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { encodeMessage, encodeUint, MessageType, OptionNumber } from '../src/index.ts';
import { runLoad } from './support/load.ts';

const ROUNDS = 3;
const ROUND_MS = 1_000;
const LEVEL_REQUESTS = 1_000_000;

interface ServerFigures {
  readonly requests: number;
  readonly rssBytes: number;
  readonly cpuSeconds: number;
}

/** Answered requests, and what they took. */
interface Tally {
  answered: number;
  seconds: number;
  cpuSeconds: number;
}

class Server {
  readonly port: number;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(kind: 'bare' | 'coap'): Promise<Server> {
    const child = fork(join(import.meta.dirname, 'support', 'udp-server.ts'), [kind], { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Server(child, port);
  }

  async figures(): Promise<ServerFigures> {
    this.#child.send('figures');
    const [figures] = (await once(this.#child, 'message')) as [ServerFigures];
    return figures;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}

const request = (): Buffer =>
  encodeMessage({
    type: MessageType.confirmable,
    code: 2,
    messageId: 0,
    token: Buffer.from('0102030405060708', 'hex'),
    options: [
      { number: OptionNumber.uriPath, value: Buffer.from('echo') },
      { number: OptionNumber.contentFormat, value: encodeUint(0) },
    ],
    payload: Buffer.from('temperature=21.5'),
  });

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const bare = await Server.start('bare');
  const coap = await Server.start('coap');
  try {
    await runLoad(bare.port, 500, request);
    await runLoad(coap.port, 500, request);
    const tallies = { bare: newTally(), coap: newTally() };
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(bare, tallies.bare);
      await measure(coap, tallies.coap);
    }
    const { requests } = await coap.figures();
    const memory = await measureMemory(coap);
    const detail = `coap ${rates(tallies.coap)}; bare dgram ${rates(tallies.bare)}; ${requests} requests served`;
    return [
      { name: 'coap.echo', ratio: perCpuSecond(tallies.coap) / perCpuSecond(tallies.bare), detail },
      memory,
    ];
  } finally {
    await bare.stop();
    await coap.stop();
  }
}

async function measure(server: Server, tally: Tally): Promise<void> {
  const before = await server.figures();
  const { answered, seconds } = await runLoad(server.port, ROUND_MS, request);
  const after = await server.figures();
  tally.answered += answered;
  tally.seconds += seconds;
  tally.cpuSeconds += after.cpuSeconds - before.cpuSeconds;
}

/** RSS when the deduplication window has reached its bound, and after as many requests again. */
async function measureMemory(server: Server): Promise<{ name: string; ratio: number; detail: string }> {
  let before = await server.figures();
  while (before.requests < LEVEL_REQUESTS / 2) {
    await runLoad(server.port, 500, request);
    before = await server.figures();
  }
  let after = before;
  while (after.requests < LEVEL_REQUESTS) {
    await runLoad(server.port, 500, request);
    after = await server.figures();
  }
  return {
    name: 'coap.echo.rss',
    ratio: after.rssBytes / before.rssBytes,
    detail: `${megabytes(before)} MB after ${before.requests} requests, ${megabytes(after)} MB after ${after.requests}`,
  };
}

const newTally = (): Tally => ({ answered: 0, seconds: 0, cpuSeconds: 0 });
const perCpuSecond = ({ answered, cpuSeconds }: Tally): number => answered / cpuSeconds;
const thousands = (rate: number): string => `${(rate / 1000).toFixed(1)}k`;
const rates = (tally: Tally): string =>
  `${thousands(perCpuSecond(tally))} per CPU second (${thousands(tally.answered / tally.seconds)}/s beside its load)`;
const megabytes = ({ rssBytes }: ServerFigures): string => (rssBytes / 1_048_576).toFixed(0);
