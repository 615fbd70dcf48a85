/**
 * The messages of a device's life at `muster server` with SQLite and with PostgreSQL, at a server made with Leshan, which
 * stores nothing, and at a bare echo. The same generator sends the same datagrams to all, each device from a port of its
 * own, with at most 64 outstanding. In each round the servers take turns in each part; figures are medians of the rounds.
 *
 *     node bench/leshan.ts
 *
 * DEVICES: new devices of a part, default 3,000, at most 6,000, because each has a port. ROUNDS: default 3. Needs a JDK and the libraries of
 * `npm run peers:leshan`; without PostgreSQL its part is missing.
 */
import { freeUdpPort } from '@muster/testkit';
import { PeerProcess } from '../e2e/support/peer-process.ts';
import { leshanClassPath, LeshanUnavailable } from '../e2e/peers/leshan.ts';
import { observeTemperature } from '../packages/server/bench/load/api.ts';
import { LoadChild } from '../packages/server/bench/load/child.ts';
import {
  encodeDelete,
  encodeNotification,
  encodePost,
  readCode,
  readLocation,
} from '../packages/server/bench/load/coap-packets.ts';
import { MusterServer } from '../packages/server/bench/load/muster-server.ts';
import { cpuSecondsOf } from '../packages/server/bench/load/process-figures.ts';
import { durablePostgres } from '../packages/server/bench/load/programs.ts';
import type { EchoOutcome } from '../packages/server/bench/load/server.ts';
import { median } from '../packages/server/bench/load/statistics.ts';
import type { UdpJob, UdpOutcome } from '../packages/server/bench/load/udp-generator.ts';

const deviceCount = Number(process.env['DEVICES'] ?? 3_000);
const roundCount = Number(process.env['ROUNDS'] ?? 3);
/** Devices of the first round, in which the servers compile their code. */
const warmUpDevices = Math.min(deviceCount, 2_000);
const observedCount = 1_000;
const notificationsPerDevice = 20;
const window = 64;
const objects =
  '</>;rt="oma.lwm2m";ct="11542 112 11543",</1/0>,</3/0>,</4/0>,</5/0>,</6/0>,</3303/0>,</3304/0>,</3311/0>';
const discovered = ['/3', '/4', '/5', '/6', '/3303', '/3304', '/3311', '/3/0/11', '/4/0/1', '/4/0/4'];
const observed = ['/3303/0/5700', '/3304/0/5700'];

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

/** Requests of the server that follow a Register. */
type FollowUp = 'none' | 'discover' | 'sample' | 'observe';

interface Target {
  readonly name: 'sqlite' | 'postgres' | 'leshan' | 'echo';
  readonly port: number;
  readonly pid: number;
  /** Sets the requests that follow the Registers from now on. */
  follow(what: FollowUp): Promise<void>;
  /** Observes devices that have registered. `again` registers them once more. */
  observe(names: readonly string[], again: () => Promise<unknown>): Promise<void>;
  close(): Promise<unknown>;
}

const parts = [
  'enrol',
  'enrol-discover',
  'enrol-sampled',
  'register',
  'update',
  'register-observed',
  'notify',
  'deregister',
] as const;
type Part = (typeof parts)[number];

interface Measured {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly resent: number;
}

export async function run(): Promise<BenchResult[]> {
  const targets: Target[] = [];
  const postgres = await durablePostgres();
  try {
    targets.push(await leshanTarget(), await echoTarget(), await musterTarget('sqlite', []));
    if (postgres !== undefined) {
      targets.push(await musterTarget('postgres', [`--store=${postgres.freshUrl()}`]));
    }
    const measured: Measurements = new Map();
    await playRound(targets, 0, warmUpDevices, new Map());
    for (let round = 1; round <= roundCount; round += 1) {
      await playRound(targets, round, deviceCount, measured);
    }
    return parts.flatMap((part) => resultsOf(part, measured));
  } catch (error) {
    if (!(error instanceof LeshanUnavailable)) throw error;
    console.error(`# skipped: ${error.message}`);
    return [];
  } finally {
    for (const target of targets) await target.close();
    await postgres?.stop();
  }
}

type Measurements = Map<string, Measured[]>;

const keyOf = (part: Part, { name }: Pick<Target, 'name'>): string => `${part} ${name}`;

/** Returns the part to compare with: only Muster can sample devices, and Leshan discovers each. */
const partOf = (part: Part, { name }: Pick<Target, 'name'>): Part =>
  part === 'enrol-sampled' && (name === 'leshan' || name === 'echo') ? 'enrol-discover' : part;

async function playRound(
  targets: readonly Target[],
  round: number,
  count: number,
  measured: Measurements,
): Promise<void> {
  const lives = targets.map((target) => new Life(target, `${target.name}-${round}`, count));
  try {
    for (const part of parts) {
      for (const life of lives) {
        if (partOf(part, life.target) !== part) continue;
        const key = keyOf(part, life.target);
        measured.set(key, [...(measured.get(key) ?? []), await life.play(part)]);
      }
    }
  } finally {
    for (const life of lives) await life.close();
  }
}

/** The devices of a round at one server: some that are not discovered, as many that are sampled, and as many that live through all other parts. */
class Life {
  readonly target: Target;
  readonly #plain = new LoadChild('udp-generator.ts');
  readonly #sampled = new LoadChild('udp-generator.ts');
  readonly #devices = new LoadChild('udp-generator.ts');
  readonly #names: readonly string[];
  readonly #plainNames: readonly string[];
  readonly #sampledNames: readonly string[];
  #locations: string[][] = [];

  constructor(target: Target, prefix: string, count: number) {
    this.target = target;
    const names = (of: string): string[] =>
      Array.from({ length: count }, (_, i) => `${prefix}-${of}-${String(i).padStart(6, '0')}`);
    this.#names = names('device');
    this.#plainNames = names('plain');
    this.#sampledNames = names('sampled');
  }

  async play(part: Part): Promise<Measured> {
    const { target } = this;
    const names = this.#names.slice(0, observedCount);
    switch (part) {
      case 'enrol':
        await target.follow('none');
        return this.#measure(this.#plain, registers(this.#plainNames), '2.01').finally(() =>
          this.#plain.close(),
        );
      case 'enrol-discover':
        await target.follow('discover');
        return this.#measure(this.#devices, registers(this.#names), '2.01', discovered.length);
      case 'enrol-sampled':
        await target.follow('sample');
        return this.#measure(this.#sampled, registers(this.#sampledNames), '2.01').finally(() =>
          this.#sampled.close(),
        );
      case 'register':
        await target.follow('none');
        return this.#measure(this.#devices, registers(this.#names), '2.01');
      case 'update':
        return this.#measure(this.#devices, this.#to(encodePost), '2.04');
      case 'register-observed':
        await target.follow('observe');
        await target.observe(names, () => this.#send(registers(names)));
        return this.#measure(this.#devices, registers(names), '2.01', observed.length);
      case 'notify': {
        const values = names.map((_, i) => encodeNotification(`${20 + i / 10}`));
        return this.#measure(this.#devices, values, '0.00', 0, notificationsPerDevice);
      }
      case 'deregister':
        return this.#measure(
          this.#devices,
          this.#to(({ path }, i) => encodeDelete(path, i)),
          '2.02',
        );
    }
  }

  /** A request of each device to its location. */
  #to(encode: (to: { readonly path: readonly string[] }, token: number) => Buffer): Buffer[] {
    return this.#names.map((name, i) => encode({ path: this.#locations[i] ?? ['rd', name] }, i));
  }

  /** Registers devices, and waits for the requests that follow. */
  async #send(datagrams: readonly Buffer[]): Promise<void> {
    await this.#measure(this.#devices, datagrams, '2.01', observed.length);
  }

  /**
   * @param code of the responses, except for those of the echo
   * @param requests number of requests of the server to each device that belong to it
   */
  async #measure(
    generator: LoadChild,
    datagrams: readonly Buffer[],
    code: string,
    requests = 0,
    rounds = 1,
  ): Promise<Measured> {
    const { target } = this;
    const isEcho = target.name === 'echo';
    const job: UdpJob = {
      port: target.port,
      datagrams: datagrams.map((one) => one.toString('base64')),
      rounds,
      window,
      notify: code === '0.00' && !isEcho,
    };
    const none: UdpJob = { ...job, datagrams: [] };
    const before = await generator.run<UdpOutcome>(none);
    const cpuBefore = cpuSecondsOf(target.pid);
    const startedMs = performance.now();
    const { answers, answered, resent, durationMs } = await generator.run<UdpOutcome>(job);
    let endedMs = startedMs + durationMs;
    const owed = isEcho ? 0 : requests * datagrams.length;
    while (owed > 0) {
      const now = await generator.run<UdpOutcome>(none);
      endedMs = Math.max(endedMs, performance.now() - now.sinceReplyMs);
      if (now.replies - before.replies >= owed) break;
      if (now.sinceReplyMs > 60_000) {
        throw new Error(`${target.name}: ${now.replies - before.replies} requests of ${owed} came.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // What the server stores after the last response belongs to it.
    await idle(target);
    const cpuMs = ((cpuSecondsOf(target.pid) - cpuBefore) * 1_000) / answered;
    this.#check(answers, code);
    if (code === '2.01') this.#noteLocations(generator, answers);
    return { perSecond: (answered * 1_000) / (endedMs - startedMs), cpuMs, resent };
  }

  #check(answers: readonly string[], code: string): void {
    if (this.target.name === 'echo') return;
    const codes = new Set(answers.map((one) => readCode(Buffer.from(one, 'base64'))));
    if ([...codes].some((one) => one !== code)) {
      throw new Error(`${this.target.name} answers ${[...codes].join(', ')} instead of ${code}.`);
    }
  }

  #noteLocations(generator: LoadChild, answers: readonly string[]): void {
    if (generator !== this.#devices || this.target.name === 'echo') return;
    answers.forEach((one, i) => (this.#locations[i] = readLocation(Buffer.from(one, 'base64'))));
  }

  async close(): Promise<void> {
    await this.#plain.close();
    await this.#sampled.close();
    await this.#devices.close();
  }
}

/** Waits until a server uses less than a twentieth of a processor for 200 ms. */
async function idle({ pid }: Target): Promise<void> {
  for (let before = cpuSecondsOf(pid); ; before = cpuSecondsOf(pid)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (cpuSecondsOf(pid) - before <= 0.01) return;
  }
}

function registers(names: readonly string[]): Buffer[] {
  return names.map((name, i) =>
    encodePost({ path: ['rd'], query: [`ep=${name}`, 'lt=86400', 'lwm2m=1.1', 'b=U'], payload: objects }, i),
  );
}

async function musterTarget(name: 'sqlite' | 'postgres', flags: readonly string[]): Promise<Target> {
  const server = await MusterServer.start({
    // A composite observation would replace the two single ones.
    flags: ['--enrolments-per-network=0', '--observe-composite=never', ...flags],
  });
  const { Rows } = await server.json<{ Rows: { Id: string; Name: string }[] }>('GET', '/deviceTypes');
  const type = Rows.find((one) => one.Name === 'Generic LwM2M');
  if (type === undefined) throw new Error('The server has no device type Generic LwM2M.');
  const { Name } = type;
  return {
    name,
    port: server.coapPort,
    pid: server.pid,
    follow: (what) =>
      server.json('PUT', `/deviceTypes/${type.Id}`, {
        Name,
        Discovery: what === 'discover' ? 'always' : what === 'sample' ? 'sampled' : 'never',
      }),
    observe: async (names) => {
      const ids = await idsOf(server, names);
      for (const id of ids)
        for (const objectId of [3303, 3304]) await observeTemperature(server, id, objectId);
    },
    close: () => server.close(),
  };
}

async function idsOf(server: MusterServer, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const filter = encodeURIComponent(`DeviceIdentifier eq '${name}'`);
    const { Rows } = await server.json<{ Rows: { Id: string }[] }>('GET', `/devices?Filter=${filter}`);
    ids.push(...Rows.map(({ Id }) => Id));
  }
  return ids;
}

async function leshanTarget(): Promise<Target> {
  const port = await freeUdpPort();
  const peer = new PeerProcess('java', ['-cp', await leshanClassPath(), 'LeshanBench', String(port)], '.');
  await peer.next('listening');
  const paths = { none: [], discover: discovered, sample: [], observe: observed };
  return {
    name: 'leshan',
    port,
    pid: peer.pid,
    follow: async (what) => {
      const { failures } = await peer.ask('ask', paths[what].join(), what);
      if (failures !== 0) throw new Error(`Leshan counts ${String(failures)} failed requests.`);
    },
    observe: async (_names, again) => {
      await again();
    },
    close: () => peer.stop(),
  };
}

async function echoTarget(): Promise<Target> {
  const child = new LoadChild('server.ts');
  const { port } = await child.run<EchoOutcome>({ type: 'echo' });
  const nothing = async (): Promise<void> => undefined;
  return {
    name: 'echo',
    port,
    pid: child.pid,
    follow: nothing,
    observe: nothing,
    close: () => child.close(),
  };
}

function resultsOf(part: Part, measured: Measurements): BenchResult[] {
  const of = (name: Target['name']): Measured | undefined => {
    const all = measured.get(keyOf(partOf(part, { name }), { name }));
    return (
      all && {
        perSecond: median(all.map((one) => one.perSecond)),
        cpuMs: median(all.map((one) => one.cpuMs)),
        resent: all.reduce((sum, one) => sum + one.resent, 0),
      }
    );
  };
  const [sqlite, leshan, echo, postgres] = [of('sqlite'), of('leshan'), of('echo'), of('postgres')];
  if (sqlite === undefined || leshan === undefined || echo === undefined) return [];
  const shown = (title: string, one: Measured): string =>
    `${title} ${Math.round(one.perSecond).toLocaleString('en')}/s, ${one.cpuMs.toFixed(3)} ms, sent again ${one.resent}`;
  const detail = `${shown('SQLite', sqlite)}; ${shown('Leshan', leshan)}; ${shown('bare echo', echo)}`;
  return [
    { name: `leshan.${part}`, ratio: sqlite.perSecond / leshan.perSecond, detail },
    { name: `leshan.${part}.cpu`, ratio: leshan.cpuMs / sqlite.cpuMs, detail },
    ...(postgres === undefined
      ? []
      : [
          {
            name: `leshan.${part}.postgres`,
            ratio: postgres.perSecond / sqlite.perSecond,
            detail: `${shown('PostgreSQL', postgres)}, over SQLite`,
          },
        ]),
  ];
}

if (import.meta.main) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
