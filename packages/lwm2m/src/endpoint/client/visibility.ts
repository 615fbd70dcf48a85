import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { Lwm2mPath } from '../../path/path.ts';

/** Objects that no LwM2M Server may reach but the bootstrap server: Security and OSCORE. */
const hidden: ReadonlySet<number> = new Set([0, 21]);

/** Whether an LwM2M Server may access a path. */
export function isVisible({ objectId }: Lwm2mPath): boolean {
  return objectId === undefined || !hidden.has(objectId);
}

/** @throws Lwm2mRefusal 4.01 for what no LwM2M Server may see */
export function demandVisible(path: Lwm2mPath): void {
  if (!isVisible(path)) throw new Lwm2mRefusal('4.01');
}
