import { sql, type Kysely } from 'kysely';

import type { Expression } from './dialect.ts';

/** Smart objects that are converted at a time. */
const BATCH = 1_000;

interface Listed {
  readonly rid: number;
  readonly riids?: readonly number[];
  readonly goneRiids?: readonly number[];
  readonly unavailable?: true;
}

/** A smart object with a list of its resources, as earlier versions stored it. */
interface WithList {
  readonly id: string;
  readonly smartObjectTypeId: string;
  readonly resources?: readonly Listed[];
}

interface StoredType {
  readonly id: string;
  readonly resourceTypeInstances: readonly { readonly resourceTypeId: string }[];
}

interface StoredResourceType {
  readonly id: string;
  readonly typeId: number;
}

/** Resource ids, ascending, by the id of a smart object type. */
export type ResourceIds = ReadonlyMap<string, readonly number[]>;

export function resourceIdsByType(types: readonly object[], resourceTypes: readonly object[]): ResourceIds {
  const rids = new Map((resourceTypes as readonly StoredResourceType[]).map((one) => [one.id, one.typeId]));
  return new Map(
    (types as readonly StoredType[]).map(({ id, resourceTypeInstances }) => [
      id,
      resourceTypeInstances
        .flatMap(({ resourceTypeId }) => rids.get(resourceTypeId) ?? [])
        .sort((a, b) => a - b),
    ]),
  );
}

/** A stored smart object with the differences from its type in place of a list; undefined if it has no list. */
export function withDifferences<T extends object>(doc: T, ofTypes: ResourceIds): T | undefined {
  const { resources, ...rest } = doc as WithList;
  if (resources === undefined) return undefined;
  const listed = new Map(resources.map((one) => [one.rid, one]));
  const rids = ofTypes.get(rest.smartObjectTypeId) ?? [];
  const byRid = (member: 'riids' | 'goneRiids'): Record<number, unknown> =>
    Object.fromEntries(
      rids.flatMap((rid) => (listed.get(rid)?.[member] ? [[rid, listed.get(rid)?.[member]]] : [])),
    );
  const all = {
    removed: rids.filter((rid) => !listed.has(rid)),
    unavailable: rids.filter((rid) => listed.get(rid)?.unavailable === true),
    instances: byRid('riids'),
    goneInstances: byRid('goneRiids'),
  };
  const differences = Object.entries(all).filter(([, value]) => Object.keys(value).length > 0);
  const own = differences.length === 0 ? {} : { differences: Object.fromEntries(differences) };
  return { ...rest, ...own } as unknown as T;
}

/** How a database reads and writes its documents as JSON text. */
export interface JsonColumns {
  /** Whether there is a table of this name. */
  readonly hasTable: (name: string) => Promise<boolean>;
  readonly read: Expression;
  readonly write: (json: string) => Expression;
}

/** Replaces the lists of resources of all smart objects by what differs from their types. */
export async function replaceResourceLists(db: Kysely<unknown>, columns: JsonColumns): Promise<void> {
  const names = ['c_smartObjects', 'c_smartObjectTypes', 'c_resourceTypes'] as const;
  for (const name of names) if (!(await columns.hasTable(name))) return;
  const documents = async (table: string): Promise<object[]> => {
    const { rows } = await sql<{
      doc: string;
    }>`SELECT ${columns.read} AS doc FROM ${sql.table(table)}`.execute(db);
    return rows.map(({ doc }) => JSON.parse(doc) as object);
  };
  const ofTypes = resourceIdsByType(await documents(names[1]), await documents(names[2]));
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; doc: string }>`SELECT id, ${columns.read} AS doc
      FROM ${sql.table(names[0])} WHERE id > ${last} ORDER BY id LIMIT ${sql.lit(BATCH)}`.execute(db);
    for (const { id, doc } of rows) {
      const next = withDifferences(JSON.parse(doc) as object, ofTypes);
      if (next === undefined) continue;
      await sql`UPDATE ${sql.table(names[0])} SET doc = ${columns.write(JSON.stringify(next))}
        WHERE id = ${id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
}
