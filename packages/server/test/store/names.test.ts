/**
 * Databases of versions with case-sensitive unique names. Names that differ only in case must not prevent the start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import { named } from '../../src/kernel/names.ts';
import { uniqueName, type CollectionDefinition, type Entity } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { failsWith } from './contract.ts';
import { TemporaryFolders } from './temporary-folder.ts';

interface Thing extends Entity {
  readonly scope: string;
  readonly name: string;
  readonly note?: string;
}

const before: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [{ fields: ['scope', 'name'], unique: true }],
};
const now: CollectionDefinition<Thing> = { name: 'things', indexes: uniqueName('scope') };

describe('names that collide since an earlier version', () => {
  const folders = new TemporaryFolders();
  afterEach(() => folders.removeAll());

  const old: readonly Thing[] = [
    { id: '1', scope: 'a', name: 'gwX' },
    { id: '2', scope: 'a', name: ' gwX ' },
    { id: '3', scope: 'a', name: 'GWX' },
    { id: '4', scope: 'b', name: 'GWX' },
    { id: '5', scope: 'a', name: 'other' },
  ];

  for (const [kind, file] of [
    ['sqlite', 'muster.db'],
    ['json', 'state.json'],
  ] as const) {
    it(`${kind}: the start works, stored names are kept, and new ones no longer collide`, async () => {
      const url = `${kind}:${join(folders.make(), file)}`;
      const earlier = await openStore(url, [before]);
      for (const thing of old) await earlier.collection(before).insert(thing);
      await earlier.close();
      let store = await openStore(url, [now]);
      try {
        let things = store.collection(now);
        const names = async (): Promise<string[]> =>
          (await things.find({ sort: [{ field: 'id', direction: 'asc' }] })).map(({ name }) => name);
        expect(await names()).to.deep.equal(['gwX', ' gwX ', 'GWX', 'GWX', 'other']);
        const where = [{ field: 'scope', op: 'eq', value: 'a' }, named(' GWx')] as const;
        expect((await things.findOne(where))?.id).to.equal('1');
        await things.put({ ...old[1]!, note: 'changed' });
        await things.put({ ...old[1]!, name: 'gwX', note: 'changed again, and trimmed by the API' });
        await things.put({ ...old[2]!, note: 'changed' });
        expect(await names()).to.deep.equal(['gwX', ' gwX ', 'GWX', 'GWX', 'other']);
        expect((await things.get('2'))?.note).to.contain('again');
        await store.close();
        const path = url.slice(kind.length + 1);
        const texts =
          kind === 'json'
            ? readFileSync(path, 'utf8')
            : JSON.stringify(
                new DatabaseSync(path, { readOnly: true }).prepare('SELECT doc FROM c_things').all(),
              );
        expect(texts, 'documents do not hold the key').not.to.contain('nameKey');
        store = await openStore(url, [now]);
        things = store.collection(now);
        await failsWith('unique', things.insert({ id: '6', scope: 'a', name: 'Gwx' }));
        await failsWith('unique', things.put({ ...old[4]!, name: 'Gwx' }));
        await failsWith('unique', things.put({ ...old[2]!, name: 'Gwx' }));
        await things.put({ ...old[2]!, name: 'free' });
        await failsWith('unique', things.insert({ id: '6', scope: 'a', name: 'FREE' }));
        await things.insert({ id: '6', scope: 'b', name: 'FREE' });
        await things.delete('1');
        await things.put({ ...old[1]!, note: 'the only one now' });
        await failsWith('unique', things.insert({ id: '7', scope: 'a', name: 'GwX' }));
      } finally {
        await store.close();
      }
    });
  }
});
