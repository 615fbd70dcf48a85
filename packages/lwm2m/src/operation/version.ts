/**
 * Versions of the enabler in the `lwm2m` parameter of a Register (OMA-TS-LightweightM2M_Core-V1_1 6.2.1).
 */

/** Version of a device that states none. */
export const DEFAULT_LWM2M_VERSION = '1.0';

/** Whether this package supports the LwM2M version of a device, and the version to use. */
export type VersionVerdict =
  /** `version` is the version to use; `warning` describes a deviation. */
  | { readonly served: true; readonly version: string; readonly warning?: string }
  /** `4.12`: an unsupported version; `4.00`: not a version. */
  | { readonly served: false; readonly coapCode: '4.00' | '4.12'; readonly message: string };

const VERSION = /^(\d{1,3})(?:\.(\d{1,3}))?(\.\d{1,5})?$/;
const KNOWN = new Set(['1.0', '1.1', '1.2']);

/**
 * Decides whether a device's version is supported. Every 1.x is: minor versions are backward compatible, so a device
 * newer than this code is served as the version that it states. Other major versions are refused with 4.12.
 */
export function judgeVersion(text: string | undefined): VersionVerdict {
  if (text !== undefined && KNOWN.has(text)) return { served: true, version: text };
  if (text === undefined) return servedWithWarning(DEFAULT_LWM2M_VERSION, 'lwm2m is missing; using 1.0');
  const match = VERSION.exec(text);
  if (!match) return { served: false, coapCode: '4.00', message: 'lwm2m is not a version such as 1.1' };
  const [, major, minor = '0', rest] = match;
  if (Number(major) !== 1) {
    return { served: false, coapCode: '4.12', message: 'unsupported LwM2M version; use 1.0 to 1.2' };
  }
  const version = `1.${Number(minor)}`;
  return KNOWN.has(version) && rest === undefined && match[2] !== undefined
    ? { served: true, version }
    : servedWithWarning(version, `lwm2m is ${text}; using ${version}`);
}

function servedWithWarning(version: string, warning: string): VersionVerdict {
  return { served: true, version, warning };
}

/** Whether a version is at least 1.`minor`. */
export function isAtLeast(version: string, minor: number): boolean {
  const [major = 0, own = 0] = version.split('.').map(Number);
  return major > 1 || (major === 1 && own >= minor);
}
