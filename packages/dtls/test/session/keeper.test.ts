import { randomBytes } from 'node:crypto';
import { settle, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { decodeConnection, encodeConnection } from '../../src/session/codec.ts';
import { SessionKeeper, type KeeperStart } from '../../src/session/keeper.ts';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionFencedError } from '../../src/session/session-error.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import type { SessionDescription, SessionStore, StoredSession } from '../../src/session/store.ts';
import { sampleConnection } from '../support/sample-state.ts';

const fresh: KeeperStart = { stored: undefined, generation: 1, writeSequence: 0 };

/** A store whose saves end when the test says so. */
class SlowStore implements SessionStore {
  readonly inner = new MemorySessionStore();
  readonly waiting: { run: () => Promise<void>; fail: (error: Error) => void }[] = [];
  isSlow = false;

  load(): StoredSession[] {
    return this.inner.load();
  }

  async save(session: StoredSession, replaces: number | undefined): Promise<void> {
    if (!this.isSlow) return this.inner.save(session, replaces);
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => this.inner.save(session, replaces).then(resolve, reject);
      this.waiting.push({ run, fail: reject });
    });
  }

  remove(id: string, generation: number): Promise<void> {
    return this.inner.remove(id, generation);
  }
}

class Subject {
  readonly id = '0a0b0c0d0e0f';
  next = 0;
  readonly reserved: number[] = [];
  isFenced = false;

  snapshot(writeSequence: number): Buffer {
    return encodeConnection(sampleConnection({ writeSequence }));
  }

  describe(): SessionDescription {
    return { suite: 'TLS_PSK_WITH_AES_128_CCM_8' };
  }

  nextWriteSequence(): number {
    return this.next;
  }

  onReserved(limit: number): void {
    this.reserved.push(limit);
  }

  onFenced(): void {
    this.isFenced = true;
  }
}

describe('SessionKeeper', () => {
  const sealer = new SessionSealer([randomBytes(32)]);
  let clock: VirtualClock;
  let store: SlowStore;
  let errors: Error[];
  let subject: Subject;

  const keeper = (start = fresh, of = subject): SessionKeeper =>
    new SessionKeeper({ store, sealer, clock, onStoreError: (error) => errors.push(error) }, of, start);
  const stored = (): { generation: number; writeSequence: number } | undefined => {
    const [session] = store.load();
    if (!session) return undefined;
    const { state } = decodeConnection(sealer.open(session.id, session.generation, session.blob));
    return { generation: session.generation, writeSequence: state.writeSequence };
  };

  beforeEach(() => {
    clock = new VirtualClock();
    store = new SlowStore();
    errors = [];
    subject = new Subject();
  });

  it('has the next block durable before it is used, asked for however often', async () => {
    const one = keeper();
    await one.establish();
    store.isSlow = true;
    one.reserve();
    one.reserve();
    await settle();
    expect(store.waiting).to.have.length(1);
    expect(subject.reserved).to.deep.equal([65_536]);
    await store.waiting[0]!.run();
    await settle();
    expect(subject.reserved.at(-1)).to.equal(131_072);
    expect(stored()?.writeSequence).to.equal(131_072);
  });

  it('writes exactly where it stands when it stops, and nothing after', async () => {
    const one = keeper();
    await one.establish();
    subject.next = 77;
    await one.finish();
    one.reserve();
    await one.checkpoint();
    await settle();
    expect(stored()).to.deep.equal({ generation: 1, writeSequence: 77 });
    expect(subject.reserved).to.deep.equal([65_536]);
  });

  it('retries a failed save, and reserves nothing until it succeeds', async () => {
    const one = keeper();
    await one.establish();
    store.isSlow = true;
    one.reserve();
    await settle();
    store.waiting.shift()!.fail(new Error('the disk is full'));
    await settle();
    expect(errors.map(({ message }) => message)).to.deep.equal(['the disk is full']);
    expect(subject.reserved).to.deep.equal([65_536]);
    store.isSlow = false;
    await clock.advance(1_000);
    await settle();
    expect(subject.reserved.at(-1)).to.equal(131_072);
  });

  it('removes no session that has got a newer owner before its own first save', async () => {
    await keeper().establish();
    const restored = keeper({ stored: 1, generation: 2, writeSequence: 65_536 });
    const other = keeper({ stored: 1, generation: 2, writeSequence: 65_536 }, new Subject());
    await other.establish();
    await restored.remove();
    expect(stored()).to.deep.equal({ generation: 2, writeSequence: 131_072 });
  });

  describe('with a store that servers share', () => {
    const shared = (start = fresh, of = subject): SessionKeeper => {
      const find = (): Promise<undefined> => Promise.resolve(undefined);
      const context = {
        store: Object.assign(Object.create(store) as SlowStore, { find }),
        sealer,
        clock,
        onStoreError: (error: Error) => errors.push(error),
      };
      return new SessionKeeper(context, of, start);
    };

    it('gives each further block a generation, so that who has read the lower limit is fenced', async () => {
      const one = shared();
      await one.establish();
      expect(stored()).to.deep.equal({ generation: 1, writeSequence: 65_536 });
      await one.checkpoint();
      expect(stored()).to.deep.equal({ generation: 1, writeSequence: 65_536 });
      // Another server reads it now.
      const other = shared({ stored: 1, generation: 2, writeSequence: 65_536 }, new Subject());
      one.reserve();
      await one.checkpoint();
      expect(stored()).to.deep.equal({ generation: 2, writeSequence: 131_072 });
      const error: unknown = await other.establish().catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(SessionFencedError);
      await one.checkpoint();
      one.reserve();
      await one.checkpoint();
      expect(stored()).to.deep.equal({ generation: 3, writeSequence: 196_608 });
      subject.next = 131_080;
      await one.finish();
      expect(stored()).to.deep.equal({ generation: 3, writeSequence: 131_080 });
    });

    it('keeps that generation when the save fails and is tried again', async () => {
      const one = shared();
      await one.establish();
      store.isSlow = true;
      one.reserve();
      await settle();
      store.waiting.shift()!.fail(new Error('the disk is full'));
      await settle();
      store.isSlow = false;
      await clock.advance(1_000);
      await settle();
      expect(stored()).to.deep.equal({ generation: 2, writeSequence: 131_072 });
      await one.remove();
      expect(store.load()).to.deep.equal([]);
    });
  });

  it('leaves nothing behind when it is removed during its first save', async () => {
    store.isSlow = true;
    const one = keeper();
    const established = one.establish();
    await settle();
    const removed = one.remove();
    await store.waiting[0]!.run();
    await Promise.all([established, removed]);
    expect(store.load()).to.deep.equal([]);
    expect(subject.reserved).to.deep.equal([]);
  });
});
