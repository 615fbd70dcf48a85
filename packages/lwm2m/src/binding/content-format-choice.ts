/**
 * Chooses the Content-Formats to try with a device, best first (OMA-TS-LightweightM2M_Core-V1_1 7.4).
 *
 * LwM2M 1.0 has TLV, plain text for single values, and optionally JSON, which the device announces with `ct`. From 1.1
 * on, `ct` lists all formats. For a device without `ct`, the server tries formats until one is not answered with 4.06
 * or 4.15.
 */
import { ContentFormat } from '../codec/content-format.ts';
import type { ModelRegistry } from '../model/registry.ts';
import { isAtLeast } from '../operation/version.ts';
import type { Lwm2mPath } from '../path/path.ts';

const { text, opaque, cbor, senmlJson, senmlCbor, tlv, json, lwm2mCbor, oldTlv, oldJson } = ContentFormat;

/** Kind of content that a format must carry. */
export type Content =
  /** several values, or one value whose path the payload must contain */
  | 'many'
  /** one value of the requested path */
  | 'single'
  /** one opaque value */
  | 'bytes';

/** LwM2M version and Content-Formats that the device has announced. */
export interface FormatKnowledge {
  readonly lwm2mVersion: string;
  readonly contentFormats: readonly number[];
}

const multiValueFormats: readonly number[] = [senmlCbor, senmlJson, tlv, lwm2mCbor, json];
const lwm2m11Formats: Readonly<Record<Content, readonly number[]>> = {
  many: multiValueFormats,
  single: [...multiValueFormats, cbor, text],
  bytes: [opaque, ...multiValueFormats, cbor],
};
/** Formats that most devices support, for a device that lists none. */
const assumedFormats: Readonly<Record<Content, readonly number[]>> = {
  many: [senmlCbor, senmlJson, tlv],
  single: [senmlCbor, senmlJson, tlv, text],
  bytes: [opaque, senmlCbor, tlv],
};
const lwm2m10Formats: Readonly<Record<Content, readonly number[]>> = {
  many: [tlv, json],
  single: [text, tlv, json],
  bytes: [tlv, opaque],
};

/** Formats to try, best first. */
export function formatsToTry(device: FormatKnowledge, content: Content): readonly number[] {
  const { contentFormats: offered } = device;
  if (!isAtLeast(device.lwm2mVersion, 1)) {
    if (!offered.includes(oldTlv) && !offered.includes(oldJson)) return lwm2m10Formats[content];
    return lwm2m10Formats[content].map((format) => preReleaseNumber(format, offered));
  }
  if (offered.length === 0) return assumedFormats[content];
  const common = lwm2m11Formats[content].filter((format) => offered.includes(format));
  // Devices often omit text and opaque from the list although they support them.
  if (content === 'bytes' && !common.includes(opaque)) return [...common, opaque];
  if (content === 'single' && !common.includes(text)) return [...common, text];
  return common.length > 0 ? common : assumedFormats[content];
}

/** Returns the number of TLV and JSON before LwM2M 1.0 for devices that list it. */
function preReleaseNumber(format: number, offered: readonly number[]): number {
  if (format === tlv && offered.includes(oldTlv)) return oldTlv;
  return format === json && offered.includes(oldJson) ? oldJson : format;
}

/** Returns the kind of content of a path. A resource without a known definition may be a multiple-instance one. */
export function contentAt(path: Lwm2mPath, models: ModelRegistry): Content {
  const { objectId, resourceId, resourceInstanceId } = path;
  if (objectId === undefined || resourceId === undefined) return 'many';
  const model = models.resource(objectId, resourceId);
  if (resourceInstanceId === undefined && (model === undefined || model.multiple)) return 'many';
  return model?.type === 'Opaque' ? 'bytes' : 'single';
}

/** Returns the format of an answer without Content-Format. */
export function assumedFormat(asked: number | undefined, content: Content): number {
  if (asked !== undefined) return asked;
  if (content === 'many') return tlv;
  return content === 'bytes' ? opaque : text;
}
