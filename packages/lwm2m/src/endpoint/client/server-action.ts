/**
 * Actions that a server triggers through the Server object, /1/x (OMA-TS-LightweightM2M_Core-V1_1, E.2).
 */
import type { Lwm2mPath } from '../../path/path.ts';
import type { Data } from './tree-reader.ts';

const SERVER_OBJECT = 1;
const LIFETIME = 1;
const DISABLE = 4;
const DISABLE_TIMEOUT = 5;
const BINDING = 7;
const UPDATE_TRIGGER = 8;
const DEFAULT_DISABLE_SECONDS = 86_400;

export type ServerAction =
  /** Send a Registration Update. */
  | { readonly type: 'update'; readonly lifetimeSeconds?: number; readonly binding?: string }
  /** Deregister, and register again after that time. */
  | { readonly type: 'disable'; readonly seconds: number };

/** Returns the action that a Write to a resource triggers. */
export function actionOfWrite({ tree }: Data, path: Lwm2mPath): ServerAction | undefined {
  const { objectId, instanceId = 0, resourceId } = path;
  if (objectId !== SERVER_OBJECT || resourceId === undefined) return undefined;
  const value = tree.read(objectId, instanceId, resourceId);
  if (resourceId === LIFETIME && isSeconds(value)) return { type: 'update', lifetimeSeconds: value };
  if (resourceId === BINDING && typeof value === 'string') return { type: 'update', binding: value };
  return undefined;
}

/** Returns the action that an Execute of a resource triggers. */
export function actionOfExecute({ tree }: Data, path: Lwm2mPath): ServerAction | undefined {
  const { objectId, instanceId = 0, resourceId } = path;
  if (objectId !== SERVER_OBJECT) return undefined;
  if (resourceId === UPDATE_TRIGGER) return { type: 'update' };
  if (resourceId !== DISABLE) return undefined;
  const timeout = tree.resourceIds(objectId, instanceId).includes(DISABLE_TIMEOUT)
    ? tree.read(objectId, instanceId, DISABLE_TIMEOUT)
    : undefined;
  return { type: 'disable', seconds: isSeconds(timeout) ? timeout : DEFAULT_DISABLE_SECONDS };
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 0xffff_ffff;
}
