/** Heap of an endpoint that waits for its first datagram, its socket not counted: simulators run them by the ten thousand. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEndpoint } from '../src/index.ts';
import type { Endpoint, Transport } from '../src/index.ts';

const ENDPOINTS = 10_000;
const TARGET_BYTES = 3_072;

const silent: Transport = {
  scheme: 'coap',
  localAddress: { address: '127.0.0.1', port: 5683 },
  peerOf: (address, port) => ({ key: `${address}:${port}`, address, port }),
  start: () => undefined,
  send: () => undefined,
  close: () => Promise.resolve(),
};

export function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const kept: Endpoint[] = [];
  const add = (): void => void kept.push(createEndpoint({ transport: silent }));
  for (let count = 0; count < 100; count += 1) add();
  const before = heapBytes();
  for (let count = 0; count < ENDPOINTS; count += 1) add();
  const bytes = (heapBytes() - before) / ENDPOINTS;
  const detail = `${bytes.toFixed(0)} bytes of heap per idle endpoint, target ${TARGET_BYTES} (${kept.length} made)`;
  return Promise.resolve([{ name: 'coap.idle', ratio: bytes / TARGET_BYTES, detail }]);
}
