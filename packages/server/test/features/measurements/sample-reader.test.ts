import { expect } from 'chai';
import type { MeasurementStore, Store } from '../../../src/store/port.ts';
import {
  aggregate,
  newestOf,
  SAMPLES_AT_A_TIME,
  samplesOf,
} from '../../../src/features/measurements/measurement-queries.ts';
import { jsonParts } from '../../../src/http/replies.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';

const COUNT = 60_050;

describe('reading many samples', () => {
  let store: Store;
  let reads: number[];
  /** Number of turns of the event loop after reads. */
  let turns: number;
  let counted: MeasurementStore;

  sqliteStore(before, after, async (opened) => {
    store = opened;
    for (let start = 0; start < COUNT; start += 10_000) {
      const length = Math.min(10_000, COUNT - start);
      const samples = Array.from({ length }, (_, index) => ({
        resourceId: 'r',
        timeMs: (start + index) * 3,
        value: start + index,
      }));
      await store.measurements.append(samples);
    }
  });

  beforeEach(() => {
    reads = [];
    turns = 0;
    const { measurements } = store;
    const watch = async <T extends readonly unknown[]>(reading: Promise<T>): Promise<T> => {
      const rows = await reading;
      reads.push(rows.length);
      setImmediate(() => {
        turns += 1;
      });
      return rows;
    };
    counted = {
      append: (samples) => measurements.append(samples),
      latest: (ids) => measurements.latest(ids),
      deleteFor: (ids) => measurements.deleteFor(ids),
      prune: (beforeMs) => measurements.prune(beforeMs),
      range: (...span) => watch(measurements.range(...span)),
      oldest: (...span) => watch(measurements.oldest(...span)),
    };
  });

  /** Every read is short, and the event loop turns after each. */
  function expectShortTurns(): void {
    expect(Math.max(...reads)).to.be.at.most(SAMPLES_AT_A_TIME);
    expect(turns).to.be.at.least(reads.length - 2);
  }

  it('forwards: each sample once, in order, some thousand in a turn of the event loop', async () => {
    let next = 0;
    for await (const part of samplesOf(counted, 'r', 0, COUNT * 3)) {
      for (const { value } of part) {
        expect(value).to.equal(next);
        next += 1;
      }
    }
    expect(next).to.equal(COUNT);
    expectShortTurns();
  });

  it('the newest of too many: the same, from the end', async () => {
    const found = await newestOf(counted, 'r', 0, COUNT * 3, 50_000);
    expect(found.map((one) => one.value)).to.deep.equal(
      Array.from({ length: 50_000 }, (_, i) => COUNT - 50_000 + i),
    );
    expectShortTurns();
    expect(await newestOf(counted, 'r', 30, 60, 4)).to.have.length(4);
    expect(await newestOf(counted, 'unknown', 0, 60, 4)).to.deep.equal([]);
  });

  it('an aggregation over all of them reads each once', async () => {
    const type = 'NbrOfMeasurements';
    const request = { type, startMs: 0, endMs: COUNT * 3, resolutionMs: 3 * 60_050 } as const;
    const reader = { ...store, measurements: counted };
    const { points, count } = await aggregate(reader, 'r', request, COUNT * 3);
    expect(points).to.deep.equal([{ timeMs: 0, figures: [COUNT] }]);
    expect(count).to.equal(COUNT);
    expectShortTurns();
  });

  for (const length of [0, 1, 2_000, 5_001]) {
    it(`a list of ${length} is the same JSON in parts as in one`, async () => {
      const rows = Array.from({ length }, (_, index) => index);
      let text = '';
      for await (const part of jsonParts({ id: 'r', 'a"b': 1 }, 'v', rows, (n) => ({ n }))) text += part;
      expect(text).to.equal(JSON.stringify({ id: 'r', 'a"b': 1, v: rows.map((n) => ({ n })) }));
    });
  }
});
