import { collections } from '../../../src/features/generated/collections.ts';
import { tags } from '../../../src/features/tags/model.ts';
import { openStore } from '../../../src/store/open-store.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Sample,
} from '../../../src/store/port.ts';

/** A collection of a later version. */
export const unknown: CollectionDefinition<Entity> = { name: 'addedLater', indexes: [] };

const odd = {
  nul: 'a\u0000b',
  surrogate: 'x\ud800y',
  marker: '\ufffe0000',
  quotes: '"\\\'\n\u2028',
  early: '\u0001',
  none: null,
  numbers: [0.1, -1e300, 5e-324, 2 ** 53, 1e21],
  nested: { __proto__: null, empty: '', list: [[], {}], isTrue: true },
};

/** More than one batch of a copy. */
const TAGS = 1_234;
const RESOURCES = 15;
const SAMPLES_EACH = 800;

const values: readonly Sample['value'][] = [
  ...[21.5, -0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...[true, false, '', 'on\u0000', '12'],
];

const idOf = (index: number): string => `${((index * 7_919) % 10_007).toString(16)}-${index}`;

/** Fills a store with documents and samples of all kinds. */
export async function fill(url: string): Promise<void> {
  const store = await openStore(url, [...collections, unknown]);
  const docs = Array.from({ length: TAGS }, (_, index) => ({
    id: idOf(index),
    deviceNetworkId: `network-${index % 3}`,
    name: index === 7 ? 'Ärger \u0000' : `Tag ${index}`,
    ...(index % 100 === 0 ? { odd } : {}),
  }));
  await store.write(docs.map((doc) => ({ type: 'insert', collection: tags, doc })));
  await store.collection(unknown).insert({ id: 'later', ...{ value: odd } });
  const samples = Array.from({ length: RESOURCES }, (_, resource) =>
    Array.from({ length: SAMPLES_EACH }, (_unused, index) => ({
      resourceId: `resource-${resource}`,
      timeMs: 1_700_000_000_000 + index * 1_000,
      value: values[(index + resource) % values.length] ?? 0,
    })),
  ).flat();
  await store.measurements.append(samples);
  await store.close();
}

/** Documents by collection, and samples by resource. */
export interface Content {
  readonly documents: Readonly<Record<string, readonly Entity[]>>;
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
  /** IDs of a list in the order of names, and of one that is searched. */
  readonly lists: readonly (readonly string[])[];
}

/** Reads a whole store as a server would. */
export async function contentOf(
  url: string,
  definitions: readonly AnyCollectionDefinition[] = [...collections, unknown],
): Promise<Content> {
  const store = await openStore(url, definitions);
  try {
    const documents: Record<string, readonly Entity[]> = {};
    for (const definition of definitions) {
      const found = await store.collection(definition as CollectionDefinition<Entity>).find({});
      if (found.length > 0) documents[definition.name] = found;
    }
    const samples: Record<string, readonly Sample[]> = {};
    for (let resource = 0; resource <= RESOURCES; resource += 1) {
      const id = `resource-${resource}`;
      samples[id] = await store.measurements.range(id, 0, Number.MAX_SAFE_INTEGER, 100_000);
    }
    const lists = [
      { sort: [{ field: 'name', direction: 'desc' as const }], limit: 50 },
      { search: { text: 'ÄRGER', fields: ['name'] } },
    ];
    const pages = await Promise.all(lists.map((query) => store.collection(tags).page(query)));
    return { documents, samples, lists: pages.map(({ rows }) => rows.map(({ id }) => id)) };
  } finally {
    await store.close();
  }
}
