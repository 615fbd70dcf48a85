/** What a server's `/metrics` say of its process. */
import { metricsPage } from '@muster/testkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { MusterProcess } from './muster.ts';

const MEGABYTE = 1024 * 1024;

/** Bytes of a process in memory. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** NODE_OPTIONS of a server whose {@link heldMegabytes} are asked for. */
export const collectable = `--expose-gc --import=${pathToFileURL(join(import.meta.dirname, 'collect-on-signal.ts')).href}`;

/** One figure, without labels. @throws Error when the server does not show it */
export async function figure(httpUrl: string, name: string): Promise<number> {
  const text = await metricsPage(httpUrl);
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`/metrics does not show ${name}`);
  return Number(value);
}

/** Megabytes that the process holds on to in heap and buffers: the least of a few looks, each after a collection. */
export async function heldMegabytes({ child, info }: MusterProcess): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 5; look += 1) {
    child.kill('SIGUSR2');
    await delay(1000);
    const heap = await figure(info.http, 'nodejs_heap_size_used_bytes');
    const buffers = await figure(info.http, 'nodejs_external_memory_bytes');
    least = Math.min(least, (heap + buffers) / MEGABYTE);
  }
  return least;
}
