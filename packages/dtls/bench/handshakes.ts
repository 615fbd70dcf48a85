/**
 * PSK handshakes (TLS_PSK_WITH_AES_128_CCM_8, with cookie and extended master secret) per second of the server's
 * processor time: the protocol without sockets against its cryptography alone, in turns in this process; and with
 * sockets against `openssl s_server`, where it is installed, each server in a process of its own.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HandshakeBatch } from './support/handshake-batch.ts';
import { computeHandshake } from './support/handshake-bound.ts';
import { runHandshakes } from './support/handshake-load.ts';
import { OpensslServer } from './support/openssl-server.ts';

/** Handshakes under way at a time. */
const BATCH = 50;
/** The compiler needs some thousands of handshakes. */
const WARM_UP_BATCHES = 250;
const BATCHES = 120;
const WARM_UP_HANDSHAKES = 4_000;
const HANDSHAKES = 1_000;
const CLIENTS = 16;
const key = Buffer.from('handshake bench!');

interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run(): Promise<Result[]> {
  const results = [await measureProtocol()];
  const openssl = await measureOpenssl();
  if (openssl === undefined) return results;
  const dtls = await measureServer();
  const detail = `dtls ${perSecond(dtls)} of the server's CPU with its sockets; openssl s_server ${perSecond(openssl)}`;
  return [...results, { name: 'dtls.handshake.psk.openssl', ratio: dtls / openssl, detail }];
}

async function measureProtocol(): Promise<Result> {
  for (let batch = 0; batch < WARM_UP_BATCHES; batch += 1) {
    await new HandshakeBatch(BATCH).run();
    computeBound();
  }
  let handshakes = 0;
  let protocolCpu = 0;
  let boundCpu = 0;
  for (let at = 0; at < BATCHES; at += 1) {
    const batch = new HandshakeBatch(BATCH);
    handshakes += await batch.run();
    protocolCpu += batch.serverCpu;
    boundCpu += computeBound();
  }
  const dtls = (handshakes * 1e6) / protocolCpu;
  const bound = (BATCHES * BATCH * 1e6) / boundCpu;
  const detail = `dtls ${perSecond(dtls)} of the server's CPU, ${handshakes} handshakes; crypto alone ${perSecond(bound)}`;
  return { name: 'dtls.handshake.psk', ratio: dtls / bound, detail };
}

/** @returns processor time in microseconds of the cryptography of a batch */
function computeBound(): number {
  const before = process.cpuUsage();
  for (let count = 0; count < BATCH; count += 1) computeHandshake();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

interface Figures {
  readonly handshakes: number;
  readonly cpuSeconds: number;
}

/** @returns handshakes per second of processor time */
async function measureServer(): Promise<number> {
  const program = join(import.meta.dirname, 'support', 'handshake-server.ts');
  const child = fork(program, [key.toString('hex')], { execArgv: [] });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    await runHandshakes({ port, clients: CLIENTS, key, handshakes: WARM_UP_HANDSHAKES });
    const before = await figuresOf(child);
    await runHandshakes({ port, clients: CLIENTS, key, handshakes: HANDSHAKES });
    const after = await figuresOf(child);
    return (after.handshakes - before.handshakes) / (after.cpuSeconds - before.cpuSeconds);
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

async function figuresOf(child: ChildProcess): Promise<Figures> {
  child.send('figures');
  const [figures] = (await once(child, 'message')) as [Figures];
  return figures;
}

/** It serves one client after the other, and needs their close_notify to go on. */
async function measureOpenssl(): Promise<number | undefined> {
  const server = await OpensslServer.start(key);
  if (!server) return undefined;
  try {
    const before = server.cpuSeconds() ?? 0;
    const finished = await runHandshakes({ port: server.port, clients: 1, key, handshakes: HANDSHAKES });
    const cpuSeconds = (server.cpuSeconds() ?? 0) - before;
    return finished > 0 && cpuSeconds > 0 ? finished / cpuSeconds : undefined;
  } finally {
    await server.stop();
  }
}

const perSecond = (rate: number): string => `${(rate / 1000).toFixed(2)}k/s`;
