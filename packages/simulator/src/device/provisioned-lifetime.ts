import type { ValueRecord } from '@muster/lwm2m';

/** Returns the lifetime of the first Server instance. */
export function lifetimeIn(records: readonly ValueRecord[]): number | undefined {
  const value = records.find(({ path }) => path.objectId === 1 && path.resourceId === 1)?.value;
  return typeof value === 'number' ? value : undefined;
}
