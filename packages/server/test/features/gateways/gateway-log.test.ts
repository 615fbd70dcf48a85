import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { GatewayLog } from '../../../src/features/gateways/gateway-log.ts';

describe('the log of gateways', () => {
  it('keeps the latest posts, newest first, and truncates long messages', async () => {
    const clock = new VirtualClock(1_790_000_000_000);
    const log = new GatewayLog(clock);
    for (let index = 0; index < 300; index += 1) {
      log.write('a', 'Warning', `post ${index}`);
      await clock.advance(1);
    }
    const posts = log.read('a', { take: 1000 });
    expect(posts).to.have.lengthOf(256);
    expect(posts[0]!.message).to.equal('post 299');
    log.write('a', 'Error', 'x'.repeat(100_000));
    expect(log.read('a', { take: 1 })[0]!.message.length).to.be.lessThan(1000);
    expect(log.read('b', { take: 10 })).to.deep.equal([]);
  });

  it('is filtered by level and time; posts of the service are visible to all', async () => {
    const clock = new VirtualClock(1_790_000_000_000);
    const log = new GatewayLog(clock);
    log.writeService('Informational', 'up');
    await clock.advance(1000);
    log.write('a', 'Error', 'broken');
    const messages = (query: Partial<Parameters<GatewayLog['read']>[1]>): readonly string[] =>
      log.read('a', { take: 10, ...query }).map((one) => one.message);
    expect(messages({})).to.deep.equal(['broken', 'up']);
    expect(messages({ minLevel: 'Warning' })).to.deep.equal(['broken']);
    expect(messages({ minLevel: 'Off' })).to.deep.equal([]);
    expect(messages({ from: 1_790_000_001_000 })).to.deep.equal(['broken']);
    expect(messages({ until: 1_790_000_000_000 })).to.deep.equal(['up']);
    await clock.advance(86_400_000);
    log.write('a', 'Verbose', 'later');
    const days = log.days('a').map((one) => `${new Date(one.from).toISOString()} ${one.length}`);
    expect(days).to.deep.equal(['2026-09-22T00:00:00.000Z 6', '2026-09-21T00:00:00.000Z 10']);
    log.forget('a');
    expect(messages({})).to.deep.equal(['up']);
  });
});
