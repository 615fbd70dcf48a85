import { expect } from 'chai';
import { LossyLink, seededRandom, VirtualClock } from '@muster/testkit';
import { createEndpoint } from '../../src/index.ts';
import type { CoapResponse, Endpoint, Observer, TransmissionParameters } from '../../src/index.ts';
import { text } from '../support/lockstep.ts';

const FIRST_SEED = Number(process.env.MUSTER_SEED ?? 20_301);
/** Networks that are tried, each with a seed of its own; the long test suite raises it. */
const NETWORKS = Number(process.env.MUSTER_LOSS_SEEDS ?? 1);
const REQUESTS = 40;

/** Requests of which a loss of this rate may take away all five attempts, with room to spare. */
const allowedFailures: Readonly<Record<number, number>> = { 0: 0, 0.1: 3, 0.2: 8, 0.5: REQUESTS - 5 };

/**
 * A transfer is many messages, of which not one may be given up: at 20 % loss each of the standard's five attempts comes
 * to nothing in 36 of 100 cases, at 50 % in 75. So whole transfers get more attempts, and longer memories to go with the
 * longer waits; 46 attempts fail once in 500,000 messages at 50 %.
 */
const patient: Partial<TransmissionParameters> = {
  ackTimeoutMs: 100,
  ackRandomFactor: 1.2,
  maxRetransmit: 45,
  exchangeLifetimeMs: 8e15,
  nonLifetimeMs: 8e15,
  blockIdleMs: 8e15,
};

interface Pair {
  readonly clock: VirtualClock;
  readonly server: Endpoint;
  readonly client: Endpoint;
  readonly executed: Map<string, number>;
  readonly observers: Observer[];
}

function pair(seed: number, lossRate: number, parameters: Partial<TransmissionParameters> = {}): Pair {
  const clock = new VirtualClock();
  const conditions = { duplicationRate: 0.1, minDelayMs: 5, maxDelayMs: 400 };
  const link = new LossyLink(clock, { lossRate, seed, ...conditions });
  const executed = new Map<string, number>();
  const observers: Observer[] = [];
  const server = createEndpoint({
    transport: link.right,
    clock,
    random: seededRandom(seed + 1),
    handler: (request) => {
      const name = request.path.join('/');
      executed.set(name, (executed.get(name) ?? 0) + 1);
      const observer = request.acceptObserve({ onEnd: () => undefined });
      if (observer) observers.push(observer);
      if (name.startsWith('slow')) {
        return new Promise((resolve) => clock.setTimer(700, () => resolve(text(name))));
      }
      return text(name === 'big' ? 'b'.repeat(900) : `${name} ${request.payload.length}`);
    },
    limits: { blockSize: 128 },
    parameters,
  });
  const client = createEndpoint({ transport: link.left, clock, random: seededRandom(seed + 2), parameters });
  return { clock, server, client, executed, observers };
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + NETWORKS; seed += 1) {
  describe(`loss matrix, with duplicates and changed order (seed ${seed})`, () => {
    for (const percent of [0, 10, 20, 50]) {
      it(`${percent} % loss: every request is answered or reported, and executed at most once`, async () => {
        const { clock, server, client, executed } = pair(seed, percent / 100);
        const peer = client.transport.peerOf('192.0.2.2', 5683);
        let answered = 0;
        let failed = 0;
        const requests = Array.from({ length: REQUESTS }, async (_, at) => {
          const name = `${at % 4 === 0 ? 'slow' : 'quick'}${at}`;
          try {
            const init = { method: 'POST', path: [name], payload: Buffer.alloc(at) } as const;
            const response = await client.request(peer, init);
            expect(response.payload.toString()).to.match(new RegExp(`^${name}( ${at})?$`, 'u'));
            answered += 1;
          } catch (error) {
            expect(error).to.have.property('kind', 'timeout');
            failed += 1;
          }
        });
        await clock.runAll(3_600_000 * 24);
        await Promise.all(requests);
        expect(answered + failed).to.equal(REQUESTS);
        expect(failed).to.be.at.most(allowedFailures[percent / 100] ?? 0);
        for (const [name, count] of executed) expect(count, name).to.equal(1);
        expect(clock.pendingTimers).to.equal(0);
        await Promise.all([server.close(), client.close()]);
      });
    }

    for (const percent of [0, 10, 20, 50]) {
      const parameters = percent === 0 ? undefined : patient;

      it(`${percent} % loss: bodies in blocks arrive whole, both ways`, async () => {
        const { clock, server, client, executed } = pair(seed, percent / 100, parameters);
        const peer = client.transport.peerOf('192.0.2.2', 5683);
        const fetched = client.request(peer, { method: 'GET', path: ['big'] });
        const body = { payload: Buffer.alloc(1_000, 'u'), blockSize: 64 } as const;
        const sent = client.request(peer, { method: 'PUT', path: ['up'], ...body });
        const results = Promise.allSettled([fetched, sent]);
        await clock.runAll(parameters ? 8e15 : 3_600_000);
        const [download, upload] = await results;
        const textOf = (result: PromiseSettledResult<CoapResponse>): string =>
          result.status === 'fulfilled' ? result.value.payload.toString() : String(result.reason);
        expect(textOf(download)).to.equal('b'.repeat(900));
        expect(textOf(upload)).to.equal('up 1000');
        expect(executed.get('up')).to.equal(1);
        await Promise.all([server.close(), client.close()]);
      });

      it(`${percent} % loss: an observer ends up with the latest state, in order`, async () => {
        const { clock, server, client, observers } = pair(seed, percent / 100, parameters);
        const peer = client.transport.peerOf('192.0.2.2', 5683);
        const seen: number[] = [];
        const init = { method: 'GET', path: ['state'] } as const;
        const onNotification = ({ payload }: CoapResponse) => void seen.push(Number(payload.toString()));
        const pending = client.observe(peer, init, { onNotification });
        await clock.advance(parameters ? 1e15 : 100_000);
        expect((await pending).observation?.active).to.equal(true);
        for (let state = 1; state <= 30; state += 1) {
          observers.at(-1)?.notify(text(String(state)), { confirmable: true });
          await clock.advance(1_500);
        }
        await clock.advance(parameters ? 1e15 : 100_000);
        expect(seen.at(-1)).to.equal(30);
        expect(seen).to.deep.equal([...new Set(seen)].sort((a, b) => a - b));
        await Promise.all([server.close(), client.close()]);
      });
    }
  });
}
