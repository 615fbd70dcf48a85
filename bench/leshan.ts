/**
 * The messages of a device's life at `muster server` with SQLite and with PostgreSQL, at a server made with Leshan, which
 * stores nothing, and at a bare echo. The same generator sends the same datagrams to all, each device from a port of its
 * own, with at most 64 outstanding. In each round the servers take turns in each part; figures are medians of the rounds.
 * The generator of DTLS handshakes needs about as much processor time as a server, so compare the processor time of these.
 *
 *     node bench/leshan.ts
 *
 * DEVICES: new devices of a part, default 10,000, each with a socket in the process that plays them. ROUNDS: default 3. Needs Linux, a JDK and the
 * libraries of `npm run peers:leshan`; without PostgreSQL its part is missing.
 */
import { LeshanUnavailable } from '../e2e/peers/leshan.ts';
import { LoadChild } from '../packages/server/bench/load/child.ts';
import {
  encodeDelete,
  encodeNotification,
  encodePost,
  readCode,
  readLocation,
} from '../packages/server/bench/load/coap-packets.ts';
import { measureHandshakes, type Measured } from '../packages/server/bench/load/handshakes.ts';
import { cpuSecondsOf, idle } from '../packages/server/bench/load/process-figures.ts';
import { durablePostgres } from '../packages/server/bench/load/programs.ts';
import { median } from '../packages/server/bench/load/statistics.ts';
import type { UdpJob, UdpOutcome } from '../packages/server/bench/load/udp-generator.ts';
import {
  discovered,
  echoTarget,
  leshanTarget,
  musterTarget,
  observed,
  preSharedKey,
  window,
  type Target,
} from './leshan-targets.ts';

const deviceCount = Number(process.env['DEVICES'] ?? 10_000);
const roundCount = Number(process.env['ROUNDS'] ?? 3);
/** Devices of the first round, in which the servers compile their code. */
const warmUpDevices = Math.min(deviceCount, 2_000);
const observedCount = 1_000;
const notificationsPerDevice = 20;
const objects =
  '</>;rt="oma.lwm2m";ct="11542 112 11543",</1/0>,</3/0>,</4/0>,</5/0>,</6/0>,</3303/0>,</3304/0>,</3311/0>';

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
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
  'handshake',
] as const;
type Part = (typeof parts)[number];

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
        if (part === 'handshake' && life.target.secured === undefined) continue;
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
  readonly #securedNames: readonly string[];
  readonly #sampledNames: readonly string[];
  #locations: string[][] = [];

  constructor(target: Target, prefix: string, count: number) {
    this.target = target;
    const names = (of: string): string[] =>
      Array.from({ length: count }, (_, i) => `${prefix}-${of}-${String(i).padStart(6, '0')}`);
    this.#names = names('device');
    this.#plainNames = names('plain');
    this.#securedNames = names('secured');
    this.#sampledNames = names('sampled');
  }

  async play(part: Part): Promise<Measured> {
    const { target } = this;
    const names = this.#names.slice(0, observedCount);
    switch (part) {
      case 'enrol':
        await target.follow('none');
        return this.#enrolOnce(this.#plain, this.#plainNames);
      case 'enrol-discover':
        await target.follow('discover');
        return this.#measure(this.#devices, registers(this.#names), '2.01', discovered.length);
      case 'enrol-sampled':
        await target.follow('sample');
        return this.#enrolOnce(this.#sampled, this.#sampledNames);
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
      case 'handshake':
        return this.#connect();
    }
  }

  /** Registers devices that do nothing else, and frees their sockets. */
  async #enrolOnce(generator: LoadChild, names: readonly string[]): Promise<Measured> {
    try {
      return await this.#measure(generator, registers(names), '2.01');
    } finally {
      await generator.close();
    }
  }

  async #connect(): Promise<Measured> {
    const { secured } = this.target;
    if (secured === undefined) throw new Error(`${this.target.name} has no DTLS.`);
    await secured.create(this.#securedNames);
    const devices = this.#securedNames.map((identity) => ({ identity, preSharedKey }));
    return measureHandshakes(this.target, { port: secured.port, devices, window });
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

function registers(names: readonly string[]): Buffer[] {
  return names.map((name, i) =>
    encodePost({ path: ['rd'], query: [`ep=${name}`, 'lt=86400', 'lwm2m=1.1', 'b=U'], payload: objects }, i),
  );
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
  if (sqlite === undefined || leshan === undefined) return [];
  const shown = (title: string, one: Measured): string =>
    `${title} ${Math.round(one.perSecond).toLocaleString('en')}/s, ${one.cpuMs.toFixed(3)} ms, sent again ${one.resent}`;
  const bare = echo === undefined ? '' : `; ${shown('bare echo', echo)}`;
  const detail = `${shown('SQLite', sqlite)}; ${shown('Leshan', leshan)}${bare}`;
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
