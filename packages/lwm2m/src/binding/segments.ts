/**
 * Converts between LwM2M paths and CoAP Uri-Path segments below the device's root path
 * (OMA-TS-LightweightM2M_Core-V1_1 6.2.1 and Transport-V1_1 6.4).
 */
import { makePath, MAX_ID, type Lwm2mPath } from '../path/path.ts';

/** Splits a root path into segments. `/` has none. */
export function rootSegments(rootPath: string): readonly string[] {
  return rootPath === '/' ? [] : rootPath.split('/').filter((segment) => segment !== '');
}

export function toSegments(rootPath: string, path: Lwm2mPath): string[] {
  const segments = [...rootSegments(rootPath)];
  for (const id of [path.objectId, path.instanceId, path.resourceId, path.resourceInstanceId]) {
    if (id !== undefined) segments.push(id.toString());
  }
  return segments;
}

/** Returns the path of the segments below the root; undefined if they are not a path. */
export function fromSegments(segments: readonly string[], root: readonly string[]): Lwm2mPath | undefined {
  if (segments.length < root.length || segments.length > root.length + 4) return undefined;
  for (let at = 0; at < root.length; at += 1) if (segments[at] !== root[at]) return undefined;
  const ids: number[] = [];
  for (let at = root.length; at < segments.length; at += 1) {
    const id = readId(segments[at] ?? '');
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return makePath(ids[0], ids[1], ids[2], ids[3]);
}

/** Parses an id in decimal digits without leading zeros; undefined if it is not one. */
export function readId(text: string): number | undefined {
  if (text.length === 0 || text.length > 5 || (text.length > 1 && text.startsWith('0'))) return undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return undefined;
  }
  const id = Number(text);
  return id < MAX_ID ? id : undefined;
}

/** Removes the root path from the target of a link, if it is there. */
export function withoutRoot(rootPath: string, target: string): string {
  return rootPath !== '/' && target.startsWith(`${rootPath}/`) ? target.slice(rootPath.length) : target;
}
