/** The restart test at size: a thousand secured devices, ten times kill -9. */
import { expect } from 'chai';
import { killUnderFleet } from '../support/kill-under-fleet.ts';

describe('kill -9 under 1,000 secured devices, ten times', () => {
  it('loses nothing that was acknowledged, stores nothing twice, and no device makes a handshake', async () => {
    expect(await killUnderFleet({ devices: 1000, kills: 10, everyMs: 2000 })).to.be.at.least(20_000);
  });
});
