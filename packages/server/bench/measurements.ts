/**
 * Queries of a million stored values of one resource, while a timer of 1 ms measures how long the event loop is held.
 * The ratio is the longest hold over the limit of 50 ms per operation; the detail has the upper bound of the same run:
 * all samples read with one statement.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { aggregate, newestOf } from '../src/features/measurements/measurement-queries.ts';
import type { AggregationType } from '../src/features/measurements/model.ts';
import type { Store } from '../src/store/port.ts';
import { presentMeasurements } from '../src/features/measurements/http.ts';
import { openStore } from '../src/store/open-store.ts';

const samples = 1_000_000;
const everyMs = 30_000;
const heldMs = 50;

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-measurements-'));
  const store = await openStore(`sqlite:${join(folder, 'muster.db')}`, []);
  try {
    await fill(store);
    const span = { startMs: 0, endMs: samples * everyMs, resolutionMs: 3_600_000 };
    const aggregated = (type: AggregationType) => (): Promise<unknown> =>
      aggregate(store, 'r', { ...span, type }, samples * everyMs);
    const began = performance.now();
    await store.measurements.range('r', 0, span.endMs, samples);
    const whole = performance.now() - began;
    const list = async (): Promise<void> => {
      const found = await newestOf(store.measurements, 'r', 0, span.endMs, 100_000);
      const reply = presentMeasurements('r', found);
      if (typeof reply !== 'object' || reply.parts === undefined) return;
      for await (const part of reply.parts) part.at(0);
    };
    return [
      await measured('measurements-time-weighted-average', aggregated('TimeWeightedAverage'), whole),
      await measured('measurements-all', aggregated('All'), whole),
      await measured('measurements-since-100000', list, whole),
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(store: Store): Promise<void> {
  const size = 20_000;
  for (let start = 0; start < samples; start += size) {
    await store.measurements.append(
      Array.from({ length: size }, (_, index) => ({
        resourceId: 'r',
        timeMs: (start + index) * everyMs,
        value: Math.sin(start + index),
      })),
    );
  }
}

async function measured(
  name: string,
  work: () => Promise<unknown>,
  whole: number,
): Promise<{ name: string; ratio: number; detail: string }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  delay.disable();
  const longest = delay.max / 1e6;
  const detail = `event loop held for ${longest.toFixed(1)} ms at most, ${took.toFixed(0)} ms in all; all of ${samples} samples in one statement ${whole.toFixed(0)} ms`;
  return { name, ratio: longest / heldMs, detail };
}
