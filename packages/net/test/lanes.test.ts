import { expect } from 'chai';
import { Lanes } from '../src/lanes.ts';

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Lanes', () => {
  it('runs the tasks of a key one after the other, and those of several keys concurrently', async () => {
    const lanes = new Lanes();
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await pause();
      log.push(`${name} ends`);
    };
    await Promise.all([lanes.run('a', task('a1')), lanes.run('a', task('a2')), lanes.run('b', task('b1'))]);
    expect(log).to.deep.equal(['a1 begins', 'b1 begins', 'a1 ends', 'a2 begins', 'b1 ends', 'a2 ends']);
  });

  it('a failed task does not stop its lane, and leaves nothing behind', async () => {
    const lanes = new Lanes();
    const failed = lanes.run('a', async () => {
      throw new Error('broken');
    });
    const next = lanes.run('a', async () => 'fine');
    expect(await failed.catch((error: unknown) => (error as Error).message)).to.equal('broken');
    expect(await next).to.equal('fine');
    await lanes.idle();
    expect(lanes.size).to.equal(0);
  });
});
