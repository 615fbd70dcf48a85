/**
 * What the store costs per write and per read, without CoAP and HTTP. The upper bound of the hot path is the same
 * number of bare prepared UPDATEs in transactions of the same size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

import { putOperation, type CollectionDefinition, type Entity, type Store } from '../src/store/port.ts';
import { openStore } from '../src/store/open-store.ts';

interface Row extends Entity {
  readonly deviceId: string;
  readonly endpointName: string;
  readonly address: string;
  readonly objects: readonly { objectId: number; instanceIds: readonly number[] }[];
  updatedAt: number;
}

const rows: CollectionDefinition<Row> = { name: 'rows', indexes: [{ fields: ['deviceId'] }] };

const documents = 5_000;
const writes = 60_000;
const writesPerTurn = 32;

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-store-'));
  try {
    const ceiling = bareUpdates(join(folder, 'bare.db'));
    const store = await openStore(`sqlite:${join(folder, 'store.db')}`, [rows]);
    const docs = makeDocuments();
    await Promise.all(docs.map((doc) => store.collection(rows).put(doc)));
    const puts = await timedPuts(store, docs);
    const samples = await timedSamples(store);
    const gets = await timedGets(store, docs);
    await store.close();
    return [
      result('store-put', puts, ceiling, `bare prepared UPDATE ${perSecond(ceiling)}`),
      result('store-sample', samples, ceiling, 'one sample per write'),
      result('store-get', gets, ceiling, 'by id'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function result(
  name: string,
  rate: number,
  ceiling: number,
  note: string,
): { name: string; ratio: number; detail: string } {
  return { name, ratio: rate / ceiling, detail: `${perSecond(rate)}, ${note}` };
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')}/s (${(1e6 / rate).toFixed(1)} us)`;
}

function makeDocuments(): Row[] {
  return Array.from({ length: documents }, (_, i) => ({
    id: crypto.randomUUID(),
    deviceId: crypto.randomUUID(),
    endpointName: `muster-sim-${String(i).padStart(6, '0')}`,
    address: '127.0.0.1',
    deviceNetworkId: crypto.randomUUID(),
    listener: 'coap://127.0.0.1:5683',
    port: 40000 + (i % 20000),
    lifetimeSeconds: 300,
    lwm2mVersion: '1.1',
    objects: [1, 3, 4, 5, 3303, 3311].map((objectId) => ({ objectId, instanceIds: [0, 1] })),
    updatedAt: i,
  }));
}

async function timedPuts(store: Store, docs: readonly Row[]): Promise<number> {
  const started = performance.now();
  for (let done = 0; done < writes; done += writesPerTurn) {
    const turn: Promise<void>[] = [];
    for (let i = 0; i < writesPerTurn; i += 1) {
      const doc = docs[(done + i) % docs.length];
      if (doc === undefined) continue;
      turn.push(store.write([putOperation(rows, { ...doc, updatedAt: done })]));
    }
    await Promise.all(turn);
  }
  return (writes * 1000) / (performance.now() - started);
}

async function timedSamples(store: Store): Promise<number> {
  const resources = Array.from({ length: 1000 }, () => crypto.randomUUID());
  const started = performance.now();
  for (let done = 0; done < writes; done += writesPerTurn) {
    const turn: Promise<void>[] = [];
    for (let i = 0; i < writesPerTurn; i += 1) {
      const resourceId = resources[(done + i) % resources.length] ?? '';
      turn.push(store.measurements.append([{ resourceId, timeMs: done + i, value: i / 3 }]));
    }
    await Promise.all(turn);
  }
  return (writes * 1000) / (performance.now() - started);
}

async function timedGets(store: Store, docs: readonly Row[]): Promise<number> {
  const collection = store.collection(rows);
  const started = performance.now();
  for (let i = 0; i < writes; i += 1) await collection.get(docs[i % docs.length]?.id ?? '');
  return (writes * 1000) / (performance.now() - started);
}

function bareUpdates(file: string): number {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE t (id TEXT PRIMARY KEY, doc TEXT)');
  const docs = makeDocuments();
  const insert = database.prepare('INSERT INTO t VALUES (?, ?)');
  database.exec('BEGIN');
  for (const doc of docs) insert.run(doc.id, JSON.stringify(doc));
  database.exec('COMMIT');
  const update = database.prepare('UPDATE t SET doc = ?2 WHERE id = ?1');
  const texts = docs.map((doc) => JSON.stringify(doc));
  const started = performance.now();
  for (let done = 0; done < writes; done += writesPerTurn) {
    database.exec('BEGIN');
    for (let i = 0; i < writesPerTurn; i += 1) {
      const at = (done + i) % docs.length;
      update.run(docs[at]?.id ?? '', texts[at] ?? '');
    }
    database.exec('COMMIT');
  }
  const rate = (writes * 1000) / (performance.now() - started);
  database.close();
  return rate;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(2)} detail=${detail}`);
  }
}
