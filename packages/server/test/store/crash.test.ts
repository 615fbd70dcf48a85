import { postgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { openStore } from '../../src/store/open-store.ts';
import { definitions, things } from './contract.ts';
import { TemporaryFolders } from './temporary-folder.ts';

describe('store after kill -9', () => {
  const folders = new TemporaryFolders();
  afterEach(() => folders.removeAll());

  for (const [kind, file, wanted] of [
    ['sqlite', 'muster.db', 2_000],
    ['json', 'state.json', 300],
  ] as const) {
    it(`${kind}: every acknowledged write is stored`, () =>
      checkAfterKill(`${kind}:${join(folders.make(), file)}`, wanted));
  }

  it('postgres: every acknowledged write is stored, and the lock is free', async function () {
    const server = await postgresServer(this);
    await checkAfterKill(server.freshUrl(), 1_000);
  });
});

async function checkAfterKill(url: string, wanted: number): Promise<void> {
  const acknowledged = await writeUntilKilled(url, wanted);
  expect(acknowledged.length).to.be.at.least(wanted);
  const store = await openStore(url, definitions);
  try {
    const found = await store.collection(things).getMany(acknowledged);
    expect(acknowledged.filter((id) => !found.has(id))).to.deep.equal([]);
    await store.collection(things).insert({ id: 'after', network: 'n', name: 'after' });
  } finally {
    await store.close();
  }
}

/** Kills the writer while it writes; resolves with the IDs of its commits. */
async function writeUntilKilled(url: string, wanted: number): Promise<string[]> {
  const script = join(import.meta.dirname, 'crash-writer.ts');
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === wanted) child.kill('SIGKILL');
  }
  await closed;
  return acknowledged;
}
