/**
 * Resident memory of an endpoint over a million requests, none of which repeats another, beside that of a bare dgram
 * echo under the same load. The start is an endpoint that listens and has been asked nothing.
 */
import { echoRequest } from './support/echo-request.ts';
import { runLoad } from './support/load.ts';
import { ServerProcess } from './support/server-process.ts';

const REQUESTS = 1_000_000;
const SLICE_MS = 500;
const TARGET_BYTES = 30 * 1_048_576;

interface Growth {
  readonly answered: number;
  readonly startBytes: number;
  readonly halfBytes: number;
  readonly endBytes: number;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const bare = await growthOf('bare');
  const coap = await growthOf('coap');
  const grown = coap.endBytes - coap.startBytes;
  const detail =
    `${megabytes(coap.startBytes)} MB before the first request, ${megabytes(coap.halfBytes)} MB after half of them, ` +
    `${megabytes(coap.endBytes)} MB after ${coap.answered}: ${megabytes(grown)} MB more, target ${megabytes(TARGET_BYTES)}; ` +
    `bare dgram ${megabytes(bare.startBytes)}, ${megabytes(bare.halfBytes)}, ${megabytes(bare.endBytes)} MB`;
  return [{ name: 'coap.memory', ratio: grown / TARGET_BYTES, detail }];
}

async function growthOf(kind: 'bare' | 'coap'): Promise<Growth> {
  const server = await ServerProcess.start(kind);
  try {
    const startBytes = server.rssBytes;
    let answered = 0;
    while (answered < REQUESTS / 2) answered += (await runLoad(server.port, SLICE_MS, echoRequest)).answered;
    const halfBytes = server.rssBytes;
    while (answered < REQUESTS) answered += (await runLoad(server.port, SLICE_MS, echoRequest)).answered;
    return { answered, startBytes, halfBytes, endBytes: server.rssBytes };
  } finally {
    await server.stop();
  }
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);
