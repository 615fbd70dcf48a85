/** The dry run of a release, and its packages in the empty project in which it has installed them. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { otherNode, sendJson, startFakeService, type FakeService, until } from '@muster/testkit';
import { expect } from 'chai';
import { publishedPackages, root } from '../../scripts/release/manifests.ts';
import { readGuide } from '../support/guide.ts';

const run = promisify(execFile);
/** Started programs run on the Node.js of this test, even if another comes first on the PATH. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` };
const published = publishedPackages().map((one) => one.folder);

describe('the published packages', () => {
  let scratch: string;
  let empty: string;
  let output: string;

  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'muster-pack-'));
    const options = ['--dry-run', '--offline', '--keep-trials', '--folder', scratch];
    ({ stdout: output } = await run(process.execPath, ['scripts/release.ts', ...options], {
      cwd: root,
      env,
    }));
    empty = join(scratch, 'trials', 'node-24');
  });

  after(() => rm(scratch, { recursive: true, force: true }));

  it('are tried on each supported Node.js and not published', function () {
    expect(output).to.contain(`npm install --global ${scratch}/*.tgz`);
    expect(output).to.contain('publint and arethetypeswrong have no findings in 11 tarballs');
    expect(output).to.contain('Node.js 24: all packages run').and.contain('Dry run: nothing was published');
    for (const major of [20, 22]) otherNode(this, major);
    expect(output).to.contain('Node.js 22: all packages run').and.contain('Node.js 20: the SDK runs');
  });

  it('have checksums, and a bill of materials with their libraries, bundled ones too', async () => {
    await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: scratch });
    const bill = JSON.parse(await readFile(join(scratch, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string; group?: string; purl: string; components?: { purl: string }[] }[];
    };
    const of = (name: string) => bill.components.find((one) => one.group === '@muster' && one.name === name);
    expect(bill.components.filter((one) => one.group === '@muster')).to.have.length(published.length);
    expect(bill.components.map((one) => one.purl).join('\n')).to.match(/^pkg:npm\/express@5\./mu);
    const bundled = (name: string) =>
      of(name)
        ?.components?.map((one) => one.purl)
        .join('\n');
    expect(bundled('dashboard'))
      .to.match(/^pkg:npm\/react@/mu)
      .and.match(/^pkg:npm\/%40mantine\/core@/mu);
    expect(bundled('cli')).to.match(/^pkg:npm\/%40oclif\/core@/mu);
    expect(JSON.stringify(bill)).to.not.contain(scratch);
  });

  for (const name of published) {
    it(`@muster/${name} has its licence, pages and types, and no sources of tests`, async () => {
      const folder = join(empty, 'node_modules', '@muster', name);
      const files = await readdir(folder, { recursive: true });
      expect(files).to.include.members(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/src/index.d.ts']);
      expect(
        files.filter((file) => /(^|\/)(test|bench)\//.test(file) && !file.includes('node_modules')),
      ).to.deep.equal([]);
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
        dependencies?: object;
      };
      expect(JSON.stringify(manifest.dependencies ?? {})).to.not.contain('workspace:');
    });
  }

  // The packages whose first example ends by itself and needs no service.
  for (const name of ['dashboard', 'net', 'server', 'sparkplug']) {
    it(`the first example of the README of @muster/${name} runs`, async () => {
      const readme = await readFile(join(empty, 'node_modules', '@muster', name, 'README.md'), 'utf8');
      const [, example = ''] = /^```[jt]s\n([^]*?)^```$/mu.exec(readme) ?? [];
      expect(example).to.contain(`from '@muster/${name}'`);
      const file = join(empty, `${name}-example.mts`);
      await writeFile(file, example);
      await run(process.execPath, [file], { cwd: empty, env });
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

  it('the bundles name the lines of their sources in stacks', async () => {
    const program = "import('@muster/net').then((net) => net.createUdpSocket({ address: 'nowhere' }))";
    const { stderr } = await run(process.execPath, ['--enable-source-maps', '--eval', program], {
      cwd: empty,
    }).catch((error: unknown) => error as { stderr: string });
    expect(stderr).to.match(/@muster\/net\/src\/udp-socket\.ts:\d+/u);
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
    // Of TypeScript 6 and 7.
    for (const compiler of ['tsc6', 'tsc']) {
      await run(
        join(root, 'node_modules', '.bin', compiler),
        [
          ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'],
          ...['--target', 'es2024', '--skipLibCheck'],
          ...['--typeRoots', join(root, 'node_modules', '@types'), '--types', 'node', 'stranger.ts'],
        ],
        { cwd: empty },
      );
    }
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
