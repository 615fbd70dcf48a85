/** Runs the examples of hand-written commands: in this process where they end by themselves, in a shell otherwise. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createWebhookSecret, openDevice, resolveName } from '@muster/sdk';
import { PcapFile } from '@muster/simulator';
import type { Contract, Operation } from '../../scripts/generate/contract.ts';
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
  /^muster (?:up|server|listen|fleet (?:run|record(?!.*--from-pcap)))\b|^muster fleet attach$|^muster events stream(?!.*--max)|--follow\b/u;

/** Commands whose condition need not hold here: then the exit code is 12. */
const CONDITION = /^muster (?:wait|assert|apply .*--diff)\b/u;
const MISMATCH = 12;

/** A command that has written nothing by then will not. */
const GIVE_UP_MS = 120_000;

const values = ['boiler-1', 'boiler-2'].map((Endpoint) => ({ Endpoint, Path: '/3303/0/5700', Value: 21.5 }));
const devices = ['boiler-1', 'boiler-2'].map((Endpoint) => ({ Endpoint, Objects: ['/3303/0'] }));
const lines = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

export class ShellExamples {
  readonly #place: Workplace;
  readonly #info: ReadyInfo;
  readonly #network: ReferenceNetwork;
  readonly #contract: Contract;
  readonly #env: Record<string, string>;
  /** Which the examples of `muster fleet attach` share. */
  #fleet: { readonly child: ChildProcess; readonly closed: Promise<unknown> } | undefined;

  private constructor(place: Workplace, info: ReadyInfo, network: ReferenceNetwork, contract: Contract) {
    this.#place = place;
    this.#info = info;
    this.#network = network;
    this.#contract = contract;
    this.#env = {
      ...(place.env as Record<string, string>),
      PATH: `${join(place.dir, 'bin')}:${process.env['PATH'] ?? ''}`,
      MUSTER_URL: info.http,
      MUSTER_API_KEY: info.apiKey,
      // Servers of examples take free ports.
      MUSTER_HTTP: '127.0.0.1:0',
      MUSTER_COAP: 'coap://127.0.0.1:0',
      MUSTER_COAPS: 'coaps://127.0.0.1:0',
      PWD: place.dir,
    };
  }

  /** Writes the files that the examples name, and the programs that are not ours. */
  static async open(
    place: Workplace,
    info: ReadyInfo,
    network: ReferenceNetwork,
    contract: Contract,
  ): Promise<ShellExamples> {
    const profile = { url: info.http, 'api-key': info.apiKey };
    const files: Readonly<Record<string, string>> = {
      'site.ndjson': captureText(registered),
      'key-file': info.apiKey,
      'server-ca.pem': (await TestAuthority.create()).pem,
      'values.ndjson': lines(values),
      'network.yaml': 'Version: 1\nTags:\n  - Name: from-a-file\n',
      'paths.csv': 'Device,Path\npress-7,/3303/0/5700\n',
      'webhook.secret': createWebhookSecret(),
      'devices.ndjson': lines(devices),
      'config/muster/config.yaml': JSON.stringify({ profiles: { staging: profile, production: profile } }),
    };
    await mkdir(join(place.dir, 'config', 'muster'), { recursive: true });
    await mkdir(join(place.dir, 'bin'));
    for (const [name, text] of Object.entries(files))
      await writeFile(join(place.dir, name), text, { mode: 0o600 });
    const pcap = new PcapFile(join(place.dir, 'site.pcapng'), (error) => {
      throw error;
    });
    const [device, other] = [
      { address: '192.0.2.20', port: 40_000 },
      { address: '192.0.2.10', port: 5683 },
    ];
    // POST /rd?ep=a
    pcap.datagram(Buffer.from('4102000101b272644465703d61', 'hex'), device, other, Date.now());
    pcap.close();
    const programs: Readonly<Record<string, string>> = {
      'bin/muster': `exec "${process.execPath}" "${musterBin}" "$@"`,
      'bin/mosquitto_sub': 'cat values.ndjson',
      'to-ndjson': 'cat',
    };
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(join(place.dir, name), `#!/bin/sh\n${script}\n`);
      await chmod(join(place.dir, name), 0o755);
    }
    await network.client.deviceNetworks.create({ Name: 'Plant' });
    return new ShellExamples(place, info, network, contract);
  }

  /** Runs an example. Resolves with what went wrong. */
  async run(example: string): Promise<string | undefined> {
    if (!example.startsWith('muster fleet attach')) return this.#runHere(example);
    await this.#startFleet();
    const fault = await this.#runHere(example);
    // Devices that reboot refuse what other examples ask of them, and a stopped fleet takes time to end.
    if (/ (?:reboot|stop)\b/u.test(example)) await this.stopFleet();
    return fault;
  }

  /** Stops the fleet of the examples that have used it. */
  async stopFleet(): Promise<void> {
    const fleet = this.#fleet;
    this.#fleet = undefined;
    fleet?.child.kill();
    await fleet?.closed;
  }

  async #runHere(example: string): Promise<string | undefined> {
    const variables = await this.#prepare();
    const code = this.#here(example);
    if (code.includes('muster store copy')) await this.#prepareCopy();
    if (code.startsWith('muster fleet') && !code.startsWith('muster fleet attach'))
      await this.#prepareFleet(code);
    const line = readShellLine(code, variables);
    if (ENDLESS.test(code) || example.includes('--max')) return this.#untilStopped(code, variables);
    if (line === undefined || line.words[0] !== 'muster' || line.output !== undefined) {
      return this.#toTheEnd(code, variables);
    }
    const input = line.input === undefined ? '' : await readFile(join(this.#place.dir, line.input));
    const { code: exit, stderr } = await musterInProcess(line.words.slice(1), this.#env, input);
    const isExpected = exit === 0 || (exit === MISMATCH && CONDITION.test(code));
    return isExpected ? undefined : `exit code ${String(exit)}: ${stderr}`;
  }

  /** Starts a fleet with a control API, unless one runs. */
  async #startFleet(): Promise<void> {
    if (this.#fleet?.child.exitCode === null) return;
    const { child, output } = this.#shell(
      `exec muster fleet run --server ${this.#info.coap} --devices 2 --control`,
      {},
    );
    this.#fleet = { child, closed: once(child, 'close') };
    const giveUpMs = performance.now() + GIVE_UP_MS;
    while (!output().includes('2/2 registered') && performance.now() < giveUpMs) await delay(100);
  }

  /** A live device, an activity on it, a gateway with two devices, and the variables that name them. */
  async #prepare(): Promise<Record<string, string>> {
    const register = this.#contract.operations.find(
      ({ id }) => id === 'dataCollectors.registerDevices',
    ) as Operation;
    const ID = await this.#network.idOf('devices', register);
    const GATEWAY = await this.#network.idOf('dataCollectors', register);
    await this.#network.example(register.id, { id: GATEWAY }, register);
    await this.#network.device();
    const ACTIVITY_ID = await this.#readActivity();
    const DeviceTypeId = await this.#network.idOf('deviceTypes', register);
    const device = { DeviceIdentifier: 'press-9', DeviceTypeId };
    await writeFile(join(this.#place.dir, 'device.json'), JSON.stringify(device));
    return { ID, GATEWAY, ACTIVITY_ID };
  }

  async #readActivity(): Promise<string> {
    const { client } = this.#network;
    const { activityId } = await client.resources.read(
      await resolveName(client, 'resources.get', 'press-7/3303/0/5700'),
    );
    return activityId ?? '';
  }

  /** A store to copy from in each form, and none to copy to. */
  async #prepareCopy(): Promise<void> {
    for (const file of ['source.db', 'state.json', 'copy.db'])
      await rm(join(this.#place.dir, file), { force: true });
    for (const url of ['sqlite:source.db', 'json:state.json']) {
      const store = await openStore(url.replace(':', `:${this.#place.dir}/`), collections);
      // A store in JSON has no file before its first write.
      await store.ping();
      await store.close();
    }
  }

  /** The fleet file of the example, and its devices where the service must know them before. */
  async #prepareFleet(code: string): Promise<void> {
    const security = code.includes('-o pem') ? 'x509' : 'psk';
    const cohorts = [{ name: 'presses', count: 2, security }];
    const fleet = { version: 1, server: this.#info.coaps, cohorts };
    await writeFile(join(this.#place.dir, 'fleet.yaml'), JSON.stringify(fleet));
    const { devices } = this.#network.client;
    for await (const { Id } of devices.iterate({ Filter: "DeviceIdentifier startswith 'muster-sim-'" }))
      await devices.delete(Id);
    const isSecured = code.includes('fleet.yaml') || code.includes('coaps:');
    if (!code.startsWith('muster fleet run') || !isSecured) return;
    const credentials =
      'muster fleet credentials fleet.yaml -o csv | muster devices create-multiple --data -';
    const fault = await this.#toTheEnd(credentials, {});
    if (fault !== undefined) throw new Error(fault);
  }

  /** Addresses, folders and durations of the example as this machine has them. */
  #here(example: string): string {
    const own = /^muster (?:up|server)\b/u.test(example);
    const folders = example
      .replaceAll('/var/lib/muster', join(this.#place.dir, `lib-${randomUUID()}`))
      .replaceAll('./other', 'other');
    // Real shells source completion scripts in packages/cli/test/completion.test.ts.
    if (example.includes('completion')) return example.replaceAll(/source <\(|\)$| \| source/gu, '');
    const small = folders.replaceAll(/--devices \d+/gu, '--devices 2');
    if (own) return small.replaceAll('0.0.0.0', '127.0.0.1').replaceAll(/:\d{4,5}\b/gu, ':0');
    const bounded = CONDITION.test(small)
      ? `${small.replaceAll(/ --timeout \w+/gu, '')}${small.startsWith('muster wait') ? ' --timeout 1s' : ''}`
      : small;
    return (
      bounded
        // Other examples leave a device asleep, which would be waited for.
        .replace('DeviceStandard eq LWM2M', 'DeviceIdentifier eq press-7')
        .replaceAll('https://muster.example.com', this.#info.http)
        .replaceAll('coap://127.0.0.1:5683', this.#info.coap)
        .replaceAll('coap://127.0.0.1:5783', 'coap://127.0.0.1:0')
        // Replays need the capture, and recordings replace no file.
        .replace(/fleet record (?:-o )?site/u, `fleet record ${randomUUID()}`)
        .replaceAll('coaps://127.0.0.1:5684', this.#info.coaps ?? '')
        .replaceAll('mqtt://127.0.0.1:1883', this.#info.mqtt ?? '')
        .replaceAll('http://127.0.0.1:8080', this.#info.http)
        .replaceAll(/--duration \w+/gu, '--duration 1s')
        // Copies to PostgreSQL are in store-copy.test.ts.
        .replaceAll(/(--to |MUSTER_STORE=)(?:postgres:\S+|sqlite:data\/muster\.db)/gu, '$1sqlite:copy.db')
        .replaceAll('sqlite:data/muster.db', 'sqlite:source.db')
    );
  }

  async #causeEvents(): Promise<void> {
    await this.#network.device();
    const device = await openDevice(this.#network.client, 'press-7');
    await device.read('/3303/0/5700');
    await this.#network.raiseEvent();
  }

  #shell(
    code: string,
    variables: Readonly<Record<string, string>>,
  ): { child: ChildProcess; output: () => string } {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', code], {
      cwd: this.#place.dir,
      env: { ...this.#env, ...variables, MUSTER_DATA_DIR: join(this.#place.dir, `data-${randomUUID()}`) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // So that a signal reaches all processes of a pipe.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return { child, output: () => output };
  }

  async #toTheEnd(code: string, variables: Readonly<Record<string, string>>): Promise<string | undefined> {
    const { child, output } = this.#shell(code, variables);
    const [exit] = (await once(child, 'close')) as [number | null];
    return exit === 0 ? undefined : `exit code ${String(exit)}: ${output()}`;
  }

  /** Runs until there is output, then stops it as Ctrl-C does. Devices register again, for those who wait for events. */
  async #untilStopped(
    code: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<string | undefined> {
    const { child, output } = this.#shell(code, variables);
    const closed = once(child, 'close') as Promise<[number | null, string | null]>;
    const state = { isOpen: true };
    void closed.then(() => (state.isOpen = false));
    // Of a fleet, all devices are registered before it is stopped.
    const hasBegun = (): boolean =>
      code.startsWith('muster fleet run') ? /\b(\d+)\/\1 registered/u.test(output()) : output() !== '';
    const giveUpMs = performance.now() + GIVE_UP_MS;
    while (state.isOpen && !hasBegun() && performance.now() < giveUpMs) {
      await delay(200);
      if (code.includes('events stream')) await this.#causeEvents();
    }
    if (state.isOpen && !hasBegun()) {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      return `it has not begun: ${output()}`;
    }
    if (state.isOpen && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    const [exit, signal] = await closed;
    // 13: a run of a fleet that has not seen its end.
    return exit === 0 || exit === 13 || exit === 130 || signal === 'SIGINT'
      ? undefined
      : `exit code ${String(exit)}: ${output()}`;
  }
}
