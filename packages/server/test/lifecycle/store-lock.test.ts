import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

import { collections } from '../../src/features/generated/collections.ts';
import type { FileLock } from '../../src/lifecycle/locks.ts';
import { lockStore } from '../../src/lifecycle/locks.ts';
import { StartError } from '../../src/lifecycle/start-error.ts';
import { startServer, type RunningServer } from '../../src/main.ts';
import { openStore } from '../../src/store/open-store.ts';
import { localConfig } from '../support/local-config.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

describe('store lock', () => {
  const folders = new TemporaryFolders();
  let folder: string;
  let held: FileLock[] = [];

  const lock = (url: string): void => {
    const one = lockStore(url);
    if (one !== undefined) held.push(one);
  };

  beforeEach(() => {
    folder = folders.make();
  });

  afterEach(() => {
    for (const one of held) one.release();
    held = [];
    folders.removeAll();
  });

  for (const kind of ['sqlite', 'json']) {
    it(`${kind}: is taken once, by any path, and names file and holder`, () => {
      const file = join(folder, 'made', 'on demand', 'store');
      const first = lockStore(`${kind}:${file}`)!;
      symlinkSync(file, join(folder, 'link'));
      symlinkSync(join(folder, 'made'), join(folder, 'elsewhere'));
      for (const path of [
        file,
        relative('.', file),
        join(folder, 'link'),
        join(folder, 'elsewhere', 'on demand', 'store'),
      ]) {
        const pattern = new RegExp(`store is in use by process ${process.pid}\\..*--store`, 'u');
        const expected = path === join(folder, 'link') ? /link is in use/u : pattern;
        expect(() => lock(`${kind}:${path}`), path).to.throw(StartError, expected);
      }
      first.release();
      expect(readdirSync(join(folder, 'made', 'on demand'))).to.deep.equal([]);
      lock(`${kind}:${file}`);
    });
  }

  it('a store in memory needs none, and stores in one folder have one each', () => {
    lock('memory:');
    lock('memory:');
    lock('postgres://muster@127.0.0.1/none');
    lock(`sqlite:${join(folder, 'a.db')}`);
    lock(`sqlite:${join(folder, 'b.db')}?synchronous=full`);
    expect(() => lock(`sqlite:${join(folder, 'b.db')}`)).to.throw(StartError, 'b.db is in use');
  });

  it('sqlite: is refused while the file is open by another name (hard link)', async () => {
    const file = join(folder, 'a.db');
    const store = await openStore(`sqlite:${file}`, collections);
    linkSync(file, join(folder, 'b.db'));
    expect(() => lock(`sqlite:${join(folder, 'b.db')}`)).to.throw(StartError, 'b.db is in use by another');
    await store.close();
    lock(`sqlite:${join(folder, 'b.db')}`);
    const again = await openStore(`sqlite:${join(folder, 'b.db')}`, collections);
    await again.close();
  });

  it('is free again after its process was killed', async () => {
    const url = `sqlite:${join(folder, 'a.db')}`;
    const source = JSON.stringify(join(import.meta.dirname, '../../src/lifecycle/locks.ts'));
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { lockStore } from ${source};
         // Held: a lock that nothing refers to ends when it is collected.
         globalThis.lock = lockStore(${JSON.stringify(url)});
         setInterval(() => {}, 1000);
         console.log('locked');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    expect(() => lock(url)).to.throw(StartError, `process ${child.pid ?? ''}`);
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    expect(existsSync(join(folder, 'a.db.lock'))).to.equal(true);
    lock(url);
  });

  it('reports a file that cannot be locked', () => {
    mkdirSync(join(folder, 'a.db.lock'));
    expect(() => lock(`sqlite:${join(folder, 'a.db')}`)).to.throw(StartError, '--store');
    symlinkSync('loop', join(folder, 'loop'));
    expect(() => lock(`sqlite:${join(folder, 'loop')}`)).to.throw(StartError, 'loop cannot be locked');
  });

  for (const kind of ['sqlite', 'json']) {
    it(`${kind}: a second server with another data folder on the same store does not start`, async () => {
      const file = join(folder, 'store');
      const link = join(folder, 'link');
      symlinkSync(file, link);
      const start = (name: string, path: string): Promise<RunningServer> =>
        startServer(localConfig(join(folder, name), { store: `${kind}:${path}` }));
      // The first process opens the database through a symbolic link, which is kept.
      const first = await start('a', link);
      try {
        expect(lstatSync(link).isSymbolicLink()).to.equal(true);
        for (const path of [file, link]) {
          const refusal: unknown = await start('b', path).catch((error: unknown) => error);
          expect(refusal).to.be.instanceOf(StartError);
          expect((refusal as Error).message)
            .to.contain(path)
            .and.contain(`process ${process.pid}`);
        }
      } finally {
        await first.close();
      }
    });
  }
});
