import { appendFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { FileSessionStore } from '../../src/session/file-store.ts';
import { loaded, storeContract } from './store-contract.ts';

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
