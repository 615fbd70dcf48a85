import { expect } from 'chai';
import { SessionFencedError } from '../../src/session/session-error.ts';
import type { SessionStore, StoredSession } from '../../src/session/store.ts';

const session = (id: string, generation: number, text = 'state'): StoredSession => ({
  id,
  generation,
  blob: Buffer.from(text),
});

export async function loaded(store: SessionStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { id, generation, blob } of store.load()) {
    found[id] = `${generation} ${Buffer.from(blob).toString()}`;
  }
  return found;
}

async function isFenced(save: Promise<void>): Promise<boolean> {
  try {
    await save;
    return false;
  } catch (error) {
    return error instanceof SessionFencedError;
  }
}

/** What every store of sessions keeps to. */
export function storeContract(open: () => Promise<SessionStore>): void {
  it('loads what was saved last', async () => {
    const store = await open();
    await store.save(session('0a', 1, 'first'), undefined);
    await store.save(session('0b', 1), undefined);
    await store.save(session('0a', 1, 'second'), 1);
    expect(await loaded(store)).to.deep.equal({ '0a': '1 second', '0b': '1 state' });
  });

  it('refuses a save by whoever has been overtaken, and keeps what is newer', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.save(session('0a', 2, 'of the new owner'), 1);
    expect(await isFenced(store.save(session('0a', 1), 1))).to.equal(true);
    expect(await isFenced(store.save(session('0a', 1), undefined))).to.equal(true);
    expect(await loaded(store)).to.deep.equal({ '0a': '2 of the new owner' });
  });

  it('lets one of two who take a session over win', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    const fenced = await Promise.all([
      isFenced(store.save(session('0a', 2, 'left'), 1)),
      isFenced(store.save(session('0a', 2, 'right'), 1)),
    ]);
    // The one that came second does not know it: to it the stored generation is still 1.
    expect(fenced).to.deep.equal([false, true]);
  });

  it('refuses to bring back what was removed', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.remove('0a', 1);
    expect(await isFenced(store.save(session('0a', 1), 1))).to.equal(true);
    expect(await loaded(store)).to.deep.equal({});
  });

  it('removes nothing of a newer owner', async () => {
    const store = await open();
    await store.save(session('0a', 1), undefined);
    await store.save(session('0a', 2), 1);
    await store.remove('0a', 1);
    await store.remove('0b', 1);
    expect(await loaded(store)).to.deep.equal({ '0a': '2 state' });
  });
}
