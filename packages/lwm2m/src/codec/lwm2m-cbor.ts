/**
 * application/vnd.oma.lwm2m+cbor, Content-Format 11544 (OMA-TS-LightweightM2M_Core-V1_2 7.4.7).
 *
 * Nested maps from the root down, with ids as keys. A key can also be an array of ids, which skips levels. For values,
 * see cbor.ts.
 *
 *     {3: {0: {0: "Muster", 7: {0: 3800, 1: 5000}}}}    the same as    {[3, 0]: {0: "Muster", [7, 0]: 3800, [7, 1]: 5000}}
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, isId, isWithin, makePath, type Lwm2mPath } from '../path/path.ts';
import { cborItem, isCborValue } from './cbor.ts';
import { formatCbor, type CborItem } from './cbor-format.ts';
import { parseCbor } from './cbor-item.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { fitValue } from './labelled-value.ts';
import { codecLimits } from './limits.ts';
import { decodingValue, modelType, typedValue } from './wire-value.ts';

/** Number of ids of the longest path. */
export const DEEPEST = 4;

/** Reads nested maps. @throws DecodeError */
export function readLwm2mCbor(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry): DecodedContent {
  const root = parseCbor(payload);
  if (!(root instanceof Map)) throw new DecodeError('malformed', 'LwM2M CBOR is a map');
  const content: DecodedContent = { records: [], instanceIds: [] };
  readLevel(root, [], base, models, content);
  return content;
}

function readLevel(
  map: ReadonlyMap<unknown, unknown>,
  above: readonly number[],
  base: Lwm2mPath,
  models: ModelRegistry,
  content: DecodedContent,
): void {
  for (const [key, item] of map) {
    const ids = [...above, ...idsOfKey(key)];
    if (ids.length > DEEPEST) throw new DecodeError('malformed', 'a path has more than four ids');
    const path = makePath(ids[0], ids[1], ids[2], ids[3]);
    if (item instanceof Map) {
      if (ids.length === 2 && item.size === 0 && isWithin(path, base)) content.instanceIds.push(ids[1] ?? 0);
      readLevel(item, ids, base, models, content);
    } else {
      content.records.push(readValue(path, item, base, models));
    }
    if (content.records.length > codecLimits.maxRecords) {
      throw new DecodeError('too-large', `more than ${codecLimits.maxRecords} values`);
    }
  }
}

/** Returns the ids of a key. @throws DecodeError */
export function idsOfKey(key: unknown): readonly number[] {
  const ids: readonly unknown[] = Array.isArray(key) ? key : [key];
  if (ids.length > 0 && ids.every((id) => typeof id === 'number' && isId(id)))
    return ids as readonly number[];
  throw new DecodeError('malformed', 'a key is neither an id nor an array of ids');
}

function readValue(path: Lwm2mPath, item: unknown, base: Lwm2mPath, models: ModelRegistry): ValueRecord {
  if (path.resourceId === undefined || !isCborValue(item)) {
    throw new DecodeError('malformed', `${formatPath(path)} holds no map and no value`);
  }
  if (!isWithin(path, base)) {
    throw new DecodeError('mismatch', `holds ${formatPath(path)}, which is not within ${formatPath(base)}`);
  }
  return { path, value: decodingValue(path, undefined, () => fitValue(modelType(models, path), item)) };
}

type Level = Map<number, CborItem>;

/** Writes nested maps with plain ids as keys. @throws EncodeError */
export function writeLwm2mCbor(
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const root: Level = new Map();
  if (records.length === 0 && base.objectId !== undefined) descend(root, idsOfPath(base));
  for (const { path, value } of records) {
    const ids = idsOfPath(path);
    const last = ids.pop() ?? 0;
    const level = descend(root, ids);
    if (level.has(last))
      throw new EncodeError('mismatch', `${formatPath(path)} stands twice, or beside its instances`);
    level.set(last, cborItem(typedValue(models, path, value)));
  }
  return formatCbor(root);
}

/** Returns the ids of a path, from the object down. @throws EncodeError without an instance id */
export function idsOfPath({ objectId, instanceId, resourceId, resourceInstanceId }: Lwm2mPath): number[] {
  if (resourceId !== undefined && instanceId === undefined) {
    throw new EncodeError('unsupported', 'LwM2M CBOR needs the instance id');
  }
  return [objectId, instanceId, resourceId, resourceInstanceId].filter((id) => id !== undefined);
}

function descend(root: Level, ids: readonly number[]): Level {
  let level = root;
  for (const id of ids) {
    let next = level.get(id);
    if (next === undefined) {
      next = new Map();
      level.set(id, next);
    }
    if (!(next instanceof Map)) throw new EncodeError('mismatch', 'a resource has a value and instances');
    level = next as Level;
  }
  return level;
}
