/**
 * Reads the query parameters of Register and Update (OMA-TS-LightweightM2M_Core-V1_1 6.2.1, 6.2.2). Unknown and
 * repeated parameters are warnings, so that devices with such faults can register.
 */
import { Lwm2mRefusal } from '../operation/refusal.ts';

/** Maximum lifetime, which also stands for an unlimited one (`lt=0`). */
const MAX_LIFETIME_SECONDS = 0xffff_ffff;

const MAX_WARNINGS = 20;
/** Maximum number of bytes of a Uri-Query option. */
const MAX_TEXT = 255;

export interface RegisterParameters {
  endpointName?: string;
  lifetimeSeconds?: number;
  lwm2mVersion?: string;
  binding?: string;
  /** Whether `Q` is present, by itself or in the binding. */
  queueMode?: boolean;
  smsNumber?: string;
  /** `pid` of LwM2M 1.2, in lower case. */
  profileId?: string;
  readonly warnings: string[];
}

/**
 * Reads Uri-Query options.
 * @throws Lwm2mRefusal 4.00 for an invalid lifetime, and an endpoint name with control characters
 */
export function readRegisterParameters(query: readonly string[]): RegisterParameters {
  const parameters: RegisterParameters = { warnings: [] };
  for (const item of query) {
    const at = item.indexOf('=');
    if (at < 0) readParameter(parameters, item, '');
    else readParameter(parameters, item.slice(0, at), item.slice(at + 1));
  }
  return parameters;
}

function readParameter(parameters: RegisterParameters, name: string, value: string): void {
  if (name === 'Q') {
    parameters.queueMode = true;
    return;
  }
  const reader = readers.get(name);
  if (!reader) warn(parameters, `unknown parameter ${shown(name)}; ignored`);
  else if (isFirst(parameters, name, parameters[reader.field])) reader.read(parameters, value);
}

interface Reader {
  readonly field: keyof RegisterParameters;
  readonly read: (parameters: RegisterParameters, value: string) => void;
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['ep', { field: 'endpointName', read: (to, value) => (to.endpointName = readEndpointName(value)) }],
  ['lt', { field: 'lifetimeSeconds', read: (to, value) => (to.lifetimeSeconds = readLifetime(value)) }],
  ['lwm2m', { field: 'lwm2mVersion', read: (to, value) => (to.lwm2mVersion = value) }],
  ['b', { field: 'binding', read: (to, value) => readBinding(to, value) }],
  ['sms', { field: 'smsNumber', read: (to, value) => (to.smsNumber = value) }],
  ['pid', { field: 'profileId', read: (to, value) => readProfileId(to, value) }],
]);

function isFirst(parameters: RegisterParameters, name: string, known: unknown): boolean {
  if (known === undefined) return true;
  warn(parameters, `parameter ${name} is given more than once; the first one counts`);
  return false;
}

export function warn({ warnings }: { readonly warnings: string[] }, message: string): void {
  if (warnings.length < MAX_WARNINGS) warnings.push(message);
}

/** Shortens and escapes text of a device for a message. */
function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

/** @throws Lwm2mRefusal 4.00 */
export function readEndpointName(value: string): string {
  if (value === '' || value.length > MAX_TEXT) {
    throw new Lwm2mRefusal('4.00', 'ep must be a name of 1 to 255 bytes');
  }
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    // C0 and C1 controls, and the replacement character for bytes that are not UTF-8.
    if (code < 32 || (code > 126 && code < 160) || code === 0xfffd) {
      throw new Lwm2mRefusal('4.00', 'ep must be UTF-8 without control characters');
    }
  }
  return value;
}

function readLifetime(value: string): number {
  const seconds = isDigits(value) ? Number(value) : Number.NaN;
  if (seconds === 0) return MAX_LIFETIME_SECONDS;
  if (seconds <= MAX_LIFETIME_SECONDS) return seconds;
  throw new Lwm2mRefusal('4.00', 'lt must be a number of seconds, 0 to 4294967295');
}

function isDigits(text: string): boolean {
  if (text.length === 0 || text.length > 10) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Number of a hash function (RFC 6920 section 9.4), and the hash in hex, which may be truncated. */
const PROFILE_ID = /^\d{1,3}:[0-9a-f]{2,128}$/;

function readProfileId(parameters: RegisterParameters, value: string): void {
  const profileId = value.toLowerCase();
  if (PROFILE_ID.test(profileId)) parameters.profileId = profileId;
  else warn(parameters, `pid ${shown(value)} is not a Profile ID; ignored`);
}

/** Transports of LwM2M 1.0 to 1.2, and `Q`, which LwM2M 1.0 has here. */
const BINDING = /^[UTSNMHQ]{1,8}$/;

function readBinding(parameters: RegisterParameters, value: string): void {
  const isKnown = BINDING.test(value);
  if (!isKnown) {
    warn(parameters, `unknown binding ${shown(value)}; using U`);
    return;
  }
  parameters.binding = value;
  if (value.includes('Q')) parameters.queueMode = true;
}
