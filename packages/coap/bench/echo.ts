/**
 * CoAP echo against a bare dgram echo, libcoap's server and node-coap's: the same load, measured in turns, each server
 * in a process of its own. Compared are requests per second of the server's processor time, which neither the load's
 * own cost nor what else the machine does changes, and requests per second of wall-clock time beside the load.
 * The requests are new to the servers: none is answered from memory.
 */
import { echoRequest } from './support/echo-request.ts';
import { runLoad } from './support/load.ts';
import { ServerProcess } from './support/server-process.ts';

const ROUNDS = 4;
const ROUND_MS = 700;
const WARM_UP_MS = 500;

/** Counts answered requests and the processor time that they took. */
class Tally {
  answered = 0;
  seconds = 0;
  cpuSeconds = 0;
  readonly server: ServerProcess;

  constructor(server: ServerProcess) {
    this.server = server;
  }

  async measure(): Promise<void> {
    const before = this.server.cpuSeconds;
    const { answered, seconds } = await runLoad(this.server.port, ROUND_MS, echoRequest);
    this.answered += answered;
    this.seconds += seconds;
    this.cpuSeconds += this.server.cpuSeconds - before;
  }

  get perCpuSecond(): number {
    return this.answered / this.cpuSeconds;
  }

  get perSecond(): number {
    return this.answered / this.seconds;
  }
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const tallies = new Map<string, Tally>();
  try {
    tallies.set('bare dgram', new Tally(await ServerProcess.start('bare')));
    tallies.set('this endpoint', new Tally(await ServerProcess.start('coap')));
    tallies.set('node-coap', new Tally(await ServerProcess.start('node-coap')));
    const libcoap = await ServerProcess.startLibcoap();
    if (libcoap) tallies.set('libcoap', new Tally(libcoap));
    else console.log('# coap.echo without libcoap: coap-server-notls is not on PATH (libcoap3-bin)');
    for (const { server } of tallies.values()) await runLoad(server.port, WARM_UP_MS, echoRequest);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const tally of tallies.values()) await tally.measure();
    }
    return [
      row('coap.echo', tallies, 'per CPU second', ({ perCpuSecond }) => perCpuSecond),
      row('coap.echo.wall', tallies, 'a second beside the load', ({ perSecond }) => perSecond),
    ];
  } finally {
    await Promise.all([...tallies.values()].map(({ server }) => server.stop()));
  }
}

/** Ours over the bare echo's; the detail has all. libcoap's server answers without the payload. */
function row(
  name: string,
  tallies: ReadonlyMap<string, Tally>,
  unit: string,
  rateOf: (tally: Tally) => number,
): { name: string; ratio: number; detail: string } {
  const rates = new Map([...tallies].map(([server, tally]) => [server, rateOf(tally)]));
  const ceiling = rates.get('bare dgram') ?? NaN;
  const all = [...rates].map(
    ([server, rate]) => `${server} ${thousands(rate)} (${(rate / ceiling).toFixed(2)})`,
  );
  return {
    name,
    ratio: (rates.get('this endpoint') ?? NaN) / ceiling,
    detail: `${all.join(', ')} requests ${unit}`,
  };
}

const thousands = (rate: number): string => `${(rate / 1_000).toFixed(1)}k`;
