/**
 * Messages per second of a `ReliableLink` over a NATS server, against frames of the same size that the same two
 * processes publish and receive without it: no sequence numbers, acknowledgements or structured clones. The other process sends
 * each message back, so that the number of messages under way has a limit, as that of operations has.
 *
 * Short rounds with and without the link alternate. The ratio is the median of the link's rate over that of bare frames.
 *
 *     node packages/server/bench/reliable-link.ts [--quick]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';

import { systemClock } from '@muster/lwm2m/core';

import { decodeEnvelope, encodeEnvelope, ReliableLink } from '../src/cluster/reliable-link.ts';
import { NatsBus } from '../src/cluster/nats-bus.ts';
import { newId } from '../src/kernel/entities.ts';
import { createLogger } from '../src/logger.ts';
import { LoadChild } from './load/child.ts';
import type { LinkEchoJob, LinkEchoOutcome } from './load/link-echo.ts';
import { startNats } from './load/programs.ts';
import { median } from './load/statistics.ts';

/** Messages of 700 bytes, about the size of an operation that creates a device, and of 100,000 bytes. */
const loads = [
  { name: 'one', bytes: 700, underWay: 1, quickTotal: 500, total: 1_500 },
  { name: 'many', bytes: 700, underWay: 256, quickTotal: 5_000, total: 20_000 },
  { name: 'large', bytes: 100_000, underWay: 16, quickTotal: 200, total: 1_000 },
] as const;
type Load = (typeof loads)[number];

/** Of both directions. */
const subjects = {
  frames: { there: 'muster.bench.frames.there', back: 'muster.bench.frames.back' },
  link: { there: 'muster.bench.link.there', back: 'muster.bench.link.back' },
};

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Round {
  readonly perSecond: number;
  /** Processor time of both processes per message, microseconds; without that of NATS. */
  readonly cpuUs: number;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const nats = await startNats();
  if (nats === undefined) return [];
  const echo = new LoadChild('link-echo.ts');
  const bus = new NatsBus(nats.url, 'bench', createLogger('error'));
  const ways = new Ways(bus);
  try {
    const open: LinkEchoJob = { type: 'open', url: nats.url, linkId: ways.linkId, ...subjects };
    await echo.run<LinkEchoOutcome>(open);
    await ways.untilOpen();
    const results: BenchResult[] = [];
    for (const load of loads) results.push(await compare(ways, echo, load, isQuick));
    return results;
  } finally {
    ways.close();
    await echo.close();
    await bus.close();
    await nats.stop();
  }
}

async function compare(ways: Ways, echo: LoadChild, load: Load, isQuick: boolean): Promise<BenchResult> {
  const total = isQuick ? load.quickTotal : load.total;
  const content = { url: 'x'.repeat(load.bytes) };
  const bytes = encodeEnvelope({
    from: newId(),
    frame: { link: ways.linkId, seq: 1, ack: 1, data: serialize(content), isLast: true },
  });
  const bare = (): Promise<Round> =>
    measure(
      echo,
      total,
      (onBack) => {
        ways.onFrame = onBack;
        return () => ways.sendFrame(bytes);
      },
      load.underWay,
    );
  const linked = (): Promise<Round> =>
    measure(
      echo,
      total,
      (onBack) => {
        ways.onMessage = onBack;
        return () => ways.sendMessage(content);
      },
      load.underWay,
    );
  await bare();
  await linked();
  const rounds: { readonly bare: Round; readonly linked: Round }[] = [];
  for (let round = 0; round < (isQuick ? 3 : 10); round += 1) {
    // The first of a pair is another one each time.
    if (round % 2 === 0) rounds.push({ bare: await bare(), linked: await linked() });
    else rounds.push({ linked: await linked(), bare: await bare() });
  }
  return resultOf(load, rounds);
}

function resultOf(
  { name, bytes, underWay }: Load,
  rounds: readonly { readonly bare: Round; readonly linked: Round }[],
): BenchResult {
  const figures = (key: 'bare' | 'linked'): string => {
    const perSecond = median(rounds.map((round) => round[key].perSecond));
    const cpuUs = median(rounds.map((round) => round[key].cpuUs));
    const roundTripUs = (2e6 * underWay) / perSecond;
    return `${Math.round(perSecond).toLocaleString('en')}/s, ${cpuUs.toFixed(1)} us of processor time each, ${(roundTripUs / 1_000).toFixed(2)} ms there and back`;
  };
  return {
    name: `reliable-link.${name}`,
    ratio: median(rounds.map(({ bare, linked }) => linked.perSecond / bare.perSecond)),
    detail: `messages of ${bytes} bytes, ${underWay} under way: ${figures('linked')}; bare frames ${figures('bare')}`,
  };
}

/** @param begin is given what to call when a message is back, and returns a function that sends one */
async function measure(
  echo: LoadChild,
  total: number,
  begin: (onBack: () => void) => () => void,
  underWay: number,
): Promise<Round> {
  const usage: LinkEchoJob = { type: 'usage' };
  const before = await echo.run<LinkEchoOutcome>(usage);
  const own = process.cpuUsage();
  const started = performance.now();
  await new Promise<void>((resolve) => {
    let sent = 0;
    let back = 0;
    const send = begin(() => {
      back += 1;
      if (back === total) resolve();
      else if (sent < total) next();
    });
    const next = (): void => {
      sent += 1;
      send();
    };
    for (let i = 0; i < Math.min(underWay, total); i += 1) next();
  });
  const tookMs = performance.now() - started;
  const { user, system } = process.cpuUsage(own);
  const after = await echo.run<LinkEchoOutcome>(usage);
  const cpuMs = (user + system) / 1_000 + after.cpuMs - before.cpuMs;
  // A message there, and one back.
  return { perSecond: (2 * total * 1_000) / tookMs, cpuUs: (cpuMs * 1_000) / (2 * total) };
}

/** Both ways to the other process. */
class Ways {
  readonly linkId = newId();
  onFrame: () => void = () => undefined;
  onMessage: () => void = () => undefined;
  readonly #bus: NatsBus;
  readonly #link: ReliableLink;

  constructor(bus: NatsBus) {
    this.#bus = bus;
    const from = newId();
    this.#link = new ReliableLink({
      id: this.linkId,
      clock: systemClock,
      send: (frame) => bus.publish(subjects.link.there, encodeEnvelope({ from, frame })),
      onEnd: () => {
        throw new Error('The link has ended.');
      },
    });
    this.#link.on('message', () => this.onMessage());
    bus.subscribe(subjects.link.back, (data) => this.#link.take(decodeEnvelope(data).frame));
    bus.subscribe(subjects.frames.back, () => this.onFrame());
  }

  sendFrame(bytes: Uint8Array): void {
    this.#bus.publish(subjects.frames.there, bytes);
  }

  sendMessage(content: unknown): void {
    this.#link.postMessage(content);
  }

  /** Resolves when frames come back. Those that were sent before both processes listened are lost. */
  async untilOpen(): Promise<void> {
    const state = { isOpen: false };
    this.onFrame = () => (state.isOpen = true);
    while (!state.isOpen) {
      this.sendFrame(Buffer.of(0));
      await pause(50);
    }
  }

  close(): void {
    this.#link.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick === true })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
