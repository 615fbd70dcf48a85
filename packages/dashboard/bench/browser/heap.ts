import type { Tab } from '../../../../e2e/support/browser.ts';

/** Returns the bytes of the JavaScript heap of a page that are in use after a garbage collection. */
export async function heapOf({ context, page }: Tab): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
