/**
 * Server accounts. Each consists of a Security instance and the Server instance with the same Short Server ID
 * (OMA-TS-LightweightM2M_Core-V1_1 6.1.2, E.1 and E.2). Also checks whether they are valid.
 */
import { parseUri } from '@muster/coap';
import { credentialsOfSecurity, SecurityMode } from '../secure/security-account.ts';
import type { SecurityAccount } from '../secure/types.ts';
import { SECURITY, SERVER, type ManagedObjects } from './managed-objects.ts';

const URI = 0;
const IS_BOOTSTRAP = 1;
const SECURITY_MODE = 2;
const PUBLIC_KEY_OR_IDENTITY = 3;
const SERVER_PUBLIC_KEY = 4;
const SECRET_KEY = 5;
const SECURITY_SHORT_ID = 10;
const SHORT_ID = 0;
const LIFETIME = 1;
const BINDING = 7;
const PRIORITY = 13;
const BOOTSTRAP_ON_FAILURE = 16;
const RETRY_COUNT = 17;
const MAX_SHORT_ID = 65_534;
const MAX_LIFETIME_SECONDS = 0xffff_ffff;

/** Account of an LwM2M Server at which the device can register. */
export interface ServerAccount {
  readonly serverUri: string;
  /** Short Server ID, 1 to 65534. */
  readonly shortServerId: number;
  readonly lifetimeSeconds: number;
  readonly binding: string;
  readonly securityInstanceId: number;
  readonly serverInstanceId: number;
  readonly security: SecurityAccount;
  /** Whether to bootstrap again when registration fails. Default true. */
  readonly bootstrapOnFailure: boolean;
  /** Number of failed Registers before that; absent: the device decides. */
  readonly registrationAttempts?: number;
}

/** Returns the Security instances of the bootstrap server or of LwM2M Servers. */
export function securityInstances(objects: ManagedObjects, kind: 'bootstrap' | 'server'): number[] {
  return objects
    .instanceIds(SECURITY)
    .filter((id) => (objects.value(SECURITY, id, IS_BOOTSTRAP) === true) === (kind === 'bootstrap'));
}

/** Returns the complete accounts, in the order of their registration priority; those without one come last. */
export function serverAccounts(objects: ManagedObjects): ServerAccount[] {
  return securityInstances(objects, 'server')
    .map((id) => accountOf(objects, id))
    .filter((account) => typeof account !== 'string')
    .sort((a, b) => priorityOf(objects, a) - priorityOf(objects, b));
}

function priorityOf(objects: ManagedObjects, { serverInstanceId }: ServerAccount): number {
  return numberOf(objects, SERVER, serverInstanceId, PRIORITY) ?? Number.MAX_SAFE_INTEGER;
}

/**
 * Returns why the provisioned objects are incomplete; undefined if they are sufficient.
 *
 * @param needsCredentials whether accounts for coaps: must contain credentials
 */
export function findAccountProblem(objects: ManagedObjects, needsCredentials: boolean): string | undefined {
  if (securityInstances(objects, 'bootstrap').length > 1)
    return 'there is more than one bootstrap server account';
  const ids = securityInstances(objects, 'server');
  if (ids.length === 0) return 'there is no account of an LwM2M Server';
  const known = new Set<number>();
  for (const id of ids) {
    const account = accountOf(objects, id);
    if (typeof account === 'string') return account;
    if (known.has(account.shortServerId)) return `Short Server ID ${account.shortServerId} is used twice`;
    known.add(account.shortServerId);
    if (needsCredentials && !isSecured(account)) return `/0/${id} has no credentials for coaps:`;
  }
  return findOrphan(objects, known);
}

/** Whether the account has the credentials that its URI requires. */
function isSecured({ serverUri, security }: ServerAccount): boolean {
  if (parseUri(serverUri).scheme === 'coap') return true;
  try {
    credentialsOfSecurity(security);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function findOrphan(objects: ManagedObjects, known: ReadonlySet<number>): string | undefined {
  const seen = new Set<number>();
  for (const id of objects.instanceIds(SERVER)) {
    const shortId = numberOf(objects, SERVER, id, SHORT_ID);
    if (shortId === undefined || !known.has(shortId)) return `/1/${id} belongs to no Security instance`;
    if (seen.has(shortId)) return `Short Server ID ${shortId} has two Server instances`;
    seen.add(shortId);
  }
  return undefined;
}

/** Returns the account, or the reason why it is invalid. */
function accountOf(objects: ManagedObjects, securityInstanceId: number): ServerAccount | string {
  const at = `/0/${securityInstanceId}`;
  const serverUri = objects.value(SECURITY, securityInstanceId, URI);
  if (typeof serverUri !== 'string' || !isServerUri(serverUri)) return `${at}/0 is no URI of a server`;
  const shortServerId = numberOf(objects, SECURITY, securityInstanceId, SECURITY_SHORT_ID);
  if (!isBetween(shortServerId, MAX_SHORT_ID)) {
    return `${at}/10 is no Short Server ID`;
  }
  const serverInstanceId = objects
    .instanceIds(SERVER)
    .find((id) => numberOf(objects, SERVER, id, SHORT_ID) === shortServerId);
  if (serverInstanceId === undefined) return `${at} has no Server instance`;
  const lifetimeSeconds = numberOf(objects, SERVER, serverInstanceId, LIFETIME);
  if (!isBetween(lifetimeSeconds, MAX_LIFETIME_SECONDS)) {
    return `/1/${serverInstanceId}/1 is no lifetime`;
  }
  const binding = objects.value(SERVER, serverInstanceId, BINDING);
  const attempts = numberOf(objects, SERVER, serverInstanceId, RETRY_COUNT);
  return {
    serverUri,
    shortServerId,
    lifetimeSeconds,
    binding: typeof binding === 'string' && binding !== '' ? binding : 'U',
    securityInstanceId,
    serverInstanceId,
    security: securityOf(objects, securityInstanceId),
    bootstrapOnFailure: objects.value(SERVER, serverInstanceId, BOOTSTRAP_ON_FAILURE) !== false,
    ...(attempts === undefined || attempts < 1 ? {} : { registrationAttempts: attempts }),
  };
}

function securityOf(objects: ManagedObjects, instanceId: number): SecurityAccount {
  return {
    securityMode: numberOf(objects, SECURITY, instanceId, SECURITY_MODE) ?? SecurityMode.noSec,
    publicKeyOrIdentity: bytesOf(objects, instanceId, PUBLIC_KEY_OR_IDENTITY),
    serverPublicKey: bytesOf(objects, instanceId, SERVER_PUBLIC_KEY),
    secretKey: bytesOf(objects, instanceId, SECRET_KEY),
  };
}

function bytesOf(objects: ManagedObjects, instanceId: number, resourceId: number): Uint8Array {
  const value = objects.value(SECURITY, instanceId, resourceId);
  return value instanceof Uint8Array ? value : new Uint8Array(0);
}

function isBetween(value: number | undefined, most: number): value is number {
  return value !== undefined && value >= 1 && value <= most;
}

function isServerUri(text: string): boolean {
  try {
    return parseUri(text).host !== '';
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function numberOf(
  objects: ManagedObjects,
  objectId: number,
  instanceId: number,
  resourceId: number,
): number | undefined {
  const value = objects.value(objectId, instanceId, resourceId);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}
