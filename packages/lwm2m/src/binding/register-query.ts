/**
 * Builds the Register and Update of a device (OMA-TS-LightweightM2M_Transport-V1_1 6.4.2).
 */
import type { RequestInit } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import { formatLinkFormat } from '../codec/link-format.ts';
import { objectLinks, type ObjectEntry } from '../codec/object-links.ts';
import { isAtLeast } from '../operation/version.ts';

/** Object list of a device, from its tree. */
export type ObjectList = Iterable<{ objectId: number; version?: string; instanceIds: readonly number[] }>;

/** An object list that the server knows by its Profile ID (LwM2M 1.2). */
export interface Profile {
  /** Number of a hash function and the hash in hex, e.g. `6:27354b9a`. */
  readonly id: string;
  /** Object list that the Profile ID stands for. */
  readonly objects: readonly { readonly objectId: number; readonly instanceIds: readonly number[] }[];
}

/** Registration parameters of a device. */
export interface RegistrationData {
  /** Undefined: the security identity determines it. */
  readonly endpointName: string | undefined;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber: string | undefined;
  readonly rootPath: string;
  /** Content-Formats for `ct`. */
  readonly contentFormats: readonly number[];
  /** Profile that replaces its objects in the Register. */
  readonly profile: Profile | undefined;
}

export function registerRequest(data: RegistrationData, objects: ObjectList): RequestInit {
  const { endpointName, lifetimeSeconds, lwm2mVersion, smsNumber, profile } = data;
  const query = endpointName === undefined ? [] : [`ep=${endpointName}`];
  query.push(`lt=${lifetimeSeconds}`, `lwm2m=${lwm2mVersion}`, ...bindingQuery(data));
  if (smsNumber !== undefined) query.push(`sms=${smsNumber}`);
  if (profile === undefined) return { method: 'POST', path: ['rd'], query, ...objectList(data, objects) };
  query.push(`pid=${profile.id}`);
  const besides = objectsOutsideProfile(profile, objects);
  // The root link, which has the formats, is part of the list. Without a list, the server must find the formats out.
  const list = besides.length === 0 ? {} : objectList(data, besides);
  return { method: 'POST', path: ['rd'], query, ...list };
}

/** LwM2M 1.0 has queue mode in the binding, later versions have it in a separate parameter. */
function bindingQuery({ lwm2mVersion, binding, queueMode }: RegistrationData): string[] {
  if (isAtLeast(lwm2mVersion, 1)) return queueMode ? [`b=${binding}`, 'Q'] : [`b=${binding}`];
  return [queueMode && !binding.includes('Q') ? `b=${binding}Q` : `b=${binding}`];
}

/** Returns the objects and instances that the profile does not contain. */
function objectsOutsideProfile(profile: Profile, objects: ObjectList): ObjectEntry[] {
  const covered = new Map(profile.objects.map(({ objectId, instanceIds }) => [objectId, instanceIds]));
  const besides: ObjectEntry[] = [];
  for (const { objectId, version, instanceIds } of objects) {
    const known = covered.get(objectId);
    const ids = instanceIds.filter((id) => !known?.includes(id));
    if (known !== undefined && ids.length === 0) continue;
    besides.push(
      version === undefined ? { objectId, instanceIds: ids } : { objectId, version, instanceIds: ids },
    );
  }
  return besides;
}

/**
 * @param location path segments of the registration
 * @param changed lifetime and binding, if they have changed
 * @param objects the whole list, if it has changed
 */
export function updateRequest(
  data: RegistrationData,
  location: readonly string[],
  {
    lifetimeSeconds,
    binding,
  }: { readonly lifetimeSeconds?: number | undefined; readonly binding?: string | undefined },
  objects: ObjectList | undefined,
): RequestInit {
  const query: string[] = [];
  if (lifetimeSeconds !== undefined) query.push(`lt=${lifetimeSeconds}`);
  if (binding !== undefined) query.push(...bindingQuery({ ...data, binding }));
  return {
    method: 'POST',
    path: location,
    ...(query.length === 0 ? {} : { query }),
    ...(objects === undefined ? {} : objectList(data, objects)),
  };
}

export function deregisterRequest(location: readonly string[]): RequestInit {
  return { method: 'DELETE', path: location };
}

function objectList(
  { rootPath, contentFormats }: RegistrationData,
  objects: ObjectList,
): { contentFormat: number; payload: Buffer } {
  const links = formatLinkFormat(objectLinks(objects, { rootPath, contentFormats }));
  return { contentFormat: ContentFormat.link, payload: Buffer.from(links) };
}
