/** What a server's `/metrics` say of its process. */
import { setTimeout as delay } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;

/** One figure, without labels. @throws Error when the server does not show it */
export async function figure(httpUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${httpUrl}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`/metrics does not show ${name}`);
  return Number(value);
}

/**
 * Megabytes that the process holds on to: the least that heap and buffers took in a while, since what lies between two
 * collections is not held.
 */
export async function heldMegabytes(httpUrl: string, seconds: number): Promise<number> {
  let least = Infinity;
  for (let second = 0; second < seconds; second += 1) {
    const heap = await figure(httpUrl, 'nodejs_heap_size_used_bytes');
    const buffers = await figure(httpUrl, 'nodejs_external_memory_bytes');
    least = Math.min(least, (heap + buffers) / MEGABYTE);
    await delay(1000);
  }
  return least;
}
