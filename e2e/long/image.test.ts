/** The container image of examples/deploy is built from this tree, and its server runs. Base images are made of files of this machine. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@muster/sdk';
import { foreignPeer, freeTcpPort, freeUdpPort, programPath, skipWithout, until } from '@muster/testkit';
import { expect } from 'chai';
import type { ReadyInfo } from '../support/muster.ts';
import { RawDevice } from '../support/raw-device.ts';

const root = join(import.meta.dirname, '..', '..');
const BUILD_PROGRAMS = [
  'sh',
  'env',
  'install',
  'sed',
  'uname',
  'dirname',
  'basename',
  'mkdir',
  'cp',
  'rm',
  'ln',
  'chmod',
  'cat',
];

/** Copies files with their paths into the root of an image. */
function addFiles(image: string, files: readonly string[]): void {
  execFileSync('cp', ['--dereference', '--parents', ...new Set(files), image]);
}

/** Shared libraries of a program, with all of the C library. */
function librariesOf(program: string): readonly string[] {
  const found = execFileSync('ldd', [program], { encoding: 'utf8' }).match(/\/\S+/gu) ?? [];
  const folder = dirname(found.find((file) => file.includes('/libc.so'))!);
  return [...found, ...globSync(`${folder}/lib{dl,pthread,resolv,rt,util}.so.*`)];
}

describe('the container image', () => {
  let scratch = '';
  let buildah: (...args: readonly string[]) => readonly string[];
  let build: (...args: readonly string[]) => string;
  let container: string;

  /** An image with these files in its root. */
  function makeImage(name: string, folder: string, ...config: readonly string[]): void {
    const id = build('from', 'scratch');
    build('copy', '--quiet', id, folder, '/');
    build('config', ...config, id);
    build('commit', '--quiet', id, name);
    build('rm', id);
  }

  before(function () {
    const program = foreignPeer(this, 'buildah', 'buildah');
    // Without the rights of root, the isolation that needs no daemon and no namespaces does not work.
    if (process.getuid?.() !== 0)
      skipWithout(this, { peer: 'buildah as root', install: 'run this test as root' });
    scratch = mkdtempSync(join(tmpdir(), 'muster-image-'));
    const store = [
      '--root',
      join(scratch, 'store'),
      '--runroot',
      join(scratch, 'run'),
      '--storage-driver',
      'vfs',
    ];
    buildah = (...args) => [program, ...store, ...args];
    build = (...args) => {
      const [file = '', ...rest] = buildah(...args);
      const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
      return execFileSync(file, rest, {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }).trim();
    };

    const [base, node] = ['base', 'node'].map((name) => join(scratch, name)) as [string, string];
    for (const folder of [base, node]) {
      for (const one of ['tmp', 'etc', 'usr/local/bin']) mkdirSync(join(folder, one), { recursive: true });
      execFileSync('chmod', ['1777', join(folder, 'tmp')]);
      addFiles(folder, librariesOf(process.execPath));
    }
    // No shell and no other program: as small as a base image may be.
    makeImage('localhost/base', base);

    const programs = BUILD_PROGRAMS.map((name) => programPath(name)!);
    addFiles(node, ['/bin/sh', '/usr/bin/env', ...programs, ...programs.flatMap(librariesOf)]);
    cpSync(process.execPath, join(node, 'usr/local/bin/node'));
    const npm = join(realpathSync(programPath('npm')!), '..', '..');
    cpSync(npm, join(node, 'usr/local/lib/node_modules/npm'), { recursive: true });
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(node, 'usr/local/bin', name));
    const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
    if (authorities !== undefined)
      writeFileSync(join(node, 'etc/authorities.pem'), readFileSync(authorities));
    const trust = authorities === undefined ? [] : ['--env', 'NODE_EXTRA_CA_CERTS=/etc/authorities.pem'];
    makeImage('localhost/node', node, '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', ...trust);

    const images = ['--build-arg', 'NODE=localhost/node', '--build-arg', 'BASE=localhost/base'];
    build(
      'bud',
      '--network',
      'host',
      '--file',
      'examples/deploy/Dockerfile',
      ...images,
      '--tag',
      'muster',
      '.',
    );
    container = build('from', 'localhost/muster');
  });

  after(() => {
    if (scratch !== '') rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  });

  it('runs a server as its user, which is healthy, serves devices and stops on SIGTERM', async () => {
    const data = join(scratch, 'data');
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, 1_000, 1_000);
    const variables = {
      MUSTER_HTTP: `127.0.0.1:${await freeTcpPort()}`,
      MUSTER_COAP: `coap://127.0.0.1:${await freeUdpPort()}`,
      MUSTER_READY_FILE: '/var/lib/muster/ready.json',
      MUSTER_AUTO_ENROLL: 'Generic LwM2M',
    };
    const inside = [
      ...['run', '--isolation', 'chroot', '--network', 'host', '--volume', `${data}:/var/lib/muster`],
      ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--'],
    ];
    const [file = '', ...args] = buildah(...inside, '/usr/local/bin/muster', 'server');
    const server: ChildProcess = spawn(file, args, { stdio: ['ignore', 'inherit', 'pipe'] });
    let log = '';
    server.stderr!.setEncoding('utf8').on('data', (text: string) => (log += text));
    const ended = once(server, 'close');
    const text = await until(
      async () => {
        if (server.exitCode !== null) throw new Error(`The server has ended: ${log}`);
        return await readFile(join(data, 'ready.json'), 'utf8').catch(() => '');
      },
      (content) => content !== '',
    );
    const { http, coap, apiKey, pid } = JSON.parse(text) as ReadyInfo;
    try {
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).to.match(/^Uid:\t1000\t1000\t/mu);
      expect(log).to.not.contain('every user of this machine has access');
      const device = await RawDevice.register(coap, 'in-a-container');
      device.close();
      const { Rows } = await createClient({ baseUrl: http, apiKey }).devices.list({});
      expect(Rows.map(({ DeviceIdentifier }) => DeviceIdentifier)).to.deep.equal(['in-a-container']);
      build(...inside, '/usr/local/bin/node', '/usr/local/lib/health.mjs', `${http}/healthz`);
    } finally {
      process.kill(pid, 'SIGTERM');
    }
    expect((await ended)[0], log).to.equal(0);
  });

  it('has a folder for its volume that only its user can enter, and none of the sources', () => {
    const place = build('mount', container);
    const entry = execFileSync('stat', ['--format', '%a %u %g', join(place, 'var/lib/muster')], {
      encoding: 'utf8',
    });
    expect(entry).to.equal('700 1000 1000\n');
    const listed = execFileSync('find', [place, '-maxdepth', '1'], { encoding: 'utf8' });
    expect(listed).to.not.match(/\/(src|packed|root)$/mu);
    build('umount', container);
  });
});
