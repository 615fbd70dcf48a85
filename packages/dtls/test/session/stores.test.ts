import { appendFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { FileSessionStore } from '../../src/session/file-store.ts';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionFencedError } from '../../src/session/session-error.ts';
import type { SessionStore, StoredSession } from '../../src/session/store.ts';

const session = (id: string, generation: number, text = 'state'): StoredSession => ({
  id,
  generation,
  blob: Buffer.from(text),
});

async function loaded(store: SessionStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { id, generation, blob } of store.load()) {
    found[id] = `${generation} ${Buffer.from(blob).toString()}`;
  }
  return found;
}

async function isFenced(save: Promise<void>): Promise<boolean> {
  try {
    await save;
    return false;
  } catch (error) {
    return error instanceof SessionFencedError;
  }
}

/** Tests that every store of sessions passes. */
function storeContract(open: () => Promise<SessionStore>): void {
  it('loads the latest saves', async () => {
    const store = await open();
    await store.save(session('0a', 1, 'first'), undefined);
    await store.save(session('0b', 1), undefined);
    await store.save(session('0a', 1, 'second'), 1);
    expect(await loaded(store)).to.deep.equal({ '0a': '1 second', '0b': '1 state' });
  });

  it('refuses a save of a former owner, and keeps the newer one', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.save(session('0a', 2, 'of the new owner'), 1);
    expect(await isFenced(store.save(session('0a', 1), 1))).to.equal(true);
    expect(await isFenced(store.save(session('0a', 1), undefined))).to.equal(true);
    expect(await loaded(store)).to.deep.equal({ '0a': '2 of the new owner' });
  });

  it('lets one of two who take a session over win', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    const fenced = await Promise.all([
      isFenced(store.save(session('0a', 2, 'left'), 1)),
      isFenced(store.save(session('0a', 2, 'right'), 1)),
    ]);
    // The one that came second does not know it: to it the stored generation is still 1.
    expect(fenced).to.deep.equal([false, true]);
  });

  it('refuses to restore a removed session', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.remove('0a', 1);
    expect(await isFenced(store.save(session('0a', 1), 1))).to.equal(true);
    expect(await loaded(store)).to.deep.equal({});
  });

  it('removes nothing of a newer owner', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.save(session('0a', 2), 1);
    await store.remove('0a', 1);
    await store.remove('0b', 1);
    expect(await loaded(store)).to.deep.equal({ '0a': '2 state' });
  });
}

describe('MemorySessionStore', () => {
  storeContract(async () => new MemorySessionStore());
});

describe('FileSessionStore', () => {
  let folder: TempDir;
  let open: FileSessionStore[];

  const openStore = async (name = 'sessions'): Promise<FileSessionStore> => {
    const store = await FileSessionStore.open(folder.join(name));
    open.push(store);
    return store;
  };
  const close = async (store: FileSessionStore): Promise<void> => {
    open = open.filter((one) => one !== store);
    await store.close();
  };

  beforeEach(async () => {
    folder = await tempDir();
    open = [];
  });

  afterEach(async () => {
    await Promise.all(open.map((store) => store.close()));
    await folder.remove();
  });

  storeContract(() => openStore());

  it('keeps entries that were saved before a crash', async () => {
    const store = await openStore();
    await Promise.all(
      ['0a', '0b', '0c'].map((id) => store.save({ id, generation: 1, blob: Buffer.from(id) }, undefined)),
    );
    await store.remove('0b', 1);
    // As a process leaves it that is killed: nothing is closed.
    await writeFile(folder.join('copy'), await readFile(folder.join('sessions')));
    expect(await loaded(await openStore('copy'))).to.deep.equal({ '0a': '1 0a', '0c': '1 0c' });
  });

  it('drops an entry that a crash cut short, wherever that was, and goes on behind the whole ones', async () => {
    const store = await openStore();
    await store.save({ id: '0a', generation: 1, blob: Buffer.from('whole') }, undefined);
    const whole = (await stat(folder.join('sessions'))).size;
    await store.save({ id: '0a', generation: 1, blob: Buffer.from('cut short') }, 1);
    await close(store);
    const bytes = await readFile(folder.join('sessions'));
    for (let length = whole; length < bytes.length; length += 1) {
      await writeFile(folder.join('cut'), bytes);
      await truncate(folder.join('cut'), length);
      const cut = await openStore('cut');
      expect(await loaded(cut)).to.deep.equal({ '0a': '1 whole' });
      await cut.save({ id: '0b', generation: 1, blob: Buffer.from('after') }, undefined);
      await close(cut);
      const again = await openStore('cut');
      expect(await loaded(again)).to.deep.equal({ '0a': '1 whole', '0b': '1 after' });
      await close(again);
    }
  });

  it('ignores garbage after its entries', async () => {
    const store = await openStore();
    await store.save({ id: '0a', generation: 1, blob: Buffer.from('x') }, undefined);
    await close(store);
    await appendFile(folder.join('sessions'), Buffer.alloc(100, 0xff));
    expect(await loaded(await openStore())).to.deep.equal({ '0a': '1 x' });
  });

  it('does not grow without end', async () => {
    const store = await openStore();
    const blob = Buffer.alloc(4_000);
    await store.save({ id: '0a', generation: 1, blob }, undefined);
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => store.save({ id: '0a', generation: 1, blob }, 1)));
    }
    expect((await stat(folder.join('sessions'))).size).to.be.below(1_100_000);
    await close(store);
    expect((await openStore()).size).to.equal(1);
  });

  it('is readable for its owner alone', async () => {
    await openStore();
    expect((await stat(folder.join('sessions'))).mode & 0o077).to.equal(0);
  });

  it('keeps a second process out, and takes over from one that is gone', async () => {
    // The parent of this process lives.
    await writeFile(folder.join('sessions.lock'), String(process.ppid));
    expect(await FileSessionStore.open(folder.join('sessions')).catch(() => 'refused')).to.equal('refused');
    await writeFile(folder.join('sessions.lock'), '4194304999');
    expect((await openStore()).size).to.equal(0);
  });

  it('refuses after it was closed', async () => {
    const store = await openStore();
    await close(store);
    const saved = store.save({ id: '0a', generation: 1, blob: Buffer.alloc(1) }, undefined);
    expect(await saved.catch(() => 'refused')).to.equal('refused');
  });
});
