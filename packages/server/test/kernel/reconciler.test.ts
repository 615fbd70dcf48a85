import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { createFairScheduler, Reconciler } from '../../src/kernel/reconciler.ts';
import type { PassScheduler, Pass, PassResult } from '../../src/kernel/reconciler.ts';

/** A reconciler whose passes the test ends. */
function reconcilerOf(giveTurn?: PassScheduler<[]>, random = 0) {
  const clock = new VirtualClock(0);
  const begun: string[] = [];
  const errors: unknown[] = [];
  const idle: string[] = [];
  const ends: { key: string; resolve: (result: PassResult) => void; reject: (error: Error) => void }[] = [];
  const reconciler = new Reconciler({
    clock,
    ...(giveTurn === undefined ? {} : { turn: giveTurn }),
    reconcile: (key) =>
      new Promise<PassResult>((resolve, reject) => {
        begun.push(key);
        ends.push({ key, resolve, reject });
      }),
    onIdle: (key) => idle.push(key),
    onError: (error) => errors.push(error),
    random: () => random,
  });
  const end = async (key: string, result: PassResult | Error): Promise<void> => {
    const at = ends.findIndex((one) => one.key === key);
    const [pass] = ends.splice(at, 1);
    if (result instanceof Error) pass?.reject(result);
    else pass?.resolve(result);
    await turn();
  };
  return { clock, reconciler, begun, errors, idle, end };
}

describe('a reconciler', () => {
  it('runs the passes of a key one after the other, and those of different keys concurrently', async () => {
    const { reconciler, begun, end } = reconcilerOf();
    reconciler.wake('a');
    reconciler.wake('b');
    reconciler.wake('a');
    reconciler.wake('a');
    expect(begun).to.deep.equal(['a', 'b']);
    await end('b', 'done');
    expect(begun).to.deep.equal(['a', 'b']);
    await end('a', 'done');
    expect(begun, 'all wakes during a pass add up to one').to.deep.equal(['a', 'b', 'a']);
    await end('a', 'done');
    expect(begun).to.have.length(3);
    expect(reconciler.isBusy('a')).to.equal(false);
  });

  it('starts another pass after "again", and ignores wakes during a pass that has stopped', async () => {
    const { reconciler, begun, idle, end } = reconcilerOf();
    reconciler.wake('a');
    await end('a', 'again');
    expect(begun).to.have.length(2);
    reconciler.wake('a');
    await end('a', 'stopped');
    expect(begun).to.have.length(2);
    expect(idle).to.deep.equal(['a']);
    reconciler.wake('a');
    expect(begun).to.have.length(3);
  });

  it('keeps a wake during a pass that continues, until the key is done', async () => {
    const { reconciler, begun, end } = reconcilerOf();
    reconciler.wake('a');
    reconciler.wake('a');
    await end('a', 'again');
    await end('a', 'done');
    expect(begun).to.have.length(3);
    await end('a', 'done');
    expect(begun).to.have.length(3);
  });

  it('wakes a key at its latest time, and not after it was forgotten', async () => {
    const { clock, reconciler, begun, end } = reconcilerOf();
    reconciler.wakeAt('a', 1_000);
    reconciler.wakeAt('a', 2_000);
    reconciler.wakeAt('b', 2_000);
    reconciler.forget('b');
    await clock.advance(1_999);
    expect(begun).to.deep.equal([]);
    await clock.advance(1);
    expect(begun).to.deep.equal(['a']);
    await end('a', 'done');
    expect(clock.pendingTimers).to.equal(0);
  });

  it('reports an error and tries again, later after each error in a row', async () => {
    const { clock, reconciler, begun, errors, end } = reconcilerOf();
    const error = new Error('disk full');
    reconciler.wake('a');
    reconciler.wake('a');
    await end('a', error);
    expect(begun, 'a wake during the pass does not repeat it at once').to.have.length(1);
    for (const delayMs of [5_000, 10_000, 20_000]) {
      const before = begun.length;
      await clock.advance(delayMs - 1);
      expect(begun).to.have.length(before);
      await clock.advance(1);
      expect(begun).to.have.length(before + 1);
      await end('a', error);
    }
    expect(errors).to.deep.equal([error, error, error, error]);
    reconciler.wake('a');
    await end('a', 'done');
    reconciler.wake('a');
    await end('a', error);
    await clock.advance(5_000);
    expect(begun, 'a success starts over with the first delay').to.have.length(7);
  });

  it('spreads the delays after errors, so that keys that failed together are not tried together', async () => {
    const { clock, reconciler, begun, end } = reconcilerOf(undefined, 1);
    reconciler.wake('a');
    await end('a', new Error('disk full'));
    await clock.advance(6_249);
    expect(begun).to.have.length(1);
    await clock.advance(1);
    expect(begun).to.have.length(2);
  });

  it('resolves idle when the last pass of a key has ended, even with an error', async () => {
    const { reconciler, end } = reconcilerOf();
    await reconciler.idle('a');
    reconciler.wake('a');
    let isIdle = false;
    const waiting = reconciler.idle('a').then(() => (isIdle = true));
    reconciler.wake('a');
    await end('a', 'done');
    expect(isIdle).to.equal(false);
    await end('a', new Error('disk full'));
    await waiting;
    expect(isIdle).to.equal(true);
  });

  it('wakes the keys of stored work', async () => {
    const { reconciler, begun } = reconcilerOf();
    async function* stored() {
      yield* [{ deviceId: 'a' }, { deviceId: 'b' }];
    }
    reconciler.resume(stored(), (item) => item.deviceId);
    await turn();
    expect(begun).to.deep.equal(['a', 'b']);
  });

  it('close cancels timers, starts no pass and waits for running ones', async () => {
    const { clock, reconciler, begun, end } = reconcilerOf();
    reconciler.wake('a');
    reconciler.wake('a');
    reconciler.wakeAt('b', 1_000);
    let isClosed = false;
    const closing = reconciler.close().then(() => (isClosed = true));
    reconciler.wake('c');
    reconciler.wakeAt('c', 1_000);
    await clock.advance(10_000);
    expect(isClosed).to.equal(false);
    await end('a', 'again');
    await closing;
    expect(begun).to.deep.equal(['a']);
    expect(clock.pendingTimers).to.equal(0);
  });

  describe('with turns from outside', () => {
    function withTurns() {
      const passes: Pass<[]>[] = [];
      return { passes, ...reconcilerOf((_, pass) => passes.push(pass)) };
    }

    it('waits for the next wake after a pass was dropped', async () => {
      const { reconciler, passes, begun, idle } = withTurns();
      reconciler.wake('a');
      reconciler.wake('a');
      await passes[0]?.dropped();
      expect(idle).to.deep.equal(['a']);
      expect(passes).to.have.length(1);
      reconciler.wake('a');
      expect(passes).to.have.length(2);
      expect(begun).to.deep.equal([]);
    });

    it('runs a pass again that has returned its turn', async () => {
      const { reconciler, passes, begun, idle, end } = withTurns();
      reconciler.wake('a');
      void passes[0]?.run();
      await end('a', 'yielded');
      expect(reconciler.isBusy('a')).to.equal(true);
      void passes[0]?.run();
      await end('a', 'done');
      expect(begun).to.deep.equal(['a', 'a']);
      expect(idle).to.deep.equal(['a']);
      expect(passes).to.have.length(1);
    });

    it('runs no pass after its close', async () => {
      const { reconciler, passes, begun } = withTurns();
      reconciler.wake('a');
      const closing = reconciler.close();
      await passes[0]?.run();
      await closing;
      expect(begun).to.deep.equal([]);
    });
  });

  it('with fair turns alternates between networks, within its bound, and drops keys of no network', async () => {
    const networks = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['d', '2'],
    ]);
    const { reconciler, begun, end } = reconcilerOf(createFairScheduler(1, (key) => networks.get(key)));
    for (const key of ['a', 'b', 'c', 'd', 'elsewhere']) reconciler.wake(key);
    expect(begun, 'one, and one reserved for the other network').to.deep.equal(['a', 'd']);
    expect(reconciler.isBusy('elsewhere')).to.equal(false);
    for (const key of ['d', 'a', 'b']) await end(key, 'done');
    expect(begun).to.deep.equal(['a', 'd', 'b', 'c']);
  });
});
