import { expect } from 'chai';
import { mkdirSync, readFileSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { failsWith, others, thing, things } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

describe('json store file', () => {
  const folders = new TemporaryFolders();
  let stores: Store[] = [];
  let folder: string;
  let file: string;

  const open = async (): Promise<Store> => {
    const store = await openStore(`json:${file}`, [things, others]);
    stores.push(store);
    return store;
  };

  beforeEach(() => {
    folder = folders.make();
    file = join(folder, 'state.json');
  });

  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
    folders.removeAll();
  });

  it('is JSON with one document per line, for its owner only, without temporary files', async () => {
    const store = await open();
    await store.collection(things).put(thing('b'));
    await store.collection(things).put(thing('a'));
    await store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 2 }]);
    await store.ping();
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).to.deep.equal({
      format: 1,
      collections: {
        things: [thing('a'), thing('b')],
        others: [],
      },
      measurements: { r: [[1, 2]] },
    });
    expect(text.split('\n')).to.include('      {"id":"a","network":"n","name":"a"},');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder)).to.deep.equal(['state.json']);
  });

  const broken: readonly [string, string, RegExp][] = [
    ['half a file', '{"format":1,"collections":{"things":[{"id"', /cannot be used/],
    ['another JSON', '[1,2,3]', /has no format number/],
    ['no format', '{"collections":{},"measurements":{}}', /has no format number/],
    ['documents without id', '{"format":1,"collections":{"things":[{}]},"measurements":{}}', /"things"/],
    ['samples that are none', '{"format":1,"collections":{},"measurements":{"r":[[1.5,2]]}}', /"r"/],
    [
      'a repeated unique key',
      '{"format":1,"collections":{"things":[{"id":"a","network":"n","name":"x"},{"id":"b","network":"n","name":"x"}]},"measurements":{}}',
      /"b" of "things" has the same network \+ name/,
    ],
  ];
  for (const [title, text, message] of broken) {
    it(`refuses ${title}, names the file and keeps it unchanged`, async () => {
      writeFileSync(file, text);
      const error = await failsWith('corrupt', open());
      expect(error.message).to.contain(file).and.match(message);
      expect(readFileSync(file, 'utf8')).to.equal(text);
    });
  }

  it('refuses a later format', async () => {
    writeFileSync(file, '{"format":99,"collections":{},"measurements":{}}');
    await failsWith('schema-newer', open());
  });

  it('accepts an empty file as an empty store', async () => {
    writeFileSync(file, '');
    expect(await (await open()).collection(things).count()).to.equal(0);
  });

  it('keeps unknown collections', async () => {
    writeFileSync(file, '{"format":1,"collections":{"later":[{"id":"x","y":1}]},"measurements":{}}');
    await (await open()).collection(things).put(thing('a'));
    const state = JSON.parse(readFileSync(file, 'utf8')) as { collections: Record<string, unknown> };
    expect(state.collections['later']).to.deep.equal([{ id: 'x', y: 1 }]);
  });

  it('acknowledges no failed save, and continues when it can save again', async () => {
    const store = await open();
    const collection = store.collection(things);
    await collection.put(thing('a'));
    const saved = readFileSync(file, 'utf8');
    // A folder has the name of the temporary file, so the save fails before it touches the state file.
    const obstacle = join(folder, '.state.json.tmp');
    mkdirSync(obstacle);
    const outcomes = await Promise.allSettled([
      collection.put(thing('a', { name: 'changed' })),
      collection.insert(thing('b')),
      store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]),
    ]);
    expect(outcomes.map((o) => o.status)).to.deep.equal(['rejected', 'rejected', 'rejected']);
    const transaction = store.transaction(async (tx) => tx.collection(things).delete('a'));
    await failsWith('io', transaction);
    await failsWith('io', store.ping());
    expect(await collection.find({})).to.deep.equal([thing('a')]);
    expect((await store.measurements.latest(['r'])).size).to.equal(0);
    expect(readFileSync(file, 'utf8')).to.equal(saved);
    rmdirSync(obstacle);
    await collection.insert(thing('b'));
    expect(await collection.count()).to.equal(2);
  });
});
