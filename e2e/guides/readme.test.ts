/** The commands and the program of the README, word for word but for ports and durations, with the Node.js of a user. */
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

const sections = await readSections('README.md');

for (const major of [20, 22]) {
  describe(`the README on Node.js ${major}`, () => {
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
        .replace('MUSTER_API_KEY=KEY ', '');

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

    it('reads, lists and runs programs beside a running server', async () => {
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
        expect(await run('First run')).to.contain('muster-sim-000004');
        expect(await run('Scripts')).to.match(/^[0-9a-f-]{36}$/mu);
        const program = here(sections.get('Programs')?.get('js') ?? '');
        await writeFile(join(place.dir, 'devices.mjs'), program);
        const key = { MUSTER_API_KEY: apiKey };
        expect(await run('Programs', key)).to.match(/^muster-sim-000001 online$/mu);

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

    it('runs fleets against a server that it starts', async () => {
      expect(await run('CI: a fleet against any LwM2M server')).to.match(/The run passed/u);
    });

    it('starts servers in the background, ends them and starts them again', () => run('Restart'));

    it('runs a fleet of secured devices', async () => {
      expect(await run('Secured devices')).to.match(/passed/iu);
    });
  });
}

it('the README has no shell block that no test runs', () => {
  const tested = [
    'First run',
    'CI: a fleet against any LwM2M server',
    'Scripts',
    'Programs',
    'Restart',
    'Secured devices',
  ];
  const lines = [...sections]
    .filter(([title]) => !tested.includes(title))
    .flatMap(([, blocks]) => (blocks.get('sh') ?? '').split('\n'));
  expect(lines.filter((line) => line !== '' && !isElsewhere(line))).to.deep.equal([]);
});
