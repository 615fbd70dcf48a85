/** The commands and programs of the README and of docs/start, word for word but for ports and durations, with the Node.js of a user. */
import { once } from 'node:events';
import { execFile, spawn } from 'node:child_process';
import { readdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { foreignPeer, freeTcpPort, freeUdpPort, otherNode, tempDir, until } from '@muster/testkit';
import { createClient } from '@muster/sdk';
import { expect } from 'chai';
import { installBuiltSdk } from '../../packages/sdk/test/support/built-package.ts';
import { readSections } from '../support/guide.ts';
import { createWorkplace, startMuster, type Workplace } from '../support/muster.ts';

const root = join(import.meta.dirname, '..', '..');

/** Lines that other tests run, and their files. The last one has limits for a machine without other work. */
const elsewhere: Readonly<Record<string, string>> = {
  'MUSTER_HTTP=127.0.0.1:8081 MUSTER_COAP=coap://127.0.0.1:5693 npm start': 'e2e/long/fresh-clone.test.ts',
  'npm start': 'e2e/long/fresh-clone.test.ts',
  'npm test': 'scripts/test.ts',
  'npm run pack': 'e2e/long/pack.test.ts',
  'npm install --global': 'e2e/long/pack.test.ts',
  'muster --version': 'e2e/long/pack.test.ts',
  'npx muster fleet run packages/simulator/examples/smoke.yaml': 'e2e/guides/fleet-examples.test.ts',
};
const isElsewhere = (line: string): boolean => Object.keys(elsewhere).some((one) => line.startsWith(one));

const pages = [
  'README.md',
  ...['devices', 'integration', 'operation', 'programs'].map((one) => `docs/start/${one}.md`),
];
/** The blocks of each section, by page and title. */
const sections = new Map<string, ReadonlyMap<string, string>>(
  (await Promise.all(pages.map(async (page) => [page, await readSections(page)] as const))).flatMap(
    ([page, ofPage]) => [...ofPage].map(([title, blocks]) => [`${page}#${title}`, blocks] as const),
  ),
);

/** Sections that run beside `muster up`, and a line of their output. */
const besideServer: Readonly<Record<string, RegExp>> = {
  'README.md#Start': /\d/u,
  'docs/start/devices.md#Look at a device': /^muster-sim-000001 +online/mu,
  'docs/start/devices.md#Connect your device': /"DeviceIdentifier": "my-device"/u,
  'docs/start/integration.md#Call the API': /^"muster-sim-000001"\n"muster-sim-000002"$/mu,
  'docs/start/integration.md#Show the requests of a command': /^curl .*Status/mu,
  'docs/start/integration.md#Scripts': /^[0-9a-f-]{36}$/mu,
  'docs/start/operation.md#Check the service': /^ok +permissions/mu,
  'docs/start/programs.md#List devices': /^muster-sim-000001 online$/mu,
};

/** Sections that start servers of their own, and a line of their output. */
const alone: Readonly<Record<string, RegExp>> = {
  'docs/start/devices.md#Run a fleet in CI': /The run passed/u,
  'docs/start/devices.md#Use keys': /passed/iu,
  'docs/start/operation.md#Restart': /(?:)/u,
};

for (const major of [20, 22]) {
  describe(`README and first pages on Node.js ${major}`, () => {
    let place: Workplace;
    let hasPlace = false;
    let ports: Readonly<Record<string, string>>;
    let env: NodeJS.ProcessEnv;

    before(async function () {
      for (const tool of ['bash', 'curl', 'jq', 'npx'])
        foreignPeer(this, tool, tool === 'npx' ? 'npm' : tool);
      const node = otherNode(this, major);
      place = await createWorkplace();
      hasPlace = true;
      for (const name of await readdir(root))
        if (!['data', '.git'].includes(name)) await symlink(join(root, name), join(place.dir, name));
      ports = {
        8080: String(await freeTcpPort()),
        5683: String(await freeUdpPort()),
        5684: String(await freeUdpPort()),
      };
      const folders = (process.env['PATH'] ?? '').split(delimiter);
      env = {
        ...place.env,
        // Not the Node.js of this workspace, to which only `npx` and links of `node_modules/.bin` lead.
        PATH: [dirname(node), ...folders.filter((one) => !one.includes('node_modules'))].join(delimiter),
        npm_config_offline: 'true',
        MUSTER_HTTP: `127.0.0.1:${ports['8080']}`,
        MUSTER_COAP: `coap://127.0.0.1:${ports['5683']}`,
      };
    });

    after(async () => {
      if (hasPlace) await place.remove();
    });

    const here = (text: string): string =>
      text
        .replaceAll(/(?<=127\.0\.0\.1:)\d+/gu, (port) => ports[port] ?? port)
        .replaceAll('--duration 30', '--duration 10')
        .replace(/(?:export )?MUSTER_API_KEY=KEY\s/u, '');

    /** Runs the shell blocks of a section, and waits for each server that they start. */
    async function run(title: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
      const lines = (sections.get(title)?.get('sh') ?? '').split('\n').filter((line) => !isElsewhere(line));
      const ready = `until curl -fs http://127.0.0.1:${ports['8080']}/readyz; do kill -0 $! && sleep 0.2; done`;
      const script = lines
        .map((line) =>
          / &$/u.test(line) ? `${line}\n${ready}` : /^kill /u.test(line) ? `${line}\nwait $! || true` : line,
        )
        .join('\n');
      const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', here(script)], {
        ...{ cwd: place.dir, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const [code] = (await once(child, 'exit')) as [number | null];
      // The blocks stop their servers.
      let left = true;
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        left = false;
      }
      expect({ code, left }, output).to.deep.equal({ code: 0, left: false });
      return output;
    }

    it('runs commands and programs beside a running server', async () => {
      const server = await startMuster(place, [
        'up',
        '--devices=4',
        `--http=${env['MUSTER_HTTP']}`,
        `--coap=${env['MUSTER_COAP']}`,
      ]);
      try {
        const { http, apiKey } = server.info;
        const online = { Filter: 'Status eq online' };
        await until(
          () => createClient({ baseUrl: http, apiKey }).devices.list(online),
          ({ NbrOfRows }) => NbrOfRows === 4,
        );
        const key = { MUSTER_API_KEY: apiKey };
        const program = here(sections.get('docs/start/programs.md#List devices')?.get('js') ?? '');
        await writeFile(join(place.dir, 'devices.mjs'), program);
        for (const [section, line] of Object.entries(besideServer))
          expect(await run(section, key), section).to.match(line);

        await using other = await tempDir();
        await installBuiltSdk(other.path);
        await writeFile(join(other.path, 'devices.mjs'), program);
        const { stdout } = await promisify(execFile)('node', ['devices.mjs'], {
          ...{ cwd: other.path, env: { ...env, ...key } },
        });
        expect(stdout).to.match(/^muster-sim-000001 online$/mu);
      } finally {
        await server.stop();
      }
    });

    for (const [section, line] of Object.entries(alone))
      it(`runs ${section}`, async () => {
        expect(await run(section)).to.match(line);
      });
  });
}

it('README and first pages have no shell block that no test runs', () => {
  const lines = [...sections]
    .filter(([section]) => !(section in besideServer) && !(section in alone))
    .flatMap(([, blocks]) => (blocks.get('sh') ?? '').split('\n'));
  expect(lines.filter((line) => line !== '' && !isElsewhere(line))).to.deep.equal([]);
});
