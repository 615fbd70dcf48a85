import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { Lwm2mPath } from '../../path/path.ts';

/** Objects that only the bootstrap server may access: Security and OSCORE. */
const hidden: ReadonlySet<number> = new Set([0, 21]);

/** Whether an LwM2M Server may access a path. */
export function isVisible({ objectId }: Lwm2mPath): boolean {
  return objectId === undefined || !hidden.has(objectId);
}

/** @throws Lwm2mRefusal 4.01 for a path that no LwM2M Server may access */
export function demandVisible(path: Lwm2mPath): void {
  if (!isVisible(path)) throw new Lwm2mRefusal('4.01');
}
