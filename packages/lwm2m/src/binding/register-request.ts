/**
 * Reads Register, Update and Deregister (OMA-TS-LightweightM2M_Transport-V1_1 6.4.2):
 *
 *     Register      POST   /rd?ep=..&lt=..&lwm2m=..&b=..&Q&sms=..   Content-Format 40, the object list;
 *                             &pid=..                               (1.2) a profile, with the objects that it does not contain
 *     Update        POST   /rd/{location}?lt=..&b=..&Q&sms=..       the object list, if it has changed
 *     Deregister   DELETE /rd/{location}
 */
import type { CoapRequest } from '@muster/coap';
import { ContentFormat, contentFormatName } from '../codec/content-format.ts';
import type { ObjectEntry, ObjectLinks } from '../codec/object-links.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import { judgeVersion } from '../operation/version.ts';
import type { ObjectListReader } from './object-list-reader.ts';
import { readRegisterParameters, warn, type RegisterParameters } from './register-parameters.ts';

const DEFAULT_LIFETIME_SECONDS = 86_400;

export interface RegisterContent {
  /** Absent if the security identity determines it. */
  readonly endpointName?: string;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  readonly rootPath: string;
  readonly contentFormats: readonly number[];
  readonly objects: readonly ObjectEntry[];
  readonly profileId?: string;
  readonly warnings: string[];
}

/** Object lists by Profile ID. */
export type Profiles = ReadonlyMap<string, readonly ObjectEntry[]>;

/** @throws Lwm2mRefusal 4.00, 4.12, 4.15; DecodeError for an object list that cannot be read */
export function readRegister(
  request: CoapRequest,
  lists: ObjectListReader,
  profiles: Profiles,
): RegisterContent {
  const parameters = readRegisterParameters(request.query);
  const { endpointName, lifetimeSeconds, binding, queueMode, smsNumber, profileId, warnings } = parameters;
  const verdict = judgeVersion(parameters.lwm2mVersion);
  if (!verdict.served) throw new Lwm2mRefusal(verdict.coapCode, verdict.message);
  if (verdict.warning !== undefined) warn(parameters, verdict.warning);
  const { objects, rootPath, contentFormats } = readObjects(request, lists, parameters, profiles);
  if (objects.length === 0) throw new Lwm2mRefusal('4.00', 'the object list names no object');
  return {
    ...(endpointName === undefined ? {} : { endpointName }),
    lifetimeSeconds: lifetimeSeconds ?? DEFAULT_LIFETIME_SECONDS,
    lwm2mVersion: verdict.version,
    binding: binding ?? 'U',
    queueMode: queueMode ?? false,
    ...(smsNumber === undefined ? {} : { smsNumber }),
    rootPath,
    contentFormats,
    objects,
    ...(profileId === undefined ? {} : { profileId }),
    warnings,
  };
}

/** Returns the object list of a Register: of its profile and of its own links. */
function readObjects(
  request: CoapRequest,
  lists: ObjectListReader,
  parameters: RegisterParameters,
  profiles: Profiles,
): ObjectLinks {
  const { profileId } = parameters;
  const profile = profileId === undefined ? undefined : profiles.get(profileId);
  const hasList = request.payload.length > 0;
  if (profileId !== undefined && profile === undefined) {
    if (!hasList) throw new Lwm2mRefusal('4.00', 'this profile is unknown: register with the object list');
    warn(parameters, `profile ${profileId} is unknown; the object list counts alone`);
  }
  if (!hasList && profile === undefined) throw new Lwm2mRefusal('4.00', 'the object list is missing');
  const list = hasList ? readObjectList(request, lists, parameters) : noList;
  return profile === undefined ? list : { ...list, objects: mergeObjects(profile, list.objects) };
}

const noList: ObjectLinks = { rootPath: '/', contentFormats: [], objects: [], warnings: [] };

/** Returns all instances of both lists. A version in the device's list takes precedence. */
function mergeObjects(profile: readonly ObjectEntry[], listed: readonly ObjectEntry[]): ObjectEntry[] {
  const merged = new Map(profile.map((entry) => [entry.objectId, entry]));
  for (const { objectId, version, instanceIds } of listed) {
    const known = merged.get(objectId);
    const ids = [...new Set([...(known?.instanceIds ?? []), ...instanceIds])].sort((a, b) => a - b);
    const given = version ?? known?.version;
    merged.set(
      objectId,
      given === undefined ? { objectId, instanceIds: ids } : { objectId, version: given, instanceIds: ids },
    );
  }
  return [...merged.values()].sort((a, b) => a.objectId - b.objectId);
}

export interface UpdateContent {
  lifetimeSeconds?: number;
  binding?: string;
  queueMode?: boolean;
  smsNumber?: string;
  objects?: readonly ObjectEntry[];
  rootPath?: string;
  contentFormats?: readonly number[];
  readonly warnings: string[];
}

/** @throws Lwm2mRefusal 4.00, 4.15; DecodeError for an object list that cannot be read */
export function readUpdate(request: CoapRequest, lists: ObjectListReader): UpdateContent {
  const hasList = request.payload.length > 0;
  // Most Updates only extend the lifetime.
  if (request.query.length === 0 && !hasList) return { warnings: [] };
  const parameters = readRegisterParameters(request.query);
  const { endpointName, lwm2mVersion, queueMode, profileId, ...content } = parameters;
  if (endpointName !== undefined) warn(parameters, 'ep is not allowed in an Update; ignored');
  if (lwm2mVersion !== undefined) warn(parameters, 'lwm2m is not allowed in an Update; ignored');
  if (profileId !== undefined) warn(parameters, 'pid is not allowed in an Update; ignored');
  const update: UpdateContent = content;
  // A binding without Q means that the device always listens. Without a binding, queue mode is unchanged.
  if (queueMode !== undefined || content.binding !== undefined) update.queueMode = queueMode ?? false;
  if (!hasList) return update;
  const { objects, rootPath, contentFormats } = readObjectList(request, lists, parameters);
  update.objects = objects;
  // Without a root link in the list, the root path and formats are unchanged.
  if (rootPath !== '/') update.rootPath = rootPath;
  if (contentFormats.length > 0) update.contentFormats = contentFormats;
  return update;
}

function readObjectList(
  request: CoapRequest,
  lists: ObjectListReader,
  parameters: RegisterParameters,
): ObjectLinks {
  const { contentFormat, payload } = request;
  if (contentFormat === undefined) {
    warn(parameters, 'the object list has no Content-Format; read as link format');
  } else if (contentFormat !== ContentFormat.link) {
    throw new Lwm2mRefusal(
      '4.15',
      `the object list is link format (40), not ${contentFormatName(contentFormat)}`,
    );
  }
  const list = lists.read(payload);
  for (const warning of list.warnings) warn(parameters, warning);
  return list;
}
