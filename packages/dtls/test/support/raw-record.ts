import type { RawRecord } from '../../src/record/record.ts';

/** A record with some of it changed, as a man in the middle would. */
export function changeRecord(record: RawRecord | undefined, changes: Partial<RawRecord>): RawRecord {
  if (!record) throw new Error('No record to change');
  const { type, version, epoch, sequence, cid, header, fragment } = record;
  return { type, version, epoch, sequence, cid, header, fragment, ...changes };
}
