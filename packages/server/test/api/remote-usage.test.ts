import { expect } from 'chai';
import { RemoteUsage, type UsageBatch } from '../../src/api/remote-usage.ts';
import { MusterError } from '../../src/kernel/errors.ts';

describe('RemoteUsage', () => {
  it('keeps counts that could not be sent, and sends them with the next', async () => {
    const sent: UsageBatch[] = [];
    let isAway = true;
    const usage = new RemoteUsage(
      async (batch) => {
        if (isAway) throw new MusterError('gateway-unreachable');
        sent.push(batch);
      },
      () => undefined,
    );
    usage.add('network', 'apiCallsOk', 2);
    await usage.settle();
    isAway = false;
    usage.add('network', 'apiCallsOk', 3);
    await usage.settle();
    expect(sent).to.deep.equal([new Map([['network', { apiCallsOk: 5 }]])]);
  });
});
