import { expect } from 'chai';
import { BackgroundTasks } from '../../src/kernel/tasks.ts';

describe('background tasks', () => {
  it('report errors, and idle waits for all of them, including those added during the wait', async () => {
    const errors: unknown[] = [];
    const tasks = new BackgroundTasks((error) => errors.push(error));
    const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    tasks.add(first.promise);
    let isIdle = false;
    const waiting = tasks.idle().then(() => (isIdle = true));
    tasks.add(second.promise);
    expect(tasks.size).to.equal(2);
    first.reject(new Error('disk full'));
    await first.promise.catch(() => undefined);
    expect(isIdle).to.equal(false);
    second.resolve(undefined);
    await waiting;
    expect(tasks.size).to.equal(0);
    expect(errors.map(String)).to.deep.equal(['Error: disk full']);
  });
});
