import { expect } from 'chai';
import { storeCheck } from '../../src/cluster/api/api-process.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { openStore } from '../../src/store/open-store.ts';
import { StoreError } from '../../src/store/port.ts';

describe('the readiness of a process of the API', () => {
  it('logs once that the store has the tables of another version, each time that it happens', async () => {
    const store = await openStore('memory:', collections);
    let failure: StoreError | undefined;
    store.ping = async () => {
      if (failure !== undefined) throw failure;
    };
    const logged: unknown[] = [];
    const check = storeCheck(store, { error: (fields: unknown) => void logged.push(fields) });
    const outcome = async (): Promise<unknown> => {
      try {
        await check();
        return undefined;
      } catch (error) {
        return error;
      }
    };
    const differs = new StoreError('schema-differs', 'The store lacks a table.', 'Start the worker.');
    const away = new StoreError('io', 'PostgreSQL does not answer.');
    for (failure of [undefined, differs, differs, undefined, away, differs]) {
      expect(await outcome()).to.equal(failure);
    }
    expect(logged).to.deep.equal([{ err: differs }, { err: differs }]);
    await store.close();
  });
});
