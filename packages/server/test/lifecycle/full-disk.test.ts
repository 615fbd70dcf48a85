import { expect } from 'chai';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { fileError } from '../../src/lifecycle/start-error.ts';
import { translateError } from '../../src/store/sqlite/errors.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

const main = JSON.stringify(join(import.meta.dirname, '../../src/main.ts'));
/** Starts a server with the configuration in $CONFIG, and prints why it does not start. */
const script = `
  import { startServer } from ${main};
  const config = JSON.parse(process.env.CONFIG);
  try {
    const server = await startServer({
      http: '127.0.0.1:0', coap: ['coap://127.0.0.1:0'], connectionFile: false, logLevel: 'silent', ...config,
    });
    console.log('started');
    await server.close();
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }`;

describe('start on a full disk', () => {
  const folders = new TemporaryFolders();
  let folder: string;

  beforeEach(() => {
    folder = folders.make();
  });

  afterEach(() => folders.removeAll());

  /** Runs the script in a shell that first prepares its disk. */
  async function startAfter(
    preparation: string,
    config: object,
    shell: readonly [string, ...string[]] = ['sh', '-c'],
  ): Promise<string> {
    const [command, ...words] = shell;
    const line = `${preparation} && exec "$NODE" --input-type=module --eval "$SCRIPT"`;
    const child = spawn(command, [...words, line], {
      env: {
        ...process.env,
        NODE: process.execPath,
        SCRIPT: script,
        CONFIG: JSON.stringify(config),
        FOLDER: folder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    await once(child, 'close');
    return text;
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

    const disk = (size: string): string => `mount -t tmpfs -o size=${size} none "$FOLDER"`;
    const filled = `${disk('64k')} && { cat /dev/zero > "$FOLDER/fill" 2> /dev/null || true; }`;
    const withoutInodes = 'mount -t tmpfs -o nr_inodes=1 none "$FOLDER"';
    const cases: readonly (readonly [what: string, disk: string, config: object, file: string])[] = [
      ['nothing fits', filled, { dataDir: 'data' }, 'data'],
      ['no file can be made', withoutInodes, { dataDir: 'data' }, 'data'],
      ['the lock fits only', disk('4k'), { dataDir: 'data' }, 'data/muster.pid'],
      ['the database does not fit', disk('16k'), { dataDir: 'data' }, 'data/muster.db'],
      ['the index of the log does not fit', disk('32k'), { dataDir: 'data' }, 'data/muster.db'],
      ['the catalogue does not fit', disk('256k'), { dataDir: 'data' }, 'data/muster.db'],
      ['a JSON store does not fit', disk('64k'), { dataDir: 'data', store: 'json:state.json' }, 'state.json'],
      ['the keys do not fit', disk('8k'), { dataDir: 'data', store: 'memory:' }, 'data/secrets.keys'],
      [
        'the API secret does not fit',
        disk('16k'),
        { dataDir: 'data', store: 'memory:' },
        'data/api-key.secret',
      ],
    ];

    for (const [what, preparation, config, file] of cases) {
      it(`names the file, and advises to free space: ${what}`, async () => {
        const { dataDir, store = `sqlite:${dataDir}/muster.db` } = config as {
          dataDir: string;
          store?: string;
        };
        const [kind = '', path = ''] = store.split(':');
        const text = await startAfter(
          preparation,
          {
            dataDir: join(folder, dataDir),
            store: path === '' ? store : `${kind}:${join(folder, path)}`,
          },
          unshare,
        );
        expect(text).to.match(/^(?:StartError|StoreError): /u);
        expect(text)
          .to.contain(join(folder, file))
          .and.to.match(/Free some space/u);
        expect(text).not.to.match(/permission/u);
      });
    }

    it('names the file, and advises to free space: the ready file is too large', async () => {
      const readyFile = join(folder, 'ready.json');
      const dataDir = folders.make();
      const text = await startAfter(filled, { dataDir, store: 'memory:', readyFile }, unshare);
      expect(text).to.contain(readyFile).and.contain('Free some space').and.contain('--ready-file');
    });
  });

  it('names the file and the remedy if files may not grow', async function () {
    if (process.platform === 'win32') return this.skip();
    const dataDir = join(folder, 'data');
    // If the process ignores the signal, a write fails with EFBIG.
    const text = await startAfter('trap "" XFSZ; ulimit -f 0', { dataDir, store: 'memory:' });
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
