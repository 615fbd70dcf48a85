import { expect } from 'chai';
import { NotificationGate, NotificationRefused } from '../../../src/gateway/lwm2m-device-link.ts';

describe('NotificationGate', () => {
  const refusal = (run: Promise<void>): Promise<unknown> =>
    run.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('accepts a bounded number per device, and more after some are stored', async () => {
    const gate = new NotificationGate(2, 3);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const first = [gate.run('a', () => promise), gate.run('a', () => promise)];
    expect(await refusal(gate.run('a', () => promise))).to.be.instanceOf(NotificationRefused);
    first.push(gate.run('b', () => promise));
    expect(await refusal(gate.run('c', () => promise))).to.be.instanceOf(NotificationRefused);
    expect([gate.underWay, gate.refused]).to.deep.equal([3, 2]);
    resolve(undefined);
    await Promise.all(first);
    expect(gate.underWay).to.equal(0);
    await gate.run('a', () => Promise.resolve());
  });

  it('a failed commit frees its place too', async () => {
    const gate = new NotificationGate(1);
    const failure = new Error('full');
    expect(await refusal(gate.run('a', () => Promise.reject(failure)))).to.equal(failure);
    expect(gate.underWay).to.equal(0);
  });
});
