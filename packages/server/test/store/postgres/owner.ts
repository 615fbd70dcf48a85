/** A process that has the store named on its command line, and puts things until that is refused. It ends with the reason. */
import { openStore } from '../../../src/store/open-store.ts';
import type { StoreError } from '../../../src/store/port.ts';
import { definitions, things } from '../contract.ts';

const [url = ''] = process.argv.slice(2);
const store = await openStore(url, definitions);
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
