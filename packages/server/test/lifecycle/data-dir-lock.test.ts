import { expect } from 'chai';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { lockDataDir } from '../../src/lifecycle/locks.ts';
import type { FileLock } from '../../src/lifecycle/locks.ts';
import { StartError } from '../../src/lifecycle/start-error.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

describe('data folder lock', () => {
  const folders = new TemporaryFolders();
  let folder: string;
  let held: FileLock[] = [];

  const lock = (): FileLock => {
    const one = lockDataDir(folder);
    held.push(one);
    return one;
  };

  beforeEach(() => {
    folder = join(folders.make(), 'made', 'on demand');
  });

  afterEach(() => {
    for (const one of held) one.release();
    held = [];
    folders.removeAll();
  });

  it('reports a folder that cannot be created', function () {
    if (process.platform !== 'linux') return this.skip();
    expect(() => lockDataDir('/proc/none/here')).to.throw(StartError, '/proc/none/here cannot be created');
    const file = join(folders.make(), 'file');
    writeFileSync(file, '');
    expect(() => lockDataDir(join(file, 'data'))).to.throw(StartError, 'cannot be created');
  });

  it('is taken once, names its holder, and leaves nothing behind', () => {
    const first = lockDataDir(folder);
    expect(statSync(folder).mode & 0o777).to.equal(0o700);
    expect(() => lock()).to.throw(StartError, new RegExp(`process ${process.pid}\\..*--data-dir`));
    first.release();
    expect(readdirSync(folder)).to.deep.equal([]);
    lock();
  });
});
