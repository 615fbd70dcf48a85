import { expect } from 'chai';
import { settle, VirtualClock } from '@muster/testkit';
import { runAll, type Backend, type PendingWrite } from '../../../src/store/queue/backend.ts';
import { CommitQueue } from '../../../src/store/queue/commit-queue.ts';

/** A database whose commits end when the test says so. */
class HeldBackend implements Pick<Backend, 'begin' | 'commit' | 'rollback' | 'translate'> {
  readonly commits: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  translate = (error: unknown): Error => error as Error;

  async begin(): Promise<void> {}

  async rollback(): Promise<void> {}

  async commit(batch: readonly PendingWrite[]): Promise<void> {
    for (const write of batch) write.outcome = await runAll(write.changes);
    return new Promise((resolve, reject) => void this.commits.push({ resolve, reject }));
  }
}

describe('a write during the commit of a transaction', () => {
  let backend: HeldBackend;
  let queue: CommitQueue;
  let outcomes: string[];

  beforeEach(async () => {
    backend = new HeldBackend();
    queue = new CommitQueue(backend as unknown as Backend, new VirtualClock(), {});
    outcomes = [];
    note(
      'transaction',
      queue.transaction(async () => undefined),
    );
    await settle();
    expect(backend.commits).to.have.length(1);
    note('write', queue.write([{ run: async () => undefined }]));
  });

  function note(name: string, work: Promise<unknown>): void {
    work.then(
      () => outcomes.push(`${name} done`),
      () => outcomes.push(`${name} failed`),
    );
  }

  it('is acknowledged by its own commit, not by that of the transaction', async () => {
    backend.commits[0]?.resolve();
    await settle();
    expect(outcomes).to.deep.equal(['transaction done']);
    expect(backend.commits).to.have.length(2);
    backend.commits[1]?.resolve();
    await settle();
    expect(outcomes).to.deep.equal(['transaction done', 'write done']);
  });

  it('does not fail with the transaction', async () => {
    backend.commits[0]?.reject(new Error('the disk is full'));
    await settle();
    expect(outcomes).to.deep.equal(['transaction failed']);
    backend.commits[1]?.resolve();
    await settle();
    expect(outcomes).to.deep.equal(['transaction failed', 'write done']);
  });
});
