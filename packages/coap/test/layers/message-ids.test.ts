import { expect } from 'chai';
import { MessageIds } from '../../src/layers/message-ids.ts';

const LIFETIME_MS = 247_000;

describe('Message IDs (RFC 7252 section 4.4)', () => {
  for (const start of [0, 0.123, 0.99999]) {
    it(`none is used again within EXCHANGE_LIFETIME, from a start at ${start}`, () => {
      const ids = new MessageIds(() => start);
      const usedAtMs = new Map<number, number>();
      let nowMs = 0;
      let refused = 0;
      let shortest = Infinity;
      while (nowMs < 2 * LIFETIME_MS) {
        const id = ids.take(nowMs, LIFETIME_MS);
        if (id === undefined) {
          refused += 1;
          nowMs += 100;
          continue;
        }
        shortest = Math.min(shortest, nowMs - (usedAtMs.get(id) ?? -Infinity));
        usedAtMs.set(id, nowMs);
        nowMs += 1;
      }
      expect(shortest).to.be.at.least(LIFETIME_MS);
      expect(refused).to.be.greaterThan(0);
      expect(usedAtMs.size).to.equal(65_536);
    });
  }
});
