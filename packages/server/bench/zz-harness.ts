import { parseArgs } from 'node:util';
import { fill } from './lists/fill.ts';
import { requestsOf } from './lists/requests.ts';
import { startFilled } from './lists/server.ts';
import type { ListServer } from './lists/server.ts';
import { targets } from './lists/targets.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, changes: { type: 'string' }, above: { type: 'string' }, trace: {type: 'boolean'} } });
const only = values.only ?? '';
const changes = Number(values.changes ?? '0');
const servers = [await startFilled((b) => fill(b, 1_000)), await startFilled((b) => fill(b, 100_000))] as const;
const named = (path: string, { names }: ListServer): string => path.replaceAll(/\b[A-Z]{3,}\b/gu, (n) => names[n] ?? n);
const unnamed = (path: string, { names }: ListServer): string =>
  Object.entries(names).reduce((t, [n, id]) => (n === 'IDENTIFIER' ? t : t.replaceAll(id, n)), path);
const cpu = (): number => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let n = 0;
async function change(server: ListServer): Promise<void> {
  const { DEVICE, IDENTIFIER, TYPE } = server.names;
  n += 1;
  const body = { DeviceIdentifier: IDENTIFIER, DeviceTypeId: TYPE, Name: `bench 00000${n % 2}` };
  const a = await server.call(`/devices/${DEVICE}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (a.status !== 204) throw new Error(await a.text());
}
const lists = targets().filter((t) => t.isGrowing && /^(activityLogs|queueItems)/.test(t.operation) && only.split(' ')[0]!.startsWith(t.operation.split('.')[0]!));
const all: { title: string; path: string }[] = [];
for (const t of lists) {
  const path = named(t.path, servers[0]);
  all.push(...(await requestsOf(servers[0], { ...t, path }, false)).map((o) => ({ ...o, path: unnamed(o.path, servers[0]) })).filter((o) => o.title.includes(only)));
}
for (let i = 0; i < changes; i++) for (const s of servers) await change(s);
async function cost(s: ListServer, path: string): Promise<{ pages: number; took: number; body: any }> {
  const t = named(path, s);
  const at = cpu();
  const r = await s.call(t);
  const body = (await r.json()) as any;
  const took = cpu() - at;
  if (body.NbrOfPages === undefined) throw new Error(t + JSON.stringify(body));
  return { pages: body.NbrOfPages, took, body };
}
for (const s of servers) for (const o of [...new Set(all.map((o) => o.path.split('?')[0]))]) await cost(s, `${o}?PageSize=20&Sort=Id&Search=zz`);
// until nothing is made any more
for (let quiet = 0; quiet < 6;) { const a = cpu(); await new Promise((r) => setTimeout(r, 300)); quiet = cpu() - a < 15 ? quiet + 1 : 0; }
const med = (v: number[]): number => v.sort((a, b) => a - b)[v.length >> 1]!;
const out: { title: string; small: number; large: number; rows: string; cold: number }[] = [];
for (const { title, path } of all) {
  const few = await cost(servers[0], `${path}&PageSize=20`);
  const many = await cost(servers[1], `${path}&PageSize=20`);
  for (const [which, a, b] of many.pages > 1 ? [['first', 1, 1], ['last', few.pages, many.pages]] as const : [['first', 1, 1]] as const) {
    const c: [number[], number[]] = [[], []];
    for (const s of servers) await change(s);
    await new Promise((r) => setTimeout(r, 20));
    if (values.trace) process.env['TRACE'] = '1';
    for (let i = 0; i < 5; i++) {
      c[0].push((await cost(servers[0], `${path}&PageSize=20&Page=${Math.max(1, a)}`)).took);
      if (values.trace) console.log(title, which, i);
      c[1].push((await cost(servers[1], `${path}&PageSize=20&Page=${b}`)).took);
    }
    out.push({ title: `${title}, ${which}`, small: med(c[0]), large: med(c[1]), rows: `${few.pages}/${many.pages}p`, cold: many.took });
  }
}
out.sort((a, b) => b.large / b.small - a.large / a.small);
const above = Number(values.above ?? '2');
console.log(out.length, 'pages', out.filter((o) => o.large / o.small > 3).length, 'above 3');
for (const o of out.filter((o, i) => o.large / o.small > above || i < 5)) console.log((o.large / o.small).toFixed(2), o.title, `${o.small.toFixed(2)} -> ${o.large.toFixed(2)}`, o.rows, 'cold', o.cold.toFixed(1));
console.log('coldest'); for (const o of [...out].sort((a, b) => b.cold - a.cold).slice(0, 8)) console.log(o.cold.toFixed(1), o.title);
for (const s of servers) await s.close();
