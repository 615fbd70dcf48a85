/**
 * Paths in LwM2M CBOR (OMA-TS-LightweightM2M_Core-V1_2 7.4.7): the maps of lwm2m-cbor.ts with null as values.
 */
import { makePath, type Lwm2mPath } from '../path/path.ts';
import { formatCbor, type CborItem } from './cbor-format.ts';
import { parseCbor } from './cbor-item.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { DEEPEST, idsOfKey, idsOfPath } from './lwm2m-cbor.ts';

/** Reads the paths of nested maps. Accepts an empty map for null. @throws DecodeError */
export function readCborPaths(payload: Uint8Array): Lwm2mPath[] {
  const root = parseCbor(payload);
  if (!(root instanceof Map)) throw new DecodeError('malformed', 'LwM2M CBOR is a map');
  const paths: Lwm2mPath[] = [];
  readLevel(root, [], paths);
  return paths;
}

function readLevel(map: ReadonlyMap<unknown, unknown>, above: readonly number[], paths: Lwm2mPath[]): void {
  for (const [key, item] of map) {
    const ids = [...above, ...idsOfKey(key)];
    if (ids.length > DEEPEST) throw new DecodeError('malformed', 'a path has more than four ids');
    if (item instanceof Map && item.size > 0) {
      readLevel(item, ids, paths);
      continue;
    }
    if (item !== null && !(item instanceof Map))
      throw new DecodeError('mismatch', 'a list of paths has a value');
    if (paths.length === codecLimits.maxPaths) {
      throw new DecodeError('too-large', `more than ${codecLimits.maxPaths} paths`);
    }
    paths.push(makePath(ids[0], ids[1], ids[2], ids[3]));
  }
}

type Level = Map<number, CborItem>;

/** Writes paths of which none covers another. @throws EncodeError for the root, which has no id */
export function writeCborPaths(paths: readonly Lwm2mPath[]): Buffer {
  const root: Level = new Map();
  for (const path of paths) {
    const ids = idsOfPath(path);
    const last = ids.pop();
    if (last === undefined) throw new EncodeError('unsupported', 'LwM2M CBOR cannot name the root');
    let level = root;
    for (const id of ids) {
      const next = (level.get(id) as Level | undefined) ?? new Map<number, CborItem>();
      level.set(id, next);
      level = next;
    }
    level.set(last, null);
  }
  return formatCbor(root);
}
