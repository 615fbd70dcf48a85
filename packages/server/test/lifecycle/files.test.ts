import { expect } from 'chai';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import {
  writeConnectionFile,
  writeNamedConnectionFile,
  removeInfoFile,
  writeReadyFile,
  type ServerInfo,
} from '../../src/lifecycle/info-files.ts';
import { loadKeys } from '../../src/lifecycle/key-file.ts';
import { loadSecret, writePrivateFile } from '../../src/lifecycle/private-file.ts';
import { bindError, StartError } from '../../src/lifecycle/start-error.ts';
import { Unwind } from '../../src/lifecycle/unwind.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

describe('files of a running server', () => {
  const folders = new TemporaryFolders();
  const info: ServerInfo = {
    http: 'http://127.0.0.1:8080',
    coap: 'coap://127.0.0.1:5683',
    coapAddresses: ['coap://127.0.0.1:5683'],
    coapsAddresses: [],
    bootstrapAddresses: [],
    mqttAddresses: [],
    deviceNetworkId: 'n',
    apiKey: 'k',
    pid: 7,
  };
  afterEach(() => folders.removeAll());

  it('that cannot be written name the setting to change', () => {
    const blocked = join(folders.make(), 'file');
    writeFileSync(blocked, '');
    const file = join(blocked, 'new', 'server.json');
    expect(() => writeConnectionFile(file, info, '/data')).to.throw(StartError, 'XDG_STATE_HOME');
    expect(() => writeReadyFile(file, info)).to.throw(StartError, 'MUSTER_READY_FILE');
  });

  it('are removed only by the server that wrote them', () => {
    const file = join(folders.make(), 'server.json');
    removeInfoFile(file, info);
    writeReadyFile(file, { ...info, pid: 8 });
    removeInfoFile(file, info);
    expect(existsSync(file)).to.equal(true);
    writeFileSync(file, 'garbage');
    removeInfoFile(file, info);
    expect(existsSync(file)).to.equal(true);
    writeReadyFile(file, info);
    removeInfoFile(file, info);
    expect(existsSync(file)).to.equal(false);
  });

  it('exist once per running server, and a named one cannot be shared', () => {
    const folder = join(folders.make(), 'servers');
    const write = (name: string | undefined, pid: number, http: string) =>
      writeNamedConnectionFile(folder, name, { ...info, pid, http }, '/data');
    // The parent process runs as long as this one.
    const first = write(undefined, process.ppid, 'http://127.0.0.1:1');
    const second = write(undefined, process.pid, 'http://127.0.0.1:2');
    expect(readdirSync(folder).sort()).to.deep.equal(['default-2.json', 'default.json']);
    expect(readFileSync(first.file, 'utf8')).to.contain('http://127.0.0.1:1');
    first.remove();
    expect(readdirSync(folder)).to.deep.equal(['default-2.json']);
    second.remove();
    write('lab', process.ppid, 'http://127.0.0.1:3');
    expect(() => write('lab', process.pid, 'http://127.0.0.1:4')).to.throw(
      StartError,
      `A server named lab is already running: http://127.0.0.1:3, process ${process.ppid}.`,
    );
    expect(readdirSync(folder)).to.deep.equal(['lab.json']);
    expect(statSync(join(folder, 'lab.json')).mode & 0o777).to.equal(0o600);
  });

  it('of servers that have ended, or damaged ones, are replaced', () => {
    const folder = folders.make();
    const file = join(folder, 'default.json');
    for (const left of ['{"http":', JSON.stringify({ ...info, pid: 2 ** 22 + 1 })]) {
      writeFileSync(file, left);
      expect(
        writeNamedConnectionFile(folder, undefined, { ...info, pid: process.pid }, '/data').file,
      ).to.equal(file);
      expect(readFileSync(file, 'utf8')).to.contain(`"pid":${process.pid}`);
    }
    expect(readdirSync(folder)).to.deep.equal(['default.json']);
  });

  it('are never partially written', () => {
    const folder = folders.make();
    mkdirSync(join(folder, 'taken'));
    expect(() => writePrivateFile(join(folder, 'taken'), 'x')).to.throw();
    expect(readdirSync(folder)).to.deep.equal(['taken']);
  });

  it('keep a secret over restarts, and refuse a damaged one', () => {
    const file = join(folders.make(), 'secret');
    const first = loadSecret(file, 32);
    expect(first).to.have.length(32);
    expect(loadSecret(file, 32).equals(first)).to.equal(true);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    writeFileSync(file, 'short');
    expect(() => loadSecret(file, 32)).to.throw(file);
  });

  it('read keys whose permissions cannot be changed, as those of a read-only volume', () => {
    // On Linux, not even root can change this file. It has a UUID, which decodes to 27 bytes.
    const file = '/proc/sys/kernel/random/boot_id';
    expect(() => chmodSync(file, 0o600)).to.throw(/EPERM|EROFS/u);
    const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    expect(loadSecret(file, 27)).to.deep.equal(secret);
    expect(loadKeys(file, 27)).to.deep.equal([secret]);
  });
});

describe('Unwind', () => {
  it('stops everything once, newest first, despite failures', async () => {
    const stopped: string[] = [];
    const failed: string[] = [];
    const unwind = new Unwind((step) => failed.push(step));
    unwind.add('a', () => void stopped.push('a'));
    unwind.add('b', async () => Promise.reject(new Error('no')));
    unwind.add('c', async () => void stopped.push('c'));
    await Promise.all([unwind.run(), unwind.run()]);
    await unwind.run();
    expect(stopped).to.deep.equal(['c', 'a']);
    expect(failed).to.deep.equal(['b']);
  });
});

describe('bindError', () => {
  for (const code of ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAFNOSUPPORT', 'EWHATEVER']) {
    it(`names address and flag for ${code}`, () => {
      const cause = Object.assign(new Error(code), { code });
      const error = bindError(cause, '127.0.0.1:80', '--http', 'MUSTER_HTTP');
      expect(error.message).to.contain('127.0.0.1:80').and.contain('--http').and.contain('MUSTER_HTTP');
    });
  }
});
