/** Runs the examples of hand-written commands: in this process where they end by themselves, in a shell otherwise. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConflictError, createWebhookSecret, openDevice, resolveName, type NameListId } from '@muster/sdk';
import { parseFleetFile, PcapFile, runScenarioInVirtualTime } from '@muster/simulator';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Contract, Operation } from '../../scripts/generate/contract.ts';
import { firmwareImage, uploadFirmware } from './firmware-image.ts';
import { musterBin, type ReadyInfo, type Workplace } from './muster.ts';
import { musterInProcess } from './muster-in-process.ts';
import type { ReferenceNetwork } from './reference-network.ts';
import { TestAuthority } from './test-authority.ts';
import { readShellLine } from './shell-line.ts';
import { collections } from '../../packages/server/src/features/generated/collections.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';
import { captureText, registered } from '../../packages/simulator/test/support/capture-text.ts';

/** Commands that run until a signal stops them. */
const ENDLESS =
  /^muster (?:up|server|listen|watch|fleet (?:run|record(?!.*--from-pcap)))\b|^muster fleet attach$|^muster events stream(?!.*--max)|--follow\b/u;

/** Commands whose condition need not hold here: then the exit code is 12. */
const CONDITION = /^muster (?:wait|assert|diff|apply .*--diff)\b/u;
const MISMATCH = 12;

/** Commands that need a provider, which the server of the examples does not have: login-command.test.ts. */
const LOG_IN = /^muster log(?:in|out)\b/u;
/** Their exit codes here: usage, for a profile without a session, or authentication. */
const NO_LOG_IN: readonly (number | null)[] = [2, 3];

/** A command that has written nothing by then will not. */
const GIVE_UP_MS = 120_000;

const values = ['boiler-1', 'boiler-2'].map((Endpoint) => ({ Endpoint, Path: '/3303/0/5700', Value: 21.5 }));
const devices = ['boiler-1', 'boiler-2'].map((Endpoint) => ({ Endpoint, Objects: ['/3303/0'] }));
const lines = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

export interface ShellExamples {
  /** Runs an example. Resolves with what went wrong. */
  run(example: string): Promise<string | undefined>;
  /** Stops the fleet of the examples that have used it. */
  stopFleet(): Promise<void>;
}

/** Writes the files that the examples name, and the programs that are not ours. */
export async function openShellExamples(
  place: Workplace,
  info: ReadyInfo,
  network: ReferenceNetwork,
  contract: Contract,
): Promise<ShellExamples> {
  const env: Record<string, string> = {
    ...(place.env as Record<string, string>),
    PATH: `${join(place.dir, 'bin')}:${process.env['PATH'] ?? ''}`,
    ...{ MUSTER_URL: info.http, MUSTER_API_KEY: info.apiKey, PWD: place.dir },
    // Servers of examples take free ports.
    ...{ MUSTER_HTTP: '127.0.0.1:0', MUSTER_COAP: 'coap://127.0.0.1:0', MUSTER_COAPS: 'coaps://127.0.0.1:0' },
  };
  /** Devices that a watched list has got, until its example ends. */
  const added: string[] = [];
  /** Which the examples of `muster fleet attach` share. */
  let fleet: { readonly child: ChildProcess; readonly closed: Promise<unknown> } | undefined;
  const profile = { url: info.http, 'api-key': info.apiKey };
  const files: Readonly<Record<string, string>> = {
    'site.ndjson': captureText(registered),
    'key-file': info.apiKey,
    'server-ca.pem': new TestAuthority().pem,
    'values.ndjson': lines(values),
    'network.yaml': 'Version: 1\nTags:\n  - Name: from-a-file\n',
    'keys.csv': 'PSK.identity,PSK.preSharedKey\n',
    'paths.csv': 'Device,Path\nmuster-sim-000001,/3303/0/5700\n',
    'webhook.secret': createWebhookSecret(),
    'devices.ndjson': lines(devices),
    'config/muster/config.yaml': JSON.stringify({
      profiles: { staging: profile, production: profile },
      aliases: { offline: 'devices list' },
    }),
    'interval.txt': '30\n',
  };
  await mkdir(join(place.dir, 'config', 'muster'), { recursive: true });
  await mkdir(join(place.dir, 'bin'));
  for (const [name, text] of Object.entries(files))
    await writeFile(join(place.dir, name), text, { mode: 0o600 });
  const [pcap, secured] = ['site.pcapng', 'secured.pcapng'].map(
    (name) =>
      new PcapFile(join(place.dir, name), (error) => {
        throw error;
      }),
  ) as [PcapFile, PcapFile];
  const [device, other] = [
    { address: '192.0.2.20', port: 40_000 },
    { address: '192.0.2.10', port: 5683 },
  ];
  // POST /rd?ep=a
  pcap.datagram(Buffer.from('4102000101b272644465703d61', 'hex'), device, other, Date.now());
  pcap.close();
  const scenario = {
    version: 1,
    server: 'coaps://192.0.2.10:5684',
    durationSeconds: 9,
    cohorts: [{ name: 'a', count: 1 }],
  };
  await (
    await runScenarioInVirtualTime(parseFleetFile(JSON.stringify(scenario)), { capture: secured })
  ).report;
  secured.close();
  const programs: Readonly<Record<string, string>> = {
    'bin/muster': `exec "${process.execPath}" "${musterBin}" "$@"`,
    'bin/mosquitto_sub': 'cat values.ndjson',
    'bin/code': 'true',
    'to-ndjson': 'cat',
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(place.dir, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(place.dir, name), 0o755);
  }
  for (const Name of ['Plant', 'Staging']) await network.client.deviceNetworks.create({ Name });
  await createNamed(network);
  return { run, stopFleet };

  async function run(example: string): Promise<string | undefined> {
    if (!example.startsWith('muster fleet attach')) return runHere(example);
    await startFleet();
    const fault = await runHere(example);
    // Devices that reboot refuse what other examples ask of them, and a stopped fleet takes time to end.
    if (/ (?:reboot|stop)\b/u.test(example)) await stopFleet();
    return fault;
  }

  async function stopFleet(): Promise<void> {
    const stopping = fleet;
    fleet = undefined;
    stopping?.child.kill();
    await stopping?.closed;
  }

  async function runHere(example: string): Promise<string | undefined> {
    // The running fleet has the name of the simulated device.
    const variables = example.startsWith('muster fleet attach') ? {} : await prepare();
    const code = here(example);
    if (code.includes('muster store copy')) await prepareCopy();
    if (code.startsWith('muster fleet') && !code.startsWith('muster fleet attach')) await prepareFleet(code);
    const line = readShellLine(code, variables);
    if (ENDLESS.test(code) || example.includes('--max')) return untilStopped(code, variables);
    if (line === undefined || line.words[0] !== 'muster' || line.output !== undefined) {
      return toTheEnd(code, variables);
    }
    const input = line.input === undefined ? '' : await readFile(join(place.dir, line.input));
    const { code: exit, stderr } = await musterInProcess(line.words.slice(1), env, input);
    const isExpected =
      exit === 0 ||
      (exit === MISMATCH && CONDITION.test(code)) ||
      (NO_LOG_IN.includes(exit) && LOG_IN.test(code));
    return isExpected ? undefined : `exit code ${String(exit)}: ${stderr}`;
  }

  /** Starts a fleet with a control API, unless one runs. */
  async function startFleet(): Promise<void> {
    if (fleet?.child.exitCode === null) return;
    await network.leave();
    const { child, output } = shell(`exec muster fleet run --server ${info.coap} --devices 2 --control`, {});
    fleet = { child, closed: once(child, 'close') };
    await until(() => output().includes('2/2 registered'));
  }

  /** A live device, an activity on it, a gateway with two devices, and the variables that name them. */
  async function prepare(): Promise<Record<string, string>> {
    const register = contract.operations.find(
      ({ id }) => id === 'dataCollectors.registerDevices',
    ) as Operation;
    const ID = await network.idOf('devices', register);
    const GATEWAY = await network.idOf('dataCollectors', register);
    await network.example(register.id, { id: GATEWAY }, register);
    await network.device();
    const ACTIVITY_ID = await readActivity();
    const DeviceTypeId = await network.idOf('deviceTypes', register);
    const device = { DeviceIdentifier: 'press-9', DeviceTypeId };
    await writeFile(join(place.dir, 'device.json'), JSON.stringify(device));
    return { ID, GATEWAY, ACTIVITY_ID };
  }

  async function readActivity(): Promise<string> {
    const { client } = network;
    const { activityId } = await client.resources.read(
      await resolveName(client, 'resources.get', 'muster-sim-000001/3303/0/5700'),
    );
    return activityId ?? '';
  }

  /** A store to copy from in each form, and none to copy to. */
  async function prepareCopy(): Promise<void> {
    for (const file of ['source.db', 'state.json', 'copy.db'])
      await rm(join(place.dir, file), { force: true });
    for (const url of ['sqlite:source.db', 'json:state.json']) {
      const store = await openStore(url.replace(':', `:${place.dir}/`), collections);
      // A store in JSON has no file before its first write.
      await store.ping();
      await store.close();
    }
  }

  /** The fleet file of the example, and its devices where the service must know them before. */
  async function prepareFleet(code: string): Promise<void> {
    const security = code.includes('-o pem') ? 'x509' : 'psk';
    const cohorts = [{ name: 'presses', count: 2, security }];
    const file = { version: 1, server: info.coaps, cohorts };
    await writeFile(join(place.dir, 'fleet.yaml'), JSON.stringify(file));
    const { devices } = network.client;
    await network.leave();
    for await (const { Id } of devices.iterate({ Filter: "DeviceIdentifier startswith 'muster-sim-'" }))
      await devices.delete(Id);
    const isSecured = code.includes('fleet.yaml') || code.includes('coaps:');
    if (!code.startsWith('muster fleet run') || !isSecured) return;
    const credentials =
      'muster fleet credentials fleet.yaml -o csv | muster devices create-multiple --data -';
    const fault = await toTheEnd(credentials, {});
    if (fault !== undefined) throw new Error(fault);
  }

  /** Addresses, folders and durations of the example as this machine has them. */
  function here(example: string): string {
    const own = /^muster (?:up|server)\b/u.test(example);
    const folders = example
      .replaceAll('/var/lib/muster', join(place.dir, `lib-${randomUUID()}`))
      .replaceAll('./other', 'other');
    // There is no terminal for an editor.
    if (example.startsWith('muster edit') && !example.includes('--editor')) return `${example} --editor true`;
    // Real shells source completion scripts in packages/cli/test/completion.test.ts.
    if (example.includes('completion'))
      return example.replaceAll(/source <\(|\)$| \| source| \| Out-String.*$/gu, '');
    const small = folders.replaceAll(/--devices \d+/gu, '--devices 2');
    if (own) return small.replaceAll('0.0.0.0', '127.0.0.1').replaceAll(/:\d{4,5}\b/gu, ':0');
    const bounded = CONDITION.test(small)
      ? `${small.replaceAll(/ --timeout \w+/gu, '')}${small.startsWith('muster wait') ? ' --timeout 1s' : ''}`
      : small;
    return (
      bounded
        .replaceAll('muster-sim-000002', 'muster-sim-000001')
        // Other examples leave a device asleep, which would be waited for.
        .replace('DeviceStandard eq LWM2M', 'DeviceIdentifier eq muster-sim-000001')
        .replaceAll('https://muster.example.com', info.http)
        .replaceAll('coap://127.0.0.1:5683', info.coap)
        .replaceAll('coap://127.0.0.1:5783', 'coap://127.0.0.1:0')
        // Replays need the capture, and recordings replace no file.
        .replace(/fleet record (?:-o )?site/u, `fleet record ${randomUUID()}`)
        .replaceAll('coaps://127.0.0.1:5684', info.coaps ?? '')
        .replaceAll('mqtt://127.0.0.1:1883', info.mqtt ?? '')
        .replaceAll('http://127.0.0.1:8080', info.http)
        .replaceAll(/--duration \w+/gu, '--duration 1s')
        // Copies to PostgreSQL are in store-copy.test.ts.
        .replaceAll(/(--to |MUSTER_STORE=)(?:postgres:\S+|sqlite:data\/muster\.db)/gu, '$1sqlite:copy.db')
        .replaceAll('sqlite:data/muster.db', 'sqlite:source.db')
    );
  }

  async function causeEvents(): Promise<void> {
    await network.device();
    const device = await openDevice(network.client, 'muster-sim-000001');
    await device.read('/3303/0/5700');
    await network.raiseEvent();
  }

  /** Adds a row to the list that an example watches. */
  async function changeList(code: string): Promise<void> {
    const { client } = network;
    if (code.includes('firmware-packages')) await uploadFirmware(client, firmwareImage(100));
    else {
      const DeviceTypeId = await resolveName(client, 'deviceTypes.list', 'Generic LwM2M');
      const { Id } = await client.devices.create({
        DeviceIdentifier: `watched-${randomUUID()}`,
        DeviceTypeId,
      });
      added.push(Id);
    }
  }

  function shell(
    code: string,
    variables: Readonly<Record<string, string>>,
  ): { child: ChildProcess; output: () => string } {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', code], {
      cwd: place.dir,
      env: { ...env, ...variables, MUSTER_DATA_DIR: join(place.dir, `data-${randomUUID()}`) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // So that a signal reaches all processes of a pipe.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return { child, output: () => output };
  }

  async function toTheEnd(
    code: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<string | undefined> {
    const { child, output } = shell(code, variables);
    const [exit] = (await once(child, 'close')) as [number | null];
    return exit === 0 ? undefined : `exit code ${String(exit)}: ${output()}`;
  }

  /** Runs until there is output, then stops it as Ctrl-C does. Devices register again, for those who wait for events. */
  async function untilStopped(
    code: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<string | undefined> {
    const { child, output } = shell(code, variables);
    const closed = once(child, 'close') as Promise<[number | null, string | null]>;
    const state = { isOpen: true };
    void closed.then(() => (state.isOpen = false));
    // Of a fleet, all devices are registered before it is stopped.
    const hasBegun = (): boolean =>
      code.startsWith('muster fleet run') ? /\b(\d+)\/\1 registered/u.test(output()) : output() !== '';
    const isOver = async (): Promise<boolean> => {
      if (code.includes('events stream')) await causeEvents();
      if (code.startsWith('muster watch')) await changeList(code);
      return !state.isOpen || hasBegun();
    };
    try {
      await until(isOver, Boolean, { everyMs: 200, limitMs: GIVE_UP_MS });
    } catch {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      return `it has not begun: ${output()}`;
    }
    if (state.isOpen && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    const [exit, signal] = await closed;
    for (const id of added.splice(0)) await network.client.devices.delete(id);
    // 13: a run of a fleet that has not seen its end.
    return exit === 0 || exit === 13 || exit === 130 || signal === 'SIGINT'
      ? undefined
      : `exit code ${String(exit)}: ${output()}`;
  }
}

/** Creates the entities that examples of hand-written commands name. Earlier examples have left some of them. */
async function createNamed({ client }: ReferenceNetwork): Promise<void> {
  const ensure = (list: NameListId, Name: string, create: () => Promise<{ readonly Id: string }>) =>
    resolveName(client, list, Name).catch(async () => (await create()).Id);
  await ensure('tags.list', 'heating', () => client.tags.create({ Name: 'heating' }));
  const ParentLocationId = await ensure('locations.list', 'Plant', () =>
    client.locations.create({ Name: 'Plant' }),
  );
  await ensure('locations.list', 'Hall 1', () =>
    client.locations.create({ Name: 'Hall 1', ParentLocationId }),
  );
  const interval = { Name: 'interval', DataType: 'Integer', Value: '60' } as const;
  const category = await ensure('settingCategories.list', 'Reporting', () =>
    client.settingCategories.create({ Name: 'Reporting', DefaultSettings: [interval] }),
  );
  const type = await resolveName(client, 'deviceTypes.list', 'Generic LwM2M');
  await client.deviceTypes.addSettingCategory(type, category);
  const SmartObjectTypeId = await resolveName(client, 'smartObjectTypes.list', '3303');
  // Names are unique within an object only.
  await client.smartObjectTemplates
    .create({ Name: 'Watched closely', SmartObjectTypeId })
    .catch((error: unknown) => expect(error).to.be.instanceOf(ConflictError));
}
