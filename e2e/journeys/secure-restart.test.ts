/** A restart of the server under confirmable notifications over DTLS; `long/restart-secured.test.ts` is the same at size. */
import { expect } from 'chai';
import { killUnderFleet } from '../support/kill-under-fleet.ts';

describe('a restart of the server under secured devices', () => {
  for (const [signal, kills] of [
    ['SIGTERM', 1],
    ['SIGKILL', 2],
  ] as const) {
    it(`${signal} mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice`, async () => {
      const devices = 30;
      const acknowledged = await killUnderFleet({ devices, kills, everyMs: 100, signal });
      expect(acknowledged).to.be.at.least(2 * kills * devices);
    });
  }
});
