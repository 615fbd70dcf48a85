import { expect } from 'chai';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { fileError } from '../../src/lifecycle/start-error.ts';
import { translateError } from '../../src/store/sqlite/connection.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

const main = JSON.stringify(join(import.meta.dirname, '../../src/main.ts'));
/** Starts a server with each configuration in $CONFIGS, and prints why it does not start. */
const script = `
  import { startServer } from ${main};
  const texts = [];
  for (const config of JSON.parse(process.env.CONFIGS)) {
    try {
      const server = await startServer({
        http: '127.0.0.1:0', coap: ['coap://127.0.0.1:0'], connectionFile: false, logLevel: 'silent', ...config,
      });
      texts.push('started');
      await server.close();
    } catch (error) {
      texts.push(error.name + ': ' + error.message);
    }
  }
  console.log(JSON.stringify(texts));`;

describe('start on a full disk', () => {
  const folders = new TemporaryFolders();
  let folder: string;

  before(() => {
    folder = folders.make();
  });

  after(() => folders.removeAll());

  /** Runs the script in a shell that first prepares its disks. */
  async function startAfter(
    preparation: string,
    configs: readonly object[],
    shell: readonly [string, ...string[]] = ['sh', '-c'],
  ): Promise<string[]> {
    const [command, ...words] = shell;
    const line = `${preparation} && exec "$NODE" --input-type=module --eval "$SCRIPT"`;
    const child = spawn(command, [...words, line], {
      env: { ...process.env, NODE: process.execPath, SCRIPT: script, CONFIGS: JSON.stringify(configs) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    await once(child, 'close');
    return JSON.parse(text) as string[];
  }

  describe('of limited size', () => {
    const unshare: readonly [string, ...string[]] = ['unshare', '-rm', 'sh', '-c'];

    before(function () {
      try {
        execFileSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' });
      } catch {
        // Not Linux, or this user may not mount a file system. The cases outside this block cover ENOSPC without one.
        this.skip();
      }
    });

    const disk = (size: string) => (at: string) => `mount -t tmpfs -o size=${size} none ${at}`;
    const filled = (at: string): string =>
      `${disk('64k')(at)} && { cat /dev/zero > ${at}/fill 2> /dev/null || true; }`;
    const withoutInodes = (at: string): string => `mount -t tmpfs -o nr_inodes=1 none ${at}`;
    const cases = (
      [
        ['nothing fits', filled, 'sqlite', ''],
        ['no file can be made', withoutInodes, 'sqlite', ''],
        ['the lock fits only', disk('4k'), 'sqlite', '/muster.pid'],
        ['the database does not fit', disk('16k'), 'sqlite', '/muster.db'],
        ['the index of the log does not fit', disk('32k'), 'sqlite', '/muster.db'],
        ['the catalogue does not fit', disk('256k'), 'sqlite', '/muster.db'],
        ['a JSON store does not fit', disk('64k'), 'json', '/../state.json'],
        ['the keys do not fit', disk('8k'), 'memory', '/secrets.keys'],
        ['the API secret does not fit', disk('16k'), 'memory', '/api-key.secret'],
      ] as const
    ).map(([what, prepare, store, file]) => ({ what, prepare, store, file, folder: folders.make() }));
    const readyFile = { prepare: filled, folder: folders.make() };
    let texts: string[];

    before(async () => {
      const configs = cases.map(({ store, folder: at }) => {
        const path = { sqlite: join(at, 'data', 'muster.db'), json: join(at, 'state.json'), memory: '' }[
          store
        ];
        return { dataDir: join(at, 'data'), store: `${store}:${path}` };
      });
      const last = { dataDir: folder, store: 'memory:', readyFile: join(readyFile.folder, 'ready.json') };
      const disks = [...cases, readyFile].map(({ prepare, folder: at }) => prepare(at));
      texts = await startAfter(disks.join(' && '), [...configs, last], unshare);
    });

    for (const [index, { what, folder: at, file }] of cases.entries()) {
      it(`names the file, and advises to free space: ${what}`, () => {
        expect(texts[index]).to.match(/^(?:StartError|StoreError): /u);
        expect(texts[index])
          .to.contain(join(at, 'data', file))
          .and.to.match(/Free some space/u);
        expect(texts[index]).not.to.match(/permission/u);
      });
    }

    it('names the file, and advises to free space: the ready file is too large', () => {
      const file = join(readyFile.folder, 'ready.json');
      expect(texts.at(-1)).to.contain(file).and.contain('Free some space').and.contain('--ready-file');
    });
  });

  it('names the file and the remedy if files may not grow', async function () {
    if (process.platform === 'win32') return this.skip();
    const dataDir = join(folder, 'small');
    // If the process ignores the signal, a write fails with EFBIG.
    const [text] = await startAfter('trap "" XFSZ; ulimit -f 0', [{ dataDir, store: 'memory:' }]);
    expect(text).to.contain(join(dataDir, 'muster.lock')).and.to.contain('--data-dir');
  });

  for (const [code, remedy] of [
    ['ENOSPC', 'Free some space'],
    ['EDQUOT', 'Free some space'],
    ['EROFS', 'mounted read-only'],
    ['EACCES', 'Give this user write permission there'],
    ['EWHATEVER', 'Name another'],
  ] as const) {
    it(`${code}: ${remedy}`, () => {
      const cause = Object.assign(new Error(`${code}: no`), { code });
      const advice = { alternative: 'name another.', flag: '--file' };
      const error = fileError(cause, '/f', 'The file /f cannot be written', advice);
      expect(error.message)
        .to.contain('/f')
        .and.contain(remedy)
        .and.match(/ame another\.$/u);
      expect(error).to.include({ flag: '--file', cause });
    });
  }

  it('I/O errors of SQLite on a disk with free space are reported unchanged', () => {
    const error = Object.assign(new Error('disk I/O error'), { errcode: 4874 });
    expect(translateError(error, join(folder, 'a.db'))).to.include({ code: 'io' });
  });
});
