import { expect } from 'chai';
import { seededRandom } from '@muster/testkit';
import { ATTACKER, DEVICE, Network, SERVER, settled } from './network.ts';

const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 20_000);
const SEED = 20_300_101;
const BATCH = 5_000;

describe('mutated datagrams', () => {
  it(`crash nothing, are kept nowhere, and harm no live session: ${runs} of them`, async () => {
    const random = seededRandom(SEED);
    const below = (limit: number): number => Math.floor(random() * limit);
    const network = new Network();
    try {
      const limits = { maxHalfOpen: 50, maxHalfOpenPerAddress: 50 };
      const { transport } = await network.server({ limits });
      const device = await network.device();
      await device.say('hello');
      for (let count = 0; count < 5; count += 1) await device.say(`n${count}`);
      const seeds = network.log.map(({ datagram }) => datagram);
      const mutated = (): Buffer => {
        const bytes = Buffer.from(seeds[below(seeds.length)]!);
        for (let count = 1 + below(6); count > 0; count -= 1) bytes[below(bytes.length)] = below(256);
        const end = below(4) === 0 ? below(bytes.length + 1) : bytes.length;
        const tail = below(8) === 0 ? seeds[below(seeds.length)]! : Buffer.alloc(0);
        return Buffer.concat([bytes.subarray(0, end), tail]);
      };
      for (let done = 0; done < runs; done += BATCH) {
        for (let count = 0; count < Math.min(BATCH, runs - done); count += 1) {
          const datagram = mutated();
          if (below(3) === 0) network.inject(datagram, SERVER, DEVICE);
          else network.inject(datagram, below(2) === 0 ? DEVICE : ATTACKER);
        }
        network.log.length = 0;
        await settled(4);
        await network.clock.advance(61_000);
        await device.say(`after ${done}`);
        expect(device.inbox.texts.at(-1)).to.equal(`AFTER ${done}`);
        expect(transport.counters.halfOpen).to.be.at.most(limits.maxHalfOpen);
      }
      const { badMac, unknownCid, unknownPeer } = transport.counters;
      expect([badMac, unknownCid, unknownPeer].every((count) => count > 0)).to.equal(true);
      await network.clock.advance(600_000);
      expect(transport.counters).to.include({
        connections: 1,
        halfOpen: 0,
        handshakes: 1,
        addressChanges: 0,
      });
    } finally {
      await network.close();
    }
  });
});
