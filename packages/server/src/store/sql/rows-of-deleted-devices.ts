import { sql, type Kysely } from 'kysely';

import type { State } from '../json/state-file.ts';
import type { JsonColumns } from './resource-lists.ts';

/** Deletes rows that earlier versions kept after their device was deleted. */
export async function deleteRowsOfDeletedDevices(
  db: Kysely<unknown>,
  { hasTable }: Pick<JsonColumns, 'hasTable'>,
): Promise<void> {
  for (const [name, deviceId] of [
    ['c_firmwareUpdates', sql`t.id`],
    ['c_transformers', sql`(t.doc ->> 'deviceId')`],
  ] as const) {
    if (!(await hasTable(name)) || !(await hasTable('c_devices'))) continue;
    await sql`DELETE FROM ${sql.table(name)} AS t WHERE ${deviceId} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM c_devices AS d WHERE d.id = ${deviceId})`.execute(db);
  }
}

/** The collections of a file without such rows. */
export function withoutRowsOfDeletedDevices(collections: State['collections']): State['collections'] {
  const { devices = [], firmwareUpdates = [], transformers = [] } = collections;
  const present = new Set<string | undefined>(devices.map(({ id }) => id));
  const deviceIdOf = (row: object): string | undefined => (row as { readonly deviceId?: string }).deviceId;
  return {
    ...collections,
    firmwareUpdates: firmwareUpdates.filter(({ id }) => present.has(id)),
    transformers: transformers.filter((one) => deviceIdOf(one) === undefined || present.has(deviceIdOf(one))),
  };
}
