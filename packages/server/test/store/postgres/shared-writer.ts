/**
 * A process that shares the store named on its command line. `count`: increments the rank of the document "counter" in as many
 * transactions as the next argument says, and ends. `hold`: leaves a transaction open until it is killed. `own`: has the store alone and
 * writes until that is refused, and ends with the reason.
 */
import { openStore } from '../../../src/store/open-store.ts';
import type { StoreError } from '../../../src/store/port.ts';
import { things } from '../contract.ts';
import { definitions, increment } from './shared-data.ts';

const [url = '', order, number = '0'] = process.argv.slice(2);
const store = await openStore(url, definitions, {
  isShared: order !== 'own',
  ...(order === 'hold' && { transactionTimeoutMs: Number(number) }),
});

if (order === 'count') {
  for (let i = 0; i < Number(number); i += 1) await increment(store);
  await store.close();
} else if (order === 'own') {
  process.stdout.write('has it\n');
  const refusal = Promise.withResolvers<unknown>();
  const write = (i: number): void => {
    const name = String(i);
    void store
      .collection(things)
      .put({ id: name, network: 'n', name })
      .catch((error: unknown) => {
        if ((error as StoreError).code === 'locked') refusal.resolve(error);
      })
      .finally(() => setImmediate(write, i + 1));
  };
  write(0);
  process.stdout.write(String(await refusal.promise));
  process.exit();
} else {
  await store.transaction(async (tx) => {
    await tx.collection(things).insert({ id: 'held', network: 'n', name: 'held' });
    process.stdout.write('holding\n');
    await new Promise((resolve) => setTimeout(resolve, 1_000_000));
  });
}
