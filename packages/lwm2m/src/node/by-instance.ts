import { formatPath, makePath, type Lwm2mPath } from '../path/path.ts';
import type { ValueRecord } from './value.ts';

/** Records of one object instance. */
export interface InstanceRecords {
  /** Path of the instance. */
  readonly path: Lwm2mPath;
  readonly records: ValueRecord[];
}

/** Groups records by object instance, in the order in which the instances first appear. */
export function groupByInstance(records: readonly ValueRecord[]): InstanceRecords[] {
  const instances = new Map<string, InstanceRecords>();
  for (const record of records) {
    const path = makePath(record.path.objectId, record.path.instanceId);
    const key = formatPath(path);
    const known = instances.get(key);
    if (known) known.records.push(record);
    else instances.set(key, { path, records: [record] });
  }
  return [...instances.values()];
}
