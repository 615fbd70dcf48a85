/** The gateway is killed in the midst of confirmable notifications over DTLS; `long/restart-secured.test.ts` is the same at size. */
import { expect } from 'chai';
import { killUnderFleet } from './support/kill-under-fleet.ts';

describe('kill -9 under a secured fleet', () => {
  it('loses nothing that was acknowledged, stores nothing twice, and no device makes a handshake', async () => {
    expect(await killUnderFleet({ devices: 50, kills: 2, everyMs: 100 })).to.be.at.least(200);
  });
});
