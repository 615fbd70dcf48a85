/**
 * A process that writes to the store named on its command line until it is killed, and prints the ID of each write
 * after its commit.
 */
import { openStore } from '../../src/store/open-store.ts';
import { definitions, things } from './contract.ts';

const store = await openStore(process.argv[2] ?? '', definitions);
const acknowledged = (id: string): void => void process.stdout.write(`${id}\n`);

for (let turn = 0; ; turn += 1) {
  const ids = Array.from({ length: 8 }, (_, i) => `${turn}-${i}`);
  await Promise.all([
    ...ids.map((id) =>
      store
        .collection(things)
        .insert({ id, network: 'n', name: id })
        .then(() => acknowledged(id)),
    ),
    store
      .transaction(async (tx) =>
        tx.collection(things).insert({ id: `t${turn}`, network: 't', name: `t${turn}` }),
      )
      .then(() => acknowledged(`t${turn}`)),
  ]);
}
