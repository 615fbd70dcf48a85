/** Each published package, packed and installed into an empty folder, runs there as JavaScript with declarations. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sendJson, startFakeService, type FakeService, until } from '@muster/testkit';
import { expect } from 'chai';
import { readGuide } from '../support/guide.ts';

const run = promisify(execFile);
/** Started programs run on the Node.js of this test, even if another comes first on the PATH. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` };
const root = join(import.meta.dirname, '..', '..');
const published = [
  'net',
  'coap',
  'dtls',
  'lwm2m',
  'mqtt',
  'sparkplug',
  'server',
  'sdk',
  'cli',
  'simulator',
  'dashboard',
];

describe('the published packages', () => {
  let scratch: string;
  let empty: string;

  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'muster-pack-'));
    const { stdout } = await run(process.execPath, ['scripts/pack.ts', '--offline', scratch], {
      cwd: root,
      env,
    });
    expect(stdout).to.contain(`npm install --global ${scratch}/*.tgz`);
    empty = join(scratch, 'empty');
    await mkdir(empty);
    await writeFile(
      join(empty, 'package.json'),
      JSON.stringify({ name: 'empty', private: true, type: 'module' }),
    );
    const tarballs = (await readdir(scratch)).filter((name) => name.endsWith('.tgz'));
    await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs.map((name) => join(scratch, name))], {
      cwd: empty,
    });
  });

  after(() => rm(scratch, { recursive: true, force: true }));

  for (const name of published) {
    it(`@muster/${name} loads, declares its types and carries no sources of tests`, async () => {
      const folder = join(empty, 'node_modules', '@muster', name);
      const files = await readdir(folder, { recursive: true });
      expect(files).to.include('LICENSE').and.to.include('README.md').and.to.include('dist/src/index.d.ts');
      expect(
        files.filter((file) => /(^|\/)(test|bench)\//.test(file) && !file.includes('node_modules')),
      ).to.deep.equal([]);
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
        dependencies?: object;
      };
      expect(JSON.stringify(manifest.dependencies ?? {})).to.not.contain('workspace:');
      const { stdout } = await run(
        process.execPath,
        ['-e', `import('@muster/${name}').then((m) => console.log(Object.keys(m).length > 0))`],
        { cwd: empty },
      );
      expect(stdout.trim()).to.equal('true');
    });
  }

  it('the SDK has source maps with its sources', async () => {
    const folder = join(empty, 'node_modules', '@muster', 'sdk', 'dist', 'src');
    const text = await readFile(join(folder, 'generated', 'operations.js'), 'utf8');
    expect(text).to.match(/^\/\/# sourceMappingURL=operations\.js\.map$/mu);
    const map = JSON.parse(await readFile(join(folder, 'generated', 'operations.js.map'), 'utf8')) as object;
    expect(map).to.deep.include({ sources: ['../../../src/generated/operations.ts'] });
    expect((map as { sourcesContent: string[] }).sourcesContent[0]).to.contain('export const operationTable');
  });

  it('the declarations compile in a strict program outside the workspace', async () => {
    await writeFile(
      join(empty, 'stranger.ts'),
      published
        .map(
          (name, index) =>
            `import * as m${index} from '@muster/${name}';\nexport const k${index} = Object.keys(m${index});`,
        )
        // Types that were not found would be any, which takes everything.
        .concat(
          "import { createClient } from '@muster/sdk';",
          "const client = createClient({ baseUrl: 'http://127.0.0.1', apiKey: process.env['KEY'] });",
          '// @ts-expect-error Name is text',
          'export const wrong: Promise<number> = client.devices.get("x").then((device) => device.Name);',
          "import { composeClient } from '@muster/sdk/core';",
          "import { deviceTypes } from '@muster/sdk/device-types';",
          "const composed = composeClient({ baseUrl: 'http://127.0.0.1' }, { deviceTypes });",
          '// @ts-expect-error Name is text',
          'export const mistaken: Promise<number> = composed.deviceTypes.get("x").then((type) => type.Name);',
          "import { createEndpoint } from '@muster/coap';",
          '// @ts-expect-error a transport is needed',
          'export const endpoint = createEndpoint({});',
          "import { startServer } from '@muster/server';",
          '// @ts-expect-error so is an address',
          'export const server = startServer({});',
        )
        .join('\n'),
    );
    await run(
      join(root, 'node_modules', '.bin', 'tsc'),
      [
        ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'],
        ...['--target', 'es2024', '--skipLibCheck'],
        ...['--typeRoots', join(root, 'node_modules', '@types'), '--types', 'node', 'stranger.ts'],
      ],
      { cwd: empty },
    );
  });

  it('the installed muster starts a server with a fleet and lists its devices', async () => {
    const muster = join(empty, 'node_modules', '.bin', 'muster');
    const { stdout: version } = await run(muster, ['--version'], { cwd: empty, env });
    expect(version).to.match(/0\.\d+\.\d+/);
    const script = `
      import { startServer, parseServerConfig } from '@muster/server';
      import { createFleet } from '@muster/simulator';
      import { createClient } from '@muster/sdk';
      import { composeClient } from '@muster/sdk/core';
      import { devices } from '@muster/sdk/devices';
      const server = await startServer(
        parseServerConfig({ http: '127.0.0.1:0', coap: ['coap://127.0.0.1:0'], store: 'memory:', autoEnroll: 'Generic LwM2M' }, {}),
      );
      const fleet = createFleet({ devices: 3, serverUri: server.info.coap });
      await fleet.start();
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const page = await client.devices.list({});
      const composed = composeClient({ baseUrl: server.info.http, apiKey: server.info.apiKey }, { devices });
      if ((await composed.devices.list()).NbrOfRows !== page.NbrOfRows) throw new Error('not the same devices');
      console.log(page.Rows.length, page.Rows.every((row) => row.Status === 'online'));
      await fleet.stop();
      await server.close();
    `;
    await writeFile(join(empty, 'program.mjs'), script);
    const { stdout } = await run(process.execPath, ['program.mjs'], {
      cwd: empty,
      env: { ...env, XDG_STATE_HOME: join(empty, 'state') },
    });
    expect(stdout.trim().split('\n').at(-1)).to.equal('3 true');
  });

  it('the installed muster serves the dashboard, with the licences of its libraries', async () => {
    const ready = join(empty, 'ready.json');
    const args = ['server', '--store=memory:', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'];
    const server = execFile(join(empty, 'node_modules', '.bin', 'muster'), [...args, '--ready-file', ready], {
      cwd: empty,
      env: { ...env, XDG_STATE_HOME: join(empty, 'state') },
    });
    const ended = once(server, 'close');
    try {
      const text = await until(
        () => readFile(ready, 'utf8').catch(() => ''),
        (content) => content !== '',
      );
      const { http } = JSON.parse(text) as { http: string };
      const page = await fetch(http, { headers: { accept: 'text/html' } });
      const html = await page.text();
      expect(page.status, html).to.equal(200);
      const [, script = ''] = /<script[^>]* src="([^"]+)"/u.exec(html) ?? [];
      expect((await fetch(new URL(script, http))).headers.get('content-type')).to.contain('javascript');
    } finally {
      server.kill();
      await ended;
    }
    const site = join(empty, 'node_modules', '@muster', 'dashboard', 'dist', 'site');
    const licences = await readFile(join(site, 'THIRD-PARTY-LICENSES.md'), 'utf8');
    for (const name of ['react', '@mantine/core', 'uplot', 'wouter']) expect(licences).to.contain(name);
  });

  it('an image is built of the tarballs without a network, and its muster runs a fleet', async () => {
    const file = await readFile(join(root, 'examples', 'container', 'Containerfile'), 'utf8');
    const [, command = ''] = /^RUN (npm .*)$/mu.exec(file) ?? [];
    const image = join(scratch, 'image');
    const here = command.replaceAll('/packed', scratch).replaceAll('/muster ', `${image} `);
    expect(here).to.contain(`--prefix ${image} --offline`);
    const own = { PATH: env.PATH, HOME: join(scratch, 'home') };
    await run('sh', ['-e', '-c', here], {
      cwd: scratch,
      // A library that is not in the cache would be asked of a proxy that does not exist.
      env: { ...own, npm_config_https_proxy: 'http://127.0.0.1:9' },
    });
    expect(file).to.match(/^COPY --from=install \/muster \/usr\/local$/mu);
    const words = ['fleet', 'run', '--devices', '2', '--virtual-time', '--duration', '1m', '-q'];
    const { stdout } = await run(join(image, 'bin', 'muster'), words, { cwd: scratch, env: own });
    expect(stdout).to.contain('The run passed.');
  });

  it('the programs of the guide to tests run with mocha, node:test and vitest', async () => {
    const blocks = await readGuide('fleet-in-tests');
    const place = join(scratch, 'tests');
    await mkdir(place);
    await writeFile(join(place, 'package.json'), JSON.stringify({ private: true }));
    for (const [info, text] of blocks)
      if (info.startsWith('js ')) await writeFile(join(place, info.slice(3)), text);
    const install = blocks.get('sh install') ?? '';
    const script = `${install.replace('PATH_OF_THE_CLONE/packed', scratch)}\n${blocks.get('sh') ?? ''}`;
    const { stdout } = await run('bash', ['-e', '-c', script], {
      cwd: place,
      env: { ...env, NO_COLOR: '1' },
    });
    expect(stdout)
      .to.match(/^ *2 passing/mu)
      .and.match(/^\S* ?pass 1$/mu)
      .and.match(/Tests +1 passed/u);
  });

  describe('the bundle of the command', () => {
    const id = 'c4d7c1f0-6a0e-4b38-9d52-000000000001';
    const device = { Id: id, Name: 'press-7' };
    let service: FakeService;
    let muster: (
      args: readonly string[],
      own?: Readonly<Record<string, string>>,
    ) => Promise<{ stdout: string; stderr: string }>;

    before(async () => {
      service = await startFakeService();
      service.answer((_request, response) => sendJson(response, 200, device));
      const program = join(empty, 'node_modules', '.bin', 'muster');
      const { PATH } = env;
      muster = (args, own = {}) =>
        run(program, [...args], { cwd: empty, env: { PATH, HOME: empty, MUSTER_URL: service.url, ...own } });
    });

    after(() => service[Symbol.asyncDispose]());

    it('holds its libraries and their licences', async () => {
      for (const name of ['@oclif', 'cli-table3', 'csv-stringify', 'log-update'])
        expect(existsSync(join(empty, 'node_modules', name)), name).to.equal(false);
      const licences = join(empty, 'node_modules', '@muster', 'cli', 'dist', 'THIRD-PARTY-LICENSES.txt');
      const text = await readFile(licences, 'utf8');
      for (const name of ['@oclif/core', 'cli-table3', 'csv-stringify', 'eventsource-parser', 'yaml'])
        expect(text).to.match(new RegExp(`^${name} \\d.* \\(.+\\)\\n\\n.*\\S`, 'mu'));
    });

    it('prints every form of the output, help and completions', async () => {
      const get = ['devices', 'get', id];
      expect(JSON.parse((await muster([...get, '-o', 'json'])).stdout)).to.deep.equal(device);
      expect((await muster([...get, '-o', 'yaml'])).stdout).to.equal(`Id: ${id}\nName: press-7\n`);
      expect((await muster([...get, '-o', 'csv', '--columns', 'Name'])).stdout).to.equal('Name\npress-7\n');
      expect((await muster([...get, '-o', 'table'])).stdout).to.contain('press-7');
      expect((await muster(['devices', 'get', '--help'])).stdout).to.contain('muster devices get');
      expect((await muster(['__complete', 'devices', 'ge'])).stdout).to.contain('get\t');
    });

    it('keeps compiled code in the cache folder of the user, and runs without', async () => {
      await muster(['devices', 'get', id], { XDG_CACHE_HOME: join(empty, 'cache') });
      expect(await readdir(join(empty, 'cache', 'muster', 'compiled'))).to.have.length(1);
      const { stdout, stderr } = await muster(['devices', 'get', id], {
        XDG_CACHE_HOME: join(empty, 'package.json'),
      });
      expect({ answer: JSON.parse(stdout) as unknown, stderr }).to.deep.equal({ answer: device, stderr: '' });
    });

    it('says where a defect is', async () => {
      const broken = join(empty, 'broken.mjs');
      await writeFile(broken, 'process.stdout.write = 1;\n');
      const failed = await muster(['devices', 'get', id], {
        MUSTER_DEBUG: '1',
        NODE_OPTIONS: `--import=${broken}`,
      }).catch((error: unknown) => error as { stderr: string });
      expect(failed.stderr)
        .to.contain('TypeError')
        .and.match(/^ +at .*printObject .*dist\/src\//mu);
    });
  });
});
