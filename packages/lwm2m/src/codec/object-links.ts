/**
 * The object list of Register and Update, and the answer to Discover, as links
 * (OMA-TS-LightweightM2M_Core-V1_1 6.2.1 and 6.3.3).
 *
 *     </>;rt="oma.lwm2m";ct="60 110 112",</1/0>,</3/0>,</3303>;ver=1.1,</3303/0>
 *
 * `</root>;rt="oma.lwm2m"` moves all objects below `/root`; its `ct` lists the formats that the device reads and writes;
 * `ver` is the version of an object.
 */
import {
  notificationAttributesAsLink,
  type NotificationAttributes,
} from '../node/notification-attributes.ts';
import { formatPath, isId, type Lwm2mPath } from '../path/path.ts';
import { printable, type LinkValue } from './link-format.ts';

/** A registered object of a device. */
export interface ObjectEntry {
  readonly objectId: number;
  /** Absent: 1.0, or the version of a core object in the enabler release. */
  readonly version?: string;
  /** Instance ids in ascending order; empty for an object without instances. */
  readonly instanceIds: readonly number[];
}

/** The object list of a Register or a Registration Update (OMA-TS-LightweightM2M_Core-V1_1 6.2.1). */
export interface ObjectLinks {
  /** `/`, or the alternate path of the objects, e.g. `/lwm2m`. */
  readonly rootPath: string;
  /** Content-Formats that the device announces; may be empty. */
  readonly contentFormats: readonly number[];
  readonly objects: readonly ObjectEntry[];
  /** Deviations that were accepted, at most 20 sentences. */
  readonly warnings: readonly string[];
}

const MAX_WARNINGS = 20;
const MAX_VERSION_TEXT = 20;
const OBJECT_PATH = /^\/?(\d{1,5})(?:\/(\d{1,5}))?\/?$/;
const VERSION = /^\d{1,3}\.\d{1,3}$/;

type Warn = (message: string) => void;

interface Draft {
  version: string | undefined;
  readonly instanceIds: Set<number>;
}

/** Reads the object list of a Register or an Update from its links. Never throws: faults become warnings. */
export function parseObjectLinks(links: readonly LinkValue[]): ObjectLinks {
  const warnings: string[] = [];
  const warn = (message: string): void => {
    if (warnings.length < MAX_WARNINGS && !warnings.includes(message)) warnings.push(message);
  };
  const root = links.find(isRoot);
  const rootPath = normalRoot(root?.target ?? '/');
  const drafts = new Map<number, Draft>();
  for (const link of links) {
    if (link !== root && link.target !== '/' && link.target !== '') readObject(link, rootPath, drafts, warn);
  }
  const ct = (root ?? links.find(({ target }) => target === '/'))?.attributes.get('ct');
  return { rootPath, contentFormats: parseContentFormats(ct, warn), objects: finish(drafts), warnings };
}

function isRoot({ attributes }: LinkValue): boolean {
  const rt = attributes.get('rt');
  return typeof rt === 'string' && rt.split(' ').includes('oma.lwm2m');
}

function normalRoot(target: string): string {
  let { length } = target;
  while (length > 0 && target.endsWith('/', length)) length -= 1;
  if (length === 0) return '/';
  const trimmed = target.slice(0, length);
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

function parseContentFormats(ct: string | true | undefined, warn: Warn): number[] {
  if (ct === undefined) return [];
  const formats = new Set<number>();
  for (const word of ct === true ? [''] : ct.trim().split(/[\s,]+/)) {
    if (/^\d{1,5}$/.test(word) && Number(word) <= 65_535) formats.add(Number(word));
    else warn(`ct holds ${printable(word)}, which is no Content-Format`);
  }
  return [...formats];
}

function readObject(link: LinkValue, rootPath: string, drafts: Map<number, Draft>, warn: Warn): void {
  const target = belowRoot(link.target, rootPath, warn);
  const [objectId, instanceId] = objectPath(target);
  if (objectId === undefined) {
    warn(`${printable(link.target)} is neither an object nor an object instance`);
    return;
  }
  if (target.endsWith('/') || !target.startsWith('/'))
    warn(`${printable(link.target)} is not written as a path`);
  let draft = drafts.get(objectId);
  if (!draft) {
    draft = { version: undefined, instanceIds: new Set() };
    drafts.set(objectId, draft);
  }
  if (instanceId !== undefined) draft.instanceIds.add(instanceId);
  if (link.attributes.size > 0) readVersion(link, instanceId, draft, warn);
}

function belowRoot(target: string, rootPath: string, warn: Warn): string {
  if (rootPath === '/') return target;
  if (target.startsWith(`${rootPath}/`)) return target.slice(rootPath.length);
  warn(`${printable(target)} is not below the root path ${printable(rootPath)}`);
  return target;
}

/** Returns the object id and the instance id, if any; empty for other targets. */
function objectPath(target: string): [objectId?: number, instanceId?: number] {
  const match = OBJECT_PATH.exec(target);
  const objectId = Number(match?.[1]);
  if (!isId(objectId)) return [];
  if (match?.[2] === undefined) return [objectId];
  const instanceId = Number(match[2]);
  return isId(instanceId) ? [objectId, instanceId] : [];
}

function readVersion(
  { target, attributes }: LinkValue,
  instanceId: number | undefined,
  draft: Draft,
  warn: Warn,
): void {
  const ver = attributes.get('ver');
  if (ver === undefined) return;
  const version = ver === true || ver.length > MAX_VERSION_TEXT ? '' : unquote(ver);
  if (!VERSION.test(version)) {
    warn(`${printable(target)} has a ver that is no version`);
    return;
  }
  if (instanceId !== undefined) warn(`${printable(target)} carries ver, which belongs on the object`);
  if (draft.version !== undefined && draft.version !== version)
    warn(`${printable(target)} has a second version`);
  else draft.version = version;
}

/** Some devices quote twice, which leaves quotation marks in the value. */
function unquote(text: string): string {
  return text.replace(/["'\s]/g, '');
}

function finish(drafts: ReadonlyMap<number, Draft>): ObjectEntry[] {
  return [...drafts]
    .sort(([a], [b]) => a - b)
    .map(([objectId, { version, instanceIds }]) => {
      const ids = [...instanceIds].sort((a, b) => a - b);
      return version === undefined ? { objectId, instanceIds: ids } : { objectId, version, instanceIds: ids };
    });
}

/**
 * Returns the links of a Register or Update: the root first (if it has attributes or a path), then the objects and
 * their instances. An object with instances has a link of its own only if it has a version.
 */
export function objectLinks(
  objects: Iterable<{ objectId: number; version?: string; instanceIds: readonly number[] }>,
  options: { readonly rootPath?: string; readonly contentFormats?: readonly number[] } = {},
): LinkValue[] {
  const rootPath = normalRoot(options.rootPath ?? '/');
  const links = rootLinks(rootPath, options.contentFormats ?? []);
  for (const { objectId, version, instanceIds } of objects) {
    const target = rootPath === '/' ? `/${objectId}` : `${rootPath}/${objectId}`;
    if (version !== undefined) links.push({ target, attributes: new Map([['ver', version]]) });
    else if (instanceIds.length === 0) links.push({ target, attributes: new Map() });
    for (const id of instanceIds) links.push({ target: `${target}/${id}`, attributes: new Map() });
  }
  return links;
}

function rootLinks(rootPath: string, contentFormats: readonly number[]): LinkValue[] {
  if (rootPath === '/' && contentFormats.length === 0) return [];
  const attributes = new Map([['rt', 'oma.lwm2m']]);
  if (contentFormats.length > 0) attributes.set('ct', contentFormats.join(' '));
  return [{ target: rootPath, attributes }];
}

/** Attributes of a link in a Discover answer. */
export interface DiscoverLinkOptions extends NotificationAttributes {
  /** Number of instances of a multiple-instance resource. */
  readonly dim?: number;
  /** Version of an object. */
  readonly version?: string;
  /** Short Server ID of a Security or Server instance (Bootstrap-Discover). */
  readonly ssid?: number;
}

/** Returns a link of a Discover answer. */
export function discoverLink(path: Lwm2mPath, options: DiscoverLinkOptions = {}): LinkValue {
  const attributes = new Map<string, string | true>();
  if (options.version !== undefined) attributes.set('ver', options.version);
  if (options.ssid !== undefined) attributes.set('ssid', options.ssid.toString());
  if (options.dim !== undefined) attributes.set('dim', options.dim.toString());
  for (const [name, value] of notificationAttributesAsLink(options)) attributes.set(name, value);
  return { target: formatPath(path), attributes };
}
