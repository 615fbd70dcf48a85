/**
 * A process that shares the store named on its command line. `count`: increments the rank of the document "counter" in as many
 * transactions as the next argument says, and ends. `hold`: leaves a transaction open until it is killed.
 */
import { openStore } from '../../../src/store/open-store.ts';
import { things } from '../contract.ts';
import { definitions, increment } from './shared-data.ts';

const [url = '', order, number = '0'] = process.argv.slice(2);
const store = await openStore(url, definitions, {
  isShared: true,
  ...(order === 'hold' && { transactionTimeoutMs: Number(number) }),
});

if (order === 'count') {
  for (let i = 0; i < Number(number); i += 1) await increment(store);
  await store.close();
} else {
  await store.transaction(async (tx) => {
    await tx.collection(things).insert({ id: 'held', network: 'n', name: 'held' });
    process.stdout.write('holding\n');
    await new Promise((resolve) => setTimeout(resolve, 1_000_000));
  });
}
