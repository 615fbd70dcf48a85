/**
 * Records against bare node:crypto, of the same bytes with the same cipher (AES-128-CCM-8), in turns:
 *
 * - `dtls.records`: sealed and opened in this process
 * - `dtls.records.echo`: opened and sealed by an echo server on UDP, a process of its own, per second of its processor
 *   time, so that neither the load's own cost nor what else the machine does changes the ratio
 */
import { records } from '../src/record/record.ts';
import { BareCrypto } from './support/bare-crypto.ts';
import { BenchServer } from './support/bench-server.ts';
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

async function measure(server: BenchServer, tally: Tally, milliseconds = ROUND_MS): Promise<void> {
  const before = await server.cpuSeconds();
  tally.answered += await runRecordLoad(server.port, milliseconds, PLAINTEXT);
  tally.cpuSeconds += (await server.cpuSeconds()) - before;
}

async function echo(): Promise<BenchResult> {
  const withRecords = await BenchServer.start('record-server.ts', 'records');
  const bare = await BenchServer.start('record-server.ts', 'bare');
  try {
    await measure(withRecords, newTally(), 500);
    await measure(bare, newTally(), 500);
    const tallies = { records: newTally(), bare: newTally() };
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(bare, tallies.bare);
      await measure(withRecords, tallies.records);
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
