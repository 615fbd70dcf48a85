/**
 * The Content-Format in which a device answers a Read (OMA-TS-LightweightM2M_Core-V1_1 7.4).
 */
import { ContentFormat } from '../../codec/content-format.ts';
import { encodeValues } from '../../codec/values.ts';
import type { ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import { pathDepth, type Lwm2mPath } from '../../path/path.ts';
import type { Data } from './tree-reader.ts';

const { text, opaque, cbor, senmlJson, senmlCbor, tlv, json, oldTlv, oldJson, lwm2mCbor } = ContentFormat;

const legacy: readonly number[] = [text, opaque, tlv, json, oldTlv, oldJson];
const modern: readonly number[] = [text, opaque, cbor, senmlJson, senmlCbor, tlv, json, lwm2mCbor];

/** Returns the Content-Formats that a device of that version reads and writes. */
export function formatsOf(lwm2mVersion: string): readonly number[] {
  return isAtLeast(lwm2mVersion, 1) ? modern : legacy;
}

/** Content-Formats announced in Register. In 1.0, `ct` announces only JSON. */
export function announcedFormats(lwm2mVersion: string): readonly number[] {
  return isAtLeast(lwm2mVersion, 1) ? modern : [json];
}

export interface EncodedValues {
  readonly payload: Buffer;
  readonly contentFormat: number;
}

/**
 * Encodes the result of a Read in the requested format, or in the preferred format of the device without an Accept.
 *
 * @throws Lwm2mRefusal 4.06; EncodeError
 */
export function encodeRead(
  data: Data,
  path: Lwm2mPath,
  records: readonly ValueRecord[],
  accept: number | undefined,
  device: { readonly lwm2mVersion: string; readonly preferred: number | undefined },
): EncodedValues {
  if (accept !== undefined && !formatsOf(device.lwm2mVersion).includes(accept)) {
    throw new Lwm2mRefusal('4.06', 'this Content-Format is not supported');
  }
  const contentFormat = accept ?? usualFormat(path, records, device);
  return { contentFormat, payload: encodeValues(contentFormat, path, records, data.models) };
}

function usualFormat(
  path: Lwm2mPath,
  records: readonly ValueRecord[],
  { lwm2mVersion, preferred }: { readonly lwm2mVersion: string; readonly preferred: number | undefined },
): number {
  const [record] = records;
  const isSingle = record !== undefined && records.length === 1 && pathDepth(record.path) === pathDepth(path);
  if (preferred !== undefined && (isSingle || !singleOnly.has(preferred))) return preferred;
  if (isSingle) return record.value instanceof Uint8Array ? opaque : text;
  return isAtLeast(lwm2mVersion, 1) ? senmlCbor : tlv;
}

const singleOnly: ReadonlySet<number> = new Set([text, opaque, cbor]);
