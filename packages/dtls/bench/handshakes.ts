/**
 * PSK handshakes (TLS_PSK_WITH_AES_128_CCM_8, with cookie and extended master secret) per second of the server's
 * processor time, on a real socket: against the cryptography alone, and against `openssl s_server` where it is
 * installed. Each server is a process of its own, and they are measured in turns.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runHandshakes } from './support/handshake-load.ts';
import { OpensslServer } from './support/openssl-server.ts';

const ROUNDS = 3;
const ROUND_MS = 1_200;
const CLIENTS = 32;
/** `s_server` serves one client after the other. */
const OPENSSL_HANDSHAKES = 1_000;
const key = Buffer.from('handshake bench!');

interface Figures {
  readonly handshakes: number;
  readonly cpuSeconds: number;
}

interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

class Server {
  readonly port: number;
  readonly #child: ChildProcess;
  #before: Figures = { handshakes: 0, cpuSeconds: 0 };
  #handshakes = 0;
  #cpuSeconds = 0;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(kind: 'dtls' | 'bound'): Promise<Server> {
    const child = fork(join(import.meta.dirname, 'support', 'handshake-server.ts'), [kind], { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Server(child, port);
  }

  /** From here on it counts. @param milliseconds how long to compute, for the bound */
  async begin(): Promise<void> {
    this.#before = await this.#ask('figures');
  }

  async end(milliseconds?: number): Promise<void> {
    const { handshakes, cpuSeconds } = await this.#ask(milliseconds ?? 'figures');
    this.#handshakes += handshakes - this.#before.handshakes;
    this.#cpuSeconds += cpuSeconds - this.#before.cpuSeconds;
  }

  /** Handshakes per second of processor time. */
  get rate(): number {
    return this.#handshakes / this.#cpuSeconds;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }

  async #ask(question: 'figures' | number): Promise<Figures> {
    this.#child.send(question);
    const [figures] = (await once(this.#child, 'message')) as [Figures];
    return figures;
  }
}

export async function run(): Promise<Result[]> {
  const dtls = await Server.start('dtls');
  const bound = await Server.start('bound');
  try {
    await warmUp(dtls, bound);
    for (let round = 0; round < ROUNDS; round += 1) {
      await dtls.begin();
      await runHandshakes({ port: dtls.port, clients: CLIENTS, key, milliseconds: ROUND_MS });
      await dtls.end();
      await bound.begin();
      await bound.end(ROUND_MS / 2);
    }
    const detail = `dtls ${perSecond(dtls.rate)} of the server's CPU; crypto alone ${perSecond(bound.rate)}`;
    const results = [{ name: 'dtls.handshake.psk', ratio: dtls.rate / bound.rate, detail }];
    const openssl = await measureOpenssl();
    if (openssl !== undefined) {
      results.push({
        name: 'dtls.handshake.psk.openssl',
        ratio: dtls.rate / openssl,
        detail: `dtls ${perSecond(dtls.rate)}; openssl s_server ${perSecond(openssl)}, one client at a time`,
      });
    }
    return results;
  } finally {
    await Promise.all([dtls.stop(), bound.stop()]);
  }
}

async function warmUp(dtls: Server, bound: Server): Promise<void> {
  await runHandshakes({ port: dtls.port, clients: CLIENTS, key, milliseconds: 800 });
  await bound.begin();
  await bound.end(300);
  // What warmed it up does not count.
  await Promise.all([dtls.begin(), bound.begin()]);
}

async function measureOpenssl(): Promise<number | undefined> {
  const server = await OpensslServer.start(key);
  if (!server) return undefined;
  try {
    const before = server.cpuSeconds() ?? 0;
    const finished = await runHandshakes({
      port: server.port,
      clients: 1,
      key,
      handshakes: OPENSSL_HANDSHAKES,
      milliseconds: 6_000,
    });
    const cpuSeconds = (server.cpuSeconds() ?? 0) - before;
    return finished > 0 && cpuSeconds > 0 ? finished / cpuSeconds : undefined;
  } finally {
    await server.stop();
  }
}

const perSecond = (rate: number): string => `${(rate / 1000).toFixed(2)}k/s`;
