import type { Import } from '@muster/sdk/core';

/** Results of an import. An import of object definitions only has results of objects. */
export type ImportedItems = Partial<Import>;

/** An item of an import with its result. */
export interface ImportRow {
  readonly Id: string;
  readonly kind: string;
  readonly name: string;
  readonly result: 'Added' | 'Ignored' | 'Failed';
  readonly reason: string;
}

interface Item {
  readonly Name: string;
  readonly Result: ImportRow['result'];
  readonly Reason?: string;
}

const nothing: Import = {
  Tags: [],
  SettingCategories: [],
  SmartObjectTypes: [],
  SmartObjectTemplates: [],
  DeviceTypes: [],
};

/** All items of an import in one list: first the failed ones, then the others, each in the order of the import. */
export function importRows(result: ImportedItems): readonly ImportRow[] {
  const all: Import = { ...nothing, ...result };
  const rows: ImportRow[] = [];
  const add = (kind: string, { Name, Result, Reason }: Item, name = Name): void => {
    rows.push({ Id: String(rows.length), kind, name, result: Result, reason: Reason ?? '' });
  };
  for (const one of all.Tags) add('Tag', one);
  for (const one of all.SettingCategories) add('Setting category', one);
  for (const one of all.SmartObjectTypes)
    add('Smart object type', one, `${one.SmartObjectTypeTypeId} ${one.Name}`);
  for (const one of all.SmartObjectTemplates)
    add('Smart object template', one, `${one.Name} of ${one.SmartObjectName || one.SmartObjectTypeTypeId}`);
  for (const one of all.DeviceTypes) {
    add('Device type', one);
    for (const template of one.Templates) add('Device template', template, `${template.Name} of ${one.Name}`);
  }
  const order = (row: ImportRow): number => (row.result === 'Failed' ? 0 : 1);
  return rows.toSorted((a, b) => order(a) - order(b));
}

/** Counts the items by result. */
export function countResults(rows: readonly ImportRow[]): Readonly<Record<ImportRow['result'], number>> {
  const counts = { Added: 0, Ignored: 0, Failed: 0 };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}

/** Whether an import would not change anything. */
export const addsNothing = (preview: ImportedItems): boolean => countResults(importRows(preview)).Added === 0;
