import { expect } from 'chai';
import { clockFault } from '../../app/overview/readiness.ts';

describe('the note about the clock of the server', () => {
  it('names the fault and the remedy, and is absent without one', () => {
    const cases = [
      [{ store: 'ok' }, undefined],
      [{ clock: 'ok' }, undefined],
      [{ clock: 'failed' }, /is behind the newest stored time\. .*--trust-clock/u],
      [
        { clock: 'ahead of the newest stored time; nothing is deleted' },
        /is ahead of the newest stored time\. /u,
      ],
    ] as const;
    for (const [checks, expected] of cases) {
      const fault = clockFault({ checks });
      if (expected === undefined) expect(fault).to.equal(undefined);
      else expect(fault).to.match(expected);
    }
  });
});
