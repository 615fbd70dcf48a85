/**
 * CoAP over DTLS as a whole (transport, connection, records, CoAP's endpoint) against the same number of bytes with
 * nothing but node:crypto on dgram: what a server of each kind answers per second of its processor time, in turns.
 */
import { encodeMessage, encodeUint, MessageType, OptionNumber } from '@muster/coap';
import { BenchServer } from './support/bench-server.ts';
import { CoapLoad } from './support/coap-load.ts';
import { runRecordLoad } from './support/record-load.ts';

const PUT = 3;
const WARM_UP_MS = 1_000;
const ROUND_MS = 1_000;
const ROUNDS = 4;

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Tally {
  answered: number;
  cpuSeconds: number;
}

const newTally = (): Tally => ({ answered: 0, cpuSeconds: 0 });
const perCpuSecond = ({ answered, cpuSeconds }: Tally): number => answered / cpuSeconds;
const thousands = (rate: number): string => `${(rate / 1_000).toFixed(1)}k`;

/** A confirmable PUT of a value. */
const request = (): Buffer =>
  encodeMessage({
    type: MessageType.confirmable,
    code: PUT,
    messageId: 0,
    token: Buffer.from('0102030405060708', 'hex'),
    options: [
      { number: OptionNumber.uriPath, value: Buffer.from('echo') },
      { number: OptionNumber.contentFormat, value: encodeUint(0) },
    ],
    payload: Buffer.from('temperature=21.5'),
  });

export async function run(): Promise<BenchResult[]> {
  const bare = await BenchServer.start('record-server.ts', 'bare');
  const coap = await BenchServer.start('coap-server.ts');
  const load = await CoapLoad.open(coap.port, request());
  try {
    const bareLoad = (milliseconds: number): Promise<number> =>
      runRecordLoad(bare.port, milliseconds, request());
    const coapLoad = (milliseconds: number): Promise<number> => load.run(milliseconds);
    const tallies = { bare: newTally(), coap: newTally() };
    await measure(bare, bareLoad, newTally(), WARM_UP_MS);
    await measure(coap, coapLoad, newTally(), WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(bare, bareLoad, tallies.bare, ROUND_MS);
      await measure(coap, coapLoad, tallies.coap, ROUND_MS);
    }
    const [rate, ceiling] = [perCpuSecond(tallies.coap), perCpuSecond(tallies.bare)];
    const detail = `CoAP over DTLS ${thousands(rate)} requests per CPU second; bare crypto on bare dgram ${thousands(ceiling)}`;
    return [{ name: 'dtls.coap-echo', ratio: rate / ceiling, detail }];
  } finally {
    await load.close();
    await Promise.all([bare.stop(), coap.stop()]);
  }
}

async function measure(
  server: BenchServer,
  load: (milliseconds: number) => Promise<number>,
  tally: Tally,
  milliseconds: number,
): Promise<void> {
  const before = await server.cpuSeconds();
  tally.answered += await load(milliseconds);
  tally.cpuSeconds += (await server.cpuSeconds()) - before;
}
