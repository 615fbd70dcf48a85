/**
 * Records against bare node:crypto, of the same bytes with the same cipher (AES-128-CCM-8), in turns:
 *
 * - `dtls.records`: sealed and opened in this process
 * - `dtls.records.echo`: opened and sealed by an echo server on UDP, a process of its own, per second of its processor
 *   time, so that neither the load's own cost nor what else the machine does changes the ratio
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { records } from '../src/record/record.ts';
import { BareCrypto } from './support/bare-crypto.ts';
import { benchKeys, recordLayer } from './support/record-keys.ts';
import { runRecordLoad } from './support/record-load.ts';

const APPLICATION_DATA = 23;
const HEAD_BYTES = 21;
/** As many bytes as a small notification has. */
const PLAINTEXT = Buffer.alloc(60, 0x42);
const BATCH = 10_000;
const BATCHES = 8;
const ROUNDS = 3;
const ROUND_MS = 1_000;

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run(): Promise<BenchResult[]> {
  return [inProcess(), await echo()];
}

function inProcess(): BenchResult {
  const withRecords = recordPath();
  const bare = barePath();
  timed(withRecords);
  timed(bare);
  const seconds = { records: 0, bare: 0 };
  for (let batch = 0; batch < BATCHES; batch += 1) {
    seconds.records += timed(withRecords);
    seconds.bare += timed(bare);
  }
  const rate = (spent: number): number => (BATCH * BATCHES) / spent;
  return {
    name: 'dtls.records',
    ratio: seconds.bare / seconds.records,
    detail: `${thousands(rate(seconds.records))} records/s sealed and opened; bare crypto ${thousands(rate(seconds.bare))}/s`,
  };
}

function recordPath(): () => void {
  const [client, server] = [recordLayer('client'), recordLayer('server')];
  return () => {
    for (const record of records(client.seal(APPLICATION_DATA, PLAINTEXT), 6)) {
      if (server.open(record)?.plaintext.length !== PLAINTEXT.length)
        throw new Error('a record was not opened');
    }
  };
}

function barePath(): () => void {
  const { client } = benchKeys();
  const crypto = new BareCrypto(client, client);
  const head = recordLayer('client').seal(APPLICATION_DATA, PLAINTEXT).subarray(0, HEAD_BYTES);
  return () => {
    if (crypto.open(crypto.seal(head, PLAINTEXT)).length !== PLAINTEXT.length) throw new Error('not opened');
  };
}

/** Seconds that a batch takes. */
function timed(action: () => void): number {
  const startedAt = performance.now();
  for (let count = 0; count < BATCH; count += 1) action();
  return (performance.now() - startedAt) / 1_000;
}

/** Answered records, and the processor time that they took. */
interface Tally {
  answered: number;
  cpuSeconds: number;
}

class Server {
  readonly #port: number;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#port = port;
  }

  static async start(kind: 'bare' | 'records'): Promise<Server> {
    const child = fork(join(import.meta.dirname, 'support', 'record-server.ts'), [kind], { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Server(child, port);
  }

  async measure(tally: Tally, milliseconds = ROUND_MS): Promise<void> {
    const before = await this.#cpuSeconds();
    tally.answered += await runRecordLoad(this.#port, milliseconds, PLAINTEXT);
    tally.cpuSeconds += (await this.#cpuSeconds()) - before;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }

  async #cpuSeconds(): Promise<number> {
    this.#child.send('figures');
    const [{ cpuSeconds }] = (await once(this.#child, 'message')) as [{ cpuSeconds: number }];
    return cpuSeconds;
  }
}

async function echo(): Promise<BenchResult> {
  const withRecords = await Server.start('records');
  const bare = await Server.start('bare');
  try {
    await withRecords.measure(newTally(), 500);
    await bare.measure(newTally(), 500);
    const tallies = { records: newTally(), bare: newTally() };
    for (let round = 0; round < ROUNDS; round += 1) {
      await bare.measure(tallies.bare);
      await withRecords.measure(tallies.records);
    }
    const [rate, ceiling] = [perCpuSecond(tallies.records), perCpuSecond(tallies.bare)];
    return {
      name: 'dtls.records.echo',
      ratio: rate / ceiling,
      detail: `records ${thousands(rate)} per CPU second; bare crypto on bare dgram ${thousands(ceiling)}`,
    };
  } finally {
    await withRecords.stop();
    await bare.stop();
  }
}

const newTally = (): Tally => ({ answered: 0, cpuSeconds: 0 });
const perCpuSecond = ({ answered, cpuSeconds }: Tally): number => answered / cpuSeconds;
const thousands = (rate: number): string => `${(rate / 1_000).toFixed(1)}k`;
