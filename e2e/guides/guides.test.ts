/** The journeys of the guides, word for word. */
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { createWebhookSecret } from '@muster/sdk';
import { foreignPeer, freeTcpPort, otherNode, until } from '@muster/testkit';
import { installBuiltSdk } from '../../packages/sdk/test/support/built-package.ts';
import { readGuide } from '../support/guide.ts';
import {
  createWorkplace,
  startMuster,
  type MusterProcess,
  type RunResult,
  type Workplace,
} from '../support/muster.ts';
import { musterOnPath, runShell, type Running } from '../support/running.ts';

const root = join(import.meta.dirname, '..', '..');

type Blocks = ReadonlyMap<string, string>;

const textOf = (blocks: Blocks, info: string): string => blocks.get(info) ?? '';

/** What the guides ask for beside Node, and the Debian packages that have it. */
const tools = ['bash', 'jq', 'openssl'];

describe('the guides', () => {
  let place: Workplace;
  let env: NodeJS.ProcessEnv;
  let server: MusterProcess | undefined;
  let receiver: Running | undefined;

  before(async function () {
    for (const tool of tools) foreignPeer(this, tool, tool);
  });

  beforeEach(async () => {
    place = await createWorkplace();
    env = { PATH: await musterOnPath(place) };
  });

  /** For programs of readers: the SDK as it is published, and the oldest Node.js that runs it. */
  const prepareNode = async (context: Mocha.Context): Promise<void> => {
    await symlink(otherNode(context, 20), join(place.dir, 'bin', 'node'));
    await installBuiltSdk(place.dir);
  };

  afterEach(async () => {
    receiver?.child.kill();
    await server?.stop();
    receiver = undefined;
    server = undefined;
    await place.remove();
  });

  const start = async (blocks: Blocks): Promise<void> => {
    const [, ...args] = textOf(blocks, 'sh server').trim().split(' ');
    server = await startMuster(place, [...args, '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0']);
    env = { ...env, MUSTER_URL: server.info.http, MUSTER_API_KEY: server.info.apiKey };
  };

  const run = async (script: string): Promise<string> => {
    const { code, stdout, stderr } = await runShell(place, script, env).ended;
    expect(code, `${stdout}\n${stderr}`).to.equal(0);
    return stdout;
  };

  for (const guide of ['access', 'actuators', 'idempotency', 'mass-registration', 'measurements', 'usage']) {
    it(`${guide}: its commands`, async function () {
      foreignPeer(this, 'curl', 'curl');
      const written = textOf(await readGuide(guide), 'sh');
      await start(new Map([['sh server', 'muster up --devices 2']]));
      const { info } = server!;
      const [type, role] = [
        `TYPE=$(muster device-types list --filter "Name eq 'Generic LwM2M'" -o json | jq -r '.Rows[0].Id')`,
        `ROLE_ID=$(muster roles list -o json | jq -r '.Rows[0].Id')`,
      ];
      const commands = written
        .split('\n')
        .filter((line) => !line.startsWith('muster server'))
        .join('\n')
        .replaceAll('http://127.0.0.1:8080', info.http)
        .replaceAll('curl ', 'curl -sS --fail-with-body ');
      env = { ...env, KEY: info.apiKey };
      await run(
        `until muster assert devices --filter 'Status eq online' --count 2; do sleep 0.2; done\n${type}\n${role}\n${commands}`,
      );
    });
  }

  it('transformers: a virtual resource of each device, and the mean of a location', async () => {
    const blocks = await readGuide('transformers');
    await writeFile(join(place.dir, 'scaled.yaml'), textOf(blocks, 'yaml scaled.yaml'));
    await start(blocks);
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain('"Label": "Fahrenheit"').and.to.contain('"IsVirtual": true');
    expect(shown).to.contain('"Name": "Mean of the harbour"').and.to.contain('"Deactivated": false');
  });

  it('rules: an event is raised, stays active in between, and is reset; a trial raises the same', async () => {
    const blocks = await readGuide('rules');
    await start(blocks);
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.match(/2 +muster-sim-000001 +90 +muster-sim-000001 is at 90 %$/mu);
    expect(shown).to.match(/muster-sim-000001 +AutomaticReset +20$/mu);
    expect(shown).to.contain('Would have raised 1 event and reset 1, from 3 values.');
  });

  it('HTTP devices: a gateway registers them and delivers their values, by command and by program', async function () {
    await prepareNode(this);
    const blocks = await readGuide('http-devices');
    const program = textOf(blocks, 'js http-gateway.mjs');
    const example = join(root, 'packages', 'sdk', 'examples', 'http-gateway.mjs');
    expect(program).to.equal(await readFile(example, 'utf8'));
    await start(blocks);
    await writeFile(join(place.dir, 'http-gateway.mjs'), program);
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain('Boiler of the school is online').and.to.contain('boiler-2 is online');
    expect(shown).to.contain('registered boiler-3').and.to.contain('accepted 3, refused 0');
  });

  it('cli: a named server, profiles, ids from standard input, confirmations and the doctor', async () => {
    const blocks = await readGuide('cli');
    await start(blocks);
    env = { ...env, MUSTER_URL: undefined, MUSTER_API_KEY: undefined };
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain('(local server lab)').and.to.contain('https://muster.example.com');
    expect(shown).to.contain('exit code 2').and.not.to.contain('the-api-key');
    expect(shown).to.match(/^DELETE http.*\/tags\//imu);
    expect(shown).to.contain('"Authorization: Bearer $MUSTER_API_KEY"');
    expect(shown)
      .to.match(/^ok {4}permissions/mu)
      .and.not.to.match(/^fail/mu);
  });

  it('scripts: conditions, readings of many devices, and events for a program on this machine', async function () {
    await prepareNode(this);
    const port = String(await freeTcpPort());
    const blocks = await readGuide('scripts');
    await start(blocks);
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain('"Expected": "greater than -100"').and.to.contain('exit code 12');
    expect(shown).to.match(/^muster-sim-000002,\/3303\/0\/5700,/mu);
    expect(shown).to.contain('{"Device":"muster-sim-000001","Path":"/3/0/0"');

    const program = textOf(await readGuide('webhooks'), 'js receiver.mjs').replace('9000', port);
    const secret = createWebhookSecret();
    env = { ...env, WEBHOOK_SECRET: secret };
    await writeFile(join(place.dir, 'webhook.secret'), secret);
    await writeFile(join(place.dir, 'receiver.mjs'), program);
    const { text: received } = (receiver = runShell(place, 'exec node receiver.mjs', env));
    const command = textOf(blocks, 'sh listen').replace('9000', port);
    const listening = runShell(place, `exec ${command}`, env);
    try {
      await listening.says('Forwarding events to');
      await until(
        async () => {
          await run('muster read muster-sim-000001 /3303/0/5700');
          return received.stdout;
        },
        (text) => /^measurement .*"ruri":"\/3303\/0\/5700"/mu.test(text),
      );
    } finally {
      listening.child.kill();
    }
  });

  it('device networks as files: apply, diff and export', async () => {
    const blocks = await readGuide('fixtures');
    await start(blocks);
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain('7 created, 0 updated, 0 unchanged.');
    expect(shown).to.contain('0 created, 0 updated, 7 unchanged.');
    expect(shown).to.contain('0 to create, 1 to update, 6 unchanged.');
    expect(shown).to.contain('${env:MUSTER_DEVICES_THERMOMETER_1_PSK_PRESHAREDKEY}');
  });

  it('a network in git: export, plan, apply and drift, and the same by its workflow', async function () {
    foreignPeer(this, 'git', 'git');
    const blocks = await readGuide('network-in-git');
    await start(blocks);
    const person = { NAME: 'A Person', EMAIL: 'person@example.com' };
    for (const role of ['AUTHOR', 'COMMITTER'])
      for (const [name, value] of Object.entries(person)) env[`GIT_${role}_${name}`] = value;
    const shown = await run(textOf(blocks, 'sh'));
    expect(shown).to.contain(textOf(blocks, 'text'));
    expect(shown).to.contain('2 created, 0 updated, 1 unchanged, 1 deleted.\n');
    expect(shown).to.contain('- delete Tags "made by hand"\n').and.to.contain('exit code 12\n');
    expect(shown).to.match(/^0 to create, 0 to update, \d unchanged\.\n$/mu);

    const workflow = parse(textOf(blocks, 'yaml .github/workflows/network.yml')) as {
      readonly jobs: { readonly network: { readonly steps: readonly { name?: string; run?: string }[] } };
    };
    const step = async (name: string): Promise<RunResult> => {
      const script = workflow.jobs.network.steps.find((one) => one.name === name)?.run ?? '';
      return runShell(place, `cd plant\n${script}`, { ...env, GITHUB_STEP_SUMMARY: 'summary.md' }).ended;
    };
    await run('muster tags create --name again');
    expect((await step('Check for drift')).code).to.equal(12);
    expect(await step('Show the plan')).to.include({ code: 0 });
    expect(await readFile(join(place.dir, 'plant', 'summary.md'), 'utf8')).to.contain(
      '- delete Tags "again"',
    );
    expect(await step('Apply')).to.include({ code: 0 });
    expect((await step('Check for drift')).code).to.equal(0);
  });

  it('webhooks: a signed delivery to a program on this machine', async function () {
    await prepareNode(this);
    const port = String(await freeTcpPort());
    const written = await readGuide('webhooks');
    const blocks = new Map([...written].map(([info, text]) => [info, text.replaceAll('9000', port)]));
    await start(blocks);
    await writeFile(join(place.dir, 'receiver.mjs'), textOf(blocks, 'js receiver.mjs'));
    // The last of its commands takes the place of the shell, so that it ends with it.
    const command = textOf(blocks, 'sh receiver').replace('\nnode ', '\nexec node ');
    const { text: received } = (receiver = runShell(place, command, env));
    await until(
      () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }),
      ({ status }) => status === 400,
      { tolerate: () => true },
    );
    const shown = await run(textOf(blocks, 'sh'));
    expect(received.stdout).to.match(/^test .*Is anybody there\?/mu);
    expect(received.stdout).to.match(/^measurement .*"ruri":"\/3303\/0\/5700"/mu);
    expect(shown).to.contain('"PendingEvents": 0');
  });
});
